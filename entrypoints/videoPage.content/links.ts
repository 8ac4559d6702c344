import type { VideoSubject } from '../../lib/pages/subject';
import { recognizeVideoUrl } from '../../lib/pages/video';

/** A link of the page that leads to a video. */
export interface VideoLink {
  link: HTMLAnchorElement;
  video: VideoSubject;
}

/** The link around an element, or the element itself, if it leads to a video; else undefined. */
export function findVideoLink(at: EventTarget | null | undefined): VideoLink | undefined {
  const link = at instanceof Element ? at.closest<HTMLAnchorElement>('a[href]') : null;
  // The `href` of a link in SVG is an object
  const subject = typeof link?.href === 'string' ? recognizeVideoUrl(link.href) : undefined;
  return link && subject?.kind === 'video' ? { link, video: subject } : undefined;
}
