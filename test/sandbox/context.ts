import type { Database } from './database';

/** What every site of the sandbox is built from: its own database and the sandbox's clock. */
export interface SiteContext {
  readonly db: Database;
  /** Milliseconds since 1970, as `Date.now`. */
  readonly clock: () => number;
}
