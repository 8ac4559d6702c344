import { type EventTimes, sendableTimes } from '../../calendar/editing/eventTimes';
import type { EventEdits, WholeEvent } from '../../calendar/editing/mergeEvent';
import { escapeText, safeAddress } from '../../calendar/shared/text';
import { descriptionAsSent } from '../shared/description';
import type { EventFormData } from '../shared/eventForm';
import { costEdits } from './eventCost';

interface EditInput {
  from: EventFormData;
  form: EventFormData;
  seen: WholeEvent;
  /** Ids of a changed venue, changed organizers and a changed picture; null for none, undefined if unchanged. */
  venue: number | null | undefined;
  organizers: readonly number[] | undefined;
  image: string | null | undefined;
}

/** Fields of the calendar API for what the person changed in the form; with `times` if a time changed. */
export function toEdits(input: EditInput): { edits: EventEdits; times?: EventTimes } {
  const { from, form, seen, venue, organizers, image } = input;
  const isOther = (field: keyof EventFormData) => JSON.stringify(from[field]) !== JSON.stringify(form[field]);
  const changed: EventEdits = {};
  if (isOther('title') || isOther('isTitleMarkup'))
    changed.title = form.isTitleMarkup ? form.title.trim() : escapeText(form.title.trim());
  if (isOther('description')) changed.description = descriptionAsSent(form.description);
  if (isOther('cost')) Object.assign(changed, costEdits(form.cost, seen));
  if (isOther('website')) changed.website = safeAddress(form.website.trim());
  for (const field of ['categories', 'tags'] as const) if (isOther(field)) changed[field] = form[field];
  if (image !== undefined) changed.image = image;
  if (venue !== undefined) changed.venue = venue;
  if (organizers !== undefined) changed.organizer = toLinked(organizers, from, seen);
  const areTimes = (['start', 'end', 'allDay', 'timeZone'] as const).some(isOther);
  if (!areTimes) return { edits: changed };
  const times = toEventTimes(input);
  return { edits: { ...changed, ...times }, times };
}

/** Organizers beyond those of the form it was filled in from stay: forms of older versions show the first alone. */
function toLinked(organizers: readonly number[], from: EventFormData, seen: WholeEvent): number[] {
  return [...new Set([...organizers, ...seen.organizer.slice(from.organizers.length)])];
}

/** The form shows no seconds: an unchanged time keeps those of the event. */
function toEventTimes({ from, form, seen }: EditInput): EventTimes {
  return sendableTimes({
    start: form.start === from.start && !from.allDay ? seen.start_date : form.start,
    end: form.end === from.end && !from.allDay ? seen.end_date : form.end,
    timeZone: form.timeZone,
    allDay: form.allDay,
  });
}
