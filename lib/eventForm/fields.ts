import * as z from 'zod/mini';
import { sendableTimes } from '../calendar/editing/eventTimes';
import type { EventEdits, WholeEvent } from '../calendar/editing/mergeEvent';
import { Currency } from '../calendar/shared/cost';
import type { CalendarEvent } from '../calendar/shared/resources';
import { escapeText, safeAddress, toTitleText, withoutParagraphs } from '../calendar/shared/text';
import type { Description } from '../pages/richText';
import { mostOrganizers } from '../shared/formOrganizers';
import { priceEdits, toFormPrice } from './cost';
import { DescriptionSchema, descriptionAsSent } from './description';

/** An event of the site, as it was read. */
export interface SiteReading {
  event: CalendarEvent;
  seen: WholeEvent;
  /** Whether `seen` has the texts as typed; otherwise the rendered ones. */
  isRaw: boolean;
}

/** The fields that others are sent with. */
interface Siblings {
  title: string;
  isTitleMarkup?: boolean | undefined;
  start: string;
  end: string;
  allDay: boolean;
  timeZone: string;
  cost: string;
  currency?: Currency | undefined;
}

/** The event that a form was filled in from, and the form as it was then. */
interface Before {
  form: Siblings;
  seen: WholeEvent;
}

/** One field of the form of an event. */
interface Field<Schema extends z.ZodMiniType> {
  /** Of a form that is sent. Optional in fields that forms of older versions lack: then the event's own value stays. */
  schema: () => Schema;
  /** Of a draft, which may be incomplete; by default as `schema`. */
  typed?: () => z.ZodMiniType;
  /** Of a draft in a copy, whose author is unknown; by default as `typed`. Null for fields that a copy must not set. */
  copied?: (() => z.ZodMiniType) | null;
  /** Value of a new event whose source has none. */
  initial?: z.output<Schema>;
  fromSite: (read: SiteReading) => z.output<Schema>;
  /**
   * The fields of the API that are sent for it. None for those that need requests of their own, and for those that
   * another field names in `sentWith`.
   * @param before of an event on the calendar
   */
  toSite?: (value: NonNullable<z.output<Schema>>, form: Siblings, before?: Before) => EventEdits;
  /** Fields that `toSite` reads too: a change of one of them sends this field. */
  sentWith?: readonly (keyof Siblings)[];
}

const field = <Schema extends z.ZodMiniType>(declared: Field<Schema>): Field<Schema> => declared;

/** Local time `YYYY-MM-DDTHH:mm` in the event's time zone. */
const WallClock = () => z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/));
const toWallClock = (time: string) => time.replace(' ', 'T').slice(0, 16);

/** Letters of a text of a draft in a copy. */
const mostLetters = 20_000;
const text = () => z.string().check(z.maxLength(mostLetters));
const typedText = { typed: () => z.string(), copied: text };
const optionalText = () => z.optional(z.string());

/** Fields of a venue or organizer that the person entered by name. */
const named = () => ({
  name: z.string().check(z.trim(), z.minLength(1)),
  /** The person was shown similar records of the site, and chose to create a new one. */
  isAnother: z.optional(z.boolean()),
});

const known = () => z.object({ id: z.int() });

/** A venue or organizer of a draft: by its id at the site, or as far as it was typed. */
const typedPlace = (most = Number.POSITIVE_INFINITY) => {
  const letters = z.string().check(z.maxLength(most));
  return z.union([
    z.looseObject({ id: z.int() }),
    z.catchall(
      z.object({ id: z.optional(z.never()), name: letters, isAnother: z.optional(z.boolean()) }),
      letters,
    ),
  ]);
};

const ids = () => z.array(z.int());
const copiedIds = () => ids().check(z.maxLength(200));
const names = (most: number) => z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(most)));

/** A box to check: a field of the API with another name. */
const flag = (
  name: 'featured' | 'sticky' | 'hide_from_listings' | 'show_map' | 'show_map_link',
  initial: boolean,
) =>
  field({
    schema: () => z.optional(z.boolean()),
    initial,
    fromSite: ({ seen }) => seen[name],
    toSite: (isOn) => ({ [name]: isOn }),
  });

/** Markup of a copy is nobody's: it is published as the text that it is. */
const toText = (description: Description): Description =>
  description.kind === 'markup' ? { kind: 'text', text: description.markup } : description;

/** Rendered texts have elements that the site adds. */
const toSource = (markup: string, isRaw: boolean) => (isRaw ? markup : withoutParagraphs(markup));

/**
 * Every field of the form of an event, in the order of the form: how it is checked, kept in drafts, read from the site
 * and sent. `components/event/fieldViews.tsx` has its label and its control.
 */
export const eventFields = {
  /** Text, whatever signs are in it. */
  title: field({
    schema: () => z.string().check(z.trim(), z.minLength(1)),
    ...typedText,
    fromSite: ({ seen }) => toTitleText(seen.title) ?? seen.title,
    sentWith: ['isTitleMarkup'],
    toSite: (title, { isTitleMarkup }) => ({
      title: isTitleMarkup ? title.trim() : escapeText(title.trim()),
    }),
  }),
  /** The title holds HTML of the person's own site, and is sent unchanged. */
  isTitleMarkup: field({
    schema: () => z.optional(z.boolean()),
    copied: null,
    fromSite: ({ seen }) => (toTitleText(seen.title) === undefined ? true : undefined),
  }),
  start: field({
    schema: WallClock,
    ...typedText,
    fromSite: ({ seen }) => toWallClock(seen.start_date),
    sentWith: ['end', 'allDay', 'timeZone'],
    /** The form shows no seconds: an unchanged time keeps those of the event. */
    toSite: (_start, form, before) => {
      const isKept = (edge: 'start' | 'end') => before?.form[edge] === form[edge] && !before.form.allDay;
      return sendableTimes({
        start: before && isKept('start') ? before.seen.start_date : form.start,
        end: before && isKept('end') ? before.seen.end_date : form.end,
        timeZone: form.timeZone,
        allDay: form.allDay,
      });
    },
  }),
  end: field({ schema: WallClock, ...typedText, fromSite: ({ seen }) => toWallClock(seen.end_date) }),
  allDay: field({ schema: () => z.boolean(), fromSite: ({ seen }) => seen.all_day }),
  timeZone: field({
    schema: () => z.string().check(z.minLength(1)),
    ...typedText,
    fromSite: ({ seen }) => seen.timezone,
  }),
  venue: field({
    schema: () =>
      z.nullable(
        z.union([
          known(),
          z.object({
            ...named(),
            address: optionalText(),
            city: optionalText(),
            state: optionalText(),
            zip: optionalText(),
            country: optionalText(),
          }),
        ]),
      ),
    typed: () => z.nullable(typedPlace()),
    copied: () => z.nullable(typedPlace(mostLetters)),
    fromSite: ({ event }) => (event.venue ? { id: event.venue.id } : null),
  }),
  /** In the order in which the site shows them. */
  organizers: field({
    schema: () =>
      z
        .array(
          z.union([
            known(),
            z.object({
              ...named(),
              email: optionalText(),
              phone: optionalText(),
              website: optionalText(),
            }),
          ]),
        )
        .check(z.maxLength(mostOrganizers)),
    typed: () => z.array(typedPlace()),
    copied: () => z.array(typedPlace(mostLetters)).check(z.maxLength(mostOrganizers)),
    fromSite: ({ event }) => event.organizer.slice(0, mostOrganizers).map(({ id }) => ({ id })),
  }),
  description: field({
    schema: DescriptionSchema,
    copied: () => z.pipe(DescriptionSchema(), z.transform(toText)),
    fromSite: ({ seen, isRaw }) => ({ kind: 'markup' as const, markup: toSource(seen.description, isRaw) }),
    toSite: (description) => ({ description: descriptionAsSent(description) }),
  }),
  /** HTML of the person's own site, sent unchanged. */
  excerpt: field({
    schema: optionalText,
    copied: null,
    initial: '',
    fromSite: ({ seen, isRaw }) => toSource(seen.excerpt, isRaw),
    toSite: (excerpt) => ({ excerpt: excerpt.trim() }),
  }),
  /** One amount or a range, or words. Forms of older versions have the currency in it. */
  cost: field({
    schema: () => z.string(),
    ...typedText,
    fromSite: ({ seen }) => toFormPrice(seen).cost,
    sentWith: ['currency'],
    toSite: (cost, { currency }, before) => priceEdits({ cost, currency }, before),
  }),
  /** The event's own currency; empty texts for that of the site. */
  currency: field({
    schema: () => z.optional(Currency()),
    fromSite: ({ seen }) => toFormPrice(seen).currency,
  }),
  website: field({
    schema: () => z.string(),
    ...typedText,
    fromSite: ({ seen }) => seen.website,
    toSite: (website) => ({ website: safeAddress(website.trim()) }),
  }),
  /** Empty for none, an address, or a file that an extension page stored: its name in `blobTransfer`, and its own. */
  image: field({
    schema: () => z.union([z.string(), z.object({ file: z.string(), name: z.string() })]),
    copied: () => z.catch(text(), ''),
    fromSite: ({ event }) => event.image?.url ?? '',
  }),
  /** What the picture shows, in words; empty for the text that it has in the library. */
  imageAlt: field({
    schema: optionalText,
    copied: null,
    initial: '',
    fromSite: () => '',
  }),
  categories: field({
    schema: ids,
    copied: copiedIds,
    fromSite: ({ event }) => event.categories.map(({ id }) => id),
    toSite: (categories) => ({ categories }),
  }),
  /** Names of further categories, whatever signs are in them; the site creates those it does not have. */
  newCategories: field({
    schema: () => z.optional(names(200).check(z.maxLength(100))),
    fromSite: () => undefined,
  }),
  tags: field({
    schema: ids,
    copied: copiedIds,
    fromSite: ({ event }) => event.tags.map(({ id }) => id),
    toSite: (tags) => ({ tags }),
  }),
  /** `pending` submits the event for review. */
  status: field({
    schema: () => z.enum(['draft', 'publish', 'pending']),
    fromSite: ({ seen: { status } }) => (status === 'publish' || status === 'pending' ? status : 'draft'),
  }),
  /** Publication date in the site's zone, `YYYY-MM-DDTHH:mm`; empty for the time of the publication. */
  publishedAt: field({
    schema: () => z.optional(z.union([z.literal(''), WallClock()])),
    typed: optionalText,
    initial: '',
    fromSite: ({ seen }) => toWallClock(seen.date),
    // The date in UTC would contradict it
    toSite: (at) => (at === '' ? {} : { date: `${at.replace('T', ' ')}:00`, date_utc: '' }),
  }),
  /** Last part of the event's address. The site makes it of the title, and never removes it. */
  slug: field({
    schema: optionalText,
    copied: () => z.optional(text()),
    initial: '',
    fromSite: ({ seen }) => seen.slug,
    toSite: (slug) => (slug.trim() === '' ? {} : { slug: slug.trim() }),
  }),
  /** Id of a user of the site; by default who adds the event. */
  author: field({
    schema: () => z.optional(z.int()),
    copied: null,
    fromSite: ({ seen }) => seen.author,
    toSite: (author) => ({ author }),
  }),
  /** Absent where the user may not read it; empty for none. */
  password: field({
    schema: optionalText,
    copied: null,
    initial: '',
    fromSite: ({ seen }) => seen.password,
    toSite: (password) => ({ password }),
  }),
  featured: flag('featured', false),
  sticky: flag('sticky', false),
  hidden: flag('hide_from_listings', false),
  // The plugin's own editor checks both boxes for a new event
  showMap: flag('show_map', true),
  showMapLink: flag('show_map_link', true),
};

/** Name of a field of the form. */
export type FormField = keyof typeof eventFields;

type Shape = { [Name in FormField]: ReturnType<(typeof eventFields)[Name]['schema']> };

const toShape = () =>
  Object.fromEntries(Object.entries(eventFields).map(([name, { schema }]) => [name, schema()])) as Shape;

/** Schema of a form that is sent. Reads forms of older versions, too. */
export const FormShape = () => z.object(toShape());
export type EventFormData = z.output<ReturnType<typeof FormShape>>;

/** An organizer of the form: one of the site's, or a new one. */
export type FormOrganizer = EventFormData['organizers'][number];
