import type { FoundEvent } from '../../../../lib/pages/foundEvent';
import { eventParts } from '../../../../lib/pages/plain/outline';
import { applyRule } from '../../../../lib/pages/taught/applyRule';
import { learnRule, type TaughtPicks } from '../../../../lib/pages/taught/learnRule';
import type { TaughtRule } from '../../../../lib/pages/taught/rule';

export const context = { now: '2026-11-26T12:00:00Z', timeZone: 'Europe/Berlin', locale: 'en-GB' };

export const parsePage = (html: string): Document =>
  new DOMParser().parseFromString(`<!doctype html><html lang="en"><body>${html}</body></html>`, 'text/html');

/** The elements that bear `data-pick`, with one or several parts as its value. */
function findPicks(document: Document): TaughtPicks {
  const [title, date, place] = eventParts.map((part) => document.querySelector(`[data-pick~="${part}"]`));
  if (!title || !date) throw new Error('the page marks no title and date');
  return { title, date, ...(place && { place }) };
}

export function learnFrom(document: Document): TaughtRule {
  const rule = learnRule(document, findPicks(document));
  if (!rule) throw new Error('nothing was learned');
  return rule;
}

/** The events that are found in a page after its marked elements were pointed out. */
export function readTaught(html: string, url = 'https://club.example/'): FoundEvent[] {
  const document = parsePage(html);
  return applyRule(document, url, learnFrom(document), context);
}
