import { afterAll, beforeAll, expect, it } from 'vitest';
import { subscriptions } from '../../../lib/collections/subscriptions';
import type { VideoClient } from '../../../lib/video';
import { type Sandbox, startSandbox } from '../../sandbox';
import { account, channels } from '../../sandbox/seed';
import { workbench } from '../actions/workbench';

let sandbox: Sandbox;
let video: VideoClient;
beforeAll(async () => {
  sandbox = await startSandbox();
  ({ video } = (await workbench(sandbox)).clients);
});
afterAll(() => sandbox.close());

const subscribed = () => sandbox.video.subscriptions(account.channelId);
const read = (position?: string) => subscriptions.readPage(video, position, async () => new Map());

it('a page has the channels that the active channel is subscribed to, by title, for 1 unit', async () => {
  const before = sandbox.video.quota.used();
  const { rows, next } = await read();
  expect(sandbox.video.quota.used() - before).toBe(subscriptions.pagePrice);
  expect(next).toBeUndefined();
  const ids = subscribed().map(({ publisherId }) => publisherId);
  const titles = channels.filter(({ id }) => ids.includes(id)).map(({ title }) => title);
  expect(rows.map(({ title }) => title)).toEqual(titles.sort());
  expect(rows[0]).toMatchObject({
    subscribedAt: expect.stringMatching(/^\d{4}-/),
    videos: expect.any(Number),
    image: expect.stringMatching(/^https:/),
  });
});

it('some are read by channel, without those that are gone', async () => {
  const [one] = subscribed();
  const before = sandbox.video.quota.used();
  const rows = await subscriptions.readSome(video, [`UC${'x'.repeat(22)}`, one!.publisherId]);
  expect(sandbox.video.quota.used() - before).toBe(subscriptions.somePrice);
  expect(rows.map(({ channelId }) => channelId)).toEqual([one!.publisherId]);
});
