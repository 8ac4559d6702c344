import { calendarErrors, createCalendarClient, restAddress } from '../../../lib/calendar';
import { createWordPressClient } from '../../../lib/calendar/wordpress';
import { createTransport } from '../../../lib/http';
import { createCalendarHosts } from '../../sandbox/calendar';
import { openDatabase } from '../../sandbox/database';

interface SiteOptions {
  /** The present time, epoch ms. */
  clock?: () => number;
  /** The site's REST root, in one of its two forms. */
  restRoot?: string;
  user?: string;
}

/** A calendar of the sandbox, called without a network, and clients that are signed in as one of its users. */
export async function openSite({ clock, restRoot, user = 'robin' }: SiteOptions = {}) {
  const calendar = createCalendarHosts({ db: await openDatabase(), clock: clock ?? Date.now });
  const requests: { method: string; url: URL }[] = [];
  const root = restRoot ?? 'https://calendar.example/wp-json/';
  /** @throws TypeError like fetch, for an unknown host */
  const answer = async (request: Request) => {
    const app = calendar.hosts.get(new URL(request.url).host);
    if (app === undefined) throw new TypeError('Failed to fetch');
    return app.request(request);
  };
  const parts = {
    base: root,
    credentials: { authorization: async () => calendar.world.authorization(user) },
    errors: calendarErrors,
    fetch: async (input: RequestInfo | URL) => {
      const request = input as Request;
      requests.push({ method: request.method, url: new URL(request.url) });
      return answer(request);
    },
  };
  const client = createCalendarClient(
    createTransport({ ...parts, address: (base, path) => restAddress(base, `tribe/events/v1${path}`) }),
  );
  const wordpress = createWordPressClient(createTransport({ ...parts, address: restAddress }));
  return { client, wordpress, world: calendar.world, reset: calendar.reset, requests, answer };
}
