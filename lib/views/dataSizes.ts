/** Limits of stored data: entries of the history, items of the playlist index. */
export interface DataSizes {
  history: number;
  index: number;
}

/** Range and default of each limit. The lowest one for the index is the platform's limit for one playlist. */
export const sizeBounds: Record<keyof DataSizes, { least: number; usual: number; most: number }> = {
  history: { least: 100, usual: 5_000, most: 100_000 },
  index: { least: 5_000, usual: 50_000, most: 500_000 },
};

/** State of the extension's data on this disk. */
export interface DataHealth {
  /** When a loss of data was noticed that nobody caused; epoch milliseconds. */
  lostAt?: number | undefined;
  /** Number of unreadable rows of each table. */
  unreadable: { table: string; count: number }[];
}
