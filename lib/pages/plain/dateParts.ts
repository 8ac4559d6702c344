import type { PagePart } from './tree';

/** A line that is only a year heads the dates below it. */
export const isYear = ({ kind, node: { text = '' } }: PagePart): boolean =>
  kind !== 'td' && kind !== 'th' && /^(?:19|20)\d\d(?:\s?[/–-]\s?\d{2,4})?$/.test(text);

/** A day, a month, a year or a weekday, or two of these. */
export const datePart =
  /^(?:\p{L}{2,13}[.,]?|\d{1,2}(?:st|nd|rd|th|er|º|\.)?,?|(?:19|20)\d\d|\d{1,2}[./]\d{1,2}\.?|\p{L}{2,13}\.?,? \d{1,2}(?:st|nd|rd|th)?,?|\d{1,2}(?:er|º|\.)? (?:de )?\p{L}{3,12}\.?|\p{L}{3,12}\.?(?: (?:de )?|\/)(?:19|20)\d\d)$/u;

/** The parts of a date in one line: '4.4' and '2027', '2027' and 'Jan 4'. */
export function toDateText(parts: readonly string[]): string {
  const isYear = (part: string) => /^(?:19|20)\d\d$/.test(part);
  const [first = '', ...others] = [...parts.filter((part) => !isYear(part)), ...parts.filter(isYear)];
  const isDotted = /^\d{1,2}\.\d{1,2}\.?$/.test(first) && others.length === 1 && isYear(others[0] ?? '');
  return isDotted ? `${first.replace(/\.$/, '')}.${others[0]}` : [first, ...others].join(' ');
}

/** Most lines that a date is broken into. */
export const mostParts = 4;
/** Most lines of the block that holds all parts of a date. */
const mostInBlock = 12;

/** Whether a line is in another block than one before it: in another item of a list, or far from it. */
export function isApart(one: PagePart, other: PagePart): boolean {
  if (other.kind === 'li' || (isYear(other) && other.parent !== one.parent)) return true;
  let around = one.parent;
  while (around && around.to <= other.from) around = around.parent;
  return !around || around.to - around.from > mostInBlock || /^(?:ul|ol|dl|table|tbody)$/.test(around.kind);
}
