import * as z from 'zod/mini';
import { once } from '../../shared/once';
import { faultSchema } from './shared';

/** A resumable upload. The address of its session is in the table `secrets`. */
export const uploadSchema = once(() =>
  z.object({
    uploadId: z.string(),
    accountId: z.string(),
    /** Recognises the file when the person picks it again. */
    file: z.object({
      name: z.string(),
      size: z.number(),
      type: z.string(),
      lastModified: z.number(),
      /** Hash of samples of its bytes, in hexadecimal. */
      sample: z.string(),
    }),
    /** Parameters and body of the call that uploads the file. */
    params: z.record(z.string(), z.unknown()),
    metadata: z.record(z.string(), z.unknown()),
    state: z.enum(['going', 'paused', 'failed', 'needsReview', 'done']),
    /** Bytes that the server last said it has: to be shown, not to continue from. */
    stored: z.number(),
    /** Bytes of the next piece. */
    pieceSize: z.number(),
    /** The last piece was sent, and its outcome is unclear. */
    finishing: z.boolean(),
    /** Since when we look for the video that the last piece may have made; epoch milliseconds. */
    soughtSince: z.optional(z.number()),
    /** Sessions begun so far; each costs quota. */
    sessions: z.number(),
    /** Passing errors since the last piece that arrived. */
    failures: z.number(),
    /** Epoch milliseconds before which nothing is sent. */
    retryAt: z.optional(z.number()),
    fault: z.optional(faultSchema()),
    /** The video that was made. */
    videoId: z.optional(z.string()),
    /** Actions that the finished video is the subject of; without its id in their input. */
    followUps: z.optional(
      z.array(z.object({ action: z.string(), input: z.record(z.string(), z.unknown()) })),
    ),
    /** The jobs that they became. */
    jobIds: z.optional(z.array(z.string())),
    createdAt: z.number(),
  }),
);
