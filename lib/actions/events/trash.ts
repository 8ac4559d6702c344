import type { ActionContext } from '../shared/action';
import { ignoreNotFound } from '../shared/ignoreNotFound';
import { removes } from '../shared/writes';

/** Moves an event to the trash as one step; an event that is gone already counts as success. */
export function trash(
  { step, calendar }: ActionContext<'step' | 'calendar'>,
  eventId: number,
): Promise<true> {
  return step('trash', {
    writes: removes('event', eventId),
    run: () => ignoreNotFound(calendar.events.delete({ id: eventId })),
  });
}
