import { Fault } from '../fault';
import { costAsSent } from './cost';
import type { CalendarEvent } from './resources';

/** The raw texts of an event, where the rights allow reading them: `rawEvents.read`. */
export interface RawTexts {
  title: string;
  description: string;
  excerpt: string;
  cost?: string | undefined;
}

/** An event in the form in which it is sent, whole. Linked by ids only, so that no record of others is overwritten. */
export interface WholeEvent {
  title: string;
  description: string;
  excerpt: string;
  slug: string;
  status: string;
  /** Publication, by the site's clocks. */
  date: string;
  start_date: string;
  end_date: string;
  timezone: string;
  all_day: boolean;
  /** Id of a picture as digits, or an address; null for none. */
  image: string | null;
  cost: string;
  website: string;
  show_map: boolean;
  show_map_link: boolean;
  hide_from_listings: boolean;
  sticky: boolean;
  featured: boolean;
  categories: (number | string)[];
  tags: (number | string)[];
  venue: number | null;
  organizer: number[];
}

export type EventField = keyof WholeEvent;
export type EventEdits = Partial<WholeEvent>;

/** What an update resets when it is left out (calendar API behaviour, section 7). All else is best left alone. */
const resetWhenLeftOut = [
  'status',
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
    title: raw?.title ?? event.title,
    description: raw?.description ?? event.description,
    excerpt: raw?.excerpt ?? event.excerpt,
    slug: event.slug,
    status,
    date: event.date,
    start_date,
    end_date,
    timezone,
    all_day,
    image: event.image === undefined ? null : String(event.image.id),
    cost: raw?.cost ?? costAsSent(event),
    website: event.storedWebsite,
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
 * The body of an update that changes what was edited and nothing else: `events.update({ id }, mergeEvent(event, edits))`.
 * Also restores an event from the trash, given as it was before.
 * @throws Fault `conflict/eventHidden`; `badInput/venueStays`, for a venue can be replaced but not taken away
 */
export function mergeEvent(event: CalendarEvent, edits: EventEdits, raw?: RawTexts) {
  const held = eventAsSent(event, raw);
  if (edits.venue === null && held.venue !== null)
    throw new Fault({ kind: 'badInput', reason: 'venueStays', about: 'venue' });
  // Scheduled for a day to come: without that day it would be published at once.
  const kept: readonly EventField[] =
    held.status === 'future' ? [...resetWhenLeftOut, 'date'] : resetWhenLeftOut;
  return sendable({ ...pick(held, kept), ...defined(edits) });
}

/** Texts that may not be empty are cleared with a blank; what stands for none is left out. */
function sendable({ image, venue, slug, description, excerpt, date, ...rest }: EventEdits) {
  return {
    ...rest,
    ...(description === undefined ? {} : { description: description || ' ' }),
    ...(excerpt === undefined ? {} : { excerpt: excerpt || ' ' }),
    ...(slug ? { slug } : {}),
    ...(date ? { date } : {}),
    ...(image ? { image } : {}),
    ...(venue ? { venue } : {}),
  };
}

/** Which fields differ between an event as a person saw it and as it is now: theirs to look at before anything is sent. */
export function changedSince(seen: CalendarEvent, now: CalendarEvent): EventField[] {
  const [before, after] = [eventAsSent(seen), eventAsSent(now)];
  return fieldsOf(before).filter((field) => comparable(before[field]) !== comparable(after[field]));
}

/** The edits that bring the edited fields back to what they were: what undo sends, through `mergeEvent`. */
export function editsBack(before: WholeEvent, edits: EventEdits): EventEdits {
  return pick(before, fieldsOf(edits));
}

/** Terms and organizers have no order of their own. */
const comparable = (value: WholeEvent[EventField]) =>
  JSON.stringify(Array.isArray(value) ? value.map(String).sort() : value);

const fieldsOf = (event: EventEdits) => Object.keys(event) as EventField[];

function pick(event: EventEdits, fields: readonly EventField[]): EventEdits {
  return Object.fromEntries(fields.map((field) => [field, event[field]]));
}

const defined = (edits: EventEdits): EventEdits =>
  Object.fromEntries(Object.entries(edits).filter(([, value]) => value !== undefined));
