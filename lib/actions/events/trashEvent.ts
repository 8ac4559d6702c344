import { eventAsSent } from '../../calendar/editing/mergeEvent';
import { action } from '../shared/action';
import { gone } from '../shared/ignoreNotFound';
import { readAfterWrites } from '../shared/readAfterWrites';
import { removes } from '../shared/writes';
import { EventRow, eventKey, trashId } from './eventRow';
import { eventReflects } from './reflectsEvent';
import { restore } from './restore';

/**
 * Moves an event to the trash, where the site keeps it for a while; its venue and organizers are left alone. The ledger
 * knows it on: taken out again, it is the one to update; whoever asks for it meanwhile finds that it is not there.
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
        const { event } = await readAfterWrites(readLatest, eventKey({ eventId }), read, eventReflects);
        const { status, slug, date, date_utc, currency } = eventAsSent(event);
        return { status, slug, date, date_utc, currency };
      },
    });
    await step('trash', {
      writes: removes('event', eventId),
      run: () => gone(calendar.events.delete({ id: eventId })),
    });
    return before;
  },
  async undo({ input: { eventId }, result, ...hands }) {
    return result && (await restore(hands, eventId, result)).problem;
  },
  words: ({ title }) => [title],
});
