import { useEffect, useRef } from 'preact/hooks';
import { type Answer, isUnderWay } from '../../lib/messages';
import { type Asked, useAnswer } from './useAnswer';

/** Milliseconds between polls: a stopped service worker sends no changes, and a message starts it again. */
const pollInterval = 2_000;

/** All batches, newest first, kept up to date while one of them is running. */
export function useBatches(): Asked<Answer<'batches'>> {
  const batches = useAnswer('batches', {});
  usePoll(batches, batches.answer?.some(({ state }) => state === 'running') ?? false);
  return batches;
}

/** One batch, kept up to date while it is running. */
export function useBatch(batchId: string): Asked<Answer<'batch'>> {
  const batch = useAnswer('batch', { batchId });
  usePoll(batch, batch.answer?.state === 'running');
  return batch;
}

/**
 * Calls `onEnd` whenever a batch has ended, wherever it was started: the list of what it changed is out of date.
 * @param onEnd must not be created anew on each render
 */
export function useBatchEnd(onEnd: () => unknown): void {
  const { answer } = useBatches();
  const known = useRef<ReadonlySet<string>>(undefined);
  useEffect(() => {
    if (answer === undefined) return;
    // One that is undone or retried ends again
    const ended = answer.filter((batch) => !isUnderWay(batch));
    const ends = new Set(ended.map(({ batchId, endedAt }) => `${batchId} ${endedAt}`));
    const before = known.current;
    known.current = ends;
    if (before !== undefined && [...ends].some((end) => !before.has(end))) onEnd();
  }, [answer, onEnd]);
}

function usePoll({ again }: Pick<Asked<unknown>, 'again'>, isRunning: boolean): void {
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(again, pollInterval);
    return () => clearInterval(timer);
  }, [isRunning, again]);
}
