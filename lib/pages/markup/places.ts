import type { FoundOrganizer, FoundVenue } from '../foundEvent';
import { webAddress } from '../plainText';
import { findAddress, findLine, limits, type Reading, readable } from './reading';
import { getTypes, getValues, isThing, type Thing } from './things';

/**
 * The venue in the values of `location`. A physical place is preferred to a VirtualLocation. A region is returned as
 * `state` if the country is the United States or missing, else as `province` (calendar API behaviour, section 4).
 */
export function readVenue(values: unknown[], reading: Reading): FoundVenue | undefined {
  const places = values.map((value) => (isThing(value) ? reading.resolve(value) : value));
  const isVirtual = (place: unknown) => isThing(place) && getTypes(place).includes('VirtualLocation');
  const place = places.find((each) => !isVirtual(each)) ?? places[0];
  if (!isThing(place)) return withoutEmpty({ name: readable(place, reading, limits.line) });

  const isAddress = getTypes(place).includes('PostalAddress');
  const nested = getValues(place, 'address')[0];
  const address = isAddress ? place : isThing(nested) ? reading.resolve(nested) : undefined;
  const geo =
    getValues(place, 'geo').map((value) => (isThing(value) ? reading.resolve(value) : place))[0] ?? place;
  return withoutEmpty({
    name: findLine(place, reading, limits.line, 'name'),
    ...(address ? readAddress(address, reading) : { address: readable(nested, reading, limits.line) }),
    phone: findLine(place, reading, limits.line, 'telephone'),
    website: findAddress(place, reading, 'url', 'sameAs'),
    ...readPosition(geo),
  });
}

type AddressPart = 'address' | 'city' | 'state' | 'province' | 'zip' | 'country';

function readAddress(address: Thing, reading: Reading): Partial<Record<AddressPart, string | undefined>> {
  const country = findLine(address, reading, limits.line, 'addressCountry');
  const region = findLine(address, reading, limits.line, 'addressRegion');
  const isInStates = !country || /^(?:us|usa|u\.s\.a?\.?|united states.*)$/i.test(country);
  return {
    address: findLine(address, reading, limits.line, 'streetAddress', 'name'),
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
export function readOrganizer(value: unknown, reading: Reading): FoundOrganizer | undefined {
  if (!isThing(value)) {
    const text = readable(value, reading, limits.line);
    const website = /^https?:/i.test(text) ? webAddress(text, reading.base) : undefined;
    const email = readEmail(text);
    return withoutEmpty({ email, website, name: email || website ? undefined : text });
  }
  const organizer = reading.resolve(value);
  const addresses = [...getValues(organizer, 'email'), ...getValues(organizer, 'url')];
  return withoutEmpty({
    name: findLine(organizer, reading, limits.line, 'name', 'legalName'),
    email: addresses.map((address) => readEmail(readable(address, reading, limits.line))).find(Boolean),
    phone: findLine(organizer, reading, limits.line, 'telephone'),
    website: findAddress(organizer, reading, 'url', 'sameAs'),
  });
}

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
  const kept = Object.entries(found).filter(([, value]) => value !== undefined && value !== '');
  return kept.length > 0
    ? (Object.fromEntries(kept) as { [Field in keyof Found]?: NonNullable<Found[Field]> })
    : undefined;
}
