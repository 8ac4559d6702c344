import type { FoundEvent } from '../../../../lib/pages/foundEvent';
import { findPlainEvents } from '../../../../lib/pages/plainPage';

/** A page as public bodies, clubs and bands write it, and its events as `toLine` writes them. */
export interface PlainCase {
  name: string;
  /** The page's content; the frame of a site is put around it. */
  html: string;
  lang?: string;
  url?: string;
  /** Title of the document. */
  title?: string;
  now?: string;
  timeZone?: string;
  /** `html` is a whole document with the frame of its own site. */
  isWhole?: boolean;
  /** What the page says, written down before it was read. */
  events: string[];
  /** What is read of it so far, if that is something else. */
  read?: string[];
}

const now = '2026-11-26T12:00:00Z';

/** A page in the frame of a site: everything in it that looks like a title or a date is none. */
export const toHtml = (page: PlainCase): string => (page.isWhole ? page.html : frame(page));

const frame = ({ html, lang = 'en', title = 'Our site' }: PlainCase): string => `<!doctype html>
<html lang="${lang}"><head><title>${title}</title></head><body>
<a class="skip-link" href="#content">Skip to main content</a>
<header><div class="logo">Our site</div><nav><ul><li><a href="/">Home</a></li><li><a href="/es">Español</a></li>
<li><a href="/events">Consumers Toggle Dropdown</a></li></ul></nav></header>
<div class="breadcrumb"><a href="/">Home</a> » Breadcrumb</div>
<div id="cookie-notice">We use cookies since 25 May 2018. <button>Accept</button></div>
<div class="page">${html}</div>
<div style="display:none">Hidden party, 1 January 2027, 8 pm</div>
<footer>Copyright © 2026. Last updated 3 November 2026. Call 555 0199, 9 am to 5 pm.</footer>
</body></html>`;

/** The context in which a page is read. */
export const toContext = (page: PlainCase) => ({
  now: page.now ?? now,
  timeZone: page.timeZone ?? 'Europe/Berlin',
  locale: 'en-GB',
});

/** The events that are read of a page. */
export function readCase(
  page: PlainCase,
  parse = (html: string): Document => new DOMParser().parseFromString(html, 'text/html'),
): FoundEvent[] {
  return findPlainEvents(parse(toHtml(page)), page.url ?? 'https://town.example/', toContext(page));
}

/** `2027-05-03T19:30 – 2027-05-03T21:00 Title @ Place`; `?` and the other starts, where there is doubt. */
export function toLine({ start, end, allDay, title, venue, alternatives = [], status }: FoundEvent): string {
  const write = ({ local }: FoundEvent['start'], isDay = allDay) => local.slice(0, isDay ? 10 : 16);
  const doubt = alternatives.map((one) => write(one.start, one.allDay)).join(', ');
  return [
    write(start),
    ...(end ? [`– ${write(end)}`] : []),
    title,
    ...(venue?.name === undefined ? [] : [`@ ${venue.name}`]),
    ...(status ? [`(${status})`] : []),
    ...(doubt ? [`? ${doubt}`] : []),
  ].join(' ');
}
