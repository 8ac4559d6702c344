import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { announcements } from './announcement';
import { writeMicrodata, writeRdfa } from './elements';
import { comparable, toExpected } from './expected';
import { sayable } from './item';
import { readPage } from './page';
import { choices } from './texts';

describe.each([
  ['microdata', writeMicrodata],
  ['rdfa', writeRdfa],
] as const)('a generated event, written as %s', (source, write) => {
  it('is read as it was, with every field', () => {
    fc.assert(
      fc.property(announcements.map(sayable), choices, (announced, start) => {
        const { html, isFormatted } = write(announced, start());
        const found = readPage(html);
        expect(found.map(comparable)).toEqual([toExpected(announced, source)]);
        expect(found[0]?.descriptionTree !== undefined).toBe(isFormatted);
        const places = Object.values(found[0]?.evidence ?? {}).map(({ at }) => at);
        expect(places).not.toContain(undefined);
      }),
      { numRuns: 200, seed: 20_261_124 },
    );
  });
});
