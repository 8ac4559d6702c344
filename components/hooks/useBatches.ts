import { useEffect } from 'preact/hooks';
import type { Answer } from '../../lib/messages';
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

function usePoll({ again }: Pick<Asked<unknown>, 'again'>, isRunning: boolean): void {
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(again, pollInterval);
    return () => clearInterval(timer);
  }, [isRunning, again]);
}
