import type { EditableEventView, EventFormData } from '../../../lib/messages';
import { isObject } from '../../../lib/shared/isObject';
import { parseDraft } from '../draft';

/** The edited form, and the event when editing began, so that a conflicting change is detected. */
interface EditDraft {
  form: EventFormData;
  from: EventFormData;
  seen: EditableEventView['seen'];
}

/** Parses a stored draft; undefined if it is invalid. */
export function parseEditDraft(value: unknown): EditDraft | undefined {
  if (!isObject(value) || !isObject(value.seen)) return undefined;
  const form = parseDraft(value.form);
  const from = parseDraft(value.from);
  return form && from && { form, from, seen: value.seen };
}
