import { isOrphaned } from '../../lib/messages';
import type { Subject } from '../../lib/pages/subject';
import { recognizeVideoUrl } from '../../lib/pages/video';

/**
 * Events of the video site, its mobile site and the browser that follow a page change (video API behaviour, section 10).
 * They are captured at the window, before a listener of the page can stop them.
 */
const signs = ['yt-navigate-finish', 'state-navigateend', 'popstate'];
/** Tells of every history change, scrolling through shorts included; Firefox has it since version 147. */
const history = () => (window as { navigation?: EventTarget }).navigation;

/**
 * Calls `start` for each page view, at once and after each navigation within the site. What a view starts belongs
 * to its signal, which ends with the next view. Nothing is asked by a timer, and nothing is taken from the events
 * but that they happened: the address decides, which is recognised once.
 * @returns ends it all
 */
export function followNavigation(
  start: (subject: Subject | undefined, signal: AbortSignal) => void,
): () => void {
  let view: AbortController | undefined;
  let current: string | undefined;

  const listening = new AbortController();

  function end(): void {
    listening.abort();
    view?.abort();
  }

  function check(): void {
    const subject = recognizeVideoUrl(location.href);
    const next = viewOf(subject);
    if (next === current) return;
    current = next;
    // After an update of the extension this script cannot reach it: new buttons could only fail.
    if (isOrphaned()) {
      end();
      return;
    }
    view?.abort();
    view = new AbortController();
    start(subject, view.signal);
  }

  const { signal } = listening;
  for (const sign of signs) window.addEventListener(sign, check, { capture: true, signal });
  history()?.addEventListener('currententrychange', check, { signal });
  check();
  return end;
}

/** What makes a page view another: its subject, whatever the moment it is played at; else path and query. */
function viewOf(subject: Subject | undefined): string {
  return subject
    ? JSON.stringify({ ...subject, startSeconds: undefined })
    : location.pathname + location.search;
}
