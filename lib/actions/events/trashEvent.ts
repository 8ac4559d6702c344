import { eventAsSent } from '../../calendar/editing/mergeEvent';
import { action } from '../shared/action';
import { eventRowAction, trashId } from './eventRow';
import { readLatestEvent } from './reflectsEvent';
import { restore } from './restore';
import { trash } from './trash';

/**
 * Moves an event to the trash; its venue and organizers stay. The ledger of added events keeps it: if it is restored,
 * it is the event to update; until then a lookup finds that it is missing.
 */
export const trashEvent = action({
  ...eventRowAction,
  id: trashId,
  version: 1,
  requests: 2,
  async run({ input: { eventId }, step, readLatest, calendar }) {
    const before = await step('read', {
      run: async () => {
        const { event } = await readLatestEvent(readLatest, eventId, async () => ({
          event: await calendar.events.read({ id: eventId, context: 'edit' }),
        }));
        const { status, slug, date, date_utc, currency } = eventAsSent(event);
        return { status, slug, date, date_utc, currency };
      },
    });
    await trash({ step, calendar }, eventId);
    return before;
  },
  async undo({ input: { eventId }, result, ...context }) {
    return result && (await restore(context, eventId, result)).problem;
  },
});
