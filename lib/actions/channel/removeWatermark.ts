import * as z from 'zod/mini';
import { watermarks } from '../../video';
import { action } from '../shared/action';
import { updates } from '../shared/writes';

/** Removes the watermark of the channel's videos. No undo: the API cannot read it. */
export const removeWatermark = action({
  id: 'channel.removeWatermark',
  version: 1,
  service: 'video',
  methods: [watermarks.unset],
  input: () => z.object({ channel: z.object({ channelId: z.string() }) }),
  concurrencyKey: ({ channel }) => `channel-${channel.channelId}`,
  async run({ input: { channel }, step, video }) {
    await step('remove', {
      writes: updates('channel', channel.channelId),
      run: () => video.watermarks.unset(channel),
    });
  },
  substitutions: () => [],
});
