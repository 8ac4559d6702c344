import { parseFormDraft } from '../../../lib/eventForm';
import type { EditableEventView, EventFormData } from '../../../lib/messages';
import { isObject } from '../../../lib/shared/isObject';

/**
 * The edited form, and the event when editing began, so that a conflicting change is detected. A draft of an older
 * version lacks fields.
 */
export interface EditDraft {
  form: Partial<EventFormData>;
  from: Partial<EventFormData>;
  seen: EditableEventView['seen'];
}

/** Parses a stored draft; undefined if it is invalid. */
export function parseEditDraft(value: unknown): EditDraft | undefined {
  if (!isObject(value) || !isObject(value.seen)) return undefined;
  const form = parseFormDraft(value.form);
  const from = parseFormDraft(value.from);
  return form && from && { form, from, seen: value.seen };
}
