import * as z from 'zod/mini';
import { Fault } from '../../errors';
import { Currency, costAsSent, getCurrency, newCost, plainCost } from '../shared/cost';
import type { EventDraft } from '../shared/drafts';
import type { CalendarEvent } from '../shared/resources';
import { storedAddress } from '../shared/text';
import { toDigits } from '../shared/time';
import type { RawTexts } from '../wordpress';

const ids = () => z.array(z.union([z.int(), z.string()]));

/** An event in the form in which it is sent, whole. Linked by ids only, so that no record of others is overwritten. */
export const WholeEvent = () =>
  z.object({
    title: z.string(),
    description: z.string(),
    excerpt: z.string(),
    slug: z.string(),
    status: z.string(),
    /** Publication, by the site's clocks; empty until it is published for the first time. */
    date: z.string(),
    /** The same in UTC: a site that changed its zone since then would read `date` as another instant. */
    date_utc: z.optional(z.string()),
    start_date: z.string(),
    end_date: z.string(),
    timezone: z.string(),
    all_day: z.boolean(),
    /** Id of a picture as digits, or an address; null for none. */
    image: z.union([z.string(), z.literal(null)]),
    cost: z.string(),
    /** No field of the calendar's own updates, which erase it: `keepCurrency` writes it. */
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
  });
export type WholeEvent = z.output<ReturnType<typeof WholeEvent>>;

export type EventField = keyof WholeEvent;
export type EventEdits = Partial<WholeEvent>;

/** What an update resets when it is left out (calendar API behaviour, section 7). All else is best left alone. */
const resetWhenLeftOut = [
  'status',
  // Becomes now: a scheduled event would be published at once.
  'date',
  'date_utc',
  'timezone',
  'all_day',
  'start_date',
  'end_date',
  'image',
  'cost',
  'website',
  'show_map',
  'show_map_link',
  'hide_from_listings',
  'sticky',
  'featured',
  'organizer',
] as const satisfies EventField[];

/**
 * What a read event holds, in the form in which it is sent. Without the raw texts, description and excerpt are the
 * rendered ones: sent back, their formatting may change.
 * @throws Fault `conflict/eventHidden` for one that a password hides or that was read in part: sending it back would
 *   erase what was not seen
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
    date: isOpen(event) ? '' : event.date,
    date_utc: event.date_utc,
    start_date,
    end_date,
    timezone,
    all_day,
    image: event.image === undefined ? null : String(event.image.id),
    cost: raw?.cost ?? costAsSent(event),
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
  };
}

/**
 * Whether nobody chose a publication date: until an event is published, it is that of the last save. One that was public
 * before keeps its address, and its date until it is saved again (calendar API behaviour, section 'Publication date').
 */
function isOpen({ date, date_utc, modified, slug }: CalendarEvent): boolean {
  return date_utc === '' && (slug === '' || toDigits(modified) - toDigits(date) < 60_000);
}

/**
 * The body of an update that changes what was edited and nothing else: `events.update({ id }, mergeEvent(event, edits))`.
 * Also restores an event from the trash, given as it was before.
 * @throws Fault `conflict/eventHidden`; `badInput/venueStays`, for a venue can be replaced but not taken away
 */
export function mergeEvent(event: CalendarEvent, edits: EventEdits, raw?: RawTexts) {
  const held = eventAsSent(event, raw);
  if (edits.venue === null && held.venue !== null)
    throw new Fault({ kind: 'badInput', reason: 'venueStays', about: 'venue' });
  return sendable({ ...pick(held, resetWhenLeftOut), ...defined(edits) });
}

/** Texts that may not be empty are cleared with a blank; what stands for none is left out. */
function sendable(edits: EventEdits) {
  const { image, venue, slug, description, excerpt, date, date_utc, currency: _apart, ...rest } = edits;
  return {
    ...rest,
    ...(description === undefined ? {} : { description: description || ' ' }),
    ...(excerpt === undefined ? {} : { excerpt: excerpt || ' ' }),
    ...(slug ? { slug } : {}),
    ...(date ? { date } : {}),
    ...(date_utc ? { date_utc } : {}),
    ...(image ? { image } : {}),
    ...(venue ? { venue } : {}),
  };
}

/**
 * The body of a new draft that is as another event, but for its address.
 * @throws Fault `conflict/eventHidden`
 */
export function toDraft(event: CalendarEvent, raw?: RawTexts): EventDraft {
  const { date: _published, date_utc: _utc, slug: _taken, ...rest } = eventAsSent(event, raw);
  const { title, start_date, end_date, cost } = rest;
  return { ...sendable({ ...rest, status: 'draft' }), cost: newCost(cost), title, start_date, end_date };
}

/** Which fields differ between an event as a person saw it and as it is now: theirs to look at before anything is sent. */
export function changedSince(seen: WholeEvent, now: WholeEvent, fields = toFields(seen)): EventField[] {
  return fields.filter((field) => comparable(field, seen[field]) !== comparable(field, now[field]));
}

/** The edits that bring the edited fields back to what they were: what undo sends, through `mergeEvent`. */
export function editsBack(before: WholeEvent, edits: EventEdits): EventEdits {
  return pick(before, toFields(edits));
}

/** Terms and organizers have no order of their own; a cost reads the same with another dash or with its currency. */
function comparable(field: EventField, value: WholeEvent[EventField]): string {
  if (Array.isArray(value)) return JSON.stringify(value.map(String).sort());
  return JSON.stringify(field === 'cost' && typeof value === 'string' ? plainCost(value) : value) ?? '';
}

export const toFields = (event: EventEdits) => Object.keys(event) as EventField[];

/** The fields that the update itself writes: the currency follows in a write of its own, and may be refused. */
export const updatedFields = (edits: EventEdits) => toFields(edits).filter((field) => field !== 'currency');

function pick(event: EventEdits, fields: readonly EventField[]): EventEdits {
  return Object.fromEntries(fields.map((field) => [field, event[field]]));
}

const defined = (edits: EventEdits): EventEdits =>
  Object.fromEntries(Object.entries(edits).filter(([, value]) => value !== undefined));
