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
import { placeKeys } from '../records/recordKey';
import { action } from '../shared/action';
import { EventForm } from '../shared/eventForm';
import { readAfterWrites } from '../shared/readAfterWrites';
import { updates } from '../shared/writes';
import { keepCurrency, refuseLoss } from './eventCurrency';
import { keepDate } from './eventDate';
import { toEdits } from './eventEdits';
import { eventReceipt } from './eventReceipt';
import { eventKey } from './eventRow';
import { pictureFault, readPicture } from './picture';
import { organizerId, venueId } from './places';
import { eventReflects } from './reflectsEvent';

/**
 * Changes what the person changed in the form, and nothing else. If the event is not what they saw, nothing is sent:
 * the manager shows both and asks again.
 */
export const editEvent = action({
  id: 'event.edit',
  version: 1,
  service: 'calendar',
  confirmed: true,
  input: () =>
    z.object({
      eventId: itemId(),
      /** The event as the form was filled in from it; left out, it is read then: what came in between stays. */
      seen: z.optional(WholeEvent()),
      /** The form as it was filled in, and as it was left. */
      from: EventForm(),
      form: EventForm(),
      /** The page that the changes are from, as the ledger knows it. */
      source: z.optional(z.string()),
    }),
  concurrencyKey: (input) => [eventKey(input), ...placeKeys(input.form)],
  async run({ input, step, readLatest, calendar, wordpress, file, site }) {
    const { eventId, from, form } = input;
    const read = () => readForEditing({ calendar, wordpress }, eventId);
    // What is written repeats what was read: a change that is not shown yet would be undone by it.
    const readEvent = () => readAfterWrites(readLatest, eventKey(input), read, eventReflects);
    const seen =
      input.seen ??
      (await step('read', {
        async run() {
          const { event, raw } = await readEvent();
          if (raw === undefined) await refuseLoss(wordpress, event);
          return eventAsSent(event, raw);
        },
      }));
    const isOther = (field: 'venue' | 'organizer' | 'image') =>
      JSON.stringify(from[field]) !== JSON.stringify(form[field]);
    const hands = { step, readLatest, calendar };
    const venue = isOther('venue') ? ((await venueId(hands, form.venue)) ?? null) : undefined;
    const organizer = isOther('organizer') ? ((await organizerId(hands, form.organizer)) ?? null) : undefined;
    // One that is left out leaves the event's own where it is.
    const problem = isOther('image') ? pictureFault(form.image, site) : undefined;
    const image =
      isOther('image') && problem === undefined
        ? ((await readPicture(step, { wordpress, file, site }, form.image)) ?? null)
        : undefined;
    const { edits, times } = toEdits({ from, form, seen, venue, organizer, image });
    const currency = edits.currency ?? seen.currency;
    const receipt = (answer: CalendarEvent) => ({
      ...eventReceipt(answer, { times, problem }),
      ...(input.seen ? {} : { seen }),
      edits,
      // Where a password hides the answer, what was sent stands for it.
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
      // Nobody saw the event as it is now before our request: where each edited field moved, it was ours.
      check: async () => {
        const { event, raw } = await read();
        const isEdit = (field: EventField) => changedSince(seen, { ...seen, ...edits }, [field]).length > 0;
        const updates = updatedFields(edits).filter(isEdit);
        const wanted = updates.length > 0 ? updates : toFields(edits).filter(isEdit);
        const moved = changedSince(seen, asSent({ event, raw }), wanted);
        return moved.length === wanted.length ? receipt(event) : undefined;
      },
    });
    const dated = await keepDate({ step, wordpress }, written, { date: seen.date, currency });
    return keepCurrency({ step, wordpress }, dated, currency);
  },
  async undo({ input, result, step, readLatest, calendar, wordpress }) {
    const { eventId } = input;
    const seen = input.seen ?? result?.seen;
    if (result === undefined || seen === undefined) return undefined;
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
        const now = eventAsSent(event);
        const back = withoutVenue(editsBack(seen, edits), now);
        // Nothing to do where it is so already: played again after the answer was lost.
        if (changedSince({ ...seen, ...back }, eventAsSent(event, raw), updatedFields(back)).length === 0)
          return eventReceipt(event);
        if (!isAsWritten(event)) throw new Fault({ kind: 'conflict', reason: 'eventChangedAgain' });
        return eventReceipt(await calendar.events.update({ id: eventId }, mergeEvent(event, back, raw)));
      },
    });
    const dated = await keepDate({ step, wordpress }, writtenBack, seen);
    const { problem } = await keepCurrency({ step, wordpress }, dated, seen.currency);
    if (edits.venue != null && seen.venue === null)
      return { kind: 'conflict', reason: 'venueStayed', outcome: 'refused' };
    return problem !== undefined && ['currencyLost', 'dateLost'].includes(problem.reason)
      ? problem
      : undefined;
  },
  words: ({ form }) => [form.title],
  link: (_input, result) => result?.url,
  problem: (result) => result.problem,
  traces: ({ eventId, source }, result, undone) =>
    source === undefined || result === undefined || undone
      ? []
      : [{ kind: 'eventAdded', source, eventId, url: result.url ?? '' }],
});

/** As it will read once its currency is set again. */
function inCurrency(event: CalendarEvent, currency: Currency | undefined): CalendarEvent {
  if (currency === undefined) return event;
  const { symbol, position, code } = currency;
  const details = { currency_symbol: symbol, currency_position: position, currency_code: code };
  return { ...event, cost_details: { ...event.cost_details, ...details } };
}

const asSent = ({ event, raw }: EditableEvent) => eventAsSent(event, raw);

/** A venue cannot be taken away again (calendar API behaviour, section 7); the rest can. */
function withoutVenue(back: EventEdits, now: WholeEvent): EventEdits {
  const { venue, ...rest } = back;
  return venue === null && now.venue !== null ? rest : back;
}
