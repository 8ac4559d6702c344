import type { EventFormData as Form } from '../../lib/messages';
import { isWallClock, minutesBetween, shiftClock } from '../../lib/shared/time';

/** Fields that belong to one event: its address, when it was published, whose it is, and who may read it. */
const ownFields = ['slug', 'publishedAt', 'author', 'password'] as const;

/** The fields of a form that other events take over. */
export function toTemplate(form: Form): Partial<Form> {
  const { image, ...kept }: Partial<Form> = { ...form };
  for (const field of ownFields) delete kept[field];
  return typeof image === 'string' ? { ...kept, image } : kept;
}

/** The evening, for an event on a day without a time. */
const usualStart = '19:00';

type Span = Pick<Form, 'start' | 'end'>;

/** Start and end of a template, whose day does not count; undefined if it has none. */
export const toSpan = ({ start = '', end = '' }: Partial<Form>): Span | undefined =>
  isWallClock(start) && isWallClock(end) ? { start, end } : undefined;

/**
 * Start and end on a day that was chosen in the calendar, or at a time of it: as late and as long as the form has it;
 * else as the template that was chosen before.
 * @param on `YYYY-MM-DD` or `YYYY-MM-DDTHH:mm`
 * @param minutes length if neither has one
 */
export function moveTo(on: string, form: Partial<Form>, minutes: number, template?: Span): Span {
  const span = toSpan(form) ?? template;
  const [day, time = span?.start.slice(11) ?? usualStart] = on.split('T');
  const start = `${day}T${time}`;
  const length = span ? minutesBetween(span.start, span.end) : minutes;
  return { start, end: shiftClock(start, { minutes: length }) };
}

/** The fields of a template on the day of a form: at the template's time, for as long; without a day, none is set. */
export function fromTemplate(template: Partial<Form>, { start: day }: Form): Partial<Form> {
  const { start = '', end = '', ...fields } = template;
  if (!isWallClock(start) || !isWallClock(end) || !isWallClock(day)) return fields;
  const begin = `${day.slice(0, 10)}${start.slice(10)}`;
  return { ...fields, start: begin, end: shiftClock(begin, { minutes: minutesBetween(start, end) }) };
}
