import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { sequences } from './sequences';

const seed = Number(process.env.SEED ?? Date.now());

it(`the simple model holds for many more sequences (seed ${seed})`, { timeout: 600_000 }, async () => {
  const result = await fc.check(sequences(true), { seed, numRuns: 30_000 });
  expect(fc.defaultReportMessage(result)).toBeUndefined();
});
