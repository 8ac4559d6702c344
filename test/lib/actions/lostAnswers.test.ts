import { beforeEach, expect, it } from 'vitest';
import type { ActionId } from '../../../lib/actions';
import { freshSandbox } from '../../sandbox/fresh';
import { abortedInsert } from '../../sandbox/video/errors';
import { form, fresh, inJazz, inList, live, mine, sandboxSubjects, stranger } from './subjects';
import { type Workbench, workbench } from './workbench';

/** The answer to the first write is lost: a check finds what was written, and nothing is sent twice. */

const sandbox = await freshSandbox();
let bench: Workbench;

beforeEach(async () => {
  bench = await workbench(sandbox);
  bench.files.set(
    'track',
    new Blob(['1\n00:00:01,000 --> 00:00:02,000\nHi\n'], { type: 'application/x-subrip' }),
  );
});

const { lastItem, published, toEdit, subscribed } = sandboxSubjects(sandbox);

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

type Row = [ActionId, () => Record<string, unknown>, sent: string[]];

const place = () => ({ ...lastItem(), position: 0 });
const move = () => ({ ...lastItem(), targetId: live.id, targetTitle: live.title });

it.each<Row>([
  ['video.save', () => ({ videoId: inJazz, ...inList }), ['POST playlistItems']],
  [
    'video.saveToNew',
    () => ({ videoId: fresh, title: 'Tides', privacyStatus: 'private' }),
    ['POST playlists', 'POST playlistItems'],
  ],
  ['video.place', place, ['PUT playlistItems']],
  ['video.move', move, ['POST playlistItems', 'DELETE playlistItems']],
  ['channel.subscribe', () => stranger, ['POST subscriptions']],
  [
    'playlist.create',
    () => ({ title: 'Tides', description: 'High', privacyStatus: 'unlisted' }),
    ['POST playlists'],
  ],
  ['video.edit', () => ({ videoId: mine, changes: { title: 'Ebb' } }), ['PUT videos']],
  [
    'video.captions',
    () => ({ videoId: mine, language: 'fr', name: '', isDraft: false, file: 'track' }),
    ['POST captions'],
  ],
  ['event.add', () => ({ form }), ['POST venues', 'POST events']],
  ['event.edit', toEdit, ['POST events', 'POST tribe_events']],
  ['event.duplicate', published, ['POST events']],
  ['venue.create', () => ({ fields: form.venue }), ['POST venues']],
  ['organizer.create', () => ({ fields: { name: 'Zylmorf Choir' } }), ['POST organizers']],
  ['category.create', () => ({ fields: { name: 'Zylmorf' } }), ['POST categories']],
  ['tag.create', () => ({ fields: { name: 'Zylmorf' } }), ['POST tags']],
])('%s is done once', async (id, input, sent) => {
  loseNextAnswer();
  const before = sandbox.requests.length;
  expect(await bench.run(id, input())).toMatchObject({ state: 'done' });
  expect(writesSince(before)).toEqual(sent);
});

it.each<Row>([
  ['video.remove', () => ({ videoId: inJazz, ...inList }), ['POST playlistItems']],
  ['video.place', place, ['PUT playlistItems']],
  ['video.move', move, ['POST playlistItems', 'DELETE playlistItems']],
  ['channel.unsubscribe', subscribed, ['POST subscriptions']],
  ['video.edit', () => ({ videoId: mine, changes: { title: 'Ebb' } }), ['PUT videos']],
])('%s is undone once', async (id, input, sent) => {
  const job = await bench.run(id, input());
  loseNextAnswer();
  const before = sandbox.requests.length;
  expect(await bench.undo(job)).toMatchObject({ state: 'undone' });
  expect(writesSince(before)).toEqual(sent);
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
