import { pageAddress, pictureAddress } from './addresses';
import { costDetails } from './cost';
import { withOffset } from './dates';
import type { Site } from './site';
import type { EventPost, OrganizerPost, VenuePost } from './store';
import { escapeHtml, renderText, renderTitle } from './text';

/** The `json_ld` block of single answers: texts are escaped HTML and end in a written-out `\n`. */

const escapedText = (text: string): string =>
  text.trim() === '' ? '' : `${escapeHtml(renderText(text))}\\n`;

export function eventJsonLd(site: Site, event: EventPost) {
  const { fields } = event;
  const picture = event.image === null ? undefined : site.store.findOf('attachment', event.image);
  const venue = fields.venue === null ? undefined : site.store.findOf('tribe_venue', fields.venue);
  const organizer = fields.organizers
    .map((id) => site.store.findOf('tribe_organizer', id))
    .find((one) => one !== undefined);
  const address = pageAddress(site, event);
  return {
    '@context': 'http://schema.org',
    '@type': 'Event',
    name: renderTitle(event.title),
    description: escapedText(event.excerpt || event.content),
    ...(picture ? { image: pictureAddress(site, picture) } : {}),
    url: address,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    startDate: withOffset(fields.start, fields.timezone),
    endDate: withOffset(fields.end, fields.timezone),
    ...(venue ? { location: venueJsonLd(venue) } : {}),
    ...(organizer ? { organizer: organizerJsonLd(organizer) } : {}),
    ...(fields.cost === '' ? {} : { offers: offer(event, address) }),
    performer: 'Organization',
  };
}

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

export function venueJsonLd(venue: VenuePost) {
  const { fields } = venue;
  const address = {
    streetAddress: fields.address,
    addressLocality: fields.city,
    addressRegion: fields.stateprovince ?? fields.state ?? fields.province,
    postalCode: fields.zip,
    addressCountry: fields.country,
  };
  return {
    '@type': 'Place',
    name: renderTitle(venue.title),
    description: escapedText(venue.content),
    url: '',
    address: {
      '@type': 'PostalAddress',
      ...Object.fromEntries(Object.entries(address).filter(([, value]) => value)),
    },
    telephone: fields.phone ?? '',
    sameAs: fields.website ?? '',
  };
}

/** E-mail addresses are written as character references against harvesters. */
export function organizerJsonLd(organizer: OrganizerPost) {
  const { fields } = organizer;
  return {
    '@type': 'Person',
    name: renderTitle(organizer.title),
    description: escapedText(organizer.content),
    url: fields.website ?? '',
    telephone: fields.phone ?? '',
    email: [...(fields.email ?? '')].map((character) => `&#${character.codePointAt(0)};`).join(''),
    sameAs: fields.website ?? '',
  };
}
