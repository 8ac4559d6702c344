import { toDraft } from '../../calendar/editing/mergeEvent';
import { readForEditing } from '../../calendar/editing/readForEditing';
import { findSameEvents } from '../../calendar/matching/sameEvents';
import { getCurrency } from '../../calendar/shared/cost';
import { action } from '../shared/action';
import { ignoreNotFound } from '../shared/ignoreNotFound';
import { readAfterWrites } from '../shared/readAfterWrites';
import { reflectsCopies } from '../shared/reflects';
import { makes, removes } from '../shared/writes';
import { keepCurrency } from './eventCurrency';
import { eventReceipt } from './eventReceipt';
import { EventRow, eventKey } from './eventRow';
import { eventComparison } from './reflectsEvent';

const id = 'event.duplicate';

/** Creates a draft that copies an event: a quick start for the next event of a series. Undo trashes it. */
export const duplicateEvent = action({
  id,
  version: 1,
  service: 'calendar',
  confirmed: true,
  input: EventRow,
  concurrencyKey: eventKey,
  async run({ input: { eventId }, step, readLatest, calendar, wordpress }) {
    const { draft, currency } = await step('read event', {
      run: async () => {
        const read = () => readForEditing({ calendar, wordpress }, eventId);
        const { event, raw } = await readAfterWrites(
          readLatest,
          eventKey({ eventId }),
          read,
          eventComparison,
        );
        return { draft: toDraft(event, raw), currency: getCurrency(event.cost_details) };
      },
    });
    const { title, start_date } = draft;
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
      run: async () => eventReceipt(await calendar.events.create(draft), { status: 'draft' }),
      check: async (known) => {
        const same = await findSameEvents(calendar, { title, start_date });
        const ours = same.find(({ id }) => !known.includes(id));
        return ours && eventReceipt(ours, { status: 'draft' });
      },
    });
    return keepCurrency({ step, wordpress }, written, currency);
  },
  async undo({ result, step, calendar }) {
    if (result === undefined) return;
    await step('trash', {
      writes: removes('event', result.eventId),
      run: () => ignoreNotFound(calendar.events.delete({ id: result.eventId })),
    });
  },
  made: eventKey,
  substitutions: ({ title }) => [title],
  link: (_input, result) => result?.url,
  problem: (result) => result.problem,
});
