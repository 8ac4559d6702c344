import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type { Database } from '../database';
import { hosts as names } from '../hosts';
import { nameFields } from '../requests';
import { pageAddress } from './addresses';
import { createHeaders, eventAt, feedAt } from './feedRoutes';
import { findSession } from './identity';
import { obstacleBefore, withPrintedText } from './obstacles';
import { eventPage, eventsPage, frontPage, notFoundPage, type Page, recordPage, wallPage } from './pages';
import { createPlainSite } from './plainSite';
import { notToBeKept } from './respond';
import { answerRest } from './rest';
import { listRoutes } from './root';
import { seed } from './seed';
import { signInPages } from './signIn';
import { nowLocal, type Site, usualSettings, usualSwitches } from './site';
import { createStore } from './store';
import { type CalendarWorld, createWorld, emptySite, usualSite } from './world';

export type { CalendarWorld } from './world';

export interface CalendarHosts {
  hosts: Map<string, Hono>;
  world: CalendarWorld;
  reset(): void;
}

/**
 * The sandbox's calendar site, its redirects and a WordPress without the calendar, by host name.
 *
 * @param context.clock UTC, in milliseconds
 */
export function createCalendarHosts(context: { db: Database; clock: () => number }): CalendarHosts {
  const origin = `https://${names.calendar[0]}`;
  const site: Site = {
    origin,
    store: createStore(context.db),
    switches: { ...usualSwitches },
    settings: structuredClone(usualSettings),
    clock: context.clock,
    remotePictures: new Map(),
  };
  const world = createWorld(site);
  const reset = resetter(site, world);
  reset();

  const hosts = new Map<string, Hono>();
  for (const name of names.calendar) hosts.set(name, calendarSite(site));
  for (const name of names.calendarRedirects) hosts.set(name, redirectTo(origin));
  for (const name of names.plainSite) hosts.set(name, createPlainSite(name, site));
  return { hosts, world, reset };
}

/** Seeds once a day, since the seed's events lie around today; every other time a copy comes back. */
function resetter(site: Site, world: CalendarWorld): () => void {
  const { db } = site.store;
  let seeded: { day: string; tables: Uint8Array; pictures: Site['remotePictures'] } | undefined;
  return () => {
    const day = nowLocal(site).slice(0, 10);
    if (seeded?.day === day) {
      usualSite(site, seeded.pictures);
      db.restore(seeded.tables);
    } else {
      emptySite(site);
      seed(world, site.clock());
      seeded = { day, tables: db.snapshot(), pictures: new Map(site.remotePictures) };
    }
  };
}

function redirectTo(origin: string): Hono {
  const app = new Hono();
  app.all('*', (context) => {
    const { pathname, search } = new URL(context.req.url);
    return context.redirect(`${origin}${pathname}${search}`, 301);
  });
  return app;
}

function calendarSite(site: Site): Hono {
  const app = new Hono();
  const front = (body: Page, url: string, status = 200) =>
    Promise.resolve(body).then(
      (text) =>
        new Response(String(text), {
          status,
          headers: {
            ...createHeaders(site, new URL(url)),
            'Content-Type': 'text/html; charset=UTF-8',
            ...(status === 404 || eventAt(site, new URL(url).pathname)?.password
              ? { 'Cache-Control': notToBeKept }
              : {}),
          },
        }),
    );

  /** An event that is not public is shown to those who are logged in. */
  const eventById = (request: Request, id: number) => {
    const event = site.store.findPost('tribe_events', id);
    if (event?.status === 'publish') return Response.redirect(pageAddress(site, event), 301);
    return event && event.status !== 'trash' && findSession(site, request)
      ? front(eventPage(site, event), request.url)
      : front(notFoundPage(site), request.url, 404);
  };

  app.use('*', async (context, next) => {
    const obstacle = obstacleBefore(site, context.req.raw);
    if (obstacle) return obstacle;
    await next();
    context.res = await withPrintedText(site, context.res);
    return undefined;
  });
  app.use('*', async (context, next) => {
    const path = restPath(context.req.raw);
    if (path === undefined) return next();
    const hidden = site.switches.plainPermalinks && path.pretty;
    if (site.switches.htmlWall) return context.html(wallPage(site));
    if (hidden) return front(frontPage(site), context.req.url);
    await tellFields(context);
    return answerRest(site, listRoutes(site), context.req.raw, path.route);
  });
  app.route('/', signInPages(site));
  app.get('/wp-content/uploads/*', (context) => uploaded(site, context.req.path));
  app.use('*', async (context, next) => {
    const feed = feedAt(site, new URL(context.req.url));
    return feed && ['GET', 'HEAD'].includes(context.req.method) ? feed : next();
  });
  for (const path of ['/events/', '/events/:view{.+}/']) {
    app.get(path, ({ req: { url } }) => {
      const api = createHeaders(site, new URL(url))['X-TEC-API-ROOT'];
      return front(eventsPage(site, url, api), url);
    });
  }
  for (const [folder, type] of [
    ['venue', 'tribe_venue'],
    ['organizer', 'tribe_organizer'],
  ] as const) {
    app.get(`/${folder}/:slug/`, (context) => {
      const known = site.store.bySlug(type, decodeURIComponent(context.req.param('slug')));
      return known?.status === 'publish'
        ? front(recordPage(site, known.title), context.req.url)
        : front(notFoundPage(site), context.req.url, 404);
    });
  }
  app.get('/events', (context) => context.redirect(`${site.origin}/events/`, 301));
  app.get('/event/:slug/', (context) => {
    const event = site.store.bySlug('tribe_events', decodeURIComponent(context.req.param('slug')));
    return event?.status === 'publish'
      ? front(eventPage(site, event), context.req.url)
      : front(notFoundPage(site), context.req.url, 404);
  });
  app.get('/', (context) => {
    const { tribe_events: slug, post_type: type, p: id } = context.req.query();
    if (type === 'tribe_events' && id !== undefined) return eventById(context.req.raw, Number(id));
    const event = slug === undefined ? undefined : site.store.bySlug('tribe_events', slug);
    return front(event?.status === 'publish' ? eventPage(site, event) : frontPage(site), context.req.url);
  });
  app.all('*', (context) => front(notFoundPage(site), context.req.url, 404));
  return app;
}

/** Only a request that came over the network has a place in the log. */
async function tellFields({ env, req: { raw } }: Context): Promise<void> {
  const { incoming } = (env ?? {}) as Partial<HttpBindings>;
  if (incoming === undefined || !/\bjson\b/i.test(raw.headers.get('content-type') ?? '')) return;
  const body: unknown = await raw
    .clone()
    .json()
    .catch(() => undefined);
  if (typeof body === 'object' && body !== null) nameFields(incoming, Object.keys(body));
}

/** `/wp-json/…` and `?rest_route=…`, which works with pretty permalinks too. */
function restPath(request: Request): { route: string; pretty: boolean } | undefined {
  const url = new URL(request.url);
  const pretty = /^\/wp-json(\/.*)?$/.exec(url.pathname);
  if (pretty) return { route: pretty[1] ?? '/', pretty: true };
  const asked = url.searchParams.get('rest_route');
  return asked !== null && /^\/(index\.php)?$/.test(url.pathname)
    ? { route: asked, pretty: false }
    : undefined;
}

/** Smaller versions of a picture are served as the picture itself. */
function uploaded(site: Site, address: string): Response {
  const path = decodeURIComponent(address.replace('/wp-content/uploads/', '')).replace(
    /-\d+x\d+(\.\w+)$/,
    '$1',
  );
  const file = site.store.db.get<{ mediaType: string; bytes: Uint8Array }>(
    'SELECT * FROM calendar_files WHERE path = ?',
    [path],
  );
  if (!file) return new Response('Not found', { status: 404 });
  return new Response(new Uint8Array(file.bytes), { headers: { 'Content-Type': file.mediaType } });
}
