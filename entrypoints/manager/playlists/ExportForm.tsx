import { useState } from 'preact/hooks';
import { i18n, locale } from '#i18n';
import { Button } from '../../../components/ui/Button';
import { LiveRegion, Notice } from '../../../components/ui/Notice';
import type { PlaylistFile } from '../../../lib/importExport/playlists';
import type { IndexedPlaylist } from '../../../lib/messages';
import { ToolPanel } from '../lists/ToolPanel';
import { PlaylistReader } from './PlaylistReader';
import { type Format, savePlaylists } from './savePlaylists';

interface ExportFormProps {
  /** The playlists to export. */
  chosen: readonly IndexedPlaylist[];
  onClose: () => void;
}

/** Exports playlists with their contents to one CSV or JSON file. */
export function ExportForm({ chosen, onClose }: ExportFormProps) {
  /** Format and playlists read so far while an export is under way. */
  const [progress, setProgress] = useState<{ format: Format; read: readonly PlaylistFile[] }>();
  const [saved, setSaved] = useState(0);
  const next = progress && chosen[progress.read.length];
  const begin = (format: Format) => {
    setSaved(0);
    setProgress({ format, read: [] });
  };
  const add = (file: PlaylistFile) => {
    if (progress === undefined) return;
    const read = [...progress.read, file];
    if (read.length < chosen.length) return setProgress({ ...progress, read });
    savePlaylists(i18n.t('manager.playlists'), progress.format, read);
    setProgress(undefined);
    setSaved(read.length);
  };
  return (
    <ToolPanel title={i18n.t('lists.exportPlaylists')} onClose={onClose}>
      {next ? (
        <PlaylistReader key={next.playlistId} playlist={next} onRead={(items) => add({ ...next, items })} />
      ) : (
        <>
          <p class="soft small">{new Intl.ListFormat(locale()).format(chosen.map(({ title }) => title))}</p>
          <p class="soft small">{i18n.t('lists.exportCost')}</p>
          <div class="row">
            <Button kind="primary" onClick={() => begin('csv')}>
              {i18n.t('lists.exportCsv')}
            </Button>
            <Button onClick={() => begin('json')}>{i18n.t('lists.exportJson')}</Button>
          </div>
        </>
      )}
      <LiveRegion>
        {saved > 0 && <Notice tone="good">{i18n.t('lists.exported', { count: saved })}</Notice>}
      </LiveRegion>
    </ToolPanel>
  );
}
