import { type BatchView, type HistoryLine, type HistoryPage, isUnderWay } from '../../../lib/messages';
import type { Filters } from './ActivityFilters';

/** A line of the history: a job, or a bulk task that has ended. */
export type ActivityEntry = HistoryLine | BatchView;

export const isJob = (entry: ActivityEntry): entry is HistoryLine => 'jobId' in entry;
export const toEntryId = (entry: ActivityEntry) => (isJob(entry) ? entry.jobId : entry.batchId);

/** The time by which entries are ordered: a job's start, and the end of a bulk task, which may take days. */
export const toEntryTime = (entry: ActivityEntry) =>
  isJob(entry) ? entry.createdAt : (entry.endedAt ?? entry.at);

/**
 * The finished jobs of the history as far as it was read, with the bulk tasks that ended in that time; newest first.
 * Jobs that are in the queue again, for their undo, are left out.
 */
export function toActivity(
  { jobs, waiting, next }: HistoryPage,
  batches: readonly BatchView[],
  filters: Filters,
): ActivityEntry[] {
  const queued = new Set(waiting.map(({ jobId }) => jobId));
  const ended = batches.filter(
    (batch) =>
      !isUnderWay(batch) &&
      (next === undefined || toEntryTime(batch) >= next.createdAt) &&
      matches(batch, filters),
  );
  return [...jobs.filter(({ jobId }) => !queued.has(jobId)), ...ended].sort(
    (one, other) => toEntryTime(other) - toEntryTime(one),
  );
}

function matches({ title, actor, state, isUndo, failed }: BatchView, filters: Filters): boolean {
  const text = `${title} ${actor?.name ?? ''}`.toLocaleLowerCase();
  const words = (filters.words ?? '').toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (!words.every((word) => text.includes(word))) return false;
  if (filters.state === 'done') return state === 'done' && !isUndo;
  if (filters.state === 'undone') return state === 'done' && isUndo;
  // Items with an unknown result count as failed
  return filters.state === undefined || failed > 0;
}
