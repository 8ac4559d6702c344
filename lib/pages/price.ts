/** A price read from text. `words` has no number in it; `unclear` can be read in two ways, or not at all. */
export type Price =
  | { kind: 'none' }
  | { kind: 'free' }
  | { kind: 'words' }
  | {
      kind: 'amounts';
      /**
       * One amount, or the lowest and the highest: digits with the decimal sign as written, no thousands separators.
       */
      amounts: string[];
      currency?: PriceCurrency;
    }
  | { kind: 'unclear' };

/** The currency of a price, and where the site displays it. */
export interface PriceCurrency {
  /** The text beside the number: a symbol, or the code. */
  symbol: string;
  position: 'prefix' | 'postfix';
  /** ISO 4217; empty for a symbol that several currencies share. */
  code: string;
}

/** Characters. A longer text with a number in it is not read as a price. */
const maximumLength = 100;

/**
 * Reads a price: `12`, `12,50 €`, `EUR 5-10`, `1.234,50`, `CHF 20.-`. Words without a number are valid: the site
 * displays them unchanged. An ambiguous number (`1.234`) and a number among words are `unclear`, because the site would
 * display something else than what was written (calendar API behaviour, section 'Currency').
 */
export function readPrice(written: string): Price {
  const text = written.trim();
  if (text === '') return { kind: 'none' };
  if (!/\d/.test(text)) return { kind: 'words' };
  if (text.length > maximumLength) return { kind: 'unclear' };
  const parts = splitParts(text);
  const numbers = parts.filter((part) => isNumber(part));
  const currency = findCurrency(parts);
  const code = currency?.code ?? '';
  const amounts = numbers.map((number) => parseAmount(number, code)).filter((amount) => amount !== undefined);
  if (currency === null || amounts.length !== numbers.length) return { kind: 'unclear' };
  const [least = '', most = least] = amounts.sort((one, other) => toNumber(one) - toNumber(other));
  if (toNumber(most) === 0) return { kind: 'free' };
  const range = toNumber(least) === toNumber(most) ? [least] : [least, most];
  return { kind: 'amounts', amounts: range, ...(currency ? { currency } : {}) };
}

/** The number that an amount without thousands separators stands for; its decimal sign is a comma or a point. */
export const toNumber = (amount: string) => Number(amount.replace(',', '.'));
const isNumber = (part: string) => /^\d/.test(part);
const isDash = (part: string) => ['-', '–', '—', 'to', 'bis'].includes(part);

/** Splits a price into numbers, dashes and the words beside them; `20.-` and `20,–` become `20`. */
function splitParts(text: string): string[] {
  const whole = text.replace(/(\d)[.,][-–—]{1,2}(?!\d)/g, '$1 ');
  const found = whole.match(/\d+(?:[.,'’\u00a0\u202f ]\d+)*|[-–—]|[^\d\s–—-]+/g) ?? [];
  return found.map((part) => (isNumber(part) ? part : part.trim()));
}

/**
 * The currency of the amounts; undefined if the parts name none; null if they are not in the order of a price, or name
 * two currencies or an unknown one.
 */
function findCurrency(parts: readonly string[]): PriceCurrency | undefined | null {
  const shape = parts.map((part) => (isNumber(part) ? '#' : isDash(part) ? '-' : 'c')).join('');
  if (!/^c?#c?(?:-c?#c?)?$/.test(shape)) return null;
  const named = parts.filter((part) => !isNumber(part) && !isDash(part)).map(parseCurrency);
  const [first] = named;
  if (first === undefined) return named.length === 0 ? undefined : null;
  if (named.some((other) => other?.symbol !== first.symbol)) return null;
  return { ...first, position: shape.startsWith('c') ? 'prefix' : 'postfix' };
}

const codes = new Map([
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['₹', 'INR'],
  ['₺', 'TRY'],
  ['₪', 'ILS'],
  ['₩', 'KRW'],
  ['₫', 'VND'],
  ['₴', 'UAH'],
  ['zł', 'PLN'],
  ['Kč', 'CZK'],
  ['Ft', 'HUF'],
  ['Fr.', 'CHF'],
  ['lei', 'RON'],
  ['₽', 'RUB'],
  ['₱', 'PHP'],
  ['円', 'JPY'],
  // Dollars and the like by their country
  ['R$', 'BRL'],
  ['US$', 'USD'],
  ['A$', 'AUD'],
  ['AU$', 'AUD'],
  ['C$', 'CAD'],
  ['CA$', 'CAD'],
  ['NZ$', 'NZD'],
  ['HK$', 'HKD'],
  ['NT$', 'TWD'],
  ['S$', 'SGD'],
  ['MX$', 'MXN'],
]);

/** Symbols that several currencies share: they are sent without a code, and the site decides what they mean. */
const ambiguousSymbols = ['$', '¥', 'kr', 'kr.'];

/** Reads a symbol, an ISO 4217 code, or 'euro'. Undefined for any other word. */
function parseCurrency(part: string): Omit<PriceCurrency, 'position'> | undefined {
  if (ambiguousSymbols.includes(part)) return { symbol: part, code: '' };
  const code = codes.get(part) ?? (/^euros?$/i.test(part) ? 'EUR' : part);
  if (!Intl.supportedValuesOf('currency').includes(code)) return undefined;
  const symbol = part === code || /^e/i.test(part) ? getSymbol(code) : part;
  return { symbol, code };
}

const createFormat = (code: string, locale = 'en') =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: code });

const getSymbol = (code: string) =>
  createFormat(code)
    .formatToParts(1)
    .find(({ type }) => type === 'currency')?.value ?? code;

/** Removes the thousands separators of a number. Undefined if a sign could be a separator or a decimal sign. */
function parseAmount(written: string, code: string): string | undefined {
  const number = written.replace(/[\u00a0\u202f’]/g, ' ').replaceAll("'", ' ');
  const signs = [...new Set(number.replace(/\d/g, ''))];
  const last = number.split(/[ .,]/).at(-1) ?? '';
  const lastSign = number.at(-last.length - 1) ?? '';
  if (signs.length === 0) return number;
  if (signs.length > 2 || (signs.length === 2 && lastSign === ' ')) return undefined;
  const isOnce = number.indexOf(lastSign) === number.lastIndexOf(lastSign);
  if (signs.length === 1 && lastSign !== ' ' && isOnce) {
    const [whole = ''] = number.split(lastSign);
    // Three digits behind the only sign are thousands, unless the currency has three decimals
    const mayBeThousand = last.length === 3 && /^[1-9]\d{0,2}$/.test(whole) && countDecimals(code) !== 3;
    // A currency without decimals has no decimal sign: 1,200円
    if (mayBeThousand && countDecimals(code) === 0) return whole + last;
    return mayBeThousand ? undefined : number;
  }
  const whole = signs.length === 2 ? number.slice(0, -last.length - 1) : number;
  if (signs.length === 2 && !isOnce) return undefined;
  const groups = whole.split(/[ .,]/);
  const areThousands =
    /^\d{1,3}$/.test(groups[0] ?? '') && groups.slice(1).every((group) => group.length === 3);
  if (!areThousands) return undefined;
  return groups.join('') + (signs.length === 2 ? lastSign + last : '');
}

const countDecimals = (code: string) =>
  code === '' ? undefined : createFormat(code).resolvedOptions().maximumFractionDigits;

/**
 * Adds a page's currency to its price: `12` and `EUR` become `12€` or `€12`, depending on the language. Returns `cost`
 * unchanged if it names a currency itself or is not an amount, and if the currency is unknown.
 * @param currency ISO 4217 code or symbol
 * @param locale BCP 47 tag
 */
export function withCurrency(cost: string, currency: string | undefined, locale: string): string {
  const price = readPrice(cost);
  const known = currency === undefined ? undefined : parseCurrency(currency.trim());
  if (price.kind !== 'amounts' || price.currency !== undefined || known === undefined) return cost;
  const position = known.code === '' ? 'prefix' : findPosition(known.code, locale);
  return shownPrice({ ...price, currency: { ...known, position } });
}

function findPosition(code: string, locale: string): PriceCurrency['position'] {
  const [first] = createFormat(code, locale).formatToParts(1);
  return first?.type === 'currency' ? 'prefix' : 'postfix';
}

/** Codes of all currencies that the browser knows. */
export const currencyCodes = (): string[] => Intl.supportedValuesOf('currency');

/** The currency of a code, as prices in this language are written. */
export const toCurrency = (code: string, locale: string): PriceCurrency => ({
  symbol: getSymbol(code),
  position: findPosition(code, locale),
  code,
});

/** The amounts of a price without the currency in its text; any other text unchanged. */
export function withoutCurrency(written: string): string {
  const price = readPrice(written);
  return price.kind === 'amounts' && price.currency ? price.amounts.join(' – ') : written;
}

/** A price in the form in which the site displays it. Without a currency, the site adds its own. */
export function shownPrice({
  amounts,
  currency,
}: {
  amounts: readonly string[];
  currency?: { symbol: string; position: string } | undefined;
}): string {
  const money = (amount: string) =>
    currency === undefined
      ? amount
      : currency.position === 'prefix'
        ? currency.symbol + amount
        : amount + currency.symbol;
  return amounts.map(money).join(' – ');
}
