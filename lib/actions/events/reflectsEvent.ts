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
import { lastSteps, type PastJob, type ReadLatest } from '../../jobs';
import { type FieldComparison, readAfterWrites } from '../shared/reflects';
import { isCurrencyKept } from './eventCurrency';
import { isDateKept } from './eventDate';
import { eventKey, trashId } from './eventRow';
import { notedCurrency } from './restore';

const Receipt = () => z.object({ eventId: z.int(), status: z.string(), slug: z.string(), shown: Currency() });
type Receipt = z.output<ReturnType<typeof Receipt>>;

/** Result of an edit: the fields sent, and the event in the answer. */
const Edited = () => z.object({ edits: z.partial(WholeEvent()), after: WholeEvent() });

/** Fields that an update moves or erases, and that a separate write restores. */
const Kept = () => z.object({ date: z.optional(z.string()), currency: z.optional(Currency()) });
type Kept = z.output<ReturnType<typeof Kept>>;

interface WrittenField {
  /** Value in the request. */
  sent: EventEdits;
  /** Value in the answer, without the raw texts; empty if no answer was kept. */
  shown: EventEdits;
}

type WrittenFields = { [Field in keyof WholeEvent]?: WrittenField };

/** Compares a read event with the fields that recent jobs wrote or restored. */
export const eventComparison: FieldComparison<EditableEvent, WrittenFields> = {
  thing: 'event',
  fieldsAfter(job) {
    // Reads do not find a trashed event; a read that does is stale.
    if (isTrashed(job)) return toWrittenFields({ status: 'trash' });
    const receipt = findReceipt(job);
    if (receipt === undefined) return undefined;
    const edited = Edited().safeParse(job.result).data;
    if (edited === undefined) return getFieldsAfterStatus(job, receipt);
    return job.state === 'undone'
      ? getFieldsAfterUndo(job, receipt, edited.edits)
      : getFieldsAfterEdit(job, receipt, edited);
  },
  matches({ event, raw }, fields) {
    // A new date is sent without that in UTC, which the site derives
    const {
      date,
      currency,
      date_utc: _derived,
      ...sent
    }: EventEdits = Object.assign({}, ...Object.values(fields).map((field) => field.sent));
    const shown: EventEdits = Object.assign({}, ...Object.values(fields).map((field) => field.shown));
    // Date and currency are written separately.
    if (date !== undefined && event.date !== date) return false;
    if (currency !== undefined && !isSameCurrency(getCurrency(event.cost_details), currency)) return false;
    // The raw texts come from a separate read.
    return isIn(eventAsSent(event, raw), sent) && isIn(eventAsSent(event), shown);
  },
};

/** Reads an event that recent jobs may have changed. */
export const readLatestEvent = (
  readLatest: ReadLatest,
  eventId: number,
  read: () => Promise<EditableEvent>,
): Promise<EditableEvent> => readAfterWrites(readLatest, eventKey({ eventId }), read, eventComparison);

const isTrashed = (job: PastJob) =>
  lastSteps(job).some(
    ({ phase, writes }) => phase === 'done' && writes?.effect === 'remove' && writes.thing === 'event',
  );

const isIn = (now: WholeEvent, fields: EventEdits) =>
  changedSince({ ...now, ...fields }, now, toFields(fields)).length === 0;

/** Receipt of the job's last write: its result, or after undo the receipt of the step that restored the event. */
function findReceipt(job: PastJob): Receipt | undefined {
  const answers = job.state === 'undone' ? lastSteps(job).map(({ receipt }) => receipt) : [job.result];
  return answers.map((answer) => Receipt().safeParse(answer).data).find((known) => known !== undefined);
}

function getFieldsAfterEdit(
  job: PastJob,
  receipt: Receipt,
  { edits, after }: z.output<ReturnType<typeof Edited>>,
) {
  const written = pick(edits, updatedFields(edits));
  const kept = getKept(job, receipt, { date: getSeen(job)?.date, currency: after.currency });
  return { ...toWrittenFields(written, pick(after, toFields(written))), ...toWrittenFields(kept) };
}

/**
 * Fields after undo of an edit: the previous ones, except a venue that was added, since an update cannot remove it
 * (calendar API behaviour, section 7).
 */
function getFieldsAfterUndo(job: PastJob, receipt: Receipt, edits: EventEdits): WrittenFields | undefined {
  const before = getSeen(job);
  if (before === undefined) return undefined;
  const back = editsBack(before, pick(edits, updatedFields(edits)));
  const venue = back.venue === null && edits.venue ? { venue: edits.venue } : {};
  return toWrittenFields({ ...back, ...venue, ...getKept(job, receipt, before) });
}

/** The event that an edit was based on. */
function getSeen({ input, result }: PastJob): WholeEvent | undefined {
  const { seen = input.seen } = result as { seen?: unknown };
  return WholeEvent().safeParse(seen).data;
}

/**
 * Fields after a change of status. The first publication gives an event its slug, which stays: a read without it is
 * stale.
 */
function getFieldsAfterStatus(job: PastJob, receipt: Receipt): WrittenFields {
  const found = z.object({ ...Kept().shape, held: z.optional(Kept()) }).safeParse(job.result).data;
  // `date` in a receipt is that of the answer; only the result of `trashEvent` holds the previous one.
  const { date, currency = notedCurrency(job) } =
    found?.held ?? (job.action === trashId ? (found ?? {}) : {});
  const { status, slug } = receipt;
  return toWrittenFields({ status, slug, ...getKept(job, receipt, { date, currency }) });
}

/** Date and currency that were set again, if the site stored them; else the currency that the write left. */
const getKept = (job: PastJob, { shown }: Receipt, { date, currency }: Kept): EventEdits => ({
  currency: isCurrencyKept(job) ? currency : shown,
  ...(isDateKept(job) ? { date } : {}),
});

const toWrittenFields = (sent: EventEdits, shown: EventEdits = {}): WrittenFields =>
  Object.fromEntries(
    toFields(sent).map((field) => [field, { sent: pick(sent, [field]), shown: pick(shown, [field]) }]),
  );

const pick = (event: EventEdits, fields: readonly (keyof WholeEvent)[]): EventEdits =>
  Object.fromEntries(fields.flatMap((field) => (field in event ? [[field, event[field]]] : [])));
