import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { ask, type PlaylistChoice } from '../../lib/messages';
import { toFailure, useAnswer } from '../hooks/useAnswer';
import { Button } from '../ui/Button';
import { focusWhenDrawn } from '../ui/Field';
import { Icon } from '../ui/Icon';
import { FailureNotice, News, Notice, Waiting } from '../ui/Notice';
import { matches, useListbox } from '../ui/useListbox';
import { type CreatePlaylist, NewPlaylist } from './NewPlaylist';
import { ReadPlaylists } from './ReadPlaylists';
import { WatchLater } from './WatchLater';

interface PlaylistPickerProps {
  videoId: string;
  /** A save is on its way. */
  busy?: boolean;
  onSave: (playlist: PlaylistChoice) => void;
  /** Absent where no new playlist can be made. */
  onCreate?: CreatePlaylist | undefined;
}

/** Looking whether a playlist holds a video costs a unit each: no more than this at once. */
const lookAtOnce = 25;

/** All playlists of the acting channel, narrowed down by typing; or a new one. */
export function PlaylistPicker({ videoId, busy = false, onSave, onCreate }: PlaylistPickerProps) {
  const all = useAnswer('playlists', { videoId });
  const [typed, setTyped] = useState('');
  const [looked, setLooked] = useState<PlaylistChoice[]>([]);
  const [isNew, setNew] = useState(false);
  /** A list that holds the video already: the platform would take it a second time. */
  const [double, setDouble] = useState<PlaylistChoice>();

  const known = new Map(looked.map((playlist) => [playlist.playlistId, playlist]));
  const playlists = (all.answer ?? []).map((playlist) => ({
    ...playlist,
    ...known.get(playlist.playlistId),
  }));
  const found = playlists.filter((playlist) => matches(playlist.title, typed));

  const pick = (playlist: PlaylistChoice) => {
    if (playlist.holds) return setDouble(playlist);
    setDouble(undefined);
    onSave(playlist);
  };

  if (isNew && onCreate)
    return (
      <NewPlaylist
        videoId={videoId}
        title={typed}
        busy={busy}
        onCreate={onCreate}
        onCancel={() => setNew(false)}
      />
    );
  return (
    <div class="stack">
      {all.failure && <FailureNotice failure={all.failure} onRemedied={all.again} />}
      <PlaylistList found={found} typed={typed} onType={setTyped} busy={busy} onPick={pick} />
      <News>
        {double && (
          <Notice tone="warn">
            <p>{i18n.t('common.double', { playlist: double.title })}</p>
            <div class="row">
              <Button small busy={busy} onClick={() => onSave(double)}>
                {i18n.t('common.saveAgain')}
              </Button>
            </div>
          </Notice>
        )}
      </News>
      {!all.answer && all.waiting && <Waiting text={i18n.t('common.loadingPlaylists')} />}
      {all.answer && found.length === 0 && (
        <p class="soft">
          {typed ? i18n.t('common.noPlaylistLike', { text: typed }) : i18n.t('common.noPlaylists')}
        </p>
      )}
      {/* Below the list, so not before it: a press must not slip away as it comes. */}
      {(all.answer || all.failure) && (
        <div class="row">
          {onCreate && (
            <Button icon="plus" onClick={() => setNew(true)}>
              {i18n.t('common.newPlaylist')}
            </Button>
          )}
          <LookInside
            videoId={videoId}
            playlists={found}
            onLooked={(more) => setLooked([...looked, ...more])}
          />
        </div>
      )}
      {onCreate && all.answer?.every(({ title }) => title !== i18n.t('common.watchLater')) && (
        <WatchLater busy={busy} onCreate={onCreate} />
      )}
      {all.answer?.some(({ holds }) => holds === undefined) && <ReadPlaylists onRead={all.again} />}
    </div>
  );
}

interface PlaylistListProps {
  found: PlaylistChoice[];
  typed: string;
  onType: (typed: string) => void;
  busy: boolean;
  onPick: (playlist: PlaylistChoice) => void;
}

function PlaylistList({ found, typed, onType, busy, onPick }: PlaylistListProps) {
  const pick = (index: number) => {
    const playlist = found[index];
    if (playlist && !busy) onPick(playlist);
  };
  const listbox = useListbox({
    count: found.length,
    version: typed,
    first: 0,
    isOpen: true,
    onOpen: () => {},
    onPick: pick,
    onEscape: () => {
      onType('');
      return typed !== '';
    },
  });
  return (
    <>
      <input
        class="input"
        type="text"
        role="combobox"
        autocomplete="off"
        aria-label={i18n.t('common.filterPlaylists')}
        aria-autocomplete="list"
        aria-expanded={found.length > 0}
        aria-controls={found.length > 0 ? listbox.listId : undefined}
        aria-activedescendant={listbox.activeId}
        placeholder={i18n.t('common.filterPlaylists')}
        ref={focusWhenDrawn}
        value={typed}
        onInput={(event) => onType(event.currentTarget.value)}
        onKeyDown={listbox.onKeyDown}
      />
      {found.length > 0 && (
        <div
          id={listbox.listId}
          class="options"
          role="listbox"
          aria-label={i18n.t('common.playlists')}
          aria-busy={busy}
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
        >
          {found.map((playlist, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the text (aria-activedescendant)
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the text field
            <div
              key={playlist.playlistId}
              id={listbox.optionId(index)}
              class="option"
              role="option"
              aria-selected={index === listbox.active}
              onPointerMove={() => index !== listbox.active && listbox.setActive(index)}
              onClick={() => pick(index)}
            >
              <span class="grow one-line" title={playlist.title}>
                {playlist.title}
              </span>
              <span class="soft small">{playlist.holds ? <Held /> : about(playlist)}</span>
            </div>
          ))}
        </div>
      )}
    </>
  );
}

function Held() {
  return (
    <span class="row">
      <Icon name="check" />
      {i18n.t('common.inItAlready')}
    </span>
  );
}

const privacyLabel = new Map([
  ['private', () => i18n.t('common.private')],
  ['unlisted', () => i18n.t('common.unlisted')],
  ['public', () => i18n.t('common.public')],
]);

function about({ itemCount, privacyStatus }: PlaylistChoice): string {
  const count = itemCount === undefined ? undefined : i18n.t('common.videoCount', { count: itemCount });
  return [count, privacyLabel.get(privacyStatus ?? '')?.()].filter(Boolean).join(' · ');
}

interface LookInsideProps {
  videoId: string;
  playlists: PlaylistChoice[];
  onLooked: (playlists: PlaylistChoice[]) => void;
}

/** Membership on request, with its price on the button. */
function LookInside({ videoId, playlists, onLooked }: LookInsideProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ReturnType<typeof toFailure>>();
  const unknown = playlists.filter((playlist) => playlist.holds === undefined).slice(0, lookAtOnce);
  const look = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const lookIn = unknown.map((playlist) => playlist.playlistId);
      const answer = await ask('playlists', { videoId, lookIn });
      onLooked(answer.filter((playlist) => lookIn.includes(playlist.playlistId)));
    } catch (error) {
      setFailure(toFailure(error));
    }
    setBusy(false);
  };
  if (failure) return <FailureNotice failure={failure} onRemedied={look} />;
  if (unknown.length === 0) return null;
  return (
    <Button
      kind="quiet"
      flush="start"
      busy={busy}
      title={i18n.t('common.searchPlaylistsHint')}
      onClick={look}
    >
      {i18n.t('common.searchPlaylists', { count: unknown.length })}
    </Button>
  );
}
