import * as z from 'zod/mini';
import { insert } from '../../../lib/video/videos';

/** The form's fields as the person left them. */
export interface VideoDetails {
  title: string;
  description: string;
  /** With commas between. */
  tags: string;
  categoryId: string;
  privacyStatus: 'private' | 'unlisted' | 'public';
  /** Undefined until the person has said so: the platform wants to be told. */
  madeForKids?: boolean;
  notifySubscribers: boolean;
}

export const emptyDetails: VideoDetails = {
  title: '',
  description: '',
  tags: '',
  categoryId: '22',
  privacyStatus: 'private',
  notifySubscribers: true,
};

/** What was typed last time; an older version may have written it. */
export function readDetails(kept: unknown): VideoDetails | undefined {
  const text = z.catch(z.string(), '');
  const parsed = z
    .object({
      title: text,
      description: text,
      tags: text,
      categoryId: z.catch(z.string(), emptyDetails.categoryId),
      privacyStatus: z.catch(z.enum(['private', 'unlisted', 'public']), 'private'),
      madeForKids: z.catch(z.optional(z.boolean()), undefined),
      notifySubscribers: z.catch(z.boolean(), true),
    })
    .safeParse(kept);
  if (!parsed.success) return undefined;
  const { madeForKids, ...details } = parsed.data;
  return madeForKids === undefined ? details : { ...details, madeForKids };
}

/** The body of `videos.insert`. */
export function metadataOf(details: VideoDetails): Record<string, unknown> {
  const { title, description, categoryId, privacyStatus, madeForKids } = details;
  const tags = details.tags.split(',').map((tag) => tag.trim());
  return {
    snippet: {
      title: title.trim(),
      description,
      tags: tags.filter((tag) => tag !== ''),
      ...(categoryId === '' ? {} : { categoryId }),
    },
    status: { privacyStatus, selfDeclaredMadeForKids: madeForKids },
  };
}

/** The fields that the platform would refuse: the method table knows its limits. */
export function wrongFields(details: VideoDetails): Set<string> {
  const parsed = insert.body?.().safeParse(metadataOf(details));
  const issues = parsed === undefined || parsed.success ? [] : parsed.error.issues;
  const fields = issues.map(({ path }) => String(path[1] ?? path[0]));
  return new Set([...fields, ...(details.madeForKids === undefined ? ['madeForKids'] : [])]);
}
