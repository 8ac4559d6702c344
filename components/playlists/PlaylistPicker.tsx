import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { ask, type PlaylistChoice } from '../../lib/messages';
import { listText, quotedText } from '../format/listText';
import { useAnswer } from '../hooks/useAnswer';
import { useTask } from '../hooks/useTask';
import { Button } from '../ui/Button';
import { FailureNotice, LiveRegion, Notice, Waiting } from '../ui/Notice';
import { matches } from '../ui/useListbox';
import { type CreatePlaylist, NewPlaylist } from './NewPlaylist';
import { PlaylistOptions } from './PlaylistOptions';
import { ReadPlaylists } from './ReadPlaylists';
import { WatchLater } from './WatchLater';

interface PlaylistPickerProps {
  /** If absent, several videos are saved: which playlists have them is not shown. */
  videoId?: string | undefined;
  /** A save is under way. */
  busy?: boolean;
  /** Quota units of saving to one playlist. */
  price: number;
  /** Called with the playlist that was picked, or with all whose boxes are ticked. */
  onSave: (playlists: readonly PlaylistChoice[]) => void;
  /** If absent, no new playlist can be created. */
  onCreate?: CreatePlaylist | undefined;
  /** Begins with the form for a new playlist. */
  beginsNew?: boolean;
  /** Called instead of showing the form for a new playlist. */
  onNew?: (() => void) | undefined;
}

/** The list may be higher than the popup. */

/** Maximum of playlists that one press searches for the video; each costs one quota unit. */
const searchLimit = 25;

/**
 * A list of the active channel's playlists, filtered by typing; with a form for a new one. A press on a playlist saves
 * there at once; once a box is ticked, presses tick further ones, and a button saves to all of them.
 */
export function PlaylistPicker(props: PlaylistPickerProps) {
  const { videoId, busy = false, beginsNew = false, price, onSave, onCreate } = props;
  const all = useAnswer('playlists', videoId === undefined ? {} : { videoId });
  const [typed, setTyped] = useState('');
  const [searched, setSearched] = useState<PlaylistChoice[]>([]);
  const [isNew, setNew] = useState(beginsNew);
  /** Ids of the ticked playlists; typing does not change them. */
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  /** The picked playlists if one has the video already: the video would be added a second time. */
  const [doubtful, setDoubtful] = useState<readonly PlaylistChoice[]>([]);

  const known = new Map(searched.map((playlist) => [playlist.playlistId, playlist]));
  const playlists = (all.answer ?? []).map((playlist) => ({
    ...playlist,
    ...known.get(playlist.playlistId),
  }));
  const found = playlists.filter((playlist) => matches(playlist.title, typed));

  const chosen = playlists.filter(({ playlistId }) => ticked.has(playlistId));
  const doubles = doubtful.filter(({ holds }) => holds);
  const save = (picked: readonly PlaylistChoice[]) => {
    if (picked.some(({ holds }) => holds)) return setDoubtful(picked);
    setDoubtful([]);
    onSave(picked);
  };
  const tick = ({ playlistId }: PlaylistChoice) => {
    setDoubtful([]);
    setTicked((before) => {
      const after = new Set(before);
      if (!after.delete(playlistId)) after.add(playlistId);
      return after;
    });
  };

  if (isNew && onCreate && videoId !== undefined)
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
      <PlaylistOptions
        found={found}
        ticked={ticked}
        typed={typed}
        busy={busy}
        onType={setTyped}
        onTick={tick}
        onPick={(playlist) => (ticked.size > 0 ? tick(playlist) : save([playlist]))}
      />
      {found.length > 0 && (
        <SaveToTicked chosen={chosen} price={price} busy={busy} onSave={() => save(chosen)} />
      )}
      <LiveRegion>
        {doubles.length > 0 && (
          <Notice tone="warn">
            <p>{i18n.t('common.double', { playlist: quotedText(doubles.map(({ title }) => title)) })}</p>
            <div class="row">
              <Button small busy={busy} onClick={() => onSave(doubtful)}>
                {i18n.t('common.saveAgain')}
              </Button>
            </div>
          </Notice>
        )}
      </LiveRegion>
      {!all.answer && all.waiting && <Waiting text={i18n.t('common.loadingPlaylists')} />}
      {all.answer && found.length === 0 && (
        <p class="soft">
          {typed ? i18n.t('common.noPlaylistLike', { text: typed }) : i18n.t('common.noPlaylists')}
        </p>
      )}
      {/* Rendered with the list above it, so that the buttons do not move while the list loads. */}
      {(all.answer || all.failure) && onCreate && (
        <div class="row">
          <Button icon="plus" onClick={props.onNew ?? (() => setNew(true))}>
            {typed.trim() && found.length === 0
              ? i18n.t('common.newPlaylistNamed', { title: typed.trim() })
              : i18n.t('common.newPlaylist')}
          </Button>
        </div>
      )}
      {videoId !== undefined && (
        <SearchPlaylists
          videoId={videoId}
          playlists={found}
          onSearched={(more) => setSearched([...searched, ...more])}
        />
      )}
      {onCreate && all.answer?.every(({ title }) => title !== i18n.t('common.watchLater')) && (
        <WatchLater busy={busy} onCreate={onCreate} />
      )}
      {all.answer?.some(({ holds }) => holds === undefined) && <ReadPlaylists onRead={all.again} />}
    </div>
  );
}

interface SaveToTickedProps {
  chosen: readonly PlaylistChoice[];
  price: number;
  busy: boolean;
  onSave: () => void;
}

/** How to choose several playlists; once a box is ticked, the button that saves to all of them. */
function SaveToTicked({ chosen, price, busy, onSave }: SaveToTickedProps) {
  const count = chosen.length;
  if (count === 0) return <p class="soft small">{i18n.t('common.tickHint')}</p>;
  return (
    <div class="field">
      <div class="row">
        <Button kind="primary" busy={busy} onClick={onSave}>
          {i18n.t('common.saveToTicked', { count })}
        </Button>
        <span class="soft small">{i18n.t('common.units', { count: count * price })}</span>
      </div>
      <p class="soft small" role="status">
        {listText(chosen.map(({ title }) => title))}
      </p>
    </div>
  );
}

interface SearchPlaylistsProps {
  videoId: string;
  playlists: PlaylistChoice[];
  onSearched: (playlists: PlaylistChoice[]) => void;
}

/** A button that searches playlists for the video; its label has the price in quota units. */
function SearchPlaylists({ videoId, playlists, onSearched }: SearchPlaylistsProps) {
  const task = useTask();
  const unknown = playlists.filter((playlist) => playlist.holds === undefined).slice(0, searchLimit);
  const search = () =>
    void task.start('search', async () => {
      const searchIn = unknown.map((playlist) => playlist.playlistId);
      const answer = await ask('playlists', { videoId, searchIn });
      onSearched(answer.filter((playlist) => searchIn.includes(playlist.playlistId)));
    });
  if (unknown.length === 0) return null;
  return (
    <>
      <div class="row">
        <Button
          kind="quiet"
          flush="start"
          busy={task.busy !== undefined}
          title={i18n.t('common.searchPlaylistsHint')}
          onClick={search}
        >
          {i18n.t('common.searchPlaylists', { count: unknown.length })}
        </Button>
      </div>
      <LiveRegion task={task} />
    </>
  );
}
