import type { FoundEvent } from '../foundEvent';
import { readPlainEvents } from '../plainPage';
import type { TextContext } from '../text/context';
import { readTaughtOutline } from './readTaughtOutline';
import type { TaughtRule } from './rule';

/**
 * The events of a page that a rule finds, with the doubt that there is about their dates. Never throws. As with
 * `findPlainEvents`, a script in the page does the first half, and a page of ours the second.
 */
export function applyRule(
  document: Document,
  url: string,
  rule: TaughtRule,
  context: TextContext,
): FoundEvent[] {
  const outline = readTaughtOutline(document, rule);
  return outline ? readPlainEvents(outline, url, context) : [];
}
