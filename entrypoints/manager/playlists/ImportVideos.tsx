import { useMemo, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { FailureNotice, Notice, Waiting } from '../../../components/Notice';
import { type Reading, readLinks } from '../../../lib/files/links';
import { readPlaylists } from '../../../lib/files/playlists';
import type { PlaylistName } from '../../../lib/lists/entry';
import { type SavedVideo, saveMany } from '../../../lib/lists/plans';
import { ReadingNotes } from '../lists/ReadingNotes';
import { TextSource } from '../lists/TextSource';
import { ToolPanel } from '../lists/ToolPanel';
import { PriceBeforeStart } from '../runs/PriceBeforeStart';
import { useContents } from './contents';
import { OpenTabs } from './OpenTabs';
import { TargetField } from './TargetField';

interface ImportVideosProps {
  playlists: readonly PlaylistName[];
  /** Those of a page that the person has come from. */
  videoIds?: readonly string[] | undefined;
  onClose: () => void;
}

/** Saves the videos of a file, a text or the open tabs to one of my playlists. */
export function ImportVideos({ playlists, videoIds, onClose }: ImportVideosProps) {
  const [readings, setReadings] = useState<readonly Reading[] | undefined>(
    () => videoIds && [readLinks(videoIds.map(addressOfVideo).join('\n'))],
  );
  const [target, setTarget] = useState<PlaylistName>();
  const videos = useMemo(() => videosOf(readings ?? []), [readings]);
  return (
    <ToolPanel title={i18n.t('lists.importVideos')} onClose={onClose}>
      <TextSource
        fileLabel={i18n.t('lists.videoFile')}
        fileHint={i18n.t('lists.videoFileHint')}
        accept={['.csv', '.json', '.txt', 'text/csv', 'text/plain', 'application/json']}
        textLabel={i18n.t('lists.pasteVideos')}
        textHint={i18n.t('lists.pasteHint')}
        isMany
        read={readPlaylists}
        onRead={(read) => setReadings(read.flat())}
      />
      <OpenTabs onAddresses={(addresses) => setReadings([readLinks(addresses.join('\n'))])} />
      {readings && (
        <>
          <p role="status">{i18n.t('lists.videosFound', videos.length, [String(videos.length)])}</p>
          <ReadingNotes
            repeated={readings.reduce((sum, { repeated }) => sum + repeated, 0)}
            notUnderstood={readings.flatMap(({ notUnderstood }) => notUnderstood)}
          />
        </>
      )}
      {videos.length > 0 && <TargetField playlists={playlists} target={target} onChoose={setTarget} />}
      {videos.length > 0 && target && <Saving key={target.playlistId} videos={videos} target={target} />}
    </ToolPanel>
  );
}

const addressOfVideo = (videoId: string) => `https://www.youtube.com/watch?v=${encodeURIComponent(videoId)}`;

function videosOf(readings: readonly Reading[]): SavedVideo[] {
  return readings
    .flatMap(({ named }) => named)
    .flatMap(({ subject, title }) => (subject.kind === 'video' ? { videoId: subject.videoId, title } : []));
}

interface SavingProps {
  videos: readonly SavedVideo[];
  target: PlaylistName;
}

function Saving(props: SavingProps) {
  const { isWhole, items, failure, again } = useContents(props.target.playlistId);
  if (failure) return <FailureNotice failure={failure} onRemedied={again} />;
  if (!isWhole) return <Waiting text={i18n.t('lists.readingPlaylist')} />;
  return <SavingPlan {...props} holds={items.map(({ videoId }) => videoId)} />;
}

/** What was in the list when it was chosen is passed over, unless the person wants it there once more. */
function SavingPlan({ videos, target, holds }: SavingProps & { holds: readonly string[] }) {
  const [held] = useState(() => new Set(holds));
  const [doubles, setDoubles] = useState(false);
  const { items, already } = useMemo(
    () => saveMany(videos, target, held, { doubles }),
    [videos, target, held, doubles],
  );
  return (
    <>
      {already.length > 0 && (
        <Notice>
          <p>{i18n.t('lists.already', already.length, [String(already.length)])}</p>
          <label class="choice">
            <input
              type="checkbox"
              checked={doubles}
              onChange={({ currentTarget }) => setDoubles(currentTarget.checked)}
            />
            {i18n.t('lists.saveDoubles')}
          </label>
        </Notice>
      )}
      {items.length > 0 ? (
        <PriceBeforeStart kind="save" about={target.title} items={items} />
      ) : (
        <Notice>{i18n.t('lists.nothingToDo')}</Notice>
      )}
    </>
  );
}
