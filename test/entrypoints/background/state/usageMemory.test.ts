import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { createMemory } from '../../../../entrypoints/background/state/usageMemory';
import type { PlaylistIndex } from '../../../../lib/playlistIndex';
import { type JobRow, openStore } from '../../../../lib/store';

const job: JobRow = {
  jobId: 'one',
  action: 'event.add',
  version: 1,
  accountId: 'site',
  surface: 'popup',
  concurrencyKeys: [],
  sequence: 1,
  createdAt: 1,
  backoffs: 0,
  steps: {},
  seen: false,
  state: 'done',
  input: {
    source: 'https://venue.example/talk',
    form: {
      title: 'Talk',
      description: '',
      start: '2031-01-01T10:00',
      end: '2031-01-01T11:00',
      allDay: false,
      timeZone: 'Europe/Lisbon',
      venue: null,
      organizers: [],
      status: 'draft',
      cost: '',
      website: '',
      image: '',
      categories: [],
      tags: [],
    },
  },
  result: { eventId: 7, url: 'https://site.example/talk', status: 'draft' },
};
const trash: JobRow = { ...job, jobId: 'two', action: 'event.trash', input: { eventId: 7, title: 'Talk' } };

const saved = (title: string, playlistId: string, jobId = playlistId): JobRow => ({
  ...job,
  jobId,
  action: 'video.save',
  accountId: 'me',
  input: { videoId: 'v', playlistId, playlistTitle: title },
  result: 'item',
});

const noMirror = { learn: async () => [] };

it('puts the chosen playlist before those used, follows its title, and drops it once it is deleted', async () => {
  const index = { learn: async () => [] } as unknown as PlaylistIndex;
  const memory = createMemory(openStore('default'), index, noMirror);
  const ids = async () => (await memory.recentPlaylists('me')).map(({ title }) => title);
  await memory.chooseDefaultPlaylist('me', { playlistId: 'jazz', title: 'Jazz' });
  for (const name of ['a', 'b', 'c', 'd', 'e']) await memory.learn(saved(name, name));
  expect(await ids()).toEqual(['Jazz', 'e', 'd', 'c', 'b']);
  expect(await memory.recentPlaylists('other')).toEqual([]);
  await memory.learn(saved('Jazz at night', 'jazz'));
  await memory.learn(saved('a', 'a', 'again'));
  expect(await ids()).toEqual(['Jazz at night', 'a', 'e', 'd', 'c']);
  const gone = { kind: 'notFound', reason: 'playlistNotFound', outcome: 'refused' } as const;
  await memory.learn({ ...saved('Jazz', 'jazz', 'gone'), state: 'failed', fault: gone });
  expect(await memory.defaultPlaylist('me')).toBeUndefined();
  expect(await ids()).toEqual(['a', 'e', 'd', 'c']);
});

it('keeps the playlist that was used last before those of bulk tasks', async () => {
  const index = { learn: async () => [] } as unknown as PlaylistIndex;
  const memory = createMemory(openStore('batches'), index, noMirror);
  const ids = async () => (await memory.recentPlaylists('me')).map(({ title }) => title);
  await memory.learn({ ...saved('Copies', 'copies'), batchId: 'batch' });
  expect(await ids()).toEqual(['Copies']);
  await memory.learn(saved('Workshops', 'workshops'));
  await memory.learn({ ...saved('Screen', 'screen'), batchId: 'batch' });
  await memory.learn({ ...saved('Screen', 'screen', 'second'), batchId: 'batch' });
  expect(await ids()).toEqual(['Workshops', 'Screen', 'Copies']);
});

it('saves to the playlist used last once no default is chosen any more', async () => {
  const memory = createMemory(
    openStore('undone'),
    { learn: async () => [] } as unknown as PlaylistIndex,
    noMirror,
  );
  await memory.learn(saved('Ideas', 'ideas'));
  await memory.chooseDefaultPlaylist('me', { playlistId: 'jazz', title: 'Jazz' });
  expect((await memory.recentPlaylists('me'))[0]?.playlistId).toBe('jazz');
  await memory.chooseDefaultPlaylist('me', undefined);
  expect(await memory.recentPlaylists('me')).toEqual([{ playlistId: 'ideas', title: 'Ideas' }]);
});

it('keeps an event that was trashed and restored, but not one whose addition was undone', async () => {
  const store = openStore('memory');
  const memory = createMemory(store, {} as PlaylistIndex, noMirror);
  const learn = async (row: JobRow) => {
    for (const write of await memory.sideWrites(row)) await store.commit([write]);
  };
  const known = () => memory.eventFrom('site', 'https://venue.example/talk');

  await learn(job);
  expect(await known()).toMatchObject({ eventId: 7 });
  await learn(trash);
  await learn({ ...trash, state: 'undone' });
  expect(await known()).toMatchObject({ eventId: 7 });
  await learn({ ...job, state: 'undone' });
  expect(await known()).toBeUndefined();
});

it('tells the mirror of events what a job may have written that stopped early', async () => {
  const learnt: unknown[] = [];
  const mirror = {
    async learn(...effect: unknown[]) {
      learnt.push(effect);
      return [];
    },
  };
  const memory = createMemory(openStore('stopped'), {} as PlaylistIndex, mirror);
  await memory.learn({ ...trash, state: 'failed' });
  await memory.learn({ ...job, state: 'needsReview', result: undefined });
  await memory.learn({ ...trash, state: 'running' });
  expect(learnt).toEqual([
    ['site', { kind: 'siteWritten', resource: 'event', ids: [7] }],
    ['site', { kind: 'siteWritten', resource: 'event' }],
  ]);
});

it('knows the fields of a video that a job, or its undo, wrote a moment ago', async () => {
  const noMirror = { learn: async () => [] };
  const memory = createMemory(openStore('edits'), {} as PlaylistIndex, noMirror);
  const input = { videoId: 'v', title: 'A', changes: { title: 'B' } };
  const edit = {
    ...job,
    action: 'video.edit',
    input,
    result: { before: { title: 'A' }, after: { title: 'B' } },
  };
  const read = { title: 'Read', tags: ['a'] };
  await memory.learn({ ...edit, state: 'done' });
  expect(memory.withOwnEdits(job.accountId, 'v', read)).toEqual({ title: 'B', tags: ['a'] });
  await memory.learn({ ...edit, state: 'undone' });
  expect(memory.withOwnEdits(job.accountId, 'v', read)).toEqual({ title: 'A', tags: ['a'] });
});
