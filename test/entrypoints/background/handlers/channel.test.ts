import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ChannelServices, channelMessages } from '../../../../entrypoints/background/handlers/channel';
import { workbench } from '../../../lib/actions/workbench';
import { type Sandbox, startSandbox } from '../../../sandbox';
import { account, channels, videos } from '../../../sandbox/seed';
import { answersOf } from './answersOf';

let sandbox: Sandbox;
let handlers: ReturnType<typeof answersOf<typeof channelMessages>>;

beforeAll(async () => {
  sandbox = await startSandbox();
  const { clients } = await workbench(sandbox);
  const services: Record<keyof ChannelServices, object> = {
    apiClients: { video: () => clients.video },
    accountViews: { active: async () => ({ accountId: 'me' }) },
  };
  handlers = answersOf(channelMessages, services);
});
afterAll(() => sandbox.close());

it('lists the channels that the active channel is subscribed to', async () => {
  const { channels: listed, next } = await handlers.mySubscriptions({});
  const subscribed = sandbox.video.subscriptions(account.channelId).map(({ publisherId }) => publisherId);
  const titled = channels.filter(({ id }) => subscribed.includes(id)).map(({ id, title }) => [id, title]);
  expect(next).toBeUndefined();
  expect(listed.map(({ channelId, title }) => [channelId, title]).sort()).toEqual(titled.sort());
});

it('returns length and views of videos, without deleted ones', async () => {
  const [first, second] = videos.slice(17, 19).map(({ id }) => id);
  const facts = await handlers.videoFacts({ videoIds: [first!, 'Sbx-0_gone0', second!] });
  expect(facts.map(({ videoId, durationSeconds, views }) => [videoId, durationSeconds, views])).toEqual([
    [first, 4 * 60 + 19, 3037],
    [second, 5 * 60 + 19, 3074],
  ]);
});
