import { i18n } from '#i18n';
import { isJson } from '../../../../lib/importExport/json';
import {
  type ColumnChoice,
  type DayOrder,
  type EventTable,
  findDayOrder,
  guessColumns,
  readEventTable,
  readJsonEvents,
  readTableEvents,
} from '../../../../lib/importExport/readEvents';
import { ask } from '../../../../lib/messages';
import type { CalendarEntries } from '../../../../lib/pages/ics';

/** A table with the columns that were matched. */
export interface MatchedTable {
  table: EventTable;
  choice: ColumnChoice;
  /** Undefined unless the days can be read both ways. */
  order: DayOrder | undefined;
}

/** What was read of a file: its events, or a table whose columns a person matches. */
export type EventFile = { entries: CalendarEntries } | MatchedTable;

/**
 * Reads a file of events: JSON, a table (CSV), or a calendar file, whose parser is loaded on first use. The columns of a
 * table are those that were chosen for its header before, else those that its names suggest.
 * @throws Fault `badInput`
 */
export async function readEventFile(text: string): Promise<EventFile> {
  if (/^\ufeff?\s*BEGIN:V/i.test(text) || !/[,;\t{[]/.test(text)) {
    const { readCalendarEntries } = await import('../../../../lib/pages/ics');
    return { entries: readCalendarEntries(text, i18n.t('common.untitledEvent')) };
  }
  if (isJson(text)) return { entries: readJsonEvents(text) };
  const table = readEventTable(text);
  const kept = await ask('eventColumns', { header: table.header });
  const choice = (kept?.choice as ColumnChoice | undefined) ?? guessColumns(table);
  const found = findDayOrder(table, choice);
  return { table, choice, order: found === 'open' ? (kept?.order ?? 'day') : undefined };
}

/** The events of a file. */
export function toFileEntries(file: EventFile): CalendarEntries {
  if ('entries' in file) return file.entries;
  const { table, choice, order } = file;
  const found = findDayOrder(table, choice);
  return readTableEvents(table, choice, order ?? (found === 'month' ? 'month' : 'day'));
}

/** Keeps how the columns of a table were matched. */
export const keepColumns = ({ table, choice, order }: MatchedTable): void =>
  void ask('keepEventColumns', { header: table.header, choice: { ...choice }, order }).catch(() => undefined);
