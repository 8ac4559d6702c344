import { type Programme, placeOffset } from './programme';

const harbourHall = {
  '@type': 'MusicVenue',
  name: 'Harbour Hall',
  url: 'https://venue.example/',
  telephone: '+1 207 555 0112',
  address: {
    '@type': 'PostalAddress',
    streetAddress: '12 Quay Street',
    addressLocality: 'Port Ellis',
    addressRegion: 'ME',
    postalCode: '04101',
    addressCountry: 'US',
  },
  geo: { '@type': 'GeoCoordinates', latitude: 43.6561, longitude: -70.2502 },
};

const friends = {
  '@type': 'Organization',
  name: 'Harbour Hall Friends',
  email: 'friends@venue.example',
  telephone: '+1 207 555 0113',
  url: 'https://venue.example/friends',
};

/** An event that leaves nothing open; its times carry the zone offset of the place. */
export const toJazzNight = ({ jazzNight }: Programme) => ({
  '@context': 'https://schema.org',
  '@type': 'MusicEvent',
  name: 'Jazz Night with the Blue Lamp Trio',
  description:
    'Double bass, brushes and a borrowed piano: two sets of new pieces, and the old ones on request.',
  startDate: `${jazzNight.start}:00${placeOffset}`,
  endDate: `${jazzNight.end}:00${placeOffset}`,
  doorTime: `${jazzNight.doors}:00${placeOffset}`,
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  location: harbourHall,
  organizer: friends,
  performer: { '@type': 'MusicGroup', name: 'Blue Lamp Trio' },
  offers: {
    '@type': 'Offer',
    price: '18.00',
    priceCurrency: 'USD',
    url: 'https://venue.example/tickets',
    availability: 'https://schema.org/InStock',
  },
  image: ['https://venue.example/pictures/jazz-night.png'],
  keywords: 'jazz, trio, live',
  url: 'https://venue.example/jazz-night',
});

/** Three events: one of whole days, one in another zone, one whose zone nobody says. */
export const toThreeEvents = ({ lanterns, choirs, dance }: Programme) => [
  {
    '@type': 'ExhibitionEvent',
    name: 'Lanterns: an exhibition of two days',
    startDate: lanterns.start,
    endDate: lanterns.end,
    location: harbourHall,
    organizer: friends,
  },
  {
    '@type': 'Event',
    name: 'Choirs by wire: a concert with friends abroad',
    startDate: `${choirs.start}:00+00:00`,
    endDate: `${choirs.end}:00+00:00`,
    location: { '@type': 'VirtualLocation', url: 'https://venue.example/wire' },
    organizer: friends,
  },
  {
    '@type': 'DanceEvent',
    name: 'Dance into the year',
    startDate: dance.start,
    endDate: dance.end,
    location: { '@type': 'Place', name: 'Old Boathouse', address: '3 Slipway Lane, Port Ellis' },
  },
];
