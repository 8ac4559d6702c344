import { at, jsonLd, type PageCase } from './pageCase';

const context = { '@context': 'https://schema.org' };

/** More pages in the shapes of site software: universities, cinemas, clubs, museums, content management systems. */
export const moreGeneratorCases: PageCase[] = [
  {
    name: 'university calendar, a room in a building',
    generator: 'university calendar',
    html: jsonLd({
      ...context,
      '@type': 'Event',
      name: 'Guest Lecture',
      startDate: '2026-04-16T16:00:00-04:00',
      location: {
        '@type': 'Place',
        name: 'Room 5',
        containedInPlace: {
          '@type': 'CollegeOrUniversity',
          name: 'Keller Hall',
          address: { '@type': 'PostalAddress', streetAddress: '20 College St', addressLocality: 'Oberlin' },
        },
      },
      isAccessibleForFree: true,
    }),
    events: [
      { venue: { name: 'Room 5, Keller Hall', address: '20 College St', city: 'Oberlin' }, cost: '0' },
    ],
  },
  {
    name: 'content management system, a graph with references',
    generator: 'CMS: JSON-LD graph',
    html: jsonLd({
      ...context,
      '@graph': [
        { '@type': 'WebPage', '@id': 'https://city.example/n/1', name: 'Agenda' },
        {
          '@type': 'Event',
          '@id': '#event',
          name: 'Fête de la musique',
          startDate: '2026-06-21',
          location: { '@id': '#place' },
          organizer: { '@id': '#org' },
          endDate: '2026-06-21',
        },
        { '@type': 'Place', '@id': '#place', name: 'Place du Marché' },
        { '@type': 'GovernmentOrganization', '@id': '#org', name: 'Ville de Lyon' },
      ],
    }),
    events: [{ allDay: true, venue: { name: 'Place du Marché' }, organizers: [{ name: 'Ville de Lyon' }] }],
  },
  {
    name: 'a place described in two blocks',
    html:
      jsonLd({ '@type': 'Place', '@id': '#p', name: 'Teatro Sur' }) +
      jsonLd({ '@type': 'Event', name: 'Bodas', startDate: '2026-05-01T20:00', location: { '@id': '#p' } }) +
      jsonLd({ '@type': 'Place', '@id': '#p', address: { addressLocality: 'Sevilla' } }),
    events: [{ venue: { name: 'Teatro Sur', city: 'Sevilla' } }],
  },
  {
    name: 'cinema, a screening named by its film',
    generator: 'cinema',
    html: jsonLd({
      ...context,
      '@type': 'ScreeningEvent',
      startDate: '2026-05-01T20:15:00+02:00',
      workPresented: { '@type': 'Movie', name: 'Metropolis' },
      duration: 'PT2H33M',
    }),
    events: [{ title: 'Metropolis', end: at('2026-05-01T22:48:00', '+02:00') }],
  },
  {
    name: 'theatre, one event with several dates',
    generator: 'theatre',
    html: jsonLd({
      ...context,
      '@type': 'TheaterEvent',
      name: 'Balladyna',
      startDate: ['2026-05-08T19:00:00+02:00', '2026-05-09T19:00:00+02:00', '2026-05-10T16:00:00+02:00'],
      endDate: ['2026-05-08T21:30:00+02:00', '2026-05-09T21:30:00+02:00', '2026-05-10T18:30:00+02:00'],
    }),
    events: [
      {
        start: at('2026-05-08T19:00:00', '+02:00'),
        end: at('2026-05-08T21:30:00', '+02:00'),
        alternatives: [
          {
            start: at('2026-05-09T19:00:00', '+02:00'),
            end: at('2026-05-09T21:30:00', '+02:00'),
            allDay: false,
            reason: 'occurrence',
          },
          {
            start: at('2026-05-10T16:00:00', '+02:00'),
            end: at('2026-05-10T18:30:00', '+02:00'),
            allDay: false,
            reason: 'occurrence',
          },
        ],
      },
    ],
  },
  {
    name: 'theatre, a run of several dates with one end',
    html: jsonLd({
      ...context,
      '@type': 'TheaterEvent',
      name: 'De vrek',
      endDate: '2026-05-09T22:00:00+02:00',
      startDate: ['2026-05-08T20:00:00+02:00', '2026-05-09T20:00:00+02:00'],
    }),
    events: [
      {
        end: undefined,
        alternatives: [{ start: at('2026-05-09T20:00:00', '+02:00'), allDay: false, reason: 'occurrence' }],
      },
    ],
  },
  {
    name: 'one start, written with and without its time',
    html: jsonLd({
      ...context,
      '@type': 'Event',
      name: '講演会',
      startDate: ['2026-05-08', '2026-05-08T19:00:00+09:00', '2026-05-08T10:00:00Z'],
    }),
    events: [{ start: at('2026-05-08T19:00:00', '+09:00'), allDay: false, alternatives: undefined }],
  },
  {
    name: 'museum, an exhibition of several months',
    generator: 'museum: exhibition',
    html: jsonLd({
      ...context,
      '@type': 'ExhibitionEvent',
      name: 'Luce e Ombra',
      startDate: '2026-02-14',
      endDate: '2026-06-28',
      location: 'Museo Civico',
      offers: [
        { '@type': 'Offer', price: '9,50', priceCurrency: 'EUR' },
        { '@type': 'Offer', price: 5, priceCurrency: 'EUR' },
      ],
    }),
    events: [
      { allDay: true, end: at('2026-06-28T23:59:59'), cost: '5 – 9,50', venue: { name: 'Museo Civico' } },
    ],
  },
  {
    name: 'club, a weekly schedule that begins on another day of the week',
    generator: 'sports club: schedule',
    html: jsonLd({
      ...context,
      '@type': 'SportsEvent',
      name: 'Lauftreff',
      eventSchedule: {
        '@type': 'Schedule',
        startDate: '2026-05-01',
        endDate: '2026-09-30',
        repeatFrequency: 'P1W',
        byDay: 'https://schema.org/Tuesday',
        startTime: '18:30:00',
        endTime: '20:00:00',
        scheduleTimezone: 'Europe/Berlin',
      },
    }),
    events: [
      {
        start: { local: '2026-05-05T18:30:00', zone: 'Europe/Berlin' },
        end: { local: '2026-05-05T20:00:00', zone: 'Europe/Berlin' },
        recurrence: 'FREQ=WEEKLY;BYDAY=TU;UNTIL=20260930',
      },
    ],
  },
  {
    name: 'church, two schedules of one event',
    generator: 'church: schedules',
    html: jsonLd({
      ...context,
      '@type': 'Event',
      name: 'Missa',
      location: { '@type': 'Church', name: 'Sé' },
      eventSchedule: [
        { '@type': 'Schedule', byDay: ['Sunday'], startDate: '2026-05-03', startTime: '10:00' },
        {
          '@type': 'Schedule',
          byDay: ['Sunday'],
          startDate: '2026-05-03',
          startTime: '18:00',
          duration: 'PT1H',
        },
      ],
    }),
    events: [
      {
        start: at('2026-05-03T10:00:00'),
        recurrence: undefined,
        alternatives: [
          {
            start: at('2026-05-03T18:00:00'),
            end: at('2026-05-03T19:00:00'),
            allDay: false,
            reason: 'occurrence',
          },
        ],
      },
    ],
  },
  {
    name: 'library, the second Thursday of each month',
    generator: 'library',
    html: jsonLd({
      ...context,
      '@type': 'Event',
      name: 'Leesclub',
      startDate: '2026-05-14',
      eventSchedule: {
        '@type': 'Schedule',
        repeatFrequency: 'P1M',
        byDay: 'Thursday',
        byMonthWeek: 2,
        startTime: '20:00',
        endTime: '22:00',
        repeatCount: 6,
      },
    }),
    events: [
      {
        start: at('2026-05-14T20:00:00'),
        end: at('2026-05-14T22:00:00'),
        recurrence: 'FREQ=MONTHLY;BYDAY=2TH;COUNT=6',
      },
    ],
  },
  {
    name: 'bar, a schedule that only names its weekday and the word weekly',
    generator: 'bar',
    html: jsonLd({
      ...context,
      '@type': 'Event',
      name: 'Quiz',
      startDate: '2026-05-06T20:00',
      endTime: '23:00',
      eventSchedule: { '@type': 'Schedule', repeatFrequency: 'weekly', byDay: 'Wednesday' },
    }),
    events: [{ recurrence: 'FREQ=WEEKLY;BYDAY=WE', end: at('2026-05-06T23:00:00') }],
  },
  {
    name: 'conference with sessions: the sessions take place where it does',
    generator: 'conference',
    html: jsonLd({
      ...context,
      '@type': 'Festival',
      name: 'Pogovori',
      startDate: '2026-09-10',
      endDate: '2026-09-12',
      location: { '@type': 'Place', name: 'Cankarjev dom' },
      image: 'https://c.example/all.jpg',
      subEvent: [{ '@type': 'Event', name: 'Uvod', startDate: '2026-09-10T10:00:00+02:00' }],
    }),
    events: [
      { title: 'Pogovori', allDay: true },
      { title: 'Uvod', venue: { name: 'Cankarjev dom' }, image: undefined },
    ],
  },
  {
    name: 'a date that names its series by reference',
    html: jsonLd({
      '@graph': [
        { '@type': 'EventSeries', '@id': '#s', name: 'Jam', location: 'Kulturhus', startDate: '2026-01-01' },
        { '@type': 'Event', superEvent: { '@id': '#s' }, startDate: '2026-05-06T20:00', name: 'Jam: Maj' },
      ],
    }),
    events: [{ title: 'Jam: Maj', venue: { name: 'Kulturhus' }, start: at('2026-05-06T20:00:00') }],
  },
];
