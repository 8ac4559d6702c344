import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ChannelServices, channelMessages } from '../../../../entrypoints/background/handlers/channel';
import { createOwnEdits } from '../../../../entrypoints/background/state/ownEdits';
import { workbench } from '../../../lib/actions/workbench';
import { type Sandbox, startSandbox } from '../../../sandbox';
import { account, videos } from '../../../sandbox/seed';
import { answersOf } from './answersOf';

const ownEdits = createOwnEdits(10_000);
let sandbox: Sandbox;
let handlers: ReturnType<typeof answersOf<typeof channelMessages>>;

beforeAll(async () => {
  sandbox = await startSandbox();
  const { clients } = await workbench(sandbox);
  const services: Record<keyof ChannelServices, object> = {
    apiClients: { video: () => clients.video },
    accountViews: { active: async () => ({ accountId: 'me', channelId: account.channelId }) },
    memory: { withOwnEdits: ownEdits.complete },
  };
  handlers = answersOf(channelMessages, services);
});
afterAll(() => sandbox.close());

it('returns length and views of videos, without deleted ones', async () => {
  const [first, second] = videos.slice(17, 19).map(({ id }) => id);
  const facts = await handlers.videoFacts({ videoIds: [first!, 'Sbx-0_gone0', second!] });
  expect(facts.map(({ videoId, durationSeconds, views }) => [videoId, durationSeconds, views])).toEqual([
    [first, 4 * 60 + 19, 3037],
    [second, 5 * 60 + 19, 3074],
  ]);
});

it('reads the fields of a video of the active channel, for 1 unit', async () => {
  const mine = videos.find(({ channelId }) => channelId === account.channelId)!;
  sandbox.video.changeVideo(mine.id, { tags: '["sea"]', paidPlacement: 1, defaultLanguage: 'en' });
  const before = sandbox.requests.length;
  const { accountId, fields, durationSeconds, ...facts } = await handlers.ownVideo({ videoId: mine.id });
  expect(sandbox.requests.slice(before)).toHaveLength(1);
  expect(accountId).toBe('me');
  expect(durationSeconds).toBeGreaterThan(60);
  expect(fields).toEqual({
    title: mine.title,
    description: mine.description,
    tags: ['sea'],
    categoryId: '10',
    defaultLanguage: 'en',
    defaultAudioLanguage: null,
    privacyStatus: 'public',
    publishAt: null,
    license: 'youtube',
    embeddable: true,
    publicStatsViewable: true,
    selfDeclaredMadeForKids: false,
    containsSyntheticMedia: false,
    recordingDate: null,
    paidProductPlacement: true,
  });
  expect(facts).toMatchObject({ hasCaptions: expect.any(Boolean), views: expect.any(Number) });
  expect(facts.image).toMatch(/^https:/);
});

it('gives the fields of a video as we wrote them a moment ago, while the platform answers as before', async () => {
  const mine = videos.filter(({ channelId }) => channelId === account.channelId)[1]!;
  const { fields } = await handlers.ownVideo({ videoId: mine.id });
  ownEdits.note('me', mine.id, { title: 'First', tags: ['new'] });
  ownEdits.note('me', mine.id, { title: 'Second' });
  ownEdits.note('other', mine.id, { description: 'Of another account' });
  expect((await handlers.ownVideo({ videoId: mine.id })).fields).toEqual({
    ...fields,
    title: 'Second',
    tags: ['new'],
  });
});

it('says that a video is gone, or belongs to another channel', async () => {
  const others = videos.find(({ channelId }) => channelId !== account.channelId)!;
  await expect(handlers.ownVideo({ videoId: 'Sbx-0_gone0' })).rejects.toThrow('videoNotFound');
  await expect(handlers.ownVideo({ videoId: others.id })).rejects.toThrow('videoNotYours');
});
