import type { FoundOnline, FoundOrganizer, FoundVenue } from '../foundEvent';
import { resolveWebAddress } from '../plainText';
import { findAddress, findLine, limits, type ReadingContext, readable } from './reading';
import { getTypes, getValues, isThing, type Thing } from './things';

/** The place of an event, its online place, and the names of its further places. */
export interface FoundPlaces {
  venue: FoundVenue | undefined;
  online: FoundOnline | undefined;
  others: string[];
}

/**
 * The places in the values of `location`. The first physical place is the venue, unless the event takes place online
 * alone. A VirtualLocation and a web address alone are online places. A name and an address that stand side by side are one place. A region is returned as
 * `state` if the country is the United States or missing, else as `province` (calendar API behaviour, section 4).
 */
export function readPlaces(
  values: readonly unknown[],
  reading: ReadingContext,
  isOnline: boolean,
): FoundPlaces {
  const virtual: unknown[] = [];
  const inPerson: unknown[] = [];
  for (const value of values) {
    const place = isThing(value) ? reading.resolve(value) : value;
    const isVirtual = isThing(place) && getTypes(place).includes('VirtualLocation');
    (isVirtual ? virtual : inPerson).push(place);
  }
  const places = mergePlaces(inPerson, reading);
  const addresses = places.filter(isAddressAlone);
  const [online, ...streams] = [...mergePlaces(virtual, reading), ...addresses];
  const halls = places.filter((place) => !isAddressAlone(place));
  const [venue, ...rooms] = isOnline && online ? [undefined, ...halls] : halls;
  return {
    venue,
    online: online && toOnline(online),
    others: [...rooms, ...streams].flatMap((other) => (other && toName(other)) ?? []),
  };
}

const isAddressAlone = (place: FoundVenue) => Object.keys(place).join() === 'website';

const toOnline = ({ name, website }: FoundVenue): FoundOnline | undefined =>
  withoutEmpty<FoundOnline>({ name, url: website });

const toName = ({ name, address, city, website }: FoundVenue) => name ?? address ?? city ?? website;

function mergePlaces(places: readonly unknown[], reading: ReadingContext): FoundVenue[] {
  const found: FoundVenue[] = [];
  for (const place of places.slice(0, maximumPlaces)) {
    const venue = readPlace(place, reading);
    const last = found.at(-1);
    // 'Town Hall' beside an address without a name
    if (venue && last && isDisjoint(venue, last)) found[found.length - 1] = { ...last, ...venue };
    else if (venue && !found.some((known) => known.name === venue.name && known.city === venue.city))
      found.push(venue);
  }
  return found;
}

const maximumPlaces = 20;

const isDisjoint = (one: FoundVenue, other: FoundVenue) =>
  Object.keys(one).every((field) => !Object.hasOwn(other, field));

function readPlace(place: unknown, reading: ReadingContext): FoundVenue | undefined {
  if (!isThing(place)) {
    const text = readable(place, reading, limits.line);
    const website = /^https?:/i.test(text) ? resolveWebAddress(text, reading.base) : undefined;
    return withoutEmpty<FoundVenue>(website ? { website } : { name: text });
  }
  // A room has the address of its building
  const inner = getValues(place, 'containedInPlace', 'containedIn').find(isThing);
  const around = inner && readAround(reading.resolve(inner), reading);
  const addresses = getValues(place, 'address').map((value) =>
    isThing(value) ? reading.resolve(value) : value,
  );
  const isAddress = getTypes(place).includes('PostalAddress');
  const address = isAddress ? place : addresses.find(isThing);
  const text = addresses.map((value) => readable(value, reading, limits.line)).find(Boolean);
  const geo =
    getValues(place, 'geo').map((value) => (isThing(value) ? reading.resolve(value) : place))[0] ?? place;
  const venue = withoutEmpty<FoundVenue>({
    name: findLine(place, reading, limits.line, 'name'),
    ...(address ? readAddress(address, reading, isAddress) : { address: text }),
    phone: findPhone(place, reading),
    website: findAddress(place, reading, 'url', 'sameAs'),
    ...readPosition(geo),
  });
  if (!venue || !around) return venue;
  const names = [venue.name, around.name].filter((name) => name !== undefined);
  return { ...around, ...venue, ...(names.length > 0 ? { name: [...new Set(names)].join(', ') } : {}) };
}

const regionTypes = new Set(['City', 'State', 'Country', 'AdministrativeArea']);

function readAround(container: Thing, reading: ReadingContext): FoundVenue | undefined {
  const types = getTypes(container);
  const name = findLine(container, reading, limits.line, 'name');
  if (types.some((type) => regionTypes.has(type)))
    return withoutEmpty<FoundVenue>({ city: types.includes('City') ? name : undefined });
  const nested = getValues(container, 'address')[0];
  const address = isThing(nested) ? reading.resolve(nested) : undefined;
  return withoutEmpty<FoundVenue>({
    name,
    ...(address ? readAddress(address, reading) : { address: readable(nested, reading, limits.line) }),
  });
}

type AddressPart = 'address' | 'city' | 'state' | 'province' | 'zip' | 'country';

/** @param isPlace the address is the place itself, so that its name is that of the place */
function readAddress(
  address: Thing,
  reading: ReadingContext,
  isPlace = false,
): Partial<Record<AddressPart, string | undefined>> {
  const country = findLine(address, reading, limits.line, 'addressCountry');
  const region = findLine(address, reading, limits.line, 'addressRegion');
  const isInStates = !country || /^(?:us|usa|u\.s\.a?\.?|united states.*)$/i.test(country);
  return {
    address: findLine(address, reading, limits.line, 'streetAddress', ...(isPlace ? [] : ['name'])),
    city: findLine(address, reading, limits.line, 'addressLocality'),
    [isInStates ? 'state' : 'province']: region,
    zip: findLine(address, reading, limits.line, 'postalCode'),
    country,
  };
}

function readPosition(place: Thing): { latitude?: number; longitude?: number } {
  const latitude = parseDegrees(getValues(place, 'latitude')[0], 90);
  const longitude = parseDegrees(getValues(place, 'longitude')[0], 180);
  const isNowhere = latitude === undefined || longitude === undefined || (latitude === 0 && longitude === 0);
  return isNowhere ? {} : { latitude, longitude };
}

/** Parses a latitude (`most` 90) or longitude (`most` 180) in degrees, from a number or text. Undefined if invalid. */
export function parseDegrees(value: unknown, most: number): number | undefined {
  const isDigits = typeof value === 'string' && /^\s*[+-]?\d{1,3}(?:\.\d{1,20})?\s*$/.test(value);
  const degrees = isDigits ? Number(value) : value;
  return typeof degrees === 'number' && Math.abs(degrees) <= most ? degrees : undefined;
}

/** Reads an organizer that is given as a thing, a name, a web address or an email address. Undefined if empty. */
export function readOrganizer(value: unknown, reading: ReadingContext): FoundOrganizer | undefined {
  if (!isThing(value)) {
    const text = readable(value, reading, limits.line);
    const website = /^https?:/i.test(text) ? resolveWebAddress(text, reading.base) : undefined;
    const email = readEmail(text);
    return withoutEmpty({ email, website, name: email || website ? undefined : text });
  }
  const organizer = reading.resolve(value);
  const addresses = [...getValues(organizer, 'email'), ...getValues(organizer, 'url')];
  return withoutEmpty({
    name: findLine(organizer, reading, limits.line, 'name', 'legalName'),
    email: addresses.map((address) => readEmail(readable(address, reading, limits.line))).find(Boolean),
    phone: findPhone(organizer, reading),
    website: findAddress(organizer, reading, 'url', 'sameAs'),
  });
}

/** A phone number as written; of the address `tel:+49-30-1234`, the number. */
const findPhone = (thing: Thing, reading: ReadingContext) =>
  findLine(thing, reading, limits.line, 'telephone')?.replace(/^tel:\s*/i, '');

/**
 * The email address in `mailto:someone@example.org?subject=…` or `someone@example.org`. Undefined for any other text.
 */
export function readEmail(text: string): string | undefined {
  const address = text
    .replace(/^mailto:/i, '')
    .replace(/\?.*/, '')
    .replace(/%40/, '@')
    .trim();
  return /^[^\s@<>"]{1,64}@[^\s@<>"]{1,250}$/.test(address) ? address : undefined;
}

/** Removes fields that are undefined or empty texts. Undefined if none is left. */
export function withoutEmpty<Found extends object>(
  found: { [Field in keyof Found]: Found[Field] | undefined },
): { [Field in keyof Found]?: NonNullable<Found[Field]> } | undefined {
  const kept: { [Field in keyof Found]?: NonNullable<Found[Field]> } = {};
  let isEmpty = true;
  for (const field in found) {
    const value = found[field];
    if (value === undefined || value === null || value === '') continue;
    kept[field] = value;
    isEmpty = false;
  }
  return isEmpty ? undefined : kept;
}
