import type { DayBudget } from '../times/recurrence';
import { findZone } from '../times/zones';
import { unfold } from './lines';

/** A calendar of a file, which may hold several. */
export interface FileCalendar {
  /** IANA name of the zone of its floating times: X-WR-TIMEZONE, a property that many programs write. */
  zone?: string;
  /** `CANCEL`: the file withdraws its events. */
  method?: string;
  /** TZID → the zone that the file defines under this name. */
  zones: Map<string, FileZone>;
}

/** A VTIMEZONE. */
export interface FileZone {
  /** IANA name, if the definition gives it. */
  name?: string;
  /** The lines of each STANDARD and DAYLIGHT part. */
  parts: string[][];
  /** All zones of a file have the same one. */
  budget: DayBudget;
}

/** An entry of a calendar: its own lines, without those of its alarms. */
export interface FileBlock {
  kind: 'VEVENT' | 'VTODO' | 'VJOURNAL';
  lines: string[];
  calendar: FileCalendar;
  /** The entry has no end: the file was cut off, or the next entry begins within it. */
  isCutOff: boolean;
}

const kinds = new Set(['VEVENT', 'VTODO', 'VJOURNAL']);

/** Days that are searched for the changes of all zones that a file defines. Real files take some thousands. */
const searchedDays = 200_000;

/** Nested components that are told apart. */
const maximumDepth = 10;

/**
 * The calendars' entries in the file's order; undefined if the text holds none. Entries without a calendar around them,
 * as copied from a mail, belong to one without properties.
 */
export function readBlocks(text: string): FileBlock[] | undefined {
  const blocks: FileBlock[] = [];
  const budget: DayBudget = { days: searchedDays };
  let calendar: FileCalendar | undefined;
  let block: FileBlock | undefined;
  let zone: FileZone | undefined;
  /** Names of the components around the line, below the calendar. */
  let path: string[] = [];
  for (const line of unfold(text)) {
    const [, edge, written = ''] = /^(BEGIN|END):\s*([\w-]+)\s*$/i.exec(line) ?? [];
    const name = written.toUpperCase();
    if (edge?.toUpperCase() === 'BEGIN') {
      if (name === 'VCALENDAR') {
        calendar = { zones: new Map() };
        path = [];
      } else if (calendar || kinds.has(name)) {
        calendar ??= { zones: new Map() };
        path = kinds.has(name) ? [name] : [...path, name].slice(-maximumDepth);
        if (kinds.has(name)) {
          block = { kind: name as FileBlock['kind'], lines: [], calendar, isCutOff: true };
          blocks.push(block);
        }
        if (name === 'VTIMEZONE') zone = { parts: [], budget };
        else if (path[0] === 'VTIMEZONE') zone?.parts.push([]);
      }
    } else if (edge) {
      if (block && name === block.kind) {
        block.isCutOff = false;
        block = undefined;
      }
      const begin = path.lastIndexOf(name);
      if (begin !== -1) path = path.slice(0, begin);
    } else if (calendar) addLine(line, { calendar, block, zone, path });
  }
  return calendar && blocks;
}

interface Around {
  calendar: FileCalendar;
  block: FileBlock | undefined;
  zone: FileZone | undefined;
  path: readonly string[];
}

function addLine(line: string, { calendar, block, zone, path }: Around): void {
  if (path[0] !== undefined && path[0] !== 'VTIMEZONE') {
    if (path.length === 1) block?.lines.push(line);
    return;
  }
  const [, written = '', value = ''] = /^([\w-]+)(?:;[^:]*)?:(.*)/.exec(line.slice(0, 2_000)) ?? [];
  const name = written.toUpperCase();
  if (path.length === 0) {
    if (name === 'X-WR-TIMEZONE') calendar.zone ??= findZone(value.trim()) ?? '';
    if (name === 'METHOD') calendar.method ??= value.trim().toUpperCase();
  } else if (path.length === 2) zone?.parts.at(-1)?.push(line);
  else if (zone && name === 'TZID') calendar.zones.set(value.trim().replace(/^"|"$/g, ''), zone);
  else if (zone && name === 'X-LIC-LOCATION') zone.name ??= findZone(value.trim()) ?? '';
}
