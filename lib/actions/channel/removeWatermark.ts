import * as z from 'zod/mini';
import { watermarks } from '../../video';
import { action } from '../shared/action';

export const removeWatermark = action({
  id: 'channel.removeWatermark',
  version: 1,
  service: 'video',
  methods: [watermarks.unset],
  input: () => z.object({ channel: z.object({ channelId: z.string() }) }),
  lane: ({ channel }) => `channel-${channel.channelId}`,
  async run({ input: { channel }, step, video }) {
    await step('remove', { run: () => video.watermarks.unset(channel) });
  },
  words: () => [],
});
