import type { EventFormData as Form } from '../../lib/messages';
import { addMinutes, isWallClock, minutesBetween } from '../../lib/shared/wallClock';

/** Fields that belong to one event: its address, when it was published, and whose it is. */
const ownFields = ['slug', 'publishedAt', 'author'] as const;

/** The fields of a form that other events take over. */
export function toTemplate(form: Form): Partial<Form> {
  const { image, ...kept }: Partial<Form> = { ...form };
  for (const field of ownFields) delete kept[field];
  return typeof image === 'string' ? { ...kept, image } : kept;
}

/** The fields of a template on the day of a form: at the template's time, for as long; without a day, none is set. */
export function fromTemplate(template: Partial<Form>, { start: day }: Form): Partial<Form> {
  const { start = '', end = '', ...fields } = template;
  if (!isWallClock(start) || !isWallClock(end) || !isWallClock(day)) return fields;
  const begin = `${day.slice(0, 10)}${start.slice(10)}`;
  return { ...fields, start: begin, end: addMinutes(begin, minutesBetween(start, end)) };
}
