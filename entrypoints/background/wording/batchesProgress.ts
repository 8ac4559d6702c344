import { i18n } from '#i18n';
import type { BatchView } from '../../../lib/messages';

/**
 * Progress of all running batches together, from 0 to 100, with a text that names the first of them, and its time left;
 * undefined if none runs.
 */
export function toBatchesProgress(
  batches: readonly BatchView[],
): { percent: number; title: string } | undefined {
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

/** Items of a batch, or of its undo. */
const countTotal = ({ isUndo, count, undone, done, left }: BatchView) =>
  isUndo ? undone + done + left : count;

function toTimeLeft(milliseconds: number | undefined): string | undefined {
  if (milliseconds === undefined || !Number.isFinite(milliseconds)) return undefined;
  const minutes = Math.round(milliseconds / 60_000);
  return minutes < 1 ? i18n.t('batches.secondsLeft') : i18n.t('batches.minutesLeft', { count: minutes });
}
