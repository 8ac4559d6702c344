import { rowsInView, videoLinks } from '../../components/inPage/rowsInView';
import { recognizeSiteUrl } from '../../lib/pages/videoSite';

/** Characters of an address that is worth parsing, and of a title. */
const longest = { address: 1_000, title: 150 };

/** Maximum number of videos in view that get a box. */
const mostInView = 200;

/** A video in view: its title, perhaps empty, and the place of its highest link, the picture. */
export interface VideoInView {
  title: string;
  place: DOMRect;
}

/**
 * The videos of a page, read from its links at each call: pages reuse the elements of a row for another video. The
 * order is that on the screen, since such pages also move their rows.
 */
export interface VideosOnPage {
  /** Video id → title. Hidden links are left out. */
  all(): Map<string, string>;
  /** Video id → where it is; at most 200. */
  inView(): Map<string, VideoInView>;
  /** The first link to a video; undefined if the page has none now. */
  findLink(videoId: string): HTMLAnchorElement | undefined;
}

/**
 * Creates {@link VideosOnPage} for this document; the video ids of parsed addresses are kept in
 * memory.
 */
export function createVideosOnPage(): VideosOnPage {
  /** Address → video id. Emptied when it has grown large. */
  let known = new Map<string, string | undefined>();
  const links = () => document.querySelectorAll<HTMLAnchorElement>(videoLinks);

  /** The id of the video that a link leads to now. */
  function findVideoId({ href }: HTMLAnchorElement): string | undefined {
    // The `href` of a link in SVG is an object
    if (typeof href !== 'string' || href.length > longest.address) return undefined;
    if (known.has(href)) return known.get(href);
    if (known.size > 10_000) known = new Map();
    const subject = parse(href);
    known.set(href, subject?.kind === 'video' ? subject.videoId : undefined);
    return known.get(href);
  }

  /** The videos of some links, in the order on the screen. */
  function collect(some: Iterable<HTMLAnchorElement>, most: number): Map<string, VideoInView> {
    const videos = new Map<string, VideoInView>();
    for (const link of some) {
      const videoId = findVideoId(link);
      if (videoId === undefined) continue;
      const place = link.getBoundingClientRect();
      if (place.width === 0) continue;
      const other = videos.get(videoId);
      if (!other && videos.size >= most) break;
      const title = readTitle(link);
      const highest = other && other.place.height >= place.height ? other.place : place;
      videos.set(videoId, { place: highest, title: longer(title, other?.title) });
    }
    const inOrder = [...videos].sort(([, one], [, other]) => compare(one.place, other.place));
    return new Map(inOrder);
  }

  return {
    all: () => new Map([...collect(links(), Infinity)].map(([videoId, { title }]) => [videoId, title])),
    inView: () => collect(rowsInView(links()), mostInView),
    findLink: (videoId) => [...links()].find((link) => findVideoId(link) === videoId),
  };
}

const longer = (one: string, other = '') => (other.length > one.length ? other : one);

/** From top to bottom, and within a row as the page reads. */
function compare(one: DOMRect, other: DOMRect): number {
  if (Math.abs(one.top - other.top) >= 1) return one.top - other.top;
  return document.dir === 'rtl' ? other.left - one.left : one.left - other.left;
}

function parse(address: string) {
  try {
    return recognizeSiteUrl(new URL(address));
  } catch {
    return undefined;
  }
}

/**
 * Title that the page gives to the video of a link, at most 150 characters; empty for the link of
 * its picture.
 */
function readTitle(link: HTMLAnchorElement): string {
  const text = link.title || link.textContent?.trim() || link.ariaLabel || '';
  return text
    .slice(0, 4 * longest.title)
    .trim()
    .replace(/\s+/g, ' ')
    .slice(0, longest.title);
}
