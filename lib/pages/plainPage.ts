import { attempt } from '../shared/attempt';
import type { FoundEvent } from './foundEvent';
import { findRecords } from './plain/blocks';
import { toEvents } from './plain/events';
import { LineReader } from './plain/lineReader';
import { type Outline, readOutline } from './plain/outline';
import { PlainPage } from './plain/page';
import { findTaughtRecords } from './plain/taughtRecords';
import type { TextContext } from './text/context';

/**
 * Finds the events that a page without structured data tells of in its lists, tables, months and sentences, in the
 * page's order. Pure, in time linear in the page's size. Never throws: a page can be hostile.
 *
 * The page scanner does the first half, `readOutline`; the second, `readPlainEvents`, runs in a page of ours, where the
 * popup, the side panel or the form was opened: the readers of dates and times are twice as large as a script for
 * foreign pages may be, and the background worker cannot load them on demand. The scanner has the access to the page
 * that `activeTab` gives; our pages need none for the outline.
 *
 * A general extractor of articles is of no use here: it drops what has many links and little prose, as lists of events
 * have, and it flattens tables.
 * @param url the page's address, to resolve links and for years in it
 */
export const findPlainEvents = (document: Document, url: string, context: TextContext): FoundEvent[] =>
  readPlainEvents(readOutline(document), url, {
    ...context,
    pageLanguage: context.pageLanguage ?? attempt(() => document.documentElement.lang) ?? '',
  });

/** Finds the events of a page in its outline, see `findPlainEvents`. */
export function readPlainEvents(outline: Outline, url: string, context: TextContext): FoundEvent[] {
  const found = attempt(() => {
    const texts = outline.nodes.flatMap(({ text }) => text ?? []);
    const reader = new LineReader(texts, context);
    const read = (page: PlainPage) => toEvents(page, findTaughtRecords(page) ?? findRecords(page), url);
    const page = new PlainPage(outline, reader);
    if (!page.isUndated) return read(page);
    // Below 'Minutes', dates with a time are meetings
    const all = read(new PlainPage(outline, reader, { isOfAllSections: true }));
    const meetings = all.filter(({ allDay, recurrence }) => !allDay && recurrence === undefined);
    return meetings.length > 0 ? meetings : read(page);
  });
  return found ?? [];
}
