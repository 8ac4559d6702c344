import { expandDays, readRule } from '../times/recurrence';
import type { FileZone } from './blocks';

/** Days that are searched for the change of a zone: some years of a yearly rule. */
const searchedDays = 20_000;

/**
 * The offset (`+02:00`) of a zone that a calendar file defines itself, at a local time (`YYYY-MM-DDTHH:mm:ss`). Undefined
 * if the definition cannot be read.
 */
export function findFileOffset({ parts }: FileZone, local: string): string | undefined {
  const changes = parts.slice(0, maximumParts).flatMap((lines) => {
    const value = (name: string) =>
      lines
        .find((line) => line.toUpperCase().startsWith(`${name}:`))
        ?.slice(name.length + 1)
        .trim() ?? '';
    const [, year, month, day, clock = ''] = /^(\d{4})(\d\d)(\d\d)T(\d{6})/.exec(value('DTSTART')) ?? [];
    const [, sign, hours, minutes] = /^([+-])(\d\d):?(\d\d)/.exec(value('TZOFFSETTO')) ?? [];
    if (!year || !sign || Number(hours) > 14 || Number(minutes) > 59) return [];
    const first = `${year}-${month}-${day}`;
    const time = clock.replace(/(\d\d)(\d\d)(\d\d)/, 'T$1:$2:$3');
    const last = findLastDay(value('RRULE'), first, local.slice(0, 10), time > local.slice(10));
    return [{ from: last === undefined ? '' : last + time, first, offset: `${sign}${hours}:${minutes}` }];
  });
  // Before the first change, the part that begins first applies
  const [earliest] = changes.toSorted((one, other) => (one.first < other.first ? -1 : 1));
  const past = changes.filter(({ from }) => from !== '');
  const latest = past.toSorted((one, other) => (one.from < other.from ? 1 : -1))[0];
  return (latest ?? earliest)?.offset;
}

const maximumParts = 50;

/** The last day of a rule up to `until`, or before it if that day's change is yet to come. */
function findLastDay(rule: string, first: string, until: string, isYetToCome: boolean): string | undefined {
  const read = readRule(rule);
  const end = /^\d{8}/.exec(read?.until ?? '')?.[0].replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3');
  const last = end !== undefined && end < until ? end : until;
  const from = `${String(Number(last.slice(0, 4)) - 1).padStart(4, '0')}-01-01`;
  const days = read ? expandDays(read, first, { from, last, budget: { days: searchedDays } }) : [first];
  let found: string | undefined;
  for (const day of days) if (day < until || (day === until && !isYetToCome)) found = day;
  return found;
}
