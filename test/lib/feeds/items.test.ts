import { describe, expect, it } from 'vitest';
import { type FeedItem, findDifferences, mergeReading, toFeedStanding } from '../../../lib/feeds/items';
import type { FeedEntry } from '../../../lib/feeds/readFeed';
import type { FoundEvent } from '../../../lib/pages/foundEvent';

const event = (title: string, day: string, more: Partial<FoundEvent> = {}): FoundEvent => ({
  title,
  start: { local: `2027-05-${day}T19:00:00` },
  allDay: false,
  organizers: [],
  keywords: [],
  source: 'ics',
  evidence: {},
  ...more,
});
const entry = (title: string, day: string, source?: string, more?: Partial<FoundEvent>): FeedEntry => ({
  event: event(title, day, more),
  source,
});
const item = (title: string, day: string, more: Partial<FeedItem> = {}): FeedItem => ({
  itemId: `${title} ${day}`,
  event: event(title, day),
  said: event(title, day),
  eventId: 1,
  foundAt: 1,
  ...more,
});

let ids = 0;
const merge = (known: FeedItem[], entries: FeedEntry[], more: object = {}) =>
  mergeReading(
    known,
    { entries, isCutShort: false, unreadable: 0, ...more },
    { now: 1_000, today: '2027-05-01', newId: () => `new ${++ids}` },
  );
const idsOf = ({ items }: { items: FeedItem[] }) =>
  items.map(({ itemId }) => itemId.replace(/^new .*/, 'new'));

describe('an event of a feed is recognised', () => {
  it.each<[string, FeedItem[], FeedEntry[], string[]]>([
    [
      'by its UID, moved',
      [item('Jazz', '07', { source: 'uid a' })],
      [entry('Jazz', '09', 'uid a')],
      ['Jazz 07'],
    ],
    [
      'by its UID, renamed',
      [item('Jazz', '07', { source: 'uid a' })],
      [entry('Jam', '07', 'uid a')],
      ['Jazz 07'],
    ],
    [
      'by title and start, whatever its UID',
      [item('Jazz', '07', { source: 'uid a' })],
      [entry('JAZZ!', '07', 'uid b')],
      ['Jazz 07'],
    ],
    [
      'by title and start before its UID, where these are given anew',
      [item('Jazz', '07', { source: 'uid 1' }), item('Jazz', '14', { source: 'uid 2' })],
      [entry('Jazz', '14', 'uid 1')],
      ['Jazz 14', 'Jazz 07'],
    ],
    [
      'by its address, if that is of no other',
      [item('Jazz', '07', { event: event('Jazz', '07', { url: 'https://a.example/1' }) })],
      [entry('Jam', '07', undefined, { url: 'https://a.example/1' })],
      ['Jazz 07'],
    ],
    [
      'by its title alone, if it is the only one',
      [item('Jazz', '07', { source: 'uid a' })],
      [entry('Jazz', '09', 'uid b')],
      ['Jazz 07'],
    ],
    [
      'not by its title alone, if others have it',
      [item('Jazz', '07'), item('Jazz', '14')],
      [entry('Jazz', '21')],
      ['new', 'Jazz 07', 'Jazz 14'],
    ],
    [
      'as another one with nothing in common',
      [item('Jazz', '07')],
      [entry('Opera', '09')],
      ['new', 'Jazz 07'],
    ],
  ])('%s', (_what, known, entries, expected) => {
    expect(idsOf(merge(known, entries))).toEqual(expected);
  });

  it('as doubtful if its UID stands for quite another event now', () => {
    const { items } = merge([item('Jazz', '07', { source: 'uid a' })], [entry('Opera', '09', 'uid a')]);
    expect(items).toMatchObject([{ itemId: 'Jazz 07', isDoubtful: true }]);
    expect(merge(items, [entry('Opera', '09', 'uid a')]).items).toMatchObject([{ isDoubtful: true }]);
  });

  it('as a new one if its UID stood for one that was never on the calendar', () => {
    const known = item('Jazz', '07', { source: 'uid a', eventId: undefined, said: undefined });
    const { items, forgotten } = merge([known], [entry('Opera', '09', 'uid a')]);
    expect(idsOf({ items })).toEqual(['new']);
    expect(forgotten).toEqual(['Jazz 07']);
  });
});

describe('an event that is missing', () => {
  it('is marked once, and comes back', () => {
    const { items } = merge([item('Jazz', '07')], []);
    expect(items).toMatchObject([{ itemId: 'Jazz 07', goneAt: 1_000 }]);
    expect(toFeedStanding(items[0] as FeedItem)).toBe('gone');
    expect(merge(items, []).items).toEqual([]);
    expect(merge(items, [entry('Jazz', '07')]).items[0]?.goneAt).toBeUndefined();
  });

  it.each([{ isCutShort: true }, { unreadable: 1 }])(
    'is not marked if the reading is not whole: %o',
    (more) => {
      expect(merge([item('Jazz', '07'), item('Jam', '08', { eventId: undefined })], [], more)).toEqual({
        items: [],
        forgotten: [],
      });
    },
  );

  it('is not marked once it is over, and forgotten a year later', () => {
    const over = item('Jazz', '07', {
      event: { ...event('Jazz', '07'), start: { local: '2027-04-01T19:00:00' } },
    });
    expect(merge([over], [])).toEqual({ items: [], forgotten: [] });
    const later = { now: Date.parse('2028-06-01'), today: '2028-06-01', newId: () => '' };
    const reading = { entries: [], isCutShort: false, unreadable: 0 };
    expect(mergeReading([over], reading, later).forgotten).toEqual(['Jazz 07']);
  });
});

describe('the standing of an event', () => {
  const now = event('Jazz', '07');
  it.each<[string, Partial<FeedItem>]>([
    ['new', { eventId: undefined, said: undefined }],
    ['added', {}],
    ['changed', { event: event('Jazz', '08') }],
    ['added', { event: event(' Jazz ', '07', { image: 'https://a.example/signed?at=2' }) }],
    ['cancelled', { event: event('Jazz', '07', { status: 'cancelled' }) }],
    ['leftOut', { leftOutAt: 1 }],
    ['leftOut', { isRemoved: true }],
    ['underWay', { pending: { batchId: 'b', at: 0, said: now } }],
  ])('is %s: %o', (standing, more) => {
    expect(toFeedStanding(item('Jazz', '07', more))).toBe(standing);
  });

  it('changes by what is said, and not by the order or the spaces in it', () => {
    const one = event('Jazz', '07', { venue: { name: 'Hall', city: 'Oslo' }, description: 'At  the\nhall' });
    const other = event('Jazz', '07', { venue: { city: 'Oslo', name: 'Hall' }, description: 'At the hall ' });
    expect(findDifferences(one, other)).toEqual([]);
    expect(findDifferences(one, { ...other, venue: { name: 'Hall' }, cost: '5' })).toEqual(['venue', 'cost']);
  });
});
