import { isOrphaned } from '../../lib/messages';
import { recognizeVideoUrl } from '../../lib/pages/video';

/** Where the video site, its mobile site and the browser tell of a page change (video API behaviour, section 10). */
const signs: [target: () => EventTarget | undefined, type: string][] = [
  [() => document, 'yt-navigate-finish'],
  [() => document, 'state-navigateend'],
  [() => window, 'popstate'],
  // Tells of every history change, scrolling through shorts included; Firefox has it since version 147.
  [() => (window as { navigation?: EventTarget }).navigation, 'currententrychange'],
];

/**
 * Calls `start` for each page view, at once and after each navigation within the site. What a view starts belongs
 * to its signal, which ends with the next view. Nothing is asked by a timer, and nothing is taken from the events
 * but that they happened: the address decides.
 * @returns ends it all
 */
export function followNavigation(start: (url: string, signal: AbortSignal) => void): () => void {
  const all = new AbortController();
  // None to end at first: ending one costs a millisecond of every page.
  let view: AbortController | undefined;
  let current: string | undefined;

  function end(): void {
    all.abort();
    view?.abort();
  }

  function check(): void {
    const next = viewOf(location.href);
    if (next === current) return;
    current = next;
    // An updated extension has left this script behind: no new buttons that could only fail. At first it cannot have,
    // and asking the browser for the first time takes long.
    if (view !== undefined && isOrphaned()) {
      end();
      return;
    }
    view?.abort();
    view = new AbortController();
    start(location.href, view.signal);
  }

  for (const [target, type] of signs) target()?.addEventListener(type, check, { signal: all.signal });
  check();
  return end;
}

/** What makes a page view another: its subject, whatever the moment it is played at; else path and query. */
function viewOf(url: string): string {
  const subject = recognizeVideoUrl(url);
  const { pathname, search } = new URL(url);
  return subject ? JSON.stringify({ ...subject, startSeconds: undefined }) : pathname + search;
}
