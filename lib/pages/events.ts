import type { EventSource, FoundEvent } from './foundEvent';
import { readEvent } from './markup/eventReader';
import { hasOversizedBlock, readJsonLd } from './markup/jsonLd';
import { mergeEvents } from './markup/merge';
import { readMeta } from './markup/meta';
import { readMicrodata } from './markup/microdata';
import { readMicroformats } from './markup/microformats';
import { readRdfa } from './markup/rdfa';
import type { Thing } from './markup/things';
import { webAddress } from './plainText';

export type { FoundEvent } from './foundEvent';

const eventLimit = 2_000;

/**
 * Finds the events in a page's structured data: JSON-LD, microdata, RDFa and microformats; Open Graph only if these
 * hold none. Returns at most 2,000 events, in the page's order and without duplicates. Skips events without a title or
 * a readable start. Never throws: a page can be hostile.
 * @param url the page's address, to resolve relative addresses
 */
export function findEvents(document: Document, url: string): FoundEvent[] {
  const base = findBase(document, url);
  const read = (things: Thing[], source: EventSource, resolve = (thing: Thing) => thing) => {
    const reading = { source, base, markup: source === 'json-ld', resolve };
    return things.slice(0, eventLimit).flatMap((thing) => readEvent(thing, reading) ?? []);
  };
  const jsonLd = attempt(() => readJsonLd(document));
  const found = [
    ...(jsonLd ? read(jsonLd.events, 'json-ld', jsonLd.resolve) : []),
    ...read(attempt(() => readMicrodata(document)) ?? [], 'microdata'),
    ...read(attempt(() => readRdfa(document)) ?? [], 'rdfa'),
    ...read(attempt(() => readMicroformats(document)) ?? [], 'h-event'),
  ];
  const events = found.length > 0 ? found : read(attempt(() => readMeta(document)) ?? [], 'meta');
  return mergeEvents(events).slice(0, eventLimit);
}

/** Whether a data block of the page is too large to be read, so that events may be missing. Never throws. */
export function isCutShort(document: Document): boolean {
  return attempt(() => hasOversizedBlock(document)) ?? false;
}

function findBase(document: Document, url: string): string {
  const written = attempt(() => document.querySelector('base[href]')?.getAttribute('href'));
  return (written && webAddress(written, url)) || url;
}

/** Undefined if `read` throws: a form named `querySelectorAll`, for one, hides the document's method of that name. */
function attempt<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
