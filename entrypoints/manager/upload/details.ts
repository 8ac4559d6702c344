import * as z from 'zod/mini';
import { type PrivacyStatus, privacyStatuses } from '../../../lib/messages';
import { insert } from '../../../lib/video/videos';

/** Values of the fields that the forms of new and of stored videos share. */
export interface CommonDetails {
  title: string;
  description: string;
  /** Separated by commas. */
  tags: string;
  categoryId: string;
  /** `scheduled`: private until `publishAt`. */
  visibility: PrivacyStatus | 'scheduled';
  /** Wall clock of this computer: `2026-12-01T20:00`. */
  publishAt: string;
  /** Language (BCP 47) of title and description; empty for none. */
  defaultLanguage: string;
  license: 'youtube' | 'creativeCommon';
  embeddable: boolean;
  /** Undefined until the person has answered. */
  madeForKids?: boolean;
}

/** Values of the upload form. */
export interface UploadDetails extends CommonDetails {
  notifySubscribers: boolean;
}

/** Initial values of the upload form. */
export const emptyDetails: UploadDetails = {
  title: '',
  description: '',
  tags: '',
  categoryId: '22',
  visibility: 'private',
  publishAt: '',
  defaultLanguage: '',
  license: 'youtube',
  embeddable: true,
  notifySubscribers: true,
};

/** Parses a stored draft, which an older version may have written; undefined if it is no object. */
export function readDetails(kept: unknown): UploadDetails | undefined {
  const text = z.catch(z.string(), '');
  const parsed = z
    .object({
      title: text,
      description: text,
      tags: text,
      categoryId: z.catch(z.string(), emptyDetails.categoryId),
      visibility: z.catch(z.enum([...privacyStatuses, 'scheduled']), 'private'),
      publishAt: text,
      defaultLanguage: text,
      license: z.catch(z.enum(['youtube', 'creativeCommon']), 'youtube'),
      embeddable: z.catch(z.boolean(), true),
      madeForKids: z.catch(z.optional(z.boolean()), undefined),
      notifySubscribers: z.catch(z.boolean(), true),
    })
    .safeParse(kept);
  if (!parsed.success) return undefined;
  const { madeForKids, ...details } = parsed.data;
  return madeForKids === undefined ? details : { ...details, madeForKids };
}

/** Request body of `videos.insert`. `publishAt` needs a private video (video API behaviour, section 5). */
export function toMetadata(details: UploadDetails): Record<string, unknown> {
  const { title, description, categoryId, visibility, license, embeddable, madeForKids } = details;
  const defaultLanguage = details.defaultLanguage.trim();
  const isScheduled = visibility === 'scheduled';
  return {
    snippet: {
      title: title.trim(),
      description,
      tags: splitTags(details.tags),
      ...(categoryId === '' ? {} : { categoryId }),
      ...(defaultLanguage === '' ? {} : { defaultLanguage }),
    },
    status: {
      privacyStatus: isScheduled ? 'private' : visibility,
      ...(isScheduled ? { publishAt: toInstant(details.publishAt) } : {}),
      license,
      embeddable,
      selfDeclaredMadeForKids: madeForKids,
    },
  };
}

/**
 * Names of fields that the method's schema refuses, of a publication that is not in the future, of
 * an invalid language, and of the question about children if it has no answer.
 * @param now epoch milliseconds
 */
export function findInvalidFields(details: UploadDetails, now: number = Date.now()): Set<string> {
  const { visibility, publishAt, defaultLanguage, madeForKids } = details;
  const parsed = insert.body?.().safeParse(toMetadata(details));
  const issues = parsed === undefined || parsed.success ? [] : parsed.error.issues;
  const wrong = new Set(issues.map(({ path }) => String(path[1] ?? path[0])));
  if (visibility === 'scheduled' && !(Date.parse(publishAt) > now)) wrong.add('publishAt');
  if (!isLanguage(defaultLanguage.trim())) wrong.add('defaultLanguage');
  if (madeForKids === undefined) wrong.add('madeForKids');
  return wrong;
}

/** The tags of a field that separates them by commas. */
export const splitTags = (tags: string): string[] =>
  tags
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');

/** Wall clock → UTC (`2026-12-01T19:00:00.000Z`). Invalid text is returned unchanged and refused by the schema. */
export function toInstant(wallClock: string): string {
  const at = Date.parse(wallClock);
  return Number.isNaN(at) ? wallClock : new Date(at).toISOString();
}

/** Whether the code is a BCP 47 tag or empty. */
export function isLanguage(code: string): boolean {
  try {
    return code === '' || Intl.getCanonicalLocales(code).length > 0;
  } catch {
    return false;
  }
}
