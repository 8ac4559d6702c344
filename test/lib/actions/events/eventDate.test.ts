import { expect, it, vi } from 'vitest';
import { keepDate } from '../../../../lib/actions/events/eventDate';
import { Fault } from '../../../../lib/errors';

const date = '2026-05-01 08:00:00';
const moved = '2026-05-02 09:00:00';
const euro = { currency: 'EUR', symbol: '€', position: 'postfix' } as const;
const dollar = { currency: 'USD', symbol: '$', position: 'prefix' } as const;
const draft = { eventId: 7, status: 'draft', date: moved, cost: '5 - 10' };
type Written = Parameters<typeof keepDate>[1];

/** Runs the step at once; the site answers with this fault, or stores the date. */
async function keep(written: object, wanted: object, fault?: Fault) {
  const update = vi.fn(async () => {
    if (fault) throw fault;
  });
  const step = vi.fn((_name: string, { run }: { run(): unknown }) => run());
  const context = {
    step,
    wordpress: { rawEvents: { update } },
  } as unknown as Parameters<typeof keepDate>[0];
  const receipt = await keepDate(context, written as Written, wanted).catch((error: unknown) => error);
  return { receipt, update, step };
}

it.each<[string, object, object]>([
  ['without a date to keep', draft, {}],
  ['that was never published', draft, { date: '' }],
  ['in a receipt of an older version', { ...draft, date: undefined }, { date }],
  ['that is public', { ...draft, status: 'publish' }, { date }],
  ['whose date is kept', { ...draft, date }, { date }],
  ['whose date and currency are kept', { ...draft, date, shown: euro }, { date, currency: euro }],
])('an event %s is not written', async (_name, written, wanted) => {
  const { receipt, step } = await keep(written, wanted);
  expect(receipt).toBe(written);
  expect(step).not.toHaveBeenCalled();
});

it.each<[string, object, object]>([
  ['a draft', draft, { date }],
  ['an event to review', { ...draft, status: 'pending' }, { date }],
  ['a draft whose currency is to be set', { ...draft, date, shown: dollar }, { date, currency: euro }],
])('the date of %s is set again', async (_name, written, wanted) => {
  const { receipt, step, update } = await keep(written, wanted);
  expect(receipt).toBe(written);
  expect(step).toHaveBeenCalledWith('date', {
    writes: { effect: 'update', thing: 'event', id: 7 },
    run: expect.any(Function),
  });
  expect(update.mock.calls).toEqual([
    [expect.objectContaining({ id: 7 }), { date: '2026-05-01T08:00:00', meta: { _EventCost: '5 - 10' } }],
  ]);
});

const lost = { kind: 'conflict', reason: 'dateLost', outcome: 'refused', about: '2026-05-01' };
const earlier = { kind: 'conflict', reason: 'currencyLost', outcome: 'refused' };
const refused = new Fault({ kind: 'notAllowed', reason: 'rest_cannot_edit' });

it.each<[string, object, object, unknown]>([
  ['a lost date', draft, { date }, { ...draft, problem: lost }],
  ['only the first problem', { ...draft, problem: earlier }, { date }, { ...draft, problem: earlier }],
  [
    'nothing if the date was right',
    { ...draft, date, shown: dollar },
    { date, currency: euro },
    { ...draft, date, shown: dollar },
  ],
])('a site that refuses the date: %s', async (_name, written, wanted, receipt) => {
  expect((await keep(written, wanted, refused)).receipt).toStrictEqual(receipt);
});

it('a passing fault is tried again by the job', async () => {
  const passing = new Fault({ kind: 'transient', reason: 'http503' });
  expect((await keep(draft, { date }, passing)).receipt).toBe(passing);
});
