import {
  type Currency,
  costAsSent,
  displaysCurrency,
  getCurrency,
  isSameCurrency,
} from '../../calendar/shared/cost';
import type { CalendarEvent } from '../../calendar/shared/resources';
import { type RawTexts, rawTexts, readRawTexts } from '../../calendar/wordpress';
import { Fault, type FaultData, toFault } from '../../errors';
import type { RunContext } from '../../jobs';
import type { Clients } from '../shared/action';
import { updates } from '../shared/writes';
import type { EventReceipt } from './eventReceipt';

type Hands = Pick<RunContext<Clients>, 'step' | 'wordpress'>;

/**
 * Sets the currency of a written event again, if the write erased it: each update clears an event's own symbol and
 * position (calendar API behaviour, section 'Currency'). A step of its own: a worker that dies after the write goes on
 * here. Setting it twice does no harm.
 * @returns the receipt; with a problem, where the site did not take the currency
 */
export async function keepCurrency<Receipt extends Pick<EventReceipt, 'eventId' | 'shown' | 'problem'>>(
  { step, wordpress }: Hands,
  written: Receipt,
  wanted: Currency | undefined,
): Promise<Receipt> {
  // Receipts of before this step was there show no currency.
  if (wanted === undefined || written.shown === undefined || isSameCurrency(written.shown, wanted))
    return written;
  const fault = await step('currency', {
    writes: updates('event', written.eventId),
    run: () => setCurrency(wordpress, written.eventId, wanted),
  });
  // Where the symbol and its place came with the cost, only programs miss the code.
  if (fault === null || displaysCurrency(written.shown, wanted)) return written;
  return { ...written, problem: written.problem ?? fault };
}

async function setCurrency(
  wordpress: Clients['wordpress'],
  id: number,
  wanted: Currency,
): Promise<FaultData | null> {
  const { symbol, position, code } = wanted;
  const meta = { _EventCurrencySymbol: symbol, _EventCurrencyPosition: position, _EventCurrencyCode: code };
  try {
    const { currency } = await wordpress.rawEvents.update({ id, ...rawTexts }, { meta });
    // A site that does not know the fields ignores them, and answers all the same.
    return currency && isSameCurrency(currency, wanted) ? null : currencyLost(wanted);
  } catch (error) {
    if (worthAnotherTry.has(toFault(error).kind)) throw error;
    return currencyLost(wanted);
  }
}

/** What comes right by itself, or by what the person does; other refusals are the site's last word. */
export const worthAnotherTry = new Set<FaultData['kind']>([
  'transient',
  'limit',
  'quota',
  'signIn',
  'permission',
  'storage',
  'cancelled',
]);

const currencyLost = ({ symbol, code }: Currency): FaultData => ({
  kind: 'conflict',
  reason: 'currencyLost',
  outcome: 'refused',
  about: symbol || code,
});

/**
 * Says before a write that nobody confirmed in a form that it would erase the currency for good.
 * @throws Fault `conflict/currencyWouldGo`
 */
export async function refuseLoss(wordpress: Clients['wordpress'], event: CalendarEvent): Promise<void> {
  if (currencyAtRisk(event) === undefined) return;
  const about = currencyAtRisk(event, await readRawTexts(wordpress, event.id));
  if (about !== undefined) throw new Fault({ kind: 'conflict', reason: 'currencyWouldGo', about });
}

/**
 * The symbol that an update would erase: it is not sent along with the cost, and who may not read the raw texts may not
 * write the currency either (calendar API behaviour, section 'Currency'). Undefined where nothing is lost.
 */
export function currencyAtRisk(event: CalendarEvent, raw?: RawTexts): string | undefined {
  const { symbol } = getCurrency(event.cost_details);
  return raw !== undefined || symbol === '' || costAsSent(event).includes(symbol) ? undefined : symbol;
}
