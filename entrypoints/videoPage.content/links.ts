import type { VideoSubject } from '../../lib/pages/subject';
import { recognizeVideoUrl } from '../../lib/pages/video';

/** A link of the page that leads to a video. */
export interface VideoLink {
  link: HTMLAnchorElement;
  video: VideoSubject;
}

/** The video that an element is about, by the link it lies in or is. */
export function videoLinkAt(at: EventTarget | null | undefined): VideoLink | undefined {
  const link = at instanceof Element ? at.closest<HTMLAnchorElement>('a[href]') : null;
  // In SVG, `href` is an object.
  const subject = typeof link?.href === 'string' ? recognizeVideoUrl(link.href) : undefined;
  return link && subject?.kind === 'video' ? { link, video: subject } : undefined;
}
