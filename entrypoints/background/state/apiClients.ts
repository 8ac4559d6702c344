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
import { type Credentials, createTransport, type Gates, type TransportOptions } from '../../../lib/http';
import type { QuotaMeter } from '../../../lib/quota';
import type { AccountRow, CalendarAccountRow, JobRow, Store, VideoAccountRow } from '../../../lib/store';
import { createVideoClient, type VideoClient, videoErrors } from '../../../lib/video';
import { isAllowed, toMissingPermission } from '../browser/permissions';
import { withinReserve } from './batchBudget';
import { readFile } from './blobs';
import { findCallFault } from './requireAccount';

/** What the calls of a client are for. */
interface VideoCalls {
  /** Called before a call with its units of the general quota; may throw to prevent the call. */
  spends?: (units: number) => void | Promise<void>;
  /** See `createClientMeter`. */
  purpose?: string;
}

/** API clients of both services. Each is bound to one account and sends its credentials. */
export type ApiClients = ReturnType<typeof createApiClients>;

/** Dependencies of the API clients. */
export interface ApiClientsOptions {
  store: Store;
  /** The build's own platform. */
  platform: Platform;
  meter: QuotaMeter;
  /** See `Accounts.credentials`. */
  credentials(accountId: string, address: string): Credentials;
  /** Limit the requests to each calendar site. */
  gates: Gates;
}

/** Creates the {@link ApiClients}. */
export function createApiClients({ store, platform, meter, credentials, gates }: ApiClientsOptions) {
  const toVideoOptions = (
    account: VideoAccountRow,
    { spends, purpose }: VideoCalls = {},
  ): TransportOptions => {
    const { accountId, clientId } = account;
    const { apiBase } = getPlatform(account, platform);
    const counted = createClientMeter(meter, clientId, purpose);
    return {
      base: apiBase,
      credentials: credentials(accountId, apiBase),
      errors: videoErrors,
      // The build's own API allows requests of any origin (CORS), so it works without the host permission
      ...(account.platform === undefined ? {} : { fetch: allowedFetch(new URL(apiBase)) }),
      meter: {
        ...counted,
        async spend(method) {
          const fault = findCallFault(account, [method]);
          if (fault) throw new Fault(fault);
          if (method.bucket === undefined) await spends?.(method.cost);
          await counted.spend(method);
        },
      },
    };
  };

  const toSiteOptions = (
    { accountId, restRoot }: CalendarAccountRow,
    isBatch?: boolean,
  ): TransportOptions => {
    const root = new URL(restRoot);
    return {
      base: restRoot,
      credentials: credentials(accountId, restRoot),
      errors: calendarErrors,
      fetch: allowedFetch(root),
      gate: { enter: (signal) => gates(root.origin).enter(signal, isBatch) },
    };
  };

  const toCalendarOptions = (account: CalendarAccountRow, isBatch?: boolean): TransportOptions => ({
    ...toSiteOptions(account, isBatch),
    address: (root, path) => restAddress(root, `${account.namespace}${path}`),
  });

  const video = (account: VideoAccountRow, calls?: VideoCalls): VideoClient =>
    createVideoClient(createTransport(toVideoOptions(account, calls)));
  /** @param isBatch whether requests outside batches take precedence over its requests to the same site */
  const calendar = (account: CalendarAccountRow, isBatch?: boolean): CalendarClient =>
    createCalendarClient(createTransport(toCalendarOptions(account, isBatch)));
  /** A client of the API of WordPress itself, with the same account. */
  const wordpress = (account: CalendarAccountRow, isBatch?: boolean): WordPressClient =>
    createWordPressClient(createTransport({ ...toSiteOptions(account, isBatch), address: restAddress }));

  return {
    video,
    calendar,
    wordpress,
    /** Options of a transport that sends requests with this account. @param purpose see `createClientMeter` */
    toTransportOptions: (account: AccountRow, purpose: string): TransportOptions =>
      account.service === 'video' ? toVideoOptions(account, { purpose }) : toCalendarOptions(account),

    /**
     * The clients for a job, with its account. Using a client of the other service throws Fault `signIn/notSignedIn`.
     * @param spent called with the units that each call takes from the general quota
     * @throws Fault `signIn/notSignedIn` if the account was removed
     */
    async ofJob(job: JobRow, spent: (units: number) => void): Promise<Clients> {
      const account = await store.get('accounts', job.accountId);
      const isBatch = job.batchId !== undefined;
      if (account?.service === 'video') {
        const spends = isBatch ? await withinReserve(meter, job, account, spent) : spent;
        return {
          video: video(account, { spends, purpose: job.action }),
          calendar: unavailable,
          wordpress: unavailable,
          ownChannelId: account.channelId,
          file: readFile,
        };
      }
      if (account?.service === 'calendar')
        return {
          video: unavailable,
          calendar: calendar(account, isBatch),
          wordpress: wordpress(account, isBatch),
          site: new URL(account.restRoot).origin,
          file: readFile,
        };
      throw new Fault({ kind: 'signIn', reason: 'notSignedIn' });
    },
  };
}

/** Replaces the clients of a service for which a job has no account. */
const unavailable = new Proxy({} as never, {
  get() {
    throw new Fault({ kind: 'signIn', reason: 'notSignedIn' });
  },
});

/** Checks the permission for a site before each request, because the person can withdraw it at any time. */
function allowedFetch({ origin }: URL): typeof fetch {
  return async (input, init) => {
    if (!(await isAllowed(origin))) throw new Fault(toMissingPermission(origin));
    return fetch(input, init);
  };
}

/**
 * Counts calls against the daily quota of an OAuth client. Requests do not wait for the count to be stored. If it
 * cannot be stored, the platform still refuses calls above the quota.
 * @param purpose what the calls are for; by default the resource that each of them reads, as `read.playlists`
 */
export function createClientMeter(
  meter: QuotaMeter,
  clientId: string,
  purpose?: string,
): NonNullable<TransportOptions['meter']> {
  return {
    async spend({ id, bucket, cost }) {
      const used = purpose ?? `read.${id.slice(0, id.indexOf('.'))}`;
      void meter.spend(clientId, bucket ?? 'general', cost, used).catch(() => undefined);
    },
    refused: ({ bucket }) => meter.exhausted(clientId, bucket ?? 'general'),
  };
}
