import { describe, expect, it } from 'vitest';
import { lengthen, shiftTimes } from '../../../components/collection/moveTimes';
import { placeInDay, toWeekDays } from '../../../components/collection/weekPlaces';
import { sendableTimes } from '../../../lib/calendar/editing/eventTimes';
import { daysBetween } from '../../../lib/shared/time';

const at = (start: string, end: string, isAllDay = false) => ({ start, end, isAllDay });

describe('a row that is moved', () => {
  it('keeps its time of day over a change of clocks', () => {
    const before = at('2026-10-24T19:00:00', '2026-10-24T21:00:00');
    const after = shiftTimes(before, { days: 1, minutes: 0 });
    expect(after).toEqual(at('2026-10-25T19:00:00', '2026-10-25T21:00:00'));
    expect(sendableTimes({ ...after, timeZone: 'Europe/Berlin', allDay: false })).toMatchObject({
      start_date: '2026-10-25 19:00:00',
      end_date: '2026-10-25 21:00:00',
    });
  });

  it('over midnight and the end of a year keeps its length', () => {
    expect(shiftTimes(at('2026-12-31T23:00:00', '2027-01-01T01:30:00'), { days: 0, minutes: 75 })).toEqual(
      at('2027-01-01T00:15:00', '2027-01-01T02:45:00'),
    );
  });

  it('of whole days moves by days alone', () => {
    const whole = at('2026-12-05T00:00:00', '2026-12-06T23:59:59', true);
    expect(shiftTimes(whole, { days: -1, minutes: 90 })).toEqual(
      at('2026-12-04T00:00:00', '2026-12-05T23:59:59', true),
    );
    expect(lengthen(whole, { days: -7, minutes: 0 }).end).toBe('2026-12-05T23:59:59');
  });

  it('never ends before it has begun', () => {
    const short = at('2026-12-05T19:00:00', '2026-12-05T20:00:00');
    expect(lengthen(short, { days: 0, minutes: 30 }).end).toBe('2026-12-05T20:30:00');
    expect(lengthen(short, { days: 0, minutes: -300 }).end).toBe('2026-12-05T19:15:00');
  });

  it('counts days over a change of clocks', () => {
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
  });
});

describe('a week', () => {
  it.each([
    [1, '2026-11-30'],
    [0, '2026-12-06'],
  ])('that begins on day %i', (weekStart, first) => {
    expect(toWeekDays('2026-12-06', weekStart)[0]).toBe(first);
  });

  it('places what is at the same time beside each other', () => {
    const rows = [
      at('2026-12-05T10:00:00', '2026-12-05T12:00:00'),
      at('2026-12-05T11:00:00', '2026-12-05T11:30:00'),
      at('2026-12-05T11:45:00', '2026-12-05T13:00:00'),
      at('2026-12-05T22:00:00', '2026-12-06T02:00:00'),
    ];
    expect(
      placeInDay(rows, (row) => row).map(({ from, to, column, columns }) => [from, to, column, columns]),
    ).toEqual([
      [600, 720, 0, 2],
      [660, 690, 1, 2],
      [705, 780, 1, 2],
      [1320, 1440, 0, 1],
    ]);
  });
});
