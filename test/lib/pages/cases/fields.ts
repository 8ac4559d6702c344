import { at, jsonLd, type PageCase } from './pageCase';

const context = { '@context': 'https://schema.org' };

/** States, places, prices and images in JSON-LD. */
export const fieldCases: PageCase[] = [
  {
    name: 'rescheduled, with its former start',
    html: jsonLd({
      ...context,
      '@type': 'Event',
      name: 'Gala',
      startDate: '2026-09-01T20:00:00+02:00',
      previousStartDate: '2026-05-01T20:00:00+02:00',
      eventStatus: 'EventRescheduled',
    }),
    events: [{ status: 'rescheduled', start: at('2026-09-01T20:00:00', '+02:00') }],
  },
  {
    name: 'a former start means that it was rescheduled, whatever the status',
    html: jsonLd({
      ...context,
      '@type': 'Event',
      name: 'Gala',
      startDate: '2026-09-01T20:00',
      previousStartDate: ['2026-05-01', '2026-06-01'],
      eventStatus: 'https://schema.org/EventScheduled',
    }),
    events: [{ status: 'rescheduled' }],
  },
  {
    name: 'moved online and rescheduled: the stream takes the place of the venue',
    html: jsonLd({
      ...context,
      '@type': 'Event',
      name: 'Kurs',
      startDate: '2026-09-01T20:00',
      eventStatus: ['https://schema.org/EventMovedOnline', 'https://schema.org/EventScheduled'],
      location: [
        { '@type': 'Place', name: 'VHS' },
        { '@type': 'VirtualLocation', name: 'Stream', url: 'https://vhs.example/live' },
      ],
    }),
    events: [
      {
        status: 'movedOnline',
        venue: undefined,
        online: { name: 'Stream', url: 'https://vhs.example/live' },
      },
    ],
  },
  {
    name: 'cancelled and postponed at once: cancelled counts',
    html: jsonLd({
      ...context,
      '@type': 'Event',
      name: 'Zawody',
      startDate: '2026-09-01T20:00',
      eventStatus: [{ '@id': 'https://schema.org/EventPostponed' }, 'https://schema.org/EventCancelled'],
    }),
    events: [{ status: 'cancelled' }],
  },
  {
    name: 'in a hall and as a stream: the hall is the place',
    html: jsonLd({
      ...context,
      '@type': 'Event',
      name: 'Forum',
      startDate: '2026-09-01T20:00',
      eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
      location: [
        { '@type': 'VirtualLocation', url: 'https://live.example/' },
        { '@type': 'Place', name: 'Aula' },
      ],
    }),
    events: [{ venue: { name: 'Aula' } }],
  },
  {
    name: 'a name and an address side by side are one place',
    html: jsonLd({
      ...context,
      '@type': 'Event',
      name: 'Tag',
      startDate: '2026-09-01T20:00',
      location: ['Rathaus', { '@type': 'PostalAddress', streetAddress: 'Ring 1', addressLocality: 'Graz' }],
    }),
    events: [{ venue: { name: 'Rathaus', address: 'Ring 1', city: 'Graz' } }],
  },
  {
    name: 'a place in a city',
    html: jsonLd({
      ...context,
      '@type': 'Event',
      name: 'Tag',
      startDate: '2026-09-01T20:00',
      location: {
        '@type': 'Park',
        name: 'Parque Azul',
        containedInPlace: { '@type': 'City', name: 'Recife' },
      },
    }),
    events: [{ venue: { name: 'Parque Azul', city: 'Recife' } }],
  },
  {
    name: 'prices in two currencies: those of the first count',
    html: jsonLd({
      ...context,
      '@type': 'Event',
      name: 'Tour',
      startDate: '2026-09-01T20:00',
      offers: [
        { price: '20', priceCurrency: 'CHF' },
        { price: '22', priceCurrency: 'EUR' },
        { price: '35', priceCurrency: 'CHF' },
      ],
    }),
    events: [{ cost: '20 – 35', currency: 'CHF' }],
  },
  {
    name: 'prices in specifications',
    html: jsonLd({
      ...context,
      '@type': 'Event',
      name: 'Tour',
      startDate: '2026-09-01T20:00',
      offers: {
        priceSpecification: { minPrice: 10, maxPrice: 40, priceCurrency: 'PLN' },
      },
    }),
    events: [{ cost: '10 – 40', currency: 'PLN' }],
  },
  {
    name: 'a price in words, and a link to tickets that is none',
    html: jsonLd([
      { '@type': 'Event', name: 'A', startDate: '2026-09-01T20:00', offers: 'Pay what you can' },
      { '@type': 'Event', name: 'B', startDate: '2026-09-01T20:00', offers: 'https://tickets.example/' },
    ]),
    events: [{ cost: 'Pay what you can' }, { cost: undefined }],
  },
  {
    name: 'the largest of several images',
    html: jsonLd({
      ...context,
      '@type': 'Event',
      name: 'Tour',
      startDate: '2026-09-01T20:00',
      image: [
        'https://i.example/unknown.jpg',
        { '@type': 'ImageObject', url: 'https://i.example/small.jpg', width: 300, height: 200 },
        { '@type': 'ImageObject', url: 'https://i.example/large.jpg', width: '1200px', height: '800 px' },
        { contentUrl: 'https://i.example/larger.jpg', width: { value: 1600 }, height: { value: 900 } },
        { '@type': 'ImageObject', url: 'data:image/png;base64,AAAA', width: 5000, height: 5000 },
      ],
    }),
    events: [{ image: 'https://i.example/larger.jpg' }],
  },
];
