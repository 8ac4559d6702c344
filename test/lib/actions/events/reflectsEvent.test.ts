import { expect, it } from 'vitest';
import { currencyAtRisk } from '../../../../lib/actions/events/eventCurrency';
import { eventComparison } from '../../../../lib/actions/events/reflectsEvent';
import { reflectsLastWrites } from '../../../../lib/actions/shared/reflects';
import { type makes, removes, updates } from '../../../../lib/actions/shared/writes';
import type { CalendarEvent } from '../../../../lib/calendar';
import { eventAsSent, type WholeEvent } from '../../../../lib/calendar/editing/mergeEvent';
import type { PastJob } from '../../../../lib/jobs';
import { openSite } from '../../calendar/site';
import { createRow } from '../../jobs/rows';

/** Whether a read event shows what recent jobs left of it. */

const site = await openSite();
const { events } = await site.client.events.list({ starts_after: '2020-01-01', per_page: 1 });
const eventId = events[0]?.id ?? 0;
const euro = { symbol: '€', position: 'prefix', code: 'EUR' };
const cost_details = { currency_symbol: '€', currency_position: 'prefix', currency_code: 'EUR', values: [] };
const date = '2026-05-01 08:00:00';
const read = await site.client.events.read({ id: eventId, context: 'edit' });
const event: CalendarEvent = { ...read, status: 'publish', slug: 'tides', date, cost_details };
const seen = eventAsSent(event);
const { title, description, excerpt, cost } = seen;
const raw = { title, description, excerpt, cost, currency: euro };

const step = (
  writes: ReturnType<typeof makes> | null,
  receipt?: unknown,
  phase: 'begun' | 'done' = 'done',
) => ({ phase, tries: 1, writes, receipt });
const receipt = { eventId, status: 'publish', slug: 'tides', shown: euro };
const past = (more: Partial<PastJob>) =>
  createRow('past', {
    state: 'done',
    concurrencyKeys: ['event'],
    steps: { write: step(updates('event', eventId)) },
    ...more,
  });
const shows = (found: Partial<CalendarEvent>, more: Partial<PastJob>, texts?: Partial<typeof raw>) =>
  reflectsLastWrites(
    { event: { ...event, ...found }, raw: texts && { ...raw, ...texts } },
    'event',
    [past(more)],
    eventComparison,
  );

const edit = (edits: Partial<WholeEvent>, after: Partial<WholeEvent> = {}, more: object = {}) => ({
  result: { ...receipt, ...more, edits, after: { ...seen, ...edits, ...after } },
});
const none = { ...cost_details, currency_symbol: '' };

it.each<[boolean, string, Partial<CalendarEvent>, Partial<PastJob>]>([
  [true, 'the fields of an edit', { titleMarkup: 'Ebb' }, edit({ title: 'Ebb' })],
  [false, 'the fields before an edit', {}, edit({ title: 'Ebb' })],
  [true, 'other fields changed since', { titleMarkup: 'Ebb' }, edit({ featured: event.featured })],
  [false, 'another answer than the one to the edit', {}, edit({ title: seen.title }, { title: 'Ebb' })],
  [false, 'an edit without its currency', { cost_details: none }, edit({ featured: event.featured })],
  [
    true,
    'an edit whose currency was lost',
    { cost_details: none },
    edit({ featured: event.featured }, {}, { shown: { ...euro, symbol: '' } }),
  ],
  [
    true,
    'an edit whose currency was set again',
    {},
    {
      ...edit({ featured: event.featured }, {}, { shown: { ...euro, symbol: '' } }),
      steps: { currency: step(updates('event', eventId), null) },
    },
  ],
  [
    false,
    'an edit whose currency the site refused',
    {},
    {
      ...edit({ featured: event.featured }, {}, { shown: { ...euro, symbol: '' } }),
      steps: { currency: step(updates('event', eventId), { reason: 'currencyLost' }) },
    },
  ],
  [
    false,
    'an edit without the date that was set again',
    { date: '2026-06-01 08:00:00' },
    {
      ...edit({ featured: event.featured }, {}, { seen }),
      steps: { date: step(updates('event', eventId), null) },
    },
  ],
  [
    true,
    'an edit with the date that was set again',
    {},
    {
      ...edit({ featured: event.featured }),
      input: { seen },
      steps: { date: step(updates('event', eventId), null) },
    },
  ],
  [
    true,
    'an edit whose date the site moved',
    { date: '2026-06-01 08:00:00' },
    {
      ...edit({ featured: event.featured }, {}, { seen }),
      steps: { write: step(updates('event', eventId)) },
    },
  ],
  [true, 'a status', {}, { result: receipt }],
  [false, 'the status before', { status: 'draft' }, { result: receipt }],
  [false, 'a slug before the first publication', { slug: '' }, { result: receipt }],
  [false, 'a status without its currency', { cost_details: none }, { result: receipt }],
  [
    true,
    'a status whose currency was set again',
    {},
    {
      result: { ...receipt, shown: { ...euro, symbol: '' }, held: { currency: euro } },
      steps: { currency: step(updates('event', eventId), null) },
    },
  ],
  [
    false,
    'a status without the date that was set again',
    { date: '2026-06-01 08:00:00' },
    { result: { ...receipt, held: { date } }, steps: { date: step(updates('event', eventId), null) } },
  ],
  [
    true,
    'a status with another date in its receipt',
    { date: '2026-06-01 08:00:00' },
    { result: { ...receipt, date }, steps: { date: step(updates('event', eventId), null) } },
  ],
  [
    false,
    'a restored event with a currency noted from the trash',
    { cost_details: none },
    {
      result: receipt,
      steps: {
        'note currency': step(null, euro),
        currency: step(updates('event', eventId), null),
      },
    },
  ],
  [false, 'a trashed event', {}, { steps: { trash: step(removes('event', eventId)) } }],
  [
    true,
    'a trashed event that is read as such',
    { status: 'trash' },
    { steps: { trash: step(removes('event', eventId)) } },
  ],
  [false, 'an event of which nothing is known', {}, { result: {} }],
  [
    false,
    'a trashing that was only begun',
    { status: 'trash' },
    { steps: { trash: step(removes('event', eventId), undefined, 'begun') } },
  ],
  [false, 'a removed record', { status: 'trash' }, { steps: { trash: step(removes('venue', eventId)) } }],
])('%s: %s', (isShown, _name, found, job) => {
  expect(shows(found, job)).toBe(isShown);
});

it('raw texts are those sent, the event’s own those of the answer', () => {
  const job = edit({ title: 'Ebb & flow' }, { title: 'Ebb &amp; flow' });
  expect(shows({ titleMarkup: 'Ebb &amp; flow' }, job, { title: 'Ebb & flow' })).toBe(true);
  expect(shows({}, job, { title: 'Ebb & flow' })).toBe(false);
  expect(shows({ titleMarkup: 'Ebb &amp; flow' }, job, {})).toBe(false);
});

const back = (answer: unknown) => ({ 'undo/writeBack': step(updates('event', eventId), answer) });

it.each<[boolean, string, Partial<CalendarEvent>, Partial<PastJob>]>([
  [true, 'the fields before', {}, edit({ title: 'Ebb' }, {}, { seen })],
  [false, 'the edited fields', { titleMarkup: 'Ebb' }, edit({ title: 'Ebb' }, {}, { seen })],
  [false, 'fields that are unknown', {}, edit({ title: 'Ebb' })],
  [false, 'the previous status', { status: 'draft' }, { result: { ...receipt, status: 'draft' } }],
  [true, 'the status of the answer to the undo', {}, { result: { ...receipt, status: 'draft' } }],
  [
    true,
    'a venue that stayed',
    { venue: { id: 9 } as never },
    edit({ venue: 9 }, {}, { seen: { ...seen, venue: null } }),
  ],
  [
    false,
    'a venue that went',
    { venue: undefined as never },
    edit({ venue: 9 }, {}, { seen: { ...seen, venue: null } }),
  ],
])('after an undo, %s: %s', (isShown, _name, found, job) => {
  expect(shows(found, { ...job, state: 'undone', steps: back(receipt) })).toBe(isShown);
});

it('after an undo without an answer, nothing is known', () => {
  expect(
    shows({}, { ...edit({ title: 'Ebb' }, {}, { seen }), state: 'undone', steps: back(undefined) }),
  ).toBe(false);
});

it('the date from before an event was trashed is known from its job', () => {
  const undone = (action: string): Partial<PastJob> => ({
    action,
    state: 'undone',
    result: { status: 'publish', date, currency: euro },
    steps: {
      'undo/restore': step(updates('event', eventId), receipt),
      'undo/date': step(updates('event', eventId), null),
    },
  });
  const moved = { date: '2026-06-01 08:00:00' };
  expect([shows({}, undone('event.trash')), shows(moved, undone('event.trash'))]).toEqual([true, false]);
  expect(shows(moved, undone('event.publish'))).toBe(true);
});

it('a currency is lost only if it is the event’s own, not in the cost, and cannot be set again', () => {
  const words = { ...event, cost: 'Ask', cost_details: { ...cost_details, values: ['5', '10'] } };
  const one = { ...event, cost_details: { ...cost_details, values: ['5'] } };
  expect(currencyAtRisk(words)).toBe('€');
  expect(currencyAtRisk(words, raw)).toBeUndefined();
  expect(currencyAtRisk(one)).toBeUndefined();
  expect(currencyAtRisk({ ...words, cost_details: none })).toBeUndefined();
});
