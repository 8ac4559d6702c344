import * as z from 'zod/mini';
import { findAction } from '../../../lib/actions';
import { hasWritten, isFinished, isInDoubt, openSteps, waitsFor } from '../../../lib/jobs';
import { unfinishedStates } from '../../../lib/shared/jobStates';
import type { AccountRow, JobRow, Store } from '../../../lib/store';
import type { HistoryLine, HistoryPage } from '../../../lib/views';
import { id } from '../messaging/fields';
import { messagesFor, type Parsed } from '../messaging/message';
import { jobView } from '../wording/views';

/** Maximum number of unfinished jobs in the answer; the rest is only counted. */
const mostUnfinished = 50;
const HistoryQuestion = () =>
  z.object({
    limit: z.int().check(z.minimum(1), z.maximum(500)),
    /** Only jobs before this one. */
    before: z.optional(z.object({ createdAt: z.number(), jobId: id() })),
  });

/** Reads a page of finished jobs, newest first, and with the first page the unfinished ones in the queue's order. */
export async function readHistory(
  store: Store,
  { limit, before }: Parsed<typeof HistoryQuestion>,
): Promise<HistoryPage> {
  const accounts = await store.all('accounts');
  const toLine = (job: JobRow) => historyLine(job, accounts);
  const position = before && { value: before.createdAt, key: before.jobId };
  const [found, unfinished] = await Promise.all([
    store.newest('jobs', 'createdAt', limit + 1, isFinished, position),
    before ? [] : readUnfinished(store),
  ]);
  const jobs = await Promise.all(found.slice(0, limit).map(toLine));
  const last = jobs.at(-1);
  return {
    waiting: await Promise.all(unfinished.slice(0, mostUnfinished).map(toLine)),
    waitingCount: unfinished.length,
    jobs,
    next: found.length > limit && last ? { createdAt: last.createdAt, jobId: last.jobId } : undefined,
  };
}

/** Unfinished jobs in the order of the queue; those of batches are shown with their batch. */
async function readUnfinished(store: Store): Promise<JobRow[]> {
  const rows = await Promise.all(unfinishedStates.map((one) => store.where('jobs', 'state', one)));
  return rows
    .flat()
    .filter(({ batchId }) => batchId === undefined)
    .sort((one, other) => one.sequence - other.sequence);
}

async function historyLine(job: JobRow, accounts: readonly AccountRow[]): Promise<HistoryLine> {
  const action = findAction(job.action);
  const account = accounts.find(({ accountId }) => accountId === job.accountId);
  const view = await jobView(job, account, accounts);
  return {
    ...view,
    units: job.units,
    waits: toWait(job),
    back: view.isUnchanged ? undefined : findUndo(job, action?.undoable ?? false),
  };
}

/** The effect of an undo of this job; the same conditions as in `undo` of the jobs. */
function findUndo(job: JobRow, undoable: boolean): HistoryLine['back'] {
  const { state } = job;
  if (state === 'done') return undoable ? 'undo' : undefined;
  if (isInDoubt(job, Date.now())) return undefined;
  if (openSteps(job).length > 0) return undefined;
  const isHalfDone = hasWritten(job);
  if (state === 'waiting' && !isHalfDone) return 'remove';
  return undoable && isHalfDone && (state === 'failed' || state === 'waiting') ? 'part' : undefined;
}

function toWait(job: JobRow): HistoryLine['waits'] {
  if (job.state !== 'waiting') return undefined;
  const until = job.wakeAt;
  const known = waitsFor(job);
  if (known !== undefined) return { for: known, until };
  return until === undefined ? { for: 'queue' } : { for: 'time', until };
}

/** The message that reads the history of jobs. */
export const historyMessages = {
  /**
   * A page of finished jobs, newest first. Unfinished jobs are separate, in the order of the queue, at most 50.
   */
  history: messagesFor<{ store: Store }>()({
    from: 'own',
    question: HistoryQuestion,
    repeatable: true,
    answer: ({ store }, question) => readHistory(store, question),
  }),
};
