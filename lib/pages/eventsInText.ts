import { findEvents, readJsonLdEvents } from './events';
import type { FoundEvent } from './foundEvent';
import { toPlainText } from './plainText';

/**
 * The events of a page that is there as text. Without a parser of markup, which Chromium's worker lacks, those of its
 * JSON-LD alone: undefined if there is none, since the page may have others.
 */
export function findEventsInText(html: string, url: string): FoundEvent[] | undefined {
  if (typeof DOMParser !== 'undefined')
    return findEvents(new DOMParser().parseFromString(html, 'text/html'), url);
  const blocks = findDataBlocks(html);
  return blocks.length === 0 ? undefined : readJsonLdEvents(blocks, url);
}

/** The texts of the JSON-LD blocks of a page, in time linear in its length. */
export function findDataBlocks(html: string): string[] {
  const lower = html.toLowerCase();
  const blocks: string[] = [];
  for (let at = 0; ; ) {
    const tag = lower.indexOf('<script', at);
    const begin = tag < 0 ? -1 : lower.indexOf('>', tag);
    const end = begin < 0 ? -1 : lower.indexOf('</script', begin);
    if (end < 0) return blocks;
    if (lower.slice(tag, begin).includes('application/ld+json')) blocks.push(html.slice(begin + 1, end));
    at = end;
  }
}

/** Whether a page describes events otherwise than in JSON-LD, which only a parser of markup can read. */
export const hasEventMarkup = (html: string): boolean =>
  /\b(?:itemtype|typeof)=["']?(?:https?:\/\/schema\.org\/|schema:)?\w*event\b|\bh-event\b|\bvevent\b/i.test(
    html,
  );

/** The title of a page that is there as text. */
export function findPageTitle(html: string): string | undefined {
  const head = html.slice(0, 50_000);
  const tag = head.search(/<title[\s>]/i);
  const from = tag < 0 ? -1 : head.indexOf('>', tag) + 1;
  const to = from < 1 ? -1 : head.indexOf('<', from);
  return to < 0 ? undefined : toPlainText(head.slice(from, to), 200).trim() || undefined;
}
