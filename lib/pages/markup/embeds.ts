import { oneLine } from '../plainText';
import type { Subject } from '../subject';
import { recognizeVideoUrl } from '../video';

/** A video, playlist or channel that a page links to or embeds: where on the page, and with which label. */
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

/** The subjects that `findVideoLinks` finds, without their origin and label. */
export function findVideos(document: Document, url: string): Subject[] {
  return findVideoLinks(document, url).map(({ subject }) => subject);
}

/**
 * Finds the videos, playlists and channels of a page, at most 200 and without duplicates: first of its own address,
 * then of embedded players, then of links in the page's order. Never throws.
 * @param url the page's address, as the browser shows it
 */
export function findVideoLinks(document: Document, url: string): FoundVideo[] {
  const found = new Map<string, FoundVideo>();
  const add = (address: string | null | undefined, from: FoundVideo['from'], element?: Element) => {
    const subject = address && found.size < limit ? recognizeVideoUrl(address) : undefined;
    if (!subject) return;
    const key = getKey(subject);
    const text = element && !found.get(key)?.text ? getLabel(element) : '';
    const known = found.get(key) ?? { subject, from };
    found.set(key, text ? { ...known, text } : known);
  };
  try {
    add(url, 'address');
    const isVideoSite = videoSite.test(new URL(url).hostname);
    // After an in-page navigation on the video site, the head still describes the previous page (video API behaviour,
    // section 10), so only the address counts there
    if (!isVideoSite) {
      add(document.querySelector('link[rel~="canonical"]')?.getAttribute('href'), 'canonical');
      for (const player of document.querySelectorAll(playerSelector))
        add(toAbsolute(playerAddress(player), url), 'player', player);
    }
    for (const link of document.querySelectorAll('a[href]')) {
      if (found.size >= limit) break;
      const address = link.getAttribute('href') ?? '';
      if (isVideoSite || address.includes('youtu')) add(toAbsolute(address, url), 'link', link);
    }
  } catch {
    // A form of the page hides a method of the document; keeps what was found so far
  }
  return [...found.values()];
}

function toAbsolute(address: string, base: string): string | undefined {
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

/** A key that is equal for all addresses of one video, whatever their start time or playlist. */
function getKey(subject: Subject): string {
  return subject.kind === 'video' ? subject.videoId : JSON.stringify(subject);
}

function getLabel(element: Element): string {
  const named = element.getAttribute('aria-label') ?? element.getAttribute('title');
  return oneLine(named || (element.textContent ?? ''), 200);
}
