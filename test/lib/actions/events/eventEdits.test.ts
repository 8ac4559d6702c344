import { describe, expect, it } from 'vitest';
import { toEdits } from '../../../../lib/actions/events/eventEdits';
import { pictureFault } from '../../../../lib/actions/events/picture';
import type { WholeEvent } from '../../../../lib/calendar/editing/mergeEvent';
import { priceEdits, sendableCost, toFormPrice } from '../../../../lib/eventForm/cost';
import type { EventFormData } from '../../../../lib/eventForm/fields';

const currency = (symbol: string, position = 'prefix', code = '') => ({ symbol, position, code });
const none = currency('', '');
const seen = {
  title: 'Tides',
  start_date: '2027-03-01 10:00:30',
  end_date: '2027-03-01 11:00:45',
  timezone: 'Europe/Lisbon',
  organizer: [1, 2, 3],
  cost: '',
  currency: none,
} as WholeEvent;
const form: EventFormData = {
  title: 'Tides',
  description: { kind: 'text', text: 'High' },
  allDay: false,
  status: 'draft',
  start: '2027-03-01T10:00',
  end: '2027-03-01T11:00',
  timeZone: 'Europe/Lisbon',
  venue: null,
  organizers: [],
  cost: '',
  website: '',
  image: '',
  categories: [],
  tags: [],
};

describe('edits of a form', () => {
  const times = {
    start_date: '2027-03-01 10:00:30',
    end_date: '2027-03-01 11:00:45',
    timezone: 'Europe/Lisbon',
    all_day: false,
  };

  it.each<[string, Partial<EventFormData>, object]>([
    ['nothing', {}, {}],
    ['a title', { title: ' Ebb <b>& ' }, { title: 'Ebb &lt;b&gt;&' }],
    ['markup as title', { title: ' <i>Ebb</i> ', isTitleMarkup: true }, { title: '<i>Ebb</i>' }],
    ['the same title as markup', { isTitleMarkup: true }, { title: 'Tides' }],
    ['a description', { description: { kind: 'text', text: '<' } }, { description: '&lt;' }],
    ['a cost', { cost: '12' }, { cost: '12' }],
    ['an address', { website: ' https://quay.example/ ' }, { website: 'https://quay.example/' }],
    ['categories', { categories: [3] }, { categories: [3] }],
    ['tags', { tags: [4] }, { tags: [4] }],
    ['a currency', { currency: currency('$') }, { currency: currency('$') }],
    ['an excerpt', { excerpt: ' Low ' }, { excerpt: 'Low' }],
    ['a slug', { slug: ' low-tide ' }, { slug: 'low-tide' }],
    ['a slug taken away, which the site never removes', { slug: '' }, {}],
    [
      'a publication date',
      { publishedAt: '2027-01-02T08:00' },
      { date: '2027-01-02 08:00:00', date_utc: '' },
    ],
    ['a featured event', { featured: true }, { featured: true }],
    ['a sticky one', { sticky: true }, { sticky: true }],
    ['a hidden one', { hidden: true }, { hide_from_listings: true }],
    ['a map', { showMap: false, showMapLink: false }, { show_map: false, show_map_link: false }],
    ['a status, which has actions of its own', { status: 'publish' }, {}],
    ['a start', { start: '2027-03-01T09:00' }, { ...times, start_date: '2027-03-01 09:00:00' }],
    ['an end', { end: '2027-03-01T12:00' }, { ...times, end_date: '2027-03-01 12:00:00' }],
    ['a time zone', { timeZone: 'Europe/Paris' }, { ...times, timezone: 'Europe/Paris' }],
    [
      'whole days',
      { allDay: true },
      { ...times, start_date: '2027-03-01 00:00:00', end_date: '2027-03-01 23:59:59', all_day: true },
    ],
  ])('are those of %s', (_name, changes, edits) => {
    const input = { venue: undefined, organizers: undefined, image: undefined };
    const made = toEdits({ from: form, form: { ...form, ...changes }, seen, ...input });
    expect(made.edits).toEqual(edits);
    expect(made.times).toEqual('start_date' in edits ? edits : undefined);
  });

  it('of an event of whole days take the times of the form', () => {
    const from = { ...form, allDay: true };
    const input = { venue: undefined, organizers: undefined, image: undefined };
    expect(toEdits({ from, form, seen, ...input }).edits).toMatchObject({
      start_date: '2027-03-01 10:00:00',
      end_date: '2027-03-01 11:00:00',
    });
  });

  it.each([
    [
      { venue: 5, organizers: [6, 2], image: '7' },
      { venue: 5, organizer: [6, 2, 3], image: '7' },
    ],
    [
      { venue: null, organizers: [], image: null },
      { venue: null, organizer: [3], image: null },
    ],
  ])('link records and pictures: %j', (ids, edits) => {
    // An organizer that somebody added meanwhile stays
    const from = { ...form, organizers: [{ id: 1 }, { id: 2 }] };
    expect(toEdits({ from, form, seen, ...ids }).edits).toEqual(edits);
  });
});

describe('a price', () => {
  const euro = currency('€', 'postfix', 'EUR');

  it.each([
    ['', '', none],
    ['0', '0', none],
    [' By <donation> ', 'By &lt;donation&gt;', none],
    ['12', '12', none],
    ['12 €', '12€', euro],
    ['€12', '€12', { ...euro, position: 'prefix' }],
    ['5-10', '5 - 10', none],
  ])('%j is sent as %j', (written, cost, its) => {
    expect(sendableCost({ cost: written })).toEqual({ cost, currency: its });
  });

  it('that can be read in two ways is refused', () => {
    expect(() => sendableCost({ cost: '1.234' })).toThrow('costUnclear');
  });

  it.each<[string, string, ReturnType<typeof currency> | undefined, object]>([
    ['words leave the currency', 'Ask', euro, { cost: 'Ask' }],
    ['free leaves the currency', '0', euro, { cost: '0' }],
    ['a number keeps the event’s currency', '12', euro, { cost: '12' }],
    ['a number leaves a currency that no form can show', '12', currency('5'), { cost: '12' }],
    ['a number of an event without a currency', '12', undefined, { cost: '12' }],
    ['another currency replaces it', '12 €', currency('$', 'prefix', 'USD'), { cost: '12€', currency: euro }],
    [
      'the same symbol keeps its own code',
      '$12',
      currency('$', 'postfix', 'AUD'),
      { cost: '$12', currency: currency('$', 'prefix', 'AUD') },
    ],
    [
      'the same symbol with a code of its own',
      '12 €',
      currency('€', 'prefix', 'X'),
      { cost: '12€', currency: euro },
    ],
    [
      'another symbol without a code gets none',
      '$12',
      currency('€', 'prefix', 'EUR'),
      { cost: '$12', currency: currency('$') },
    ],
  ])('%s', (_name, written, held, edits) => {
    const before = { form: { cost: 'other' }, seen: { currency: held } };
    expect(priceEdits({ cost: written }, before)).toEqual(edits);
  });

  it.each([
    ['the currency alone changed', { cost: '5 - 10', currency: euro }, { currency: euro }],
    ['nothing changed', { cost: '5 - 10', currency: currency('$') }, {}],
    ['both changed', { cost: '7', currency: euro }, { cost: '7€', currency: euro }],
    ['the currency was taken away', { cost: '5 - 10', currency: none }, { currency: none }],
    ['the text names another', { cost: '7 €', currency: currency('$') }, { cost: '7€', currency: euro }],
  ])('with its currency beside it: %s', (_name, written, edits) => {
    const before = { form: { cost: '5 - 10', currency: currency('$') }, seen: { currency: currency('$') } };
    expect(priceEdits(written, before)).toEqual(edits);
  });

  it.each([
    ['12', euro, { cost: '12', currency: euro }],
    ['5 - 10', euro, { cost: '5 - 10', currency: euro }],
    ['12', currency('5'), { cost: '12', currency: currency('5') }],
    ['12', undefined, { cost: '12', currency: none }],
    ['$12', currency('$', 'prefix', 'AUD'), { cost: '12', currency: currency('$', 'prefix', 'AUD') }],
    ['12 €', none, { cost: '12', currency: euro }],
    ['Ask', euro, { cost: 'Ask', currency: euro }],
  ])('%j with the currency %j is shown as %j', (cost, its, shown) => {
    expect(toFormPrice({ cost, currency: its })).toEqual(shown);
  });
});

it.each([
  ['', undefined],
  ['https://a.example/p.png', undefined],
  ['http://192.168.0.1/p.png', '192.168.0.1'],
  ['http://localhost/p.png', undefined],
])('the picture %j is left out for %j', (image, about) => {
  const fault = about && { kind: 'badInput', reason: 'picturePrivate', outcome: 'refused', about };
  expect(pictureFault(image, 'http://localhost')).toEqual(fault);
});
