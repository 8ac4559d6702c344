import { action } from '../shared/action';
import { ignoreNotFound } from '../shared/ignoreNotFound';
import { removes } from '../shared/writes';
import { EventRow, eventKey } from './eventRow';
import { restore } from './restore';

/**
 * Restores an event from the trash as a draft, since the trash does not tell whether it was public. Undo trashes it
 * again.
 */
export const restoreEvent = action({
  id: 'event.restore',
  version: 1,
  service: 'calendar',
  confirmed: true,
  input: EventRow,
  concurrencyKey: eventKey,
  run: ({ input: { eventId }, ...context }) => restore(context, eventId, { status: 'draft' }),
  async undo({ input: { eventId }, step, calendar }) {
    await step('trash', {
      writes: removes('event', eventId),
      run: () => ignoreNotFound(calendar.events.delete({ id: eventId })),
    });
  },
  substitutions: ({ title }) => [title],
  link: (_input, result) => result?.url,
  problem: (result) => result.problem,
});
