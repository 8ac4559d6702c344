import { type BatchView, type HistoryLine, type HistoryPage, isUnderWay } from '../../../lib/messages';

/** A row of the activity: a job, or a bulk task. */
export type ActivityEntry = HistoryLine | BatchView;

export const isJob = (entry: ActivityEntry): entry is HistoryLine => 'jobId' in entry;
export const toEntryId = (entry: ActivityEntry) => (isJob(entry) ? entry.jobId : entry.batchId);

/** The time of an entry: a job's start, and the end of a bulk task, which may take days. */
export const toEntryTime = (entry: ActivityEntry) =>
  isJob(entry) ? entry.createdAt : (entry.endedAt ?? entry.at);

/** How an entry stands, for people who look for one kind. */
export type EntryStanding = 'open' | 'attention' | 'done' | 'undone';

/** Whether an entry is under way, needs the person, is done or undone. */
export function toStanding(entry: ActivityEntry): EntryStanding {
  if (!isJob(entry)) {
    if (isUnderWay(entry)) return 'open';
    // Items with an unknown result count as failed
    if (entry.failed > 0 || entry.state === 'stopped') return 'attention';
    return entry.isUndo ? 'undone' : 'done';
  }
  const { state } = entry;
  if (state === 'failed' || state === 'needsReview') return 'attention';
  return state === 'done' || state === 'undone' ? state : 'open';
}

/** Every job that was read, and the bulk tasks. Jobs that are in the queue again, for their undo, are there once. */
export function toActivity(
  { jobs, waiting }: HistoryPage,
  batches: readonly BatchView[],
): readonly ActivityEntry[] {
  const queued = new Set(waiting.map(({ jobId }) => jobId));
  return [...waiting, ...batches, ...jobs.filter(({ jobId }) => !queued.has(jobId))];
}
