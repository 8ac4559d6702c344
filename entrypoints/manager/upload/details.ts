import * as z from 'zod/mini';
import { insert } from '../../../lib/video/videos';

/** The form's fields as the person left them. */
export interface VideoDetails {
  title: string;
  description: string;
  /** With commas between. */
  tags: string;
  categoryId: string;
  /** `scheduled`: private until `publishAt`. */
  visibility: 'private' | 'unlisted' | 'public' | 'scheduled';
  /** Wall clock of this computer, as a field of the page holds it: `2026-12-01T20:00`. */
  publishAt: string;
  /** A language's code, of title and description; empty where nothing is said. */
  defaultLanguage: string;
  license: 'youtube' | 'creativeCommon';
  embeddable: boolean;
  /** Undefined until the person has said so: the platform wants to be told. */
  madeForKids?: boolean;
  notifySubscribers: boolean;
}

export const emptyDetails: VideoDetails = {
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

/** What was typed last time; an older version may have written it. */
export function readDetails(kept: unknown): VideoDetails | undefined {
  const text = z.catch(z.string(), '');
  const parsed = z
    .object({
      title: text,
      description: text,
      tags: text,
      categoryId: z.catch(z.string(), emptyDetails.categoryId),
      visibility: z.catch(z.enum(['private', 'unlisted', 'public', 'scheduled']), 'private'),
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

/** The body of `videos.insert`. A date of publication is for private videos only (video API behaviour, section 5). */
export function toMetadata(details: VideoDetails): Record<string, unknown> {
  const { title, description, categoryId, visibility, license, embeddable, madeForKids } = details;
  const tags = details.tags.split(',').map((tag) => tag.trim());
  const defaultLanguage = details.defaultLanguage.trim();
  const isScheduled = visibility === 'scheduled';
  return {
    snippet: {
      title: title.trim(),
      description,
      tags: tags.filter((tag) => tag !== ''),
      ...(categoryId === '' ? {} : { categoryId }),
      ...(defaultLanguage === '' ? {} : { defaultLanguage }),
    },
    status: {
      privacyStatus: isScheduled ? 'private' : visibility,
      ...(isScheduled ? { publishAt: momentOf(details.publishAt) } : {}),
      license,
      embeddable,
      selfDeclaredMadeForKids: madeForKids,
    },
  };
}

/** The fields that the platform would refuse: the method table knows its limits, and the clock what is past. */
export function wrongFields(details: VideoDetails, now: number = Date.now()): Set<string> {
  const { visibility, publishAt, defaultLanguage, madeForKids } = details;
  const parsed = insert.body?.().safeParse(toMetadata(details));
  const issues = parsed === undefined || parsed.success ? [] : parsed.error.issues;
  const wrong = new Set(issues.map(({ path }) => String(path[1] ?? path[0])));
  if (visibility === 'scheduled' && !(Date.parse(publishAt) > now)) wrong.add('publishAt');
  if (!isLanguage(defaultLanguage.trim())) wrong.add('defaultLanguage');
  if (madeForKids === undefined) wrong.add('madeForKids');
  return wrong;
}

/** The same moment for everybody: `2026-12-01T19:00:00.000Z`. What is no date stays as it is, and is refused. */
function momentOf(wallClock: string): string {
  const at = Date.parse(wallClock);
  return Number.isNaN(at) ? wallClock : new Date(at).toISOString();
}

/** A code as BCP 47 has them, or none. */
function isLanguage(code: string): boolean {
  try {
    return code === '' || Intl.getCanonicalLocales(code).length > 0;
  } catch {
    return false;
  }
}
