import { isDataAddress, longestDataAddress, toReadableAddress } from '../calendarAddress';

const limit = 5;
/** Characters of an address. */
const longest = 2_000;
const linked = 'link[rel~="alternate"][type^="text/calendar" i][href]';

/**
 * The addresses of calendar files that a page links to, at most 5 and without duplicates: first those that its head
 * declares, then links to `.ics` files, `webcal:` addresses, and files that are the address itself. All are http, https
 * or `data:text/calendar`. Never throws.
 * @param base the address that relative ones are resolved against
 */
export function findCalendarLinks(document: Document, base: string): string[] {
  const found = new Set<string>();
  try {
    for (const element of document.querySelectorAll(`${linked},a[href]`)) {
      const address = toCalendarAddress(element, base);
      if (address && found.size < limit) found.add(address);
    }
  } catch {
    // A form of the page hides a method of the document
  }
  return [...found];
}

function toCalendarAddress(element: Element, base: string): string | undefined {
  const written = (element.getAttribute('href') ?? '').trim();
  const type = element.getAttribute('type') ?? '';
  if (isDataAddress(written)) return written.length > longestDataAddress ? undefined : written;
  if (written.length > longest || !/ical|ics|webcal|text\/calendar/i.test(type + written)) return undefined;
  const address = toReadableAddress(written) ?? written;
  if (!URL.canParse(address, base)) return undefined;
  const url = new URL(address, base);
  if (!/^https?:$/.test(url.protocol)) return undefined;
  const isCalendar =
    address !== written ||
    /^text\/calendar/i.test(type) ||
    /\.ics$/i.test(url.pathname) ||
    /[?&](?:(?:outlook-)?ical(?:=1)?|(?:format|type|view|output)=(?:ics|ical))(?:&|$)/i.test(url.search);
  url.hash = '';
  return isCalendar ? url.href : undefined;
}
