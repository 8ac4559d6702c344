import { oneLine } from '../plainText';
import { type Finding, type Subject, subjectKey } from '../subject';
import { recognizeVideoUrl } from '../video';

/** A video, playlist or channel that a page links to or embeds, and what the page calls it. */
export interface FoundVideo {
  subject: Subject;
  name?: string;
}

/** Subjects that are found on one page. */
const videoLimit = 200;
const videoSite = /(?:^|\.)(?:youtube(?:-nocookie|kids)?\.com|youtu\.be)$/;
const playerSelector =
  'iframe[src],iframe[data-src],iframe[data-lazy-src],embed[src],object[data],lite-youtube[videoid],' +
  'amp-youtube[data-videoid],meta[property="og:video:url"],meta[property="og:video:secure_url"]';

/** Collects subjects by their addresses, at most 200 and each once, with the first name that the page gives it. */
export function collectVideos() {
  const found = new Map<string, FoundVideo>();
  const add = (address: string | null | undefined, element?: Element) => {
    const subject = address && found.size < videoLimit ? recognizeVideoUrl(address) : undefined;
    if (!subject) return;
    const key = subjectKey(subject);
    const known = found.get(key) ?? { subject };
    const name = known.name ?? (element && getName(element));
    found.set(key, name ? { ...known, name } : known);
  };
  return { found, add };
}

/**
 * Finds the videos, playlists and channels of a page, at most 200 and without duplicates: first of its own address,
 * then of embedded players, then of links in the page's order. Never throws.
 * @param url the page's address, as the browser shows it
 */
export function findVideos(document: Document, url: string): FoundVideo[] {
  const { found, add } = collectVideos();
  try {
    add(url);
    const isVideoSite = videoSite.test(new URL(url).hostname);
    // After an in-page navigation on the video site, the head still describes the previous page (video API behaviour,
    // section 10), so only the address counts there
    if (!isVideoSite) {
      add(document.querySelector('link[rel~="canonical"]')?.getAttribute('href'));
      for (const player of document.querySelectorAll(playerSelector))
        add(toAbsolute(playerAddress(player), url), player);
    }
    for (const link of document.querySelectorAll('a[href]')) {
      if (found.size >= videoLimit) break;
      const address = link.getAttribute('href') ?? '';
      if (isVideoSite || address.includes('youtu')) add(toAbsolute(address, url), link);
    }
  } catch {
    // A form of the page hides a method of the document; keeps what was found so far
  }
  return [...found.values()];
}

/** Resolves an address against `base`; undefined if it is none. */
export function toAbsolute(address: string, base: string): string | undefined {
  return URL.canParse(address, base) ? new URL(address, base).href : undefined;
}

function playerAddress(player: Element): string {
  const videoId = player.getAttribute('videoid') ?? player.getAttribute('data-videoid');
  if (videoId !== null) return `https://www.youtube.com/embed/${encodeURIComponent(videoId)}`;
  const names = ['data-src', 'data-lazy-src', 'src', 'data', 'content'];
  return (
    names.map((name) => player.getAttribute(name) ?? '').find((address) => address.includes('youtu')) ?? ''
  );
}

/**
 * Name that a link or player gives to its video; undefined for a duration, an address, or the name
 * of any player.
 */
function getName(element: Element): string | undefined {
  const written = element.getAttribute('title') || element.textContent || element.getAttribute('aria-label');
  const name = oneLine(written ?? '', 200);
  return /\p{L}{2}/u.test(name) && !/^(?:youtube video player$|https?:|www\.|youtu)/i.test(name)
    ? name
    : undefined;
}

/** The subjects of what was found, and the page's names of them. */
export function toFinding(found: readonly FoundVideo[]): Pick<Finding, 'subjects' | 'names'> {
  const names = found.flatMap(({ subject, name }) => (name ? [[subjectKey(subject), name]] : []));
  return { subjects: found.map(({ subject }) => subject), names: Object.fromEntries(names) };
}
