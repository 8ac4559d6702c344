import { action } from '../shared/action';
import { gone } from '../shared/ignoreNotFound';
import { removes } from '../shared/writes';
import { EventRow, eventKey } from './eventRow';
import { restore } from './restore';

/** Takes an event out of the trash. It comes back as a draft: nobody can tell whether it was public. */
export const restoreEvent = action({
  id: 'event.restore',
  version: 1,
  service: 'calendar',
  confirmed: true,
  input: EventRow,
  concurrencyKey: eventKey,
  run: ({ input: { eventId }, ...hands }) => restore(hands, eventId, { status: 'draft' }),
  async undo({ input: { eventId }, step, calendar }) {
    await step('trash', {
      writes: removes('event', eventId),
      run: () => gone(calendar.events.delete({ id: eventId })),
    });
  },
  words: ({ title }) => [title],
  link: (_input, result) => result?.url,
  problem: (result) => result.problem,
});
