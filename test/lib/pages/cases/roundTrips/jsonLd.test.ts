import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { announcements } from './announcement';
import { comparable, toExpected } from './expected';
import { sayable } from './item';
import { writeJsonLd } from './jsonLd';
import { readPage } from './page';
import { choices } from './texts';

const pages = fc
  .tuple(announcements.map(sayable), choices)
  .map(([announced, start]) => ({ announced, ...writeJsonLd(announced, start()) }));

describe('a generated event, written as JSON-LD', () => {
  it('is read as it was, with every field', () => {
    fc.assert(
      fc.property(pages, ({ announced, html, isFormatted }) => {
        const found = readPage(html);
        expect(found.map(comparable)).toEqual([toExpected(announced, 'json-ld')]);
        expect(found[0]?.descriptionTree !== undefined).toBe(isFormatted);
      }),
      { numRuns: 200, seed: 20_261_123 },
    );
  });
});
