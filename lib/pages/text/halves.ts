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

/** Whether a time can be in either half of the day: `8:30`, unlike `20:00`, `08:30`, `8 am` and noon. */
const isOpen = ({ hour, half: written, is24Hours }: WrittenTime): boolean =>
  !written && !is24Hours && hour > 0 && hour < 13;

/** Whether an open time is most likely as written. */
function isAsWritten({ hour, mark }: WrittenTime, language: string): boolean {
  if (mark === 'bare') return false;
  const isTwelve = mark === 'colon' ? language !== 'nl' : language !== 'es';
  return hour >= ((isTwelve ? asWrittenFrom[language] : undefined) ?? 7);
}

function toMinutes({ hour, minute, half: written }: WrittenTime): number {
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
  hint?: 'am' | 'pm',
): Span[] {
  const from = toMinutes(start);
  if (!end) return toStarts(start, language, hint).map((minutes) => ({ start: minutes }));
  if (isOpen(start) && end.half) return fromEnd(from % half, toMinutes(end) || day);
  if (isOpen(start) && isOpen(end)) return bothOpen(start, end, language, hint);
  const to = toMinutes(end);
  return [{ start: from, end: start.half && isOpen(end) ? nextAfter(from, to) : after(from, to) }];
}

const after = (start: number, end: number) => (end <= start ? end + day : end);

/** The first time of day after `start` that twelve hours can call so. */
const nextAfter = (start: number, end: number) =>
  [end % half, (end % half) + half].find((minutes) => minutes > start) ?? (end % half) + day;

const inHalf = (minutes: number, hint: 'am' | 'pm') => (minutes % half) + (hint === 'pm' ? half : 0);

/** Events begin in the evening rather than at night. */
function toStarts(start: WrittenTime, language: string, hint: 'am' | 'pm' | undefined): number[] {
  const written = toMinutes(start);
  if (!isOpen(start) || isAsWritten(start, language)) return [written];
  if (hint) return [inHalf(written, hint)];
  const [am, pm] = [inHalf(written, 'am'), inHalf(written, 'pm')];
  return pm < 23 * 60 ? [pm, am] : [am, pm];
}

/** '7–9 pm', '11–1 pm': the start is in the half that makes the span short. '9-12pm' ends at noon or at midnight. */
function fromEnd(begin: number, end: number): Span[] {
  if (end === half && begin >= 6 * 60)
    return [
      { start: begin, end },
      { start: begin + half, end: day },
    ];
  const start = begin + half < end ? begin + half : begin;
  return [{ start, end: after(start, end) }];
}

function bothOpen(
  start: WrittenTime,
  end: WrittenTime,
  language: string,
  hint: 'am' | 'pm' | undefined,
): Span[] {
  const [from, to] = [toMinutes(start), toMinutes(end)];
  // 'from 10 to 4' crosses noon; an end as early as 3 may be that of a night
  if (to < from && from >= 8 * 60 && to >= 4 * 60 && hint !== 'pm') return [{ start: from, end: to + half }];
  const am = inHalf(from, 'am');
  const isWritten = from < to && (isAsWritten(start, language) || (from >= 7 * 60 && to >= half));
  const begins = hint
    ? [inHalf(from, hint)]
    : isWritten
      ? [from]
      : am < 8 * 60
        ? [am + half, am]
        : [am, am + half];
  return begins.map((begin) => ({ start: begin, end: nextAfter(begin, to) }));
}
