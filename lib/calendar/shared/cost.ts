import * as z from 'zod/mini';
import type { CalendarEvent } from './resources';
import { escapeText } from './text';

/** The currency of one event; empty texts where it has none of its own and shows in the site's. */
export const Currency = () => z.object({ symbol: z.string(), position: z.string(), code: z.string() });
export type Currency = z.output<ReturnType<typeof Currency>>;

/** `suffix`, as the site's own screen stores it, and `postfix`, as it comes of a text, read alike (calendar API behaviour, section 'Currency'). */
const isBehind = (position: string) => position === 'postfix' || position === 'suffix';

export function getCurrency(details: CalendarEvent['cost_details']): Currency {
  const { currency_symbol: symbol, currency_position: position, currency_code: code } = details;
  return { symbol, position, code };
}

/** Whether an event shows in the currency that it should. The code alone shows nowhere. */
export function displaysCurrency(shown: Currency, wanted: Currency): boolean {
  if (shown.symbol !== wanted.symbol) return false;
  return wanted.symbol === '' || isBehind(shown.position) === isBehind(wanted.position);
}

/** The same with its code, where the wanted one has a symbol. */
export const isSameCurrency = (shown: Currency, wanted: Currency) =>
  displaysCurrency(shown, wanted) && (wanted.symbol === '' || shown.code === wanted.code);

/**
 * A cost as it must be sent so that it stays: from its values, with the symbol where one amount has one of its own. The
 * formatted text is misread (`$1,234.50` becomes `$.50`), and the symbols of a range are not recognised; where the
 * values are words the text is all there is (calendar API behaviour, sections 4, 6 and 'Currency'). Either may be a
 * page's text: it was read as text, and goes back as markup that shows the same.
 */
export function costAsSent({ cost, cost_details }: Pick<CalendarEvent, 'cost' | 'cost_details'>): string {
  const { values } = cost_details;
  if (values.length === 0 || !values.every((value) => /^[.\d]/.test(value))) return escapeText(cost);
  return escapeText(formatCost(values, getCurrency(cost_details)));
}

/** One amount, or the least and the most of a range, in the text that the calendar reads right. */
export function formatCost(amounts: readonly string[], { symbol, position }: Currency): string {
  const [amount = '', ...others] = amounts;
  // A comma would part the text in two, and the symbol with it.
  if (others.length > 0 || amount.includes(',')) return amounts.join(' - ');
  return isBehind(position) ? amount + symbol : symbol + amount;
}

/** A new event loses the cost 0, which an update keeps and shows as 'Free' (calendar API behaviour, section 6). */
export const newCost = (cost: string) => (Number(cost) === 0 && cost !== '' ? 'Free' : cost);

/** What two texts of one cost have in common, for comparing: another dash or a symbol is no other cost. */
export function plainCost(cost: string): string {
  return (
    cost
      .toLowerCase()
      .replaceAll(',', '.')
      .match(/\p{L}+|\d+(?:\.\d+)*/gu) ?? []
  ).join(' ');
}
