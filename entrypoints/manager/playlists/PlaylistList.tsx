import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { useRunning } from '../../../components/hooks/useAction';
import { useAnswer } from '../../../components/hooks/useAnswer';
import { ReadPlaylists } from '../../../components/playlists/ReadPlaylists';
import { Button } from '../../../components/ui/Button';
import { TextField } from '../../../components/ui/Field';
import { FailureNotice, Notice, Waiting } from '../../../components/ui/Notice';
import { Results } from '../../../components/ui/Result';
import type { IndexedPlaylist } from '../../../lib/messages';
import type { ChannelSubject, PlaylistSubject } from '../../../lib/pages/subject';
import { CopyVideos } from './CopyVideos';
import { ExportForm } from './ExportForm';
import { ImportVideos } from './ImportVideos';
import { MergeForm } from './MergeForm';
import { PlaylistForm } from './PlaylistForm';
import { privacyLabel } from './privacyLabel';

interface PlaylistListProps {
  as: string;
  /** Videos of a page that are to be saved; opens the import form. */
  videoIds?: readonly string[] | undefined;
  /** A playlist or channel whose videos are to be saved; opens the form for it. */
  from?: PlaylistSubject | ChannelSubject | undefined;
}

/** The playlists of the active channel, with forms to create, import, merge and export. */
export function PlaylistList({ as, videoIds, from }: PlaylistListProps) {
  const { answer, failure, waiting, again } = useAnswer('playlistIndex', { list: true }, { live: true });
  const running = useRunning(undefined, 'manager', again, as);
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState<
    'new' | 'import' | 'copy' | 'merge' | 'export' | IndexedPlaylist | undefined
  >(from ? 'copy' : videoIds && 'import');
  const close = () => setOpen(undefined);
  const playlists = (answer?.playlists ?? []).filter(({ title }) =>
    title.toLowerCase().includes(search.trim().toLowerCase()),
  );
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
      <Results running={running} onRemedied={again} />
      {open === 'import' && answer && (
        <ImportVideos playlists={answer.playlists} videoIds={videoIds} onClose={close} />
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
      {failure && <FailureNotice failure={failure} onRemedied={again} />}
      {!answer && waiting && <Waiting />}
      {answer && playlists.length === 0 && <Notice>{i18n.t('lists.noPlaylists')}</Notice>}
      {playlists.length > 0 && (
        <ul class="panel rows" aria-label={i18n.t('manager.playlists')}>
          {playlists.map((playlist) => (
            <li key={playlist.playlistId} class="row">
              <div class="grow">
                <a class="row-title" href={`#playlists/${playlist.playlistId}`}>
                  {playlist.title}
                </a>
                <div class="soft small">{getDetail(playlist)}</div>
              </div>
              <Button small onClick={() => setOpen(playlist)}>
                {i18n.t('manager.edit')}
                <span class="unseen"> “{playlist.title}”</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function getDetail({ itemCount, privacyStatus }: IndexedPlaylist): string {
  const count = itemCount === undefined ? '' : i18n.t('lists.videos', { count: itemCount });
  return [count, privacyLabel(privacyStatus)].filter(Boolean).join(' · ');
}
