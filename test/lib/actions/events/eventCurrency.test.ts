import { expect, it, vi } from 'vitest';
import { keepCurrency } from '../../../../lib/actions/events/eventCurrency';
import { Fault } from '../../../../lib/errors';

const euro = { code: 'EUR', symbol: '€', position: 'postfix' };
const dollar = { code: 'USD', symbol: '$', position: 'prefix' };
const erased = { symbol: '', position: '', code: '' };
type Written = Parameters<typeof keepCurrency>[1];

/** Runs the step at once; the site answers with this currency, or with a fault. */
async function keep(written: object, wanted: typeof euro | undefined, answer?: object) {
  const update = vi.fn(async () => {
    if (answer instanceof Fault) throw answer;
    return { currency: answer };
  });
  const step = (_name: string, { run }: { run(): unknown }) => run();
  const context = {
    step,
    wordpress: { rawEvents: { update } },
  } as never;
  const receipt = await keepCurrency(context, written as Written, wanted).catch((error: unknown) => error);
  return { receipt, update };
}

it.each<[string, object, typeof euro | undefined]>([
  ['without a currency of its own', { eventId: 7, shown: erased }, undefined],
  ['in a receipt of an older version', { eventId: 7 }, euro],
  ['whose currency is kept', { eventId: 7, shown: euro }, euro],
])('an event %s is not written', async (_name, written, wanted) => {
  const { receipt, update } = await keep(written, wanted);
  expect(receipt).toBe(written);
  expect(update).not.toHaveBeenCalled();
});

const written = { eventId: 7, shown: erased, cost: '5 - 10' };
const lost = { kind: 'conflict', reason: 'currencyLost', outcome: 'refused', about: '€' };
const earlier = { kind: 'conflict', reason: 'dateLost', outcome: 'refused' };
const refused = new Fault({ kind: 'notAllowed', reason: 'rest_cannot_edit' });

it.each<[string, object, object | undefined, object]>([
  ['stores the currency', written, euro, written],
  ['ignores the fields', written, undefined, { ...written, problem: lost }],
  ['stores another currency', written, dollar, { ...written, problem: lost }],
  ['refuses', written, refused, { ...written, problem: lost }],
  [
    'refuses after another problem',
    { ...written, problem: earlier },
    refused,
    { ...written, problem: earlier },
  ],
])('an erased currency is set again; a site that %s', async (_name, given, answer, after) => {
  const { receipt, update } = await keep(given, euro, answer);
  expect(receipt).toStrictEqual(after);
  const meta = {
    _EventCost: '5 - 10',
    _EventCurrencySymbol: '€',
    _EventCurrencyPosition: 'postfix',
    _EventCurrencyCode: 'EUR',
  };
  expect(update.mock.calls).toEqual([[expect.objectContaining({ id: 7 }), { meta }]]);
});

it('a currency without a symbol is named by its code; a passing fault is tried again by the job', async () => {
  const { receipt } = await keep({ ...written, shown: dollar }, { ...euro, symbol: '' }, refused);
  expect(receipt).toMatchObject({ problem: { about: 'EUR' } });
  const passing = new Fault({ kind: 'transient', reason: 'http503' });
  expect((await keep(written, euro, passing)).receipt).toBe(passing);
});
