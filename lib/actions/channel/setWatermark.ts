import * as z from 'zod/mini';
import { channelUrl } from '../../pages/videoAddress';
import { watermarks } from '../../video';
import { action } from '../shared/action';
import { updates } from '../shared/writes';

/** Sets the watermark of the channel's videos. No undo: the API cannot read the previous one. */
export const setWatermark = action({
  id: 'channel.watermark',
  version: 1,
  service: 'video',
  methods: [watermarks.set],
  input: () =>
    z.object({
      channel: z.object({ channelId: z.string() }),
      file: z.string(),
      timing: z.object({
        type: z.enum(['offsetFromStart', 'offsetFromEnd']),
        offsetMs: z.string(),
        durationMs: z.optional(z.string()),
      }),
    }),
  concurrencyKey: ({ channel }) => `channel-${channel.channelId}`,
  async run({ input: { channel, timing, ...input }, step, video, file }) {
    await step('set', {
      writes: updates('channel', channel.channelId),
      run: async () => video.watermarks.set(channel, { timing }, { media: await file(input.file) }),
    });
  },
  substitutions: () => [],
  link: ({ channel }) => channelUrl(channel.channelId),
});
