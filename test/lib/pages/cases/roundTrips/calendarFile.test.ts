import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCalendarEntries } from '../../../../../lib/pages/ics';
import { announcements } from './announcement';
import { extraStarts, sayable, writeCalendarFile } from './calendarFile';
import { comparable, toExpected } from './expected';
import { choices } from './texts';

const cases = announcements.map((announced) => {
  const said = sayable(announced);
  return { announced: said, further: extraStarts({ ...said, furtherDays: announced.furtherDays }) };
});

describe('a generated event, written as a calendar file', () => {
  it('is read as it was, with every field', () => {
    fc.assert(
      fc.property(cases, choices, ({ announced, further }, start) => {
        const { text, isFormatted } = writeCalendarFile(announced, further, start());
        const { entries, unreadable, todos } = readCalendarEntries(text);
        expect(entries.map(({ event }) => comparable(event))).toEqual([toExpected(announced, 'ics')]);
        expect(entries[0]?.extraStarts).toEqual(further);
        expect(entries[0]?.event.descriptionTree !== undefined).toBe(isFormatted);
        expect({ unreadable, todos }).toEqual({ unreadable: [], todos: 1 });
      }),
      { numRuns: 200, seed: 20_261_124 },
    );
  });
});
