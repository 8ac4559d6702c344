import { isOrphaned } from '../../lib/messages';
import type { Subject } from '../../lib/pages/subject';
import { recognizeLink } from './links';

/**
 * Events of the video site, its mobile site and the browser that follow a page change (video API behaviour, section
 * 10). They are captured at the window, before a listener of the page can stop them.
 */
const navigationEvents = ['yt-navigate-finish', 'state-navigateend', 'popstate'];
/** The Navigation API, which reports every history change, also in shorts; in Firefox since version 147. */
const history = () => (window as { navigation?: EventTarget }).navigation;

/**
 * Calls `start` for each page view: now, and after each navigation within the site, until `life` is aborted. Aborts it
 * if a navigation follows an update of the extension. `signal` is aborted at the next view. Events only trigger a check
 * of the address; their data are not used, and there is no timer.
 */
export function followNavigation(
  start: (subject: Subject | undefined, signal: AbortSignal) => void,
  life: AbortController,
): void {
  let view: AbortController | undefined;
  let current: string | undefined;

  function check(): void {
    const subject = recognizeLink(location.href);
    const next = toViewKey(subject);
    if (next === current) return;
    current = next;
    // After an update of the extension this script cannot reach it: new buttons could only fail.
    if (isOrphaned()) {
      life.abort();
      return;
    }
    view?.abort();
    view = new AbortController();
    start(subject, view.signal);
  }

  const { signal } = life;
  signal.addEventListener('abort', () => view?.abort());
  for (const type of navigationEvents) window.addEventListener(type, check, { capture: true, signal });
  history()?.addEventListener('currententrychange', check, { signal });
  check();
}

/** A key that changes with the page view: the subject without its start time; else path and query. */
function toViewKey(subject: Subject | undefined): string {
  return subject
    ? JSON.stringify({ ...subject, startSeconds: undefined })
    : location.pathname + location.search;
}
