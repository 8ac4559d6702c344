import type { EditableEvent, EventForm } from '../../../lib/messages';
import { isRecord, parseDraft } from '../draft';

/** What was typed about an event, and what it was typed over: a change since then is noticed, however old the draft. */
interface EditDraft {
  form: EventForm;
  from: EventForm;
  seen: EditableEvent['seen'];
}

/** A kept draft, if it still is one. */
export function parseEditDraft(value: unknown): EditDraft | undefined {
  if (!isRecord(value) || !isRecord(value.seen)) return undefined;
  const form = parseDraft(value.form);
  const from = parseDraft(value.from);
  return form && from && { form, from, seen: value.seen };
}
