import { action } from '../shared/action';
import { wroteEvent, wroteSome } from '../shared/siteEffects';
import { eventRowAction } from './eventRow';
import { removePlaces, StoredPlaces } from './places';
import { restore } from './restore';
import { restorePlaces } from './restorePlaces';
import { trash, trashUnpublished } from './trash';

/**
 * Restores an event from the trash as a draft, since the trash does not tell whether it was public; with the venue and
 * organizers that were trashed with it when its addition was undone. Undo trashes all of them again, unless the event
 * was published since.
 */
export const restoreEvent = action({
  ...eventRowAction,
  id: 'event.restore',
  version: 1,
  requests: 5,
  async run({ input: { eventId }, ...context }) {
    const { linked, restored, problem } = await restorePlaces(context, eventId);
    const { venue, organizers } = linked;
    const receipt = await restore(context, eventId, {
      status: 'draft',
      ...(venue !== undefined && { venue }),
      ...(organizers !== undefined && { organizer: organizers }),
    });
    const fault = receipt.problem ?? problem;
    return { ...receipt, linked, restored, ...(fault && { problem: fault }) };
  },
  async undo({ input: { eventId }, result, ...context }) {
    if (result === undefined) await trash(context, eventId);
    else await trashUnpublished(context, result);
    const restored = StoredPlaces().safeParse(result?.restored).data ?? {};
    return removePlaces(context, restored, new Set([eventId]));
  },
  link: (_input, result) => result?.url,
  problem: (result) => result.problem,
  effects: ({ eventId }, result) => [
    wroteEvent(eventId),
    ...(result?.restored.venue === undefined ? [] : [wroteSome('venue')]),
    ...((result?.restored.organizers ?? []).length === 0 ? [] : [wroteSome('organizer')]),
  ],
});
