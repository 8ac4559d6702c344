import { i18n } from '#i18n';
import type { Running } from '../../components/hooks/useRunning';
import { Button } from '../../components/ui/Button';
import { Icon } from '../../components/ui/Icon';
import type { Offer, PlaylistChoice, SubjectView } from '../../lib/messages';

interface VideoOffersProps {
  view: SubjectView;
  running: Running;
  onPlaylists: () => void;
  onManage: () => void;
  onReport: (offer: Offer) => void;
}

/** Offers that are shown elsewhere than in the row of buttons. */
const placed = new Set<Offer['role']>(['save', 'remove', 'clearRating']);

/** Actions of a video or channel: save, toggles such as ratings, and the playlists that have the video. */
export function VideoOffers({ view, running, onPlaylists, onManage, onReport }: VideoOffersProps) {
  const { offers, manage, playlists = [] } = view;
  const save = offers.find(({ role }) => role === 'save');
  const clear = offers.find(({ role }) => role === 'clearRating');
  const report = offers.find(({ role }) => role === 'report');
  const removes = offers.filter(({ role }) => role === 'remove');
  const others = offers.filter((offer) => !placed.has(offer.role) && offer.needs === 'nothing');
  if (offers.length === 0 && manage === undefined)
    return view.notice ? null : <p class="soft">{i18n.t('popup.noOffers')}</p>;

  /** The button of a rating that is on clears it. */
  const toggle = (offer: Offer) => {
    const meant = offer.on && clear && toRating(offer) ? clear : offer;
    void running.run(offer.action, meant.action, meant.input);
  };
  return (
    <div class="stack">
      {save && <Save offer={save} running={running} onPlaylists={onPlaylists} />}
      {others.length > 0 && (
        <div class="row">
          {others.map((offer) => (
            <Button
              key={offer.action}
              icon={toRating(offer)}
              pressed={toRating(offer) && (offer.on ?? false)}
              busy={running.busy === offer.action}
              title={about(offer)}
              onClick={() => toggle(offer)}
            >
              {offer.label}
            </Button>
          ))}
        </div>
      )}
      {manage !== undefined && (
        <div class="row">
          <Button icon="list" onClick={onManage}>
            {manage}
          </Button>
        </div>
      )}
      <Holding playlists={playlists} removes={removes} running={running} />
      {report && (
        <div class="row">
          <Button kind="quiet" flush="start" small onClick={() => onReport(report)}>
            {report.label}
          </Button>
        </div>
      )}
    </div>
  );
}

const toRating = ({ role }: Offer) => (role === 'like' || role === 'dislike' ? role : undefined);

interface SaveProps {
  offer: Offer;
  running: Running;
  onPlaylists: () => void;
}

/**
 * Buttons to save to the playlist used last, and to open the picker. They keep their places once the video is saved.
 */
function Save({ offer, running, onPlaylists }: SaveProps) {
  if (offer.needs !== 'nothing')
    return (
      <Button kind="primary" icon="plus" onClick={onPlaylists}>
        {offer.label}
      </Button>
    );
  return (
    <div class="row save">
      <Button
        kind="primary"
        icon={offer.on ? 'check' : 'plus'}
        busy={running.busy === 'save'}
        disabled={offer.on}
        title={offer.on ? undefined : about(offer)}
        onClick={() => void running.run('save', offer.action, offer.input)}
      >
        {offer.on ? i18n.t('popup.saved') : offer.label}
      </Button>
      <Button busy={running.busy === 'playlist'} onClick={onPlaylists}>
        {i18n.t('popup.another')}
      </Button>
    </div>
  );
}

interface HoldingProps {
  playlists: PlaylistChoice[];
  /** One offer for each playlist that has the video. */
  removes: Offer[];
  running: Running;
}

/** The playlists that have the video, each with a button that removes it. */
function Holding({ playlists, removes, running }: HoldingProps) {
  const holding = playlists.flatMap((playlist) => {
    const offer = removes.find(({ input }) => input.playlistId === playlist.playlistId);
    return offer ? [{ ...playlist, offer }] : [];
  });
  if (holding.length === 0) return null;
  return (
    <ul class="holding" aria-label={i18n.t('popup.inThese')}>
      {holding.map(({ playlistId, title, offer }) => (
        <li key={playlistId} class="row holding-line">
          <Icon name="check" />
          <span class="grow one-line" dir="auto" title={title}>
            {i18n.t('popup.inPlaylist', { playlist: title })}
          </span>
          <Button
            small
            flush="end"
            kind="quiet"
            busy={running.busy === playlistId}
            title={about(offer)}
            onClick={() => void running.run(playlistId, offer.action, offer.input)}
          >
            {i18n.t('popup.remove')}
            <span class="unseen">{title}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Tool tip: the price, and whether the action can be undone. */
function about({ price, undoable }: Offer): string {
  const cost = i18n.t('common.units', { count: price });
  return undoable ? cost : `${cost} · ${i18n.t('common.noUndo')}`;
}
