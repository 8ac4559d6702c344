import type { EventEdits, WholeEvent } from '../calendar/editing/mergeEvent';
import { type Currency, formatCost, isSameCurrency } from '../calendar/shared/cost';
import { escapeText } from '../calendar/shared/text';
import { Fault } from '../errors';
import { readPrice } from '../pages/price';

/** The site's default currency. */
const none: Currency = { symbol: '', position: '', code: '' };

/** A price as a form has it. Forms of older versions have the currency in the text of the cost. */
interface FormPrice {
  cost: string;
  currency?: Currency | undefined;
}

/**
 * The cost as a number and the event's currency, of a price as written in the form. A currency in its text counts more
 * than the one beside it.
 * @throws Fault `badInput/costUnclear` if the calendar would display another price than was written
 */
export function sendableCost({ cost: written, currency: beside }: FormPrice) {
  const price = readPrice(written);
  if (price.kind === 'unclear') throw new Fault({ kind: 'badInput', reason: 'costUnclear', about: written });
  const own = beside ?? none;
  if (price.kind === 'free') return { cost: '0', currency: own };
  if (price.kind !== 'amounts') return { cost: escapeText(written.trim()), currency: own };
  const { amounts, currency = own } = price;
  return { cost: formatCost(amounts, currency), currency: withCode(currency, own) };
}

/** A symbol without a code is that of the currency beside it, if that has the same. */
const withCode = (currency: Currency, own: Currency): Currency =>
  currency.symbol === own.symbol ? { ...currency, code: currency.code || own.code } : currency;

/**
 * What is sent for a price: both of a new event; of an event on the calendar, the one that changed.
 * @param before the event that the form was filled in from, and the form as it was then
 */
export function priceEdits(
  written: FormPrice,
  before?: { form: FormPrice; seen: Pick<WholeEvent, 'currency'> },
): EventEdits {
  if (before === undefined) return sendableCost(written);
  const held = before.form.currency ?? before.seen.currency ?? none;
  const isHeld = written.currency === undefined || isSameCurrency(written.currency, held);
  // Beside a currency that stays, the number alone is sent: a symbol in the text would move the site's own
  const sent = sendableCost(isHeld ? { cost: written.cost } : written);
  const wanted = sent.currency.symbol === '' && isHeld ? held : withCode(sent.currency, held);
  const currency = isSameCurrency(wanted, held) ? {} : { currency: wanted };
  return written.cost === before.form.cost ? currency : { cost: sent.cost, ...currency };
}

/** Amounts and currency of an event, as its form shows them. A text that names no currency is shown as it is stored. */
export function toFormPrice({ cost, currency = none }: Pick<WholeEvent, 'cost' | 'currency'>) {
  const price = readPrice(cost);
  if (price.kind !== 'amounts' || price.currency === undefined) return { cost, currency };
  const own = withCode(price.currency, currency);
  return { cost: price.amounts.join(' – '), currency: currency.symbol === '' ? own : currency };
}
