import { expect, it, vi } from 'vitest';
import { useCollection } from '../../../components/collection/useCollection';
import type { VideoRow } from '../../../lib/collections/videos';
import { announceChange, type MirrorChange, type MirrorView } from '../../../lib/messages';
import { asked, mount, useEnglish } from '../mounted';

useEnglish();

const video = (videoId: string, title = videoId): MirrorChange => ({
  id: videoId,
  row: { videoId, title, description: '', tags: [] },
});

function Titles() {
  const { rows } = useCollection<VideoRow>('videos');
  return <p>{rows.map(({ title }) => title).join()}</p>;
}

/** Changes of a mirror, in their order. */
let changes: MirrorChange[];
let accountId: string;
const tell = ({ after = '0', accountId: known }: { after?: string; accountId?: string }): MirrorView => {
  const from = known === accountId ? Number(after) : 0;
  const rows = changes.slice(from, from + 2);
  return { accountId, rows, after: String(from + rows.length), price: 2, readAt: 1 };
};

it('asks for what is new alone, page by page, and for ten changes at once not ten times', async () => {
  accountId = 'one';
  changes = [video('a'), video('b'), video('c')];
  const root = mount(<Titles />, { collectionRows: tell });
  await vi.waitFor(() => expect(root.textContent).toBe('a,b,c'));
  await vi.waitFor(() => expect(asked.filter(({ name }) => name === 'collectionRows')).toHaveLength(3));

  changes.push(video('b', 'B'), { id: 'a' }, video('d'));
  for (let time = 0; time < 10; time++) announceChange('rows:videos');
  await vi.waitFor(() => expect(root.textContent).toBe('B,c,d'));
  const questions = asked.filter(({ name }) => name === 'collectionRows').length;
  expect(questions).toBeLessThanOrEqual(3 + 3);
});

it('begins anew with the rows of another account', async () => {
  accountId = 'one';
  changes = [video('a'), video('b')];
  const root = mount(<Titles />, { collectionRows: tell });
  await vi.waitFor(() => expect(root.textContent).toBe('a,b'));
  accountId = 'two';
  changes = [video('z')];
  announceChange('accounts');
  await vi.waitFor(() => expect(root.textContent).toBe('z'));
});
