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

/**
 * The link around an element, or the element itself, if it leads to a video that may be saved from here; else undefined.
 * Links to the video that is shown (chapters, dates of comments) and those of a player have no button of ours.
 */
export function findVideoLink(at: EventTarget | null | undefined): VideoLink | undefined {
  const link = at instanceof Element ? at.closest<HTMLAnchorElement>('a[href]') : null;
  // The `href` of a link in SVG is an object
  const subject = typeof link?.href === 'string' ? recognizeLink(link.href) : undefined;
  if (!link || subject?.kind !== 'video' || isShown(subject) || isPlayerPart(link)) return undefined;
  return { link, video: subject };
}

function isShown({ videoId }: VideoSubject): boolean {
  const shown = recognizeLink(location.href);
  return shown?.kind === 'video' && shown.videoId === videoId;
}

/** The site's players, among them the miniplayer and the preview in a list, with their controls, cards and end screens. */
const players =
  '#movie_player,#shorts-player,#player-control-container,.html5-video-player,ytd-miniplayer,ytmusic-player,ytmusic-player-bar';
const previews = 'ytd-video-preview,#inline-preview-player,ytm-inline-preview';

/** Whether an element belongs to a preview that plays in a list of videos, over the picture of one. */
export const isInPreview = (at: EventTarget | null) => at instanceof Element && at.closest(previews) !== null;

/** Whether a press on a link is meant for playing: inside a player, or over a video that is shown. */
function isPlayerPart(link: Element): boolean {
  if (link.closest(`${players},${previews}`)) return true;
  const box = link.getBoundingClientRect();
  return [...document.querySelectorAll('video')].some((video) => overlap(video.getBoundingClientRect(), box));
}

/** Boxes without an area overlap none. */
export const overlap = (one: DOMRect, other: DOMRect) =>
  one.width * one.height * other.width * other.height > 0 &&
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/** CSS pixels. A link at least this high is a picture: the button and the mark are placed inside it. */
const pictureHeight = 60;

export const isPicture = (link: Element) => link.getBoundingClientRect().height >= pictureHeight;
