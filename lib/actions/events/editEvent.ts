import * as z from 'zod/mini';
import { eventAsSent, WholeEvent } from '../../calendar/editing/mergeEvent';
import { readForEditing } from '../../calendar/editing/readForEditing';
import { itemId } from '../../calendar/shared/parameters';
import { Fault } from '../../errors';
import { type EventFormData, EventFormSchema } from '../../eventForm';
import { placeKeys } from '../records/recordKey';
import { action } from '../shared/action';
import { wroteEvent, wrotePlaces } from '../shared/siteEffects';
import { refuseLoss } from './eventCurrency';
import { toEdits } from './eventEdits';
import { eventKey } from './eventRow';
import { pageOriginField } from './pageOriginField';
import { pictureFault, readPicture } from './picture';
import { keepPictureText, restorePictureText } from './pictureText';
import { findOrCreatePlaces, getCreatedPlaces, removePlaces } from './places';
import { readLatestEvent } from './reflectsEvent';
import { writeEdits, writeEditsBack } from './writeEdits';

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
      page: pageOriginField(),
    }),
  concurrencyKey: (input) => [eventKey(input), ...placeKeys(input.form)],
  async run({ input, step, readLatest, calendar, wordpress, file, site }) {
    const { eventId, from, form } = input;
    const read = () => readForEditing({ calendar, wordpress }, eventId);
    const seen =
      input.seen ??
      (await step('read', {
        async run() {
          const { event, raw } = await readLatestEvent(readLatest, eventId, read);
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
    const written = await writeEdits(
      { step, readLatest, calendar, wordpress },
      { eventId, seen, edits, times, problem },
    );
    const described = await keepPictureText({ step, wordpress }, written, form.imageAlt);
    return { ...described, ...(input.seen ? {} : { seen }) };
  },
  async undo({ input, result, receipts, step, readLatest, calendar, wordpress }) {
    const context = { step, readLatest, calendar, wordpress };
    const seen = input.seen ?? result?.seen;
    const isWritten = result !== undefined && seen !== undefined;
    const problem = isWritten
      ? await writeEditsBack(context, { ...result, eventId: input.eventId, seen })
      : undefined;
    await restorePictureText(context, result?.textBefore);
    const stayed = await removePlaces(context, getCreatedPlaces(receipts));
    return problem ?? stayed;
  },
  substitutions: ({ form }) => [form.title],
  link: (_input, result) => result?.url,
  problem: (result) => result.problem,
  effects({ eventId, form, source, page }, result, undone) {
    const written = [wroteEvent(eventId), ...wrotePlaces(form)];
    return source === undefined || result === undefined || undone
      ? written
      : [{ kind: 'eventAdded', source, eventId, url: result.url ?? '', page }, ...written];
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
