import { type EventEdits, eventAsSent, mergeEvent, type WholeEvent } from '../../calendar/editing/mergeEvent';
import { Fault } from '../../errors';
import { type Action, type ActionContext, action } from '../shared/action';
import { updates } from '../shared/writes';
import { keepCurrency, refuseLoss } from './eventCurrency';
import { keepDate } from './eventDate';
import { type EventReceipt, eventReceipt } from './eventReceipt';
import { type EventRow, eventRowAction } from './eventRow';
import { readLatestEvent } from './reflectsEvent';

/** Creates an action that sets an event's status. Undo restores the previous status. */
export function statusAction<const Id extends string>(id: Id, status: string): Action<Id> {
  return action({
    ...eventRowAction,
    id,
    version: 1,
    run: ({ input, ...context }) => changeStatus(context, input, { status }),
    async undo({ input, result, ...context }) {
      if (result === undefined) return undefined;
      const { before, held, status: ours } = result;
      return (await changeStatus(context, input, { status: before, ...held }, ours)).problem;
    },
    link: (_input, result) => result?.url,
    problem: (result) => result.problem,
  });
}

interface StatusReceipt extends EventReceipt {
  before: string;
  /** Values that the change of status may move or erase. */
  held?: Held;
}

type Held = Pick<WholeEvent, 'date' | 'date_utc' | 'currency'>;

/**
 * Sets an event's status and keeps all other fields. Idempotent.
 * @param edits the status; for undo also the publication date and currency to restore
 * @param ours for undo, the status that the action had set: if it has changed meanwhile, nothing is sent
 * @throws Fault `conflict/eventChangedAgain`; `conflict/currencyWouldGo`
 */
async function changeStatus(
  { step, readLatest, calendar, wordpress }: ActionContext<'step' | 'readLatest' | 'calendar' | 'wordpress'>,
  { eventId }: EventRow,
  edits: EventEdits & { status: string },
  ours?: string,
): Promise<StatusReceipt> {
  const { status } = edits;
  const read = async () => ({ event: await calendar.events.read({ id: eventId, context: 'edit' }) });
  const readEvent = async () => {
    const { event } = await (ours === undefined
      ? readLatestEvent(readLatest, eventId, read)
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
