/** How a cost text is read and written: calendar API behaviour, section 6, misreadings included. */

export interface Currency {
  symbol: string;
  position: 'prefix' | 'postfix';
}

export interface CostDetails {
  currency_symbol: string;
  currency_code: string;
  currency_position: string;
  values: string[];
}

/** The text kept for what was sent: zero and nothing disappear, a list becomes a range. */
export function costText(sent: unknown): string {
  if (sent === null || sent === undefined || sent === false) return '';
  const text = Array.isArray(sent) ? sent.map(String).join(' - ') : String(sent).trim();
  return text === '0' ? '' : text;
}

/** `$1,234.50` reads as 1234 and .50, `1.234,56` as 1.234 and .56, `$5, $10` as `5.` and 10. */
function numbersIn(text: string): string[] {
  const found = text.match(/\d+,\d{3}(?=\.)|\d*[.,]\d+|\d+,?/g) ?? [];
  return found.map((number) =>
    /^\d+,\d{3}$/.test(number) ? number.replace(',', '') : number.replace(',', '.'),
  );
}

export function costDetails(text: string): CostDetails {
  const numbers = numbersIn(text);
  const values = numbers.length > 0 ? numbers : text === '' ? [] : [text.toLowerCase().replace(/\s+/g, '-')];
  values.sort((one, other) => Number(one) - Number(other));
  const symbol = currencyIn(text);
  return {
    currency_symbol: symbol?.symbol ?? '',
    currency_code: '',
    currency_position: symbol?.position ?? '',
    values,
  };
}

function currencyIn(text: string): Currency | undefined {
  if (/\d,\d{3}\./.test(text)) return undefined;
  const before = /([$€£¥₹])\s*[\d.]/.exec(text);
  if (before) return { symbol: before[1] ?? '', position: 'prefix' };
  const after = /\d\s*([$€£¥₹])/.exec(text);
  return after ? { symbol: after[1] ?? '', position: 'postfix' } : undefined;
}

/** The cost as shown, with the text's own currency or the site's. */
export function formattedCost(text: string, site: Currency): string {
  if (numbersIn(text).length === 0) return text;
  const { values } = costDetails(text);
  const { symbol, position } = currencyIn(text) ?? site;
  const money = (value: string) => (position === 'prefix' ? `${symbol}${value}` : `${value}${symbol}`);
  const least = values[0] ?? '';
  const most = values.at(-1) ?? '';
  if (values.length === 1) return money(least);
  if (/\d\s*[^\d\s.,]*\s*[-–]\s*\S*\d/.test(text)) return `${money(least)} – ${money(most)}`;
  return money(/\d,\d{3}\./.test(text) ? least : most);
}
