import { expect, it } from 'vitest';
import { createOwnEdits } from '../../../../entrypoints/background/state/ownEdits';

it('an edit of ours counts for as long as reads may not show it, and as it was made', () => {
  let now = 1_000;
  const edits = createOwnEdits(100, () => now);
  const read = { title: 'Read', description: 'Read' };
  edits.note('me', 'v', { title: 'Ours' });
  expect(edits.complete('me', 'v', read)).toEqual({ title: 'Ours', description: 'Read' });
  expect(edits.complete('me', 'w', read)).toEqual(read);
  now = 1_100;
  expect(edits.complete('me', 'v', read)).toEqual(read);
  // The clock was moved back
  now = 500;
  expect(edits.complete('me', 'v', read)).toEqual(read);
});
