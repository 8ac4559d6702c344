import { action } from '../shared/action';
import { eventRowAction } from './eventRow';
import { restore } from './restore';
import { trash } from './trash';

/**
 * Restores an event from the trash as a draft, since the trash does not tell whether it was public. Undo trashes it
 * again.
 */
export const restoreEvent = action({
  ...eventRowAction,
  id: 'event.restore',
  version: 1,
  run: ({ input: { eventId }, ...context }) => restore(context, eventId, { status: 'draft' }),
  undo: async ({ input: { eventId }, ...context }) => void (await trash(context, eventId)),
  link: (_input, result) => result?.url,
  problem: (result) => result.problem,
});
