import { attempt } from '../../shared/attempt';
import { type Outline, readItemOutline } from '../plain/outline';
import { findTaughtItems } from './findItems';
import type { TaughtRule } from './rule';

/**
 * Collects what a rule finds in a page, for `readPlainEvents`; undefined if it finds nothing. Never throws.
 * @param isShown whether an element is displayed, if the browser knows
 */
export function readTaughtOutline(
  document: Document,
  rule: TaughtRule,
  isShown?: (element: Element) => boolean,
): Outline | undefined {
  const items = attempt(() => findTaughtItems(document, rule)) ?? [];
  const outline = items.length > 0 ? readItemOutline(document, items, isShown) : undefined;
  return outline?.nodes.some(({ role }) => role === 'date') ? outline : undefined;
}
