import { oneLine } from '../plainText';
import type { Subject } from '../subject';
import { recognizeVideoUrl } from '../video';

/** A video, list or channel a page leads to, how it does, and the words it uses for it. */
export interface FoundVideo {
  subject: Subject;
  from: 'address' | 'canonical' | 'player' | 'link';
  text?: string;
}

const limit = 200;
const videoSite = /(?:^|\.)(?:youtube(?:-nocookie|kids)?\.com|youtu\.be)$/;
const playerSelector =
  'iframe[src],iframe[data-src],iframe[data-lazy-src],embed[src],object[data],lite-youtube[videoid],' +
  'amp-youtube[data-videoid],meta[property="og:video:url"],meta[property="og:video:secure_url"]';

/** What `findVideoLinks` finds, as subjects alone. */
export function findVideos(document: Document, url: string): Subject[] {
  return findVideoLinks(document, url).map(({ subject }) => subject);
}

/**
 * The videos, lists and channels of a page, each once, at most 200: its own address first, then embedded
 * players, then links in the page's order. Reads attributes only. Never throws.
 * @param url the page's address, as the browser shows it
 */
export function findVideoLinks(document: Document, url: string): FoundVideo[] {
  const found = new Map<string, FoundVideo>();
  const add = (address: string | null | undefined, from: FoundVideo['from'], element?: Element) => {
    const subject = address && found.size < limit ? recognizeVideoUrl(address) : undefined;
    if (!subject) return;
    const key = keyOf(subject);
    const text = element && !found.get(key)?.text ? labelOf(element) : '';
    const known = found.get(key) ?? { subject, from };
    found.set(key, text ? { ...known, text } : known);
  };
  try {
    add(url, 'address');
    const isVideoSite = videoSite.test(new URL(url).hostname);
    // After a navigation within the video site its head still describes the page before (video API behaviour,
    // section 10), so there the address alone counts
    if (!isVideoSite) {
      add(document.querySelector('link[rel~="canonical"]')?.getAttribute('href'), 'canonical');
      for (const player of document.querySelectorAll(playerSelector))
        add(absolute(playerAddress(player), url), 'player', player);
    }
    for (const link of document.querySelectorAll('a[href]')) {
      if (found.size >= limit) break;
      const address = link.getAttribute('href') ?? '';
      if (isVideoSite || address.includes('youtu')) add(absolute(address, url), 'link', link);
    }
  } catch {
    // the page hides the document's own methods behind names of forms; what was found until then stands
  }
  return [...found.values()];
}

function absolute(address: string, base: string): string | undefined {
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

/** The same for every address of one video, whatever its time or list. */
function keyOf(subject: Subject): string {
  return subject.kind === 'video' ? subject.videoId : JSON.stringify(subject);
}

function labelOf(element: Element): string {
  const named = element.getAttribute('aria-label') ?? element.getAttribute('title');
  return oneLine(named || (element.textContent ?? ''), 200);
}
