import { isZone } from '../../shared/time';
import type { EventTime, Note } from '../foundEvent';

/**
 * A date read from text. If `dateOnly`, the text gives no time of day; if `clockOnly`, no day. `note` says what was
 * repaired or dropped.
 */
export interface ParsedTime extends EventTime {
  dateOnly: boolean;
  clockOnly?: true;
  note?: Note;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const isoDate = /^(\d{4})-?(\d{2})-?(\d{2})(?!\d)|^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/;
const ordinalDate = /^(\d{4})-(\d{3})(?!\d)/;
// 'Fri May 01 2026', 'Friday, May 1st, 2026', 'Fri, 01 May 2026': with a month's name, day and month are unambiguous
const weekday = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,?\s+/i;
const monthFirst = /^([a-z]{3})[a-z]*\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})/i;
const dayFirst = /^(\d{1,2})(?:st|nd|rd|th|\.)?\s+([a-z]{3})[a-z]*\.?,?\s+(\d{4})/i;

const clock =
  /^(?:[t,]|at\b|@)?\s*(\d{1,2})(?::?(\d{2})(?::?(\d{2})(?:[.,]\d+)?)?)?\s*(?:([ap])\.?m\.?(?![a-z]))?/i;
// EventON writes `-5:00`
const offsetForm = /^(?:gmt|utc)?\s*([+−-])(\d{2}|\d(?=:)):?(\d{2})?(?::\d{2})?(?!\d)/i;

/**
 * Reads one date, with or without a time: the variants of ISO 8601 (basic, ordinal, with a space, without seconds), the
 * English forms that programs print (JavaScript's, RFC 5322's, `May 1, 2026 7:00 pm`), and common damage to them, such
 * as a `+` that form decoding turned into a space. Ambiguous dates such as `05/06/2026` give undefined.
 * @param written the date; or a time alone, if `onDay` (`YYYY-MM-DD…`) gives its day
 */
export function readTime(written: string, onDay?: string): ParsedTime | undefined {
  let rest = written.slice(0, 100).trim();
  let day = readDay(rest);
  if (!day) {
    rest = rest.replace(weekday, '');
    day = readDay(rest);
  }
  if (day) rest = rest.slice(day.length).trimStart();
  const date = day?.date ?? (/^\d{1,2}(?::|\s*[ap]\.?m)/i.test(rest) ? onDay?.slice(0, 10) : undefined);
  if (!date) return undefined;
  const time = readClock(rest);
  if (!time) return { local: `${date}T00:00:00`, dateOnly: true, ...(rest ? { note: leftOut(rest) } : {}) };
  const startDay = time.hour === 24 ? dayAfter(date) : date;
  if (!startDay) return undefined;
  const local = time.hour === 24 ? `${startDay}T00:00:00` : `${date}T${time.text}`;
  const zone = readZone(rest.slice(time.length));
  return { local, dateOnly: false, ...(day ? {} : { clockOnly: true }), ...zone };
}

function readDay(text: string): { date: string; length: number } | undefined {
  const match = isoDate.exec(text) ?? ordinalDate.exec(text) ?? monthFirst.exec(text) ?? dayFirst.exec(text);
  if (!match) return undefined;
  const parts = match.slice(1).filter(Boolean);
  const [a = '', b = '', c = ''] = parts;
  const date =
    parts.length === 2
      ? toDate(a, 1, b)
      : /^\d{4}/.test(a)
        ? toDate(a, Number(b), c)
        : /^\d/.test(a)
          ? toDate(c, parseMonth(b), a)
          : toDate(c, parseMonth(a), b);
  return date ? { date, length: match[0].length } : undefined;
}

const parseMonth = (name: string) => months.indexOf(name.toLowerCase()) + 1;

/** `YYYY-MM-DD` of a day of the month; for an ordinal date, month 1 and a day up to 366. Undefined for invalid days. */
function toDate(year: string, month: number, day: string): string | undefined {
  const date = new Date(Date.UTC(Number(year), month - 1, Number(day)));
  if (Number(year) < 1000 || date.getUTCFullYear() !== Number(year)) return undefined;
  if (day.length === 3) return date.toISOString().slice(0, 10);
  return date.getUTCMonth() === month - 1 ? `${year}-${twoDigits(month)}-${twoDigits(day)}` : undefined;
}

/** Pads a number to two digits: `07`. */
export const twoDigits = (part: number | string) => String(part).padStart(2, '0');

function readClock(text: string): { text: string; hour: number; length: number } | undefined {
  const match = clock.exec(text);
  if (!match) return undefined;
  const [all, hourText = '', minute = '00', second = '00', half] = match;
  if (match[2] === undefined && !half) return undefined; // a bare number is no time
  let hour = Number(hourText);
  if (half && (hour < 1 || hour > 12)) return undefined;
  if (half) hour = (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  const isMidnight = hour === 24 && minute === '00';
  if ((hour > 23 && !isMidnight) || Number(minute) > 59 || Number(second) > 60) return undefined;
  const written = `${twoDigits(hour)}:${minute}:${twoDigits(Math.min(59, Number(second)))}`;
  return { text: written, hour, length: all.length };
}

const leftOut = (about: string): Note => ({ code: 'leftOut', about });

function readZone(written: string): Pick<ParsedTime, 'zone' | 'offset' | 'note'> {
  let text = written.trim();
  const found: ReturnType<typeof readZone> = {};
  let match = offsetForm.exec(text);
  if (!match && /^\d{2}:?\d{2}$/.test(text)) {
    found.note = { code: 'plusLost', about: text };
    text = `+${text}`;
    match = offsetForm.exec(text);
  }
  if (match) {
    const [all, sign, hours = '', minutes = '00'] = match;
    text = text.slice(all.length).trim();
    if (Number(hours) <= 14 && Number(minutes) <= 59)
      found.offset = `${sign === '+' ? '+' : '-'}${twoDigits(hours)}:${minutes}`;
    else found.note = leftOut(all);
  } else if (/^(?:z|utc|gmt)(?![a-z])/i.test(text)) {
    text = text.replace(/^[a-z]+/i, '').trim();
    found.offset = '+00:00';
  }
  if (text === '') return found;
  // RFC 9557 appends the zone's name in brackets; JavaScript appends a display name in parentheses
  const name = /^\[?!?([A-Za-z_+-]+\/[\w+/-]+)\]?/.exec(text)?.[1];
  if (name && isZone(name)) found.zone = name;
  else if (!text.startsWith('(')) found.note ??= leftOut(text);
  return found;
}

/** A local time read as if it were UTC, in milliseconds, to calculate with. */
export const asUtc = (local: string) => Date.parse(`${local}Z`);

const [firstInstant, lastInstant] = [asUtc('0000-01-01T00:00:00'), asUtc('9999-12-31T23:59:59.999')];

/** Epoch ms as a time in UTC, `YYYY-MM-DDTHH:mm:ss`. Undefined outside the years 0 to 9999, which have four digits. */
export function toLocal(milliseconds: number): string | undefined {
  const date = new Date(milliseconds);
  return date.getTime() >= firstInstant && date.getTime() <= lastInstant
    ? date.toISOString().slice(0, 19)
    : undefined;
}

/** The day `days` after `date`, both `YYYY-MM-DD`. `days` may be negative. Undefined outside the years 0 to 9999. */
export function dayAfter(date: string, days = 1): string | undefined {
  return toLocal(asUtc(`${date}T00:00:00`) + days * 86_400_000)?.slice(0, 10);
}

/** Codes of the weekdays in recurrence rules (RFC 5545), from Sunday on. */
export const weekdayCodes = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** Weekday of a date, 0 for Sunday. */
export const getWeekday = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

/** Number of days of a month, 1 to 12. */
export const countDays = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The last day (`YYYY-MM-DD`) of an all-day event with this exclusive end: at midnight, the day before. */
export function lastDayBefore({ local }: EventTime): string {
  return (toLocal(asUtc(local) - 1) ?? local).slice(0, 10);
}

/**
 * Milliseconds from `b` to `a`, negative if `a` is earlier: as instants if both have an offset, else as local times.
 */
export function compareTimes(a: EventTime, b: EventTime): number {
  return a.offset && b.offset ? toInstant(a) - toInstant(b) : asUtc(a.local) - asUtc(b.local);
}

function toInstant({ local, offset = '+00:00' }: EventTime): number {
  return Date.parse(`${local}${offset}`);
}

/**
 * The local time an ISO 8601 duration (`PT1H30M`, `P2D`) later. Undefined for months, years, zero and other text, and
 * past the year 9999.
 */
export function timeAfter(start: EventTime, duration: string): EventTime | undefined {
  const match = /^P(?:(\d{1,3})W)?(?:(\d{1,4})D)?(?:T(?:(\d{1,4})H)?(?:(\d{1,5})M)?(?:(\d{1,7})S)?)?$/i.exec(
    duration,
  );
  if (!match) return undefined;
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0));
  const length = (((weeks * 7 + days) * 24 + hours) * 60 + minutes) * 60 + seconds;
  const local = toLocal(asUtc(start.local) + length * 1000);
  return length > 0 && local ? { ...start, local } : undefined;
}
