import type { CalendarClient } from '../calendar';
import { mergeEvent } from '../calendar/mergeEvent';
import { readTrashed } from '../calendar/readForEditing';
import type { Look } from '../jobs';
import { type EventReceipt, eventReceipt } from './eventReceipt';

/**
 * Takes an event out of the trash as it was: with a status of its own, or it would become public, and with every field
 * that an update resets (calendar API behaviour, sections 7 and 8). One that is out of it already stays as it is.
 * @throws Fault `notFound` for one that was deleted for good
 */
export async function restore(
  calendar: CalendarClient,
  look: Look,
  id: number,
  { status, slug }: { status: string; slug?: string },
): Promise<EventReceipt> {
  const trashed = await look(
    () => readTrashed(calendar, id),
    (found) => found !== undefined,
  );
  if (trashed === undefined) return eventReceipt(await calendar.events.read({ id, context: 'edit' }));
  const address = slug ?? trashed.slug.replace(/__trashed(-\d+)?$/, '');
  const body = mergeEvent(trashed, { status, slug: readable(address) });
  return eventReceipt(await calendar.events.update({ id }, body), { status });
}

/** Slugs come percent-encoded (section 4); sent so, the signs of the encoding might be taken for letters. */
function readable(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}
