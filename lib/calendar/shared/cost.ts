import * as z from 'zod/mini';
import type { CalendarEvent } from './resources';
import { escapeText } from './text';

/** The currency of one event. The texts are empty if it has none of its own; the site's currency then applies. */
export const Currency = () => z.object({ symbol: z.string(), position: z.string(), code: z.string() });
export type Currency = z.output<ReturnType<typeof Currency>>;

/**
 * Whether a currency's symbol is behind the amount. The site's own screen stores `suffix`; the API
 * stores `postfix` when it parses a cost. Both mean the same (calendar API behaviour, section
 * 'Currency').
 */
const isSymbolBehind = (position: string) => position === 'postfix' || position === 'suffix';

/** The currency in an event's `cost_details`. */
export function getCurrency(details: CalendarEvent['cost_details']): Currency {
  const { currency_symbol: symbol, currency_position: position, currency_code: code } = details;
  return { symbol, position, code };
}

/** Whether two currencies are displayed equally. The site does not display the code. */
export function displaysCurrency(shown: Currency, wanted: Currency): boolean {
  if (shown.symbol !== wanted.symbol) return false;
  return wanted.symbol === '' || isSymbolBehind(shown.position) === isSymbolBehind(wanted.position);
}

/**
 * Whether two currencies are displayed equally and have the same code. The code counts without a symbol, too: the site
 * names it in the data for search engines, and its own screen shows it as the choice of the event.
 */
export const isSameCurrency = (shown: Currency, wanted: Currency) =>
  displaysCurrency(shown, wanted) && shown.code === wanted.code;

/**
 * The cost of an event in a form that the site stores unchanged: built from its values, with the symbol if there is one
 * amount. The site would misread its own formatted text (`$1,234.50` becomes `$.50`) and does not recognise the symbols
 * of a range. If the values are words, the text is sent (calendar API behaviour, sections 4, 6 and 'Currency').
 * Escaped, because it was read as text and is sent as markup.
 */
export function costAsSent({ cost, cost_details }: Pick<CalendarEvent, 'cost' | 'cost_details'>): string {
  const { values } = cost_details;
  if (values.length === 0 || !values.every((value) => /^[.\d]/.test(value))) return escapeText(cost);
  return escapeText(formatCost(values, getCurrency(cost_details)));
}

/** Formats one amount, or the lowest and highest of a range, in a form that the site parses correctly. */
export function formatCost(amounts: readonly string[], { symbol, position }: Currency): string {
  const [amount = '', ...others] = amounts;
  // Of a range, the site displays no amount that has a comma, and 'Free' if all have one
  if (others.length > 0) return amounts.map((each) => each.replace(',', '.')).join(' - ');
  // It splits the text at a comma, which would separate the symbol
  if (amount.includes(',')) return amount;
  return isSymbolBehind(position) ? amount + symbol : symbol + amount;
}

/**
 * The cost to create an event with. The site drops the cost `0` of a new event; an update keeps it and displays it as
 * 'Free' (calendar API behaviour, section 6).
 */
export const newCost = (cost: string) => (Number(cost) === 0 && cost !== '' ? 'Free' : cost);

/** Normalises a cost to compare it: only words and numbers remain, without dashes and symbols. */
export function plainCost(cost: string): string {
  return (
    cost
      .toLowerCase()
      .replaceAll(',', '.')
      .match(/\p{L}+|\d+(?:\.\d+)*/gu) ?? []
  ).join(' ');
}

/** Whether two costs have the same words and amounts, or the same amounts: one may name the currency. */
export function isSamePrice(one: string, other: string): boolean {
  const amounts = (cost: string) =>
    cost
      .replaceAll(',', '.')
      .match(/\d+(?:\.\d+)*/g)
      ?.join(' ');
  if (plainCost(one) === plainCost(other)) return true;
  return amounts(one) !== undefined && amounts(one) === amounts(other);
}
