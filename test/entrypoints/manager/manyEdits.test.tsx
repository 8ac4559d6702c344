import { describe, expect, it, vi } from 'vitest';
import { toChangedLines } from '../../../entrypoints/manager/lists/changedLines';
import { EditMany } from '../../../entrypoints/manager/videos/EditMany';
import { planEdits, scheduleAtIntervals } from '../../../entrypoints/manager/videos/manyEdits';
import { matchFiles } from '../../../entrypoints/manager/videos/matchFiles';
import { type Holders, useHolders } from '../../../entrypoints/manager/videos/useHolders';
import { getPlaylistFilters } from '../../../entrypoints/manager/videos/videoFilters';
import type { VideoRow } from '../../../lib/collections/videos';
import { control } from '../../components/controls';
import { mount, questions, typeInto, useEnglish } from '../../components/mounted';
import * as sample from '../../components/samples';

useEnglish();

const video = (videoId: string, more: Partial<VideoRow> = {}): VideoRow => ({
  videoId,
  title: `Talk ${videoId}`,
  description: 'See http://old.example/',
  tags: [],
  privacyStatus: 'public',
  ...more,
});
const link = {
  kind: 'replace',
  field: 'description',
  find: 'old',
  replacement: 'new',
  ignoresCase: false,
} as const;

describe('the plan of an edit of many videos', () => {
  it('has an item for each that changes, and says which stay and which would be refused', () => {
    const videos = [video('a'), video('b', { description: '' }), video('c', { title: 'x'.repeat(98) })];
    const rules = planEdits(videos, { kind: 'rules', rules: [link] }, 0);
    expect(rules.items.map(({ input }) => input)).toEqual([
      { videoId: 'a', title: 'Talk a', rules: [link] },
      { videoId: 'c', title: 'x'.repeat(98), rules: [link] },
    ]);
    expect([rules.unchanged, rules.refused]).toEqual([1, []]);
    const long = { ...link, field: 'title', find: 'x', replacement: 'xy' } as const;
    const refused = planEdits(videos, { kind: 'rules', rules: [long] }, 0);
    expect(refused.refused.map(({ video: { videoId }, code }) => [videoId, code])).toEqual([
      ['c', 'titleTooLong'],
    ]);
    expect(refused.items).toEqual([]);
  });

  it('names fields alone that differ', () => {
    const videos = [video('a'), video('b', { privacyStatus: 'unlisted' })];
    const toFields = () => ({ privacyStatus: 'unlisted' }) as const;
    const { edits, unchanged } = planEdits(videos, { kind: 'fields', toFields }, 0);
    expect(edits).toEqual([
      { video: videos[0], before: { privacyStatus: 'public' }, after: { privacyStatus: 'unlisted' } },
    ]);
    expect(unchanged).toBe(1);
  });

  it('publishes private videos one after the other, at the same hour over the change of clocks', () => {
    const videos = ['a', 'b', 'c'].map((id) =>
      video(id, { privacyStatus: id === 'b' ? 'public' : 'private' }),
    );
    const { items, unchanged } = planEdits(videos, scheduleAtIntervals(videos, '2099-03-25T18:00', 7), 0);
    const at = items.map(({ input }) => new Date((input.changes as { publishAt: string }).publishAt));
    expect(at.map((date) => [date.getDate(), date.getHours()])).toEqual([
      [25, 18],
      [1, 18],
    ]);
    expect(unchanged).toBe(1);
    const past = planEdits(videos, scheduleAtIntervals(videos, '2020-03-25T18:00', 7), Date.now());
    expect(past.refused.map(({ code }) => code)).toEqual(['publishAtPast', 'publishAtPast']);
    expect(planEdits(videos, scheduleAtIntervals(videos, 'soon', 7), 0).items).toEqual([]);
  });
});

it.each([
  ['a\nb\nc', 'a\nx\nc', ['b'], ['x']],
  ['a', 'a\n\nb', [], ['', 'b']],
  ['a\na', 'a', ['a'], []],
  ['', 'a', [''], ['a']],
  ['same', 'same', [], []],
])('of %j → %j these lines change', (before, after, out, into) => {
  expect(toChangedLines(before, after)).toEqual({ out, in: into });
});

it('find and replace shows each change before it starts as a bulk task with rules', async () => {
  const root = mount(
    <EditMany
      videos={[video('a'), video('b', { description: 'No link' })]}
      holders={undefined}
      onClose={() => {}}
    />,
    {
      planBatch: () => sample.plan,
      videoCategories: () => sample.categories,
      acting: () => sample.acting,
    },
  );
  const [what] = root.querySelectorAll('select');
  what!.value = 'replace';
  what!.dispatchEvent(new Event('change', { bubbles: true }));
  await vi.waitFor(() => expect(root.querySelectorAll('textarea')).toHaveLength(2));
  const [find, replacement] = root.querySelectorAll('textarea');
  await typeInto(find as never, 'http://old');
  await typeInto(replacement as never, 'https://new');
  await vi.waitFor(() => expect(root.querySelector('ins')?.textContent).toBe('See https://new.example/'));
  expect(root.querySelector('del')?.textContent).toBe('See http://old.example/');
  expect(root.textContent).toContain('1 video changes. 1 stays as it is.');
  await vi.waitFor(() => expect(questions('planBatch').length).toBeGreaterThan(0));
  expect([...root.querySelectorAll('li')].filter((row) => !row.closest('.bars'))).toHaveLength(1);
});

it('many videos are deleted only once their number was typed', async () => {
  const videos = [video('a', { views: 3, comments: 2, hasCaptions: true }), video('b', { views: 4 })];
  const root = mount(<EditMany videos={videos} holders={undefined} onClose={() => {}} />, {
    planBatch: () => sample.plan,
    videoCategories: () => sample.categories,
    acting: () => sample.acting,
  });
  const [what] = root.querySelectorAll('select');
  what!.value = 'delete';
  what!.dispatchEvent(new Event('change', { bubbles: true }));
  await vi.waitFor(() => expect(root.textContent).toContain('7\u00a0views'));
  for (const text of ['2 comments', 'captions of 1 video', 'cannot be undone'])
    expect(root.textContent).toContain(text);
  const [typed] = root.querySelectorAll('input');
  await typeInto(typed!, '1');
  expect(questions('planBatch')).toEqual([]);
  await typeInto(typed!, '2');
  await vi.waitFor(() =>
    expect(questions('planBatch')).toEqual([{ actions: ['video.delete', 'video.delete'] }]),
  );
});

it('videos are removed from a playlist that holds them, and added where it does not', async () => {
  const videos = [video('a'), video('b')];
  const lists = [{ playlistId: 'PLjazz', title: 'Jazz', isRead: true, videoIds: ['a'] }];
  const draw = () =>
    mount(<EditManyWithHolders videos={videos} />, {
      heldVideosByPlaylist: () => lists,
      playlistIndex: () => sample.playlistIndex,
      planBatch: () => sample.plan,
      videoCategories: () => sample.categories,
      acting: () => sample.acting,
    });
  for (const [kind, action] of [
    ['removeFromPlaylist', 'video.remove'],
    ['addToPlaylist', 'video.save'],
  ] as const) {
    const root = draw();
    const select = (at: number, value: string) => {
      const found = root.querySelectorAll('select')[at]!;
      found.value = value;
      found.dispatchEvent(new Event('change', { bubbles: true }));
    };
    await vi.waitFor(() => expect(questions('heldVideosByPlaylist').length).toBeGreaterThan(0));
    await new Promise((resolve) => setTimeout(resolve));
    select(0, kind);
    await vi.waitFor(() => expect(root.querySelector('option[value=PLjazz]')).not.toBeNull());
    select(1, 'PLjazz');
    await vi.waitFor(() => expect(questions('planBatch').at(-1)).toEqual({ actions: [action] }));
  }
});

function EditManyWithHolders({ videos }: { videos: readonly VideoRow[] }) {
  return <EditMany videos={videos} holders={useHolders()} onClose={() => {}} />;
}

it('files belong to the videos that they are named after', () => {
  const files = ['Talk a.jpg', 'talk_B.PNG', 'c.jpg', 'unknown.jpg', 'twin.png', 'TALK-A.png'].map(
    (name) => new File(['x'], name),
  );
  const videos = [
    video('a'),
    video('b'),
    video('c'),
    video('d', { title: 'Twin' }),
    video('e', { title: 'twin!' }),
  ];
  const { matched, others } = matchFiles(files, videos);
  expect(matched.map(({ file, video: { videoId } }) => [file.name, videoId])).toEqual([
    ['Talk a.jpg', 'a'],
    ['talk_B.PNG', 'b'],
    ['c.jpg', 'c'],
  ]);
  expect(others.map(({ name }) => name)).toEqual(['unknown.jpg', 'twin.png', 'TALK-A.png']);
});

it('the filter for videos in no playlist is there once all playlists were read', () => {
  const holders = (isWhole: boolean): Holders => ({
    isWhole,
    playlists: [{ playlistId: 'PLjazz', title: 'Jazz' }],
    titles: (id) => (id === 'a' ? ['Jazz'] : []),
    inPlaylist: () => ['a'],
    holds: (_list, id) => id === 'a',
    isRead: () => true,
  });
  const found = (isWhole: boolean) =>
    getPlaylistFilters(holders(isWhole)).map(({ id, matches }) => [
      id,
      [video('a'), video('b')].filter(matches).map(({ videoId }) => videoId),
    ]);
  expect(found(true)).toEqual([
    ['no-playlist', ['b']],
    ['playlist-PLjazz', ['a']],
  ]);
  expect(found(false)).toEqual([['playlist-PLjazz', ['a']]]);
  expect(getPlaylistFilters(undefined)).toEqual([]);
});

it('a regular expression shows what it changes, is checked against the video, and says what is wrong with it', async () => {
  const root = mount(
    <EditMany
      videos={[video('a'), video('b', { description: 'No link' })]}
      holders={undefined}
      onClose={() => {}}
    />,
    {
      planBatch: () => sample.plan,
      startBatch: () => null,
      videoCategories: () => sample.categories,
      acting: () => sample.acting,
    },
  );
  const [what] = root.querySelectorAll('select');
  what!.value = 'replace';
  what!.dispatchEvent(new Event('change', { bubbles: true }));
  await vi.waitFor(() => expect(root.querySelectorAll('textarea')).toHaveLength(2));
  control(root, 'Regular expression')?.click();
  await vi.waitFor(() => expect(root.textContent).toContain('RE2 syntax'));
  const [find, replacement] = root.querySelectorAll('textarea');
  await typeInto(find as never, 'http://(old');
  await vi.waitFor(() => expect(root.textContent).toContain('not a regular expression: missing closing )'));
  expect(find?.getAttribute('aria-invalid')).toBe('true');
  await typeInto(find as never, 'http://(old)');
  await typeInto(replacement as never, 'https://very-$1');
  await vi.waitFor(() =>
    expect(root.querySelector('ins')?.textContent).toBe('See https://very-old.example/'),
  );
  expect(root.textContent).toContain('1 video changes. 1 stays as it is.');
  await vi.waitFor(() => expect(control(root, 'Edit 1 video')).toBeDefined());
  control(root, 'Edit 1 video')?.click();
  await vi.waitFor(() => expect(questions('startBatch')).toHaveLength(1));
  expect(questions('startBatch')[0]).toMatchObject({
    items: [
      {
        input: {
          videoId: 'a',
          changes: { description: 'See https://very-old.example/' },
          expected: { description: 'See http://old.example/' },
        },
      },
    ],
  });
});
