import { i18n } from '#i18n';
import type { BatchView } from '../../../lib/messages';

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
    toTimeLeft(first.timeLeft),
  ];
  return {
    percent: total === 0 ? 0 : Math.floor((100 * (total - left)) / total),
    title: parts.filter(Boolean).join(' · '),
  };
}

/** Items of a batch, or of its undo; those that are still to be undone are left. */
const countTotal = ({ isUndo, count, undone, left }: BatchView) => (isUndo ? undone + left : count);

function toTimeLeft(milliseconds: number | undefined): string | undefined {
  if (milliseconds === undefined || !Number.isFinite(milliseconds)) return undefined;
  const minutes = Math.round(milliseconds / 60_000);
  return minutes < 1 ? i18n.t('batches.secondsLeft') : i18n.t('batches.minutesLeft', { count: minutes });
}
