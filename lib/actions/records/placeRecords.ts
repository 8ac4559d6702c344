import type { CalendarClient } from '../../calendar';
import { isInUse } from '../../calendar/editing/inUse';
import { mergeOrganizer, mergeVenue } from '../../calendar/editing/mergePlace';
import { knownOrganizers, knownVenues } from '../../calendar/matching/knownPlaces';
import { matchOrganizer, matchVenue, type Verdict } from '../../calendar/matching/matchPlaces';
import { sameText } from '../../calendar/matching/sameText';
import type { Organizer, Venue } from '../../calendar/shared/resources';
import { escapeText, safeAddress, withBackslashes, withoutParagraphs } from '../../calendar/shared/text';
import { readRawDescription, type WordPressClient } from '../../calendar/wordpress';
import { countryName, findRegion, regionFields } from '../../pages/country';
import { ignoreNotFound } from '../shared/ignoreNotFound';
import { filled, type OrganizerFields, type RecordMatch, type Records, type VenueFields } from './records';

/** Reads and writes the venues of a site. @param wordpress reads descriptions as typed, where it is given */
export function venueRecords(calendar: CalendarClient, wordpress?: WordPressClient): Records<VenueFields> {
  const getName = ({ venue }: { venue: string }) => venue;
  return {
    kind: 'venue',
    match: async (wanted) => {
      const known = await knownVenues(calendar, getNames(wanted));
      return wanted.map((one) => toMatch(matchVenue(one, known), getName, toVenueDetail));
    },
    idsNamed: async (name) => findSameNamed(await knownVenues(calendar, [name]), getName, name),
    async read(id) {
      const [venue, typed] = await Promise.all([
        calendar.venues.read({ id }),
        wordpress && readRawDescription(wordpress, 'venue', id),
      ]);
      return withTyped(toVenueFields(venue), typed);
    },
    async create({ name, state = '', country = '', ...fields }) {
      const place = { country: countryName(country), ...regionFields(countryName(country), state) };
      const sent = textsAsSent(filled({ ...fields, ...place }));
      return (await calendar.venues.create({ venue: escapeText(name), ...published, ...sent })).id;
    },
    async update(id, { name, state, ...fields }) {
      const now = await calendar.venues.read({ id });
      const isRegion = state !== undefined || fields.country !== undefined;
      const changes = {
        ...textsAsSent(fields),
        ...(name === undefined ? {} : { venue: escapeText(name) }),
        ...(isRegion
          ? textsAsSent(regionFields(fields.country ?? now.country, state ?? findRegion(now)))
          : {}),
      };
      await calendar.venues.update({ id }, mergeVenue(now, changes));
    },
    isInUse: (id, site, except) => isInUse({ calendar, wordpress: site }, 'venue', id, except),
    remove: (id) => ignoreNotFound(calendar.venues.delete({ id })),
    restore: async (id) =>
      calendar.venues.update({ id }, mergeVenue(await calendar.venues.read({ id }), { status: 'publish' })),
  };
}

/** Reads and writes the organizers of a site, see `venueRecords`. */
export function organizerRecords(
  calendar: CalendarClient,
  wordpress?: WordPressClient,
): Records<OrganizerFields> {
  const getName = ({ organizer }: { organizer: string }) => organizer;
  return {
    kind: 'organizer',
    match: async (wanted) => {
      const known = await knownOrganizers(calendar, getNames(wanted));
      return wanted.map((one) => toMatch(matchOrganizer(one, known), getName, ({ email }) => email));
    },
    idsNamed: async (name) => findSameNamed(await knownOrganizers(calendar, [name]), getName, name),
    async read(id) {
      const [organizer, typed] = await Promise.all([
        calendar.organizers.read({ id }),
        wordpress && readRawDescription(wordpress, 'organizer', id),
      ]);
      return withTyped(toOrganizerFields(organizer), typed);
    },
    async create({ name, ...fields }) {
      const sent = textsAsSent(filled(fields));
      return (await calendar.organizers.create({ organizer: escapeText(name), ...published, ...sent })).id;
    },
    async update(id, { name, ...fields }) {
      const changes = {
        ...textsAsSent(fields),
        ...(name === undefined ? {} : { organizer: escapeText(name) }),
      };
      await calendar.organizers.update(
        { id },
        mergeOrganizer(await calendar.organizers.read({ id }), changes),
      );
    },
    isInUse: (id, site, except) => isInUse({ calendar, wordpress: site }, 'organizer', id, except),
    remove: (id) => ignoreNotFound(calendar.organizers.delete({ id })),
    restore: async (id) =>
      calendar.organizers.update(
        { id },
        mergeOrganizer(await calendar.organizers.read({ id }), { status: 'publish' }),
      ),
  };
}

const withTyped = <Fields extends object>(fields: Fields, description: string | undefined): Fields =>
  description === undefined ? fields : { ...fields, description };

const published = { status: 'publish' };

/** Fields with words of the API. */
const notText = new Set(['status', 'show_map', 'show_map_link']);

/** Escapes the texts: the site puts address and telephone number into its pages unescaped, beside the name. */
function textsAsSent<Fields extends Record<string, string | undefined>>(fields: Fields): Fields {
  const sent = Object.entries(fields).map(([field, value]) => [field, asSent(field, value)]);
  return Object.fromEntries(sent) as Fields;
}

function asSent(field: string, value: string | undefined): string | undefined {
  // An update removes the picture if it is not sent, and clears a description that is a space (section 7). Assumption:
  // an address of the own library is matched to its picture, which was recorded of events
  if (field === 'image') return value?.trim() || undefined;
  if (field === 'description') return withBackslashes(value ?? '') || ' ';
  if (field === 'website') return value && safeAddress(value.trim());
  return value && (notText.has(field) ? value : escapeText(value));
}

/** Text that distinguishes venues of the same name. */
export const toVenueDetail = ({ address, city }: Venue): string => [address, city].filter(Boolean).join(', ');

/** Form fields of a venue. */
function toVenueFields(known: Venue): Required<VenueFields> {
  const { venue, address, city, zip, country, phone, website = '' } = known;
  return {
    ...{ name: venue, address, city, state: findRegion(known), zip, country, phone, website },
    ...toPostFields(known),
    show_map: known.show_map ? 'true' : 'false',
    show_map_link: known.show_map_link ? 'true' : 'false',
  };
}

/** Form fields of a venue or organizer that every post of WordPress has. */
const toPostFields = ({ description, image, status }: Venue | Organizer) => ({
  description: withoutParagraphs(description),
  image: image?.url ?? '',
  status,
});

/** Form fields of an organizer. */
function toOrganizerFields(known: Organizer): Required<OrganizerFields> {
  const { organizer, email, phone, website = '' } = known;
  return { name: organizer, email, phone, website, ...toPostFields(known) };
}

const getNames = (wanted: readonly { name: string }[]) => wanted.map(({ name }) => name);

type GetText<Place> = (place: Place) => string;

/** @param getDetail text that distinguishes records of the same name */
function toMatch<Place extends { id: number }>(
  verdict: Verdict<Place>,
  getName: GetText<Place>,
  getDetail: GetText<Place>,
): RecordMatch {
  const named = (place: Place) => ({ id: place.id, name: getName(place) });
  if (verdict.kind === 'same') return { kind: 'same', ...named(verdict.place) };
  if (verdict.kind === 'none') return verdict;
  return {
    kind: 'close',
    matches: verdict.matches.map(({ place }) => ({ ...named(place), detail: getDetail(place) })),
  };
}

function findSameNamed<Place extends { id: number }>(
  known: Place[],
  getName: GetText<Place>,
  name: string,
): number[] {
  return known.filter((place) => sameText(getName(place), name)).map(({ id }) => id);
}
