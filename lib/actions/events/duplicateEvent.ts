import * as z from 'zod/mini';
import type { CalendarEvent } from '../../calendar';
import { sendableTimes } from '../../calendar/editing/eventTimes';
import { toDraft } from '../../calendar/editing/mergeEvent';
import { readForEditing } from '../../calendar/editing/readForEditing';
import { findSameEvents } from '../../calendar/matching/sameEvents';
import { folded } from '../../calendar/matching/sameText';
import { getCurrency } from '../../calendar/shared/cost';
import { toSeriesSource } from '../../shared/seriesSource';
import { action, type Effect } from '../shared/action';
import { reflectsCopies } from '../shared/reflects';
import { wroteEvent, wroteSome } from '../shared/siteEffects';
import { makes } from '../shared/writes';
import { keepCurrency } from './eventCurrency';
import { keepPassword } from './eventPassword';
import { eventReceipt } from './eventReceipt';
import { EventRow, eventKey, eventRowAction } from './eventRow';
import { readLatestEvent } from './reflectsEvent';
import { trashUnpublished } from './trash';

const id = 'event.duplicate';

/** Local time `YYYY-MM-DDTHH:mm:ss` in the event's zone. */
const LocalTime = () => z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/));

const Input = () =>
  z.object({
    ...EventRow().shape,
    /** Of the copy, if it is for another date: it then has the date in its address, too. */
    times: z.optional(z.object({ start: LocalTime(), end: LocalTime() })),
    /** The copy is public at once. */
    isPublished: z.optional(z.boolean()),
    /** Id of the series that the event and its copy belong to, for the ledger. */
    series: z.optional(z.string().check(z.regex(/^[\w-]{1,100}$/))),
  });

/**
 * Creates a copy of an event, by default a draft at the same time: a quick start for the next event of a series. Undo
 * trashes it, unless it was published since.
 */
export const duplicateEvent = action({
  ...eventRowAction,
  id,
  version: 1,
  requests: 4,
  input: Input,
  async run({ input, step, readLatest, calendar, wordpress }) {
    const { eventId } = input;
    const { draft, currency, password } = await step('read event', {
      run: async () => {
        const read = () => readForEditing({ calendar, wordpress }, eventId);
        const { event, raw } = await readLatestEvent(readLatest, eventId, read);
        const copy = { ...toDraft(event, raw), ...toOwnTimes(event, input) };
        // A copy of an event with a password is a draft until it has that, too
        const guard = raw?.password ? { password: raw.password } : {};
        const currency = getCurrency(event.cost_details);
        return { draft: { ...copy, ...(raw?.password && { status: 'draft' }) }, currency, ...guard };
      },
    });
    const { title, start_date, cost } = draft;
    const sent = {
      status: input.isPublished && password === undefined ? 'publish' : 'draft',
      cost: typeof cost === 'string' ? cost : undefined,
    };
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
    const guarded = await keepPassword({ step, wordpress }, written, {
      password,
      status: input.isPublished ? 'publish' : 'draft',
    });
    return keepCurrency({ step, wordpress }, guarded, currency);
  },
  async undo({ result, ...context }) {
    if (result !== undefined) await trashUnpublished(context, result);
  },
  made: eventKey,
  effects({ eventId, series }, result, undone) {
    if (result === undefined) return [wroteSome('event')];
    const written = wroteEvent(result.eventId);
    if (series === undefined) return [written];
    if (undone) return [{ kind: 'eventGone', eventId: result.eventId }, written];
    return [toMember(series, eventId), toMember(series, result.eventId, result.url), written];
  },
  link: (_input, result) => result?.url,
  problem: (result) => result.problem,
});

/** An event of a series in the ledger. */
const toMember = (series: string, eventId: number, url = ''): Effect => ({
  kind: 'eventAdded',
  source: toSeriesSource(series, eventId),
  eventId,
  url,
});

/** What differs in a copy for another date, or that is public at once. */
function toOwnTimes(event: CalendarEvent, { times, isPublished }: z.output<ReturnType<typeof Input>>) {
  const status = isPublished ? { status: 'publish' } : {};
  if (times === undefined) return status;
  const { timezone: timeZone, all_day } = event;
  const sent = sendableTimes({ ...times, timeZone, allDay: all_day ?? false });
  const name = (event.slug || folded(event.title).replaceAll(' ', '-')).replace(/-\d{4}-\d\d-\d\d$/, '');
  // The site makes others of letters that are not Latin
  const isPlain = /^[\w-]+$/.test(name);
  return { ...status, ...sent, ...(isPlain && { slug: `${name}-${times.start.slice(0, 10)}` }) };
}
