import type { EventSource } from '../foundEvent';
import { formattedMarkup, oneLine, resolveWebAddress, tidy, toPlainText } from '../plainText';
import { readMarkup, readRichText } from '../readRichText';
import type { RichText } from '../richText';
import { findElement } from './elementText';
import { getValues, isThing, type Thing } from './things';

/** How the values of one source are read. */
export interface ReadingContext {
  source: EventSource;
  /** The address that relative addresses are resolved against. */
  base: string;
  /** Whether texts may hold markup and entities: true for JSON-LD, false for text from the DOM, which is decoded. */
  markup: boolean;
  /** The thing that a reference (`{ "@id": … }` alone) refers to; any other thing unchanged. */
  resolve(thing: Thing): Thing;
}

/** Maximum characters of a `title`, a `line` and a `description`; maximum number of `keywords` and `organizers`. */
export const limits = { title: 500, line: 1_000, description: 50_000, keywords: 50, organizers: 20 } as const;

/**
 * The first non-empty text of these properties as one line, at most `limit` characters; for a value
 * that is a thing, its name. Undefined if there is none.
 */
export function findLine(
  thing: Thing,
  reading: ReadingContext,
  limit: number,
  ...properties: string[]
): string | undefined {
  for (const property of properties)
    for (const value of getValues(thing, property)) {
      const named = isThing(value) ? getValues(reading.resolve(value), 'name')[0] : value;
      const text = readable(named, reading, limit);
      if (text) return text;
    }
  return undefined;
}

/**
 * Converts a string or number to one line of plain text, at most `limit` characters; anything else
 * to an empty text.
 */
export function readable(value: unknown, reading: ReadingContext, limit: number): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return '';
  return oneLine(reading.markup ? toPlainText(value, limit) : value, limit);
}

/**
 * The first non-empty text of these properties with line breaks; `tree` if the source formats it.
 * Undefined if there is none.
 */
export function findBlock(
  thing: Thing,
  reading: ReadingContext,
  ...properties: string[]
): { text: string; tree: RichText | undefined } | undefined {
  for (const value of getValues(thing, ...properties)) {
    if (typeof value !== 'string') continue;
    const markup = reading.markup ? formattedMarkup(value) : undefined;
    const text = reading.markup
      ? toPlainText(markup ?? value, limits.description)
      : tidy(value, limits.description);
    if (text === '') continue;
    if (markup !== undefined) return { text, tree: readMarkup(markup, reading.base) };
    const element = reading.markup ? undefined : findElement(thing, value);
    return { text, tree: element && readRichText(element, reading.base) };
  }
  return undefined;
}

/**
 * The first http or https address of these properties; for a thing, its `url`, `contentUrl` or
 * `@id`. Undefined if there is none.
 */
export function findAddress(
  thing: Thing,
  reading: ReadingContext,
  ...properties: string[]
): string | undefined {
  for (const property of properties)
    for (const value of getValues(thing, property)) {
      const within = isThing(value)
        ? getValues(reading.resolve(value), 'url', 'contentUrl', '@id')[0]
        : value;
      const address = typeof within === 'string' ? resolveWebAddress(within.trim(), reading.base) : undefined;
      if (address) return address;
    }
  return undefined;
}
