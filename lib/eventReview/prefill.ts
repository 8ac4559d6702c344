import { i18n } from '#i18n';
import { type EventFormData, type FormOrganizer, getInitialForm } from '../eventForm';
import { chooseZone, type ZoneReason } from '../eventForm/zones';
import { locale } from '../i18n';
import { countryName } from '../pages/country';
import type { FoundEvent, FoundOrganizer, FoundVenue } from '../pages/foundEvent';
import { readPrice, withCurrency, withoutCurrency } from '../pages/price';
import { type Description, getDescriptionText, getVisibleText, toRichText } from '../pages/richText';
import { findVenueZone } from '../pages/times/venueZone';
import { plainLetters } from '../shared/plainText';
import { minutesBetween, shiftClock } from '../shared/time';
import type { SiteChoices } from '../views';

/** When an event is. */
export type Times = Pick<FoundEvent, 'start' | 'end' | 'allDay'>;

/** Values that the source does not state and the form assumes. */
export interface Assumptions {
  zone: ZoneReason;
  /** The venue is that of the settings. */
  venue: boolean;
  /** Where the address of an event's online place is, for which the calendar has no field. */
  online?: 'website' | 'description' | undefined;
  /** The source has no end: the event lasts `minutes`, or the day. */
  end: boolean;
  /** Length of an event without an end, as chosen in the settings. */
  minutes: number;
}

/** A prefilled form, and which of its values are assumed. */
export interface Prefilled {
  form: EventFormData;
  assumed: Assumptions;
}

/** Length of an event without an end until the person chooses another in the settings. */
export const usualMinutes = 120;

/**
 * A form filled in from an event that was found in a page, file or text. Wall clocks are not converted.
 * @param ownZone time zone of this computer
 */
export function prefill(found: FoundEvent, choices: SiteChoices, ownZone: string): Prefilled {
  const { usual } = choices;
  const zones = { site: choices.timeZone, own: ownZone, usual: usual?.timeZone };
  const { timeZone, zoneReason } = chooseZone(found.start, zones, findVenueZone(found.venue));
  const minutes = usual?.minutes ?? usualMinutes;
  const online = placeOnline(found);
  const isPlaceless = !found.venue && !found.online;
  return {
    form: {
      ...getInitialForm(),
      title: found.title,
      description: online === 'description' ? withOnline(toDescription(found), found) : toDescription(found),
      ...toFormTimes(found, minutes),
      // While the source leaves open when the event is, the person chooses
      ...(found.alternatives && { start: '', end: '' }),
      timeZone,
      venue: isPlaceless ? usualVenue(usual) : toVenue(found.venue, choices.venues),
      organizers: toOrganizers(found.organizers, choices.organizers),
      status: choices.canPublish ? (usual?.status ?? 'draft') : 'draft',
      ...toPrice(found),
      website: found.url ?? found.online?.url ?? '',
      // Without upload rights the site refuses the event because of it.
      image: choices.pictures ? (found.image ?? '') : '',
      categories: findIds(found.keywords, choices.categories),
      tags: findIds(found.keywords, choices.tags),
    },
    assumed: {
      zone: zoneReason,
      venue: isPlaceless && usual?.venueId !== undefined,
      online,
      end: found.end === undefined,
      minutes,
    },
  };
}

/** The amounts of a price, and its currency beside them. */
function toPrice({ cost = '', currency }: FoundEvent): Pick<EventFormData, 'cost' | 'currency'> {
  const written = withCurrency(cost, currency, locale());
  const price = readPrice(written);
  const named = price.kind === 'amounts' ? price.currency : undefined;
  return { cost: withoutCurrency(written), ...(named && { currency: named }) };
}

/** The address of an online place is the event's website, if it has no other; else a line of its description. */
function placeOnline({ online, url, description = '', descriptionTree }: FoundEvent): Assumptions['online'] {
  const address = online?.url;
  if (address === undefined) return undefined;
  if (url === undefined || url === address) return 'website';
  return (descriptionTree ? getVisibleText(descriptionTree) : description).includes(address) ||
    descriptionTree?.some(({ runs }) => runs.some(({ link }) => link === address))
    ? undefined
    : 'description';
}

function withOnline(description: Description, { online }: FoundEvent): Description {
  const { name, url: address = '' } = online ?? {};
  const line = name
    ? i18n.t('common.onlineNamedLine', { name, address })
    : i18n.t('common.onlineLine', { address });
  if (description.kind === 'tree')
    return { kind: 'tree', blocks: [...description.blocks, ...toRichText(line)] };
  const text = getDescriptionText(description);
  return { kind: 'text', text: text === '' ? line : `${text}\n\n${line}` };
}

/** Start and end as the form has them; without an end in the source `minutes` later, or the day. */
export function toFormTimes(
  { start, end, allDay }: Times,
  minutes: number,
): Pick<EventFormData, 'start' | 'end' | 'allDay'> {
  const from = start.local.slice(0, 16);
  const assumed = allDay ? `${from.slice(0, 10)}T23:59` : shiftClock(from, { minutes });
  return { start: from, end: end?.local.slice(0, 16) ?? assumed, allDay };
}

/** Text from a page is never treated as HTML; into an empty description the person may type HTML. */
function toDescription({ description = '', descriptionTree: blocks }: FoundEvent): Description {
  if (blocks) return { kind: 'tree', blocks };
  return description === '' ? { kind: 'markup', markup: '' } : { kind: 'text', text: description };
}

/** A form for a page without an event: prefilled with the page's title and address, without a date. */
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

/** A blank form with the fields of another event; its length counts once the start is typed. */
export const withCopied = ({ assumed }: Prefilled, copied: EventFormData): Prefilled => ({
  form: { ...copied, start: '', end: '' },
  assumed: { ...assumed, end: true, minutes: minutesBetween(copied.start, copied.end) },
});

/** The event that a form describes, as the subject of the job if no event was found in the page. */
export function toFoundEvent(form: EventFormData, website: string): FoundEvent {
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

const usualVenue = (usual: SiteChoices['usual']): EventFormData['venue'] =>
  usual?.venueId === undefined ? null : { id: usual.venueId };

/**
 * The site's venue of the same name, if there is exactly one in the same city; else a new one. If several match, the
 * person is asked before a new one is created (`useSimilar`).
 */
function toVenue(found: FoundVenue | undefined, known: SiteChoices['venues']): EventFormData['venue'] {
  const name = found?.name?.trim();
  if (!found || !name) return null;
  const [same, ...others] = named(known, name).filter((one) => mayBeIn(one.city, found.city));
  if (same && others.length === 0) return { id: same.id };
  const { address, city, zip, country } = found;
  const state = found.state ?? found.province;
  return { name, ...filled({ address, city, state, zip, country: country && countryName(country) }) };
}

/** Addresses that calendar programs enter for a calendar, not for a person or group. */
const ofPrograms = /[@.]calendar\.google\.com$/i;

/** The name of an organizer; if the source gives only an email address, that address. */
const toOrganizerName = ({ name, email = '' }: FoundOrganizer): string | undefined =>
  name?.trim() || (ofPrograms.test(email) ? undefined : email);

/** In the order of the source; one that is named twice counts once, with the details of the first. */
function toOrganizers(found: readonly FoundOrganizer[], known: SiteChoices['organizers']): FormOrganizer[] {
  const organizers = new Map<string, FormOrganizer>();
  for (const one of found) {
    const { email, phone, website } = one;
    const name = toOrganizerName(one);
    if (!name || organizers.has(plainLetters(name))) continue;
    const [same] = named(known, name);
    organizers.set(
      plainLetters(name),
      same ? { id: same.id } : { name, ...filled({ email, phone, website }) },
    );
  }
  return [...organizers.values()];
}

/** The details that are neither missing nor empty. */
const filled = <Name extends string>(details: Record<Name, string | undefined>) =>
  Object.fromEntries(Object.entries(details).filter(([, value]) => value)) as { [Detail in Name]?: string };

/** For each list: normalized name → indexes. An imported file looks up thousands of names in one list. */
const indexesByName = new WeakMap<object, Map<string, number[]>>();

/** Elements of the list that have this name; letter case and accents are ignored. */
function named<One extends { name: string }>(known: readonly One[], name: string): One[] {
  const indexes = indexesByName.get(known) ?? new Map<string, number[]>();
  if (!indexesByName.has(known)) {
    indexesByName.set(known, indexes);
    for (const [at, one] of known.entries()) {
      const plain = plainLetters(one.name);
      indexes.set(plain, [...(indexes.get(plain) ?? []), at]);
    }
  }
  return (indexes.get(plainLetters(name)) ?? []).flatMap((at) => known[at] ?? []);
}

/** A city may be named with more or fewer words: 'New York', 'New York City'. */
function mayBeIn(known = '', said = ''): boolean {
  const [one, other] = [plainLetters(known), plainLetters(said)];
  return one.includes(other) || other.includes(one);
}

function findIds(keywords: string[], terms: { id: number; name: string }[]): number[] {
  const meant = new Set(keywords.flatMap((word) => named(terms, word)));
  return terms.filter((term) => meant.has(term)).map(({ id }) => id);
}
