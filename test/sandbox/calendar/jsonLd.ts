import { pageAddress, pictureAddress } from './addresses';
import { costDetails } from './cost';
import { withOffset } from './dates';
import type { Site } from './site';
import type { EventPost, OrganizerPost, Post, VenuePost } from './store';
import { escapeHtml, renderText, renderTitle } from './text';

/** The `json_ld` block of single answers: texts are escaped HTML and end in a written-out `\n`. */

const escapedText = (text: string): string =>
  text.trim() === '' ? '' : `${escapeHtml(renderText(text))}\\n`;

/** A title as shown, with what is left of markup escaped. */
const escapedName = (title: string): string =>
  renderTitle(title).replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export function eventJsonLd(site: Site, event: EventPost) {
  const { fields } = event;
  const venue = fields.venue === null ? undefined : site.store.findOf('tribe_venue', fields.venue);
  const organizer = fields.organizers
    .map((id) => site.store.findOf('tribe_organizer', id))
    .find((one) => one !== undefined);
  const address = pageAddress(site, event);
  return {
    '@context': 'http://schema.org',
    '@type': 'Event',
    name: escapedName(event.title),
    description: escapedText(event.excerpt || event.content),
    ...pictureOf(site, event),
    url: address,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    startDate: withOffset(fields.start, fields.timezone),
    endDate: withOffset(fields.end, fields.timezone),
    ...(venue ? { location: venueJsonLd(site, venue) } : {}),
    ...(organizer ? { organizer: organizerJsonLd(site, organizer) } : {}),
    ...(fields.cost === '' ? {} : { offers: offer(event, address) }),
    performer: 'Organization',
  };
}

function pictureOf(site: Site, { image }: Post): { image?: string } {
  const picture = image === null ? undefined : site.store.findOf('attachment', image);
  return picture ? { image: pictureAddress(site, picture) } : {};
}

/** Of venues and organizers only paragraphs keep their tags. */
const stripInline = (text: string): string => text.replace(/<\/?(?!p\b)[a-z][^>]*>/gi, '');

function offer(event: EventPost, address: string) {
  return {
    '@type': 'Offer',
    price: costDetails(event.fields.cost).values[0] ?? '',
    priceCurrency: 'USD',
    url: address,
    category: 'primary',
    availability: 'inStock',
    validFrom: `${event.dateUtc.slice(0, 10)}T00:00:00+00:00`,
  };
}

export function venueJsonLd(site: Site, venue: VenuePost) {
  const { fields } = venue;
  const address = {
    streetAddress: fields.address,
    addressLocality: fields.city,
    addressRegion: fields.stateprovince ?? fields.province ?? fields.state,
    postalCode: fields.zip,
    addressCountry: fields.country,
  };
  return {
    '@type': 'Place',
    name: escapedName(venue.title),
    description: escapedText(stripInline(venue.content)),
    ...pictureOf(site, venue),
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
    ...pictureOf(site, organizer),
    url: escapedAddress(fields.website ?? ''),
    telephone: fields.phone ?? '',
    email: [...(fields.email ?? '')].map((character) => `&#${character.codePointAt(0)};`).join(''),
    sameAs: escapedAddress(fields.website ?? ''),
  };
}
