import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import type { Running } from '../../components/hooks/useRunning';
import { Button } from '../../components/ui/Button';
import { Icon } from '../../components/ui/Icon';
import { Menu } from '../../components/ui/Menu';
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

/** Actions of a video or channel: save, the playlists that have the video, and toggles such as ratings. */
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
  const holding = playlists.flatMap((playlist) => {
    const offer = removes.find(({ input }) => input.playlistId === playlist.playlistId);
    return offer ? [{ ...playlist, offer }] : [];
  });
  return (
    <div class="stack offers">
      {save && <Save offer={save} holding={holding} running={running} onPlaylists={onPlaylists} />}
      {(others.length > 0 || report) && (
        <div class="row toggles">
          {others.map((offer) => (
            <Button
              key={offer.action}
              kind="quiet"
              icon={toRating(offer)}
              pressed={toRating(offer) && (offer.on ?? false)}
              // As on the platform, so that the row stays one line in every language
              bare={offer.role === 'dislike'}
              busy={running.busy === offer.action}
              title={offer.role === 'dislike' ? `${offer.label} · ${about(offer)}` : about(offer)}
              onClick={() => toggle(offer)}
            >
              {offer.label}
            </Button>
          ))}
          {report && (
            <Menu label={i18n.t('popup.moreActions')} icon="more" kind="quiet" bare>
              {() => (
                <div class="menu-items">
                  <Button kind="quiet" icon="alert" onClick={() => onReport(report)}>
                    {report.label}
                  </Button>
                </div>
              )}
            </Menu>
          )}
        </div>
      )}
      {manage !== undefined && (
        <div class="row">
          <Button icon="list" onClick={onManage}>
            {manage}
          </Button>
        </div>
      )}
    </div>
  );
}

const toRating = ({ role }: Offer) => (role === 'like' || role === 'dislike' ? role : undefined);

/** A playlist that has the video, with the offer that removes it. */
type Holding = PlaylistChoice & { offer: Offer };

interface SaveProps {
  offer: Offer;
  holding: readonly Holding[];
  running: Running;
  onPlaylists: () => void;
}

/**
 * Buttons to save to the playlist used last, and to open the picker. Once the video is saved, the first one says where it
 * is, in the same place, and opens the list of its playlists.
 */
function Save({ offer, holding, running, onPlaylists }: SaveProps) {
  const [isOpen, setOpen] = useState(false);
  const list = holding.length > 0 && <HoldingList holding={holding} running={running} />;
  if (offer.needs !== 'nothing')
    return (
      <>
        <Button kind="primary" icon="plus" onClick={onPlaylists}>
          {offer.label}
        </Button>
        {list}
      </>
    );
  return (
    <>
      <div class="row save">
        {offer.on ? (
          <Button icon="check" expanded={isOpen} disabled={!list} onClick={() => setOpen(!isOpen)}>
            <span class="grow one-line" dir="auto" title={whereText(holding)}>
              {whereText(holding)}
            </span>
            {list && <Icon name="down" />}
          </Button>
        ) : (
          <Button
            kind="primary"
            icon="plus"
            busy={running.busy === 'save'}
            title={about(offer)}
            onClick={() => void running.run('save', offer.action, offer.input)}
          >
            {offer.label}
          </Button>
        )}
        <Button busy={running.busy === 'playlist'} onClick={onPlaylists}>
          {i18n.t('popup.another')}
        </Button>
      </div>
      {(isOpen || !offer.on) && list}
    </>
  );
}

/** Where the video is: in its playlist, or in how many. */
function whereText(holding: readonly Holding[]): string {
  const [first] = holding;
  if (first === undefined) return i18n.t('popup.saved');
  if (holding.length === 1) return i18n.t('popup.inPlaylist', { playlist: first.title });
  return i18n.t('popup.inPlaylists', { count: holding.length });
}

/** The playlists that have the video, each with a button that removes it. */
function HoldingList({ holding, running }: { holding: readonly Holding[]; running: Running }) {
  return (
    <ul aria-label={i18n.t('popup.inThese')}>
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
