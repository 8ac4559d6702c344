import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { useFilter } from '../../../components/collection/useFilter';
import { useAnswer } from '../../../components/hooks/useAnswer';
import { useRunning } from '../../../components/hooks/useRunning';
import { privacyLabel } from '../../../components/playlists/privacyLabel';
import { ReadPlaylists } from '../../../components/playlists/ReadPlaylists';
import { Blank, ListState } from '../../../components/ui/Blank';
import { Button } from '../../../components/ui/Button';
import { Details } from '../../../components/ui/Details';
import { TextField } from '../../../components/ui/Field';
import { Icon } from '../../../components/ui/Icon';
import { Picture } from '../../../components/ui/Picture';
import { Results } from '../../../components/ui/Result';
import type { IndexedPlaylist } from '../../../lib/messages';
import type { ChannelSubject, PlaylistSubject } from '../../../lib/pages/subject';
import { FindHint, LongList } from '../lists/LongList';
import type { DropSource } from '../useDrop';
import { CopyVideos } from './CopyVideos';
import { ExportForm } from './ExportForm';
import { ImportVideos } from './ImportVideos';
import { MergeForm } from './MergeForm';
import { PlaylistForm } from './PlaylistForm';

interface PlaylistListProps {
  as: string;
  /** Videos of a page that are to be saved; opens the import form. */
  videoIds?: readonly string[] | undefined;
  /** A playlist or channel whose videos are to be saved; opens the form for it. */
  from?: PlaylistSubject | ChannelSubject | undefined;
  /** Links or lists of videos that were dropped onto the page; opens the import form. */
  dropped?: DropSource | undefined;
}

/** The playlists of the active channel, with forms to create, import, merge and export. */
export function PlaylistList({ as, videoIds, from, dropped }: PlaylistListProps) {
  const { answer, failure, again } = useAnswer('playlistIndex', { list: true }, { live: true });
  const running = useRunning(undefined, 'manager', again, as);
  const [search, setSearch] = useState('');
  const isSearch = search.trim() !== '';
  const [open, setOpen] = useState<
    'new' | 'import' | 'copy' | 'merge' | 'export' | IndexedPlaylist | undefined
  >(from ? 'copy' : (videoIds ?? dropped) && 'import');
  const close = () => setOpen(undefined);
  const playlists = useFilter(answer?.playlists ?? none, toTitle, search);
  return (
    <>
      <TextField label={i18n.t('manager.search')} value={search} onInput={setSearch} />
      <div class="row">
        <Button icon="plus" onClick={() => setOpen('new')}>
          {i18n.t('action.playlist.create.label')}
        </Button>
        <Button onClick={() => setOpen('import')}>{i18n.t('lists.importVideos')}</Button>
        <Button disabled={(answer?.playlists.length ?? 0) < 2} onClick={() => setOpen('merge')}>
          {i18n.t('lists.merge')}
        </Button>
        <Button disabled={!answer?.playlists.length} onClick={() => setOpen('export')}>
          {i18n.t('lists.export')}
        </Button>
      </div>
      <ReadPlaylists onRead={again} />
      <Results running={running} onRemedied={again} isSticky />
      {open === 'import' && answer && (
        <ImportVideos playlists={answer.playlists} videoIds={videoIds} dropped={dropped} onClose={close} />
      )}
      {open === 'copy' && from && answer && (
        <CopyVideos from={from} playlists={answer.playlists} onClose={close} />
      )}
      {open === 'merge' && answer && <MergeForm playlists={answer.playlists} onClose={close} />}
      {open === 'export' && answer && <ExportForm playlists={answer.playlists} onClose={close} />}
      {(open === 'new' || typeof open === 'object') && (
        <PlaylistForm
          key={open === 'new' ? '' : open.playlistId}
          playlist={open === 'new' ? undefined : open}
          running={running}
          onClose={close}
        />
      )}
      <ListState failure={failure} isShown={answer !== undefined} again={again} />
      {answer && playlists.length === 0 && (
        <Blank drawing={isSearch ? 'search' : 'empty'}>
          {i18n.t(isSearch ? 'lists.noPlaylists' : 'lists.noPlaylistsYet')}
        </Blank>
      )}
      {playlists.length > 0 && (
        <div class="panel stack">
          <FindHint count={playlists.length} />
          <LongList
            label={i18n.t('manager.playlists')}
            items={playlists}
            toId={toId}
            rowHeight={61}
            rowClass="list-row row"
            draw={(playlist) => (
              <>
                <Picture class="thumbnail row-picture" address={playlist.image}>
                  <Icon name="list" />
                </Picture>
                <div class="grow">
                  <a class="row-title" dir="auto" href={`#playlists/${playlist.playlistId}`}>
                    {playlist.title}
                  </a>
                  <div class="soft small">
                    <Details parts={getDetails(playlist)} />
                  </div>
                </div>
                <Button small onClick={() => setOpen(playlist)}>
                  {i18n.t('manager.edit')}
                  <span class="unseen"> “{playlist.title}”</span>
                </Button>
              </>
            )}
          />
        </div>
      )}
    </>
  );
}

const none: readonly IndexedPlaylist[] = [];
const toId = ({ playlistId }: IndexedPlaylist) => playlistId;
const toTitle = ({ title }: IndexedPlaylist) => title;

function getDetails({ itemCount, privacyStatus }: IndexedPlaylist) {
  const count = itemCount === undefined ? '' : i18n.t('lists.videos', { count: itemCount });
  return [count, privacyLabel(privacyStatus)];
}
