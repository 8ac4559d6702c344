import type { EventTimes } from '../../calendar/editing/eventTimes';
import type { EventEdits, WholeEvent } from '../../calendar/editing/mergeEvent';
import type { EventFormData } from '../../eventForm';
import { eventFields, type FormField } from '../../eventForm/fields';

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
  const isOther = (field: FormField) => JSON.stringify(from[field]) !== JSON.stringify(form[field]);
  const edits: EventEdits = {
    ...sendFields(form, isOther, { form: from, seen }),
    ...(image !== undefined && { image }),
    ...(venue !== undefined && { venue }),
    ...(organizers !== undefined && { organizer: toLinked(organizers, from, seen) }),
  };
  const { start_date, end_date, timezone, all_day } = edits;
  return start_date === undefined
    ? { edits }
    : { edits, times: { start_date, end_date, timezone, all_day } as EventTimes };
}

/** What the fields send whose values, or those that they are sent with, fulfil a condition. */
export function sendFields(
  form: EventFormData,
  isSent: (field: FormField) => boolean,
  before?: { form: EventFormData; seen: WholeEvent },
): EventEdits {
  const names = Object.keys(eventFields) as FormField[];
  const sent = names.map((name): EventEdits => {
    const { toSite, sentWith = [] } = eventFields[name];
    const value = form[name];
    if (value == null || ![name, ...sentWith].some(isSent)) return {};
    // Each field gets its own value
    return toSite?.(value as never, form, before) ?? {};
  });
  return Object.assign({}, ...sent);
}

/** Organizers beyond those of the form it was filled in from stay: forms of older versions show the first alone. */
function toLinked(organizers: readonly number[], from: EventFormData, seen: WholeEvent): number[] {
  return [...new Set([...organizers, ...seen.organizer.slice(from.organizers.length)])];
}
