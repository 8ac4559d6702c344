import { action } from './action';
import { EventRow, eventLane } from './eventRow';
import { changeStatus } from './eventStatus';

/** Makes an event public. Who may not publish hands it in for review, and is told so. */
export const publishEvent = action({
  id: 'event.publish',
  version: 1,
  service: 'calendar',
  confirmed: true,
  input: EventRow,
  lane: eventLane,
  run: ({ input, step, calendar }) => changeStatus(step, calendar, input.eventId, 'publish'),
  async undo({ input, result, step, calendar }) {
    if (result !== undefined) await changeStatus(step, calendar, input.eventId, result.before);
  },
  words: ({ title }) => [title],
  link: (_input, result) => result?.url,
  problem: (result) => result.problem,
});
