import { browser } from 'wxt/browser';
import { boundFetch } from '../../lib/accounts';
import { type CalendarClient, calendarErrors, createCalendarClient, restAddress } from '../../lib/calendar';
import { createWordPressClient, type WordPressClient } from '../../lib/calendar/wordpress';
import { Fault } from '../../lib/fault';
import {
  type Credentials,
  createResumable,
  createTransport,
  type Resumable,
  type TransportParts,
} from '../../lib/http';
import { hostPattern } from '../../lib/pages/siteAddress';
import type { QuotaMeter } from '../../lib/quota';
import type { CalendarAccountRow, VideoAccountRow } from '../../lib/store';
import { createVideoClient, type VideoClient, videoErrors } from '../../lib/video';

/** The clients of both services, each bound to one account: whoever holds one acts as that account. */
export interface Services {
  video(account: VideoAccountRow): VideoClient;
  /** For files too large for one request. */
  resumable(account: VideoAccountRow): Resumable;
  calendar(account: CalendarAccountRow): CalendarClient;
  /** The site around the calendar, as the same account. */
  wordpress(account: CalendarAccountRow): WordPressClient;
  /** Stands where a job has no account of a service: any use of it is a mistake of ours and fails. */
  none(): never;
}

export interface ServicesParts {
  /** Base of the video API, without a slash at the end. */
  videoBase: string;
  meter: QuotaMeter;
  credentials(accountId: string, address: string): Credentials;
}

export function createServices({ videoBase, meter, credentials }: ServicesParts): Services {
  const videoParts = ({ accountId, clientId }: VideoAccountRow): TransportParts => ({
    base: videoBase,
    credentials: credentials(accountId, videoBase),
    errors: videoErrors,
    fetch: boundFetch(new URL(videoBase).origin, bareFetch),
    meter: meterFor(meter, clientId),
  });

  const siteParts = ({ accountId, restRoot }: CalendarAccountRow): TransportParts => ({
    base: restRoot,
    credentials: credentials(accountId, restRoot),
    errors: calendarErrors,
    fetch: boundFetch(new URL(restRoot).origin, allowedFetch(new URL(restRoot))),
  });

  return {
    video: (account) => createVideoClient(createTransport(videoParts(account))),
    resumable: (account) => createResumable(videoParts(account)),
    none: () =>
      new Proxy({} as never, {
        get() {
          throw new Fault({ kind: 'signIn', reason: 'notSignedIn' });
        },
      }),
    calendar(account) {
      const address = (root: string, path: string) => restAddress(root, `${account.namespace}${path}`);
      return createCalendarClient(createTransport({ ...siteParts(account), address }));
    },
    wordpress: (account) =>
      createWordPressClient(createTransport({ ...siteParts(account), address: restAddress })),
  };
}

/** The person may take the permission for a site back at any time: looked at before each request. */
function allowedFetch({ origin }: URL): typeof fetch {
  return async (input, init) => {
    if (!(await browser.permissions.contains({ origins: [hostPattern(origin)] })))
      throw new Fault({ kind: 'permission', reason: 'permissionMissing', about: origin });
    return bareFetch(input, init);
  };
}

// Called as a bare function: `fetch` refuses any other `this`.
const bareFetch: typeof fetch = (input, init) => fetch(input, init);

/** Counts every call against the client's daily buckets. */
export function meterFor(meter: QuotaMeter, clientId: string): NonNullable<TransportParts['meter']> {
  return {
    spend: ({ bucket, cost }) => meter.spend(clientId, bucket ?? 'general', cost),
    refused: ({ bucket }) => meter.exhausted(clientId, bucket ?? 'general'),
  };
}
