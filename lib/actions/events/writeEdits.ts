import type { EventTimes } from '../../calendar/editing/eventTimes';
import {
  changedSince,
  type EventEdits,
  type EventField,
  editsBack,
  eventAsSent,
  mergeEvent,
  toFields,
  updatedFields,
  type WholeEvent,
} from '../../calendar/editing/mergeEvent';
import { type EditableEvent, readForEditing } from '../../calendar/editing/readForEditing';
import type { Currency } from '../../calendar/shared/cost';
import type { CalendarEvent } from '../../calendar/shared/resources';
import { Fault, type FaultData } from '../../errors';
import type { ActionContext } from '../shared/action';
import { updates } from '../shared/writes';
import { keepCurrency } from './eventCurrency';
import { keepDate } from './eventDate';
import { keepPassword } from './eventPassword';
import { type EventReceipt, eventReceipt } from './eventReceipt';
import { readLatestEvent } from './reflectsEvent';

type Context = ActionContext<'step' | 'readLatest' | 'calendar' | 'wordpress'>;

/** Fields that are written to an event. */
interface WantedEdits {
  eventId: number;
  /** The event that they were made for. */
  seen: WholeEvent;
  edits: EventEdits;
  /** Set if a time changes. */
  times?: EventTimes | undefined;
  /** What was left out of the request. */
  problem?: FaultData | undefined;
  /** The event as this worker has just read it; read anew if left out, and for another try. */
  justRead?: EditableEvent | undefined;
}

/** Result of `writeEdits`. */
export interface EditReceipt extends EventReceipt {
  edits: EventEdits;
  after: WholeEvent;
}

/**
 * Writes these fields of an event, and no others, as one step; then restores the publication date and the currency,
 * which the update moves or erases.
 * @throws Fault `conflict/eventChanged` if the event differs from `seen`; nothing is sent then
 */
export async function writeEdits(
  { step, readLatest, calendar, wordpress }: Context,
  { eventId, seen, edits, times, problem, justRead }: WantedEdits,
): Promise<EditReceipt> {
  const read = () => readForEditing({ calendar, wordpress }, eventId);
  const currency = edits.currency ?? seen.currency;
  const receipt = (answer: CalendarEvent): EditReceipt => ({
    ...eventReceipt(answer, { times, problem, cost: edits.cost ?? seen.cost }),
    edits,
    // The answer for a password-protected event hides its fields: the sent values stand for them.
    after: answer.all_day === null ? { ...seen, ...edits } : eventAsSent(inCurrency(answer, currency)),
  });
  let known = justRead;
  const written = await step('write', {
    writes: updates('event', eventId),
    async run() {
      // The update sends unchanged fields as read, so a stale read would revert a recent change.
      const { event, raw } = known ?? (await readLatestEvent(readLatest, eventId, read));
      known = undefined;
      const changed = changedSince(seen, asSent({ event, raw }));
      if (changed.length > 0)
        throw new Fault({ kind: 'conflict', reason: 'eventChanged', about: changed.join(', ') });
      // What is written apart needs no update, which would write all other fields again
      if (updatedFields(edits).length === 0) return receipt(event);
      const body = mergeEvent(event, edits, raw);
      return receipt(await calendar.events.update({ id: eventId }, body));
    },
    // `run` wrote only if the event equalled `seen`: if each edited field has changed since, our request did it.
    check: async () => {
      const { event, raw } = await read();
      const isEdit = (field: EventField) => changedSince(seen, { ...seen, ...edits }, [field]).length > 0;
      const updates = updatedFields(edits).filter(isEdit);
      const wanted = updates.length > 0 ? updates : toFields(edits).filter(isEdit);
      const moved = changedSince(seen, asSent({ event, raw }), wanted);
      return moved.length === wanted.length ? receipt(event) : undefined;
    },
  });
  const date = edits.date ?? seen.date;
  const guarded = await keepPassword({ step, wordpress }, written, { password: edits.password, date });
  const dated = await keepDate({ step, wordpress }, guarded, { date, currency });
  return keepCurrency({ step, wordpress }, dated, currency);
}

/**
 * Writes the edited fields back, unless somebody changed them since.
 * @returns what could not be restored exactly
 * @throws Fault `conflict/eventChangedAgain`
 */
export async function writeEditsBack(
  { step, readLatest, calendar, wordpress }: Context,
  {
    eventId,
    seen,
    edits,
    after,
  }: Pick<WantedEdits, 'eventId' | 'seen'> & Pick<EditReceipt, 'edits' | 'after'>,
): Promise<FaultData | undefined> {
  const isAsWritten = (event: EditableEvent['event']) =>
    changedSince(after, eventAsSent(event), updatedFields(edits)).length === 0;
  const writtenBack = await step('writeBack', {
    writes: updates('event', eventId),
    async run() {
      const { event, raw } = await readLatest(
        () => readForEditing({ calendar, wordpress }, eventId),
        (found) => isAsWritten(found.event),
      );
      const back = withoutVenue(editsBack(seen, edits));
      // An earlier attempt succeeded, but its answer was lost.
      if (changedSince({ ...seen, ...back }, eventAsSent(event, raw), updatedFields(back)).length === 0)
        return eventReceipt(event, { cost: eventAsSent(event, raw).cost });
      if (!isAsWritten(event)) throw new Fault({ kind: 'conflict', reason: 'eventChangedAgain' });
      const body = mergeEvent(event, back, raw);
      return eventReceipt(await calendar.events.update({ id: eventId }, body), { cost: body.cost });
    },
  });
  const guarded = await keepPassword({ step, wordpress }, writtenBack, {
    password: edits.password === undefined ? undefined : (seen.password ?? ''),
    date: seen.date,
  });
  const dated = await keepDate({ step, wordpress }, guarded, seen);
  const { problem } = await keepCurrency({ step, wordpress }, dated, seen.currency);
  if (edits.venue != null && seen.venue === null)
    return { kind: 'conflict', reason: 'venueStayed', outcome: 'refused' };
  return problem !== undefined && ['currencyLost', 'dateLost', 'passwordLost'].includes(problem.reason)
    ? problem
    : undefined;
}

/** The event as it reads after its currency is set again. */
function inCurrency(event: CalendarEvent, currency: Currency | undefined): CalendarEvent {
  if (currency === undefined) return event;
  const { symbol, position, code } = currency;
  const details = { currency_symbol: symbol, currency_position: position, currency_code: code };
  return { ...event, cost_details: { ...event.cost_details, ...details } };
}

const asSent = ({ event, raw }: EditableEvent) => eventAsSent(event, raw);

/** An update cannot remove a venue (calendar API behaviour, section 7); it can restore all other fields. */
function withoutVenue(back: EventEdits): EventEdits {
  const { venue, ...rest } = back;
  return venue === null ? rest : back;
}
