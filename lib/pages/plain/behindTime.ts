import { isAction, isField, isRemark } from './labels';
import type { PlainPage } from './page';
import type { PagePart } from './tree';

/** Characters between two of the dates and times that stand together. */
const longestGap = 14;
/** Characters and words of the name of a place. */
const longestName = 60;
const mostWords = 8;

/** The word of an hour, signs, and a remark in parentheses, between a time and what stands behind it. */
const lead = /^(?:\s?(?:uhr|uur|hrs?|h|heures?)(?!\p{L})\.?)?[\s,;:|·•–—-]*(?:\([^()]*\)[\s,;:|·•–—-]*)?/iu;

/** What a line says behind its date and time, up to the end of its sentence, and whether words stand before them. */
export interface BehindTime {
  name: string;
  isLed: boolean;
}

/**
 * The words right behind the first date and time of a line: 'Lower Level' of 'Sat, Jun 6 | 9:00 AM – 2:00 PM Lower Level'.
 * Undefined if there are none, or no name.
 */
export function findBehindTime(page: PlainPage, line: PagePart): BehindTime | undefined {
  const text = page.getText(line);
  const range = findTime(page, text);
  if (!range) return undefined;
  const rest = text.slice(range.to).replace(lead, '');
  const [name = ''] = rest.split(/[;(|!]|\s[–—-]\s|(?<=\p{L}{3}|\s\p{Lu}?\d{1,3})\.(?=\s|$)/u, 1);
  const own = name.replace(/(?<![\s,.])[\s,.]+$/, '');
  if (own.length < 3 || own.length > longestName || own.split(' ').length > mostWords) return undefined;
  const { dates, clocks } = page.reader.read(own);
  if (dates.length > 0 || clocks.length > 0 || !/\p{L}{2}/u.test(own)) return undefined;
  if (isField(own) || isAction(own) || isRemark(own)) return undefined;
  return { name: own, isLed: /\p{L}{4}/u.test(text.slice(0, range.from)) };
}

/** Where the first date of a text with the times beside it stands, or the first time of a text without a date. */
function findTime({ reader }: PlainPage, text: string): { from: number; to: number } | undefined {
  const { dates, clocks } = reader.read(text);
  let at = 0;
  const timed = clocks.map((clock) => {
    const from = text.indexOf(clock, at);
    at = from + clock.length;
    return { from, to: at };
  });
  const parts = [...dates, ...timed].sort((one, other) => one.from - other.from);
  const [first] = parts;
  if (!first || first.from < 0) return undefined;
  let { to } = first;
  for (const part of parts) if (part.from - to <= longestGap) to = Math.max(to, part.to);
  return { from: first.from, to };
}
