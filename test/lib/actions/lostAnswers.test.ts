import { beforeEach, expect, it } from 'vitest';
import { freshSandbox } from '../../sandbox/fresh';
import { abortedInsert } from '../../sandbox/video/errors';
import { inJazz, inList, mine } from './subjects';
import { type Workbench, workbench } from './workbench';

/** Answers that are lost or wrong: what was written is found. `requests.test.ts` loses one answer of every action. */

const sandbox = await freshSandbox();
let bench: Workbench;

beforeEach(async () => {
  bench = await workbench(sandbox);
  bench.files.set(
    'track',
    new Blob(['1\n00:00:01,000 --> 00:00:02,000\nHi\n'], { type: 'application/x-subrip' }),
  );
});

/** Writes to the platforms since then, with the last part of their address that is no id. */
const writesSince = (before: number) =>
  sandbox.requests
    .slice(before)
    .filter(({ method }) => method !== 'GET')
    .map(
      ({ method, path }) =>
        `${method} ${path
          .replace(/\/\d+$/, '')
          .split('/')
          .at(-1)}`,
    );

/** From now on, the first write is done, but not answered. */
function loseNextAnswer(): void {
  let isLost = false;
  sandbox.faults.decide(({ method }) => {
    if (method === 'GET' || isLost) return undefined;
    isLost = true;
    return { after: async () => ({ kind: 'drop' }) };
  });
}

it('the undo of an edited video reads it before it writes again', async () => {
  const job = await bench.run('video.edit', { videoId: mine, changes: { title: 'Ebb' } });
  loseNextAnswer();
  const before = sandbox.requests.length;
  expect(await bench.undo(job)).toMatchObject({ state: 'undone' });
  expect(writesSince(before)).toEqual(['PUT videos']);
});

it('a save that is answered as aborted, but done, is done once', async () => {
  sandbox.faults.set({
    method: 'POST',
    path: /playlistItems/,
    kind: 'status',
    status: 409,
    body: abortedInsert,
    when: 'after',
    times: 1,
  });
  const before = sandbox.requests.length;
  expect(await bench.run('video.save', { videoId: inJazz, ...inList })).toMatchObject({ state: 'done' });
  expect(writesSince(before)).toEqual(['POST playlistItems']);
});

it('a caption track of another name or language is not taken for the new one', async () => {
  const input = { videoId: mine, language: 'fr', name: 'Choir', isDraft: false, file: 'track' };
  const body = { items: [{ id: 'other', snippet: { language: 'fr', name: 'Organ' } }] };
  // The check after the lost answer is told of another track only.
  let reads = 0;
  sandbox.faults.decide(({ method, path }) => {
    if (method !== 'GET' || !path.endsWith('/captions')) return undefined;
    return ++reads === 2 ? { before: async () => ({ kind: 'body', body }) } : undefined;
  });
  sandbox.faults.set({ method: 'POST', path: /captions/, kind: 'drop', when: 'after', times: 1 });
  const { result } = await bench.run('video.captions', input);
  const made = sandbox.video.rows('captions').filter(({ name }) => name === 'Choir');
  expect(made).toMatchObject([{ id: (result as { captionId: string }).captionId }]);
});

it('a video whose deletion is not answered is gone all the same', async () => {
  loseNextAnswer();
  expect(await bench.run('video.delete', { videoId: mine })).toMatchObject({ state: 'done' });
  expect(sandbox.video.videos().some(({ id }) => id === mine)).toBe(false);
});
