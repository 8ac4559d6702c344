import { at, jsonLd, type PageCase } from './pageCase';

const context = { '@context': 'https://schema.org' };
const hall = {
  '@type': 'Place',
  name: 'Stadthalle',
  address: {
    '@type': 'PostalAddress',
    streetAddress: 'Marktplatz 3',
    addressLocality: 'Bremen',
    postalCode: '28195',
    addressCountry: 'DE',
  },
};
const hallFound = {
  name: 'Stadthalle',
  address: 'Marktplatz 3',
  city: 'Bremen',
  zip: '28195',
  country: 'DE',
};

/** Pages in the shapes in which plugins, ticket shops and site builders write JSON-LD. The data are invented. */
export const generatorCases: PageCase[] = [
  {
    name: 'The Events Calendar, single event',
    generator: 'The Events Calendar',
    html: jsonLd([
      {
        '@context': 'http://schema.org',
        '@type': 'Event',
        name: 'Sommerfest &#8211; mit Musik',
        description: '&lt;p&gt;Ab 15 Uhr &amp; bei jedem Wetter.&lt;/p&gt;\\n',
        image: 'https://verein.example/wp-content/uploads/fest.jpg',
        url: 'https://verein.example/event/sommerfest/',
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        eventStatus: 'https://schema.org/EventScheduled',
        startDate: '2026-07-04T15:00:00+02:00',
        endDate: '2026-07-04T22:00:00+02:00',
        location: { ...hall, description: '', telephone: '', sameAs: '' },
        organizer: {
          '@type': 'Person',
          name: 'Verein Nord',
          email: '&#105;nfo&#64;verein.example',
          telephone: '0421 1',
          url: '',
        },
        offers: {
          '@type': 'Offer',
          price: '8',
          priceCurrency: 'EUR',
          category: 'primary',
          validFrom: '2026-01-01T00:00:00+00:00',
        },
        performer: 'Organization',
      },
    ]),
    events: [
      {
        title: 'Sommerfest – mit Musik',
        start: at('2026-07-04T15:00:00', '+02:00'),
        end: at('2026-07-04T22:00:00', '+02:00'),
        allDay: false,
        venue: hallFound,
        organizers: [{ name: 'Verein Nord', email: 'info@verein.example', phone: '0421 1' }],
        cost: '8',
        currency: 'EUR',
        status: 'scheduled',
        image: 'https://verein.example/wp-content/uploads/fest.jpg',
      },
    ],
  },
  {
    name: 'The Events Calendar, whole days',
    html: jsonLd([
      {
        ...context,
        '@type': 'Event',
        name: 'Kirmes',
        startDate: '2026-08-01T00:00:00+02:00',
        endDate: '2026-08-03T23:59:59+02:00',
      },
    ]),
    events: [{ allDay: true, end: at('2026-08-03T23:59:59', '+02:00') }],
  },
  {
    name: 'The Events Calendar, list of events',
    html: jsonLd([
      { ...context, '@type': 'Event', name: 'Chorprobe', startDate: '2026-05-04T19:00:00+02:00' },
      { ...context, '@type': 'Event', name: 'Chorprobe', startDate: '2026-05-11T19:00:00+02:00' },
    ]),
    events: [
      { start: at('2026-05-04T19:00:00', '+02:00'), alternatives: undefined },
      { start: at('2026-05-11T19:00:00', '+02:00') },
    ],
  },
  {
    name: 'Modern Events Calendar, empty fields',
    html: jsonLd({
      ...context,
      '@type': 'Event',
      eventStatus: 'https:\\/\\/schema.org\\/EventScheduled',
      startDate: '2026-05-09',
      endDate: '2026-05-09',
      name: 'Flohmarkt',
      description: '',
      location: { '@type': 'Place', name: '', image: '', address: '' },
      organizer: { '@type': 'Person', name: '', url: '' },
      offers: {
        url: 'https://mec.example/events/flohmarkt/',
        price: '0',
        priceCurrency: '$',
        availability: 'https:\\/\\/schema.org\\/InStock',
        validFrom: '2026-01-01T00:00',
      },
      performer: '',
      image: '',
      url: 'https://mec.example/events/flohmarkt/',
    }),
    events: [
      {
        allDay: true,
        end: at('2026-05-09T23:59:59'),
        venue: undefined,
        organizers: [],
        cost: '0',
        currency: '$',
        image: undefined,
        description: undefined,
      },
    ],
  },
  {
    name: 'Modern Events Calendar, times',
    generator: 'Modern Events Calendar',
    html: jsonLd({
      ...context,
      '@type': 'Event',
      name: 'Ausstellung',
      eventStatus: 'https://schema.org/EventPostponed',
      startDate: '2026-05-09T18:00:00+02:00',
      endDate: '2026-05-09T21:30:00+02:00',
    }),
    events: [{ end: at('2026-05-09T21:30:00', '+02:00'), status: 'postponed' }],
  },
  {
    name: 'EventON, dates without leading zeros',
    generator: 'EventON',
    html: jsonLd(
      '{"@context": "http://schema.org","@type": "Event","@id": "event_88_0","eventAttendanceMode":"https://schema.org/OfflineEventAttendanceMode","name": "Open Mic","url": "https://bar.example/events/open-mic/","startDate": "2026-5-9T19:30-5:00","endDate": "2026-5-9T23:00-5:00","image":"https://bar.example/mic.jpg","description":"<p>Bring your guitar.<\\/p>","location":[{"@type":"Place","name":"The Cellar","address":{"@type": "PostalAddress","streetAddress":"12 Dock Rd"}}],"organizer":{"@type":"Organization","name":"The Cellar","url":"#"},"performer":{"@type":"Person","name":"The Cellar"}}',
    ),
    events: [
      {
        start: at('2026-05-09T19:30:00', '-05:00'),
        end: at('2026-05-09T23:00:00', '-05:00'),
        venue: { name: 'The Cellar', address: '12 Dock Rd' },
        description: 'Bring your guitar.',
      },
    ],
  },
  {
    name: 'ticket shop with a range of prices',
    generator: 'ticket shop: price range',
    html: jsonLd({
      ...context,
      '@type': 'BusinessEvent',
      name: 'Gründertag',
      url: 'https://tickets.example/e/7',
      startDate: '2026-10-02T09:00:00+02:00',
      endDate: '2026-10-02T17:00:00+02:00',
      location: hall,
      offers: [
        {
          '@type': 'AggregateOffer',
          lowPrice: '12.50',
          highPrice: '30.00',
          priceCurrency: 'EUR',
          offerCount: 3,
          availability: 'InStock',
          availabilityEnds: '2026-10-02T07:00:00Z',
        },
      ],
      organizer: { '@type': 'Organization', url: 'https://tickets.example/o/1', name: 'Haus der Ideen' },
    }),
    events: [
      {
        cost: '12.50 – 30.00',
        currency: 'EUR',
        venue: hallFound,
        organizers: [{ name: 'Haus der Ideen', website: 'https://tickets.example/o/1' }],
      },
    ],
  },
  {
    name: 'ticket shop, a series with its dates',
    generator: 'ticket shop: series',
    html: jsonLd({
      ...context,
      '@type': 'EventSeries',
      name: 'Improv Night',
      url: 'https://tickets.example/s/3',
      startDate: '2026-05-05',
      endDate: '2026-05-19',
      location: hall,
      organizer: { '@type': 'Organization', name: 'Improv Club' },
      subEvent: [
        {
          '@type': 'Event',
          url: 'https://tickets.example/e/31',
          startDate: '2026-05-05T20:00:00+02:00',
          endDate: '2026-05-05T22:00:00+02:00',
        },
        {
          '@type': 'Event',
          url: 'https://tickets.example/e/32',
          startDate: '2026-05-19T20:00:00+02:00',
          endDate: '2026-05-19T22:00:00+02:00',
        },
      ],
    }),
    events: [
      {
        title: 'Improv Night',
        url: 'https://tickets.example/e/31',
        venue: hallFound,
        start: at('2026-05-05T20:00:00', '+02:00'),
        organizers: [{ name: 'Improv Club' }],
      },
      { title: 'Improv Night', start: at('2026-05-19T20:00:00', '+02:00'), venue: hallFound },
    ],
  },
  {
    name: 'meet-up site, in person',
    generator: 'meet-up site',
    html: jsonLd({
      ...context,
      '@type': 'Event',
      name: 'Rust Abend',
      url: 'https://meet.example/rust/events/1/',
      startDate: '2026-05-12T19:00:00+02:00',
      endDate: '2026-05-12T21:00:00+02:00',
      image: ['https://img.example/1x1.webp', 'https://img.example/16x9.webp'],
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: {
        ...hall,
        geo: { '@type': 'GeoCoordinates', latitude: 53.0758, longitude: 8.8072 },
      },
      organizer: { '@type': 'Organization', name: 'Rust Bremen', url: 'https://meet.example/rust/' },
      performer: 'Rust Bremen',
    }),
    events: [
      {
        image: 'https://img.example/1x1.webp',
        venue: { ...hallFound, latitude: 53.0758, longitude: 8.8072 },
      },
    ],
  },
  {
    name: 'meet-up site, online',
    html: jsonLd({
      ...context,
      '@type': 'Event',
      name: 'Lesekreis',
      startDate: '2026-05-12T19:00:00+02:00',
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url: 'https://meet.example/room/5' },
    }),
    events: [{ online: { url: 'https://meet.example/room/5' } }],
  },
  {
    name: 'concert listing with a date alone as end',
    generator: 'concert listing',
    html: jsonLd([
      {
        '@context': 'http://schema.org',
        '@type': 'MusicEvent',
        name: 'Los Pájaros @ Sala Norte',
        url: 'https://gigs.example/c/9?utm=x',
        startDate: '2026-05-15T21:00:00',
        endDate: '2026-05-15',
        location: {
          '@type': 'Place',
          address: { '@type': 'PostalAddress', addressLocality: 'Bilbao', addressCountry: 'Spain' },
          name: 'Sala Norte',
          sameAs: 'https://salanorte.example',
          geo: { '@type': 'GeoCoordinates', latitude: 43.26, longitude: -2.93 },
        },
        performer: [{ '@type': 'MusicGroup', name: 'Los Pájaros' }],
      },
    ]),
    events: [
      {
        start: at('2026-05-15T21:00:00'),
        end: undefined,
        allDay: false,
        venue: {
          name: 'Sala Norte',
          city: 'Bilbao',
          country: 'Spain',
          website: 'https://salanorte.example/',
          latitude: 43.26,
          longitude: -2.93,
        },
      },
    ],
  },
  {
    name: 'site builder, offset without a colon and an address as text',
    generator: 'site builder: address as text',
    html: jsonLd({
      ...context,
      '@type': 'Event',
      name: 'Dégustation — Cave du Port',
      startDate: '2026-06-20T18:30:00+0200',
      endDate: '2026-06-20T21:00:00+0200',
      location: {
        '@type': 'Place',
        name: 'Cave du Port',
        address: '4 quai des Brumes\nNantes, 44000\nFrance',
      },
      image: 'http://static.example/cave.jpg?format=1500w',
    }),
    events: [
      {
        start: at('2026-06-20T18:30:00', '+02:00'),
        venue: { name: 'Cave du Port', address: '4 quai des Brumes Nantes, 44000 France' },
      },
    ],
  },
  {
    name: 'site builder, offers within an offer and an image with its size',
    generator: 'site builder: nested offers',
    html: jsonLd({
      ...context,
      '@type': 'Event',
      name: 'Oficina de Cerâmica',
      startDate: '2026-03-07T13:00:00Z',
      image: { '@type': 'ImageObject', url: 'https://static.example/c.jpg', height: '1200', width: '800' },
      offers: {
        '@type': 'AggregateOffer',
        priceCurrency: 'BRL',
        url: 'https://atelier.example/e/ceramica',
        offers: [
          { '@type': 'Offer', name: 'Inteira', price: '120.00', priceCurrency: 'BRL' },
          { '@type': 'Offer', name: 'Meia', price: '60.00', priceCurrency: 'BRL' },
        ],
      },
      location: { '@type': 'Place', name: 'Ateliê', address: { '@type': 'PostalAddress', name: 'Rua A, 5' } },
    }),
    events: [
      {
        cost: '60.00 – 120.00',
        currency: 'BRL',
        image: 'https://static.example/c.jpg',
        venue: { name: 'Ateliê', address: 'Rua A, 5' },
        start: at('2026-03-07T13:00:00', '+00:00'),
      },
    ],
  },
];
