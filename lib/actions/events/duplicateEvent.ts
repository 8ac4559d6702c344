import { toDraft } from '../../calendar/editing/mergeEvent';
import { readForEditing } from '../../calendar/editing/readForEditing';
import { findSameEvents } from '../../calendar/matching/sameEvents';
import { getCurrency } from '../../calendar/shared/cost';
import { action } from '../shared/action';
import { reflectsCopies } from '../shared/reflects';
import { wroteEvent, wroteSome } from '../shared/siteEffects';
import { makes } from '../shared/writes';
import { keepCurrency } from './eventCurrency';
import { eventReceipt } from './eventReceipt';
import { eventKey, eventRowAction } from './eventRow';
import { readLatestEvent } from './reflectsEvent';
import { trashUnpublished } from './trash';

const id = 'event.duplicate';

/**
 * Creates a draft that copies an event: a quick start for the next event of a series. Undo trashes it, unless it was
 * published since.
 */
export const duplicateEvent = action({
  ...eventRowAction,
  id,
  version: 1,
  async run({ input: { eventId }, step, readLatest, calendar, wordpress }) {
    const { draft, currency } = await step('read event', {
      run: async () => {
        const read = () => readForEditing({ calendar, wordpress }, eventId);
        const { event, raw } = await readLatestEvent(readLatest, eventId, read);
        return { draft: toDraft(event, raw), currency: getCurrency(event.cost_details) };
      },
    });
    const { title, start_date, cost } = draft;
    const sent = { status: 'draft', cost: typeof cost === 'string' ? cost : undefined };
    const sameIds = async () => (await findSameEvents(calendar, { title, start_date })).map(({ id }) => id);
    const written = await step('create', {
      writes: makes('event'),
      before: () =>
        readLatest(sameIds, (found, recentWrites) =>
          reflectsCopies(
            found,
            recentWrites.filter((job) => job.action === id),
          ),
        ),
      run: async () => eventReceipt(await calendar.events.create(draft), sent),
      check: async (known) => {
        const same = await findSameEvents(calendar, { title, start_date });
        const ours = same.find(({ id }) => !known.includes(id));
        return ours && eventReceipt(ours, sent);
      },
    });
    return keepCurrency({ step, wordpress }, written, currency);
  },
  async undo({ result, ...context }) {
    if (result !== undefined) await trashUnpublished(context, result);
  },
  made: eventKey,
  effects: (_input, result) => [result === undefined ? wroteSome('event') : wroteEvent(result.eventId)],
  link: (_input, result) => result?.url,
  problem: (result) => result.problem,
});
