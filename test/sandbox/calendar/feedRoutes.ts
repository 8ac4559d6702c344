import { pageAddress } from './addresses';
import { icalendar, isPublic, rss, shownEvents } from './feeds';
import { discoveryHeaders } from './pages';
import { notToBeKept } from './respond';
import { calendarAddress, restAddress, type Site } from './site';
import type { EventPost } from './store';

/** Answers an address of the calendar's pages that asks for a feed instead of the page. */
export function feedAt(site: Site, url: URL): Response | undefined {
  const { pathname, searchParams: query } = url;
  if (query.get('feed') === 'rss2')
    return redirect(`${site.origin}/feed/?post_type=tribe_events`, 'application/rss+xml');
  const feed = /^(.*\/)?feed\/(atom\/)?$/.exec(pathname);
  if (feed) return rssAt(site, url, feed[2] !== undefined);
  const asked = query.has('ical') || query.has('outlook-ical') || /\/ical\/$/.test(pathname);
  if (!asked) return undefined;
  const byId = eventWithId(site, query);
  if (byId && isPublic(byId)) return redirect(`${pageAddress(site, byId)}?ical=1`, 'text/html');
  const one = eventAt(site, pathname);
  if (one && isPublic(one)) return calendarFile(site, [one], one.password !== '');
  const single = byId !== undefined || /^\/event\/[^/]+\/$/.test(pathname);
  return listFile(site, url, single);
}

function redirect(address: string, type: string): Response {
  return new Response(null, {
    status: 301,
    headers: { Location: address, 'Content-Type': `${type}; charset=UTF-8` },
  });
}

const eventWithId = (site: Site, query: URLSearchParams): EventPost | undefined =>
  site.store.findPost('tribe_events', Number(query.get('p') ?? 0));

export function eventAt(site: Site, pathname: string): EventPost | undefined {
  const slug = /^\/event\/([^/]+)\/(?:feed\/)?$/.exec(pathname)?.[1];
  return slug === undefined ? undefined : site.store.bySlug('tribe_events', decodeURIComponent(slug));
}

/** Nothing found is 404 without a body, a page too far 200 without one; one event that is not public gives all. */
function listFile(site: Site, url: URL, single: boolean): Response {
  const found = shownEvents(site, url);
  const page = Number(/\/page\/(\d+)\//.exec(url.pathname)?.[1] ?? 1);
  const shown = found.slice((page - 1) * site.settings.postsPerPage);
  const html = { 'Content-Type': 'text/html; charset=UTF-8' };
  if (found.length === 0) return new Response('', { status: 404, headers: html });
  return shown.length === 0 ? new Response('', { headers: html }) : calendarFile(site, shown, single);
}

function calendarFile(site: Site, events: readonly EventPost[], guarded: boolean): Response {
  const name = `${site.settings.name.toLowerCase().replaceAll(' ', '-')}-${crypto.randomUUID().replaceAll('-', '').slice(0, 11)}`;
  return new Response(icalendar(site, events), {
    headers: {
      'Content-Type': 'text/calendar; charset=UTF-8',
      'Content-Disposition': `attachment; filename="${name}.ics"`,
      ...(guarded ? { 'Cache-Control': notToBeKept } : {}),
    },
  });
}

/** Feeds of lists and of single events are there, but empty: they are those of comments. */
function rssAt(site: Site, url: URL, atom: boolean): Response {
  const filled = !atom && /^\/events\/(?:(?:category|tag)\/[^/]+\/)?feed\/$/.test(url.pathname);
  const body = atom
    ? '<?xml version="1.0" encoding="UTF-8" ?><feed></feed>'
    : rss(site, filled ? shownEvents(site, url, true) : []);
  return new Response(body, {
    headers: {
      ...createHeaders(site, url),
      'Content-Type': `application/${atom ? 'atom' : 'rss'}+xml; charset=UTF-8`,
      'Last-Modified': new Date(site.clock()).toUTCString(),
    },
  });
}

/** Single events and terms name their own addresses in the API. */
export function createHeaders(site: Site, url: URL): Record<string, string> {
  const shared = discoveryHeaders(site);
  if (site.switches.apiDisabled) return shared;
  const event = eventAt(site, url.pathname);
  if (event && isPublic(event)) {
    return {
      ...shared,
      Link: `${shared.Link}, <${site.origin}/?p=${event.id}>; rel=shortlink`,
      'X-TEC-API-ROOT': calendarAddress(site, `/events/${event.id}`),
    };
  }
  const [, kind, slug] = /^\/events\/(category|tag)\/([^/]+)\//.exec(url.pathname) ?? [];
  const taxonomy = kind === 'tag' ? 'post_tag' : 'tribe_events_cat';
  const term =
    kind === undefined ? undefined : site.store.findTerms(taxonomy).find((one) => one.slug === slug);
  if (!term) return shared;
  const wide = restAddress(site, `/wp/v2/${kind === 'tag' ? 'tags' : 'tribe_events_cat'}/${term.id}`);
  return {
    ...shared,
    Link: `${shared.Link}, <${wide}>; rel="alternate"; title="JSON"; type="application/json"`,
    'X-TEC-API-ROOT': `${calendarAddress(site, '/events/')}?${kind === 'tag' ? 'tags' : 'categories'}=${slug}`,
  };
}
