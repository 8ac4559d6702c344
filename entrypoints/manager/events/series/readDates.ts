import { Fault } from '../../../../lib/errors';
import { isCalendarText } from '../../../../lib/pages/calendarText';
import type { TextContext } from '../../../../lib/pages/text/context';
import { mostDates } from './pattern';

/** Lines that are looked at. */
const mostLines = 2_000;

/**
 * The days that a text names: of a calendar file those of its events, else one of each line, as a person or a page
 * writes it. Sorted, each once.
 * @throws Fault `badInput/noDates` if there are none
 */
export async function readDates(text: string, context: TextContext): Promise<string[]> {
  const days = isCalendarText(text) ? await readFileDays(text) : await readLineDays(text, context);
  if (days.length === 0) throw new Fault({ kind: 'badInput', reason: 'noDates' });
  return [...new Set(days)].sort().slice(0, mostDates);
}

async function readFileDays(text: string): Promise<string[]> {
  const [{ readCalendarEntries }, { findOccurrences }] = await Promise.all([
    import('../../../../lib/pages/ics'),
    import('../../../../lib/pages/times/occurrences'),
  ]);
  const { entries } = readCalendarEntries(text, '–');
  const days = { from: '1970-01-01', to: '2100-01-01' };
  return findOccurrences(entries, days, mostDates).occurrences.map(({ event }) =>
    event.start.local.slice(0, 10),
  );
}

async function readLineDays(text: string, context: TextContext): Promise<string[]> {
  const { readEventText } = await import('../../../../lib/pages/text');
  return text.split(/[\n;]/, mostLines).flatMap((line) => {
    const exact = line.match(/\b\d{4}-\d\d-\d\d\b/g);
    return exact ?? readEventText(line, context)?.start.local.slice(0, 10) ?? [];
  });
}
