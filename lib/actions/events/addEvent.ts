import * as z from 'zod/mini';
import type { CalendarEvent } from '../../calendar';
import { sendableTimes } from '../../calendar/editing/eventTimes';
import { newEvent } from '../../calendar/editing/mergeEvent';
import { findSameEvents } from '../../calendar/matching/sameEvents';
import { newCost } from '../../calendar/shared/cost';
import { escapeText } from '../../calendar/shared/text';
import { EventFormSchema, getInitialForm } from '../../eventForm';
import { placeKeys } from '../records/recordKey';
import { action } from '../shared/action';
import { reflectsEvents } from '../shared/reflects';
import { wroteEvent, wrotePlaces, wroteSome } from '../shared/siteEffects';
import { makes } from '../shared/writes';
import { keepCurrency } from './eventCurrency';
import { sendFields } from './eventEdits';
import { keepPassword } from './eventPassword';
import { eventReceipt } from './eventReceipt';
import { eventKey } from './eventRow';
import { pageOriginField } from './pageOriginField';
import { pictureFault, readPicture } from './picture';
import { keepPictureText, restorePictureText } from './pictureText';
import { findOrCreatePlaces, getCreatedPlaces, removePlaces } from './places';
import { trashUnpublished } from './trash';

/**
 * Adds an event to the calendar, with its venue and organizers found or created. Undo trashes the event, unless it was
 * published or changed since, and the records created for it, unless another event uses them: trashing a venue or
 * organizer removes it from every event (calendar API behaviour, section 8).
 */
export const addEvent = action({
  id: 'event.add',
  version: 1,
  service: 'calendar',
  subjects: ['event'],
  surfaces: ['popup', 'overlay'],
  menu: ['page', 'link', 'selection'],
  needs: 'eventForm',
  key: 'event',
  confirmed: true,
  cleansUp: true,
  input: () => z.object({ form: EventFormSchema(), source: z.optional(z.string()), page: pageOriginField() }),
  concurrencyKey: ({ form }) => [`event-${form.start}`, ...placeKeys(form)],
  offer: (state) =>
    state.kind === 'event' ? { on: state.existing !== undefined, needs: 'eventForm', input: {} } : undefined,
  async run({ input: { form }, step, readLatest, calendar, wordpress, file, site }) {
    const times = sendableTimes(form);
    // A title from outside is text, whatever is in it; boxes that are not checked are left out
    const sent = { ...getInitialForm(), ...form, isTitleMarkup: false };
    const { currency, cost = '', password = '', ...edits } = sendFields(sent, (name) => sent[name] !== false);
    const linked = await findOrCreatePlaces({ step, readLatest, calendar }, form);
    const image = await readPicture(step, { wordpress, file, site }, form.image);
    // Else everybody could read it until its password is set
    const createdAs = password === '' ? form.status : 'draft';
    const receipt = (answer: CalendarEvent) => ({
      ...eventReceipt(answer, {
        times,
        status: createdAs,
        cost: newCost(cost),
        problem: pictureFault(form.image, site),
      }),
      linked,
    });
    const same = () => findSameEvents(calendar, { ...form, ...times });
    const written = await step('create', {
      writes: makes('event'),
      before: () =>
        readLatest(
          async () => (await same()).map((event) => event.id),
          (found, recentWrites) => reflectsEvents(found, form, recentWrites),
        ),
      run: async () =>
        receipt(
          await calendar.events.create(
            newEvent({
              ...edits,
              ...times,
              title: escapeText(form.title),
              status: createdAs,
              cost,
              ...(image !== undefined && { image }),
              // Ids of known categories, and names of new ones: the site links a known name and creates the others
              // (calendar API behaviour, section 6)
              categories: [...form.categories, ...(form.newCategories ?? []).map(escapeText)],
              ...(linked.venue !== undefined && { venue: linked.venue }),
              ...(linked.organizers?.length && { organizer: linked.organizers }),
            }),
          ),
        ),
      check: async (known) => {
        const ours = (await same()).find((event) => !known.includes(event.id));
        return ours && receipt(ours);
      },
    });
    const guarded = await keepPassword({ step, wordpress }, written, {
      password: password || undefined,
      date: edits.date,
      status: form.status,
    });
    const described = await keepPictureText({ step, wordpress }, guarded, form.imageAlt);
    return keepCurrency({ step, wordpress }, described, currency);
  },
  async undo({ result, receipts, siblings, step, readLatest, calendar, wordpress }) {
    if (result !== undefined) {
      await trashUnpublished({ step, readLatest, calendar }, result);
      await restorePictureText({ step, wordpress }, result.textBefore);
    }
    const created = getCreatedPlaces(receipts);
    if (created.venue === undefined && created.organizers?.length === 0) return undefined;
    const results = [result, ...(await siblings()).map((job) => job.result)];
    const ours = results.flatMap((one) => Added().safeParse(one).data?.eventId ?? []);
    return removePlaces({ step, readLatest, calendar, wordpress }, created, new Set(ours));
  },
  made: eventKey,
  substitutions: ({ form }) => [form.title],
  link: (_input, result) => result?.url,
  problem: (result) => result.problem,
  effects({ form, source, page }, result, undone) {
    if (result === undefined) return [wroteSome('event'), ...wrotePlaces(form)];
    const { eventId, url = '' } = result;
    const written = [wroteEvent(eventId), ...wrotePlaces(form)];
    if (undone) return [{ kind: 'eventGone', eventId }, ...written];
    return source === undefined ? written : [{ kind: 'eventAdded', source, eventId, url, page }, ...written];
  },
});

const Added = () => z.object({ eventId: z.int() });
