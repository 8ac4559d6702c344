import type { EventFormData } from '../../lib/messages';
import { readPrice } from '../../lib/pages/price';
import { webAddress } from '../ui/Link';
import { isWallClock } from './wallClock';
import { isCalendarZone } from './zones';

/** Why a field is invalid. */
export type Problem =
  | 'titleMissing'
  | 'startMissing'
  | 'endMissing'
  | 'endBeforeStart'
  | 'zoneUnknown'
  | 'nameMissing'
  | 'noWebAddress'
  | 'costUnclear'
  | TimeProblem;

/** Problems that depend on the time zone's clock changes; checked before many events are sent at once. */
export const timeProblems = ['impossibleDate', 'noSuchTime', 'twiceThatDay'] as const;
export type TimeProblem = (typeof timeProblems)[number];

/** The fields that can be invalid, in the order of the form. */
export const checkedFields = [
  'title',
  'start',
  'end',
  'timeZone',
  'venue',
  'organizer',
  'cost',
  'website',
  'image',
] as const;
export type CheckedField = (typeof checkedFields)[number];
export type Problems = Partial<Record<CheckedField, Problem>>;

/**
 * Problems that keep the form from being sent. The calendar itself would accept an end before the start and then list
 * the event nowhere (calendar API behaviour, section 6).
 * @param keptCost the event's current cost, which is valid whatever it is
 */
export function findProblems(form: EventFormData, keptCost?: string): Problems {
  const problems: Problems = {};
  // The calendar treats the title '0' as empty.
  if (['', '0'].includes(form.title.trim())) problems.title = 'titleMissing';
  if (!isWallClock(form.start)) problems.start = 'startMissing';
  if (!isWallClock(form.end)) problems.end = 'endMissing';
  else if (!problems.start && isBefore(form.end, form)) problems.end = 'endBeforeStart';
  if (!isCalendarZone(form.timeZone)) problems.timeZone = 'zoneUnknown';
  for (const field of ['venue', 'organizer'] as const) {
    const place = form[field];
    if (place && 'name' in place && place.name.trim() === '') problems[field] = 'nameMissing';
  }
  if (form.cost !== keptCost && readPrice(form.cost).kind === 'unclear') problems.cost = 'costUnclear';
  for (const field of ['website', 'image'] as const) {
    const address = form[field];
    if (typeof address === 'string' && address.trim() !== '' && !webAddress(address.trim()))
      problems[field] = 'noWebAddress';
  }
  return problems;
}

/** Both times are wall clocks of one zone, so they compare as text; of all-day events only the dates count. */
function isBefore(end: string, { start, allDay }: EventFormData): boolean {
  return allDay ? end.slice(0, 10) < start.slice(0, 10) : end < start;
}

/** The form as it is sent: all-day events from 00:00 to 23:59, texts trimmed. */
export function sent(form: EventFormData, canPublish: boolean): EventFormData {
  return {
    ...form,
    title: form.title.trim(),
    start: form.allDay ? `${form.start.slice(0, 10)}T00:00` : form.start,
    end: form.allDay ? `${form.end.slice(0, 10)}T23:59` : form.end,
    cost: form.cost.trim(),
    website: form.website.trim(),
    image: typeof form.image === 'string' ? form.image.trim() : form.image,
    status: form.status === 'draft' ? 'draft' : canPublish ? 'publish' : 'pending',
  };
}
