import { digits, type WallClock, written } from './dates';

/**
 * What a date text says. `wall` are the digits as written; `instant` is known only when the text itself names
 * a zone or is an epoch.
 */
interface ReadDate {
  wall: WallClock;
  instant?: number;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const units: Record<string, number> = {
  sec: 1,
  second: 1,
  min: 60,
  minute: 60,
  hour: 3600,
  day: 86_400,
  week: 604_800,
};

type Take = (pattern: RegExp) => RegExpExecArray | undefined;

/**
 * Reads what PHP's date parser reads, as far as people and programs write it: ISO forms, American slashes,
 * European dots, month names, `now`, `next friday 7pm`, `+1 week`, epochs as digits. Day overflow rolls over,
 * month overflow is refused (calendar API behaviour, section 6).
 *
 * @param now UTC, in milliseconds; relative words start from it
 */
export function readDate(text: string, now: number): ReadDate | undefined {
  const trimmed = text.trim().toLowerCase();
  if (trimmed === '') return undefined;
  if (/^@?-?\d{6,}$/.test(trimmed) && !/^\d{8}$/.test(trimmed)) {
    const instant = Number(trimmed.replace('@', '')) * 1000;
    return Number.isFinite(instant) && Math.abs(instant) < 8.64e15 / 2
      ? { wall: written(instant), instant }
      : undefined;
  }

  let rest = trimmed;
  const take: Take = (pattern) => {
    const match = pattern.exec(rest);
    if (match) rest = rest.slice(match[0].length).replace(/^[\s,]+/, '');
    return match ?? undefined;
  };

  let day = takeDay(take);
  if (day === 'wrong') return undefined;
  const time = takeTime(take);
  if (time === 'wrong') return undefined;
  const zone = takeZone(take);
  if (!day && rest !== '') day = takeDay(take);
  if (day === 'wrong') return undefined;
  let read = day ?? (time ? toDayStart(now) : now);
  if (time) read += time.seconds * 1000;

  const relative = takeRelative(take, read, time !== undefined);
  if (rest !== '' || (relative === undefined && !day && !time)) return undefined;
  const later = rest === '' && !time ? takeTime(take) : undefined;
  read = relative ?? read;
  if (later && later !== 'wrong') read += later.seconds * 1000;
  const wall = written(read);
  return zone === undefined ? { wall } : { wall, instant: digits(wall) - zone * 60_000 };
}

function toDayStart(milliseconds: number): number {
  return Math.floor(milliseconds / 86_400_000) * 86_400_000;
}

function takeDay(take: Take): number | 'wrong' | undefined {
  const iso =
    take(/^(\d{4})-(\d{1,2})-(\d{1,2})(?=t|\s|$|z)t?/) ?? take(/^(\d{4})(\d{2})(\d{2})(?=t|\s|$)t?/);
  if (iso) return calendarDay(iso[1], iso[2], iso[3]);
  const american = take(/^(\d{1,2})\/(\d{1,2})\/(\d{4})(?=\s|$)/);
  if (american) return calendarDay(american[3], american[1], american[2]);
  const european = take(/^(\d{1,2})[.-](\d{1,2})[.-](\d{4})(?=\s|$)/);
  if (european) return calendarDay(european[3], european[2], european[1]);
  const named =
    take(/^(?<day>\d{1,2})(?:st|nd|rd|th)?\s+(?<month>[a-z]{3,9})\.?,?\s+(?<year>\d{4})(?=\s|$|,)/) ??
    take(/^(?<month>[a-z]{3,9})\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<year>\d{4})(?=\s|$|,)/);
  if (!named?.groups) return undefined;
  const month = months.indexOf((named.groups.month ?? '').slice(0, 3)) + 1;
  return month === 0 ? 'wrong' : calendarDay(named.groups.year, String(month), named.groups.day);
}

function calendarDay(year = '', month = '', day = ''): number | 'wrong' {
  if (Number(month) < 1 || Number(month) > 12 || Number(day) > 31) return 'wrong';
  return digits(`${year}-${month}-01 00:00:00`) + (Number(day) - 1) * 86_400_000;
}

function takeTime(take: Take): { seconds: number } | 'wrong' | undefined {
  if (take(/^noon(?=\s|$)/)) return { seconds: 43_200 };
  if (take(/^midnight(?=\s|$)/)) return { seconds: 0 };
  const clock = take(/^(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*([ap])?\.?m?\.?(?![a-y])/);
  if (clock) return timeOfDay(clock[1], clock[2], clock[3], clock[4]);
  const hour = take(/^(\d{1,2})\s*([ap])\.?m\.?(?=\s|$)/);
  return hour ? timeOfDay(hour[1], '0', '0', hour[2]) : undefined;
}

function timeOfDay(hour = '0', minute = '0', second = '0', half?: string): { seconds: number } | 'wrong' {
  const hours = half ? (Number(hour) % 12) + (half === 'p' ? 12 : 0) : Number(hour);
  if (hours > 24 || Number(minute) > 59 || Number(second) > 59) return 'wrong';
  return { seconds: hours * 3600 + Number(minute) * 60 + Number(second) };
}

/** Minutes east of Greenwich. */
function takeZone(take: Take): number | undefined {
  if (take(/^(?:z|utc|gmt)(?=\s|$)/)) return 0;
  const offset = take(/^([+-])(\d{2}):?(\d{2})(?=\s|$)/);
  if (!offset) return undefined;
  return (offset[1] === '-' ? -1 : 1) * (Number(offset[2]) * 60 + Number(offset[3]));
}

function takeRelative(take: Take, from: number, timeGiven: boolean): number | undefined {
  let moved = from;
  let found = false;
  for (;;) {
    const word = take(/^(now|today|tomorrow|yesterday)(?=\s|$)/);
    const step = word
      ? undefined
      : take(
          /^([+-]?\s*\d+|next|last)\s*(second|sec|minute|min|hour|day|week|month|year)s?(\s+ago)?(?=\s|$)/,
        );
    const weekday =
      word || step ? undefined : take(/^(?:(next|last|this)\s+)?(sun|mon|tue|wed|thu|fri|sat)[a-z]*(?=\s|$)/);
    const time = found ? takeTime(take) : undefined;
    if (!word && !step && !weekday && !time) return found ? moved : undefined;
    found = true;
    if (word) moved = afterWord(word[1] ?? '', moved, timeGiven);
    if (step) moved = afterStep(step[1] ?? '', step[2] ?? '', step[3] !== undefined, moved);
    if (weekday) moved = onWeekday(weekday[1], weekday[2] ?? '', timeGiven ? moved : toDayStart(moved));
    if (time && time !== 'wrong') moved = toDayStart(moved) + time.seconds * 1000;
  }
}

function afterWord(word: string, from: number, timeGiven: boolean): number {
  if (word === 'now') return from;
  const day = timeGiven ? from : toDayStart(from);
  return (
    day + { today: 0, tomorrow: 1, yesterday: -1 }[word as 'today' | 'tomorrow' | 'yesterday'] * 86_400_000
  );
}

function afterStep(amount: string, unit: string, ago: boolean, from: number): number {
  const count = amount === 'next' ? 1 : amount === 'last' ? -1 : Number(amount.replace(/\s/g, ''));
  const steps = ago ? -count : count;
  const seconds = units[unit];
  if (seconds !== undefined) return from + steps * seconds * 1000;
  const moved = new Date(from);
  if (unit === 'month') moved.setUTCMonth(moved.getUTCMonth() + steps);
  else moved.setUTCFullYear(moved.getUTCFullYear() + steps);
  return moved.getTime();
}

function onWeekday(which: string | undefined, name: string, from: number): number {
  const ahead = (weekdays.indexOf(name) - new Date(from).getUTCDay() + 7) % 7;
  if (which === 'last') return from + (ahead === 0 ? -7 : ahead - 7) * 86_400_000;
  return from + (ahead === 0 && which === 'next' ? 7 : ahead) * 86_400_000;
}
