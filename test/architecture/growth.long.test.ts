// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { leapsOf, randomBy } from './growth';
import { kindsOf, pageReaders, textReaders } from './growthReaders';

const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));

describe(`the time that readers take up to their limits (SEED=${seed})`, { timeout: 900_000 }, () => {
  const random = randomBy(seed);

  test.each(textReaders)('grows no faster than the input: $name', (reader) => {
    expect(leapsOf(kindsOf(reader, random, 30), 500)).toEqual([]);
  });

  test.each(pageReaders)('grows no faster than $name', (kind) => {
    expect(leapsOf([kind], 500)).toEqual([]);
  });
});
