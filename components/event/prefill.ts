import { locale } from '../../lib/i18n';
import type { EventForm, SiteChoices } from '../../lib/messages';
import { countryName } from '../../lib/pages/country';
import type { FoundEvent, FoundOrganizer, FoundVenue } from '../../lib/pages/foundEvent';
import { withCurrency } from '../../lib/pages/price';
import type { Description } from '../../lib/pages/richText';
import { plainLetters } from '../ui/useListbox';
import { addMinutes } from './wallClock';
import { findZone, type ZoneReason } from './zones';

/** What the form cannot know and says so: whose zone, whose end. */
export interface Assumptions {
  zone: ZoneReason;
  /** The source gave no end: two hours, or the one day, are put in. */
  end: boolean;
}

export interface Prefilled {
  form: EventForm;
  assumed: Assumptions;
}

/** Used where the source names no end. */
const usualMinutes = 120;

/** A form filled in with what a page, file or text said about an event. Wall clocks are taken as they stand. */
export function prefill(found: FoundEvent, choices: SiteChoices, ownZone: string): Prefilled {
  const { timeZone, reason } = findZone(found.start, choices.timeZone, ownZone);
  const start = found.start.local.slice(0, 16);
  const end = found.end?.local.slice(0, 16);
  return {
    form: {
      title: found.title,
      description: descriptionOf(found),
      start,
      end: end ?? (found.allDay ? `${start.slice(0, 10)}T23:59` : addMinutes(start, usualMinutes)),
      allDay: found.allDay,
      timeZone,
      venue: venueOf(found.venue, choices.venues),
      organizer: organizerOf(found.organizers[0], choices.organizers),
      status: 'draft',
      cost: withCurrency(found.cost ?? '', found.currency, locale()),
      website: found.url ?? '',
      // Without upload rights the site refuses the event because of it.
      image: choices.pictures ? (found.image ?? '') : '',
      categories: idsNamed(found.keywords, choices.categories),
      tags: idsNamed(found.keywords, choices.tags),
    },
    assumed: { zone: reason, end: end === undefined },
  };
}

/** What a page said is never markup; an empty field is the person's own, who may type markup into it. */
function descriptionOf({ description = '', descriptionTree: blocks }: FoundEvent): Description {
  if (blocks) return { kind: 'tree', blocks };
  return description === '' ? { kind: 'markup', markup: '' } : { kind: 'text', text: description };
}

/** A form about a page that says nothing about an event: its title and address, and the evening of a day to choose. */
export function blank(title: string, website: string, choices: SiteChoices, description = ''): Prefilled {
  const event: FoundEvent = {
    title,
    description,
    start: { local: '' },
    allDay: false,
    organizers: [],
    keywords: [],
    url: website,
    source: 'text',
    evidence: {},
  };
  return prefill(event, choices, choices.timeZone);
}

/** The event a form describes, for events that no page described: what the job is about. */
export function toFoundEvent(form: EventForm, website: string): FoundEvent {
  return {
    title: form.title,
    start: { local: `${form.start}:00` },
    end: { local: `${form.end}:00` },
    allDay: form.allDay,
    organizers: [],
    keywords: [],
    ...(website === '' ? {} : { url: website }),
    source: 'text',
    evidence: {},
  };
}

/**
 * One of the site's own by the same name, since an event should link to it; else a new one with what was said. Which
 * of several it is, or whether one of another city, only the person can say: they are asked before a new one is made.
 */
function venueOf(found: FoundVenue | undefined, known: SiteChoices['venues']): EventForm['venue'] {
  const name = found?.name?.trim();
  if (!found || !name) return null;
  const [same, ...others] = named(known, name).filter((one) => mayBeIn(one.city, found.city));
  if (same && others.length === 0) return { id: same.id };
  const { address, city, zip, country } = found;
  const state = found.state ?? found.province;
  return {
    name,
    ...(address ? { address } : {}),
    ...(city ? { city } : {}),
    ...(state ? { state } : {}),
    ...(zip ? { zip } : {}),
    ...(country ? { country: countryName(country) } : {}),
  };
}

function organizerOf(
  found: FoundOrganizer | undefined,
  known: SiteChoices['organizers'],
): EventForm['organizer'] {
  const name = found?.name?.trim();
  if (!found || !name) return null;
  const [same] = named(known, name);
  if (same) return { id: same.id };
  const { email, phone, website } = found;
  return {
    name,
    ...(email ? { email } : {}),
    ...(phone ? { phone } : {}),
    ...(website ? { website } : {}),
  };
}

/** By list: plain names, and where in it they stand. A file of events is held against one list a thousand times. */
const placesOf = new WeakMap<object, Map<string, number[]>>();

/** Those of the site's own that have this name. */
function named<One extends { name: string }>(known: readonly One[], name: string): One[] {
  const places = placesOf.get(known) ?? new Map<string, number[]>();
  if (!placesOf.has(known)) {
    placesOf.set(known, places);
    for (const [at, one] of known.entries()) {
      const plain = plainLetters(one.name);
      places.set(plain, [...(places.get(plain) ?? []), at]);
    }
  }
  return (places.get(plainLetters(name)) ?? []).flatMap((at) => known[at] ?? []);
}

/** One city goes by more words or fewer: 'New York', 'New York City'. */
function mayBeIn(known = '', said = ''): boolean {
  const [one, other] = [plainLetters(known), plainLetters(said)];
  return one.includes(other) || other.includes(one);
}

function idsNamed(keywords: string[], terms: { id: number; name: string }[]): number[] {
  const meant = new Set(keywords.flatMap((word) => named(terms, word)));
  return terms.filter((term) => meant.has(term)).map(({ id }) => id);
}
