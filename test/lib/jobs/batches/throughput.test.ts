import { expect, it } from 'vitest';
import { createThroughput } from '../../../../lib/jobs/batches/throughput';

/** A throughput whose batches `a` and `b` finished items at these times, in milliseconds. */
function measure(times: { a: number[]; b?: number[] }, now: number) {
  let clock = 0;
  const throughput = createThroughput(() => clock);
  for (const [batchId, ends] of Object.entries(times))
    for (const end of ends) {
      clock = end;
      throughput.note(batchId);
    }
  clock = now;
  return { throughput, measured: throughput.measure('a') };
}

it.each([
  ['nothing', [], 0, undefined],
  ['one item', [1_000], 2_000, undefined],
  ['two items', [1_000, 4_000], 5_000, 3_000],
  ['four items', [0, 1_000, 5_000, 9_000], 9_000, 3_000],
  ['two at the same time', [1_000, 1_000], 2_000, undefined],
  ['an item of two minutes ago', [0, 50_000, 80_000], 120_000, 30_000],
  ['an item of almost two minutes ago', [1, 50_001], 120_000, 50_000],
  ['only items of long ago', [0, 1_000, 2_000], 200_000, undefined],
  [
    'many items: the last twenty',
    [0, ...Array.from({ length: 20 }, (_, at) => 50_000 + at * 100)],
    60_000,
    100,
  ],
])('the throughput after %s', (_name, a, now, expected) => {
  expect(measure({ a }, now).measured).toBe(expected);
});

it('is of one batch, until that is changed', () => {
  const { throughput, measured } = measure({ a: [1_000, 4_000], b: [2_000, 3_000] }, 5_000);
  expect([measured, throughput.measure('b')]).toStrictEqual([3_000, 1_000]);
  throughput.forget('a');
  expect([throughput.measure('a'), throughput.measure('b')]).toStrictEqual([undefined, 1_000]);
});
