import * as z from 'zod/mini';
import { itemId } from '../../calendar/shared/parameters';

/** One event of the calendar's own, as a list shows it. */
export const EventRow = () => z.object({ eventId: itemId(), title: z.string() });
export type EventRow = z.output<ReturnType<typeof EventRow>>;

/** Id of the action that trashes; among an event's recent writes, its receipt is the event as it was before. */
export const trashId = 'event.trash';

/** Whatever is done to one event is done one after the other. */
export const eventKey = ({ eventId }: { eventId: number }) => `event ${eventId}`;
