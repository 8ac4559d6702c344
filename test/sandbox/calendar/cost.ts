import type { StoredCurrency } from './store';

/** How a cost text is read and written: calendar API behaviour, section 6, misreadings included. */

interface Currency {
  symbol: string;
  position: 'prefix' | 'postfix';
}

/** What a site shows where an event has no currency of its own. */
export interface SiteCurrency extends Currency {
  code: string;
}

export const noCurrency: StoredCurrency = { symbol: '', position: '', code: '' };

export interface CostDetails {
  currency_symbol: string;
  currency_code: string;
  currency_position: string;
  values: string[];
}

/** The text kept for what was sent: nothing disappears, zero too on create; a list becomes a range. */
export function costText(sent: unknown, creating: boolean): string {
  if (sent === null || sent === undefined || sent === false) return '';
  const text = Array.isArray(sent) ? sent.map(String).join(' - ') : String(sent).trim();
  return creating && text === '0' ? '' : text;
}

/** `$1,234.50` reads as 1234 and .50, `1.234,56` as 1.234 and .56, `$5, $10` as `5.` and 10. */
const numbersIn = (text: string): string[] => text.match(/\d+,\d{3}(?=\.)|\d*[.,]\d+|\d+,?/g) ?? [];

const toValue = (number: string): string =>
  /^\d+,\d{3}$/.test(number) ? number.replace(',', '') : number.replace(',', '.');

/** Two amounts with a dash between them, in whatever currency. */
const isRange = (text: string): boolean => /\d\s*[^\d\s.,]*\s*[-–]\s*\S*\d/.test(text);

/** What is stored of the currency: of each write only the symbol that the cost itself holds; the code stays. */
export function currencyFrom(text: string, before?: StoredCurrency): StoredCurrency {
  const found = currencyIn(text);
  return { symbol: found?.symbol ?? '', position: found?.position ?? '', code: before?.code ?? '' };
}

export function costDetails(text: string, currency: StoredCurrency): CostDetails {
  const numbers = numbersIn(text).map(toValue);
  const values = numbers.length > 0 ? numbers : text === '' ? [] : [text.toLowerCase().replace(/\s+/g, '-')];
  values.sort((one, other) => Number(one) - Number(other));
  return {
    currency_symbol: currency.symbol,
    currency_code: currency.code,
    currency_position: currency.position,
    values,
  };
}

/** The symbols of a range and beside an amount with a comma are not recognised. */
function currencyIn(text: string): Currency | undefined {
  if (/\d,\d/.test(text) || isRange(text)) return undefined;
  const before = /([$€£¥₹])\s*[\d.]/.exec(text);
  if (before) return { symbol: before[1] ?? '', position: 'prefix' };
  const after = /\d\s*([$€£¥₹])/.exec(text);
  return after ? { symbol: after[1] ?? '', position: 'postfix' } : undefined;
}

/** The cost as shown, with the event's own currency or the site's; zero is free. */
export function formattedCost(text: string, currency: StoredCurrency, site: SiteCurrency): string {
  if (numbersIn(text).length === 0) return text;
  if (text === '0') return 'Free';
  const symbol = currency.symbol || site.symbol;
  const position = currency.position || site.position;
  return amounts(text, (value) => (position === 'prefix' ? `${symbol}${value}` : `${value}${symbol}`));
}

/** The amounts alone, as JSON-LD has them. */
export function plainPrice(text: string): string {
  if (numbersIn(text).length === 0) return text.toLowerCase() === 'free' ? '0' : text;
  return amounts(text, (value) => value);
}

/** A single amount keeps its decimal comma. */
function amounts(text: string, money: (value: string) => string): string {
  const numbers = numbersIn(text).sort((one, other) => Number(toValue(one)) - Number(toValue(other)));
  const [least = '', most = ''] = [numbers[0], numbers.at(-1)];
  if (numbers.length === 1) return money(least);
  if (isRange(text)) {
    // Amounts with a comma are passed over
    const shown = numbers.filter((number) => !number.includes(','));
    if (shown.length === 0) return 'Free';
    return [...new Set([shown[0] ?? '', shown.at(-1) ?? ''])].map(money).join(' – ');
  }
  return money(/\d,\d{3}\./.test(text) ? least : most);
}
