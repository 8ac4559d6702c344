/** Items of batches that can run on one day. */
export interface PlannedDay {
  /** From when; epoch milliseconds. */
  from: number;
  /** Number of items. */
  count: number;
  units: number;
}

/** Daily quota of one client by our own count. */
export interface QuotaView {
  clientId: string;
  /** Names of the accounts that use the client. */
  accounts: string[];
  /** Epoch milliseconds. */
  resetsAt: number;
  buckets: { bucket: 'general' | 'search' | 'upload'; left: number; daily: number }[];
  /** Units spent on each of the last 30 days in Pacific time (`YYYY-MM-DD`), today last. */
  days: { day: string; spent: number }[];
  /** What today's units went to, the largest use first: ids of actions, and other purposes (`createClientMeter`). */
  uses: { purpose: string; units: number }[];
  /** The days on which running bulk tasks spend units, in order; empty if none runs. */
  planned: PlannedDay[];
}
