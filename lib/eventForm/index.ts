import * as z from 'zod/mini';
import { withOrganizers } from '../shared/formOrganizers';
import { isObject } from '../shared/isObject';
import {
  eventFields,
  type EventFormData as Form,
  type FormField,
  FormShape,
  type SiteReading,
} from './fields';

export type { EventFormData, FormField, FormOrganizer } from './fields';

/** Schema of the form of an event as it is sent. Times are local times of `timeZone`. Reads forms of older versions. */
export const EventFormSchema = () => z.pipe(z.transform(withOrganizers), FormShape());

const entries = Object.entries(eventFields) as [FormField, (typeof eventFields)[FormField]][];

/** Names of all fields, in the order of the form. */
export const formFieldNames = entries.map(([name]) => name);

/** The form of an event on the calendar. */
export const toEventForm = (read: SiteReading): Form =>
  Object.fromEntries(
    entries
      .map(([name, { fromSite }]) => [name, fromSite(read)] as const)
      .filter(([, value]) => value !== undefined),
  ) as Form;

/** Values of a new event in fields that no source fills in. */
export const getInitialForm = (): Partial<Form> =>
  Object.fromEntries(
    entries.flatMap(([name, { initial }]) => (initial === undefined ? [] : [[name, initial]])),
  );

/**
 * The fields of a stored draft, each by itself: one that an older or a newer version wrote keeps all fields that are
 * still valid. Undefined if there is none.
 * @param origin of a copy, only what its author may set
 */
export function parseFormDraft(stored: unknown, origin: 'own' | 'copy' = 'own'): Partial<Form> | undefined {
  const draft = withOrganizers(stored);
  if (!isObject(draft)) return undefined;
  const fields = entries.flatMap(([name, { schema, typed = schema, copied = typed }]) => {
    const reader = origin === 'copy' ? copied : typed;
    const read = name in draft && reader ? reader().safeParse(draft[name]) : undefined;
    return read?.success ? [[name, read.data] as const] : [];
  });
  if (fields.length === 0) return undefined;
  const form: Partial<Form> = Object.fromEntries(fields);
  // Says of the title that is kept what it is
  return origin === 'own' && 'title' in form ? { ...form, isTitleMarkup: form.isTitleMarkup ?? false } : form;
}
