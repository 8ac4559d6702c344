import { describe, expect, test } from 'vitest';
import { findLeap, grown, leapsOf, randomBy, repeated } from './growth';
import { kindsOf, pageReaders, textReaders } from './growthReaders';

const seed = 20261122;
/** Larger inputs are left to the long run: milliseconds of one reading, and characters. */
const patience = 25;
const largest = 100_000;
/** What leaps three times in a row is no pause of the garbage collector. */
const noisy = { timeout: 120_000, retry: 2 };

describe(`the time that readers take (seed ${seed})`, () => {
  const random = randomBy(seed);

  test.each(textReaders)('grows no faster than the input: $name', noisy, async (reader) => {
    expect(
      await leapsOf(kindsOf({ ...reader, limit: Math.min(reader.limit, largest) }, random, 1), patience),
    ).toEqual([]);
  });

  test.each(pageReaders)('grows no faster than $name', noisy, async (kind) => {
    expect(await leapsOf([kind], patience)).toEqual([]);
  });

  test.each([
    ['<', /<[^>]*>/g],
    ['a', /^(?:[\w-][\w.-]*\/?)*$/],
  ])('is seen to leap with many %j for %s', { timeout: 120_000 }, async (unit, pattern) => {
    const read = (text: string) => text.replace(pattern, '');
    const planted = grown({ name: 'planted', limit: 20_000, make: repeated(unit, '', '!'), read });
    expect(await findLeap(planted, 150)).toContain('characters take');
  });
});
