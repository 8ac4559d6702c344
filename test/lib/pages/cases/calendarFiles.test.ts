import { describe, expect, it } from 'vitest';
import { readCalendarEntries, readCalendarFile } from '../../../../lib/pages/ics';
import type { CalendarCase } from './calendarCase';
import { calendarEntryCases } from './calendarEntries';
import { calendarTimeCases } from './calendarTimes';

const groups: [string, CalendarCase[]][] = [
  ['times of calendar files', calendarTimeCases],
  ['entries of calendar files', calendarEntryCases],
];

describe.each(groups)('%s', (_group, cases) => {
  it.each(cases)('$name', ({ file, events, unreadable = [] }) => {
    const read = readCalendarEntries(file);
    const compared = read.entries.map(({ event }, index) =>
      Object.fromEntries(
        Object.keys(events[index] ?? event).map((field) => [field, event[field as keyof typeof event]]),
      ),
    );
    expect(compared).toEqual(events);
    expect(read.unreadable).toEqual(unreadable);
    expect(readCalendarFile(file)).toEqual(read.entries.map(({ event }) => event));
  });
});
