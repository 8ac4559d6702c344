import { type DayBudget, expandDays, readRule } from '../times/recurrence';
import type { FileZone } from './blocks';

/**
 * The offset (`+02:00`) of a zone that a calendar file defines itself, at a local time (`YYYY-MM-DDTHH:mm:ss`).
 * Undefined if the definition cannot be read, or if the file's definitions take too long to search.
 */
export function findFileOffset(zone: FileZone, local: string): string | undefined {
  if (zone.budget.days < 0) return undefined;
  const { earliest, changes } = findChanges(zone, local.slice(0, 4));
  if (zone.budget.days < 0) return undefined;
  // Before the first change, the part that begins first applies
  return changes.findLast(({ from }) => from <= local)?.offset ?? earliest?.offset;
}

interface Part {
  rule: string;
  /** DTSTART. */
  first: string;
  time: string;
  offset: string;
}

/** A change of the zone at a local time. */
interface Change {
  from: string;
  offset: string;
}

interface YearChanges {
  /** The part that begins first. */
  earliest: Part | undefined;
  /** In ascending order: those of the year, and at least the last one before it. */
  changes: Change[];
}

/** Zone → year → its changes: thousands of events of a file may lie in one year of one zone. */
const knownChanges = new WeakMap<FileZone, Map<string, YearChanges>>();

function findChanges(zone: FileZone, year: string): YearChanges {
  const years = knownChanges.get(zone) ?? new Map<string, YearChanges>();
  knownChanges.set(zone, years);
  const known = years.get(year);
  if (known) return known;
  const parts = zone.parts.slice(0, maximumParts).flatMap((lines) => readPart(lines) ?? []);
  const [earliest] = parts.toSorted((one, other) => (one.first < other.first ? -1 : 1));
  const changes = parts
    .flatMap(({ rule, first, time, offset }) =>
      findDays(rule, first, year, zone.budget).map((day) => ({ from: day + time, offset })),
    )
    .toSorted((one, other) => (one.from < other.from ? -1 : 1));
  const found = { earliest, changes };
  years.set(year, found);
  return found;
}

const maximumParts = 50;

function readPart(lines: readonly string[]): Part | undefined {
  const value = (name: string) =>
    lines
      .find((line) => line.toUpperCase().startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim() ?? '';
  const [, year, month, day, clock = ''] = /^(\d{4})(\d\d)(\d\d)T(\d{6})/.exec(value('DTSTART')) ?? [];
  const [, sign, hours, minutes] = /^([+-])(\d\d):?(\d\d)/.exec(value('TZOFFSETTO')) ?? [];
  if (!year || !sign || Number(hours) > 14 || Number(minutes) > 59) return undefined;
  return {
    rule: value('RRULE'),
    first: `${year}-${month}-${day}`,
    time: clock.replace(/(\d\d)(\d\d)(\d\d)/, 'T$1:$2:$3'),
    offset: `${sign}${hours}:${minutes}`,
  };
}

/** The days of a rule up to the end of a year; those before the year that precedes its last one may be missing. */
function findDays(rule: string, first: string, year: string, budget: DayBudget): string[] {
  const read = readRule(rule);
  if (!read) return [first];
  const end = /^\d{8}/.exec(read.until ?? '')?.[0].replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3');
  const yearEnd = `${year}-12-31`;
  const last = end !== undefined && end < yearEnd ? end : yearEnd;
  const from = `${String(Number(last.slice(0, 4)) - 1).padStart(4, '0')}-01-01`;
  return [...expandDays(read, first, { from, last, budget })];
}
