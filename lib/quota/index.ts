import * as z from 'zod/mini';
import type { RowOf, Store } from '../store';

/** What every project is granted a day since 1 June 2026 (video API behaviour, section 2); audited ones have more. */
const usual = { general: 10_000, search: 100, upload: 100 };
export const buckets = ['general', 'search', 'upload'] as const;
export type Bucket = (typeof buckets)[number];
/** What a client's project is granted a day: units, searches, uploads. */
export type Daily = Record<Bucket, number>;

export interface QuotaState {
  spent: number;
  left: number;
  /** What there is at the beginning of each day. */
  daily: number;
  /** Epoch milliseconds of the next midnight Pacific. */
  resetsAt: number;
}

export interface QuotaMeter {
  /** Counts a call before it is sent: failed and invalid ones are charged too. */
  spend(clientId: string, bucket: Bucket, units: number): Promise<void>;
  /**
   * The platform said that the bucket is empty: it knows better than our count. Answers when it is filled again.
   * Right after midnight it may still be speaking of the day before.
   */
  exhausted(clientId: string, bucket: Bucket): Promise<number>;
  state(clientId: string, bucket: Bucket): Promise<QuotaState>;
  daily(clientId: string): Promise<Daily>;
  /** The person told what the client's project is granted. */
  setDaily(clientId: string, daily: Daily): Promise<void>;
}

const KeptDaily = () => z.object({ general: z.number(), search: z.number(), upload: z.number() });
const dailyKey = (clientId: string) => `dailyQuota|${clientId}`;

/** Our clock and the platform's may differ by this much, in milliseconds: its day may end later than ours. */
const clockDoubt = 600_000;

export function createQuotaMeter(store: Store, now: () => number = Date.now): QuotaMeter {
  const keyOf = (clientId: string, bucket: Bucket) => `${clientId}|${bucket}|${pacificDay(now())}`;

  async function state(clientId: string, bucket: Bucket): Promise<QuotaState> {
    const [row, granted] = await Promise.all([store.get('quota', keyOf(clientId, bucket)), daily(clientId)]);
    const spent = row?.spent ?? 0;
    return {
      spent,
      left: row?.exhausted ? 0 : Math.max(0, granted[bucket] - spent),
      daily: granted[bucket],
      resetsAt: nextPacificMidnight(now()),
    };
  }

  async function daily(clientId: string): Promise<Daily> {
    const row = await store.get('settings', dailyKey(clientId));
    return row === undefined ? usual : z.catch(KeptDaily(), usual).parse(row.value);
  }

  return {
    async spend(clientId, bucket, units) {
      const key = keyOf(clientId, bucket);
      // Each call counts first: it does not wait for the disk, and a power cut may cost the count.
      const count = (row: RowOf<'quota'> | undefined) => ({
        key,
        spent: (row?.spent ?? 0) + units,
        exhausted: row?.exhausted ?? false,
      });
      await store.change('quota', key, count, 'relaxed');
    },
    async exhausted(clientId, bucket) {
      if (pacificDay(now() - clockDoubt) !== pacificDay(now())) return now() + clockDoubt;
      const key = keyOf(clientId, bucket);
      await store.change('quota', key, (row) => ({ key, spent: row?.spent ?? 0, exhausted: true }));
      return nextPacificMidnight(now());
    },
    state,
    daily,
    setDaily: (clientId, value) => store.put('settings', { key: dailyKey(clientId), value }),
  };
}

/** Made on first use: it takes a worker that was just woken a millisecond. */
let format: Intl.DateTimeFormat | undefined;

function pacific(): Intl.DateTimeFormat {
  format ??= new Intl.DateTimeFormat('en-CA', {
    timeZone: 'America/Los_Angeles',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  });
  return format;
}

function pacificParts(at: number): Record<string, string> {
  return Object.fromEntries(
    pacific()
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
}

/** The day, as the platform counts it: `2026-11-21`. */
export function pacificDay(at: number): string {
  const { year, month, day } = pacificParts(at);
  return `${year}-${month}-${day}`;
}

/** The next midnight Pacific after `at`: 08:00 UTC in winter, 07:00 in summer. */
export function nextPacificMidnight(at: number): number {
  const { year, month, day } = pacificParts(at);
  const standard = Date.UTC(Number(year), Number(month) - 1, Number(day) + 1, 8);
  const daylight = standard - 3_600_000;
  return pacificParts(daylight).hour === '00' ? daylight : standard;
}
