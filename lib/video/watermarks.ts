import * as z from 'zod/mini';
import { method } from '../http';
import {
  contentOwner,
  id,
  image,
  inserting,
  megabytes,
  rule,
  string,
  uploadScopes,
} from './shared/parameters';

const query = () => z.strictObject({ channelId: id(), ...contentOwner() });
const digits = /^\d{1,19}$/;
/** Milliseconds as text, like all 64-bit numbers of the platform. */
const milliseconds = () => z.string().check(z.regex(digits));

/** With `offsetFromEnd`, it must start at least a second before the end of the video, and not last beyond it. */
const fitting = rule<{ type: string; offsetMs: string; durationMs?: string | undefined }>(
  ({ type, offsetMs, durationMs = '0' }) => {
    // Called also for texts that are no numbers, which `milliseconds` refuses
    if (type === 'offsetFromStart' || !digits.test(offsetMs) || !digits.test(durationMs)) return [];
    return [
      ...(BigInt(offsetMs) < 1000n ? ['offsetMs'] : []),
      ...(BigInt(durationMs) > BigInt(offsetMs) ? ['durationMs'] : []),
    ];
  },
);

/** The platform always draws it at the top right. Up to 10 MB (video API behaviour, section 5). */
export const set = method({
  ...inserting,
  id: 'watermarks.set',
  path: '/watermarks/set',
  query,
  body: () =>
    z.strictObject({
      timing: z
        .strictObject({
          type: z.enum(['offsetFromStart', 'offsetFromEnd']),
          offsetMs: milliseconds(),
          durationMs: z.optional(milliseconds()),
        })
        .check(fitting),
      targetChannelId: string(),
    }),
  scopes: uploadScopes,
  upload: { maximum: 10 * megabytes, accepts: image },
});

/** Removes the watermark of a channel. */
export const unset = method({
  ...inserting,
  id: 'watermarks.unset',
  path: '/watermarks/unset',
  query,
});
