import { isAmount, isClosed } from './bareNumbers';
import { readClock, type WrittenClock } from './clocks';
import { readDate, readNumberedDay } from './dates';
import { isClockAt, readLink } from './numericDates';
import { isJoined, isSign, type Scanner, skip } from './scanner';
import type { TokenRange } from './tokens';

/** A weekday without a month, 0 for Sunday. `next` can be the coming one or the one after. */
export interface WrittenWeekday extends TokenRange {
  kind: 'weekday';
  weekday: number;
  which?: 'this' | 'next' | 'nextWeek';
  /** Day of the month behind it: 'Friday 4th'. */
  day?: number;
  /** The number may as well be an hour or an amount: 'vendredi 18 à 20h', 'Friday 2 bands'. */
  isDayDoubtful?: true;
}

/** Reads 'Friday', 'next Friday', 'Friday of next week', 'Friday 4th'. Undefined if none begins at the token. */
export function readWeekday(scanner: Scanner, at: number): WrittenWeekday | undefined {
  const { vocabulary } = scanner;
  const lead = findWhich(scanner, at, ['nextWeek', 'next', 'this']);
  const weekday = vocabulary.find(lead?.next ?? at, 'weekday');
  if (!weekday || weekday.isPlural) return undefined;
  const closed = isSign(scanner, weekday.next, '.') && weekday.isShort ? weekday.next + 1 : weekday.next;
  const behind = skip(scanner, closed, [], [',']);
  const after = findWhich(scanner, behind, ['nextWeek']) ?? findWhich(scanner, closed, ['next']);
  const day = readDayOfMonth(scanner, closed);
  if (weekday.isShort) {
    // 'So 20 Uhr' is a Sunday, 'So gut' is not
    const isNamed = /^\p{Lu}/u.test(scanner.tokens[lead?.next ?? at]?.text ?? '');
    const clock = readClock(scanner, skip(scanner, day?.next ?? closed, [], [',']));
    if (!(isNamed && (clock || lead || (day && !day.isDoubtful)))) return undefined;
  }
  const which = lead?.which ?? after?.which;
  return {
    kind: 'weekday',
    from: at,
    to: after?.next ?? day?.next ?? closed,
    weekday: weekday.value,
    ...(which && { which }),
    ...(day && { day: day.day }),
    ...(day?.isDoubtful && { isDayDoubtful: true }),
  };
}

type Which = NonNullable<WrittenWeekday['which']>;

/** The word that says which of the coming weekdays is meant. */
function findWhich(
  { vocabulary }: Scanner,
  at: number,
  kinds: Which[],
): { which: Which; next: number } | undefined {
  for (const which of kinds) {
    const found = vocabulary.find(at, which);
    if (found) return { which, next: found.next };
  }
  return undefined;
}

interface DayOfMonth {
  day: number;
  next: number;
  isDoubtful?: true;
}

/** The number behind a weekday, if it can be a day of the month. A doubtful one is not skipped by `next`. */
function readDayOfMonth(scanner: Scanner, at: number): DayOfMonth | undefined {
  const begin = skip(scanner, at, ['of'], [',']);
  const numbered = readNumberedDay(scanner, begin);
  if (!numbered || numbered.day < 1 || numbered.day > 31) return undefined;
  const { day, next } = numbered;
  const isDecimal = isJoined(scanner, next) && scanner.tokens[next]?.kind === 'number';
  // 'próximo sábado 18 de abril' is a date with words before it
  if (isDecimal || isAmount(scanner, begin) || isClockAt(scanner, begin) || readDate(scanner, begin))
    return undefined;
  // French 'vendredi 4 à 20h30' and 'vendredi 18 à 20h': 'à' stands between two times, or before one
  const isHour = next === begin + 1 && day <= 24;
  const isLink = isHour && (['to', 'at'] as const).every((kind) => scanner.vocabulary.find(next, kind));
  const clock = readClock(scanner, begin, true);
  if (clock && !isLink) return undefined;
  const isSure = isLink ? clock && isLong(clock) : isClosedDay(scanner, begin, numbered);
  return isSure ? numbered : { day, next: at, isDoubtful: true };
}

/** Most hours of a span that begins right behind a weekday. */
const mostHours = 12;

const isLong = ({ start, end }: WrittenClock): boolean =>
  start !== undefined && end !== undefined && (end.hour < start.hour || end.hour > start.hour + mostHours);

/** Whether a number counts nothing and is no hour: it is an ordinal or too great, or a time or another day follows. */
function isClosedDay(scanner: Scanner, at: number, { day, next }: DayOfMonth): boolean {
  const link = readLink(scanner, next);
  const isListed = link !== undefined && scanner.vocabulary.find(link.next, 'weekday') !== undefined;
  const isTimed = readClock(scanner, skip(scanner, next, [], [','])) !== undefined;
  const isDay = next > at + 1 || day > mostHours;
  return isListed || isTimed || (isDay && isClosed(scanner, at, next));
}
