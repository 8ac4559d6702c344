import { eventAsSent } from '../../calendar/editing/mergeEvent';
import { action } from '../shared/action';
import { ignoreNotFound } from '../shared/ignoreNotFound';
import { readAfterWrites } from '../shared/readAfterWrites';
import { removes } from '../shared/writes';
import { EventRow, eventKey, trashId } from './eventRow';
import { eventComparison } from './reflectsEvent';
import { restore } from './restore';

/**
 * Moves an event to the trash; its venue and organizers stay. The ledger of added events keeps it: if it is restored,
 * it is the event to update; until then a lookup finds that it is missing.
 */
export const trashEvent = action({
  id: trashId,
  version: 1,
  service: 'calendar',
  confirmed: true,
  input: EventRow,
  concurrencyKey: eventKey,
  async run({ input: { eventId }, step, readLatest, calendar }) {
    const before = await step('read', {
      run: async () => {
        const read = async () => ({ event: await calendar.events.read({ id: eventId, context: 'edit' }) });
        const { event } = await readAfterWrites(readLatest, eventKey({ eventId }), read, eventComparison);
        const { status, slug, date, date_utc, currency } = eventAsSent(event);
        return { status, slug, date, date_utc, currency };
      },
    });
    await step('trash', {
      writes: removes('event', eventId),
      run: () => ignoreNotFound(calendar.events.delete({ id: eventId })),
    });
    return before;
  },
  async undo({ input: { eventId }, result, ...context }) {
    return result && (await restore(context, eventId, result)).problem;
  },
  substitutions: ({ title }) => [title],
});
