import * as z from 'zod/mini';
import {
  changedSince,
  type EventEdits,
  editsBack,
  eventAsSent,
  toFields,
  updatedFields,
  WholeEvent,
} from '../../calendar/editing/mergeEvent';
import type { EditableEvent } from '../../calendar/editing/readForEditing';
import { Currency, getCurrency, isSameCurrency } from '../../calendar/shared/cost';
import { lastSteps, leftBy, type PastJob } from '../../jobs';
import type { Shown } from '../shared/reflects';
import { trashId } from './eventRow';

const Receipt = () => z.object({ eventId: z.int(), status: z.string(), slug: z.string(), shown: Currency() });
type Receipt = z.output<ReturnType<typeof Receipt>>;

/** Of an event that was edited: what was sent, and the event as the answer showed it. */
const Edited = () => z.object({ edits: z.partial(WholeEvent()), after: WholeEvent() });

/** What an update moves or erases, and a write of its own sets again. */
const Kept = () => z.object({ date: z.optional(z.string()), currency: z.optional(Currency()) });
type Kept = z.output<ReturnType<typeof Kept>>;

interface Left {
  /** As it was sent. */
  sent: EventEdits;
  /** As an answer showed it, without the raw texts; empty where no answer was kept. */
  shown: EventEdits;
}

type LeftFields = { [Field in keyof WholeEvent]?: Left };

/** Whether an event that was read is as jobs left it that changed it, or took their change back. */
export const eventReflects: Shown<EditableEvent, LeftFields> = {
  thing: 'event',
  left(job) {
    // In the trash no read finds it: one that still does shows what was before.
    if (isTrashed(job)) return fieldsLeft({ status: 'trash' });
    const receipt = receiptOf(job);
    if (receipt === undefined) return undefined;
    const edited = Edited().safeParse(job.result).data;
    if (edited === undefined) return statusLeft(job, receipt);
    return job.state === 'undone'
      ? editTakenBack(job, receipt, edited.edits)
      : editLeft(job, receipt, edited);
  },
  holds({ event, raw }, fields) {
    const { date, currency, ...sent }: EventEdits = Object.assign(
      {},
      ...Object.values(fields).map((field) => field.sent),
    );
    const shown: EventEdits = Object.assign({}, ...Object.values(fields).map((field) => field.shown));
    // They follow in writes of their own.
    if (date !== undefined && event.date !== date) return false;
    if (currency !== undefined && !isSameCurrency(getCurrency(event.cost_details), currency)) return false;
    // The raw texts are a read of their own.
    return isIn(eventAsSent(event, raw), sent) && isIn(eventAsSent(event), shown);
  },
};

const isTrashed = (job: PastJob) =>
  lastSteps(job).some(
    ({ phase, writes }) => phase === 'done' && writes?.effect === 'remove' && writes.thing === 'event',
  );

const isIn = (now: WholeEvent, fields: EventEdits) =>
  changedSince({ ...now, ...fields }, now, toFields(fields)).length === 0;

/** The answer to the last write of a job: its result, or the receipt of the step that took it back. */
function receiptOf(job: PastJob): Receipt | undefined {
  const answers = job.state === 'undone' ? lastSteps(job).map(({ receipt }) => receipt) : [job.result];
  return answers.map((answer) => Receipt().safeParse(answer).data).find((known) => known !== undefined);
}

function editLeft(job: PastJob, receipt: Receipt, { edits, after }: z.output<ReturnType<typeof Edited>>) {
  const written = pick(edits, updatedFields(edits));
  const kept = keptBy(job, receipt, { date: seenBy(job)?.date, currency: after.currency });
  return { ...fieldsLeft(written, pick(after, toFields(written))), ...fieldsLeft(kept) };
}

/** As it was before, but for a venue that it got: that cannot be taken away (calendar API behaviour, section 7). */
function editTakenBack(job: PastJob, receipt: Receipt, edits: EventEdits): LeftFields | undefined {
  const before = seenBy(job);
  if (before === undefined) return undefined;
  const back = editsBack(before, pick(edits, updatedFields(edits)));
  const venue = back.venue === null && edits.venue ? { venue: edits.venue } : {};
  return fieldsLeft({ ...back, ...venue, ...keptBy(job, receipt, before) });
}

/** The event as an edit found it. */
function seenBy({ input, result }: PastJob): WholeEvent | undefined {
  const { seen = input.seen } = result as { seen?: unknown };
  return WholeEvent().safeParse(seen).data;
}

/** A first publication gives an event its address, which it keeps: a read without it is of before. */
function statusLeft(job: PastJob, receipt: Receipt): LeftFields {
  const found = z.object({ ...Kept().shape, held: z.optional(Kept()) }).safeParse(job.result).data;
  const noted = Currency().safeParse(job.steps['note currency']?.receipt).data;
  // The date beside a receipt is that of the answer.
  const { date, currency = noted } = found?.held ?? (job.action === trashId ? (found ?? {}) : {});
  const { status, slug } = receipt;
  return fieldsLeft({ status, slug, ...keptBy(job, receipt, { date, currency }) });
}

/** Where the site took them, what was set again; the currency else is the one that the write left. */
const keptBy = (job: PastJob, { shown }: Receipt, { date, currency }: Kept): EventEdits => ({
  currency: leftBy(job, 'currency') === null ? currency : shown,
  ...(leftBy(job, 'date') === null ? { date } : {}),
});

const fieldsLeft = (sent: EventEdits, shown: EventEdits = {}): LeftFields =>
  Object.fromEntries(
    toFields(sent).map((field) => [field, { sent: pick(sent, [field]), shown: pick(shown, [field]) }]),
  );

const pick = (event: EventEdits, fields: readonly (keyof WholeEvent)[]): EventEdits =>
  Object.fromEntries(fields.flatMap((field) => (field in event ? [[field, event[field]]] : [])));
