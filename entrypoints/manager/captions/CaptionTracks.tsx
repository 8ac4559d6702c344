import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { useTask } from '../../../components/hooks/useTask';
import { Button } from '../../../components/ui/Button';
import { LiveRegion } from '../../../components/ui/Notice';
import { ask } from '../../../lib/messages';
import { list } from '../../../lib/video/captions';
import { Track } from './Track';
import type { CaptionTrack } from './trackLabel';
import { UploadTrack } from './UploadTrack';

interface CaptionTracksProps {
  videoId: string;
  /** Id of the account that the page shows as active. */
  as: string;
  /** Whether the video has any; undefined if it is not known. */
  hasCaptions: boolean | undefined;
}

/** The caption tracks of a video. They are read when the person asks for them, since that costs 50 units. */
export function CaptionTracks({ videoId, as, hasCaptions }: CaptionTracksProps) {
  const [tracks, setTracks] = useState<readonly CaptionTrack[]>();
  const task = useTask();
  const read = async () => setTracks(await ask('captionTracks', { videoId }));
  const readAgain = () => void task.start('read', read);
  return (
    <section class="panel stack" aria-label={i18n.t('manager.captions')}>
      <h3>{i18n.t('manager.captions')}</h3>
      {tracks === undefined && hasCaptions !== undefined && (
        <p class="soft small">{i18n.t(hasCaptions ? 'videos.hasCaptions' : 'videos.noCaptions')}</p>
      )}
      <div class="row">
        <Button busy={task.busy !== undefined} onClick={readAgain}>
          {i18n.t(tracks === undefined ? 'captions.show' : 'captions.readAgain')}
        </Button>
        <span class="soft small">{i18n.t('common.units', { count: list.cost })}</span>
      </div>
      <LiveRegion task={task} />
      {tracks?.length === 0 && <p>{i18n.t('videos.noCaptions')}</p>}
      {tracks && tracks.length > 0 && (
        <ul class="stack caption-tracks" aria-label={i18n.t('manager.captions')}>
          {tracks.map((track) => (
            <Track key={track.captionId} videoId={videoId} track={track} as={as} onChanged={readAgain} />
          ))}
        </ul>
      )}
      <UploadTrack videoId={videoId} as={as} tracks={tracks} onDone={readAgain} />
    </section>
  );
}
