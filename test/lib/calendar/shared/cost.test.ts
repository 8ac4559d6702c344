import { expect, it } from 'vitest';
import {
  costAsSent,
  displaysCurrency,
  formatCost,
  getCurrency,
  isSameCurrency,
  newCost,
  plainCost,
} from '../../../../lib/calendar/shared/cost';
import { CalendarEvent } from '../../../../lib/calendar/shared/resources';
import { recordedEvents } from '../recorded';

const dollar = { symbol: '$', position: 'prefix', code: 'USD' };
const none = { symbol: '', position: '', code: '' };

it.each<[object, object, boolean, boolean]>([
  // Whether they are displayed equally, and are the same
  [dollar, dollar, true, true],
  [dollar, { ...dollar, code: 'CAD' }, true, false],
  [dollar, { ...dollar, position: 'postfix' }, false, false],
  [dollar, { ...dollar, position: '' }, true, true],
  [dollar, { ...dollar, symbol: '€' }, false, false],
  [{ ...dollar, position: 'suffix' }, { ...dollar, position: 'postfix' }, true, true],
  [none, none, true, true],
  [none, { ...none, position: 'suffix' }, true, true],
  [none, { ...none, code: 'USD' }, true, false],
  [none, dollar, false, false],
])('%j beside %j', (shown, wanted, isDisplayed, isSame) => {
  const [one, other] = [
    { ...none, ...shown },
    { ...none, ...wanted },
  ];
  expect([displaysCurrency(one, other), isSameCurrency(one, other)]).toStrictEqual([isDisplayed, isSame]);
});

it('an event without details of its cost has no currency', () => {
  const event = CalendarEvent().parse({ ...recordedEvents[0]?.answer, cost_details: 'odd' });
  expect(getCurrency(event.cost_details)).toStrictEqual(none);
  expect(event.cost_details.values).toStrictEqual([]);
});

it.each([
  [['5'], 'prefix', '$5'],
  [['5'], 'postfix', '5$'],
  [['5'], 'suffix', '5$'],
  [['5'], '', '$5'],
  [['5', '9.50'], 'prefix', '5 - 9.50'],
  [['1,5'], 'prefix', '1,5'],
  [[], 'prefix', '$'],
])('%j with the symbol as %s is %s', (amounts, position, cost) => {
  expect(formatCost(amounts, { ...dollar, position })).toBe(cost);
});

it.each([
  ['$1,234.50', ['1234.50'], '$1234.50'],
  ['$5 – $10', ['5', '10'], '5 - 10'],
  ['$.5', ['.5'], '$.5'],
  ['5 <b>', ['more'], '5 &lt;b&gt;'],
  ['5 or free', ['5', 'free'], '5 or free'],
  ['', [], ''],
])('the cost %s is sent so that it is stored unchanged', (cost, values, sent) => {
  const details = { currency_symbol: '$', currency_position: 'prefix', currency_code: 'USD', values };
  expect(costAsSent({ cost, cost_details: details })).toBe(sent);
});

it.each([
  ['0', 'Free'],
  ['0.00', 'Free'],
  ['', ''],
  ['5', '5'],
  ['Free', 'Free'],
])('a new event with the cost %j is sent with %j', (cost, sent) => expect(newCost(cost)).toBe(sent));

it.each([
  ['$5 – $10', '5 10'],
  ['5,50€', '5.50'],
  ['Adults 5', 'adults 5'],
  ['–', ''],
])('%s is compared as %j', (cost, plain) => expect(plainCost(cost)).toBe(plain));
