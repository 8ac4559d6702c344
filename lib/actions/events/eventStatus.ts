import { type EventEdits, eventAsSent, mergeEvent, type WholeEvent } from '../../calendar/editing/mergeEvent';
import { Fault } from '../../errors';
import type { RunContext } from '../../jobs';
import { type Action, action, type Clients } from '../shared/action';
import { readAfterWrites } from '../shared/readAfterWrites';
import { updates } from '../shared/writes';
import { keepCurrency, refuseLoss } from './eventCurrency';
import { keepDate } from './eventDate';
import type { EventReceipt } from './eventReceipt';
import { eventReceipt } from './eventReceipt';
import { EventRow, eventKey } from './eventRow';
import { eventReflects } from './reflectsEvent';

/** An action that gives an event another status. Undo gives it back the one that it had. */
export function statusAction<const Id extends string>(id: Id, status: string): Action<Id> {
  return action({
    id,
    version: 1,
    service: 'calendar',
    confirmed: true,
    input: EventRow,
    concurrencyKey: eventKey,
    run: ({ input, ...hands }) => changeStatus(hands, input, { status }),
    async undo({ input, result, ...hands }) {
      if (result === undefined) return undefined;
      const { before, held, status: ours } = result;
      return (await changeStatus(hands, input, { status: before, ...held }, ours)).problem;
    },
    words: ({ title }) => [title],
    link: (_input, result) => result?.url,
    problem: (result) => result.problem,
  });
}

interface StatusReceipt extends EventReceipt {
  before: string;
  /** What the change of status could move or erase. */
  held?: Held;
}

type Held = Pick<WholeEvent, 'date' | 'date_utc' | 'currency'>;

/**
 * Changes nothing else; doing it twice does no harm.
 * @param edits with what undo puts back beside the status: the publication date, and the currency
 * @param ours what it was changed to by us; what somebody did since is theirs
 */
async function changeStatus(
  {
    step,
    readLatest,
    calendar,
    wordpress,
  }: Pick<RunContext<Clients>, 'step' | 'readLatest' | 'calendar' | 'wordpress'>,
  { eventId }: EventRow,
  edits: EventEdits & { status: string },
  ours?: string,
): Promise<StatusReceipt> {
  const { status } = edits;
  const read = async () => ({ event: await calendar.events.read({ id: eventId, context: 'edit' }) });
  const readEvent = async () => {
    const { event } = await (ours === undefined
      ? readAfterWrites(readLatest, eventKey({ eventId }), read, eventReflects)
      : readLatest(read, (found) => found.event.status === ours));
    return event;
  };
  const found = await step('read', {
    async run() {
      const now = await readEvent();
      if (ours !== undefined && now.status !== ours && now.status !== status)
        throw new Fault({ kind: 'conflict', reason: 'eventChangedAgain' });
      if (ours === undefined) await refuseLoss(wordpress, now);
      const { date, date_utc, currency } = eventAsSent(now);
      return { before: now.status, held: { date, date_utc, currency } };
    },
  });
  const written = await step('write', {
    writes: updates('event', eventId),
    run: async () => {
      const body = mergeEvent(await readEvent(), edits);
      return eventReceipt(await calendar.events.update({ id: eventId }, body), { status });
    },
  });
  const currency = edits.currency ?? found.held.currency;
  const dated = await keepDate({ step, wordpress }, written, {
    date: edits.date ?? found.held.date,
    currency,
  });
  return { ...(await keepCurrency({ step, wordpress }, dated, currency)), ...found };
}
