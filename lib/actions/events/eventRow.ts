import * as z from 'zod/mini';
import { itemId } from '../../calendar/shared/parameters';
import { wroteEvent } from '../shared/siteEffects';

/** Schema of an event as a list shows it: the input of actions on existing events. */
export const EventRow = () => z.object({ eventId: itemId(), title: z.string() });
export type EventRow = z.output<ReturnType<typeof EventRow>>;

/** Id of `trashEvent`. The result of such a job is the event's state from before. */
export const trashId = 'event.trash';

/** Concurrency key: jobs on one event run one after the other. */
export const eventKey = ({ eventId }: { eventId: number }) => `event ${eventId}`;

/** The members that the actions on an event of a list have in common. */
export const eventRowAction = {
  service: 'calendar',
  confirmed: true,
  input: EventRow,
  concurrencyKey: eventKey,
  substitutions: ({ title }: EventRow) => [title],
  effects: ({ eventId }: EventRow) => [wroteEvent(eventId)],
} as const;
