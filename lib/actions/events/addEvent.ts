import * as z from 'zod/mini';
import type { CalendarEvent, EventDraft } from '../../calendar';
import { type EventTimes, sendableTimes } from '../../calendar/editing/eventTimes';
import { findSameEvents } from '../../calendar/matching/sameEvents';
import { newCost } from '../../calendar/shared/cost';
import { escapeText, safeAddress } from '../../calendar/shared/text';
import { placeKeys } from '../records/recordKey';
import { action } from '../shared/action';
import { descriptionAsSent } from '../shared/description';
import { EventFormData } from '../shared/eventForm';
import { reflectsEvents } from '../shared/reflects';
import { wroteEvent, wrotePlaces, wroteSome } from '../shared/siteEffects';
import { makes } from '../shared/writes';
import { sendableCost } from './eventCost';
import { keepCurrency } from './eventCurrency';
import { eventReceipt } from './eventReceipt';
import { eventKey } from './eventRow';
import { pictureFault, readPicture } from './picture';
import { findOrCreatePlaces, getCreatedPlaces, type Places, removePlaces } from './places';
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
  input: () => z.object({ form: EventFormData(), source: z.optional(z.string()) }),
  concurrencyKey: ({ form }) => [`event-${form.start}`, ...placeKeys(form)],
  offer: (state) =>
    state.kind === 'event' ? { on: state.existing !== undefined, needs: 'eventForm', input: {} } : undefined,
  async run({ input: { form }, step, readLatest, calendar, wordpress, file, site }) {
    const times = sendableTimes(form);
    const { cost, currency } = sendableCost(form.cost);
    const linked = await findOrCreatePlaces({ step, readLatest, calendar }, form);
    const image = await readPicture(step, { wordpress, file, site }, form.image);
    const receipt = (answer: CalendarEvent) => ({
      ...eventReceipt(answer, {
        times,
        status: form.status,
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
      run: async () => receipt(await calendar.events.create(draft(form, times, { cost, linked, image }))),
      check: async (known) => {
        const ours = (await same()).find((event) => !known.includes(event.id));
        return ours && receipt(ours);
      },
    });
    return keepCurrency({ step, wordpress }, written, currency);
  },
  async undo({ result, receipts, siblings, step, readLatest, calendar, wordpress }) {
    if (result !== undefined) await trashUnpublished({ step, readLatest, calendar }, result);
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
  effects({ form, source }, result, undone) {
    if (result === undefined) return [wroteSome('event'), ...wrotePlaces(form)];
    const { eventId, url = '' } = result;
    const written = [wroteEvent(eventId), ...wrotePlaces(form)];
    if (undone) return [{ kind: 'eventGone', eventId }, ...written];
    return source === undefined ? written : [{ kind: 'eventAdded', source, eventId, url }, ...written];
  },
});

const Added = () => z.object({ eventId: z.int() });

function draft(
  form: EventFormData,
  times: EventTimes,
  { cost, linked, image }: { cost: string; linked: Places; image?: string | undefined },
): EventDraft {
  const description = descriptionAsSent(form.description);
  return {
    title: escapeText(form.title),
    ...times,
    status: form.status,
    ...(description === '' ? {} : { description }),
    ...(cost === '' ? {} : { cost: newCost(cost) }),
    ...(form.website.trim() === '' ? {} : { website: safeAddress(form.website.trim()) }),
    ...(image === undefined ? {} : { image }),
    // The plugin's own editor checks both boxes for a new event.
    show_map: true,
    show_map_link: true,
    // Ids of known categories, and names of new ones: the site links a known name and creates the others (calendar API
    // behaviour, section 6).
    categories: [...form.categories, ...(form.newCategories ?? []).map(escapeText)],
    tags: form.tags,
    venue: linked.venue,
    organizer: linked.organizers?.length ? linked.organizers : undefined,
  };
}
