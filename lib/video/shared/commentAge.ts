/** Comments that are older than this when they are held are never shown for review again, in milliseconds. */
const mostAge = 60 * 86_400_000;

/**
 * Whether a comment that is held now will not be listed for review by the platform's own page (video API behaviour,
 * section 13).
 * @param publishedAt RFC 3339
 */
export const isTooOldToHold = (publishedAt: string | undefined, now: number): boolean =>
  publishedAt !== undefined && Date.parse(publishedAt) < now - mostAge;
