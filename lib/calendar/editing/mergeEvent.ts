import * as z from 'zod/mini';
import { Fault } from '../../errors';
import { storableZone } from '../../shared/storableZone';
import { minutesBetween } from '../../shared/time';
import { Currency, costAsSent, getCurrency, newCost, plainCost } from '../shared/cost';
import type { EventDraft } from '../shared/drafts';
import { eventResets } from '../shared/resets';
import type { CalendarEvent } from '../shared/resources';
import { storedAddress, withBackslashes } from '../shared/text';
import type { RawTexts } from '../wordpress';

const ids = () => z.array(z.union([z.int(), z.string()]));

/** All fields of an event in the form in which they are sent. Records are linked by id, so that none is overwritten. */
export const WholeEvent = () =>
  z.object({
    title: z.string(),
    description: z.string(),
    excerpt: z.string(),
    slug: z.string(),
    status: z.string(),
    /** Publication date in the site's zone, `YYYY-MM-DD HH:MM:SS`; empty before the first publication. */
    date: z.string(),
    /** The same in UTC: after a change of the site's zone, `date` would be another instant. */
    date_utc: z.optional(z.string()),
    start_date: z.string(),
    end_date: z.string(),
    timezone: z.string(),
    all_day: z.boolean(),
    /** Id of a picture as text, or an address; null for none. */
    image: z.union([z.string(), z.literal(null)]),
    cost: z.string(),
    /** Not a field of the calendar's own updates, which erase it: `keepCurrency` writes it afterwards. */
    currency: z.optional(Currency()),
    website: z.string(),
    show_map: z.boolean(),
    show_map_link: z.boolean(),
    hide_from_listings: z.boolean(),
    sticky: z.boolean(),
    featured: z.boolean(),
    categories: ids(),
    tags: ids(),
    venue: z.union([z.int(), z.literal(null)]),
    organizer: z.array(z.int()),
    /** Id of a user of the site. */
    author: z.optional(z.int()),
    /** Empty for none. Like the currency, no field of the calendar's own updates; undefined if it may not be read. */
    password: z.optional(z.string()),
  });
export type WholeEvent = z.output<ReturnType<typeof WholeEvent>>;

export type EventField = keyof WholeEvent;
/** The fields of an event that the person has edited, with their new values. */
export type EventEdits = Partial<WholeEvent>;

/** Fields that are sent with every update: those that it would reset, and the dates, which count together only. */
const alwaysSent = [...eventResets, 'date_utc', 'start_date', 'end_date'] as const satisfies EventField[];

/**
 * Converts an event that was read to the form in which it is sent. Without the raw texts, description and excerpt are
 * the rendered ones; sending these back may change their formatting.
 * @throws Fault `conflict/eventHidden` if a password hides fields of the event or it was read with `_fields`: sending
 *   it back would erase the missing fields
 */
export function eventAsSent(event: CalendarEvent, raw?: RawTexts): WholeEvent {
  const { all_day, start_date, end_date, timezone, status } = event;
  if (all_day === null || [start_date, end_date, timezone, status].includes(''))
    throw new Fault({ kind: 'conflict', reason: 'eventHidden', about: event.title });
  return {
    title: raw?.title ?? event.titleMarkup,
    description: raw?.description ?? event.description,
    excerpt: raw?.excerpt ?? event.excerpt,
    slug: event.slug,
    status,
    date: isUnscheduled(event) ? '' : event.date,
    date_utc: event.date_utc,
    start_date,
    end_date,
    timezone,
    all_day,
    image: event.image === undefined ? null : String(event.image.id),
    cost: getStoredCost(event, raw),
    currency: getCurrency(event.cost_details),
    website: storedAddress(event.storedWebsite),
    show_map: event.show_map,
    show_map_link: event.show_map_link,
    hide_from_listings: event.hide_from_listings,
    sticky: event.sticky,
    featured: event.featured,
    categories: event.categories.map(({ id }) => id),
    tags: event.tags.map(({ id }) => id),
    venue: event.venue?.id ?? null,
    organizer: event.organizer.map(({ id }) => id),
    ...(event.author === undefined ? {} : { author: event.author }),
    ...(raw?.password === undefined ? {} : { password: raw.password }),
  };
}

/** The price as it is stored. Of one that was sent as a list, the raw texts have the first amount alone. */
function getStoredCost(event: CalendarEvent, raw: RawTexts | undefined): string {
  const { values } = event.cost_details;
  const isPart = values.length > 1 && values.includes(raw?.cost ?? '');
  return raw?.cost === undefined || isPart ? costAsSent(event) : raw.cost;
}

/**
 * Whether the event has no publication date of its own: before publication, `date` is the time of the last save. An
 * event that was public before keeps its slug, and its date until it is saved again (calendar API behaviour, section
 * 'Publication date').
 */
function isUnscheduled({ date, date_utc, modified, slug }: CalendarEvent): boolean {
  const sinceDate = minutesBetween(date, modified);
  // A date to come is that of an event that was scheduled before
  return date_utc === '' && sinceDate > -1 && (slug === '' || sinceDate < 1);
}

/**
 * The body of an update that changes only the edited fields: `events.update({ id }, mergeEvent(event, edits))`. Also
 * restores an event from the trash, if `event` is its state before.
 * @param raw the event's texts as typed, if they could be read
 * @throws Fault `conflict/eventHidden` as `eventAsSent`; `badInput/venueStays`, since the API cannot remove a venue
 */
export function mergeEvent(event: CalendarEvent, edits: EventEdits, raw?: RawTexts) {
  const held = eventAsSent(event, raw);
  if (edits.venue === null && held.venue !== null)
    throw new Fault({ kind: 'badInput', reason: 'venueStays', about: 'venue' });
  return sendable({ ...pick(held, alwaysSent), ...defined(edits) });
}

/**
 * Converts edits to a body: a space clears a text that the API refuses if empty; fields that mean 'none' are omitted.
 */
function sendable(edits: EventEdits) {
  const { title, image, venue, slug, description, excerpt, date, date_utc, ...others } = edits;
  const { currency: _apart, password: _too, ...rest } = others;
  return {
    ...rest,
    ...(title === undefined ? {} : { title: withBackslashes(title) }),
    ...(description === undefined ? {} : { description: withBackslashes(description) || ' ' }),
    ...(excerpt === undefined ? {} : { excerpt: withBackslashes(excerpt) || ' ' }),
    ...(slug ? { slug } : {}),
    ...(date ? { date } : {}),
    ...(date_utc ? { date_utc } : {}),
    ...(image ? { image } : {}),
    ...(venue ? { venue } : {}),
  };
}

/** The body of a new event. Fields that mean 'none' are left out. */
export function newEvent({
  title,
  start_date,
  end_date,
  ...rest
}: EventEdits & Pick<WholeEvent, 'title' | 'start_date' | 'end_date'>): EventDraft {
  const filled = Object.entries(rest).filter(([, value]) => value !== '' && value !== undefined);
  const fields: EventEdits = Object.fromEntries(filled);
  const cost = fields.cost === undefined ? {} : { cost: newCost(fields.cost) };
  return { ...sendable(fields), ...cost, title: withBackslashes(title), start_date, end_date };
}

/**
 * The body of a new draft with all fields of another event except its slug, publication date and author.
 * @throws Fault `conflict/eventHidden` as `eventAsSent`
 */
export function toDraft(event: CalendarEvent, raw?: RawTexts): EventDraft {
  const { date: _published, date_utc: _utc, slug: _taken, author: _other, ...rest } = eventAsSent(event, raw);
  const { title, start_date, end_date, cost } = rest;
  const timezone = storableZone(rest.timezone, [start_date, end_date]);
  return {
    ...sendable({ ...rest, status: 'draft', timezone }),
    cost: newCost(cost),
    title: withBackslashes(title),
    start_date,
    end_date,
  };
}

/**
 * The fields that differ between the event as the person saw it and as it is now. The person reviews them before
 * sending.
 */
export function changedSince(seen: WholeEvent, now: WholeEvent, fields = toFields(seen)): EventField[] {
  // A password that may not be read any more was not changed by that
  const isKnown = (field: EventField) => field !== 'password' || now.password !== undefined;
  return fields.filter(
    (field) => isKnown(field) && toComparable(field, seen[field]) !== toComparable(field, now[field]),
  );
}

/** The edits that restore the edited fields. Undo sends them through `mergeEvent`. */
export function editsBack(before: WholeEvent, edits: EventEdits): EventEdits {
  return pick(before, toFields(edits));
}

/** A text to compare values by: ignores the order of terms, and the dash and currency of a cost. */
function toComparable(field: EventField, value: WholeEvent[EventField]): string {
  if (Array.isArray(value) && field !== 'organizer') return JSON.stringify(value.map(String).sort());
  return JSON.stringify(field === 'cost' && typeof value === 'string' ? plainCost(value) : value) ?? '';
}

/** The names of the edited fields. */
export const toFields = (event: EventEdits) => Object.keys(event) as EventField[];

/** The fields that the calendar's update writes: all but those that are written by a request of their own. */
export const updatedFields = (edits: EventEdits) =>
  toFields(edits).filter((field) => field !== 'currency' && field !== 'password');

function pick(event: EventEdits, fields: readonly EventField[]): EventEdits {
  return Object.fromEntries(fields.map((field) => [field, event[field]]));
}

const defined = (edits: EventEdits): EventEdits =>
  Object.fromEntries(Object.entries(edits).filter(([, value]) => value !== undefined));
