import { type EventEdits, eventAsSent, mergeEvent } from '../../calendar/editing/mergeEvent';
import { readTrashed } from '../../calendar/editing/readForEditing';
import type { CalendarEvent } from '../../calendar/shared/resources';
import type { RunContext } from '../../jobs';
import type { Clients } from '../shared/action';
import { updates } from '../shared/writes';
import { keepCurrency } from './eventCurrency';
import { keepDate } from './eventDate';
import { type EventReceipt, eventReceipt } from './eventReceipt';

/**
 * Takes an event out of the trash as it was: with a status of its own, or it would become public, and with every field
 * that an update resets (calendar API behaviour, sections 7 and 8). One that is out of it already stays as it is.
 * @param before what is known of it from before it was trashed. The trash dates what was never published: only this
 *   tells that its date was open.
 * @throws Fault `notFound` for one that was deleted for good
 */
export async function restore(
  {
    step,
    readLatest,
    calendar,
    wordpress,
  }: Pick<RunContext<Clients>, 'step' | 'readLatest' | 'calendar' | 'wordpress'>,
  id: number,
  before: EventEdits & { status: string },
): Promise<EventReceipt> {
  const found = () =>
    readLatest(
      () => readTrashed(calendar, id),
      (trashed) => trashed !== undefined,
    );
  // Both are noted before the write erases them: a worker that dies after it finds no event in the trash.
  let read: ReturnType<typeof found> | undefined;
  const trashedBefore = () => (read ??= found());
  const currency =
    before.currency ??
    (await step('note currency', {
      run: async () => {
        const trashed = await trashedBefore();
        return (trashed && eventAsSent(trashed).currency) ?? null;
      },
    }));
  // Without what was before, the trash's own date: setting the currency of a draft would move it to now.
  const date =
    before.date ?? (await step('note date', { run: async () => (await trashedBefore())?.date ?? '' }));
  const written = await step('restore', {
    writes: updates('event', id),
    run: async () => {
      const trashed = await found();
      if (trashed === undefined) return eventReceipt(await calendar.events.read({ id, context: 'edit' }));
      const answer = await calendar.events.update({ id }, mergeEvent(trashed, editsOf(trashed, before)));
      return eventReceipt(answer, { status: before.status });
    },
  });
  const wanted = currency ?? undefined;
  const dated = await keepDate({ step, wordpress }, written, { date, currency: wanted });
  return keepCurrency({ step, wordpress }, dated, wanted);
}

/** Without what was before, its date stays, in the site's zone alone: a draft keeps it, and stays open. */
function editsOf(trashed: CalendarEvent, { slug, date = trashed.date, date_utc = '', status }: EventEdits) {
  const address = slug ?? trashed.slug.replace(/__trashed(-\d+)?$/, '');
  return { status, slug: readable(address), date, date_utc };
}

/** Slugs come percent-encoded (section 4); sent so, the signs of the encoding might be taken for letters. */
function readable(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}
