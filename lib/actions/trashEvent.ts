import { action } from './action';
import { EventRow, eventLane } from './eventRow';
import { gone } from './gone';
import { restore } from './restore';

/** Moves an event to the trash, where the site keeps it for a while; its venue and organizers are left alone. */
export const trashEvent = action({
  id: 'event.trash',
  version: 1,
  service: 'calendar',
  confirmed: true,
  input: EventRow,
  lane: eventLane,
  async run({ input: { eventId }, step, calendar }) {
    const before = await step('read', {
      run: async () => {
        const { status, slug } = await calendar.events.read({ id: eventId, context: 'edit' });
        return { status, slug };
      },
    });
    await step('trash', { run: () => gone(calendar.events.delete({ id: eventId })) });
    return before;
  },
  async undo({ input: { eventId }, result, step, calendar }) {
    if (result !== undefined) await step('restore', { run: () => restore(calendar, eventId, result) });
  },
  words: ({ title }) => [title],
  traces: ({ eventId }, _result, undone) => (undone ? [] : [{ kind: 'eventGone', eventId }]),
});
