import type { FoundEvent } from './foundEvent';
import { withEvidence, writtenAs } from './markup/evidence';
import { limits } from './markup/reading';
import { oneLine, resolveWebAddress, tidy } from './plainText';
import { findWithChrono } from './text/chronoDates';
import { readToday, type TextContext } from './text/context';
import { findCost, toCostFields, toPart } from './text/cost';
import { createScanner } from './text/createScanner';
import { withHeadingYears, withYears } from './text/headingYears';
import { type Item, isDay, readItems } from './text/items';
import { readZoneBefore, zoneLength } from './text/offset';
import { findTextPlace } from './text/place';
import { getLanguage, type Scanner } from './text/scanner';
import { findTitle, type Part } from './text/title';
import { readWhen, type When } from './text/when';

/** Dates are searched in this many characters. */
const searchedLength = 3_000;

/**
 * Reads an event from text that a person selected: title, when, venue and price. The complete text becomes the
 * description. What the text leaves open is in `alternatives` and `recurrence`.
 * @returns undefined if the text names no day; a time of day alone is not enough
 */
export function readEventText(text: string, context: TextContext): FoundEvent | undefined {
  const description = tidy(removeQuotes(text.normalize('NFC')), limits.description);
  const searched = description.slice(0, searchedLength);
  const today = readToday(context);
  const scanner = createScanner(searched, context);
  const read = readItems(scanner);
  const items = context.years?.length
    ? withYears(scanner, read, context.years)
    : withHeadingYears(scanner, read, today);
  const when =
    readWhen(scanner, searched, items, today) ??
    (items.some(isDay)
      ? undefined
      : findWithChrono(maskNames(scanner, searched, items), today, scanner.vocabulary.languages.lookUp));
  if (!when) return undefined;
  const cost = findCost(scanner, searched, items);
  const times = [
    ...[...items.filter((item) => isTime(item, when)), ...when.used].map((item) =>
      toTimePart(scanner, searched, item),
    ),
    ...(when.parts ?? []),
  ];
  const place = findTextPlace(scanner, searched, items, sorted(times));
  const covered = sorted([...times, ...(cost?.parts ?? []), ...(place ? [place.part] : [])]);
  const url = resolveWebAddress(/https?:\/\/[^\s<>"')\]]+/.exec(description)?.[0] ?? '', 'about:blank');
  const written = when.parts
    ? when.parts.map(({ from, to }) => searched.slice(from, to)).join(' … ')
    : toWritten(scanner, searched, when.used);
  const event = {
    title: findTitle(scanner, searched, covered),
    description,
    start: when.start,
    ...(when.end && { end: when.end }),
    allDay: when.allDay,
    ...(when.alternatives && { alternatives: when.alternatives }),
    ...(when.recurrence !== undefined && { recurrence: when.recurrence }),
    ...(place && { venue: { name: place.name } }),
    organizers: [],
    ...toCostFields(cost),
    ...(url ? { url } : {}),
    keywords: [],
    source: 'text' as const,
  };
  const assumed = when.isYearAssumed ? ({ code: 'nextSuchDay' } as const) : undefined;
  const endOfDay = when.isEndOfDay ? ({ code: 'endOfDay' } as const) : undefined;
  return withEvidence(event, {
    start: writtenAs('text', written, assumed),
    ...(when.end && { end: writtenAs('text', written, endOfDay) }),
  });
}

const closingQuotes: Record<string, string> = {
  '"': '"',
  "'": "'",
  '“': '”',
  '‘': '’',
  '„': '“',
  '«': '»',
  '»': '«',
  '「': '」',
};

/** Removes quotation marks around the whole text. */
function removeQuotes(text: string): string {
  const all = text.trim();
  const inner = all.slice(1, -1);
  const close = closingQuotes[all.charAt(0)];
  const isQuoted = close && all.endsWith(close) && !inner.includes(close) && !inner.includes(all.charAt(0));
  return isQuoted ? inner : text;
}

/** Blanks take the place of streets, verses and the like, so that chrono finds no date in them. */
function maskNames(scanner: Scanner, text: string, items: readonly Item[]): string {
  let masked = text;
  for (const item of items) {
    if (item.kind !== 'mark' || item.means !== 'reference') continue;
    const { from, to } = toPart(scanner, item);
    masked = `${masked.slice(0, from)}${' '.repeat(to - from)}${masked.slice(to)}`;
  }
  return masked;
}

/** Whether an item is no part of the title: 'Midnight' in it is no time, if another is the event's. */
function isTime(item: Item, { used }: When): boolean {
  if (item.kind === 'feast') return used.includes(item);
  if (item.kind === 'clock') return used.includes(item) || item.start?.mark !== 'word';
  return item.kind !== 'mark';
}

const sorted = (parts: readonly Part[]): Part[] => [...parts].sort((one, other) => one.from - other.from);

/** The part of a date or time, with the zone beside it. */
function toTimePart(scanner: Scanner, text: string, item: Item): Part {
  const part = toPart(scanner, item);
  return item.kind === 'clock'
    ? {
        from: part.from - readZoneBefore(text.slice(0, part.from)).length,
        to: part.to + zoneLength(text.slice(part.to), getLanguage(scanner)),
      }
    : part;
}

/** The texts of dates and times, joined where only signs are between them. */
function toWritten(scanner: Scanner, text: string, used: readonly Item[]): string {
  const parts: Part[] = [];
  for (const part of used.map((item) => toTimePart(scanner, text, item))) {
    const last = parts.at(-1);
    const isNear = last && /^[ ,;|·:()-]*$/.test(text.slice(last.to, part.from));
    if (last && isNear) last.to = part.to;
    else parts.push({ ...part });
  }
  return parts.map(({ from, to }) => oneLine(text.slice(from, to), 100)).join(' … ');
}
