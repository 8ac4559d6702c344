import { describe, expect, test } from 'vitest';
import { leapsOf, randomBy } from './growth';
import { kindsOf, pageReaders, textReaders } from './growthReaders';

const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));

describe(`the time that readers take up to their limits (SEED=${seed})`, { timeout: 900_000 }, () => {
  const random = randomBy(seed);

  test.each(textReaders)('grows no faster than the input: $name', async (reader) => {
    expect(await leapsOf(kindsOf(reader, random, 10), 500)).toEqual([]);
  });

  test.each(pageReaders)('grows no faster than $name', async (kind) => {
    expect(await leapsOf([kind], 500)).toEqual([]);
  });
});
