import { expect, it } from 'vitest';
import { findClashes, getInsightFilters } from '../../../entrypoints/manager/events/insight';
import type { SiteEvent } from '../../../lib/collections/events';
import { useEnglish } from '../../components/mounted';
import { myEvents } from '../../components/samples';

useEnglish();

const [jazz] = myEvents as [SiteEvent];
const hall = { id: 1, name: 'Harbour Hall' };
const event = (eventId: number, start: string, end: string, more: Partial<SiteEvent> = {}): SiteEvent => ({
  ...jazz,
  eventId,
  start: `2027-05-${start}:00`,
  end: `2027-05-${end}:00`,
  isAllDay: false,
  venue: hall,
  status: 'publish',
  cost: '5',
  image: 'https://site.example/a.png',
  ...more,
});

it('events that overlap in one room clash; those that follow each other, or fill the day, do not', () => {
  const rows = [
    event(1, '01T19:00', '01T23:00'),
    event(2, '01T20:00', '01T21:00'),
    event(3, '01T22:00', '01T23:30'),
    event(4, '01T23:30', '02T01:00'),
    event(5, '01T20:00', '01T21:00', { venue: { id: 2, name: 'Town Hall' } }),
    event(6, '01T20:00', '01T21:00', { venue: undefined }),
    event(7, '01T00:00', '01T23:59', { isAllDay: true }),
  ];
  expect([...findClashes(rows)].sort()).toEqual([1, 2, 3]);
});

it('finds what to check among the events to come', () => {
  const rows = [
    event(1, '01T19:00', '01T20:00', { status: 'draft' }),
    event(2, '20T19:00', '20T20:00', { status: 'draft', cost: '' }),
    event(3, '03T19:00', '03T20:00', { image: undefined, venue: undefined }),
    event(4, '03T19:00', '03T20:00', { image: undefined, status: 'trash' }),
  ];
  const found = (today: string) =>
    Object.fromEntries(
      getInsightFilters(rows, today, new Set([2, 4])).map(({ id, matches }) => [
        id,
        rows.filter(matches).map(({ eventId }) => eventId),
      ]),
    );
  const nothing = {
    clash: [],
    due: [],
    'no-picture': [],
    'no-price': [],
    'no-venue': [],
    'page-changed': [],
  };
  expect(found('2027-04-25')).toEqual({
    ...nothing,
    due: [1],
    'no-picture': [3],
    'no-price': [2],
    'no-venue': [3],
    'page-changed': [2],
  });
  expect(found('2028-01-01')).toEqual(nothing);
});
