import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { announcements } from './announcement';
import { comparable, toExpected } from './expected';
import { sayable, writeMicroformats } from './microformats';
import { readPage } from './page';
import { choices } from './texts';

describe('a generated event, written as h-event or hCalendar', () => {
  it('is read as it was, with every field', () => {
    fc.assert(
      fc.property(announcements.map(sayable), choices, (announced, start) => {
        const { html, isFormatted } = writeMicroformats(announced, start());
        const found = readPage(html);
        expect(found.map(comparable)).toEqual([toExpected(announced, 'h-event')]);
        expect(found[0]?.descriptionTree !== undefined).toBe(isFormatted);
      }),
      { numRuns: 200, seed: 20_261_124 },
    );
  });
});
