import * as z from 'zod/mini';

/** Schema of the fields that a person enters for a playlist. The method checks the platform's other limits. */
export const PlaylistFields = () =>
  z.object({
    title: z.string().check(z.trim(), z.minLength(1), z.maxLength(150)),
    description: z.string(),
    privacyStatus: z.enum(['private', 'unlisted', 'public']),
  });
export type PlaylistFields = z.output<ReturnType<typeof PlaylistFields>>;
