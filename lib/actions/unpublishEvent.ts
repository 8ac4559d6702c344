import { action } from './action';
import { EventRow, eventLane } from './eventRow';
import { changeStatus } from './eventStatus';

/** Takes an event out of the public's sight; it stays as a draft. */
export const unpublishEvent = action({
  id: 'event.unpublish',
  version: 1,
  service: 'calendar',
  confirmed: true,
  input: EventRow,
  lane: eventLane,
  run: ({ input, step, calendar }) => changeStatus(step, calendar, input.eventId, 'draft'),
  async undo({ input, result, step, calendar }) {
    if (result !== undefined) await changeStatus(step, calendar, input.eventId, result.before);
  },
  words: ({ title }) => [title],
  link: (_input, result) => result?.url,
  problem: (result) => result.problem,
});
