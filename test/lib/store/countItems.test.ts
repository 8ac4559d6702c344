import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openStore } from '../../../lib/store';
import { jobStates } from '../../../lib/store/rows/jobs';
import { createRow } from '../jobs/rows';

let databases = 0;

const toId = (batchId: string, at: number) => `${batchId}|${String(at).padStart(5, '0')}`;

const states = fc.array(fc.constantFrom(...jobStates), { minLength: 1, maxLength: 20 });
/** Positions from before the first item to behind the last one. */
const position = fc.constantFrom('|', '|00000', '|00001', '|00007', '|00019', '|~');

it('counts the items of a batch by state, wherever the next one is and whatever lies before and behind it', async () => {
  const property = fc.asyncProperty(states, fc.option(position), states, async (own, undoneFrom, others) => {
    const store = openStore(`count-${databases++}`);
    const rows = [
      ...own.map((state, at) => createRow(toId('b', at), { batchId: 'b', state })),
      ...others.map((state, at) => createRow(toId('a', at), { batchId: 'a', state })),
      ...others.map((state, at) => createRow(toId('b~', at), { batchId: 'b~', state })),
    ];
    await store.commit(rows.map((row) => ({ put: 'batchJobs' as const, row })));
    const counted = await store.countItems({
      batchId: 'b',
      ...(undoneFrom !== null && { undoneFrom: `b${undoneFrom}` }),
    });
    const expected = jobStates.map((state) => [state, own.filter((one) => one === state).length]);
    expect(counted).toStrictEqual(Object.fromEntries(expected));
    store.close();
  });
  await fc.assert(property, { seed: 7, numRuns: 200 });
});
