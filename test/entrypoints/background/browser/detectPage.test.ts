import { beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { detectPage as detectWith } from '../../../../entrypoints/background/browser/detectPage';
import { createTaughtReader } from '../../../../entrypoints/background/browser/taughtReader';
import type { Finding } from '../../../../lib/pages/subject';

beforeEach(() => {
  fakeBrowser.reset();
  fakeBrowser.runtime.getManifest = () => ({ manifest_version: 3, name: 'Cuecard', version: '1' });
});

const detectPage = (id: number) => detectWith(async () => undefined, id);

const detect = async (finding: Finding) => {
  fakeBrowser.scripting.executeScript = vi.fn().mockResolvedValue([{ result: finding }]);
  const { id = 0 } = await fakeBrowser.tabs.create({ url: 'https://venue.example/' });
  return detectPage(id);
};

it.each([
  ['more events than are listed', { hasMore: true }, 'moreEvents'],
  ['data too large to read', { isCutShort: true }, 'dataTooLarge'],
  ['both', { isCutShort: true, hasMore: true }, 'dataTooLarge'],
  ['neither', { isCutShort: false, hasMore: false }, undefined],
])('says of a page what is left out: %s', async (_name, finding, reason) => {
  expect((await detect({ subjects: [], ...finding })).notice?.reason).toBe(reason);
});

it('passes on the calendar files that a page links to, by http only', async () => {
  const calendars = ['https://venue.example/dates.ics'];
  expect((await detect({ subjects: [], calendars })).calendars).toEqual(calendars);
  const { calendars: none, notice } = await detect({ subjects: [], calendars: ['file:///etc/passwd'] });
  expect([none, notice?.reason]).toEqual([undefined, 'cannotRead']);
});

const [watched, one, other] = ['aaaaaaaaaaa', 'bbbbbbbbbbb', 'ccccccccccc'].map((videoId) => ({
  kind: 'video' as const,
  videoId,
}));

it.each([
  ['nothing', [], [watched]],
  ['a link to another video', [one], [watched, one]],
  ['a link to a moment of the same video', [{ ...watched, startSeconds: 60 }], [watched]],
  ['several links, which are meant alone', [one, other], [one, other]],
  ['what is no subject', [{ kind: 'video' }, 7], [watched]],
  ['no list', 'x', [watched]],
])('on the page of a video, finds in the selection %s', async (_name, selected, expected) => {
  fakeBrowser.scripting.executeScript = vi.fn().mockResolvedValue([{ result: { subjects: selected } }]);
  const { id = 0 } = await fakeBrowser.tabs.create({
    url: `https://www.youtube.com/watch?v=${watched?.videoId}`,
  });
  expect((await detectPage(id)).subjects).toEqual(expected);
});

it('offers the video of a page that cannot be read', async () => {
  fakeBrowser.scripting.executeScript = vi
    .fn()
    .mockRejectedValue(new Error('Cannot access contents of the page'));
  const { id = 0 } = await fakeBrowser.tabs.create({
    url: `https://www.youtube.com/watch?v=${watched?.videoId}`,
  });
  expect((await detectPage(id)).subjects).toEqual([watched]);
});

const rule = { item: [{ tag: 'li', classes: [] }], date: [] };
const taught = { title: 'Club', nodes: [{ depth: 0, kind: 'li', at: 3, role: 'item' as const }] };

/** What is read of a page, with a rule for it, where the script in it gives this answer. */
async function readTaught(answer: unknown) {
  fakeBrowser.scripting.executeScript = vi.fn().mockResolvedValue([{ result: { subjects: [] } }]);
  fakeBrowser.tabs.sendMessage = vi.fn().mockImplementation(async () => answer);
  const find = vi.fn().mockResolvedValue(rule);
  const { id = 0 } = await fakeBrowser.tabs.create({ url: 'https://venue.example/events' });
  const page = await detectWith(createTaughtReader(find), id);
  expect(find).toHaveBeenCalledWith('https://venue.example/events');
  return page.taught;
}

it('reads a page by the rule that was taught for it', async () => {
  expect(await readTaught(taught)).toEqual(taught);
});

it.each([null, 'x', { title: 'Club', nodes: [{ depth: -1, kind: 'li', at: 3 }] }])(
  'takes nothing of another form from the page (%j)',
  async (answer) => {
    expect(await readTaught(answer)).toBeUndefined();
  },
);

it('asks nothing of pages without a rule', async () => {
  const send = vi.fn();
  fakeBrowser.tabs.sendMessage = send;
  fakeBrowser.scripting.executeScript = vi.fn().mockResolvedValue([{ result: { subjects: [] } }]);
  const { id = 0 } = await fakeBrowser.tabs.create({ url: 'https://venue.example/' });
  await detectWith(
    createTaughtReader(async () => undefined),
    id,
  );
  expect(send).not.toHaveBeenCalled();
});
