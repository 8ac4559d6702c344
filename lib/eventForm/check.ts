import { readPrice } from '../pages/price';
import { findInstants, isWallClock } from '../shared/time';
import { webAddress } from '../shared/webAddress';
import type { EventFormData } from '.';
import { isCalendarZone } from './zones';

/** Why a field is invalid. */
export type Problem =
  | 'titleMissing'
  | 'startMissing'
  | 'endMissing'
  | 'endBeforeStart'
  | 'zoneMissing'
  | 'zoneUnknown'
  | 'nameMissing'
  | 'noWebAddress'
  | 'costUnclear'
  | TimeProblem;

/** Local times that the clock changes of the time zone skip or repeat. */
export const timeProblems = ['noSuchTime', 'twiceThatDay'] as const;
export type TimeProblem = (typeof timeProblems)[number];

/** The fields that can be invalid, in the order of the form. */
export const checkedFields = [
  'title',
  'start',
  'end',
  'timeZone',
  'venue',
  'organizers',
  'cost',
  'website',
  'image',
] as const;
export type CheckedField = (typeof checkedFields)[number];
export type Problems = Partial<Record<CheckedField, Problem>>;
/**
 * Problems that keep the form from being sent. The calendar itself would accept an end before the start and then list
 * the event nowhere, and would read a skipped or repeated time as another (calendar API behaviour, section 6).
 * @param kept the event on the calendar: its price and its times are valid whatever they are, as long as they stay
 */
export function findProblems(form: EventFormData, kept?: EventFormData): Problems {
  const problems: Problems = {};
  // The calendar treats the title '0' as empty.
  if (['', '0'].includes(form.title.trim())) problems.title = 'titleMissing';
  if (!isWallClock(form.start)) problems.start = 'startMissing';
  if (!isWallClock(form.end)) problems.end = 'endMissing';
  else if (!problems.start && isBefore(form.end, form)) problems.end = 'endBeforeStart';
  if (form.timeZone.trim() === '') problems.timeZone = 'zoneMissing';
  else if (!isCalendarZone(form.timeZone)) problems.timeZone = 'zoneUnknown';
  else if (!form.allDay && !(kept && areTimesEqual(form, kept)))
    for (const field of ['start', 'end'] as const) {
      const problem = problems[field] ?? findTimeProblem(form[field], form.timeZone);
      if (problem) problems[field] = problem;
    }
  const { venue } = form;
  if (venue && 'name' in venue && venue.name.trim() === '') problems.venue = 'nameMissing';
  if (form.cost !== kept?.cost && readPrice(form.cost).kind === 'unclear') problems.cost = 'costUnclear';
  for (const field of ['website', 'image'] as const) {
    const address = form[field];
    if (typeof address === 'string' && address.trim() !== '' && !webAddress(address.trim()))
      problems[field] = 'noWebAddress';
  }
  return problems;
}

const areTimesEqual = (one: EventFormData, other: EventFormData) =>
  (['start', 'end', 'timeZone', 'allDay'] as const).every((field) => one[field] === other[field]);

function findTimeProblem(local: string, zone: string): TimeProblem | undefined {
  // None are known of a zone that the browser does not know
  const instants = findInstants(local, zone) ?? [0];
  if (instants.length === 1) return undefined;
  return instants.length === 0 ? 'noSuchTime' : 'twiceThatDay';
}

/** Both times are wall clocks of one zone, so they compare as text; of all-day events only the dates count. */
function isBefore(end: string, { start, allDay }: EventFormData): boolean {
  return allDay ? end.slice(0, 10) < start.slice(0, 10) : end < start;
}

/**
 * The form as it is sent: all-day events from 00:00 to 23:59, texts trimmed, without organizers that have no name.
 * @param kept the event on the calendar: a text that was not changed stays as it is
 */
export function sent(form: EventFormData, canPublish: boolean, kept?: EventFormData): EventFormData {
  const trim = (field: 'title' | 'cost' | 'website') =>
    form[field] === kept?.[field] ? form[field] : form[field].trim();
  return {
    ...form,
    title: trim('title'),
    start: form.allDay ? `${form.start.slice(0, 10)}T00:00` : form.start,
    end: form.allDay ? `${form.end.slice(0, 10)}T23:59` : form.end,
    cost: trim('cost'),
    website: trim('website'),
    organizers: form.organizers.filter((one) => 'id' in one || one.name.trim() !== ''),
    image: typeof form.image === 'string' ? form.image.trim() : form.image,
    status: form.status === 'draft' ? 'draft' : canPublish ? 'publish' : 'pending',
  };
}
