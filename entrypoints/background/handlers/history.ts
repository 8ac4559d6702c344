import * as z from 'zod/mini';
import { findAction } from '../../../lib/actions';
import { isFinished, isInDoubt, openSteps, unfinishedStates, waitsFor } from '../../../lib/jobs';
import type { HistoryLine, HistoryPage } from '../../../lib/messages';
import type { AccountRow, JobRow, Store } from '../../../lib/store';
import { shortText } from '../messaging/fields';
import { messagesFor, type Parsed } from '../messaging/message';
import { jobView } from '../wording/views';

/** Maximum number of unfinished jobs in the answer; the rest is only counted. */
const mostUnfinished = 50;
const HistoryQuestion = () =>
  z.object({
    state: z.optional(z.enum(['done', 'failed', 'needsReview', 'undone'])),
    words: shortText(),
    limit: z.int().check(z.minimum(1), z.maximum(500)),
  });

/** Number of jobs that are searched for words. */
const searchedJobs = 500;

/** Reads the newest finished jobs, and separately the unfinished ones in the order of the queue. */
export async function readHistory(
  store: Store,
  { state, words = '', limit }: Parsed<typeof HistoryQuestion>,
): Promise<HistoryPage> {
  const accounts = new Map((await store.all('accounts')).map((row) => [row.accountId, row]));
  const toLine = (job: JobRow) => historyLine(job, accounts.get(job.accountId));
  const wanted = words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const isWanted = (job: JobRow) => isFinished(job) && (state === undefined || job.state === state);
  const [found, ...unfinished] = await Promise.all([
    // Words are searched in the text of a line, which is created after reading
    store.newest('jobs', 'createdAt', wanted.length > 0 ? searchedJobs : limit + 1, isWanted),
    ...unfinishedStates.map((one) => store.where('jobs', 'state', one)),
  ]);
  const jobs = (await Promise.all(found.map(toLine))).filter((line) => containsWords(line, wanted));
  // Jobs of batches are shown with their batch
  const waiting = unfinished
    .flat()
    .filter(({ batchId }) => batchId === undefined)
    .sort((one, other) => one.sequence - other.sequence);
  return {
    waiting: await Promise.all(waiting.slice(0, mostUnfinished).map(toLine)),
    waitingCount: waiting.length,
    jobs: jobs.slice(0, limit),
    hasMore: jobs.length > limit,
  };
}

function containsWords({ text, actor, failure }: HistoryLine, words: readonly string[]): boolean {
  const said = [text, actor?.name, failure?.text].join(' ').toLocaleLowerCase();
  return words.every((word) => said.includes(word));
}

async function historyLine(job: JobRow, account: AccountRow | undefined): Promise<HistoryLine> {
  const action = findAction(job.action);
  const view = await jobView(job, account);
  return {
    ...view,
    createdAt: job.createdAt,
    units: job.units,
    waits: toWait(job),
    back: findUndo(job, action?.undoable ?? false),
  };
}

/** The effect of an undo of this job; the same conditions as in `undo` of the jobs. */
function findUndo(job: JobRow, undoable: boolean): HistoryLine['back'] {
  const { state, steps } = job;
  if (state === 'done') return undoable ? 'undo' : undefined;
  if (isInDoubt(job, Date.now())) return undefined;
  if (state === 'waiting' && Object.keys(steps).length === 0) return 'remove';
  const isHalfDone = Object.keys(steps).length > 0 && openSteps(job).length === 0;
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
   * The newest finished jobs, optionally of one state or containing these words. Unfinished jobs are separate, in the
   * order of the queue, at most 50.
   */
  history: messagesFor<{ store: Store }>()({
    from: 'own',
    question: HistoryQuestion,
    repeatable: true,
    answer: ({ store }, question) => readHistory(store, question),
  }),
};
