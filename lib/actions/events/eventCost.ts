import type { EventEdits, WholeEvent } from '../../calendar/editing/mergeEvent';
import { type Currency, formatCost, isSymbolBehind } from '../../calendar/shared/cost';
import { escapeText } from '../../calendar/shared/text';
import { Fault } from '../../errors';
import { type PriceCurrency, readPrice, shownPrice } from '../../pages/price';

/** The site's default currency. */
const none: Currency = { symbol: '', position: '', code: '' };

/**
 * Splits a price as written in the form into the cost as a number and the event's currency.
 * @throws Fault `badInput/costUnclear` if the calendar would display another price than was written
 */
export function sendableCost(written: string): { cost: string; currency: Currency } {
  const price = readPrice(written);
  if (price.kind === 'unclear') throw new Fault({ kind: 'badInput', reason: 'costUnclear', about: written });
  if (price.kind === 'free') return { cost: '0', currency: none };
  if (price.kind !== 'amounts') return { cost: escapeText(written.trim()), currency: none };
  const { amounts, currency = none } = price;
  return { cost: formatCost(amounts, currency), currency };
}

/** The edits of a changed price. The event's own currency stays if the price names none. */
export function costEdits(written: string, seen: WholeEvent): EventEdits {
  const { cost, currency } = sendableCost(written);
  if (currency.symbol === '') return { cost };
  const isHeld = currency.symbol === seen.currency?.symbol;
  return {
    cost,
    currency: isHeld ? { ...currency, code: currency.code || seen.currency?.code || '' } : currency,
  };
}

/** The event's own currency, in which the site shows a price without one; undefined if it has none. */
export const getOwnCurrency = ({
  currency = none,
}: Pick<WholeEvent, 'currency'>): PriceCurrency | undefined =>
  currency.symbol === '' ? undefined : asWritten(currency);

/** Cost of an event as the form shows it, with the event's own currency. */
export function formCost({ cost, currency = none }: Pick<WholeEvent, 'cost' | 'currency'>): string {
  const price = readPrice(cost);
  if (price.kind !== 'amounts' || price.currency !== undefined || !isReadable(currency)) return cost;
  return shownPrice({ ...price, currency: asWritten(currency) });
}

/** Whether a form can show the symbol and parse it again: a site may use any text as its symbol. */
function isReadable(currency: Currency): boolean {
  if (currency.symbol === '') return false;
  const price = readPrice(shownPrice({ kind: 'amounts', amounts: ['5'], currency: asWritten(currency) }));
  return price.kind === 'amounts' && price.currency?.symbol === currency.symbol;
}

const asWritten = ({ symbol, position, code }: Currency): PriceCurrency => ({
  symbol,
  position: isSymbolBehind(position) ? 'postfix' : 'prefix',
  code,
});
