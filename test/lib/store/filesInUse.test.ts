import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { type JobRow, openStore } from '../../../lib/store';
import { createRow } from '../jobs/rows';

const states = ['waiting', 'running', 'done', 'failed', 'needsReview', 'undoing', 'undone'] as const;

it('files are in use by drafts, and by jobs until these are done or undone', async () => {
  const store = openStore('files in use');
  const row = (table: string, state: JobRow['state']) =>
    createRow(`${table} ${state}`, {
      state,
      batchId: 'b',
      // At any depth, and other fields and values beside it.
      input: {
        form: { name: 'a.png', images: [{ file: `${table} ${state}` }] },
        file: { size: 7, none: null },
      },
    });
  await store.commit([
    { put: 'drafts', row: { key: 'form', value: { image: { file: 'draft' } }, at: 1 } },
    { put: 'drafts', row: { key: 'text', value: 'file', at: 1 } },
    ...states.map((state) => ({ put: 'jobs' as const, row: row('single', state) })),
    ...states.map((state) => ({ put: 'batchJobs' as const, row: row('item', state) })),
  ]);
  const open = states.filter((state) => state !== 'done' && state !== 'undone');
  expect([...(await store.filesInUse())].sort()).toStrictEqual(
    ['draft', ...open.flatMap((state) => [`single ${state}`, `item ${state}`])].sort(),
  );
});
