import * as z from 'zod/mini';
import type { TableName, Write } from './schema';

type Row = Readonly<Record<string, unknown>>;

/** By table: turns a row of an older version into one of the current version. */
const migrations: Partial<Record<TableName, (row: Row) => Row>> = {
  accounts: (row) => withNames(row, { profile: 'platform' }),
  jobs: migrateJob,
  batchJobs: migrateJob,
  batches: (row) => withNames(row, { settledAt: 'finishedAt' }),
  uploads: withReviewState,
  settings: migrateSetting,
};

export const migratedTables = Object.keys(migrations) as TableName[];

/** The row as the current version writes it. What no older version wrote is returned unchanged. */
export function migrateRow(table: TableName, raw: unknown): unknown {
  const row = raw as Row;
  const isRow = typeof raw === 'object' && raw !== null;
  return isRow ? (migrations[table]?.(row) ?? row) : raw;
}

/** Old name → name since version 5. Rows of versions 1 and 2 have one `lane` in place of `lanes`, and no `turn`. */
const jobFields = { lanes: 'concurrencyKeys', turn: 'sequence', naps: 'backoffs', settledAt: 'finishedAt' };

function migrateJob(row: Row): Row {
  if (typeof row.lane === 'string') {
    const { lane, ...others } = row;
    return migrateJob({ ...others, lanes: [lane], turn: row.createdAt });
  }
  // Every job of versions 3 and 4 has a `turn`: this row is of no version before 5.
  if (typeof row.turn !== 'number') return row;
  const job = withReviewState(withNames(row, jobFields));
  return {
    ...job,
    ...(job.fault === undefined ? {} : { fault: withReason(job.fault) }),
    ...(job.verdict === undefined ? {} : { verdict: withReason(job.verdict) }),
    ...(isRow(job.steps) ? { steps: withNames(job.steps, { 'undo/look': 'undo/compare' }) } : {}),
  };
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

/** The row with renamed fields. @param names old name → new name */
function withNames(row: Row, names: Readonly<Record<string, string>>): Row {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [names[name] ?? name, value]));
}

function withReviewState(row: Row): Row {
  return row.state === 'look' ? { ...row, state: 'needsReview' } : row;
}

const reasons = new Map([
  ['runGone', 'batchGone'],
  ['runStopped', 'batchStopped'],
]);
const withReason = (fault: unknown): unknown =>
  isRow(fault) ? { ...fault, reason: reasons.get(String(fault.reason)) ?? fault.reason } : fault;

const settingKeys: Readonly<Record<string, string>> = {
  'acting|video': 'activeAccount|video',
  'acting|calendar': 'activeAccount|calendar',
  pillSites: 'eventButtonSites',
  profiles: 'platforms',
};

function migrateSetting(row: Row): Row {
  if (row.key !== 'hiddenButtonSites') return { ...row, key: settingKeys[String(row.key)] ?? row.key };
  // Version 5 kept only the sites on which our button is hidden
  const sites: unknown[] = Array.isArray(row.value) ? row.value : [];
  return {
    key: 'siteButtons',
    value: Object.fromEntries(sites.map((site) => [String(site), { isHidden: true }])),
  };
}

/**
 * Versions 1 to 3 had one row for each video, with the playlists that hold it. Returns the writes that make it one item
 * for each playlist; none for a row of another shape.
 */
export function migrateMembership(raw: unknown): Write[] {
  const parsed = z
    .object({ key: z.string(), playlists: z.array(z.object({ playlistId: z.string(), title: z.string() })) })
    .safeParse(raw);
  if (!parsed.success) return [];
  const { key: video, playlists } = parsed.data;
  const bar = video.lastIndexOf('|');
  const [accountId, videoId] = [video.slice(0, Math.max(bar, 0)), video.slice(bar + 1)];
  return playlists.flatMap(({ playlistId, title }): Write[] => {
    const key = `${accountId}|${playlistId}`;
    return [
      { put: 'playlists', row: { key, playlistId, title } },
      {
        put: 'playlistItems',
        row: { key: `${key}|?${videoId}`, video, playlistId, videoId, order: 0 },
      },
    ];
  });
}
