import { z } from 'zod/mini';
import { requireChannel } from './authority';
import { readResource } from './bodies';
import { findChannel } from './channelShape';
import { refuse } from './errors';
import { readImage } from './imageSize';
import { imageMedia, megabyte } from './images';
import { type Call, type Method, writeScopes } from './method';
import { insert as insertRow } from './schema';

const InvideoBranding = z.object({
  targetChannelId: z.optional(z.string()),
  timing: z.optional(
    z.object({
      type: z.optional(z.enum(['offsetFromStart', 'offsetFromEnd'])),
      // 64 bits, hence a string in JSON; clients that send a number are understood.
      offsetMs: z.optional(z.coerce.number().check(z.minimum(0))),
      durationMs: z.optional(z.coerce.number().check(z.minimum(0))),
    }),
  ),
});

const notOwn = () => refuse(403, 'watermark', 'forbidden', 'The channel is not yours.', 'channelId');

const set: Method = {
  id: 'watermarks.set',
  http: 'POST',
  path: '/watermarks/set',
  scopes: ['youtube', 'youtube.force-ssl', 'youtube.upload', 'youtubepartner'],
  token: true,
  cost: 50,
  parameters: { channelId: 'string', onBehalfOfContentOwner: 'string' },
  required: ['channelId'],
  media: imageMedia('watermark', 10 * megabyte),
  check(call) {
    if (requireChannel(call.actor) !== call.parameters.text('channelId')) throw notOwn();
    readWatermark(call);
  },
  run(call) {
    const { media, world } = call;
    const facts = readImage(media?.head ?? Buffer.alloc(0));
    const no = (reason: string, message: string) => refuse(400, 'watermark', reason, message);
    if (!facts) throw no('imageFormatUnsupported', 'The file is no image of a known format.');
    if (facts.height > world.limits.watermarkPixels) throw no('imageTooTall', 'The image is too tall.');
    if (facts.width > world.limits.watermarkPixels) throw no('imageTooWide', 'The image is too wide.');
    const { timing, targetChannelId } = readWatermark(call);
    const channelId = call.parameters.text('channelId') ?? '';
    world.db.run('DELETE FROM watermarks WHERE channelId = ?', [channelId]);
    insertRow(world.db, 'watermarks', {
      channelId,
      mimeType: `image/${facts.format}`,
      size: media?.size ?? 0,
      sha256: media?.sha256 ?? '',
      timing: JSON.stringify(timing),
      targetChannelId: targetChannelId ?? null,
    });
    return undefined;
  },
};

/** Type and offset are needed, and what counts from the end must fit there (behaviour, section 5). */
function readWatermark(call: Call) {
  const { timing, targetChannelId } = readResource(InvideoBranding, call.body);
  const no = (reason: string, name: string) => refuse(400, 'watermark', reason, 'The timing is wrong.', name);
  if (!timing) throw no('requiredTiming', 'timing');
  const { type, offsetMs, durationMs = 0 } = timing;
  if (type === undefined) throw no('requiredTimingType', 'timing.type');
  if (offsetMs === undefined) throw no('requiredTimingOffset', 'timing.offsetMs');
  if (type === 'offsetFromEnd' && offsetMs < 1000) throw no('invalidTimingOffset', 'timing.offsetMs');
  if (type === 'offsetFromEnd' && durationMs > offsetMs) throw no('invalidDuration', 'timing.durationMs');
  if (targetChannelId !== undefined && !findChannel(call, targetChannelId)) {
    throw refuse(404, 'watermark', 'unknownChannelId', 'There is no such channel.', 'targetChannelId');
  }
  return { timing, targetChannelId };
}

const unset: Method = {
  id: 'watermarks.unset',
  http: 'POST',
  path: '/watermarks/unset',
  scopes: writeScopes,
  token: true,
  cost: 50,
  parameters: { channelId: 'string', onBehalfOfContentOwner: 'string' },
  required: ['channelId'],
  run(call) {
    const channelId = requireChannel(call.actor);
    if (channelId !== call.parameters.text('channelId')) throw notOwn();
    call.world.db.run('DELETE FROM watermarks WHERE channelId = ?', [channelId]);
    return undefined;
  },
};

export const watermarkMethods = [set, unset] as const;
