import type { RunContext } from '../../jobs';
import type { Clients } from '../shared/action';
import { ignoreNotFound } from '../shared/ignoreNotFound';
import { removes } from '../shared/writes';

/** Moves an event to the trash as one step; an event that is gone already counts as success. */
export function trash(
  { step, calendar }: Pick<RunContext<Clients>, 'step' | 'calendar'>,
  eventId: number,
): Promise<true> {
  return step('trash', {
    writes: removes('event', eventId),
    run: () => ignoreNotFound(calendar.events.delete({ id: eventId })),
  });
}
