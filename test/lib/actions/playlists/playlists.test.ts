import { beforeEach, describe, expect, it } from 'vitest';
import { findAction } from '../../../../lib/actions';
import { type JobRow, openStore } from '../../../../lib/store';
import { freshSandbox } from '../../../sandbox/fresh';
import { account, playlists } from '../../../sandbox/seed';
import { type Workbench, workbench } from '../workbench';

const sandbox = await freshSandbox();
let bench: Workbench;

beforeEach(async () => {
  bench = await workbench(sandbox);
});

const [jazz, live] = playlists as unknown as [(typeof playlists)[0], (typeof playlists)[0]];
const idsIn = (playlistId: string) => sandbox.video.playlistItems(playlistId).map((item) => item.videoId);
const mine = () => sandbox.video.playlists(account.channelId);
const found = (playlistId: string) => mine().find(({ id }) => id === playlistId);

/** The last item of a seeded playlist. */
function getLastItem({ id, title }: { id: string; title: string }) {
  const item = sandbox.video.playlistItems(id).at(-1);
  if (item === undefined) throw new Error('an empty playlist');
  return { itemId: item.id, videoId: item.videoId, playlistId: id, playlistTitle: title };
}

function moved(ids: readonly string[], from: number, to: number): string[] {
  const after = [...ids];
  after.splice(to, 0, ...after.splice(from, 1));
  return after;
}

describe('moving an item to a position', () => {
  const last = jazz.videoIds.length - 1;
  const atFront = () => ({ ...getLastItem(jazz), position: 0 });

  it('moves it within its playlist, and undo moves it back', async () => {
    const job = await bench.run('video.place', atFront());
    expect(job.state).toBe('done');
    expect(idsIn(jazz.id)).toEqual(moved(jazz.videoIds, last, 0));
    await bench.undo(job);
    expect(idsIn(jazz.id)).toEqual(jazz.videoIds);
  });

  it('is done once even if the answer is lost', async () => {
    sandbox.faults.set({ method: 'PUT', path: /playlistItems/, kind: 'drop', when: 'after', times: 1 });
    expect((await bench.run('video.place', atFront())).state).toBe('done');
    expect(idsIn(jazz.id)).toEqual(moved(jazz.videoIds, last, 0));
  });

  it('writes nothing if it is at that position already', async () => {
    sandbox.faults.set({ method: 'PUT', path: /playlistItems/, kind: 'drop', when: 'before', times: 99 });
    expect((await bench.run('video.place', { ...getLastItem(jazz), position: last })).state).toBe('done');
  });

  it('reports a list without manual order', async () => {
    const job = await bench.run('video.place', { ...getLastItem(live), position: 0 });
    expect(job).toMatchObject({ state: 'failed', fault: { reason: 'manualSortRequired' } });
  });

  it('reports a deleted item', async () => {
    const job = await bench.run('video.place', { ...atFront(), itemId: 'UExnb25l' });
    expect(job).toMatchObject({ state: 'failed', fault: { reason: 'playlistItemNotFound' } });
  });
});

describe('moving to another playlist', () => {
  const input = () => ({ ...getLastItem(jazz), targetId: live.id, targetTitle: live.title });
  const isMoved = (videoId: string) => {
    expect(idsIn(jazz.id)).toEqual(jazz.videoIds.slice(0, -1));
    expect(idsIn(live.id)).toEqual([...live.videoIds, videoId]);
  };

  it('adds it there and removes it here; undo restores its position', async () => {
    const job = await bench.run('video.move', input());
    isMoved(getLastItem({ id: live.id, title: '' }).videoId);
    await bench.undo(job);
    expect(idsIn(jazz.id)).toEqual(jazz.videoIds);
    expect(idsIn(live.id)).toEqual(live.videoIds);
  });

  it('is undone without a second item if the video was saved here again', async () => {
    const { videoId } = input();
    const job = await bench.run('video.move', input());
    await bench.run('video.save', { videoId, playlistId: jazz.id, playlistTitle: 'Jazz' });
    expect((await bench.undo(job)).state).toBe('undone');
    expect(idsIn(jazz.id).filter((id) => id === videoId)).toHaveLength(1);
    expect(idsIn(live.id)).toEqual(live.videoIds);
  });

  it('is undone beside another item of the same video', async () => {
    const { videoId } = input();
    await bench.run('video.save', { videoId, playlistId: jazz.id, playlistTitle: 'Jazz' });
    const job = await bench.run('video.move', input());
    await bench.undo(job);
    expect(idsIn(jazz.id)).toEqual([...jazz.videoIds, videoId]);
  });

  for (const request of [/^POST .*playlistItems/, /^DELETE .*playlistItems/]) {
    it(`resumes after the worker stopped: ${request.source}`, async () => {
      const { videoId } = input();
      expect((await bench.runKilled('video.move', input(), request)).state).toBe('done');
      isMoved(videoId);
    });
  }

  it('waits for jobs of both playlists', async () => {
    const action = findAction('video.move');
    expect(action?.concurrencyKeys(input())).toEqual([`playlist-${jazz.id}`, `playlist-${live.id}`]);
  });
});

describe('removing one item', () => {
  it('keeps its duplicates', async () => {
    const { videoId } = getLastItem(jazz);
    await bench.run('video.save', { videoId, playlistId: jazz.id, playlistTitle: 'Jazz' });
    const job = await bench.run('video.remove', getLastItem(jazz));
    expect(idsIn(jazz.id)).toEqual(jazz.videoIds);
    await bench.undo(job);
    expect(idsIn(jazz.id)).toEqual([...jazz.videoIds, videoId]);
  });
});

describe('removing several items of one video', () => {
  /** Saves the last video three times more, and removes these items again. */
  async function removeThree() {
    const { videoId } = getLastItem(jazz);
    const save = { videoId, playlistId: jazz.id, playlistTitle: 'Jazz' };
    for (let times = 0; times < 3; times++) await bench.run('video.save', save);
    const before = idsIn(jazz.id);
    const jobs: JobRow[] = [];
    while (jobs.length < 3) jobs.push(await bench.run('video.remove', getLastItem(jazz)));
    expect(idsIn(jazz.id)).toEqual(jazz.videoIds);
    return { before, jobs, save };
  }

  it.each([[[0, 1, 2]], [[0, 2, 1]], [[1, 0, 2]], [[1, 2, 0]], [[2, 0, 1]], [[2, 1, 0]]])(
    'is undone completely, one job after the other: in the order %s',
    async (order) => {
      const { before, jobs } = await removeThree();
      for (const at of order) await bench.undo(jobs[at]!);
      expect(idsIn(jazz.id)).toEqual(before);
    },
  );

  it('adds one fewer on undo if the video was saved again meanwhile', async () => {
    const { before, jobs, save } = await removeThree();
    await bench.undo(jobs[0]!);
    await bench.run('video.save', save);
    await bench.undo(jobs[2]!);
    expect(idsIn(jazz.id)).toHaveLength(before.length - 1);
  });
});

describe('removing a video that was saved again since', () => {
  const save = () =>
    bench.run('video.save', { ...getLastItem(jazz), playlistId: jazz.id, playlistTitle: 'Jazz' });
  const remove = () => bench.run('video.remove', getLastItem(jazz));
  const undo = async (...jobs: JobRow[]) => {
    for (const job of jobs) await bench.undo(job);
  };

  it.each(['the later one first', 'the earlier one first'])('adds it once, undone %s', async (order) => {
    const { videoId } = getLastItem(jazz);
    const earlier = await remove();
    await bench.run('video.save', { videoId, playlistId: jazz.id, playlistTitle: 'Jazz' });
    const later = await remove();
    await undo(...(order === 'the later one first' ? [later, earlier] : [earlier, later]));
    expect(idsIn(jazz.id)).toEqual(jazz.videoIds);
  });

  it('adds nothing for the duplicate that was removed first, if another was saved, removed and restored', async () => {
    await save();
    const before = idsIn(jazz.id);
    const first = await remove();
    await save();
    await undo(await remove(), first);
    expect(idsIn(jazz.id)).toEqual(before);
  });

  it('adds the duplicate that was removed first, if the other was removed and restored twice', async () => {
    await save();
    const before = idsIn(jazz.id);
    const first = await remove();
    for (let times = 0; times < 2; times++) await undo(await remove());
    await undo(first);
    expect(idsIn(jazz.id)).toEqual(before);
  });
});

describe('creating a playlist', () => {
  const input = { title: 'Tides', description: 'High and low', privacyStatus: 'unlisted' };

  it('creates it with its fields, and undo deletes it', async () => {
    const job = await bench.run('playlist.create', input);
    expect(mine().find(({ title }) => title === 'Tides')).toMatchObject(input);
    await bench.undo(job);
    expect(mine().map(({ title }) => title)).not.toContain('Tides');
  });

  it('keeps it on undo if something was saved to it, and can delete it later', async () => {
    const job = await bench.run('playlist.create', input);
    const playlistId = mine().find(({ title }) => title === 'Tides')?.id ?? '';
    const saving = { videoId: jazz.videoIds[0], playlistId, playlistTitle: 'Tides' };
    const saved = await bench.run('video.save', saving);
    expect(await bench.undo(job)).toMatchObject({ state: 'done', fault: { reason: 'playlistInUse' } });
    expect(idsIn(playlistId)).toEqual([jazz.videoIds[0]]);
    await bench.undo(saved);
    expect((await bench.undo(job)).state).toBe('undone');
    expect(found(playlistId)).toBeUndefined();
  });

  it('deletes it on undo even if reads do not find it yet', async () => {
    const job = await bench.run('playlist.create', input);
    const path = /playlistItems$/;
    const error = { code: 404, message: '', errors: [{ reason: 'playlistNotFound' }] };
    sandbox.faults.set({ method: 'GET', path, kind: 'body', body: { error }, status: 404 });
    expect((await bench.undo(job)).state).toBe('undone');
    expect(found(String(job.result))).toBeUndefined();
  });

  it('creates one even if the answer is lost', async () => {
    sandbox.faults.set({ method: 'POST', path: /playlists$/, kind: 'drop', when: 'after', times: 1 });
    await bench.run('playlist.create', input);
    expect(mine().filter(({ title }) => title === 'Tides')).toHaveLength(1);
  });
});

describe('editing a playlist', () => {
  const edit = (changes: Record<string, string>) => ({ playlistId: jazz.id, title: jazz.title, changes });

  it('changes the named fields only, and undo restores them', async () => {
    const before = found(jazz.id);
    const job = await bench.run('playlist.edit', edit({ title: 'Jazz and more' }));
    expect(found(jazz.id)).toEqual({ ...before, title: 'Jazz and more' });
    await bench.undo(job);
    expect(found(jazz.id)).toEqual(before);
  });

  it('changes visibility and description', async () => {
    await bench.run('playlist.edit', edit({ privacyStatus: 'private', description: 'Nothing else' }));
    expect(found(jazz.id)).toMatchObject({
      title: jazz.title,
      privacyStatus: 'private',
      description: 'Nothing else',
    });
  });

  it('keeps later changes on undo', async () => {
    const job = await bench.run('playlist.edit', edit({ title: 'Mine', description: 'Mine' }));
    await bench.run('playlist.edit', edit({ title: 'Theirs' }));
    await bench.undo(job);
    expect(found(jazz.id)).toMatchObject({ title: 'Theirs', description: jazz.description ?? '' });
  });

  it('reports a deleted playlist', async () => {
    const job = await bench.run('playlist.edit', { ...edit({ title: 'New' }), playlistId: 'PLgone' });
    expect(job).toMatchObject({ state: 'failed', fault: { reason: 'playlistNotFound' } });
  });
});

describe('deleting a playlist', () => {
  const input = { playlistId: jazz.id, title: jazz.title };

  it('reads it first, and undo creates one like it', async () => {
    const job = await bench.run('playlist.delete', input);
    expect(found(jazz.id)).toBeUndefined();
    expect((await bench.undo(job)).state).toBe('undone');
    const again = mine().find(({ title }) => title === jazz.title);
    expect(again).toMatchObject({ description: jazz.description, privacyStatus: jazz.privacyStatus });
    expect(idsIn(again?.id ?? '')).toEqual(jazz.videoIds);
  });

  it('is rebuilt with a video that it held twice, even if a request for it is lost', async () => {
    const [twice = ''] = jazz.videoIds;
    await bench.run('video.save', { videoId: twice, playlistId: jazz.id, playlistTitle: 'Jazz' });
    const job = await bench.run('playlist.delete', input);
    let left = jazz.videoIds.length;
    sandbox.faults.decide(({ method, path }) =>
      method === 'POST' && path.endsWith('playlistItems') && left-- === 0
        ? { before: async () => ({ kind: 'drop' }) }
        : undefined,
    );
    expect((await bench.undo(job)).state).toBe('undone');
    const again = mine().find(({ title }) => title === jazz.title);
    expect(idsIn(again?.id ?? '')).toEqual([...jazz.videoIds, twice]);
  });

  it('is rebuilt with the notes and times of its items', async () => {
    const [first, second] = jazz.videoIds;
    const noted = (id: string) =>
      sandbox.video.playlistItems(id).map(({ videoId, note, startAt }) => ({ videoId, note, startAt }));
    for (const [videoId, changes] of [
      [first, { note: 'Opening', startSeconds: 90 }],
      [second, { note: 'Encore' }],
    ] as const) {
      const itemId = sandbox.video.playlistItems(jazz.id).find((item) => item.videoId === videoId)?.id;
      await bench.run('video.annotate', {
        itemId,
        videoId,
        playlistId: jazz.id,
        playlistTitle: 'Jazz',
        changes,
      });
    }
    const before = noted(jazz.id);
    const job = await bench.run('playlist.delete', input);
    await bench.undo(job);
    expect(noted(mine().find(({ title }) => title === jazz.title)?.id ?? '')).toEqual(before);
  });

  it('is rebuilt from what an older version had read', async () => {
    const store = openStore('older-deletion');
    bench = await workbench(sandbox, 'robin', 20, store);
    const job = await bench.run('playlist.delete', input);
    await store.change('jobs', job.jobId, (row) => {
      const read = row?.steps.read;
      if (row === undefined || read === undefined) return undefined;
      const { items: _none, ...fields } = read.receipt as Record<string, unknown>;
      const receipt = { ...fields, videoIds: jazz.videoIds };
      return { ...row, steps: { ...row.steps, read: { ...read, receipt } } };
    });
    await bench.undo(job);
    expect(idsIn(mine().find(({ title }) => title === jazz.title)?.id ?? '')).toEqual(jazz.videoIds);
  });

  it('is rebuilt without videos that are not available any more', async () => {
    const job = await bench.run('playlist.delete', input);
    const [gone = '', ...others] = jazz.videoIds;
    sandbox.video.removeVideo(gone);
    expect(await bench.undo(job)).toMatchObject({ state: 'undone', fault: { reason: 'videosLost' } });
    expect(idsIn(mine().find(({ title }) => title === jazz.title)?.id ?? '')).toEqual(others);
  });

  it('is rebuilt without a video that its playlist refuses, and not at all if the platform is at fault', async () => {
    const job = await bench.run('playlist.delete', input);
    const refusal = { method: 'POST', path: /playlistItems/, kind: 'body', status: 400, times: 1 } as const;
    const body = (reason: string) => ({ error: { code: 400, message: '', errors: [{ reason }] } });
    sandbox.faults.set({ ...refusal, body: body('failedPrecondition') });
    expect(await bench.undo(job)).toMatchObject({ state: 'undone', fault: { reason: 'videosLost' } });
    expect(idsIn(mine().find(({ title }) => title === jazz.title)?.id ?? '')).toEqual(jazz.videoIds.slice(1));
    const again = await bench.run('playlist.delete', { ...input, playlistId: live.id });
    sandbox.faults.set({ ...refusal, body: body('invalidResourceType') });
    expect(await bench.undo(again)).toMatchObject({
      state: 'done',
      fault: { reason: 'invalidResourceType' },
    });
  });

  it('is done once even if the answer is lost', async () => {
    sandbox.faults.set({ method: 'DELETE', path: /playlists/, kind: 'drop', when: 'after', times: 1 });
    expect((await bench.run('playlist.delete', input)).state).toBe('done');
  });
});

describe('a playlist created for a batch', () => {
  const made = async () => {
    const input = { title: 'Filled', description: '', privacyStatus: 'private' };
    const { result } = await bench.run('playlist.create', input);
    return { playlistId: String(result), title: 'Filled' };
  };

  it('is kept, and undo of the batch deletes it', async () => {
    const list = await made();
    const job = await bench.run('playlist.fill', list);
    expect(job.state).toBe('done');
    expect(found(list.playlistId)).toBeDefined();
    expect((await bench.undo(job)).state).toBe('undone');
    expect(found(list.playlistId)).toBeUndefined();
  });

  it('is kept if somebody saved to it meanwhile', async () => {
    const list = await made();
    const job = await bench.run('playlist.fill', list);
    const saved = { videoId: jazz.videoIds[0], playlistId: list.playlistId, playlistTitle: list.title };
    await bench.run('video.save', saved);
    expect(await bench.undo(job)).toMatchObject({ fault: { reason: 'playlistInUse' } });
    expect(idsIn(list.playlistId)).toEqual([jazz.videoIds[0]]);
  });

  it('is kept while the platform does not say what it contains', async () => {
    const list = await made();
    const job = await bench.run('playlist.fill', list);
    sandbox.faults.set({ path: /\/playlistItems/, kind: 'status', status: 403, times: 9 });
    expect((await bench.undo(job)).state).not.toBe('undone');
    expect(found(list.playlistId)).toBeDefined();
  });
});
