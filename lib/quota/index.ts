import type { RowOf, Store } from '../store';

/** The platform's daily buckets per project since 1 June 2026 (video API behaviour, section 2). */
export const buckets = { general: 10_000, search: 100, upload: 100 } as const;
export type Bucket = keyof typeof buckets;

export interface QuotaState {
  spent: number;
  left: number;
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
}

/** Our clock and the platform's may differ by this much, in milliseconds: its day may end later than ours. */
const clockDoubt = 600_000;

export function createQuotaMeter(store: Store, now: () => number = Date.now): QuotaMeter {
  const keyOf = (clientId: string, bucket: Bucket) => `${clientId}|${bucket}|${pacificDay(now())}`;

  async function state(clientId: string, bucket: Bucket): Promise<QuotaState> {
    const row = await store.get('quota', keyOf(clientId, bucket));
    const spent = row?.spent ?? 0;
    return {
      spent,
      left: row?.exhausted ? 0 : Math.max(0, buckets[bucket] - spent),
      resetsAt: nextPacificMidnight(now()),
    };
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
