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
  /** A save is under way. */
  busy?: boolean;
  onSave: (playlist: PlaylistChoice) => void;
  /** If absent, no new playlist can be created. */
  onCreate?: CreatePlaylist | undefined;
}

/** Maximum of playlists that one press searches for the video; each costs one quota unit. */
const searchLimit = 25;

/** A list of the active channel's playlists, filtered by typing; with a form for a new one. */
export function PlaylistPicker({ videoId, busy = false, onSave, onCreate }: PlaylistPickerProps) {
  const all = useAnswer('playlists', { videoId });
  const [typed, setTyped] = useState('');
  const [searched, setSearched] = useState<PlaylistChoice[]>([]);
  const [isNew, setNew] = useState(false);
  /** The picked playlist if it has the video already: the video would be added a second time. */
  const [duplicate, setDuplicate] = useState<PlaylistChoice>();

  const known = new Map(searched.map((playlist) => [playlist.playlistId, playlist]));
  const playlists = (all.answer ?? []).map((playlist) => ({
    ...playlist,
    ...known.get(playlist.playlistId),
  }));
  const found = playlists.filter((playlist) => matches(playlist.title, typed));

  const pick = (playlist: PlaylistChoice) => {
    if (playlist.holds) return setDuplicate(playlist);
    setDuplicate(undefined);
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
        {duplicate && (
          <Notice tone="warn">
            <p>{i18n.t('common.double', { playlist: duplicate.title })}</p>
            <div class="row">
              <Button small busy={busy} onClick={() => onSave(duplicate)}>
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
      {/* Rendered with the list above it, so that the buttons do not move while the list loads. */}
      {(all.answer || all.failure) && (
        <div class="row">
          {onCreate && (
            <Button icon="plus" onClick={() => setNew(true)}>
              {i18n.t('common.newPlaylist')}
            </Button>
          )}
          <SearchPlaylists
            videoId={videoId}
            playlists={found}
            onSearched={(more) => setSearched([...searched, ...more])}
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

interface SearchPlaylistsProps {
  videoId: string;
  playlists: PlaylistChoice[];
  onSearched: (playlists: PlaylistChoice[]) => void;
}

/** A button that searches playlists for the video; its label has the price in quota units. */
function SearchPlaylists({ videoId, playlists, onSearched }: SearchPlaylistsProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ReturnType<typeof toFailure>>();
  const unknown = playlists.filter((playlist) => playlist.holds === undefined).slice(0, searchLimit);
  const search = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const lookIn = unknown.map((playlist) => playlist.playlistId);
      const answer = await ask('playlists', { videoId, lookIn });
      onSearched(answer.filter((playlist) => lookIn.includes(playlist.playlistId)));
    } catch (error) {
      setFailure(toFailure(error));
    }
    setBusy(false);
  };
  if (failure) return <FailureNotice failure={failure} onRemedied={search} />;
  if (unknown.length === 0) return null;
  return (
    <Button
      kind="quiet"
      flush="start"
      busy={busy}
      title={i18n.t('common.searchPlaylistsHint')}
      onClick={search}
    >
      {i18n.t('common.searchPlaylists', { count: unknown.length })}
    </Button>
  );
}
