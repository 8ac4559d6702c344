import { rowsInView, videoLinks } from '../../components/inPage/rowsInView';
import { recognizeSiteUrl } from '../../lib/pages/videoSite';

/** Characters of an address that is worth parsing, and of a title. */
const longest = { address: 1_000, title: 150 };

/** The videos of a page, read from its links at each call: pages reuse the elements of a row for another video. */
export interface VideosOnPage {
  /** Id of the video that a link leads to now. */
  findVideoId(link: HTMLAnchorElement): string | undefined;
  /** Video id → title, in the order of the page. */
  all(): Map<string, string>;
  /** Video id → its link in view; of several, the highest, which is the picture. */
  inView(): Map<string, HTMLAnchorElement>;
  /** The first link to a video. */
  findLink(videoId: string): HTMLAnchorElement | undefined;
}

export function createVideosOnPage(): VideosOnPage {
  /** Address → video id. Emptied when it has grown large. */
  let known = new Map<string, string | undefined>();
  const links = () => document.querySelectorAll<HTMLAnchorElement>(videoLinks);

  function findVideoId({ href }: HTMLAnchorElement): string | undefined {
    // The `href` of a link in SVG is an object
    if (typeof href !== 'string' || href.length > longest.address) return undefined;
    if (known.has(href)) return known.get(href);
    if (known.size > 10_000) known = new Map();
    const subject = parse(href);
    known.set(href, subject?.kind === 'video' ? subject.videoId : undefined);
    return known.get(href);
  }

  return {
    findVideoId,
    all() {
      const videos = new Map<string, string>();
      for (const link of links()) {
        const videoId = findVideoId(link);
        if (videoId === undefined) continue;
        const title = readTitle(link);
        if (title.length >= (videos.get(videoId)?.length ?? 0)) videos.set(videoId, title);
      }
      return videos;
    },
    inView() {
      const highest = new Map<string, HTMLAnchorElement>();
      for (const link of rowsInView(links())) {
        const videoId = findVideoId(link);
        const other = videoId && highest.get(videoId);
        if (videoId && (!other || other.offsetHeight < link.offsetHeight)) highest.set(videoId, link);
      }
      return highest;
    },
    findLink: (videoId) => [...links()].find((link) => findVideoId(link) === videoId),
  };
}

function parse(address: string) {
  try {
    return recognizeSiteUrl(new URL(address));
  } catch {
    return undefined;
  }
}

/** What the page calls the video of a link; empty for its picture. */
function readTitle(link: HTMLAnchorElement): string {
  const text = link.title || link.textContent || '';
  return text
    .slice(0, 4 * longest.title)
    .trim()
    .replace(/\s+/g, ' ')
    .slice(0, longest.title);
}
