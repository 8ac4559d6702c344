import { useEffect, useRef } from 'preact/hooks';
import { i18n } from '#i18n';
import { ask } from '../../lib/messages';
import { useAnswer } from '../hooks/useAnswer';
import { useWork } from '../hooks/useTask';
import { Button } from '../ui/Button';
import { FailureNotice } from '../ui/Notice';

/** How often a page looks how far a reading is, in milliseconds: a frame inside a page hears of no changes. */
const lookEvery = 1_000;

/**
 * Reads all playlists once, with the price on the button: from then on nobody has to ask what holds a video. Then how far
 * it is, and nothing more once they are kept.
 */
export function ReadPlaylists({ onRead }: { onRead: () => void }) {
  const index = useAnswer('playlistIndex', {}, { live: true });
  const work = useWork(index.again);
  const { again, answer } = index;
  const reading = answer?.reading;
  const isReading = reading !== undefined && answer?.failure === undefined;

  useEffect(() => {
    if (!isReading) return;
    const timer = setInterval(again, lookEvery);
    return () => clearInterval(timer);
  }, [isReading, again]);
  const wasReading = useRef(false);
  useEffect(() => {
    if (wasReading.current && !isReading) onRead();
    wasReading.current = isReading;
  }, [isReading, onRead]);

  if (work.failure) return <FailureNotice failure={work.failure} {...work.ways} />;
  if (answer?.failure) return <FailureNotice tone="info" failure={answer.failure} onRemedied={again} />;
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
  // What it costs is known once they were listed.
  if (answer.isKept || answer.listedAt === undefined) return null;
  return (
    <div class="row">
      <Button
        kind="quiet"
        flush="start"
        busy={work.busy !== undefined}
        title={i18n.t('common.readPlaylistsHint')}
        onClick={() => void work.start('read', () => ask('readPlaylists', {}))}
      >
        {i18n.t('common.readPlaylists', { count: answer.price })}
      </Button>
    </div>
  );
}
