import * as z from 'zod/mini';
import { lenientList } from '../../http/lenient';
import { escapeText, safeUrl, toTitleText, toTypedText, toWebAddress } from './text';

/** Kinds of records that several events of a site share. */
export const recordKinds = ['venue', 'organizer', 'category', 'tag'] as const;
export type RecordKind = (typeof recordKinds)[number];

// Schemas of answers. They are lenient, and normalise: entities are decoded, `[]` for 'no venue' becomes undefined,
// addresses other than http and https are dropped (calendar API behaviour, section 4). A field that is missing or has
// the wrong type reads as empty; an item without an id is invalid.

const text = () => z.catch(z.pipe(z.string(), z.transform(toTypedText)), '');
/** Untrusted markup as the site renders it: it must never be inserted into a page of ours. */
const markup = () => z.catch(z.string(), '');
const link = () => z.catch(z.pipe(z.unknown(), z.transform(safeUrl)), undefined);
const flag = () => z.catch(z.boolean(), false);
const count = () => z.catch(z.int(), 0);

/** A number that the site sends as text (authors) or as either (coordinates). */
const numeric = () =>
  z.catch(
    z.optional(
      z.pipe(z.union([z.number(), z.string().check(z.regex(/^-?\d+(\.\d+)?$/))]), z.transform(Number)),
    ),
    undefined,
  );

/** Local time `YYYY-MM-DD HH:MM:SS`; empty for `0000-00-00 00:00:00`, which drafts have for 'none'. */
const wallClock = () => z.catch(z.string().check(z.regex(/^(?!0000)\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)), '');

/** The site sends `false` for none, which reads as undefined. Small pictures have no `sizes`. */
const Image = () =>
  z.catch(
    z.optional(
      z.object({
        id: z.int(),
        url: link(),
        width: count(),
        height: count(),
        sizes: z.catch(
          z.record(z.string(), z.object({ url: link(), width: count(), height: count() })),
          () => ({}),
        ),
      }),
    ),
    undefined,
  );

/** Fields that events, venues and organizers share, as posts of WordPress. */
const post = () => ({
  id: z.int(),
  author: numeric(),
  /** `publish`, `future`, `draft`, `pending`, `private`, `trash`, or one of the site's own. */
  status: text(),
  date: wallClock(),
  date_utc: wallClock(),
  modified: wallClock(),
  modified_utc: wallClock(),
  url: link(),
  description: markup(),
  excerpt: markup(),
  slug: text(),
  image: Image(),
  show_map: flag(),
  show_map_link: flag(),
});

/** Venues and organizers omit empty fields. */
const contact = () => ({ phone: text(), website: link() });

/** A venue in an answer. */
export const Venue = () =>
  z.object({
    ...post(),
    ...contact(),
    venue: text(),
    address: text(),
    city: text(),
    country: text(),
    province: text(),
    state: text(),
    zip: text(),
    stateprovince: text(),
    geo_lat: numeric(),
    geo_lng: numeric(),
  });

/** An organizer in an answer. */
export const Organizer = () => z.object({ ...post(), ...contact(), organizer: text(), email: text() });

/** A category or tag. */
export const Term = () =>
  z.object({
    id: z.int(),
    name: text(),
    slug: text(),
    description: text(),
    count: count(),
    parent: count(),
    url: link(),
  });

const CostDetails = () =>
  z.catch(
    z.object({
      currency_symbol: text(),
      currency_code: text(),
      /** `prefix`, `postfix` or `suffix`; empty for none. */
      currency_position: text(),
      /** Numbers in ascending order; a word if the cost has no number. */
      values: lenientList(text()),
    }),
    () => ({ currency_symbol: '', currency_code: '', currency_position: '', values: [] }),
  );

const AnsweredEvent = () =>
  z.object({
    ...post(),
    title: markup(),
    /** Null if a password hides the event; other hidden fields are then empty (section 5). */
    all_day: z.catch(z.union([z.boolean(), z.literal(null)]), null),
    /** Local time in the event's own zone, whichever zone the site displays events in. */
    start_date: wallClock(),
    end_date: wallClock(),
    utc_start_date: wallClock(),
    utc_end_date: wallClock(),
    /** IANA name, or `UTC+5.5`, or `+05:30`. */
    timezone: text(),
    timezone_abbr: text(),
    /** Formatted for display; the site would misread it in an update. See `costAsSent`. */
    cost: text(),
    cost_details: CostDetails(),
    website: text(),
    hide_from_listings: flag(),
    sticky: flag(),
    featured: flag(),
    categories: z.catch(lenientList(Term()), () => []),
    tags: z.catch(lenientList(Term()), () => []),
    venue: z.catch(z.optional(Venue()), undefined),
    organizer: z.catch(lenientList(Organizer()), () => []),
    custom_fields: z.catch(z.record(z.string(), z.unknown()), () => ({})),
  });

/**
 * Adds the values to send back in an update. `storedWebsite` is the website as stored: if none was ever set, the site
 * answers with the event's own page (section 4). `website` is safe to become a link. `title` is plain text;
 * `titleMarkup` is the markup to send for the same title.
 */
const withSendable = (event: z.output<ReturnType<typeof AnsweredEvent>>) => {
  const storedWebsite = event.website === event.url ? '' : event.website;
  const title = toTitleText(event.title);
  return {
    ...event,
    title: title ?? toTypedText(event.title),
    titleMarkup: title === undefined ? event.title : escapeText(title),
    website: toWebAddress(storedWebsite),
    storedWebsite,
  };
};

/** An event in an answer. */
export const CalendarEvent = () => z.pipe(AnsweredEvent(), z.transform(withSendable));

/**
 * One page of a listing, with its items under `key`. Invalid items are dropped. The totals may be wrong (section 5).
 */
export const collection = <Key extends string, Item extends z.core.$ZodType>(key: Key, item: Item) => {
  const totals = { total: count(), total_pages: z.catch(z.int(), 1) };
  type Shape = typeof totals & Record<Key, ReturnType<typeof lenientList<Item>>>;
  return z.object({ ...totals, [key]: lenientList(item) } as Shape);
};

export type Venue = z.output<ReturnType<typeof Venue>>;
export type Organizer = z.output<ReturnType<typeof Organizer>>;
export type Term = z.output<ReturnType<typeof Term>>;
export type CalendarEvent = z.output<ReturnType<typeof CalendarEvent>>;
