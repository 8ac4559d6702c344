import 'fake-indexeddb/auto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type LatestUploadsServices,
  latestUploadsMessages,
} from '../../../../entrypoints/background/handlers/latestUploads';
import { createMirror } from '../../../../lib/collections/mirror';
import { openStore } from '../../../../lib/store';
import { workbench } from '../../../lib/actions/workbench';
import { type Sandbox, startSandbox } from '../../../sandbox';
import { account, channels, videos } from '../../../sandbox/seed';
import { answersOf } from './answersOf';

let sandbox: Sandbox;
const store = openStore('latestUploads');
let handlers: ReturnType<typeof answersOf<typeof latestUploadsMessages>>;

beforeAll(async () => {
  sandbox = await startSandbox();
  const { clients } = await workbench(sandbox);
  const services: Record<keyof LatestUploadsServices, object> = {
    store,
    apiClients: { video: () => clients.video },
    accountViews: { active: async () => ({ accountId: 'me', channelId: account.channelId }) },
  };
  handlers = answersOf(latestUploadsMessages, services);
});
afterAll(() => {
  store.close();
  return sandbox.close();
});

it('tells when channels uploaded last, and which are closed, for a unit each and one for all', async () => {
  const [active] = channels.filter(({ id }) => videos.some(({ channelId }) => channelId === id));
  const closed = `UC${'x'.repeat(22)}`;
  const before = sandbox.video.quota.used();
  expect(await handlers.knownUploads({})).toEqual([]);
  await handlers.readLatestUploads({ channelIds: [active!.id, closed] });
  expect(sandbox.video.quota.used() - before).toBe(2);
  const known = await handlers.knownUploads({});
  const uploads = sandbox.video
    .videos()
    .filter(({ channelId, privacyStatus }) => channelId === active!.id && privacyStatus === 'public')
    .map(({ id, title, publishedAt }) => ({ videoId: id, title, publishedAt }))
    .sort((one, other) => (one.publishedAt < other.publishedAt ? 1 : -1));
  expect(known).toEqual([
    {
      channelId: active!.id,
      readAt: expect.any(Number),
      uploadedAt: uploads[0]?.publishedAt,
      videos: uploads.slice(0, 5),
    },
    { channelId: closed, readAt: expect.any(Number), isClosed: true },
  ]);
});

it('is forgotten with the account', async () => {
  await createMirror(store).forget('me');
  expect(await handlers.knownUploads({})).toEqual([]);
});
