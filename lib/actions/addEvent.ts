import * as z from 'zod/mini';
import type { CalendarEvent, EventDraft } from '../calendar';
import { findSameEvents } from '../calendar/sameEvents';
import { action } from './action';
import { EventForm, eventTimes } from './eventForm';
import { eventReceipt } from './eventReceipt';
import { gone } from './gone';
import { organizerId, placeLanes, venueId } from './places';

/**
 * Puts an event on the person's calendar, with its venue and organizer found or made. Undo trashes the event alone: a
 * venue or organizer may have come into use meanwhile, and trashing one would strip it from every event.
 */
export const addEvent = action({
  id: 'event.add',
  version: 1,
  service: 'calendar',
  subjects: ['event'],
  surfaces: ['popup', 'page', 'link', 'selection', 'card', 'key'],
  confirmed: true,
  input: () => z.object({ form: EventForm(), source: z.optional(z.string()) }),
  lane: ({ form }) => [`event-${form.start}`, ...placeLanes(form)],
  offer: (state) =>
    state.kind === 'event' ? { on: state.existing !== undefined, needs: 'eventForm', input: {} } : undefined,
  async run({ input: { form }, step, calendar, wordpress, file }) {
    const times = eventTimes(form);
    const venue = await venueId(step, calendar, form.venue);
    const organizer = await organizerId(step, calendar, form.organizer);
    const { pictureOf } = await import('./picture');
    const image = await pictureOf(step, { wordpress, file }, form.image);
    const receipt = (answer: CalendarEvent) => eventReceipt(answer, { times, status: form.status });
    const same = () => findSameEvents(calendar, { ...form, ...times });
    return step('create', {
      before: async () => (await same()).map((event) => event.id),
      run: async () => receipt(await calendar.events.create(draft(form, times, { venue, organizer, image }))),
      check: async (known) => {
        const ours = (await same()).find((event) => !known.includes(event.id));
        return ours && receipt(ours);
      },
    });
  },
  async undo({ result, step, calendar }) {
    if (result === undefined) return;
    await step('trash', { run: () => gone(calendar.events.delete({ id: result.eventId })) });
  },
  words: ({ form }) => [form.title],
  link: (_input, result) => result?.url,
  problem: (result) => result.problem,
  traces({ source }, result, undone) {
    if (result === undefined) return [];
    if (undone) return [{ kind: 'eventGone', eventId: result.eventId }];
    return source === undefined
      ? []
      : [{ kind: 'eventAdded', source, eventId: result.eventId, url: result.url ?? '' }];
  },
});

function draft(
  form: EventForm,
  times: ReturnType<typeof eventTimes>,
  { venue, organizer, image }: { venue?: number; organizer?: number; image?: string },
): EventDraft {
  return {
    title: form.title,
    ...times,
    status: form.status,
    ...(form.description.trim() === '' ? {} : { description: form.description }),
    ...(form.cost.trim() === '' ? {} : { cost: form.cost }),
    ...(form.website.trim() === '' ? {} : { website: form.website }),
    ...(image === undefined ? {} : { image }),
    categories: form.categories,
    tags: form.tags,
    venue,
    organizer: organizer === undefined ? undefined : [organizer],
  };
}
