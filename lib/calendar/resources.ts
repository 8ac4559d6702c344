import * as z from 'zod/mini';
import { lenientList } from '../http/lenient';
import { decodeEntities, safeUrl } from './text';

/**
 * What a calendar answers, read leniently and given on clean: entities decoded, `[]` for "no venue" turned into
 * nothing, addresses that are no web addresses dropped (calendar API behaviour, section 4).
 */

const text = () => z.catch(z.pipe(z.string(), z.transform(decodeEntities)), '');
const link = () => z.catch(z.pipe(z.unknown(), z.transform(safeUrl)), undefined);
const flag = () => z.catch(z.boolean(), false);

export const Venue = () =>
  z.object({
    id: z.int(),
    venue: text(),
    status: text(),
    address: text(),
    city: text(),
    country: text(),
    province: text(),
    state: text(),
    zip: text(),
    phone: text(),
    url: link(),
    website: link(),
  });

export const Organizer = () =>
  z.object({
    id: z.int(),
    organizer: text(),
    status: text(),
    phone: text(),
    email: text(),
    url: link(),
    website: link(),
  });

export const Term = () => z.object({ id: z.int(), name: text(), slug: text(), count: z.catch(z.int(), 0) });

/** `YYYY-MM-DD HH:MM:SS`, a wall clock without a zone; drafts carry `0000-00-00 00:00:00` for "none". */
const wallClock = () =>
  z.catch(
    z.pipe(
      z.string().check(z.regex(/^(?!0000)\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)),
      z.transform((value: string) => value),
    ),
    '',
  );

export const CalendarEvent = () =>
  z.object({
    id: z.int(),
    status: text(),
    title: text(),
    url: link(),
    start_date: wallClock(),
    end_date: wallClock(),
    utc_start_date: wallClock(),
    utc_end_date: wallClock(),
    timezone: text(),
    all_day: flag(),
    website: link(),
    venue: z.catch(z.optional(Venue()), undefined),
    organizer: lenientList(Organizer()),
  });

/** One page of a listing under its own key; a broken item never sinks it. */
export const collection = <Key extends string, Item extends z.core.$ZodType>(key: Key, item: Item) =>
  z.object({
    [key]: lenientList(item),
    total_pages: z.catch(z.int(), 1),
  } as { [K in Key]: ReturnType<typeof lenientList<Item>> } & { total_pages: z.ZodMiniCatch<z.ZodMiniInt> });

const Status = () => z.enum(['publish', 'draft', 'pending', 'private', 'future', 'trash']);

/** The three accepted forms are an id, a digit string, an object; by id alone nobody's record is overwritten. */
const LinkedIds = () => z.array(z.int());

/** An event as it is sent. Never with an `id`: a body's id redirects the request (behaviour, section 6). */
export const EventDraft = () =>
  z.strictObject({
    title: z.string().check(z.minLength(1)),
    start_date: z.string().check(z.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)),
    end_date: z.string().check(z.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)),
    timezone: z.string(),
    all_day: z.boolean(),
    status: Status(),
    description: z.optional(z.string().check(z.minLength(1))),
    cost: z.optional(z.string()),
    website: z.optional(z.string()),
    image: z.optional(z.string()),
    categories: z.optional(z.array(z.int())),
    tags: z.optional(z.array(z.int())),
    venue: z.optional(z.int()),
    organizer: z.optional(LinkedIds()),
  });

const contact = () => ({
  description: z.optional(z.string().check(z.minLength(1))),
  status: z.optional(Status()),
  phone: z.optional(z.string()),
  website: z.optional(z.string()),
});

export const VenueDraft = () =>
  z.strictObject({
    venue: z.string().check(z.minLength(1)),
    address: z.optional(z.string()),
    city: z.optional(z.string()),
    country: z.optional(z.string()),
    province: z.optional(z.string()),
    state: z.optional(z.string()),
    zip: z.optional(z.string()),
    ...contact(),
  });

export const OrganizerDraft = () =>
  z.strictObject({
    organizer: z.string().check(z.minLength(1)),
    email: z.optional(z.string()),
    ...contact(),
  });

export type Venue = z.output<ReturnType<typeof Venue>>;
export type Organizer = z.output<ReturnType<typeof Organizer>>;
export type Term = z.output<ReturnType<typeof Term>>;
export type CalendarEvent = z.output<ReturnType<typeof CalendarEvent>>;
export type EventDraft = z.output<ReturnType<typeof EventDraft>>;
