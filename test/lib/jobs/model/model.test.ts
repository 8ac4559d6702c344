import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sequences } from './sequences';

const seed = Number(process.env.SEED ?? 20261121);

describe(`any sequence of jobs, undos, retries, sign-outs and deaths of workers (seed ${seed})`, {
  timeout: 180_000,
}, () => {
  it('ends as a simple model says', async () => {
    await fc.assert(sequences(true), { seed, numRuns: 2_000 });
  });

  it('does not if the checks of steps are switched off: the sequences find it', async () => {
    const { failed } = await fc.check(sequences(false), { seed, numRuns: 2_000, endOnFailure: true });
    expect(failed).toBe(true);
  });
});
