import type { WrittenTime } from './clocks';

/** Minutes since midnight of start and end; an end after midnight is more than 1440. */
export interface Span {
  start: number;
  end?: number;
}

const day = 24 * 60;
const half = 12 * 60;

/**
 * First hour that is read as written where no half of the day is. Spanish, Dutch and English count twelve hours in
 * speech, and so in announcements.
 */
const asWrittenFrom: Record<string, number> = { en: 10, es: 10, nl: 10 };

/** Whether a time can only be what is written: `20:00`, `08:30`, `8 am`. */
function isSure(time: WrittenTime, language: string): boolean {
  if (time.half || time.hasZero || time.hour >= 13 || time.hour === 0 || time.mark === 'word') return true;
  if (time.mark === 'bare') return false;
  const isTwelve = time.mark === 'colon' ? language !== 'nl' : language !== 'es';
  return time.hour >= ((isTwelve ? asWrittenFrom[language] : undefined) ?? 7);
}

function minutesOf({ hour, minute, half: written }: WrittenTime): number {
  const hours = written === undefined ? hour : (hour % 12) + (written === 'pm' ? 12 : 0);
  return hours * 60 + minute;
}

/**
 * The spans that a time or a pair of times can be, the likeliest first; several if the half of the day is open.
 * @param hint half of the day that the line names elsewhere: 'tonight', 'morning'
 */
export function readSpans(
  start: WrittenTime,
  end: WrittenTime | undefined,
  language: string,
  hint: 'am' | 'pm' | undefined,
): Span[] {
  if (!end) return starts(start, language, hint).map((minutes) => ({ start: minutes }));
  const isOpenStart = start.half === undefined && start.hour <= 12 && !start.hasZero && start.mark !== 'word';
  const isOpenEnd = end.half === undefined && end.hour <= 12 && !end.hasZero && end.mark !== 'word';
  if (isOpenStart && end.half) return fromEnd(start, end);
  if (start.half && isOpenEnd)
    return [{ start: minutesOf(start), end: nextAfter(minutesOf(start), minutesOf(end)) }];
  if (isOpenStart && isOpenEnd) return bothOpen(start, end, language, hint);
  const begin = minutesOf(start);
  return [{ start: begin, end: after(begin, minutesOf(end)) }];
}

const after = (start: number, end: number) => (end <= start ? end + day : end);

/** The first time of day after `start` that twelve hours can call so. */
function nextAfter(start: number, end: number): number {
  let minutes = end % half;
  while (minutes <= start) minutes += half;
  return minutes;
}

function starts(start: WrittenTime, language: string, hint: 'am' | 'pm' | undefined): number[] {
  const written = minutesOf(start);
  if (isSure(start, language)) return [written];
  if (hint !== undefined) return [(written % half) + (hint === 'pm' ? half : 0)];
  return [(written % half) + half, written % half].sort((one, other) => rank(one) - rank(other));
}

/** Events begin in the evening rather than at night or early in the morning. */
const rank = (minutes: number) => (minutes >= 8 * 60 && minutes < 23 * 60 ? 0 : 1);

/** '7–9 pm', '11–1 pm': the start is in the half that makes the span short. */
function fromEnd(start: WrittenTime, end: WrittenTime): Span[] {
  const last = minutesOf(end) === half && end.half === 'pm' ? half : minutesOf(end) || day;
  const begin = minutesOf(start) % half;
  const candidates = [begin + half, begin].filter((minutes) => minutes < last);
  const [nearest = begin] = candidates;
  // '9-12pm' ends at noon or at midnight
  if (minutesOf(end) === half && begin >= 6 * 60)
    return [
      { start: begin, end: half },
      { start: begin + half, end: day },
    ];
  return [{ start: nearest, end: after(nearest, last) }];
}

function bothOpen(
  start: WrittenTime,
  end: WrittenTime,
  language: string,
  hint: 'am' | 'pm' | undefined,
): Span[] {
  const [from, to] = [minutesOf(start), minutesOf(end)];
  const asWritten = { start: from, end: after(from, to) };
  // 'from 10 to 4' crosses noon; an end as early as 3 may be that of a night
  if (to < from && from >= 8 * 60 && from <= 12 * 60 + 59 && to >= 4 * 60 && hint !== 'pm')
    return [{ start: from, end: to + half }];
  if (hint !== undefined) {
    const begin = (from % half) + (hint === 'pm' ? half : 0);
    return [{ start: begin, end: nextAfter(begin, to) }];
  }
  if (from < to && (isSure(start, language) || (from >= 7 * 60 && to >= 12 * 60))) return [asWritten];
  const halves = [from % half, (from % half) + half].sort((one, other) => rank(one) - rank(other));
  return halves.map((begin) => ({ start: begin, end: nextAfter(begin, to) }));
}
