import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ExportForm } from '../../../entrypoints/manager/playlists/ExportForm';
import { readPlaylists } from '../../../lib/importExport/playlists';
import type { IndexedPlaylist } from '../../../lib/messages';
import { control } from '../../components/controls';
import { mount, questions, useEnglish } from '../../components/mounted';
import * as sample from '../../components/samples';

useEnglish();

const [jazz, live] = sample.playlists as unknown as [IndexedPlaylist, IndexedPlaylist];
const files: { name: string; content: Blob }[] = [];

beforeEach(() => {
  files.length = 0;
  let content = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((given) => {
    content = given as Blob;
    return 'blob:given';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, content });
  });
});
afterEach(() => vi.restoreAllMocks());

/** Live at the Harbour was not read yet; it is read on request. */
function draw(chosen: readonly IndexedPlaylist[]) {
  let isRead = false;
  return mount(<ExportForm chosen={chosen} onClose={() => undefined} />, {
    playlistContents: ({ playlistId }) => ({
      playlist:
        playlistId === jazz.playlistId || isRead
          ? { ...jazz, playlistId, readAt: Date.now() }
          : { ...live, readAt: undefined },
      items: playlistId === jazz.playlistId ? sample.items : sample.items.slice(0, 1),
    }),
    playlistIndex: () => sample.playlistIndex,
    readPlaylists: () => {
      isRead = true;
      return sample.playlistIndex;
    },
  });
}

const says = (root: HTMLElement, text: string) => vi.waitFor(() => expect(root.textContent).toContain(text));

const titlesIn = async () => {
  const lists = readPlaylists((await files[0]?.content.text()) ?? '');
  return lists.map(({ title, named }) => [title, named.length]);
};

it('the selected playlists are exported to one file, unread ones are read first, and the file can be imported', async () => {
  const root = draw([jazz, live]);
  control(root, 'Export as JSON')?.click();
  await says(root, '2 playlists exported.');
  expect(questions('readPlaylists')).toEqual([{ playlistId: live.playlistId }]);
  expect(files.map(({ name }) => name)).toEqual(['Playlists.json']);
  expect(await titlesIn()).toEqual([
    ['Jazz', sample.items.length],
    ['Live at the Harbour', 1],
  ]);
});

it('playlists that are not selected are neither read nor exported', async () => {
  const root = draw([jazz]);
  control(root, 'Export as CSV')?.click();
  await says(root, '1 playlist exported.');
  expect(questions('readPlaylists')).toEqual([]);
  expect(await titlesIn()).toEqual([['Jazz', sample.items.length]]);
});
