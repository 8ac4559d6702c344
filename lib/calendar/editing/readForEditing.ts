import { Fault } from '../../errors';
import type { CalendarClient } from '..';
import type { CalendarEvent } from '../shared/resources';
import { type RawTexts, readRawTexts, type WordPressClient } from '../wordpress';

/** An event whole, with its raw texts where the rights allow reading those. */
export interface EditableEvent {
  event: CalendarEvent;
  raw?: RawTexts | undefined;
}

/**
 * Reads an event as its editor sees it: under `edit` a password hides nothing (calendar API behaviour, section 5).
 * @throws Fault `notFound/event-no-longer-available` for one in the trash
 */
export async function readForEditing(
  { calendar, wordpress }: { calendar: CalendarClient; wordpress: WordPressClient },
  id: number,
): Promise<EditableEvent> {
  const [event, raw] = await Promise.all([
    calendar.events.read({ id, context: 'edit' }),
    readRawTexts(wordpress, id),
  ]);
  return { event, raw };
}

/**
 * An event in the trash. Undefined where it is not there. By its id only some versions show it; the list shows it
 * unless it is hidden from listings (calendar API behaviour, sections 5 and 8).
 */
export async function readTrashed(client: CalendarClient, id: number): Promise<CalendarEvent | undefined> {
  const { events } = await client.events.list({
    include: [id],
    status: ['trash'],
    starts_after: '1970-01-02',
  });
  const listed = events.find((event) => event.id === id);
  if (listed !== undefined) return listed;
  try {
    const event = await client.events.read({ id, context: 'edit' });
    return event.status === 'trash' ? event : undefined;
  } catch (error) {
    // Not to be read: then it is for the caller to find out why.
    if (error instanceof Fault && ['notAllowed', 'notFound'].includes(error.data.kind)) return undefined;
    throw error;
  }
}
