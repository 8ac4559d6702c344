import {
  changedSince,
  type EventField,
  eventAsSent,
  type WholeEvent,
} from '../../calendar/editing/mergeEvent';
import type { CalendarEvent } from '../../calendar/shared/resources';
import { Fault } from '../../errors';
import type { ActionContext } from '../shared/action';
import { type EventReceipt, eventReceipt } from './eventReceipt';
import { trash } from './trash';

/** Receipt of a job that made an event, with the event as it made it. */
export interface MadeEvent extends EventReceipt {
  /** Undefined in rows of older versions, and if the answer hid the event's fields. */
  made?: WholeEvent | undefined;
}

/** What a person sees of an event. Date, slug and currency change without anybody editing it. */
const compared: EventField[] = [
  'title',
  'description',
  'start_date',
  'end_date',
  'timezone',
  'all_day',
  'cost',
  'website',
  'image',
  'venue',
  'organizer',
  'categories',
  'tags',
];

/** Creates the receipt of an event that a job made; the parameters are those of `eventReceipt`. */
export const madeReceipt = (answer: CalendarEvent, sent: Parameters<typeof eventReceipt>[1]): MadeEvent => ({
  ...eventReceipt(answer, sent),
  made: isReadable(answer) ? eventAsSent(answer) : undefined,
});

/** Undo of a job that made an event: moves it to the trash, unless it is no longer as the job made it. */
export async function trashMade(
  context: ActionContext<'step' | 'readLatest' | 'calendar'>,
  event: Pick<MadeEvent, 'eventId' | 'status' | 'made'>,
): Promise<void> {
  await context.step('compare', { run: () => refuseChanged(context, event) });
  await trash(context, event.eventId);
}

/**
 * Refuses to trash an event that is public by now, or that somebody changed: an undo takes back only what its job did.
 * An event that is gone already passes.
 * @throws Fault `conflict/eventPublished`; `conflict/eventChangedSince`
 */
async function refuseChanged(
  { readLatest, calendar }: ActionContext<'readLatest' | 'calendar'>,
  { eventId, status, made }: Pick<MadeEvent, 'eventId' | 'status' | 'made'>,
): Promise<null> {
  const isAsMade = (event: CalendarEvent) =>
    event.status === status &&
    (made === undefined ||
      (isReadable(event) && changedSince(made, eventAsSent(event), compared).length === 0));
  try {
    const now = await readLatest(() => calendar.events.read({ id: eventId, context: 'edit' }), isAsMade);
    if (isAsMade(now) || now.status === 'trash') return null;
    const isPublished = now.status === 'publish' && status !== 'publish';
    throw new Fault({ kind: 'conflict', reason: isPublished ? 'eventPublished' : 'eventChangedSince' });
  } catch (error) {
    if (error instanceof Fault && error.data.kind === 'notFound') return null;
    throw error;
  }
}

/** Whether the answer has the fields that `eventAsSent` requires. */
const isReadable = ({ all_day, start_date, end_date, timezone, status }: CalendarEvent) =>
  all_day !== null && ![start_date, end_date, timezone, status].includes('');
