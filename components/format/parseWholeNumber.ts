import { locale as currentLocale } from '#i18n';

const separators = /[\s.,'’]/gu;
/** Groups of three digits, or of two before the last three as in India. */
const grouped = /^\d{1,3}(?:[\s.,'’]\d{2,3})*[\s.,'’]\d{3}$/u;

/**
 * Parses a whole number of at most nine digits, with thousands separators if it has any; undefined if it is invalid.
 * The decimal separator of the language separates no thousands: in English, `1.250` is no whole number.
 */
export function parseWholeNumber(typed: string, locale: string = currentLocale()): number | undefined {
  const text = typed.trim();
  const decimal = new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal');
  if (decimal && text.includes(decimal.value)) return undefined;
  if (!/^\d+$/.test(text) && !grouped.test(text)) return undefined;
  const digits = text.replace(separators, '');
  return digits.length <= 9 ? Number(digits) : undefined;
}
