import { boundFetch, type Platform, platformOf } from '../../../lib/accounts';
import {
  type CalendarClient,
  calendarErrors,
  createCalendarClient,
  restAddress,
} from '../../../lib/calendar';
import { createWordPressClient, type WordPressClient } from '../../../lib/calendar/wordpress';
import { Fault } from '../../../lib/errors';
import { type Credentials, createTransport, type Gates, type TransportOptions } from '../../../lib/http';
import type { QuotaMeter } from '../../../lib/quota';
import type { AccountRow, CalendarAccountRow, VideoAccountRow } from '../../../lib/store';
import { createVideoClient, type VideoClient, videoErrors } from '../../../lib/video';
import { isAllowed, missing } from '../browser/permissions';
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
  /** Stands where a job has no account of a service: any use of it is a mistake of ours and fails. */
  none(): never;
}

export interface ApiClientsOptions {
  /** The build's own platform. */
  platform: Platform;
  meter: QuotaMeter;
  credentials(accountId: string, address: string): Credentials;
  /** Passed by all requests to calendar sites. */
  gates: Gates;
}

export function createApiClients({ platform, meter, credentials, gates }: ApiClientsOptions): ApiClients {
  const videoParts = (account: VideoAccountRow, spends?: Spends): TransportOptions => {
    const { accountId, clientId } = account;
    const { apiBase } = platformOf(account, platform);
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

  return {
    video: (account, spends) => createVideoClient(createTransport(videoParts(account, spends))),
    partsOf: (account) => (account.service === 'video' ? videoParts(account) : calendarParts(account)),
    none: () =>
      new Proxy({} as never, {
        get() {
          throw new Fault({ kind: 'signIn', reason: 'notSignedIn' });
        },
      }),
    calendar: (account, isBatch) => createCalendarClient(createTransport(calendarParts(account, isBatch))),
    wordpress: (account, isBatch) =>
      createWordPressClient(createTransport({ ...siteParts(account, isBatch), address: restAddress })),
  };
}

/** The person may take the permission for a site back at any time: looked at before each request. */
function allowedFetch({ origin }: URL): typeof fetch {
  return async (input, init) => {
    if (!(await isAllowed(origin))) throw new Fault(missing(origin));
    return bareFetch(input, init);
  };
}

// Called as a bare function: `fetch` refuses any other `this`.
const bareFetch: typeof fetch = (input, init) => fetch(input, init);

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
