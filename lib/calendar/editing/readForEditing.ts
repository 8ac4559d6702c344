import { Fault } from '../../errors';
import type { CalendarClient } from '..';
import type { CalendarEvent } from '../shared/resources';
import { type RawTexts, readRawTexts, type WordPressClient } from '../wordpress';

/** An event with all its fields, and with its raw texts if the account may read them. */
export interface EditableEvent {
  event: CalendarEvent;
  raw?: RawTexts | undefined;
}

/**
 * Reads an event with context `edit`, in which a password hides no fields (calendar API behaviour, section 5).
 * @throws Fault `notFound/event-no-longer-available` if the event is in the trash
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
 * Reads an event in the trash; undefined if it is not there or not readable. First by the list, which omits events that
 * are hidden from listings; then by id, which only some versions of the plugin support (calendar API behaviour,
 * sections 5 and 8).
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
    // Not readable: the caller finds out why
    if (error instanceof Fault && ['notAllowed', 'notFound'].includes(error.data.kind)) return undefined;
    throw error;
  }
}
