import * as z from 'zod/mini';

/** What a person says of a playlist; the platform's limits are checked by the method itself. */
export const PlaylistFields = () =>
  z.object({
    title: z.string().check(z.trim(), z.minLength(1), z.maxLength(150)),
    description: z.string(),
    privacyStatus: z.enum(['private', 'unlisted', 'public']),
  });
