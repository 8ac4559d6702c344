import type { FoundEvent } from '../foundEvent';
import { toNumber } from '../price';
import type { Item } from './items';
import type { Scanner } from './scanner';
import type { Part } from './title';
import type { TokenRange } from './tokens';

/** A price in a text and the parts that name it. */
export interface TextCost {
  cost: string;
  currency?: string;
  parts: Part[];
}

const amountForm =
  /(?:(R\$|US\$|[€£$¥]|EUR|CHF|USD|GBP|PLN)\s?)?(?<!\d[.,:]?)(\d{1,3}(?:[., ’']\d{3})+(?!\d)|\d{1,6})([.,]\d{2}(?!\d)|[.,][-–]{1,2})?(?:\s?(€|£|zł|zl|円|euros?|EUR|CHF|USD|GBP|PLN|kr\b|Fr\.))?/giu;

const codes: Record<string, string> = {
  '€': 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  '£': 'GBP',
  zł: 'PLN',
  zl: 'PLN',
  円: 'JPY',
  '¥': 'JPY',
  'fr.': 'CHF',
  r$: 'BRL',
  us$: 'USD',
  kr: 'kr',
  $: '$',
};

/**
 * The price of an event: the amounts of the first line that has one with a currency, or a word such
 * as 'free'. Undefined if the text names none.
 */
export function findCost(scanner: Scanner, text: string, items: readonly Item[]): TextCost | undefined {
  const taken = items.filter((item) => item.kind !== 'mark').map((item) => toPart(scanner, item));
  let from = 0;
  let first: TextCost | undefined;
  for (const line of text.split('\n')) {
    const found = readLine(line, from, taken);
    const isPriced = items.some(
      (item) =>
        item.kind === 'mark' && item.means === 'price' && isIn(toPart(scanner, item), from, line.length),
    );
    if (found && isPriced) return found;
    first ??= found;
    from += line.length + 1;
  }
  const free = items.find((item) => item.kind === 'mark' && item.means === 'free');
  if (free && (!first || isWhole(free))) {
    const part = toPart(scanner, free);
    return { cost: text.slice(part.from, part.to), parts: [part] };
  }
  return first;
}

const isIn = (part: Part, from: number, length: number) => part.from >= from && part.to <= from + length;

/** Two words, such as 'free entry', are about the event; 'free' alone may be about its drinks. */
const isWhole = ({ from, to }: Item): boolean => to - from > 1;

/** Converts a range of tokens to the offsets of its characters in the text. */
export const toPart = ({ tokens }: Scanner, { from, to }: TokenRange): Part => ({
  from: tokens[from]?.from ?? 0,
  to: tokens[to - 1]?.to ?? 0,
});

function readLine(line: string, offset: number, taken: readonly Part[]): TextCost | undefined {
  const amounts: { amount: string; currency: string; part: Part }[] = [];
  let pending: { amount: string; part: Part; end: number } | undefined;
  for (const match of line.matchAll(amountForm)) {
    const [all, before, whole = '', decimals = '', after] = match;
    const part = { from: offset + match.index, to: offset + match.index + all.length };
    if (taken.some((other) => part.from < other.to && part.to > other.from)) continue;
    const written = (before ?? after)?.toLowerCase();
    const amount = toAmount(whole, decimals);
    if (written === undefined) {
      pending = { amount, part, end: match.index + all.length };
      continue;
    }
    const currency = codes[written] ?? written.toUpperCase();
    // '8 – 12 €': the currency is that of both
    if (pending && /^\s?(?:[-–/]|bis|à|to|a|do)\s?$/.test(line.slice(pending.end, match.index)))
      amounts.push({ amount: pending.amount, currency, part: pending.part });
    amounts.push({ amount, currency, part });
    pending = undefined;
  }
  const [first] = amounts;
  if (!first) return undefined;
  const same = amounts.filter(({ currency }) => currency === first.currency);
  const sorted = [...new Set(same.map(({ amount }) => amount))].sort(
    (one, other) => toNumber(one) - toNumber(other),
  );
  const [least = '', most = least] = [sorted[0], sorted.at(-1)];
  return {
    cost: least === most ? least : `${least} – ${most}`,
    currency: first.currency,
    parts: amounts.map(({ part }) => part),
  };
}

/** Without thousands separators; `,-` is no decimal. */
const toAmount = (whole: string, decimals: string): string =>
  whole.replace(/[., ’']/g, '') + (/\d/.test(decimals) && !/^[.,]00$/.test(decimals) ? decimals : '');

/** The fields of an event for a price; none if it is undefined. */
export const toCostFields = (found: TextCost | undefined): Pick<FoundEvent, 'cost' | 'currency'> =>
  found ? { cost: found.cost, ...(found.currency !== undefined && { currency: found.currency }) } : {};
