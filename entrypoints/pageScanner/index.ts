import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { ask } from '../../lib/messages';
import { findEvents, isCutShort } from '../../lib/pages/events';
import { findVideos } from '../../lib/pages/markup/embeds';
import type { Finding } from '../../lib/pages/subject';

/** Enough to choose from; what a page says beyond that would only cost time on its way. */
const mostEvents = 30;
const longestText = 20_000;

/**
 * Finds what a page is about. What `main` returns is what the background gets for injecting the script. On a
 * site with the event button on, the browser runs it by itself: then the background learns of events by `found`, which
 * it ignores for all other pages.
 */
export default defineUnlistedScript((): Finding => {
  const events = findEvents(document, location.href).slice(0, mostEvents);
  if (events.length > 0) ask('found', { events }).catch(() => undefined);
  const subjects = [
    ...events.map((event) => ({ kind: 'event' as const, event })),
    ...findVideos(document, location.href),
  ];
  const found = { subjects, isCutShort: isCutShort(document) };
  return subjects.length > 0 ? found : { ...found, text: textOfPage() };
});

/** The page's own words, for a page of ours to look for a date in: that takes more than a finder can carry. */
function textOfPage(): string {
  try {
    const main = document.querySelector<HTMLElement>('main, [role="main"], article') ?? document.body;
    // innerText: what a person can see, with its line breaks; textContent holds scripts and hidden text too.
    return main.innerText.slice(0, longestText);
  } catch {
    // A form named `querySelector` hides the document's method of that name: such a page has no words for us.
    return '';
  }
}
