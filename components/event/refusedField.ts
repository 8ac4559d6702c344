import type { CheckedField, Problem } from '../../lib/eventForm/check';
import { checkedFields } from '../../lib/eventForm/check';
import type { Failure } from '../../lib/messages';

/** With the failure of a field that was refused after the form was sent. */
export type FormProblems = Partial<Record<CheckedField, Problem | Failure>>;

/** Names that requests give to fields of the form. */
const fieldsByName = new Map<string | undefined, CheckedField>([
  ...checkedFields.map((field) => [field, field] as const),
  ['start_date', 'start'],
  ['end_date', 'end'],
  ['timezone', 'timeZone'],
  ['organizer', 'organizers'],
]);
/** Reasons that are about one field, which the answer does not name. */
const fieldsByReason = new Map<string, CheckedField>([
  ['costUnclear', 'cost'],
  ['fileGone', 'image'],
  ['rest_cannot_create', 'image'],
  ['rest_upload_sideload_error', 'image'],
  ['badContent', 'image'],
  ['uploadTooLarge', 'image'],
  ['http413', 'image'],
]);

/** The field of the form that a failure is about. */
export const findRefusedField = ({ field, reason }: Failure): CheckedField | undefined =>
  fieldsByName.get(field) ?? fieldsByReason.get(reason);
