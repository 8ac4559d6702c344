import { readTrashed } from '../../calendar/editing/readForEditing';
import { Fault } from '../../errors';
import { action } from '../shared/action';
import { ignoreNotFound } from '../shared/ignoreNotFound';
import { removes } from '../shared/writes';
import { eventRowAction } from './eventRow';

/**
 * Deletes an event for good. Only one that is in the trash: who restored it meanwhile keeps it. It cannot be undone.
 */
export const deleteEvent = action({
  ...eventRowAction,
  id: 'event.delete',
  version: 1,
  requests: 2,
  async run({ input: { eventId, title }, step, calendar, wordpress }) {
    await step('delete', {
      writes: removes('event', eventId),
      async run() {
        if ((await readTrashed(calendar, eventId)) === undefined)
          throw new Fault({ kind: 'conflict', reason: 'eventNotInTrash', about: title });
        await ignoreNotFound(wordpress.rawEvents.delete({ id: eventId, force: true }));
        return true;
      },
      // A trashed event is read again; a deleted one is not found anywhere
      check: async () => ((await readTrashed(calendar, eventId)) === undefined ? true : undefined),
    });
    return true;
  },
  effects: ({ eventId }) => [
    { kind: 'eventGone', eventId },
    { kind: 'siteWritten', resource: 'event', ids: [eventId] },
  ],
});
