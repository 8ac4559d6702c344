import { type EventEdits, eventAsSent, mergeEvent, type WholeEvent } from '../../calendar/editing/mergeEvent';
import { readForEditing } from '../../calendar/editing/readForEditing';
import type { CalendarEvent } from '../../calendar/shared/resources';
import { isTrashSlug, slugBeforeTrash } from '../../calendar/shared/slug';

import { Fault, type FaultData } from '../../errors';
import { toInstant } from '../../shared/time';
import { type Action, type ActionContext, action } from '../shared/action';
import { updates } from '../shared/writes';
import { keepCurrency, refuseLoss } from './eventCurrency';
import { keepDate } from './eventDate';
import { type EventReceipt, eventReceipt } from './eventReceipt';
import { type EventRow, eventRowAction } from './eventRow';
import { readLatestEvent } from './reflectsEvent';

/** Publishes an event. An account without that right submits it for review, and the result says so. */
export const publishEvent = statusAction('event.publish', 'publish');
/** Submits an event for review, for accounts that may not publish. */
export const reviewEvent = statusAction('event.review', 'pending');
/** Makes a public event a draft. */
export const unpublishEvent = statusAction('event.unpublish', 'draft');

/**
 * Creates an action that sets an event's status; to publish an event makes it public now, whatever date it was
 * scheduled for. Undo restores the previous status. An event that has the status
 * already is left alone, and there is nothing to undo.
 */
function statusAction<const Id extends string>(id: Id, status: string): Action<Id> {
  return action({
    ...eventRowAction,
    id,
    version: 1,
    requests: 5,
    run: ({ input, ...context }) => changeStatus(context, input, { status }),
    async undo({ input, result, ...context }) {
      if (result === undefined || result.before === status) return undefined;
      const { before, held, status: ours } = result;
      return (await changeStatus(context, input, { status: before, ...held }, ours)).problem;
    },
    link: (_input, result) => result?.url,
    problem: (result) => result.problem,
    isUnchanged: (result) => result.before === status,
  });
}

interface StatusReceipt extends EventReceipt {
  before: string;
  /** Values that the change of status may move or erase. */
  held?: Held;
}

/** The event as it was read before the change; `unchanged` if it had the status already. */
interface StatusNote {
  before: string;
  held: Held;
  unchanged?: EventReceipt;
}

type Held = Pick<WholeEvent, 'date' | 'date_utc' | 'currency'>;

/**
 * Sets an event's status and keeps all other fields. Idempotent. An action sends nothing if the event has the status
 * already.
 * @param edits the status; for undo also the publication date and currency to restore
 * @param ours for undo, the status that the action had set: if it has changed meanwhile, nothing is sent
 * @throws Fault `conflict/eventChangedAgain`; `conflict/currencyWouldGo`; for undo `conflict/statusDiffers` if the site
 *   kept the status
 */
async function changeStatus(
  { step, readLatest, calendar, wordpress }: ActionContext<'step' | 'readLatest' | 'calendar' | 'wordpress'>,
  { eventId }: EventRow,
  edits: EventEdits & { status: string },
  ours?: string,
): Promise<StatusReceipt> {
  const { status } = edits;
  const read = () => readForEditing({ calendar, wordpress }, eventId);
  const readEvent = () =>
    ours === undefined
      ? readLatestEvent(readLatest, eventId, read)
      : readLatest(read, ({ event }) => event.status === ours);
  const found = await step('read', {
    async run(): Promise<StatusNote> {
      const { event: now, raw } = await readEvent();
      if (ours !== undefined && now.status !== ours && now.status !== status)
        throw new Fault({ kind: 'conflict', reason: 'eventChangedAgain' });
      const { date, date_utc, currency } = eventAsSent(now, raw);
      const noted = { before: now.status, held: { date, date_utc, currency } };
      if (ours !== undefined) return noted;
      if (now.status === status) return { ...noted, unchanged: eventReceipt(now) };
      refuseLoss(now, raw);
      return noted;
    },
  });
  const { unchanged, ...before } = found;
  if (unchanged !== undefined) return { ...unchanged, ...before };
  const written = await step('write', {
    writes: updates('event', eventId),
    run: async () => {
      const { event, raw } = await readEvent();
      const slug = isTrashSlug(event.slug) ? { slug: slugBeforeTrash(event.slug, event.title) } : {};
      // Published without a date, it gets that of now (calendar API behaviour, 'Publication date')
      const now = ours === undefined && status === 'publish' && isToCome(event) ? noDate : {};
      const body = mergeEvent(event, { ...slug, ...edits, ...now }, raw);
      const answer = await calendar.events.update({ id: eventId }, body);
      if (answer.status === ours)
        throw new Fault({ kind: 'conflict', reason: 'statusDiffers', outcome: 'refused', about: ours });
      const problem = answer.status === 'publish' && 'date' in now ? publishedNow(event.date) : undefined;
      return eventReceipt(answer, { status, cost: body.cost, problem });
    },
  });
  const currency = edits.currency ?? found.held.currency;
  const dated = await keepDate({ step, wordpress }, written, {
    date: edits.date ?? found.held.date,
    currency,
  });
  return { ...(await keepCurrency({ step, wordpress }, dated, currency)), ...before };
}

const noDate = { date: '', date_utc: '' };

/** Whether the publication date lies ahead, as of an event that is scheduled, or was before it became a draft. */
function isToCome({ date, date_utc, modified, modified_utc }: CalendarEvent): boolean {
  // The offset of the site's zone. A draft has no date in UTC
  const asUtc = (wallClock: string) => toInstant(wallClock, 'UTC');
  const offset = asUtc(modified) - asUtc(modified_utc);
  const at = date_utc === '' ? asUtc(date) - offset : asUtc(date_utc);
  return at > Date.now();
}

const publishedNow = (date: string): FaultData => ({
  kind: 'conflict',
  reason: 'publishedNow',
  outcome: 'refused',
  about: date.slice(0, 16),
});
