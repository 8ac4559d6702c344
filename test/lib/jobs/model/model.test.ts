// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sequences } from './sequences';

const seed = Number(process.env.SEED ?? 20261121);

describe(`queue, undo and quota (seed ${seed})`, { timeout: 60_000 }, () => {
  it('are what a plain model says, whatever happens in whatever order', async () => {
    await fc.assert(sequences(true), { seed, numRuns: 2_000 });
  });

  it('are not with the checks switched off: the same sequences find it', async () => {
    const { failed } = await fc.check(sequences(false), { seed, numRuns: 2_000, endOnFailure: true });
    expect(failed).toBe(true);
  });
});
