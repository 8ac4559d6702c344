import { type EventEdits, eventAsSent, mergeEvent } from '../../calendar/editing/mergeEvent';
import { readTrashed } from '../../calendar/editing/readForEditing';
import { Currency, costAsSent, isSamePrice } from '../../calendar/shared/cost';
import type { CalendarEvent } from '../../calendar/shared/resources';
import { slugBeforeTrash } from '../../calendar/shared/slug';
import { type RawTexts, readRawTexts, type WordPressClient } from '../../calendar/wordpress';
import type { PastJob } from '../../jobs';
import type { ActionContext } from '../shared/action';
import { updates } from '../shared/writes';
import { keepCurrency } from './eventCurrency';
import { keepDate } from './eventDate';
import { type EventReceipt, eventReceipt } from './eventReceipt';

/**
 * Restores an event from the trash with all its fields. The update sends a status, or the event would become public,
 * and every field that an update resets (calendar API behaviour, sections 7 and 8). An event that is out of the trash
 * already stays as it is.
 * @param before what is known from before it was trashed, and the records to link to it. Trashing dates an event that
 *   was never published; only `before` tells that its date was open.
 * @throws Fault `notFound` if it was deleted permanently
 */
export async function restore(
  { step, readLatest, calendar, wordpress }: ActionContext<'step' | 'readLatest' | 'calendar' | 'wordpress'>,
  id: number,
  before: EventEdits & { status: string },
): Promise<EventReceipt> {
  const found = () =>
    readLatest(
      () => readTrashed(calendar, id),
      (trashed) => trashed !== undefined,
    );
  // Currency and date are noted before the write erases them: a job that resumes after the write finds no event in the
  // trash.
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
  // Fallback: the date in the trash. Without any date, setting the currency of a draft would move it to the current
  // time.
  const date =
    before.date ?? (await step('note date', { run: async () => (await trashedBefore())?.date ?? '' }));
  const written = await step('restore', {
    writes: updates('event', id),
    run: async () => {
      const trashed = await found();
      if (trashed === undefined) return eventReceipt(await calendar.events.read({ id, context: 'edit' }));
      const body = mergeEvent(
        trashed,
        toRestoreEdits(trashed, before),
        await readStoredPrice(wordpress, trashed),
      );
      const answer = await calendar.events.update({ id }, body);
      return eventReceipt(answer, { status: before.status, cost: body.cost });
    },
  });
  const wanted = currency ?? undefined;
  const dated = await keepDate({ step, wordpress }, written, { date, currency: wanted });
  return keepCurrency({ step, wordpress }, dated, wanted);
}

/** The raw texts of a trashed event, for its price; undefined if they are older than the event as it was read. */
async function readStoredPrice(
  wordpress: WordPressClient,
  trashed: CalendarEvent,
): Promise<RawTexts | undefined> {
  const raw = await readRawTexts(wordpress, trashed.id);
  return raw?.cost !== undefined && isSamePrice(raw.cost, costAsSent(trashed)) ? raw : undefined;
}

/** The currency that a job found in the trash; undefined if it knew the currency, or found none. */
export const notedCurrency = ({ steps }: PastJob): Currency | undefined =>
  Currency().safeParse(steps['note currency']?.receipt).data;

/**
 * Edits that restore a trashed event. Without `before`, only the date in the site's zone is sent: a draft keeps it, and
 * stays unpublished.
 */
function toRestoreEdits(
  trashed: CalendarEvent,
  { slug, date = trashed.date, date_utc = '', status, ...links }: EventEdits,
): EventEdits {
  const { venue, organizer } = links;
  return {
    ...(status !== undefined && { status }),
    slug: slugBeforeTrash(slug || trashed.slug, trashed.title),
    date,
    date_utc,
    ...(venue !== undefined && { venue }),
    ...(organizer !== undefined && { organizer }),
  };
}
