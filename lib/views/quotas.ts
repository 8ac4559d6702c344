/** Items of batches that can run on one day. */
export interface PlannedDay {
  /** From when; epoch milliseconds. */
  from: number;
  /** Number of items. */
  count: number;
  units: number;
}

/** What a client spent on a day in Pacific time, `YYYY-MM-DD`. */
export interface QuotaDayView {
  day: string;
  /** Units; searches and uploads have buckets of their own. */
  spent: number;
  searches: number;
  uploads: number;
  /** What the units went to, the largest use first: ids of actions, and other purposes (`createClientMeter`). */
  uses: { purpose: string; units: number }[];
  /** What running bulk tasks will do on it. */
  planned?: Omit<PlannedDay, 'from'> | undefined;
}

/** Daily quota of one client by our own count. */
export interface QuotaView {
  clientId: string;
  /** Names of the accounts that use the client. */
  accounts: string[];
  /** Epoch milliseconds. */
  resetsAt: number;
  /** In Pacific time. */
  today: string;
  buckets: { bucket: 'general' | 'search' | 'upload'; left: number; daily: number }[];
  /** The last 30 days, today, and the days on which running bulk tasks will spend units; in order. */
  days: QuotaDayView[];
}
