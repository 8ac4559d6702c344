import { attempt } from '../shared/attempt';
import type { EventSource, FoundEvent } from './foundEvent';
import { readEvent } from './markup/eventReader';
import { getJsonLdTexts, readJsonLd } from './markup/jsonLd';
import { mergeEvents } from './markup/merge';
import { readMeta } from './markup/meta';
import { readMicrodata } from './markup/microdata';
import { readMicroformats } from './markup/microformats';
import { readRdfa } from './markup/rdfa';
import { expandSeries } from './markup/series';
import type { Thing } from './markup/things';
import { resolveWebAddress } from './plainText';

export type { FoundEvent } from './foundEvent';

const eventLimit = 2_000;

/** The events of a page, and whether there may be more. */
export interface PageEvents {
  events: FoundEvent[];
  /** A part of the page's data was too large to be read, or the page has more than 2,000 events. */
  isCutShort: boolean;
}

/**
 * Finds the events in a page's structured data: JSON-LD, microdata, RDFa and microformats; Open Graph only if these
 * hold none. Returns at most 2,000 events, in the page's order and without duplicates. Skips events without a title or
 * a readable start. Never throws: a page can be hostile.
 * @param url the page's address, to resolve relative addresses
 */
export function findEvents(document: Document, url: string): FoundEvent[] {
  return readPageEvents(document, url).events;
}

/**
 * Like `findEvents`, and says whether events may be missing. Never throws, though a form named `querySelectorAll`, for
 * one, hides the document's method of that name.
 */
export function readPageEvents(document: Document, url: string): PageEvents {
  const base = findBase(document, url);
  let isCutShort = false;
  const read = (found: readonly Thing[], source: EventSource, resolve = (thing: Thing) => thing) => {
    const { events, isMore } = readThings(found, { source, base, resolve });
    if (isMore) isCutShort = true;
    return events;
  };
  const jsonLd = attempt(() => readJsonLd(getJsonLdTexts(document)));
  const found = [
    ...(jsonLd ? read(jsonLd.events, 'json-ld', jsonLd.resolve) : []),
    ...read(attempt(() => readMicrodata(document)) ?? [], 'microdata'),
    ...read(attempt(() => readRdfa(document)) ?? [], 'rdfa'),
    ...read(attempt(() => readMicroformats(document)) ?? [], 'h-event'),
  ];
  const events = mergeEvents(
    found.length > 0 ? found : read(attempt(() => readMeta(document)) ?? [], 'meta'),
  );
  return {
    events: events.slice(0, eventLimit),
    isCutShort: isCutShort || events.length > eventLimit || (jsonLd?.isCutShort ?? false),
  };
}

/** As `findEvents`, of the texts of a page's JSON-LD blocks alone. Never throws. */
export function readJsonLdEvents(texts: readonly string[], url: string): FoundEvent[] {
  const found = attempt(() => readJsonLd(texts));
  if (found === undefined) return [];
  const { events } = readThings(found.events, { source: 'json-ld', base: url, resolve: found.resolve });
  return mergeEvents(events).slice(0, eventLimit);
}

interface ThingReading {
  source: EventSource;
  base: string;
  resolve: (thing: Thing) => Thing;
}

function readThings(found: readonly Thing[], { source, base, resolve }: ThingReading) {
  const reading = { source, base, markup: source === 'json-ld', resolve };
  const things = expandSeries(found, resolve);
  return {
    events: things.slice(0, eventLimit).flatMap((thing) => readEvent(thing, reading) ?? []),
    isMore: things.length > eventLimit,
  };
}

function findBase(document: Document, url: string): string {
  const written = attempt(() => document.querySelector('base[href]')?.getAttribute('href'));
  return (written && resolveWebAddress(written, url)) || url;
}
