/**
 * '14.30 and 20.00', '2pm & 7pm', 'à 10h et 15h', '6:00 y 8:00 p.m.', '11am, 2pm and 4pm', '11 und 14 Uhr': a bare number
 * takes the mark of the last time.
 */
const list =
  /(?<![\d.:/€£$–-]|[€£$] |[–-] )(\d{1,2}(?:[.:]\d{2}|\s?h(?:\s?\d{2})?)?(?:\s?[ap]\.?m\b\.?)?(?:,\s\d{1,2}(?:[.:]\d{2}|\s?h(?:\s?\d{2})?)?(?:\s?[ap]\.?m\b\.?)?){0,4})\s(?:and|und|u\.|et|y|e|en|i|&|och)\s(\d{1,2}(?:[.:]\d{2}|\s?h(?:\s?\d{2})?)?(?:\s?[ap]\.?m\b\.?)?)(\s?(?:uhr|uur|hrs?)\b)?(?![\d.:/h]*\d|\s?[€£$%])/i;
const mark = /[.:h]|m\b/i;
const half = /\s?[ap]\.?m\b\.?$/i;
const between =
  /(?<!\p{L})(?:between|zwischen|entre|tra(?: le)?|fra|tussen|między)\s(?:le |las |les |as |die )?$/iu;

/**
 * The texts of a line with several times of day, one for each of the events at these times; none if it has none such.
 * @param isOther whether a part of the line is something else
 */
export function toListedTimes(
  text: string,
  isOther: (from: number, to: number) => boolean = () => false,
): string[] {
  const match = list.exec(text);
  if (!match) return [];
  const [whole, others = '', last = '', word = ''] = match;
  const [begin, end] = [match.index, match.index + whole.length];
  if (isOther(begin, end) || between.test(text.slice(0, begin))) return [];
  const times = others.split(/,\s/);
  // '3 and 4' are no times
  if (word === '' && !mark.test(last)) return [];
  if (word === '' && times.some((one) => !mark.test(one)) && !/h|m\b/i.test(last)) return [];
  const suffix = word || (half.exec(last)?.[0] ?? (/^\d{1,2}\s?h$/i.test(last) ? 'h' : ''));
  const isOwn = (one: string) => half.test(one) || /h/i.test(one);
  return [...times.map((one) => (isOwn(one) ? one : `${one}${suffix}`)), `${last}${word}`].map(
    (one) => `${text.slice(0, begin)}${one}${text.slice(end)}`,
  );
}
