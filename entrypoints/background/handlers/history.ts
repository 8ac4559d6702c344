import * as z from 'zod/mini';
import { findAction } from '../../../lib/actions';
import { isFinished, isInDoubt, openSteps, unfinishedStates, waitsFor } from '../../../lib/jobs';
import type { HistoryLine, HistoryPage } from '../../../lib/messages';
import type { AccountRow, JobRow, Store } from '../../../lib/store';
import { shortText } from '../messaging/fields';
import { messagesFor, type Parsed } from '../messaging/message';
import { jobView } from '../wording/views';

/** Unfinished jobs drawn at most: the rest of a long line is only counted. */
const mostUnfinished = 50;
const HistoryQuestion = () =>
  z.object({
    state: z.optional(z.enum(['done', 'failed', 'needsReview', 'undone'])),
    words: shortText(),
    limit: z.int().check(z.minimum(1), z.maximum(500)),
  });

/** How far back words are looked for. */
const searched = 500;

/** The last jobs with their receipts, the newest first; what is still to be done apart, in its order. */
export async function readHistory(
  store: Store,
  { state, words = '', limit }: Parsed<typeof HistoryQuestion>,
): Promise<HistoryPage> {
  const accounts = new Map((await store.all('accounts')).map((row) => [row.accountId, row]));
  const lineOf = (job: JobRow) => historyLine(job, accounts.get(job.accountId));
  const wanted = words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const isMeant = (job: JobRow) => isFinished(job) && (state === undefined || job.state === state);
  const [found, ...unfinished] = await Promise.all([
    // Which words a job is told by, only its line says.
    store.newest('jobs', 'createdAt', wanted.length > 0 ? searched : limit + 1, isMeant),
    ...unfinishedStates.map((one) => store.where('jobs', 'state', one)),
  ]);
  const jobs = (await Promise.all(found.map(lineOf))).filter((line) => says(line, wanted));
  // Those of runs of many stand under their runs.
  const waiting = unfinished
    .flat()
    .filter(({ batchId }) => batchId === undefined)
    .sort((one, other) => one.sequence - other.sequence);
  return {
    waiting: await Promise.all(waiting.slice(0, mostUnfinished).map(lineOf)),
    waitingCount: waiting.length,
    jobs: jobs.slice(0, limit),
    hasMore: jobs.length > limit,
  };
}

function says({ text, actor, failure }: HistoryLine, words: readonly string[]): boolean {
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
    waits: waitsOf(job),
    back: wayBack(job, action?.undoable ?? false),
  };
}

/** What there is to take back: see `undo` of the jobs, which allows just this. */
function wayBack(job: JobRow, undoable: boolean): HistoryLine['back'] {
  const { state, steps } = job;
  if (state === 'done') return undoable ? 'undo' : undefined;
  if (isInDoubt(job, Date.now())) return undefined;
  if (state === 'waiting' && Object.keys(steps).length === 0) return 'remove';
  const isHalfDone = Object.keys(steps).length > 0 && openSteps(job).length === 0;
  return undoable && isHalfDone && (state === 'failed' || state === 'waiting') ? 'part' : undefined;
}

function waitsOf(job: JobRow): HistoryLine['waits'] {
  if (job.state !== 'waiting') return undefined;
  const until = job.wakeAt;
  const known = waitsFor(job);
  if (known !== undefined) return { for: known, until };
  return until === undefined ? { for: 'queue' } : { for: 'time', until };
}

export const historyMessages = {
  /**
   * The last jobs, the newest first: those in one state, or that say these words, where not all are meant. Those that
   * are still to be done come apart, in their order, and only some of them where there are many.
   */
  history: messagesFor<{ store: Store }>()({
    from: 'own',
    question: HistoryQuestion,
    repeatable: true,
    answer: ({ store }, question) => readHistory(store, question),
  }),
};
