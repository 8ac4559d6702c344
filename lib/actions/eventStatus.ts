import { mergeEvent } from '../calendar/mergeEvent';
import { Fault } from '../fault';
import type { RunContext } from '../jobs';
import { type Action, action, type Clients } from './action';
import type { EventReceipt } from './eventReceipt';
import { eventReceipt } from './eventReceipt';
import { EventRow, eventLane } from './eventRow';
import { lookAt } from './lookAt';
import { showsEvent } from './showsEvent';

/** An action that gives an event another status. Undo gives it back the one that it had. */
export function statusAction(id: string, status: string): Action {
  return action({
    id,
    version: 1,
    service: 'calendar',
    confirmed: true,
    input: EventRow,
    lane: eventLane,
    run: ({ input, ...hands }) => changeStatus(hands, input, status),
    async undo({ input, result, ...hands }) {
      if (result !== undefined) await changeStatus(hands, input, result.before, result.status);
    },
    words: ({ title }) => [title],
    link: (_input, result) => result?.url,
    problem: (result) => result.problem,
  });
}

/**
 * Changes nothing else; doing it twice does no harm.
 * @param ours what it was changed to by us; what somebody did since is theirs
 */
async function changeStatus(
  { step, look, calendar }: Pick<RunContext<Clients>, 'step' | 'look' | 'calendar'>,
  { eventId }: EventRow,
  status: string,
  ours?: string,
): Promise<EventReceipt & { before: string }> {
  const read = () => calendar.events.read({ id: eventId, context: 'edit' });
  const readLatest = () =>
    ours === undefined
      ? lookAt(look, eventLane({ eventId }), read, (event, job) => showsEvent({ event }, job))
      : look(read, (found) => found.status === ours);
  const before = await step('read', {
    async run() {
      const now = (await readLatest()).status;
      if (ours !== undefined && now !== ours && now !== status)
        throw new Fault({ kind: 'conflict', reason: 'eventChangedAgain' });
      return now;
    },
  });
  const written = await step('write', {
    run: async () => {
      const body = mergeEvent(await readLatest(), { status });
      return eventReceipt(await calendar.events.update({ id: eventId }, body), { status });
    },
  });
  return { ...written, before };
}
