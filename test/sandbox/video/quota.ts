import type { SiteContext } from '../context';
import { ApiError, exhaustedDay } from './errors';

/**
 * The daily buckets of a project (video API behaviour, section 2): calls for searches and video uploads,
 * units for the rest.
 */
const usualLimits = { default: 10_000, search: 100, videoUploads: 100 };
export type Bucket = keyof typeof usualLimits;

export interface Quota {
  /** May be raised, as for a project that was audited, until the next reset. */
  readonly limits: Record<Bucket, number>;
  /** From now on until the reset, the buckets of their own are exhausted under the name of a rate. */
  namesRates(): void;
  /** Units used since midnight, Pacific Time. */
  used(bucket?: Bucket): number;
  use(units: number, bucket?: Bucket): void;
  /** Uses all that is left. */
  exhaust(bucket?: Bucket): void;
}

export interface QuotaMeter extends Quota {
  /** Back to what every project has. */
  reset(): void;
  /** Throws `quotaExceeded` when a call of this cost does not fit any more. */
  require(units: number, bucket: Bucket): void;
}

const pacificDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles', dateStyle: 'short' });

export function createQuota({ db, clock }: SiteContext): QuotaMeter {
  db.run('CREATE TABLE quotaUse (bucket TEXT, day TEXT, units INTEGER, PRIMARY KEY (bucket, day))');
  const today = () => pacificDay.format(clock());

  function used(bucket: Bucket = 'default'): number {
    const sql = 'SELECT units FROM quotaUse WHERE bucket = ? AND day = ?';
    return db.get<{ units: number }>(sql, [bucket, today()])?.units ?? 0;
  }

  function use(units: number, bucket: Bucket = 'default'): void {
    db.run(
      `INSERT INTO quotaUse VALUES (?, ?, ?)
       ON CONFLICT (bucket, day) DO UPDATE SET units = units + excluded.units`,
      [bucket, today(), units],
    );
  }

  const limits = { ...usualLimits };
  let isRate = false;
  return {
    limits,
    reset() {
      Object.assign(limits, usualLimits);
      isRate = false;
    },
    namesRates() {
      isRate = true;
    },
    used,
    use,
    exhaust: (bucket = 'default') => use(limits[bucket] - used(bucket), bucket),
    require(units, bucket) {
      if (used(bucket) + units <= limits[bucket]) return;
      if (isRate && bucket !== 'default')
        throw new ApiError(exhaustedDay(bucket === 'search' ? 'Search Queries' : 'Video Uploads'));
      throw new ApiError({
        status: 403,
        domain: 'youtube.quota',
        reason: 'quotaExceeded',
        // Messages may hold markup (video API behaviour, section 4).
        message: 'No <a href="/youtube/v3/getting-started#quota">quota</a> is left today.',
      });
    },
  };
}
