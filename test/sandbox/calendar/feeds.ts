import { canRead } from './access';
import { pageAddress, pictureAddress } from './addresses';
import { digits, eventZone, toInstant, wallClockAt } from './dates';
import { nowUtc, type Site } from './site';
import type { EventPost } from './store';
import { decodeEntities, renderText, renderTitle } from './text';

/** The site's iCalendar and RSS feeds: calendar API behaviour, 'Feeds of the site'. */

export const isPublic = (event: EventPost): boolean =>
  event.status === 'publish' && canRead(undefined, event);

const byStart = (one: EventPost, other: EventPost): number =>
  one.fields.utcStart.localeCompare(other.fields.utcStart) || one.id - other.id;

/** What a page of the calendar shows, in order of start; past events only where they are asked for. */
export function shownEvents(site: Site, url: URL, hiddenToo = false): EventPost[] {
  const { searchParams: query } = url;
  const ids = query.get('event_ids')?.split(',').map(Number);
  const view = parseView(url);
  const search = (query.get('tribe-bar-search') ?? '').toLowerCase();
  return site.store
    .ofType('tribe_events')
    .filter((event) => isPublic(event) && (hiddenToo || !event.fields.hidden))
    .filter((event) => (ids ? ids.includes(event.id) : inView(site, event, view, query)))
    .filter((event) => hasTerm(site, event, url) && event.title.toLowerCase().includes(search))
    .sort(byStart);
}

/** The days that an address names: a month, a day, or everything from a day on. */
function parseView({ pathname, searchParams }: URL): { day?: string; month?: string; from?: string } {
  const date =
    /\/(\d{4}-\d\d(?:-\d\d)?)\//.exec(pathname)?.[1] ?? searchParams.get('tribe-bar-date') ?? undefined;
  if (date === undefined) return {};
  if (pathname.includes('/month/')) return { month: date.slice(0, 7) };
  return pathname.includes(date) ? { day: date } : { from: date };
}

function inView(
  site: Site,
  { fields }: EventPost,
  view: ReturnType<typeof parseView>,
  query: URLSearchParams,
): boolean {
  if (query.get('eventDisplay') === 'past') return fields.utcEnd < nowUtc(site);
  if (view.month) return fields.start.slice(0, 7) <= view.month && fields.end.slice(0, 7) >= view.month;
  if (view.day) return fields.start.slice(0, 10) <= view.day && fields.end.slice(0, 10) >= view.day;
  return fields.utcEnd >= nowUtc(site) && fields.end.slice(0, 10) >= (view.from ?? '');
}

/** A category includes those below it. */
function hasTerm(site: Site, event: EventPost, { pathname }: URL): boolean {
  const [, kind, slug] = /\/events\/(category|tag)\/([^/]+)\//.exec(pathname) ?? [];
  if (kind === undefined) return true;
  const taxonomy = kind === 'tag' ? 'post_tag' : 'tribe_events_cat';
  const term = site.store.findTerms(taxonomy).find((one) => one.slug === slug);
  return site.store
    .termsOn(event.id, taxonomy)
    .some(({ id, parent }) => id === term?.id || parent === term?.id);
}

/** `UTC+5.5` and its like are written as a zone's name. */
const zoneNames: Record<string, string> = { 'UTC+5.5': 'Asia/Kolkata', 'UTC+9.5': 'Australia/Darwin' };

/** An iCalendar file; times are those of each event's zone, or of the site's where it shows all so. */
export function icalendar(site: Site, events: readonly EventPost[]): string {
  const getZone = ({ fields }: EventPost) =>
    site.switches.allEventsInSiteZone
      ? site.settings.timeZone
      : (zoneNames[fields.timezone] ?? eventZone(fields.timezone));
  const zones = [...new Set(events.map(getZone))];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${site.settings.name} - ECPv${site.settings.version}//NONSGML v1.0//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${site.settings.name}`,
    ...zones.flatMap((zone) => ['BEGIN:VTIMEZONE', `TZID:${zone}`, 'END:VTIMEZONE']),
    ...events.flatMap((event) => eventLines(site, event, getZone(event))),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}

const escaped = (text: string): string => text.replaceAll(',', '\\,').replaceAll('\n', '\\n');
const compact = (wall: string): string => wall.replaceAll(/[-:]/g, '').replace(' ', 'T');
const plainText = (html: string): string =>
  decodeEntities(html.replaceAll('</p>', ' ').replaceAll(/<[^>]+>/g, '')).trim();

/** The identifier changes with the times; a semicolon stays as it is and nothing is folded. */
function eventLines(site: Site, event: EventPost, zone: string): string[] {
  const { fields } = event;
  const inZone = (wall: string, utc: string) =>
    site.switches.allEventsInSiteZone ? wallClockAt(toInstant(utc, 'UTC'), zone) : wall;
  const start = inZone(fields.start, fields.utcStart);
  const end = inZone(fields.end, fields.utcEnd);
  const stamp = `${compact(event.modifiedUtc)}Z`;
  const description = event.password === '' ? plainText(renderText(event.content)) : 'Content is protected.';
  return [
    'BEGIN:VEVENT',
    `DTSTART;TZID=${zone}:${compact(start)}`,
    `DTEND;TZID=${zone}:${compact(end)}`,
    `DTSTAMP:${stamp}`,
    `CREATED:${stamp}`,
    `LAST-MODIFIED:${stamp}`,
    `UID:${event.id}-${digits(start) / 1000}-${digits(end) / 1000}@${new URL(site.origin).host}`,
    `SUMMARY:${escaped(decodeEntities(renderTitle(event.title)))}`,
    `DESCRIPTION:${escaped(description)}`,
    `URL:${pageAddress(site, event)}`,
    ...(event.password === '' ? linkedLines(site, event) : []),
    'END:VEVENT',
  ];
}

function linkedLines(site: Site, event: EventPost): string[] {
  const venue =
    event.fields.venue === null ? undefined : site.store.findPost('tribe_venue', event.fields.venue);
  const organizer = site.store.findPost('tribe_organizer', event.fields.organizers[0] ?? 0);
  const picture = event.image === null ? undefined : site.store.findPost('attachment', event.image);
  const categories = site.store.termsOn(event.id, 'tribe_events_cat').map(({ name }) => name);
  const { address, city, stateprovince, zip, country } = venue?.fields ?? {};
  const place = [venue?.title, address, city, stateprovince, zip, country].filter((part) => part).join(', ');
  return [
    ...(place === '' ? [] : [`LOCATION:${escaped(place)}`]),
    ...(categories.length > 0 ? [`CATEGORIES:${categories.join(',')}`] : []),
    ...(picture ? [`ATTACH;FMTTYPE=${picture.fields.mediaType}:${pictureAddress(site, picture)}`] : []),
    ...(organizer?.fields.email
      ? [`ORGANIZER;CN="${organizer.title}":MAILTO:${organizer.fields.email}`]
      : []),
  ];
}

/** An RSS feed, whose dates are the events' starts, taken for the site's own time; hidden events are in it. */
export function rss(site: Site, events: readonly EventPost[]): string {
  const items = events.map((event) => {
    const title = decodeEntities(renderTitle(event.title));
    const tags = site.store
      .termsOn(event.id, 'post_tag')
      .map(({ name }) => `<category><![CDATA[${name}]]></category>`);
    const day = new Date(toInstant(event.fields.start, site.settings.timeZone))
      .toUTCString()
      .replace('GMT', '+0000');
    return `<item><title>${event.password === '' ? '' : 'Protected: '}${title}</title><link>${pageAddress(site, event)}</link><pubDate>${day}</pubDate>${tags.join('')}</item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>${site.settings.name}</title>${items.join('')}</channel></rss>`;
}
