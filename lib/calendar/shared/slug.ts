/** WordPress adds it to the slug of what it moves to the trash, with a number if that slug is taken. */
const trashSuffix = /__trashed(-\d+)?$/;

/**
 * The slug of an event as it was before it was moved to the trash. A draft had none: WordPress makes `__trashed` of
 * that, and keeps it when the draft is restored and published, so it gets the one that its title would give.
 */
export function slugBeforeTrash(slug: string, title: string): string {
  return decodeSlug(slug.replace(trashSuffix, '')) || toSlug(title);
}

/**
 * Slug at the end of an address of a site, and the folder before it: `/event/harbour-walk/`. Undefined for an address
 * elsewhere, and for one without a folder.
 * @param site address of the site
 */
export function readSlug(site: string, address: string): { folder: string; slug: string } | undefined {
  if (!URL.canParse(address)) return undefined;
  const { origin, pathname } = new URL(address);
  const home = new URL(site);
  const below = home.pathname.replace(/\/$/, '');
  if (origin !== home.origin || !pathname.startsWith(`${below}/`)) return undefined;
  const [folder, slug] = pathname.slice(below.length).split('/').filter(Boolean).slice(-2);
  return folder === undefined || slug === undefined ? undefined : { folder, slug: decodeSlug(slug) };
}

/** Whether a slug is what the trash left of an event that had none. */
export const isTrashSlug = (slug: string): boolean => slug.replace(trashSuffix, '') === '' && slug !== '';

/** The site folds accents, and encodes other letters (calendar API behaviour, 'Series'). */
const toSlug = (title: string): string => (title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join('-');

/**
 * Slugs are read percent-encoded (calendar API behaviour, section 4); sent so, the site might take the percent signs
 * for text.
 */
function decodeSlug(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}
