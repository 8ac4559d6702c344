// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { findLeap, grown, leapsOf, randomBy, repeated } from './growth';
import { kindsOf, pageReaders, textReaders } from './growthReaders';

const seed = 20261122;
/** Larger inputs are left to the long run: milliseconds of one reading, and characters. */
const patience = 40;
const largest = 200_000;

describe(`the time that readers take (seed ${seed})`, () => {
  const random = randomBy(seed);

  test.each(textReaders)('grows no faster than the input: $name', { timeout: 120_000 }, (reader) => {
    expect(
      leapsOf(kindsOf({ ...reader, limit: Math.min(reader.limit, largest) }, random, 2), patience),
    ).toEqual([]);
  });

  test.each(pageReaders)('grows no faster than $name', { timeout: 120_000 }, (kind) => {
    expect(leapsOf([kind], patience)).toEqual([]);
  });

  test.each([
    ['<', /<[^>]*>/g],
    ['a', /^(?:[\w-][\w.-]*\/?)*$/],
    ['- ', /(?:\s*-|\s+at)+\s*$/],
  ])('is seen to leap with many %j for %s', { timeout: 120_000 }, (unit, pattern) => {
    const read = (text: string) => text.replace(pattern, '');
    const planted = grown({ name: 'planted', limit: 400_000, make: repeated(unit, '', '!'), read });
    expect(findLeap(planted, 500)).toContain('characters take');
  });
});
