import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { listText } from '../../../components/format/listText';
import { type PlaylistReading, readLinks } from '../../../lib/importExport/links';
import { readPlaylists } from '../../../lib/importExport/playlists';
import type { IndexedPlaylist } from '../../../lib/messages';
import { videoUrl } from '../../../lib/pages/videoAddress';
import { ReadingNotes } from '../lists/ReadingNotes';
import { TextSource } from '../lists/TextSource';
import { ToolPanel } from '../lists/ToolPanel';
import type { DropSource } from '../useDrop';
import { ImportLists } from './ImportLists';
import { OpenTabs } from './OpenTabs';

interface ImportVideosProps {
  playlists: readonly IndexedPlaylist[];
  /** Videos of the page from which the form was opened. */
  videoIds?: readonly string[] | undefined;
  dropped?: DropSource | undefined;
  onClose: () => void;
}

interface Read {
  readings: readonly PlaylistReading[];
  /** Names of the files; empty for other sources. */
  from: string;
  /** Counts the readings, as a key that resets the form. */
  sequence: number;
}

/** Saves videos of a file, a text or the open tabs to playlists; each list of a file to its own playlist. */
export function ImportVideos({ playlists, videoIds, dropped, onClose }: ImportVideosProps) {
  const [read, setRead] = useState<Read | undefined>(
    () =>
      videoIds && {
        readings: [readLinks(videoIds.map((videoId) => videoUrl(videoId)).join('\n'))],
        from: '',
        sequence: 0,
      },
  );
  const take = (readings: readonly PlaylistReading[], from = '') =>
    setRead((before) => ({ readings, from, sequence: (before?.sequence ?? 0) + 1 }));
  const count = read?.readings.reduce((sum, { named }) => sum + named.filter(isVideo).length, 0) ?? 0;
  return (
    <ToolPanel title={i18n.t('lists.importVideos')} onClose={onClose}>
      <TextSource
        fileLabel={i18n.t('lists.videoFile')}
        fileHint={i18n.t('lists.videoFileHint')}
        accept={['.csv', '.json', '.db', '.txt', 'text/csv', 'text/plain', 'application/json']}
        textLabel={i18n.t('lists.pasteVideos')}
        textHint={i18n.t('lists.pasteHint')}
        isMany
        dropped={dropped}
        read={readPlaylists}
        onRead={(readings, from) =>
          take(
            readings.flatMap((file, at) => addTitle(file, from, at)),
            listText(from),
          )
        }
      />
      <OpenTabs onAddresses={(addresses) => take([readLinks(addresses.join('\n'))])} />
      {read && (
        <>
          <p role="status">{i18n.t('lists.videosFound', { count })}</p>
          <ReadingNotes
            repeated={read.readings.reduce((sum, { repeated }) => sum + repeated, 0)}
            notUnderstood={read.readings.flatMap(({ notUnderstood }) => notUnderstood)}
          />
          <ImportLists key={read.sequence} playlists={playlists} {...read} />
        </>
      )}
    </ToolPanel>
  );
}

/** Several files without titles are one list each, named after the file, as in the platform's own export. */
function addTitle(file: readonly PlaylistReading[], from: readonly string[], at: number): PlaylistReading[] {
  const name = from.length > 1 ? from[at]?.replace(/(-videos)?\.\w+$/i, '') : undefined;
  return file.map((reading) => ({ title: name, ...reading }));
}

const isVideo = ({ subject }: PlaylistReading['named'][number]) => subject.kind === 'video';
