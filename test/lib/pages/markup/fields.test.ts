import { describe, expect, it } from 'vitest';
import { findEvents } from '../../../../lib/pages/events';
import { readStatus } from '../../../../lib/pages/markup/eventReader';
import { findImage } from '../../../../lib/pages/markup/images';
import { readCost } from '../../../../lib/pages/markup/offers';
import { parseDegrees, readEmail, readOrganizer, readPlaces } from '../../../../lib/pages/markup/places';
import type { ReadingContext } from '../../../../lib/pages/markup/reading';
import { firstDay, readRecurrence } from '../../../../lib/pages/markup/schedule';
import type { Thing } from '../../../../lib/pages/markup/things';

/** One field at a time: the thing of a page, and the whole result. */

const base = 'https://venue.example/';
const byId: Record<string, Thing> = { '#hall': { '@id': '#hall', name: 'Town Hall' } };
const reading: ReadingContext = {
  source: 'json-ld',
  base,
  markup: true,
  resolve: (thing) => byId[String(thing['@id'])] ?? thing,
};

describe('a price', () => {
  it.each<[Thing, object]>([
    [{}, {}],
    [{ offers: { price: 12 } }, { cost: '12' }],
    [{ offers: { price: '12,50', priceCurrency: 'EUR' } }, { cost: '12,50', currency: 'EUR' }],
    [
      { priceCurrency: 'EUR', offers: { price: 12 } },
      { cost: '12', currency: 'EUR' },
    ],
    [{ offers: [{ price: 18 }, { price: '9.00' }, { price: 12 }] }, { cost: '9.00 – 18' }],
    [{ offers: { lowPrice: 5, highPrice: 9 } }, { cost: '5 – 9' }],
    [{ offers: { lowPrice: 5, highPrice: 5 } }, { cost: '5' }],
    [
      { offers: { priceSpecification: { minPrice: 5, maxPrice: 9, priceCurrency: 'USD' } } },
      { cost: '5 – 9', currency: 'USD' },
    ],
    [
      { offers: { priceCurrency: 'USD', offers: [{ price: 5 }, { price: 7, priceCurrency: 'EUR' }] } },
      { cost: '5 – 7', currency: 'EUR' },
    ],
    [
      {
        offers: [
          { price: 5, priceCurrency: 'USD' },
          { price: 7, priceCurrency: 'EUR' },
        ],
      },
      { cost: '5', currency: 'USD' },
    ],
    [{ offers: [{ price: 'from 5' }, { price: 7 }] }, { cost: 'from 5' }],
    [{ offers: [{ price: '1,250' }, { price: 7 }] }, { cost: '1,250' }],
    [{ offers: { name: 'x' }, price: '5 at the door' }, { cost: '5 at the door' }],
    [{ offers: '5 at the door' }, { cost: '5 at the door' }],
    [{ offers: 'https://tickets.example' }, {}],
    [
      { priceRange: '€€', priceCurrency: 'EUR' },
      { cost: '€€', currency: 'EUR' },
    ],
    [{ isAccessibleForFree: true }, { cost: '0' }],
    [{ isAccessibleForFree: 'https://schema.org/True' }, { cost: '0' }],
    [
      { free: 'true', priceCurrency: 'EUR' },
      { cost: '0', currency: 'EUR' },
    ],
    [{ isAccessibleForFree: 'untrue' }, {}],
    [{ isAccessibleForFree: false }, {}],
  ])('of %j', (event, cost) => expect(readCost(event, reading)).toStrictEqual(cost));
});

describe('a rule', () => {
  const schedule = (more: Thing) => ({ eventSchedule: { '@type': 'Schedule', ...more } });
  it.each<[Thing, string | undefined]>([
    [{ rrule: 'rrule:freq=weekly;byday=mo' }, 'FREQ=WEEKLY;BYDAY=MO'],
    [{ rrule: 'every week', ...schedule({ repeatFrequency: 'Weekly' }) }, undefined],
    [schedule({ repeatFrequency: 'P2W' }), 'FREQ=WEEKLY;INTERVAL=2'],
    [schedule({ repeatFrequency: 'P1D', repeatCount: 5 }), 'FREQ=DAILY;COUNT=5'],
    [schedule({ repeatFrequency: 'Daily', repeatCount: 'many' }), 'FREQ=DAILY'],
    [schedule({ repeatFrequency: 'https://schema.org/Annually' }), 'FREQ=YEARLY'],
    [schedule({ repeatFrequency: 'yearly', byMonth: [5, '12', 'May'] }), 'FREQ=YEARLY;BYMONTH=5,12'],
    [schedule({ repeatFrequency: 'Monthly', byMonthDay: '1, -1 x' }), 'FREQ=MONTHLY;BYMONTHDAY=1,-1'],
    [schedule({ repeatFrequency: 'P1M', byMonthWeek: 2, byDay: 'Tuesday' }), 'FREQ=MONTHLY;BYDAY=2TU'],
    [schedule({ repeatFrequency: 'P1M', byMonthWeek: 6, byDay: 'Tuesday' }), 'FREQ=MONTHLY;BYDAY=TU'],
    [schedule({ repeatFrequency: 'P1W', byMonthWeek: 2, byDay: 'Tuesday' }), 'FREQ=WEEKLY;BYDAY=TU'],
    [schedule({ byDay: ['https://schema.org/Friday', '-1SU', 'Someday'] }), 'FREQ=WEEKLY;BYDAY=FR,-1SU'],
    [schedule({ byDay: 'Monday', endDate: '2026-06-30T10:00' }), 'FREQ=WEEKLY;BYDAY=MO;UNTIL=20260630'],
    [schedule({ byDay: 'Monday', endDate: '2026-06-30', repeatCount: 3 }), 'FREQ=WEEKLY;BYDAY=MO;COUNT=3'],
    [schedule({ byDay: 'Monday', endDate: '30 June' }), 'FREQ=WEEKLY;BYDAY=MO'],
    [schedule({ repeatFrequency: 'sometimes', byDay: 'Monday' }), undefined],
    [schedule({ startDate: '2026-05-01' }), undefined],
    [{ eventSchedule: [{ byDay: 'Monday' }, { byDay: 'Tuesday' }] }, undefined],
    [{ eventSchedule: 'weekly' }, undefined],
  ])('of %j is %s', (event, rule) => expect(readRecurrence(event, reading)).toBe(rule));

  it.each<[Thing, string]>([
    [{}, '2026-05-01T20:00:00'],
    [{ byDay: 'Friday' }, '2026-05-01T20:00:00'],
    [{ byDay: ['Monday', 'Sunday'] }, '2026-05-03T20:00:00'],
    [{ repeatFrequency: 'Monthly', byMonthDay: 31 }, '2026-05-31T20:00:00'],
    [{ repeatFrequency: 'Yearly', byMonth: 7, byMonthDay: 4 }, '2026-07-04T20:00:00'],
    [{ repeatFrequency: 'Yearly', byMonth: 2, byMonthDay: 30 }, '2026-05-01T20:00:00'],
    [{ repeatFrequency: 'Monthly', byDay: ['2SU', 'Monday'] }, '2026-05-01T20:00:00'],
    [{ repeatFrequency: 'Monthly', byMonthDay: [-1, 15] }, '2026-05-01T20:00:00'],
    [{ repeatFrequency: 'Monthly', byMonthDay: -1 }, '2026-05-01T20:00:00'],
    [{ repeatFrequency: 'Monthly', byMonthWeek: 2, byDay: 'Sunday' }, '2026-05-01T20:00:00'],
  ])('of %j begins at %s', (thing, local) => {
    const first = { time: { local: '2026-05-01T20:00:00' }, kept: true };
    expect(firstDay(thing, first, reading)).toStrictEqual({ time: { local }, kept: true });
  });
});

describe('an image', () => {
  const address = (name: string) => `https://venue.example/${name}`;
  it.each<[Thing, string | undefined]>([
    [{}, undefined],
    [{ image: ' a.png ' }, 'a.png'],
    [{ image: ['a.png', 'b.png'] }, 'a.png'],
    [{ image: ['data:x', 'b.png'] }, 'b.png'],
    [{ image: ['a.png', { url: 'b.png', width: 10, height: 10 }] }, 'b.png'],
    [
      {
        image: [
          { url: 'a.png', width: '20px', height: 10 },
          { url: 'b.png', width: 10, height: 10 },
        ],
      },
      'a.png',
    ],
    [
      {
        image: [
          { url: 'a.png', width: { value: 2 }, height: 9 },
          { url: 'b.png', width: 19, height: 1 },
        ],
      },
      'b.png',
    ],
    [
      {
        image: [
          { url: 'a.png', width: '20 cm', height: 10 },
          { url: 'b.png', width: 1, height: 1 },
        ],
      },
      'b.png',
    ],
    [{ image: { contentUrl: 'c.png', url: 'a.png' } }, 'c.png'],
    [{ thumbnailUrl: 't.png', photo: 'p.png' }, 't.png'],
    [{ image: 'data:x', thumbnailUrl: 't.png' }, 't.png'],
    [{ photo: 'p.png' }, 'p.png'],
  ])('of %j is %s', (event, name) => expect(findImage(event, reading)).toBe(name && address(name)));
});

describe('a place', () => {
  it.each<[unknown[], boolean, object | undefined, string[]]>([
    [[], false, undefined, []],
    [['Town Hall'], false, { name: 'Town Hall' }, []],
    [['See https://meet.example/a'], false, { name: 'See https://meet.example/a' }, []],
    [[{ '@id': '#hall' }], false, { name: 'Town Hall' }, []],
    [[{ address: { '@type': 'PostalAddress', addressRegion: 'ME' } }], false, { state: 'ME' }, []],
    [
      [{ address: { addressRegion: 'ME', addressCountry: 'U.S.' } }],
      false,
      { state: 'ME', country: 'U.S.' },
      [],
    ],
    [
      [{ address: { addressRegion: 'Minsk', addressCountry: 'Belarus' } }],
      false,
      { province: 'Minsk', country: 'Belarus' },
      [],
    ],
    [
      [{ name: 'A', address: { name: 'Quay 1', postalCode: '1', addressLocality: 'Port Ellis' } }],
      false,
      { name: 'A', address: 'Quay 1', zip: '1', city: 'Port Ellis' },
      [],
    ],
    [
      [{ name: 'A', address: ['', 'Quay 1'], telephone: '5' }],
      false,
      { name: 'A', address: 'Quay 1', phone: '5' },
      [],
    ],
    [
      [{ '@type': 'PostalAddress', name: 'A', streetAddress: 'Quay 1' }],
      false,
      { name: 'A', address: 'Quay 1' },
      [],
    ],
    [['A', { address: 'Quay 1' }], false, { name: 'A', address: 'Quay 1' }, []],
    [['A', 'B', { address: { addressLocality: 'Port Ellis' } }], false, { name: 'A' }, ['B']],
    [['A', 'A'], false, { name: 'A' }, []],
    [
      ['Port Ellis', 'Hamm'].map((addressLocality) => ({ name: 'Arena', address: { addressLocality } })),
      false,
      { name: 'Arena', city: 'Port Ellis' },
      ['Arena'],
    ],
    [[{ name: 'A', telephone: '5' }, { telephone: '6' }], false, { name: 'A', phone: '5' }, []],
    [
      Array.from({ length: 25 }, (_, at) => `Place ${at}`),
      false,
      { name: 'Place 0' },
      Array.from({ length: 19 }, (_, at) => `Place ${at + 1}`),
    ],
    [
      [{ name: 'Room 1', containedInPlace: { name: 'Hall', address: { streetAddress: 'Quay 1' } } }],
      false,
      { name: 'Room 1, Hall', address: 'Quay 1' },
      [],
    ],
    [
      [{ name: 'Hall', containedIn: { name: 'Hall', address: 'Quay 1' } }],
      false,
      { name: 'Hall', address: 'Quay 1' },
      [],
    ],
    [
      [{ name: 'A', containedInPlace: { '@type': 'City', name: 'Port Ellis' } }],
      false,
      { name: 'A', city: 'Port Ellis' },
      [],
    ],
    [[{ name: 'A', containedInPlace: { '@type': 'Country', name: 'Chile' } }], false, { name: 'A' }, []],
    [
      [{ name: 'A', geo: { latitude: '52.5', longitude: 13 } }],
      false,
      { name: 'A', latitude: 52.5, longitude: 13 },
      [],
    ],
    [[{ name: 'A', latitude: 1, longitude: 2 }], false, { name: 'A', latitude: 1, longitude: 2 }, []],
    [[{ name: 'A', latitude: 0, longitude: 0 }], false, { name: 'A' }, []],
    [[{ name: 'A', latitude: 0, longitude: 2 }], false, { name: 'A', latitude: 0, longitude: 2 }, []],
    [[{ name: 'A', latitude: 91, longitude: 2 }], false, { name: 'A' }, []],
  ])('of %j, online: %s', (values, isOnline, venue, others) =>
    expect(readPlaces(values, reading, isOnline)).toMatchObject({ venue, others }),
  );

  const stream = { '@type': 'VirtualLocation', name: 'Stream', url: 'https://a.example/' };
  const online = { name: 'Stream', url: 'https://a.example/' };
  it.each([
    [[stream, 'A'], false, { venue: { name: 'A' }, online, others: [] }],
    [['A', 'B', stream], true, { venue: undefined, online, others: ['A', 'B'] }],
    [[stream], false, { venue: undefined, online, others: [] }],
    [
      [{ '@type': 'VirtualLocation', name: 'Online' }, 'A'],
      false,
      { venue: { name: 'A' }, online: { name: 'Online' }, others: [] },
    ],
    [
      [{ '@type': 'VirtualLocation', url: 'https://b.example/' }, stream],
      false,
      { venue: undefined, online: { url: 'https://b.example/' }, others: ['Stream'] },
    ],
    [['https://a.example/'], true, { venue: undefined, online: { url: 'https://a.example/' }, others: [] }],
    [['A'], true, { venue: { name: 'A' }, online: undefined, others: [] }],
  ])('of %j, online: %s, with the online place', (values, isOnline, places) =>
    expect(readPlaces(values, reading, isOnline)).toStrictEqual(places),
  );

  it.each([
    ['52.5', 90, 52.5],
    [' -90 ', 90, -90],
    [180, 180, 180],
    ['90.1', 90, undefined],
    ['1e1', 90, undefined],
    ['', 90, undefined],
    [true, 90, undefined],
    [Number.NaN, 90, undefined],
  ])('%j degrees of at most %i are %s', (value, most, degrees) =>
    expect(parseDegrees(value, most)).toBe(degrees),
  );
});

describe('an organizer', () => {
  it.each<[unknown, object | undefined]>([
    ['Choir', { name: 'Choir' }],
    ['at https://choir.example', { name: 'at https://choir.example' }],
    ['https://choir.example', { website: 'https://choir.example/' }],
    ['mailto:a@choir.example', { email: 'a@choir.example' }],
    [
      { legalName: 'Choir e. V.', telephone: '1' },
      { name: 'Choir e. V.', phone: '1' },
    ],
    [
      { name: 'Choir', url: 'mailto:a@choir.example' },
      { name: 'Choir', email: 'a@choir.example' },
    ],
    [
      { name: 'Choir', email: ['x', 'a@choir.example'], sameAs: '/c' },
      { name: 'Choir', email: 'a@choir.example', website: 'https://venue.example/c' },
    ],
    [{ '@id': '#hall' }, { name: 'Town Hall' }],
    ['', undefined],
    [{}, undefined],
  ])('%j', (value, organizer) => expect(readOrganizer(value, reading)).toStrictEqual(organizer));

  it.each([
    ['MAILTO:a%40b.example?subject=x', 'a@b.example'],
    [' a@b.example ', 'a@b.example'],
    ['Jo <a@b.example>', undefined],
    ['a@b@c.example', undefined],
    ['xmailto:a@b.example', 'xmailto:a@b.example'],
    ['a b@c.example', undefined],
  ])('%s has the email address %s', (text, address) => expect(readEmail(text)).toBe(address));
});

describe('a status', () => {
  it.each([
    ['https://schema.org/EventCancelled', 'cancelled'],
    ['CANCELED', 'cancelled'],
    ['EventPostponed', 'postponed'],
    ['EventRescheduled', 'rescheduled'],
    ['EventMovedOnline EventCancelled', 'cancelled'],
    ['EventMovedOnline', 'movedOnline'],
    ['TENTATIVE', 'tentative'],
    ['EventScheduled', 'scheduled'],
    ['CONFIRMED', 'scheduled'],
    ['soon', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%s is %s', (written, status) => expect(readStatus(written)).toBe(status));

  const read = (more: object) => {
    const thing = { '@type': 'Event', name: 'A', startDate: '2026-05-01T20:00', ...more };
    const page = `<script type="application/ld+json">${JSON.stringify(thing)}</script>`;
    return findEvents(new DOMParser().parseFromString(page, 'text/html'), base)[0]?.status;
  };
  const previousStartDate = '2026-04-01T20:00';

  it.each([
    [{}, undefined],
    [{ previousStartDate }, 'rescheduled'],
    [{ previousStartDate, eventStatus: 'EventScheduled' }, 'rescheduled'],
    [{ previousStartDate, eventStatus: 'EventCancelled' }, 'cancelled'],
    [{ eventStatus: { '@id': 'https://schema.org/EventPostponed' } }, 'postponed'],
    [{ eventStatus: ['EventMovedOnline', 'EventPostponed'] }, 'postponed'],
  ])('of %j is %s', (more, status) => expect(read(more)).toBe(status));
});

describe('a microformat', () => {
  const read = (inner: string, outer = 'div class="h-event"') => {
    const page = `<${outer}>${inner}<time class="dt-start" datetime="2026-05-01T20:00"></time></${outer.split(' ')[0]}>`;
    return findEvents(new DOMParser().parseFromString(page, 'text/html'), base)[0];
  };

  it.each([
    ['<b>Jazz</b> at night', 'Jazz at night'],
    ['Jazz <i class="p-location">Hall</i>', undefined],
    ['Jazz <i class="p-description">Loud</i>', undefined],
    ['Jazz <i class="p-adr">Quay</i>', undefined],
    ['Jazz <i class="p-category">Music</i>', undefined],
    ['<i class="p-org">Choir</i>', 'Choir'],
    ['<i class="p-name"><b class="value">Ja<u class="value">z</u></b><b class="value">z</b>!</i>', 'Jazz'],
    ['<i class="p-name">The <b class="value-title" title="Jazz"> </b></i>', 'Jazz'],
    ['<abbr class="p-name" title="Jazz">J</abbr>', 'Jazz'],
    ['<data class="p-name" value="Jazz">J</data>', 'Jazz'],
    ['<img class="p-name" alt="Jazz">', 'Jazz'],
    ['<a class="p-name" title="J">Jazz</a>', 'Jazz'],
  ])('%s has the title %s', (inner, title) => expect(read(inner)?.title).toBe(title));

  it.each([
    [['19:30:00.0000000', '2026-05-01', '+02:00'], { local: '2026-05-01T19:30:00', offset: '+02:00' }],
    [['+02:00', '7:30 pm', '2026-05-01'], { local: '2026-05-01T19:30:00', offset: '+02:00' }],
    [['2026-05-01T19:30', '+02:00'], { local: '2026-05-01T19:30:00' }],
    [['2026-05-01', '7 pm'], { local: '2026-05-01T19:00:00' }],
  ])('has the start of the pieces %j, in any order: %j', (pieces, start) => {
    const values = pieces.map((piece) => `<b class="value">${piece}</b>`).join(' ');
    const page = `<p class="vevent"><i class="summary">Jazz</i><i class="dtstart">${values}</i></p>`;
    expect(findEvents(new DOMParser().parseFromString(page, 'text/html'), base)[0]?.start).toEqual(start);
  });

  it.each([
    '<img class="p-location h-card" alt="Town Hall" src="/hall.png">',
    '<abbr class="p-location h-card" title="Town Hall">TH</abbr>',
    '<i class="p-location h-card">Town Hall</i>',
  ])('has the place %s', (place) =>
    expect(read(`<b class="p-name">Jazz</b>${place}`)?.venue).toEqual({ name: 'Town Hall' }),
  );

  it('that is a link has its address, unless it gives one', () => {
    const link = 'a class="h-event" href="/a"';
    expect(read('Jazz', link)?.url).toBe('https://venue.example/a');
    expect(read('Jazz', 'div class="h-event"')?.url).toBeUndefined();
    expect(read('<link class="u-url" href="/b">Jazz', link)?.url).toBe('https://venue.example/b');
  });
});
