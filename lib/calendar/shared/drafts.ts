import * as z from 'zod/mini';
import { isExistingDay } from '../../shared/time';
import { filledText, flag, itemId, text } from './parameters';

// Schemas of request bodies: the fields of the source document, restricted to values that the live calendar does not
// refuse or misread (calendar API behaviour, section 6). None has an `id`: in a body it redirects the request to that
// item.

/**
 * `YYYY-MM-DD HH:MM:SS`: the calendar reads it as local time of the event's zone, ignores any offset after it, and
 * moves days that do not exist into the next month.
 */
const WallClock = () =>
  z.string().check(z.regex(/^\d{4}-\d\d-\d\d ([01]\d|2[0-3])(:[0-5]\d){2}$/), z.refine(isExistingDay));

/** Id of a picture as text, or an address that the server fetches. An update without it removes the picture. */
const Image = () => z.string().check(z.regex(/^[1-9]\d*$|^https?:\/\//));

/**
 * An empty text clears it. The calendar refuses an address without a scheme; schemes that run script are refused here.
 */
const website = () =>
  z.optional(z.string().check(z.regex(/^$|^(?!(?:java|vb)script:|data:)[a-z][a-z\d+.-]*:/i)));

const post = () => ({
  author: z.optional(itemId()),
  /** Publication date, in the site's zone, not the event's. */
  date: z.optional(WallClock()),
  date_utc: z.optional(WallClock()),
  /** Refused if empty; a single space clears it. */
  description: filledText(),
  /** Any status that the site knows; `publish` with a later `date` becomes `future`. */
  status: filledText(),
  image: z.optional(Image()),
});

/** A text, unlike the map flags of an event: the calendar refuses a boolean here. */
const mapFlag = () => z.optional(z.enum(['true', 'false']));

const venueFields = () => ({
  ...post(),
  venue: filledText(),
  show_map: mapFlag(),
  show_map_link: mapFlag(),
  address: text(),
  city: text(),
  country: text(),
  province: text(),
  state: text(),
  zip: text(),
  phone: text(),
  stateprovince: text(),
  website: website(),
});

const organizerFields = () => ({
  ...post(),
  organizer: filledText(),
  phone: text(),
  website: website(),
  email: text(),
});

/** A new record needs a name. */
const name = () => z.string().check(z.minLength(1));

/** The body of a new venue. */
export const VenueDraft = () => z.strictObject({ ...venueFields(), venue: name() });
/** The body of a new organizer. */
export const OrganizerDraft = () => z.strictObject({ ...organizerFields(), organizer: name() });

/**
 * A venue or organizer of an event: its id, an object with the id, or the fields of a new one. Prefer the id: if a
 * record of the same name exists, the fields overwrite it, whoever owns it.
 */
const linked = <Draft extends z.core.$ZodType>(draft: Draft) =>
  z.union([itemId(), z.string().check(z.regex(/^[1-9]\d*$/)), z.strictObject({ id: itemId() }), draft]);

/**
 * Ids, or names of new terms. The calendar drops a name that consists of digits. An existing tag must be given by its
 * id: given by name, a new tag named like that id is created.
 */
const terms = () => z.optional(z.array(z.union([itemId(), z.string().check(z.regex(/\D/))])));

const price = () => z.union([z.number(), z.string()]);

const EventTitle = () =>
  z.string().check(
    z.minLength(1),
    z.refine((title) => title !== '0'),
  );

const eventFields = () => ({
  ...post(),
  title: z.optional(EventTitle()),
  start_date: z.optional(WallClock()),
  end_date: z.optional(WallClock()),
  slug: filledText(),
  excerpt: filledText(),
  /** A zone name that the server knows, or an offset; by default the site's zone. */
  timezone: text(),
  all_day: flag(),
  cost: z.optional(z.union([price(), z.array(price())])),
  website: website(),
  show_map: flag(),
  show_map_link: flag(),
  hide_from_listings: flag(),
  sticky: flag(),
  featured: flag(),
  categories: terms(),
  tags: terms(),
  /** One venue; a list is refused. It can be replaced, but not removed. */
  venue: z.optional(linked(VenueDraft())),
  organizer: z.optional(z.union([itemId(), z.array(linked(OrganizerDraft()))])),
});

/** The body of a new event. */
export const EventDraft = () =>
  z.strictObject({
    ...eventFields(),
    title: EventTitle(),
    start_date: WallClock(),
    end_date: WallClock(),
  });

const tagFields = () => ({ name: filledText(), description: filledText(), slug: filledText() });

/**
 * The calendar refuses `parent` 0; a category with its own id as `parent` becomes top-level (calendar
 * API behaviour, section 7).
 */
const categoryFields = () => ({ ...tagFields(), parent: z.optional(itemId()) });

/** The body of a new tag. */
export const TagDraft = () => z.strictObject({ ...tagFields(), name: name() });
/** The body of a new category. */
export const CategoryDraft = () => z.strictObject({ ...categoryFields(), name: name() });

/** The body of an update. It resets fields that are missing, see `mergeEvent`. */
export const EventChanges = () => z.strictObject(eventFields());
/** The body of an update. It resets some fields that are missing, see `mergeVenue`. */
export const VenueChanges = () => z.strictObject(venueFields());
/** The body of an update. It resets some fields that are missing, see `mergeOrganizer`. */
export const OrganizerChanges = () => z.strictObject(organizerFields());
/** The body of an update of a category; missing fields stay (calendar API behaviour, section 7). */
export const CategoryChanges = () => z.strictObject(categoryFields());
/** The body of an update of a tag; missing fields stay (calendar API behaviour, section 7). */
export const TagChanges = () => z.strictObject(tagFields());

export type EventDraft = z.output<ReturnType<typeof EventDraft>>;
export type VenueChanges = z.output<ReturnType<typeof VenueChanges>>;
export type OrganizerChanges = z.output<ReturnType<typeof OrganizerChanges>>;
