/** A price as somebody wrote it, understood or not. */
export type Price =
  | { kind: 'none' }
  | { kind: 'free' }
  | { kind: 'words' }
  | {
      kind: 'amounts';
      /** One, or the least and the most: digits with a decimal sign as written, without signs between thousands. */
      amounts: string[];
      currency?: PriceCurrency;
    }
  | { kind: 'unclear' };

export interface PriceCurrency {
  /** What is put beside the number. */
  symbol: string;
  position: 'prefix' | 'postfix';
  /** ISO 4217; empty where the symbol is that of several. */
  code: string;
}

/** Longer ones are no prices. */
const longest = 100;

/**
 * Reads a price: `12`, `12,50 €`, `EUR 5-10`, `1.234,50`, `CHF 20.-`. Words without a number are a price, too: the site
 * shows them as they stand. What can be read in two ways (`1.234`), and a number among words, is unclear: the site
 * would show something else than what was written (calendar API behaviour, section 'Currency').
 */
export function readPrice(written: string): Price {
  const text = written.trim();
  if (text === '') return { kind: 'none' };
  if (!/\d/.test(text)) return { kind: 'words' };
  if (text.length > longest) return { kind: 'unclear' };
  const parts = partsOf(text);
  const numbers = parts.filter((part) => isNumber(part));
  const currency = currencyIn(parts);
  const code = currency?.code ?? '';
  const amounts = numbers.map((number) => amountOf(number, code)).filter((amount) => amount !== undefined);
  if (currency === null || amounts.length !== numbers.length) return { kind: 'unclear' };
  const [least = '', most = least] = amounts.sort((one, other) => numberOf(one) - numberOf(other));
  if (numberOf(most) === 0) return { kind: 'free' };
  const range = numberOf(least) === numberOf(most) ? [least] : [least, most];
  return { kind: 'amounts', amounts: range, ...(currency ? { currency } : {}) };
}

const numberOf = (amount: string) => Number(amount.replace(',', '.'));
const isNumber = (part: string) => /^\d/.test(part);
const isDash = (part: string) => ['-', '–', '—', 'to', 'bis'].includes(part);

/** Numbers, dashes and what stands beside them; `20.-` and `20,–` are whole amounts. */
function partsOf(text: string): string[] {
  const whole = text.replace(/(\d)[.,][-–—]{1,2}(?!\d)/g, '$1 ');
  const found = whole.match(/\d+(?:[.,'’\u00a0\u202f ]\d+)*|[-–—]|[^\d\s–—-]+/g) ?? [];
  return found.map((part) => (isNumber(part) ? part : part.trim()));
}

/**
 * The currency of the amounts: undefined where none is named, null where the parts are in no order of a price, or name
 * two currencies.
 */
function currencyIn(parts: readonly string[]): PriceCurrency | undefined | null {
  const shape = parts.map((part) => (isNumber(part) ? '#' : isDash(part) ? '-' : 'c')).join('');
  if (!/^c?#c?(?:-c?#c?)?$/.test(shape)) return null;
  const named = parts.filter((part) => !isNumber(part) && !isDash(part)).map(knownCurrency);
  const [first] = named;
  if (first === undefined) return named.length === 0 ? undefined : null;
  if (named.some((other) => other?.symbol !== first.symbol)) return null;
  return { ...first, position: shape.startsWith('c') ? 'prefix' : 'postfix' };
}

const codes: Record<string, string | undefined> = {
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  '₺': 'TRY',
  '₪': 'ILS',
  '₩': 'KRW',
  '₫': 'VND',
  '₴': 'UAH',
  zł: 'PLN',
  Kč: 'CZK',
  Ft: 'HUF',
  'Fr.': 'CHF',
};

/** Symbols of several currencies: what they mean is what the site takes them for. */
const shared = ['$', '¥', 'kr', 'kr.'];

/** A symbol, a code, or the name of the euro. Others are words. */
function knownCurrency(part: string): Omit<PriceCurrency, 'position'> | undefined {
  if (shared.includes(part)) return { symbol: part, code: '' };
  const code = codes[part] ?? (/^euros?$/i.test(part) ? 'EUR' : part);
  if (!/^[A-Z]{3}$/.test(code) || !Intl.supportedValuesOf('currency').includes(code)) return undefined;
  const symbol = part === code || /^e/i.test(part) ? symbolOf(code) : part;
  return { symbol, code };
}

const formatIn = (code: string, locale = 'en') =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: code });

const symbolOf = (code: string) =>
  formatIn(code)
    .formatToParts(1)
    .find(({ type }) => type === 'currency')?.value ?? code;

/** Without what stands between its thousands; undefined where nobody can tell. */
function amountOf(written: string, code: string): string | undefined {
  const number = written.replace(/[\u00a0\u202f’]/g, ' ').replaceAll("'", ' ');
  const signs = [...new Set(number.replace(/\d/g, ''))];
  const last = number.split(/[ .,]/).at(-1) ?? '';
  const lastSign = number.at(-last.length - 1) ?? '';
  if (signs.length === 0) return number;
  if (signs.length > 2 || (signs.length === 2 && lastSign === ' ')) return undefined;
  const isOnce = number.indexOf(lastSign) === number.lastIndexOf(lastSign);
  if (signs.length === 1 && lastSign !== ' ' && isOnce) {
    const [whole = ''] = number.split(lastSign);
    // Three digits behind the only sign: thousands, or a currency of three decimals.
    const isThousand = last.length === 3 && /^[1-9]\d{0,2}$/.test(whole) && decimalsOf(code) !== 3;
    return isThousand ? undefined : number;
  }
  const whole = signs.length === 2 ? number.slice(0, -last.length - 1) : number;
  if (signs.length === 2 && !isOnce) return undefined;
  const groups = whole.split(/[ .,]/);
  const areThousands =
    /^\d{1,3}$/.test(groups[0] ?? '') && groups.slice(1).every((group) => group.length === 3);
  if (!areThousands) return undefined;
  return groups.join('') + (signs.length === 2 ? lastSign + last : '');
}

const decimalsOf = (code: string) =>
  code === '' ? undefined : formatIn(code).resolvedOptions().maximumFractionDigits;

/**
 * What a page said of a price and its currency, in one text: `12` and `EUR` as `12 €` or `€12`, as the person's language
 * has it. As it stands where the text names a currency itself, or is none of amounts.
 */
export function withCurrency(cost: string, currency: string | undefined, locale?: string): string {
  const price = readPrice(cost);
  const known = currency === undefined ? undefined : knownCurrency(currency.trim());
  if (price.kind !== 'amounts' || price.currency !== undefined || known === undefined) return cost;
  const position = known.code === '' ? 'prefix' : positionIn(known.code, locale);
  return shownPrice({ ...price, currency: { ...known, position } });
}

function positionIn(code: string, locale: string | undefined): PriceCurrency['position'] {
  const [first] = formatIn(code, locale).formatToParts(1);
  return first?.type === 'currency' ? 'prefix' : 'postfix';
}

/** As the site shows it; without a currency of its own, the site puts its own to it. */
export function shownPrice({ amounts, currency }: Extract<Price, { kind: 'amounts' }>): string {
  const money = (amount: string) =>
    currency === undefined
      ? amount
      : currency.position === 'prefix'
        ? currency.symbol + amount
        : amount + currency.symbol;
  return amounts.map(money).join(' – ');
}
