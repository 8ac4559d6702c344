import { getPlatform, type Platform } from '../../../lib/accounts';
import type { Clients } from '../../../lib/actions';
import {
  type CalendarClient,
  calendarErrors,
  createCalendarClient,
  restAddress,
} from '../../../lib/calendar';
import { createWordPressClient, type WordPressClient } from '../../../lib/calendar/wordpress';
import { Fault } from '../../../lib/errors';
import {
  bareFetch,
  boundFetch,
  type Credentials,
  createTransport,
  type Gates,
  type TransportOptions,
} from '../../../lib/http';
import type { QuotaMeter } from '../../../lib/quota';
import type { AccountRow, CalendarAccountRow, JobRow, Store, VideoAccountRow } from '../../../lib/store';
import { createVideoClient, type VideoClient, videoErrors } from '../../../lib/video';
import { isAllowed, missing } from '../browser/permissions';
import { withinReserve } from './batchBudget';
import { readFile } from './blobs';
import { mustCover } from './requireAccount';

type Spends = (units: number) => void | Promise<void>;

/** Clients of both services, each bound to one account and sending its credentials. */
export interface ApiClients {
  /** @param spends told of the units that a call is to take from the general bucket; throws where it must not */
  video(account: VideoAccountRow, spends?: Spends): VideoClient;
  /** What a transport that acts as the account is made of. */
  partsOf(account: AccountRow): TransportOptions;
  /** @param isBatch its requests let those of no batch go first, at the same site */
  calendar(account: CalendarAccountRow, isBatch?: boolean): CalendarClient;
  /** The site around the calendar, as the same account. */
  wordpress(account: CalendarAccountRow, isBatch?: boolean): WordPressClient;
  /**
   * All clients for one job, each acting as its account if it is of its service; any use of the others is a mistake of
   * ours and fails.
   * @param spent told of the units that each call takes from the general bucket
   * @throws Fault `signIn` when the account is gone
   */
  ofJob(job: JobRow, spent: (units: number) => void): Promise<Clients>;
}

export interface ApiClientsOptions {
  store: Store;
  /** The build's own platform. */
  platform: Platform;
  meter: QuotaMeter;
  credentials(accountId: string, address: string): Credentials;
  /** Passed by all requests to calendar sites. */
  gates: Gates;
}

export function createApiClients({
  store,
  platform,
  meter,
  credentials,
  gates,
}: ApiClientsOptions): ApiClients {
  const videoParts = (account: VideoAccountRow, spends?: Spends): TransportOptions => {
    const { accountId, clientId } = account;
    const { apiBase } = getPlatform(account, platform);
    const base = new URL(apiBase);
    const counted = meterFor(meter, clientId);
    return {
      base: apiBase,
      credentials: credentials(accountId, apiBase),
      errors: videoErrors,
      // The build's own API answers any origin with a token: taken back, its host is missed by nobody.
      fetch: boundFetch(base.origin, account.platform === undefined ? bareFetch : allowedFetch(base)),
      meter: {
        ...counted,
        async spend(method) {
          mustCover(account, [method]);
          if (method.bucket === undefined) await spends?.(method.cost);
          await counted.spend(method);
        },
      },
    };
  };

  const siteParts = ({ accountId, restRoot }: CalendarAccountRow, isBatch?: boolean): TransportOptions => {
    const root = new URL(restRoot);
    return {
      base: restRoot,
      credentials: credentials(accountId, restRoot),
      errors: calendarErrors,
      fetch: boundFetch(root.origin, allowedFetch(root)),
      gate: { enter: (signal) => gates(root.origin).enter(signal, isBatch) },
    };
  };

  const calendarParts = (account: CalendarAccountRow, isBatch?: boolean): TransportOptions => ({
    ...siteParts(account, isBatch),
    address: (root, path) => restAddress(root, `${account.namespace}${path}`),
  });

  const video: ApiClients['video'] = (account, spends) =>
    createVideoClient(createTransport(videoParts(account, spends)));
  const calendar: ApiClients['calendar'] = (account, isBatch) =>
    createCalendarClient(createTransport(calendarParts(account, isBatch)));
  const wordpress: ApiClients['wordpress'] = (account, isBatch) =>
    createWordPressClient(createTransport({ ...siteParts(account, isBatch), address: restAddress }));

  return {
    ...{ video, calendar, wordpress },
    partsOf: (account) => (account.service === 'video' ? videoParts(account) : calendarParts(account)),

    async ofJob(job, spent) {
      const account = await store.get('accounts', job.accountId);
      const isBatch = job.batchId !== undefined;
      if (account?.service === 'video') {
        const spends = isBatch ? await withinReserve(meter, job, account, spent) : spent;
        return { video: video(account, spends), calendar: nobody, wordpress: nobody, file: readFile };
      }
      if (account?.service === 'calendar')
        return {
          video: nobody,
          calendar: calendar(account, isBatch),
          wordpress: wordpress(account, isBatch),
          site: new URL(account.restRoot).origin,
          file: readFile,
        };
      throw new Fault({ kind: 'signIn', reason: 'notSignedIn' });
    },
  };
}

/** Stands where a job has no account of a service. */
const nobody = new Proxy({} as never, {
  get() {
    throw new Fault({ kind: 'signIn', reason: 'notSignedIn' });
  },
});

/** The person may take the permission for a site back at any time: looked at before each request. */
function allowedFetch({ origin }: URL): typeof fetch {
  return async (input, init) => {
    if (!(await isAllowed(origin))) throw new Fault(missing(origin));
    return bareFetch(input, init);
  };
}

/**
 * Counts every call against the client's daily buckets. The request does not wait for the count: whoever reads it later
 * finds it, and where the disk does not take it, the platform is the one that knows.
 */
export function meterFor(meter: QuotaMeter, clientId: string): NonNullable<TransportOptions['meter']> {
  return {
    async spend({ bucket, cost }) {
      void meter.spend(clientId, bucket ?? 'general', cost).catch(() => undefined);
    },
    refused: ({ bucket }) => meter.exhausted(clientId, bucket ?? 'general'),
  };
}
