import type { CalendarClient } from '../calendar';
import { mergeEvent } from '../calendar/mergeEvent';
import { Fault } from '../fault';
import type { Step } from '../jobs';
import { type Action, action } from './action';
import type { EventReceipt } from './eventReceipt';
import { eventReceipt } from './eventReceipt';
import { EventRow, eventLane } from './eventRow';

/** An action that gives an event another status. Undo gives it back the one that it had. */
export function statusAction(id: string, status: string): Action {
  return action({
    id,
    version: 1,
    service: 'calendar',
    confirmed: true,
    input: EventRow,
    lane: eventLane,
    run: ({ input, step, look, calendar }) =>
      changeStatus(step, calendar, input.eventId, status, (read) => look(read)),
    async undo({ input, result, step, look, calendar }) {
      if (result === undefined) return;
      await changeStatus(step, calendar, input.eventId, result.before, async (read) => {
        const now = await look(read, (found) => found === result.status);
        // What somebody did since is theirs.
        if (now !== result.status && now !== result.before)
          throw new Fault({ kind: 'conflict', reason: 'eventChangedAgain' });
        return now;
      });
    },
    words: ({ title }) => [title],
    link: (_input, result) => result?.url,
    problem: (result) => result.problem,
  });
}

/** Changes nothing else; doing it twice does no harm. */
async function changeStatus(
  step: Step,
  calendar: CalendarClient,
  id: number,
  status: string,
  look: (read: () => Promise<string>) => Promise<string>,
): Promise<EventReceipt & { before: string }> {
  const read = () => calendar.events.read({ id, context: 'edit' });
  const before = await step('read', { run: () => look(async () => (await read()).status) });
  const written = await step('write', {
    run: async () => {
      const body = mergeEvent(await read(), { status });
      return eventReceipt(await calendar.events.update({ id }, body), { status });
    },
  });
  return { ...written, before };
}
