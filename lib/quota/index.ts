import * as z from 'zod/mini';
import { shiftDay, toClock, toInstant } from '../shared/time';
import type { RowOf, Store } from '../store';

/** Daily quota of a project since 1 June 2026 (video API behaviour, section 2); audited projects have more. */
const usual = { general: 10_000, search: 100, upload: 100 };
export const buckets = ['general', 'search', 'upload'] as const;
export type Bucket = (typeof buckets)[number];
/** Daily quota of a client's project: units, searches, uploads. */
export type Daily = Record<Bucket, number>;

export interface QuotaState {
  left: number;
  /** Quota at the begin of each day. */
  daily: number;
  /** Epoch milliseconds of the next midnight Pacific. */
  resetsAt: number;
}

/** What a client spent on a day in Pacific time, `YYYY-MM-DD`. */
export interface QuotaDay {
  day: string;
  /** Units. */
  spent: number;
  searches: number;
  uploads: number;
  /** What the units went to, the largest use first. */
  uses: QuotaUse[];
}

/** See `report` of the meter. */
export interface QuotaReport {
  buckets: (QuotaState & { bucket: Bucket })[];
  days: QuotaDay[];
}

/** Units that were spent on one purpose: an action's id, or what `createClientMeter` calls other calls. */
export interface QuotaUse {
  purpose: string;
  units: number;
}

export type QuotaMeter = ReturnType<typeof createQuotaMeter>;

const KeptDaily = () => z.object({ general: z.number(), search: z.number(), upload: z.number() });
const dailyKey = (clientId: string) => `dailyQuota|${clientId}`;

/** Purpose of units that an older version counted. */
const unknownPurpose = 'other';

/** Our clock and the platform's may differ by this much, in milliseconds, so its day may end later. */
const clockDoubt = 600_000;

/**
 * Counts the units that are spent, by client, bucket and day in Pacific time, in the table `quota`.
 * Calls from other computers are not in the count. Methods throw Fault `storage` if the disk fails.
 * @param now the time in epoch milliseconds
 * @param changed called after units were counted
 */
export function createQuotaMeter(store: Store, now: () => number = Date.now, changed: () => void = () => {}) {
  const toKey = (clientId: string, bucket: Bucket) => `${clientId}|${bucket}|${pacificDay(now())}`;

  const toState = (row: RowOf<'quota'> | undefined, granted: number): QuotaState => ({
    left: row?.exhausted ? 0 : Math.max(0, granted - (row?.spent ?? 0)),
    daily: granted,
    resetsAt: nextPacificMidnight(now()),
  });

  /** The quota of a bucket now; 0 units are left while the bucket is marked as exhausted. */
  async function state(clientId: string, bucket: Bucket): Promise<QuotaState> {
    const [row, granted] = await Promise.all([store.get('quota', toKey(clientId, bucket)), daily(clientId)]);
    return toState(row, granted[bucket]);
  }

  /** The daily quota that the person entered, else the usual one. */
  async function daily(clientId: string): Promise<Daily> {
    const row = await store.get('settings', dailyKey(clientId));
    return row === undefined ? usual : z.catch(KeptDaily(), usual).parse(row.value);
  }

  /**
   * All buckets now, and what was spent on each of the last `days` days, the oldest first, today last. One reading, so
   * that the numbers agree while units are spent.
   */
  async function report(clientId: string, days: number): Promise<QuotaReport> {
    const [kept, granted] = await Promise.all([store.within('quota', `${clientId}|`), daily(clientId)]);
    const rows = new Map(kept.map((row) => [row.key, row]));
    const today = pacificDay(now());
    const spentOn = (bucket: Bucket, day: string) => rows.get(`${clientId}|${bucket}|${day}`)?.spent ?? 0;
    return {
      buckets: buckets.map((bucket) => ({
        bucket,
        ...toState(rows.get(toKey(clientId, bucket)), granted[bucket]),
      })),
      days: Array.from({ length: days }, (_, index) => {
        const day = shiftDay(today, index + 1 - days);
        return {
          day,
          spent: spentOn('general', day),
          searches: spentOn('search', day),
          uploads: spentOn('upload', day),
          uses: toUses(rows.get(`${clientId}|general|${day}`)),
        };
      }),
    };
  }

  return {
    report,
    /**
     * Counts a call before it is sent, since the platform charges failed and invalid ones too.
     * @param purpose see `QuotaUse`
     */
    async spend(clientId: string, bucket: Bucket, units: number, purpose = unknownPurpose): Promise<void> {
      const key = toKey(clientId, bucket);
      // Relaxed durability: the call does not wait for the disk, and a power cut may lose the count.
      const count = (row: RowOf<'quota'> | undefined) => ({
        key,
        spent: (row?.spent ?? 0) + units,
        exhausted: row?.exhausted ?? false,
        uses: { ...row?.uses, [purpose]: (row?.uses?.[purpose] ?? 0) + units },
      });
      await store.change('quota', key, count, 'relaxed');
      changed();
    },
    /**
     * The platform said that the bucket is empty, whatever our count says. Returns when it is reset, in epoch
     * milliseconds: within 10 minutes after midnight Pacific, when the refusal may concern the day before, 10 minutes
     * from now.
     */
    async exhausted(clientId: string, bucket: Bucket): Promise<number> {
      if (pacificDay(now() - clockDoubt) !== pacificDay(now())) return now() + clockDoubt;
      const key = toKey(clientId, bucket);
      await store.change('quota', key, (row) => ({ ...row, key, spent: row?.spent ?? 0, exhausted: true }));
      changed();
      return nextPacificMidnight(now());
    },
    state,
    daily,
    /** Keeps the daily quota that the person entered for the client's project. */
    setDaily: (clientId: string, value: Daily) => store.put('settings', { key: dailyKey(clientId), value }),
  };
}

function toUses(row: RowOf<'quota'> | undefined): QuotaUse[] {
  const known = Object.entries(row?.uses ?? {}).map(([purpose, units]) => ({ purpose, units }));
  const unknown = known.reduce((left, { units }) => left - units, row?.spent ?? 0);
  if (unknown > 0) known.push({ purpose: unknownPurpose, units: unknown });
  return known.sort((one, other) => other.units - one.units);
}

const pacific = 'America/Los_Angeles';

/** The day that was asked for last, in epoch milliseconds: every request is counted, hundreds of them on one day. */
let known = { day: '', from: Number.POSITIVE_INFINITY, until: Number.NEGATIVE_INFINITY };

function findPacificDay(at: number) {
  if (at < known.from || at >= known.until) {
    const day = toClock(at, pacific).slice(0, 10);
    const toMidnight = (days: number) => toInstant(`${shiftDay(day, days)}T00:00`, pacific);
    known = { day, from: toMidnight(0), until: toMidnight(1) };
  }
  return known;
}

/** The day in Pacific time, by which the platform counts: `2026-11-21`. @param at epoch milliseconds */
export const pacificDay = (at: number): string => findPacificDay(at).day;

/** The next midnight Pacific after `at`, in epoch milliseconds: 08:00 UTC in winter, 07:00 in summer. */
export const nextPacificMidnight = (at: number): number => findPacificDay(at).until;
