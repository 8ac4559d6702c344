import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { CollectionView } from '../../../components/collection/CollectionView';
import { useRunning } from '../../../components/hooks/useRunning';
import { useWords } from '../../../components/hooks/useWords';
import { ReadPlaylists } from '../../../components/playlists/ReadPlaylists';
import { Button } from '../../../components/ui/Button';
import { Results } from '../../../components/ui/Result';
import type { IndexedPlaylist } from '../../../lib/messages';
import type { ChannelSubject, PlaylistSubject } from '../../../lib/pages/subject';
import type { DropSource } from '../useDrop';
import { CopyVideos } from './CopyVideos';
import { ExportForm } from './ExportForm';
import { ImportVideos } from './ImportVideos';
import { MergeForm } from './MergeForm';
import { PlaylistForm } from './PlaylistForm';
import { declarePlaylists } from './playlists';
import { usePlaylists } from './usePlaylists';

interface PlaylistListProps {
  as: string;
  /** Videos of a page that are to be saved; opens the import form. */
  videoIds?: readonly string[] | undefined;
  /** A playlist or channel whose videos are to be saved; opens the form for it. */
  from?: PlaylistSubject | ChannelSubject | undefined;
  /** Links or lists of videos that were dropped onto the page; opens the import form. */
  dropped?: DropSource | undefined;
}

/** They are exported with their contents, by a form. */
const noFiles: [] = [];

/** The open form, with the playlists that were selected when it was opened. */
type Form =
  | { kind: 'new' | 'import' | 'copy' }
  | { kind: 'merge' | 'export'; chosen: readonly IndexedPlaylist[] }
  | { kind: 'edit'; playlist: IndexedPlaylist };

/** The playlists of the active channel, with forms to create, import, merge and export. */
export function PlaylistList({ as, videoIds, from, dropped }: PlaylistListProps) {
  const state = usePlaylists(as);
  const { rows, view, again } = state;
  const running = useRunning(undefined, 'manager', again, as);
  const atFirst = from ? 'copy' : (videoIds ?? dropped) && 'import';
  const [open, setOpen] = useState<Form | undefined>(atFirst && { kind: atFirst });
  const close = () => setOpen(undefined);
  const declared = useWords(() => declarePlaylists((playlist) => setOpen({ kind: 'edit', playlist })), []);
  const edited = open?.kind === 'edit' ? open.playlist : undefined;
  return (
    <>
      <ReadPlaylists onRead={again} />
      <Results running={running} onRemedied={again} isToast />
      {open?.kind === 'import' && view && (
        <ImportVideos playlists={rows} videoIds={videoIds} dropped={dropped} onClose={close} />
      )}
      {open?.kind === 'copy' && from && view && <CopyVideos from={from} playlists={rows} onClose={close} />}
      {open?.kind === 'merge' && <MergeForm chosen={open.chosen} onClose={close} />}
      {open?.kind === 'export' && <ExportForm chosen={open.chosen} onClose={close} />}
      {(open?.kind === 'new' || edited) && (
        <PlaylistForm key={edited?.playlistId} playlist={edited} running={running} onClose={close} />
      )}
      <CollectionView
        declared={declared}
        state={state}
        files={noFiles}
        whenEmpty={i18n.t('lists.noPlaylistsYet')}
        tools={
          <>
            <Button icon="plus" onClick={() => setOpen({ kind: 'new' })}>
              {i18n.t('action.playlist.create.label')}
            </Button>
            <Button onClick={() => setOpen({ kind: 'import' })}>{i18n.t('lists.importVideos')}</Button>
          </>
        }
        path="playlists"
        toAddress={({ playlistId }) => `#playlists/${playlistId}`}
        actions={({ chosen }) => (
          <>
            <Button small disabled={chosen.length < 2} onClick={() => setOpen({ kind: 'merge', chosen })}>
              {i18n.t('lists.merge')}
            </Button>
            <Button small onClick={() => setOpen({ kind: 'export', chosen })}>
              {i18n.t('lists.export')}
            </Button>
          </>
        )}
      />
    </>
  );
}
