import * as z from 'zod/mini';
import { parseDraft } from '../../../components/event/draft';
import type { EditableEvent, EventForm } from '../../../lib/messages';

const Form = () =>
  z.pipe(
    z.unknown(),
    z.transform((value, context) => {
      const form = parseDraft(value);
      if (form) return form;
      context.issues.push({ code: 'custom', input: value });
      return z.NEVER;
    }),
  );

const EditDraft = () => z.object({ form: Form(), from: Form(), seen: z.record(z.string(), z.unknown()) });

/** What was typed about an event, and what it was typed over: a change since then is noticed, however old the draft. */
export interface EditDraft {
  form: EventForm;
  from: EventForm;
  seen: EditableEvent['seen'];
}

/** A kept draft, if it still is one. */
export function parseEditDraft(value: unknown): EditDraft | undefined {
  return EditDraft().safeParse(value).data;
}
