/** Sizes to which data are kept: entries of the history, items of the playlist index. */
export interface DataSizes {
  history: number;
  index: number;
}

/** Bounds of each size. The lowest for the index is the most that one playlist of the platform holds. */
export const sizeBounds: Record<keyof DataSizes, { least: number; usual: number; most: number }> = {
  history: { least: 100, usual: 5_000, most: 100_000 },
  index: { least: 5_000, usual: 50_000, most: 500_000 },
};

/** State of our data on this disk. */
export interface DataHealth {
  /** Since when data are gone that nobody deleted; epoch milliseconds. */
  lostAt?: number | undefined;
  /** Number of rows of each table that nobody can read. */
  unreadable: { table: string; count: number }[];
  jobs: number;
}
