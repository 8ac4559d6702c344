import { pageAddress, pictureAddress } from './addresses';
import { plainPrice } from './cost';
import { noDate, toInstant, toUtc, type WallClock, wallClockAt, withOffset } from './dates';
import { stateOrProvince } from './placeKinds';
import type { Site } from './site';
import type { EventPost, OrganizerPost, Post, VenuePost } from './store';
import { escapeHtml, renderText, renderTitle } from './text';

/** The `json_ld` block of single answers: texts are escaped HTML and end in a written-out `\n`. */

const escapedText = (text: string): string =>
  text.trim() === '' ? '' : `${escapeHtml(renderText(text).replaceAll('&#038;', '&'))}\\n`;

/** A title as shown, with what is left of markup escaped. */
const escapedName = (title: string): string =>
  renderTitle(title).replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export function eventJsonLd(site: Site, event: EventPost) {
  const { fields } = event;
  const venue = fields.venue === null ? undefined : site.store.findPost('tribe_venue', fields.venue);
  const organizer = fields.organizers
    .map((id) => site.store.findPost('tribe_organizer', id))
    .find((one) => one !== undefined);
  const address = eventAddress(site, event);
  return {
    '@context': 'http://schema.org',
    '@type': 'Event',
    name: escapedName(event.status === 'private' ? `Private: ${event.title}` : event.title),
    description: escapedText(event.excerpt || event.content),
    ...toPicture(site, event),
    url: address,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    ...toDates(site, event),
    ...(fields.venue === null ? {} : { location: venue ? venueJsonLd(site, venue) : false }),
    ...(organizer ? { organizer: organizerJsonLd(site, organizer) } : {}),
    ...(fields.cost === '' ? {} : { offers: offer(site, event, address) }),
    performer: 'Organization',
  };
}

/** Of an offset with minutes (`UTC+5:30`) the UTC times without a zone; in the site's zone where the site shows all so. */
function toDates(site: Site, { fields }: EventPost) {
  if (site.switches.allEventsInSiteZone) {
    const inSiteZone = (utc: WallClock) =>
      withOffset(wallClockAt(toInstant(utc, 'UTC'), site.settings.timeZone), site.settings.timeZone);
    return { startDate: inSiteZone(fields.utcStart), endDate: inSiteZone(fields.utcEnd) };
  }
  if (/^UTC.*:/.test(fields.timezone)) return { startDate: fields.utcStart, endDate: fields.utcEnd };
  return {
    startDate: withOffset(fields.start, fields.timezone),
    endDate: withOffset(fields.end, fields.timezone),
  };
}

/** The address of an item that is not public gets an escaped slash and another at its end. */
function eventAddress(site: Site, event: EventPost): string {
  const address = pageAddress(site, event);
  return address.includes('post_type=') ? `${address}%2F/` : address;
}

function toPicture(site: Site, { image }: Post): { image?: string } {
  const picture = image === null ? undefined : site.store.findPost('attachment', image);
  return picture ? { image: pictureAddress(site, picture) } : {};
}

/** Of venues and organizers only paragraphs keep their tags. */
const stripInline = (text: string): string => text.replace(/<\/?(?!p\b)[a-z][^>]*>/gi, '');

function offer(site: Site, event: EventPost, address: string) {
  const publication = event.dateUtc === noDate ? toUtc(event.date, site.settings.timeZone) : event.dateUtc;
  return {
    '@type': 'Offer',
    price: plainPrice(event.fields.cost),
    priceCurrency: event.fields.currency.code || site.settings.currency.code,
    url: address,
    category: 'primary',
    availability: 'inStock',
    validFrom: `${publication.slice(0, 10)}T00:00:00+00:00`,
  };
}

export function venueJsonLd(site: Site, venue: VenuePost) {
  const { fields } = venue;
  const address = {
    streetAddress: fields.address,
    addressLocality: fields.city,
    addressRegion: fields.stateprovince ?? stateOrProvince(fields),
    postalCode: fields.zip,
    addressCountry: fields.country,
  };
  return {
    '@type': 'Place',
    name: escapedName(venue.title),
    description: escapedText(stripInline(venue.content)),
    ...toPicture(site, venue),
    url: '',
    address: {
      '@type': 'PostalAddress',
      ...Object.fromEntries(Object.entries(address).filter(([, value]) => value)),
    },
    telephone: fields.phone ?? '',
    sameAs: fields.website ?? '',
  };
}

/** Only organizers' addresses are escaped. */
const escapedAddress = (address: string): string => address.replace(/&(?!#)/g, '&#038;');

/** E-mail addresses are written as character references against harvesters. */
export function organizerJsonLd(site: Site, organizer: OrganizerPost) {
  const { fields } = organizer;
  return {
    '@type': 'Person',
    name: escapedName(organizer.title),
    description: escapedText(stripInline(organizer.content)),
    ...toPicture(site, organizer),
    url: escapedAddress(fields.website ?? ''),
    telephone: fields.phone ?? '',
    email: [...(fields.email ?? '')].map((character) => `&#${character.codePointAt(0)};`).join(''),
    sameAs: escapedAddress(fields.website ?? ''),
  };
}
