import * as z from 'zod/mini';
import { Fault } from '../errors';
import { toFeedIdentity } from '../shared/feedIdentity';
import { isFinished } from '../shared/jobStates';
import { parseJson } from '../shared/parseJson';
import { findAddressProblem } from '../shared/secureAddress';
import { migrateRow } from './migrations';
import {
  type BatchRow,
  getKey,
  type JobRow,
  parseRow,
  type RowOf,
  type TableName,
  type Write,
} from './schema';
import type { Store } from './types';
import { version } from './upgrade';

/** Counts and names of the rows of a copy, by what was done with them. */
export interface Restored {
  /** Rows that were written. */
  added: number;
  /** Rows that were there already, and stayed as they were. */
  present: number;
  /** Rows that are left out on purpose, see `restoreCopy`. */
  leftOut: number;
  /** Table and key of rows that are damaged, or that no version wrote. */
  unreadable: string[];
  /** Names of the accounts of the copy, to be connected again. */
  accounts: string[];
}

/** Turns rows of a copy into what may be kept of them: this module knows neither texts nor forms. */
export interface CopyReaders {
  /** The job in words. May throw, as for an input that its action does not know. */
  describeJob(job: JobRow): Promise<NonNullable<JobRow['restored']>>;
  /** A batch in words. @param counts its items by state */
  describeBatch(batch: BatchRow, counts: ReadonlyMap<string, number>): string;
  /** What a form may show of a draft; undefined if it is to be left out. */
  toHarmlessDraft(key: string, value: unknown): unknown;
}

/**
 * Settings that are restored. All others belong to one installation, or decide where something is sent: platforms,
 * OAuth clients, sites with our button, the active account, the playlists that one click saves to.
 */
const restoredSettings =
  /^(?:preferences|siteButtons|taughtPages|dataSizes|language|dailyQuota\|.{1,300}|defaultVenue\|.{1,300}|subscriptionGroups\|.{1,300}|eventTemplates\|.{1,300})$/;

/** Longest value of a setting or draft as JSON, and longest text of the history, in characters. */
const mostCharacters = { value: 200_000, text: 1_000 };

/** In front of the ids of restored jobs, so that no id of a job or import to come is taken. */
const idPrefix = 'restored|';
const toRestoredId = (id: string) => idPrefix + id.replace(/^(?:restored\|)+/, '').slice(0, 180);

const Named = () =>
  z.object({ title: z.optional(z.string()), name: z.optional(z.string()), url: z.optional(z.string()) });
const Rows = () => z._default(z.array(z.unknown()), []);
const Copy = () =>
  z.object({
    program: z.string().check(z.startsWith('Cuecard ')),
    dataVersion: z.int().check(z.minimum(0)),
    settings: Rows(),
    drafts: Rows(),
    ledger: Rows(),
    batches: Rows(),
    batchJobs: Rows(),
    jobs: Rows(),
    accounts: Rows(),
    feeds: Rows(),
  });
type Copy = z.output<ReturnType<typeof Copy>>;

/**
 * Restores a copy of the data, of this or an older version, in one transaction. A copy is read like any file of a
 * stranger: nothing of it acts or decides where something is sent. Settings replace the present ones; drafts, feeds and
 * entries of the ledger that are there already stay. A feed is there if its account has one of its address; it adds
 * nothing by itself until the person chooses so anew. The history becomes text: what was done, without inputs, receipts
 * and addresses, one line for each job or batch. Jobs and batches that were not finished are left out: they may have
 * been finished since, and would be done twice.
 * @throws Fault `badInput`: `copyUnreadable` if it is no copy, `copyNewer` if a newer version made it
 */
export async function restoreCopy(
  store: Pick<Store, 'all' | 'anyOf' | 'commit'>,
  json: string,
  readers: CopyReaders,
  now = Date.now(),
): Promise<Restored> {
  const parsed = Copy().safeParse(parseJson(json));
  if (!parsed.success) throw new Fault({ kind: 'badInput', reason: 'copyUnreadable' });
  if (parsed.data.dataVersion > version) throw new Fault({ kind: 'badInput', reason: 'copyNewer' });
  const restored: Restored = { added: 0, present: 0, leftOut: 0, unreadable: [], accounts: [] };
  const rows = readRows(parsed.data, restored);
  const history = await toHistory(rows, readers, restored, now);
  const kept = {
    settings: rows.settings.filter(({ key, value }) => restoredSettings.test(key) && isShort(value)),
    drafts: rows.drafts.flatMap(({ key, value }) => {
      const harmless = isShort(value) ? readers.toHarmlessDraft(key, value) : undefined;
      return harmless === undefined ? [] : [{ key, value: harmless, at: now }];
    }),
    ledger: rows.ledger.flatMap(({ key, eventId }) =>
      key.length <= 2_500 && Number.isSafeInteger(eventId) && eventId > 0
        ? // The address is read from the calendar: one of the copy might lead anywhere
          [{ key, eventId, url: '', at: now, restored: true as const }]
        : [],
    ),
    feeds: rows.feeds.slice(0, mostFeeds).flatMap((row) => toHarmlessFeed(row, now)),
  };
  for (const table of ['settings', 'drafts', 'ledger', 'feeds'] as const)
    restored.leftOut += rows[table].length - kept[table].length;
  const [drafts, ledger, feeds, jobs] = await Promise.all([
    withoutPresent(store, 'drafts', kept.drafts, restored),
    withoutPresent(store, 'ledger', kept.ledger, restored),
    withoutPresentFeeds(store, kept.feeds, restored),
    withoutPresentHistory(store, history, restored),
  ]);
  const writes: Write[] = [
    ...kept.settings.map((row) => ({ put: 'settings' as const, row })),
    ...drafts.map((row) => ({ put: 'drafts' as const, row })),
    ...ledger.map((row) => ({ put: 'ledger' as const, row })),
    ...feeds.map((row) => ({ put: 'feeds' as const, row })),
    ...jobs.map((row) => ({ put: 'jobs' as const, row })),
  ];
  restored.added = writes.length;
  if (writes.length > 0) await store.commit(writes);
  restored.accounts = parsed.data.accounts.flatMap((row) => {
    const { title, name, url } = Named().safeParse(row).data ?? {};
    return (title || name || url || []).slice(0, 200);
  });
  return restored;
}

/** Most feeds of a copy. */
const mostFeeds = 500;

/** A feed that was never read, and that offers its events; empty if its address or key is none of a feed. */
function toHarmlessFeed({ key, accountId, feedId, address, name }: RowOf<'feeds'>, now: number) {
  const isOwn = key === `${accountId}|${feedId}` && key.length <= 400;
  if (!isOwn || address.length > 2_000 || findAddressProblem(address) !== undefined) return [];
  const rule = 'offer' as const;
  return [
    { key, accountId, feedId, address, name: name.slice(0, 100), kind: 'file' as const, rule, addedAt: now },
  ];
}

const isShort = (value: unknown) => (JSON.stringify(value) ?? '').length <= mostCharacters.value;

/** Parses the rows of each table, after migrating those of older versions. */
function readRows(copy: Copy, restored: Restored) {
  const read = <Table extends TableName & keyof Copy>(table: Table): RowOf<Table>[] =>
    copy[table].flatMap((raw, index) => {
      const row = parseRow(table, migrateRow(table, raw));
      if (row === undefined)
        restored.unreadable.push(`${table} ${getKey(table, raw) ?? index + 1}`.slice(0, 200));
      return row ?? [];
    });
  return {
    settings: read('settings'),
    drafts: read('drafts'),
    ledger: read('ledger'),
    feeds: read('feeds'),
    batches: read('batches'),
    batchJobs: read('batchJobs'),
    jobs: read('jobs'),
  };
}

type CopiedRows = ReturnType<typeof readRows>;

/** The finished jobs and batches as rows of text. */
async function toHistory(
  { jobs, batches, batchJobs }: CopiedRows,
  { describeJob, describeBatch }: CopyReaders,
  restored: Restored,
  now: number,
): Promise<JobRow[]> {
  const finished = jobs.filter((job) => isFinished(job) && job.batchId === undefined);
  const ended = batches.filter(({ state }) => state === 'done' || state === 'stopped');
  restored.leftOut += jobs.length - finished.length + batches.length - ended.length;
  const ofJobs = finished.map(async (job) => {
    const text = job.restored ?? (await describeJob(job).catch(() => undefined));
    if (text === undefined) restored.unreadable.push(`jobs ${job.jobId}`.slice(0, 200));
    return text === undefined ? [] : [toTextRow(job, job.jobId, text, now)];
  });
  const counts = countItems(batchJobs);
  const ofBatches = ended.map((batch) => {
    const text = describeBatch(batch, counts.get(batch.batchId) ?? new Map());
    const { batchId, accountId, createdAt, finishedAt } = batch;
    const state = batch.state === 'done' ? 'done' : 'failed';
    return toTextRow({ accountId, state, createdAt, finishedAt }, batchId, { text }, now);
  });
  return [...(await Promise.all(ofJobs)).flat(), ...ofBatches];
}

/** Number of items by batch and state. */
function countItems(items: readonly JobRow[]): Map<string, Map<string, number>> {
  const counts = new Map<string, Map<string, number>>();
  for (const { batchId = '', state } of items) {
    const ofBatch = counts.get(batchId) ?? new Map<string, number>();
    counts.set(batchId, ofBatch.set(state, (ofBatch.get(state) ?? 0) + 1));
  }
  return counts;
}

/** A row of the history with nothing to act on: no input, receipt, address, key, tab or file. */
function toTextRow(
  { accountId, state, createdAt, finishedAt, units }: HistoryFacts,
  id: string,
  { text, videoTitle, failure }: NonNullable<JobRow['restored']>,
  now: number,
): JobRow {
  const cut = (part: string) => part.slice(0, mostCharacters.text);
  return {
    jobId: toRestoredId(id),
    action: 'restored',
    version: 0,
    input: {},
    concurrencyKeys: [],
    sequence: 0,
    accountId: accountId.slice(0, 300),
    surface: 'manager',
    createdAt: Math.min(createdAt, now),
    finishedAt: Math.min(finishedAt ?? createdAt, now),
    // One to review would be kept for ever
    state: state === 'done' || state === 'undone' ? state : 'failed',
    backoffs: 0,
    ...(units !== undefined && units >= 0 ? { units } : {}),
    steps: {},
    seen: true,
    restored: {
      text: cut(text),
      ...(videoTitle === undefined ? {} : { videoTitle: cut(videoTitle) }),
      ...(failure === undefined ? {} : { failure: cut(failure) }),
    },
  };
}

type HistoryFacts = Pick<JobRow, 'accountId' | 'state' | 'createdAt' | 'finishedAt'> &
  Partial<Pick<JobRow, 'units'>>;

/** The rows whose keys are not there yet. */
async function withoutPresent<Table extends 'drafts' | 'ledger'>(
  store: Pick<Store, 'anyOf'>,
  table: Table,
  rows: readonly RowOf<Table>[],
  restored: Restored,
): Promise<RowOf<Table>[]> {
  const present = new Set(
    (
      await store.anyOf(
        table,
        rows.map(({ key }) => key),
      )
    ).map(({ key }) => key),
  );
  const added = rows.filter(({ key }) => !present.has(key));
  restored.present += rows.length - added.length;
  return added;
}

/** The feeds whose keys and addresses are not there yet, each address once. */
async function withoutPresentFeeds(
  store: Pick<Store, 'all'>,
  rows: readonly RowOf<'feeds'>[],
  restored: Restored,
): Promise<RowOf<'feeds'>[]> {
  const toNames = ({ key, accountId, address, movedFrom }: RowOf<'feeds'>) => [
    key,
    ...[address, movedFrom ?? []].flat().map((each) => `${accountId} ${toFeedIdentity(each)}`),
  ];
  const taken = new Set((await store.all('feeds')).flatMap(toNames));
  const added = rows.filter((row) => {
    const names = toNames(row);
    const isThere = names.some((each) => taken.has(each));
    for (const each of names) taken.add(each);
    return !isThere;
  });
  restored.present += rows.length - added.length;
  return added;
}

/** The jobs that are there neither as themselves nor as text. */
async function withoutPresentHistory(
  store: Pick<Store, 'anyOf'>,
  rows: readonly JobRow[],
  restored: Restored,
): Promise<JobRow[]> {
  const ids = rows.map(({ jobId }) => jobId);
  const former = ids.map((id) => id.slice(idPrefix.length));
  const [texts, jobs, batches] = await Promise.all([
    store.anyOf('jobs', ids),
    store.anyOf('jobs', former),
    store.anyOf('batches', former),
  ]);
  const present = new Set([
    ...texts.map(({ jobId }) => jobId),
    ...jobs.map(({ jobId }) => toRestoredId(jobId)),
    ...batches.map(({ batchId }) => toRestoredId(batchId)),
  ]);
  const added = rows.filter(({ jobId }) => !present.has(jobId));
  restored.present += rows.length - added.length;
  return added;
}
