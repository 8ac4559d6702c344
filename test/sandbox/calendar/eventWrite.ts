import { costText, currencyFrom } from './cost';
import { dayBegin, dayEnd, eventZone, throughGap, toUtc, type WallClock } from './dates';
import { readDate } from './dateText';
import { pictureFrom } from './pictureStore';
import { kinds } from './placeKinds';
import { couldNotCreate, createOrLink } from './placeWrite';
import { slugFor, stampsFor, statusFor, storedAuthor, storedText } from './publication';
import type { Call } from './rest';
import { RestError } from './restError';
import { nowLocal, nowUtc, type Site } from './site';
import type { EventFields, EventPost, Status } from './store';
import { linkEventTerms } from './termWrite';
import { asBoolean, isEmpty, type Parameters } from './validation';

/** Stores a new event. The venue is made before the organizers are checked, so it may be left behind. */
export function createEvent(call: Call): EventPost {
  const { site, user, parameters } = call;
  const title = storedText(user, 'title', parameters.title);
  const content = storedText(user, 'content', parameters.description);
  const excerpt = storedExcerpt(call);
  const linked = linkPlaces(call);
  if (title === '' && content.trim() === '' && excerpt.trim() === '') {
    throw new RestError(500, 'empty_content', 'Nothing to store.', null);
  }
  const stamps = stampsFor(site, parameters, statusFor(user, 'tribe_events', parameters.status));
  const website = isEmpty(parameters.website) ? null : storedWebsite(parameters.website);
  const times =
    timesFrom(site, parameters) ??
    toTimes(site.settings.timeZone, '1970-01-01 00:00:00', '1970-01-01 00:00:00', false);
  const id = site.store.insert<'tribe_events'>({
    type: 'tribe_events',
    author: storedAuthor(user, parameters.author),
    ...stamps,
    title,
    content: content.trim(),
    excerpt: excerpt.trim(),
    slug: slugFor(site, 'tribe_events', stamps.status, title, parameters.slug),
    password: '',
    image: pictureFrom(site, user, parameters.image),
    fields: {
      ...resetFields(parameters),
      ...times,
      website,
      venue: linked.venue,
      organizers: linked.organizers,
    },
  });
  const event = finish(call, id);
  // The live system stores what makes an event sticky in a second step.
  if (!event.fields.sticky) return event;
  site.store.saveWithRevision({ ...event, modified: nowLocal(site), modifiedUtc: nowUtc(site) });
  return event;
}

/** No partial update: what is left out is reset, except the texts, dates, venue and terms (section 7). */
export function updateEvent(call: Call, event: EventPost): EventPost {
  const { site, user, parameters } = call;
  const title = parameters.title === undefined ? event.title : storedText(user, 'title', parameters.title);
  const linked = linkPlaces(call);
  const status = statusFor(user, 'tribe_events', parameters.status);
  const stamps = stampsFor(site, parameters, status, event);
  const zone = zoneFrom(site, parameters);
  const { start, end, utcStart, utcEnd } = event.fields;
  const allDay = asBoolean(parameters.all_day) === true;
  const kept = allDay
    ? toTimes(zone, dayBegin(start), dayEnd(end), true)
    : { start, end, utcStart, utcEnd, timezone: zone, allDay };
  site.store.saveWithRevision({
    ...event,
    ...stamps,
    author: storedAuthor(user, parameters.author, event),
    title,
    content:
      parameters.description === undefined
        ? event.content
        : storedText(user, 'content', parameters.description).trim(),
    excerpt: parameters.excerpt === undefined ? event.excerpt : storedExcerpt(call),
    slug: slugFor(site, 'tribe_events', stamps.status as Status, title, parameters.slug, event),
    image: pictureFrom(site, user, parameters.image),
    fields: {
      ...resetFields(parameters, event),
      ...(timesFrom(site, parameters) ?? kept),
      website: isEmpty(parameters.website) ? '' : storedWebsite(parameters.website),
      venue: linked.venue ?? event.fields.venue,
      organizers: linked.organizers,
    },
  });
  return finish(call, event.id);
}

function finish(call: Call, id: number): EventPost {
  linkEventTerms(call.site, id, 'tribe_events_cat', call.parameters.categories);
  linkEventTerms(call.site, id, 'post_tag', call.parameters.tags);
  const event = call.site.store.findPost('tribe_events', id);
  if (!event) throw new Error(`The event ${id} was not stored`);
  return event;
}

function storedExcerpt(call: Call): string {
  const excerpt = storedText(call.user, 'content', call.parameters.excerpt);
  if (new TextEncoder().encode(excerpt).length > 65_535) {
    throw new RestError(500, 'db_insert_error', 'The database did not take this.', 'Field too long: excerpt');
  }
  return excerpt;
}

/** Control characters that hide in escapes are removed, nothing else: `javascript://` stays. */
const storedWebsite = (sent: unknown): string =>
  String(sent)
    .replace(/%0[ad]/gi, '')
    .trim();

type Resettable = Pick<
  EventFields,
  'cost' | 'firstCost' | 'currency' | 'showMap' | 'showMapLink' | 'hidden' | 'sticky' | 'featured'
>;

function resetFields(parameters: Parameters, before?: EventPost): Resettable {
  const { cost } = parameters;
  if (typeof cost === 'object' && cost !== null && !Array.isArray(cost)) {
    throw new RestError(
      500,
      'internal_server_error',
      '<p>The site broke down over this cost.</p>',
      { error: { type: 1 } },
      { additional_errors: [] },
    );
  }
  const flag = (name: string) => asBoolean(parameters[name]) === true;
  const text = costText(cost, before === undefined);
  return {
    cost: text,
    ...(Array.isArray(cost) ? { firstCost: String(cost[0] ?? '') } : {}),
    currency: currencyFrom(text, before?.fields.currency),
    showMap: flag('show_map'),
    showMapLink: flag('show_map_link'),
    hidden: flag('hide_from_listings'),
    sticky: flag('sticky'),
    featured: flag('featured'),
  };
}

type Times = Pick<EventFields, 'start' | 'end' | 'utcStart' | 'utcEnd' | 'timezone' | 'allDay'>;

const zoneFrom = (site: Site, parameters: Parameters): string =>
  isEmpty(parameters.timezone) ? site.settings.timeZone : String(parameters.timezone);

/** One date alone is ignored. */
function timesFrom(site: Site, parameters: Parameters): Times | undefined {
  const start = wallFrom(site, parameters.start_date);
  const end = wallFrom(site, parameters.end_date);
  if (start === undefined || end === undefined) return undefined;
  return toTimes(zoneFrom(site, parameters), start, end, asBoolean(parameters.all_day) === true);
}

/** The digits as written, whatever zone the text names; those of an epoch are UTC. */
function wallFrom(site: Site, sent: unknown): WallClock | undefined {
  return typeof sent === 'string' ? readDate(sent, site.clock())?.wall : undefined;
}

/**
 * A save in the plugin's own edit screen. Its list of zones has `UTC`, `UTC±n`, and places: any other zone is shown as
 * the first entry, and the wall clock is then read there (calendar API behaviour, third live run).
 */
export function saveByHand(site: Site, event: EventPost): void {
  const { start, end, allDay, timezone } = event.fields;
  const isListed = /^(?:UTC(?:[+-]\d+(?:\.\d+)?)?|(?!Etc\/)[A-Z]\w+\/.+)$/.test(timezone);
  const times = toTimes(isListed ? timezone : 'Africa/Abidjan', start, end, allDay);
  site.store.saveWithRevision({ ...event, fields: { ...event.fields, ...times } });
}

/** An end before the start reads like the start, while its UTC time keeps what was sent (section 6). */
function toTimes(timezone: string, from: WallClock, to: WallClock, allDay: boolean): Times {
  const zone = eventZone(timezone);
  const start = allDay ? dayBegin(from) : throughGap(from, zone);
  const sentEnd = allDay ? dayEnd(to) : throughGap(to, zone);
  return {
    start,
    end: sentEnd.localeCompare(start) < 0 ? start : sentEnd,
    utcStart: toUtc(start, zone),
    utcEnd: toUtc(sentEnd, zone),
    timezone,
    allDay,
  };
}

function linkPlaces(call: Call): { venue: number | null; organizers: number[] } {
  const venue = linkVenue(call, call.parameters.venue);
  return { venue, organizers: linkOrganizers(call, call.parameters.organizer) };
}

function linkVenue(call: Call, sent: unknown): number | null {
  if (isEmpty(sent)) return null;
  if (Array.isArray(sent)) throw couldNotCreate(kinds.tribe_venue);
  return linkOne(call, 'tribe_venue', sent);
}

function linkOrganizers(call: Call, sent: unknown): number[] {
  if (isEmpty(sent)) return [];
  const single = typeof sent === 'number' || /^\d+$/.test(String(sent));
  if (!single && !Array.isArray(sent)) throw couldNotCreate(kinds.tribe_organizer);
  const ids = (Array.isArray(sent) ? sent : [sent]).map((one) => linkOne(call, 'tribe_organizer', one));
  return [...new Set(ids)];
}

/** With an id, further fields are ignored. */
function linkOne(call: Call, type: 'tribe_venue' | 'tribe_organizer', sent: unknown): number {
  if (typeof sent !== 'object' || sent === null) return Number(sent);
  const entry = sent as Parameters;
  if ('id' in entry) {
    if (isEmpty(entry.id)) throw couldNotCreate(kinds[type]);
    return Number(entry.id);
  }
  return createOrLink(call.site, call.user, type, entry).id;
}
