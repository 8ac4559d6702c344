import { describe, expect, it } from 'vitest';
import { findSeriesDates } from '../../../components/event/seriesDates';
import type { FoundEvent } from '../../../lib/pages/foundEvent';
import { cpuTime } from '../../lib/cpuTime';

/** By the clock of this computer, whose days count. */
const now = Date.parse('2026-11-23T12:00:00');
const series = (recurrence: string, start = '2026-01-05T20:00:00'): FoundEvent => ({
  title: 'Choir',
  start: { local: start },
  end: { local: `${start.slice(0, 11)}22:00:00` },
  allDay: false,
  organizers: [],
  keywords: [],
  source: 'json-ld',
  evidence: {},
  recurrence,
});
const days = (event: FoundEvent) => findSeriesDates(event, now).map(({ start }) => start.local.slice(0, 10));

describe('the dates of a series', () => {
  it('are the one that the page gives, and those of the next year', () => {
    const found = days(series('FREQ=MONTHLY;BYDAY=1MO'));
    expect(found.slice(0, 3)).toEqual(['2026-01-05', '2026-12-07', '2027-01-04']);
    expect(found).toHaveLength(13);
  });

  it('begin with the first if the series has not begun', () => {
    expect(days(series('FREQ=YEARLY', '2028-02-29T20:00:00'))).toEqual([]);
    expect(days(series('FREQ=WEEKLY;COUNT=2', '2028-02-29T20:00:00'))).toEqual(['2028-02-29', '2028-03-07']);
  });

  it('keep the length of the event', () => {
    expect(findSeriesDates(series('FREQ=DAILY'), now)[1]?.end).toEqual({ local: '2026-11-23T22:00:00' });
  });

  it('are at most 50 and the first', () => {
    expect(days(series('FREQ=DAILY'))).toHaveLength(51);
  });

  it('are none if the rule is over, is not known, or the day is open', () => {
    expect(days(series('FREQ=WEEKLY;COUNT=2'))).toEqual([]);
    expect(days(series('FREQ=SECONDLY'))).toEqual([]);
    const alternatives = [
      { start: { local: '2026-01-06T20:00:00' }, allDay: false, reason: 'occurrence' as const },
    ];
    expect(days({ ...series('FREQ=DAILY'), alternatives })).toEqual([]);
  });

  it.each([
    'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=DAILY;INTERVAL=1000000000',
    'FREQ=YEARLY;COUNT=9999999',
    'FREQ=YEARLY;COUNT=9999;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=DAILY;COUNT=9999999;BYMONTH=2;BYMONTHDAY=30',
    `FREQ=YEARLY;COUNT=99999;BYMONTHDAY=${Array.from({ length: 300 }, () => 31).join(',')}`,
  ])('are found at once for a hostile rule: %.40s', (recurrence) => {
    const spent = cpuTime();
    findSeriesDates(series(recurrence, '0101-01-01T00:00:00'), now);
    expect(spent()).toBeLessThan(200);
  });
});
