import type { VideoSubject } from '../../lib/pages/subject';
import { recognizeSiteUrl } from '../../lib/pages/videoSite';

/** A link of the page that leads to a video. */
export interface VideoLink {
  link: HTMLAnchorElement;
  video: VideoSubject;
}

/**
 * Recognises an address of the video site. Redirectors are not followed, to save bytes: the site uses its own for links
 * to other sites only.
 */
export function recognizeLink(address: string): ReturnType<typeof recognizeSiteUrl> {
  try {
    return address.length < 8193 ? recognizeSiteUrl(new URL(address)) : undefined;
  } catch {
    return undefined; // no address, or an invalid percent-encoding in it
  }
}

/** The link around an element, or the element itself, if it leads to a video; else undefined. */
export function findVideoLink(at: EventTarget | null | undefined): VideoLink | undefined {
  const link = at instanceof Element ? at.closest<HTMLAnchorElement>('a[href]') : null;
  // The `href` of a link in SVG is an object
  const subject = typeof link?.href === 'string' ? recognizeLink(link.href) : undefined;
  return link && subject?.kind === 'video' ? { link, video: subject } : undefined;
}
