import { i18n } from '#i18n';
import { timeLeftText } from '../../../lib/i18n/timeLeft';
import type { BatchView } from '../../../lib/views';

/** Progress of all running batches together. */
export interface BatchesProgress {
  /** Finished items of all items, from 0 to 100. */
  percent: number;
  /** Names the first of them, with its progress and the time left. */
  title: string;
}

/** The progress of the running batches; undefined if none runs. */
export function toBatchesProgress(batches: readonly BatchView[]): BatchesProgress | undefined {
  const running = batches.filter(({ state }) => state === 'running');
  const [first] = running;
  if (first === undefined) return undefined;
  const all = running.map((batch) => ({ total: countTotal(batch), left: batch.left }));
  const total = all.reduce((sum, batch) => sum + batch.total, 0);
  const left = all.reduce((sum, batch) => sum + batch.left, 0);
  const done = countTotal(first) - first.left;
  const parts = [
    first.title,
    i18n.t('batches.doneOf', { done, all: countTotal(first) }),
    timeLeftText(first.timeLeft),
  ];
  return {
    percent: total === 0 ? 0 : Math.floor((100 * (total - left)) / total),
    title: parts.filter(Boolean).join(' · '),
  };
}

/** Items of a batch, or of its undo; those that are still to be undone are left. */
const countTotal = ({ isUndo, count, undone, left }: BatchView) => (isUndo ? undone + left : count);
