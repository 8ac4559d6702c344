import { saveFile } from '../../../components/format/saveFile';
import {
  type PlaylistFile,
  writePlaylistsCsv,
  writePlaylistsJson,
} from '../../../lib/importExport/playlists';

/** The formats of exported playlists. */
export type Format = 'csv' | 'json';

/** Saves playlists with their contents to one file. @param name of the file, without its ending */
export function savePlaylists(name: string, format: Format, files: readonly PlaylistFile[]): void {
  if (format === 'csv') saveFile(`${name}.csv`, 'text/csv', writePlaylistsCsv(files));
  else saveFile(`${name}.json`, 'application/json', writePlaylistsJson(files));
}
