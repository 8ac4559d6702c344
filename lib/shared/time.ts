// Days, wall clocks and time zones, reckoned by Temporal. A day is `YYYY-MM-DD`, a month `YYYY-MM`. A wall clock is
// `YYYY-MM-DDTHH:mm`, with seconds or without, or with a space for the T, as the calendar writes it; it has no zone, and
// reckoning with it ignores changes of clocks, so that 19:00 stays 19:00. An instant is in epoch milliseconds. No
// function throws: results are empty or NaN for texts that are none of these, and outside the years 0 to 9999.

const dayForm = /^\d{4}-\d\d-\d\d$/;
const clockForm = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::[0-5]\d)?$/;

/** Undefined where Temporal refuses a value. */
function attempt<Result>(reckon: () => Result): Result | undefined {
  try {
    return reckon();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Temporal itself reads more forms, such as those with a zone or a calendar. @throws RangeError */
function readDay(day: string): Temporal.PlainDate {
  if (!dayForm.test(day)) throw new RangeError('No day');
  return Temporal.PlainDate.from(day);
}

/** @throws RangeError */
function readClock(local: string): Temporal.PlainDateTime {
  if (!clockForm.test(local)) throw new RangeError('No wall clock');
  return Temporal.PlainDateTime.from(local);
}

const isWritable = ({ year }: { year: number }) => year >= 0 && year <= 9999;

const writeDay = (day: Temporal.PlainDate) => (isWritable(day) ? day.toString() : '');

/** Writes a wall clock, in the form of another one. */
const writeClock = (at: Temporal.PlainDateTime, form = 'YYYY-MM-DDTHH:mm:ss') =>
  isWritable(at)
    ? at.toString({ smallestUnit: form.length > 16 ? 'second' : 'minute' }).replace('T', form[10] ?? 'T')
    : '';

/** @throws RangeError */
const readInstant = (instant: number, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(Math.floor(instant)).toZonedDateTimeISO(zone);

/** The day of an instant in this computer's time zone; without one, today. */
export const today = (now = Date.now()): string =>
  attempt(() => writeDay(readInstant(now, Temporal.Now.timeZoneId()).toPlainDate())) ?? '';

/** Whether the day of a wall clock exists. The server would move 30 February to March. */
export const isExistingDay = (wallClock: string): boolean =>
  attempt(() => readDay(wallClock.slice(0, 10))) !== undefined;

/** The day so many days after another, or before it. */
export const shiftDay = (day: string, days: number): string =>
  attempt(() => writeDay(readDay(day).add({ days }))) ?? '';

/** The same day of the month so many months later, or before; its last day if it is shorter. */
export const shiftMonth = (day: string, months: number): string =>
  attempt(() => writeDay(readDay(day).add({ months }))) ?? '';

/** Days from one day to another. */
export const daysBetween = (from: string, to: string): number =>
  attempt(() => readDay(from).until(readDay(to)).days) ?? Number.NaN;

/** The weekday of a day: 0 for Sunday. */
export const toWeekday = (day: string): number => attempt(() => readDay(day).dayOfWeek % 7) ?? Number.NaN;

/** The month so many months after another, or before it. */
export const addMonths = (month: string, months: number): string =>
  shiftMonth(`${month}-01`, months).slice(0, 7);

/** First and last day of a month. */
export const toDays = (month: string): { from: string; to: string } => ({
  from: `${month}-01`,
  to: shiftDay(`${addMonths(month, 1)}-01`, -1),
});

/** Whether the text is a wall clock to the minute, `YYYY-MM-DDTHH:mm`, on a day that exists. */
export const isWallClock = (text: string): boolean =>
  text.length === 16 && text[10] === 'T' && attempt(() => readClock(text)) !== undefined;

/** The wall clock so many days and minutes later, either of which may be negative, in the form of the given one. */
export const shiftClock = (
  local: string,
  { days = 0, minutes = 0 }: { days?: number; minutes?: number },
): string => attempt(() => writeClock(readClock(local).add({ days }).add({ minutes }), local)) ?? '';

/** Minutes from one wall clock to another. */
export const minutesBetween = (from: string, to: string): number =>
  attempt(() => readClock(from).until(readClock(to)).total('minutes')) ?? Number.NaN;

/**
 * The zone in Temporal's form, of a name that the calendar writes: a place, or an offset such as `UTC`, `UTC-3`,
 * `UTC+5.5`, `+05:30`. Undefined for others: browsers and servers disagree about abbreviations (AST is Alaska or
 * Atlantic time) and other forms of offsets.
 */
function findZoneId(name: string): string | undefined {
  if (/^[a-z]\w*\/|^(?:GMT|EST|MST|HST)$/i.test(name)) return name;
  const match = /^(?:UTC(?:([+-])(\d{1,2}(?:\.\d+)?))?|([+-])(\d\d):?(\d\d))$/.exec(name);
  if (match === null) return undefined;
  const [, sign = match[3] ?? '+', hours = match[4] ?? 0, , , past = 0] = match;
  const minutes = Math.round(Number(hours) * 60) + Number(past);
  const parts = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'));
  return sign + parts.join(':');
}

/** Whether the browser knows the name of a zone. Temporal takes offsets as zones, too. */
export const isZone = (name: string): boolean =>
  /^[a-z][\w+/-]{0,99}$/i.test(name) && attempt(() => readInstant(0, name)) !== undefined;

/**
 * The instants, ascending, at which a zone has this wall clock: normally one; none in the gap when clocks are put
 * forward; two when they are put back. Undefined for an unknown zone; the server may know it.
 */
export function findInstants(wallClock: string, zone: string): number[] | undefined {
  const id = findZoneId(zone);
  if (id === undefined || attempt(() => readInstant(0, id)) === undefined) return undefined;
  const instants = attempt(() => {
    const wanted = readClock(wallClock);
    return (['earlier', 'later'] as const)
      .map((disambiguation) => wanted.toZonedDateTime(id, { disambiguation }))
      .filter((at) => at.toPlainDateTime().equals(wanted))
      .map((at) => at.epochMilliseconds);
  });
  return [...new Set(instants)];
}

/**
 * The instant of a wall clock. One that a change of clocks skips is read with the offset before it, and of two equal
 * ones the first is meant, as Temporal and Date do. NaN also for an unknown zone.
 * @param zone a name as `findInstants` takes it
 */
export const toInstant = (local: string, zone: string): number =>
  attempt(() => readClock(local).toZonedDateTime(findZoneId(zone) ?? '').epochMilliseconds) ?? Number.NaN;

/** The wall clock of a zone at an instant, with seconds; empty also for an unknown zone. */
export const toClock = (instant: number, zone: string): string =>
  attempt(() => writeClock(readInstant(instant, zone).toPlainDateTime())) ?? '';

/** The first full hour after an instant, of the clocks of a zone, to the minute; empty also for an unknown zone. */
export const nextFullHour = (zone: string, now = Date.now()): string => {
  const clock = toClock(now, zone);
  return clock === '' ? '' : shiftClock(`${clock.slice(0, 13)}:00`, { minutes: 60 });
};

/** The wall clock in a zone this many milliseconds of real time after another: an hour may be skipped between them. */
export const clockAfter = (local: string, zone: string, milliseconds: number): string =>
  attempt(() => writeClock(readClock(local).toZonedDateTime(zone).add({ milliseconds }).toPlainDateTime())) ??
  '';
