import * as z from 'zod/mini';
import { changedSince, eventAsSent, updatedFields, WholeEvent } from '../calendar/mergeEvent';
import type { EditableEvent } from '../calendar/readForEditing';
import type { PastJob } from '../jobs';

const Written = () =>
  z.object({
    eventId: z.int(),
    status: z.string(),
    /** Of one that was edited: what was sent, and the event as the answer showed it. */
    edits: z.optional(z.partial(WholeEvent())),
    after: z.optional(WholeEvent()),
  });

/** Whether an event that was read is as a job left it that gave it another status, or other fields. */
export function showsEvent({ event, raw }: EditableEvent, { result }: PastJob): boolean {
  const written = Written().safeParse(result).data;
  if (written === undefined) return false;
  const { status, edits, after } = written;
  if (edits === undefined || after === undefined) return status === event.status;
  const isSeen = changedSince(after, eventAsSent(event), updatedFields(edits)).length === 0;
  // The raw texts are a read of their own.
  return (
    isSeen && changedSince({ ...after, ...edits }, eventAsSent(event, raw), updatedFields(edits)).length === 0
  );
}
