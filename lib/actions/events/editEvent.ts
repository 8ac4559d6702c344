import * as z from 'zod/mini';
import {
  changedSince,
  type EventEdits,
  type EventField,
  editsBack,
  eventAsSent,
  mergeEvent,
  toFields,
  updatedFields,
  WholeEvent,
} from '../../calendar/editing/mergeEvent';
import { type EditableEvent, readForEditing } from '../../calendar/editing/readForEditing';
import type { Currency } from '../../calendar/shared/cost';
import { itemId } from '../../calendar/shared/parameters';
import type { CalendarEvent } from '../../calendar/shared/resources';
import { Fault } from '../../errors';
import { type EventFormData, EventFormSchema } from '../../eventForm';
import { placeKeys } from '../records/recordKey';
import { action } from '../shared/action';
import { wroteEvent, wrotePlaces } from '../shared/siteEffects';
import { updates } from '../shared/writes';
import { keepCurrency, refuseLoss } from './eventCurrency';
import { keepDate } from './eventDate';
import { toEdits } from './eventEdits';
import { eventReceipt } from './eventReceipt';
import { eventKey } from './eventRow';
import { pictureFault, readPicture } from './picture';
import { findOrCreatePlaces, getCreatedPlaces, removePlaces } from './places';
import { readLatestEvent } from './reflectsEvent';

/**
 * Writes the fields that the person changed in the form, and no others. If the event differs from what the person saw,
 * nothing is sent: the manager shows both versions and asks again. Undo also trashes the records that were created for
 * it, unless an event uses them.
 */
export const editEvent = action({
  id: 'event.edit',
  version: 1,
  service: 'calendar',
  confirmed: true,
  cleansUp: true,
  input: () =>
    z.object({
      eventId: itemId(),
      /**
       * The event that the form was filled in from. Left out, the job reads it first, so changes made meanwhile stay.
       */
      seen: z.optional(WholeEvent()),
      /** `from` is the form as it was filled in, `form` as it was submitted. */
      from: EventFormSchema(),
      form: EventFormSchema(),
      /** Address of the page that the changes come from, for the ledger of added events. */
      source: z.optional(z.string()),
    }),
  concurrencyKey: (input) => [eventKey(input), ...placeKeys(input.form)],
  async run({ input, step, readLatest, calendar, wordpress, file, site }) {
    const { eventId, from, form } = input;
    const read = () => readForEditing({ calendar, wordpress }, eventId);
    // The update sends unchanged fields as read, so a stale read would revert a recent change.
    const readEvent = () => readLatestEvent(readLatest, eventId, read);
    const seen =
      input.seen ??
      (await step('read', {
        async run() {
          const { event, raw } = await readEvent();
          refuseLoss(event, raw);
          const now = eventAsSent(event, raw);
          refuseMoved(now, from, form);
          return now;
        },
      }));
    const isOther = (field: 'venue' | 'organizers' | 'image') =>
      JSON.stringify(from[field]) !== JSON.stringify(form[field]);
    const places = await findOrCreatePlaces(
      { step, readLatest, calendar },
      {
        ...(isOther('venue') && { venue: form.venue }),
        ...(isOther('organizers') && { organizers: form.organizers }),
      },
    );
    const venue = isOther('venue') ? (places.venue ?? null) : undefined;
    // A private picture address is left out: the event keeps its picture.
    const problem = isOther('image') ? pictureFault(form.image, site) : undefined;
    const image =
      isOther('image') && problem === undefined
        ? ((await readPicture(step, { wordpress, file, site }, form.image)) ?? null)
        : undefined;
    const { edits, times } = toEdits({ from, form, seen, venue, organizers: places.organizers, image });
    const currency = edits.currency ?? seen.currency;
    const receipt = (answer: CalendarEvent) => ({
      ...eventReceipt(answer, { times, problem, cost: edits.cost ?? seen.cost }),
      ...(input.seen ? {} : { seen }),
      edits,
      // The answer for a password-protected event hides its fields: the sent values stand for them.
      after: answer.all_day === null ? { ...seen, ...edits } : eventAsSent(inCurrency(answer, currency)),
    });
    const written = await step('write', {
      writes: updates('event', eventId),
      async run() {
        const { event, raw } = await readEvent();
        const changed = changedSince(seen, asSent({ event, raw }));
        if (changed.length > 0)
          throw new Fault({ kind: 'conflict', reason: 'eventChanged', about: changed.join(', ') });
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
    const dated = await keepDate({ step, wordpress }, written, { date: edits.date ?? seen.date, currency });
    return keepCurrency({ step, wordpress }, dated, currency);
  },
  async undo({ input, result, receipts, step, readLatest, calendar, wordpress }) {
    const { eventId } = input;
    const seen = input.seen ?? result?.seen;
    const removeCreated = () =>
      removePlaces({ step, readLatest, calendar, wordpress }, getCreatedPlaces(receipts));
    if (result === undefined || seen === undefined) return removeCreated();
    const { edits, after } = result;
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
    const dated = await keepDate({ step, wordpress }, writtenBack, seen);
    const { problem } = await keepCurrency({ step, wordpress }, dated, seen.currency);
    const stayed = await removeCreated();
    if (edits.venue != null && seen.venue === null)
      return { kind: 'conflict', reason: 'venueStayed', outcome: 'refused' };
    return problem !== undefined && ['currencyLost', 'dateLost'].includes(problem.reason) ? problem : stayed;
  },
  substitutions: ({ form }) => [form.title],
  link: (_input, result) => result?.url,
  problem: (result) => result.problem,
  effects({ eventId, form, source }, result, undone) {
    const written = [wroteEvent(eventId), ...wrotePlaces(form)];
    return source === undefined || result === undefined || undone
      ? written
      : [{ kind: 'eventAdded', source, eventId, url: result.url ?? '' }, ...written];
  },
});

/**
 * A time is changed from the one that the person saw alone: who shifts an event in a list shifts it from there.
 * @throws Fault `conflict/eventChanged` if somebody else moved the event meanwhile
 */
function refuseMoved(now: WholeEvent, from: EventFormData, form: EventFormData): void {
  const isMove = from.start !== form.start || from.end !== form.end;
  const toMinute = (time: string) => time.replace(' ', 'T').slice(0, 16);
  if (isMove && (toMinute(now.start_date) !== from.start || toMinute(now.end_date) !== from.end))
    throw new Fault({ kind: 'conflict', reason: 'eventChanged', about: 'start_date, end_date' });
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
