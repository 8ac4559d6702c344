import { expect, it } from 'vitest';
import { readProgress } from '../../../../lib/jobs/batches/progress';
import type { BatchRow, JobRow } from '../../../../lib/store';
import { createRow } from '../rows';
import { toCounts } from './builders';

const batch: BatchRow = {
  batchId: 'b',
  kind: 'save',
  about: 'Shelf',
  accountId: 'me',
  undoable: true,
  inOrder: false,
  count: 5,
  units: 1,
  state: 'running',
  createdAt: 1,
};
const busy = { kind: 'transient', reason: 'busy', outcome: 'refused' } as const;
const signIn = { ...busy, kind: 'signIn', reason: 'grantGone' } as const;
const waiting = (wakeAt?: number, fault: JobRow['fault'] = busy) =>
  createRow('a', { batchId: 'b', fault, ...(wakeAt === undefined ? {} : { wakeAt }) });

it.each<[string, JobRow[], object]>([
  ['nothing', [], { counts: toCounts({ done: 3 }) }],
  [
    'an item that runs and one that waits',
    [createRow('a', { state: 'running' }), waiting(9)],
    { counts: toCounts({ done: 3, running: 1, waiting: 1 }) },
  ],
  [
    'items that all wait',
    [waiting(9, signIn), waiting(7)],
    { counts: toCounts({ done: 3, waiting: 2 }), fault: signIn, wakeAt: 7 },
  ],
  [
    'an item that waits for an event',
    [waiting(undefined, signIn)],
    { counts: toCounts({ done: 3, waiting: 1 }), fault: signIn },
  ],
])('the progress of a batch with %s in the queue', async (_name, queued, progress) => {
  const read = await readProgress(
    batch,
    { countItems: async () => toCounts({ done: 3 }) },
    { readQueued: async () => queued },
    { measure: () => 9 },
  );
  expect(read).toStrictEqual({ batch, pace: 9, ...progress });
});
