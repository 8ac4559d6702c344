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
 * The events a page describes in its data: JSON-LD, microdata, RDFa, microformats; Open Graph data only where
 * these have none. In the page's order, each event once, at most 2,000. Events without a title or a readable
 * start are left out. Never throws: pages are hostile.
 * @param url the page's address, for addresses relative to it
 */
export function findEvents(document: Document, url: string): FoundEvent[] {
  const base = baseOf(document, url);
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

/** Whether the page says more in its data than can be read, so that events may be missing. Never throws. */
export function isCutShort(document: Document): boolean {
  return attempt(() => hasOversizedBlock(document)) ?? false;
}

function baseOf(document: Document, url: string): string {
  const written = attempt(() => document.querySelector('base[href]')?.getAttribute('href'));
  return (written && webAddress(written, url)) || url;
}

/** A form named `querySelectorAll` hides the document's method of that name: such a page has no events for us. */
function attempt<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
