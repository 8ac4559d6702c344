import type { EventForm } from '../../lib/messages';
import { readPrice } from '../../lib/pages/price';
import { webAddress } from '../ui/Link';
import { isWallClock } from './wallClock';
import { isZone } from './zones';

export type Problem =
  | 'titleMissing'
  | 'startMissing'
  | 'endMissing'
  | 'endBeforeStart'
  | 'zoneUnknown'
  | 'venueNameMissing'
  | 'organizerNameMissing'
  | 'noWebAddress'
  | 'costUnclear'
  | (typeof timeProblems)[number];

/** What only the zone's clocks tell; looked for before many are sent at once. */
export const timeProblems = ['impossibleDate', 'noSuchTime', 'twiceThatDay'] as const;

/** The fields that can be wrong, in the order in which the form shows them. */
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
 * What must be mended before the calendar may be asked. It would itself take an end before the start and then show
 * the event nowhere (calendar API behaviour, section 6).
 * @param keptCost the cost that the event has: left alone, it stays whatever it is
 */
export function findProblems(form: EventForm, keptCost?: string): Problems {
  const problems: Problems = {};
  // The calendar takes the title '0' for an empty one.
  if (['', '0'].includes(form.title.trim())) problems.title = 'titleMissing';
  if (!isWallClock(form.start)) problems.start = 'startMissing';
  if (!isWallClock(form.end)) problems.end = 'endMissing';
  else if (!problems.start && isBefore(form.end, form)) problems.end = 'endBeforeStart';
  if (!isZone(form.timeZone)) problems.timeZone = 'zoneUnknown';
  if (form.venue && 'name' in form.venue && form.venue.name.trim() === '')
    problems.venue = 'venueNameMissing';
  if (form.organizer && 'name' in form.organizer && form.organizer.name.trim() === '')
    problems.organizer = 'organizerNameMissing';
  if (form.cost !== keptCost && readPrice(form.cost).kind === 'unclear') problems.cost = 'costUnclear';
  for (const field of ['website', 'image'] as const) {
    const address = form[field];
    if (typeof address === 'string' && address.trim() !== '' && !webAddress(address.trim()))
      problems[field] = 'noWebAddress';
  }
  return problems;
}

/** Wall clocks of one form compare as text; of whole days only the date counts. */
function isBefore(end: string, { start, allDay }: EventForm): boolean {
  return allDay ? end.slice(0, 10) < start.slice(0, 10) : end < start;
}

/** The form as it is sent: whole days from their first to their last minute, no blanks around texts. */
export function sent(form: EventForm, canPublish: boolean): EventForm {
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
