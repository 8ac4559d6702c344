import { useEffect, useId, useRef } from 'preact/hooks';
import { i18n } from '#i18n';
import { ask } from '../../lib/messages';
import { useAnswer } from '../hooks/useAnswer';
import { useTask } from '../hooks/useTask';
import { Button } from '../ui/Button';
import { FailureNotice, LiveRegion, Notice } from '../ui/Notice';

/** Milliseconds between polls of the progress: a frame in another site's page receives no change events. */
const pollInterval = 1_000;

/**
 * A button that reads the contents of all playlists, with the price on its label; then the progress. Hidden once they
 * are stored: from then on it is known without requests which playlists have a video.
 */
export function ReadPlaylists({ onRead }: { onRead: () => void }) {
  const index = useAnswer('playlistIndex', {});
  const task = useTask(index.again);
  const hintId = useId();
  const { again, answer } = index;
  const reading = answer?.reading;
  const isReading = reading !== undefined && answer?.failure === undefined;

  useEffect(() => {
    if (!isReading) return;
    const timer = setInterval(again, pollInterval);
    return () => clearInterval(timer);
  }, [isReading, again]);
  const wasReading = useRef(false);
  useEffect(() => {
    if (wasReading.current && !isReading) onRead();
    wasReading.current = isReading;
  }, [isReading, onRead]);

  if (answer?.failure)
    return (
      <div class="reading">
        <FailureNotice tone="info" failure={answer.failure} onRemedied={again} />
      </div>
    );
  if (answer === undefined) return null;
  if (isReading)
    return (
      <div class="reading soft small" role="status">
        <progress
          aria-label={i18n.t('common.readingPlaylists')}
          max={Math.max(1, reading.of)}
          value={reading.done}
        />
        {i18n.t('common.readSoFar', { done: reading.done, all: reading.of })}
      </div>
    );
  // The price is known once the playlists were listed.
  if (answer.isKept || answer.listedAt === undefined) return null;
  return (
    <div>
      <Notice>
        <div class="row">
          <p id={hintId} class="grow small">
            {i18n.t('common.readPlaylistsHint')}
          </p>
          <Button
            small
            busy={task.busy !== undefined}
            describedBy={hintId}
            onClick={() => void task.start('read', () => ask('readPlaylists', {}))}
          >
            {i18n.t('common.readPlaylists', { count: answer.price })}
          </Button>
        </div>
      </Notice>
      <LiveRegion task={task} />
    </div>
  );
}
