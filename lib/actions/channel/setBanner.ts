import * as z from 'zod/mini';
import { Fault } from '../../errors';
import type { PastJob } from '../../jobs';
import { channelUrl } from '../../pages/videoAddress';
import { type Channel, channelBanners, channels, type VideoClient } from '../../video';
import { action } from '../shared/action';
import { makes, updates } from '../shared/writes';

const id = 'channel.banner';

/** Sets the channel's banner; all other branding stays. Undo restores the previous banner. */
export const setBanner = action({
  id,
  version: 1,
  service: 'video',
  methods: [channels.list, channelBanners.insert, channels.list, channels.update],
  input: () => z.object({ channel: z.object({ channelId: z.string() }), file: z.string() }),
  concurrencyKey: ({ channel }) => `channel-${channel.channelId}`,
  async run({ input, step, readLatest, video, file }) {
    const { channelId } = input.channel;
    const was = await step('read', {
      run: () => readLatest(() => readBanner(video, channelId), reflectsBanner),
    });
    // A repeated upload has another address; one that is used nowhere shows nowhere.
    const address = await step('upload', {
      writes: makes('picture'),
      async run() {
        const media = await file(input.file);
        const { url } = await video.channelBanners.insert({}, undefined, { media });
        return url;
      },
    });
    // Repeated with the same address: whichever of two requests lands last, `is` says what the channel shows then.
    const is = await step('set', {
      writes: updates('channel', channelId),
      run: async () => getBanner(await writeBanner(video, channelId, address)),
    });
    return { was, is };
  },
  async undo({ input, result, receipts, step, readLatest, video }) {
    const was = z.union([z.string(), z.literal(null)]).safeParse(receipts.read);
    if (!was.success) return;
    const { channelId } = input.channel;
    await step('compare', {
      async run() {
        const now = await readLatest(
          () => readBanner(video, channelId),
          (found) => found === result?.is,
        );
        // A banner that the person set elsewhere meanwhile is kept.
        if (result && now !== result.is && now !== was.data)
          throw new Fault({ kind: 'conflict', reason: 'bannerChanged' });
      },
    });
    await step('put back', {
      writes: updates('channel', channelId),
      run: async () => void (await writeBanner(video, channelId, was.data)),
    });
  },
  substitutions: () => [],
  link: ({ channel }) => channelUrl(channel.channelId),
});

/** Whether a read banner is the one that the last banner job left; other jobs of the channel do not change it. */
export function reflectsBanner(found: string | null, recentWrites: readonly PastJob[]): boolean {
  const last = recentWrites.findLast(({ action }) => action === id);
  const Pair = z.object({ was: z.nullable(z.string()), is: z.nullable(z.string()) });
  const set = Pair.safeParse(last?.result).data;
  if (last === undefined || set === undefined) return last === undefined;
  return (
    (last.state === 'undone' || last.state === 'done') &&
    found === (last.state === 'undone' ? set.was : set.is)
  );
}

async function readBanner(video: VideoClient, channelId: string): Promise<string | null> {
  const { items } = await video.channels.list({ part: ['brandingSettings'], id: [channelId] });
  return getBanner(items[0]);
}

/** Writes the address of the banner and keeps the other branding settings. */
const writeBanner = (video: VideoClient, id: string, bannerExternalUrl: string | null): Promise<Channel> =>
  video.updateParts(channels.update, { id }, { brandingSettings: { image: { bannerExternalUrl } } });

const getBanner = (channel: Channel | undefined): string | null =>
  channel?.brandingSettings?.image?.bannerExternalUrl ?? null;
