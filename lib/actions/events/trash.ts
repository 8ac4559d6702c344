import { Fault } from '../../errors';
import type { ActionContext } from '../shared/action';
import { ignoreNotFound } from '../shared/ignoreNotFound';
import { removes } from '../shared/writes';
import type { EventReceipt } from './eventReceipt';

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

/**
 * Undo of a job that made an event: moves it to the trash, unless it was not public then and is by now. Other changes
 * do not hold it back: whoever restores it from the trash gets them, too.
 * @throws Fault `conflict/eventPublished`
 */
export async function trashUnpublished(
  context: ActionContext<'step' | 'readLatest' | 'calendar'>,
  { eventId, status }: Pick<EventReceipt, 'eventId' | 'status'>,
): Promise<void> {
  if (status !== 'publish')
    await context.step('compare', { run: () => refusePublished(context, eventId, status) });
  await trash(context, eventId);
}

/** An event that is gone already passes. */
async function refusePublished(
  { readLatest, calendar }: ActionContext<'readLatest' | 'calendar'>,
  eventId: number,
  before: string,
): Promise<null> {
  const read = () => calendar.events.read({ id: eventId, context: 'edit' });
  try {
    const { status } = await readLatest(read, (event) => event.status === before);
    if (status !== 'publish') return null;
  } catch (error) {
    if (error instanceof Fault && error.data.kind === 'notFound') return null;
    throw error;
  }
  throw new Fault({ kind: 'conflict', reason: 'eventPublished' });
}
