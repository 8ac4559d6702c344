import {
  type Currency,
  costAsSent,
  displaysCurrency,
  getCurrency,
  isSameCurrency,
} from '../../calendar/shared/cost';
import type { CalendarEvent } from '../../calendar/shared/resources';
import { type RawTexts, rawTexts } from '../../calendar/wordpress';
import { Fault, type FaultData, retryableKinds, toFault } from '../../errors';
import { leftBy, type PastJob } from '../../jobs';
import type { ActionContext, Clients } from '../shared/action';
import { updates } from '../shared/writes';
import type { EventReceipt } from './eventReceipt';

/**
 * Sets an event's currency again if the write erased it: each update clears the event's own symbol and position
 * (calendar API behaviour, section 'Currency'). It is a step of its own, so that a job interrupted after the write
 * resumes here. Idempotent.
 * @returns the receipt, with a `problem` if the site did not store the currency
 */
export async function keepCurrency<
  Receipt extends Pick<EventReceipt, 'eventId' | 'shown' | 'cost' | 'problem'>,
>(
  { step, wordpress }: ActionContext<'step' | 'wordpress'>,
  written: Receipt,
  wanted: Currency | undefined,
): Promise<Receipt> {
  // Receipts written by older versions hold no currency.
  if (wanted === undefined || written.shown === undefined || isSameCurrency(written.shown, wanted))
    return written;
  const fault = await step('currency', {
    writes: updates('event', written.eventId),
    run: () => writeCurrency(wordpress, written, wanted),
  });
  // The cost already displays symbol and position; a missing code only concerns programs.
  if (fault === null || displaysCurrency(written.shown, wanted)) return written;
  return { ...written, problem: written.problem ?? fault };
}

/** Whether a job, or its undo, set the currency again and the site stored it. */
export const isCurrencyKept = (job: PastJob): boolean => leftBy(job, 'currency') === null;

/** Sets an event's currency, and its price as it was sent. @returns a fault if the site did not store it */
export async function writeCurrency(
  wordpress: Clients['wordpress'],
  { eventId: id, cost }: Pick<EventReceipt, 'eventId' | 'cost'>,
  wanted: Currency,
): Promise<FaultData | null> {
  const { symbol, position, code } = wanted;
  const meta = {
    ...priceMeta(cost),
    _EventCurrencySymbol: symbol,
    _EventCurrencyPosition: position,
    _EventCurrencyCode: code,
  };
  try {
    const { currency } = await wordpress.rawEvents.update({ id, ...rawTexts }, { meta });
    // A site without these fields ignores them, and answers with success.
    return isSameCurrency(currency, wanted) ? null : currencyLost(wanted);
  } catch (error) {
    if (retryableKinds.has(toFault(error).kind)) throw error;
    return currencyLost(wanted);
  }
}

/** The price as it was sent: WordPress's own API would store it as the site shows it. */
export const priceMeta = (cost: string | undefined) => (cost === undefined ? {} : { _EventCost: cost });

const currencyLost = ({ symbol, code }: Currency): FaultData => ({
  kind: 'conflict',
  reason: 'currencyLost',
  outcome: 'refused',
  about: symbol || code,
});

/**
 * Refuses an update without a form, such as a change of status, if it would erase the event's currency for good.
 * @throws Fault `conflict/currencyWouldGo`
 */
export function refuseLoss(event: CalendarEvent, raw: RawTexts | undefined): void {
  const about = currencyAtRisk(event, raw);
  if (about !== undefined) throw new Fault({ kind: 'conflict', reason: 'currencyWouldGo', about });
}

/**
 * Currency symbol that an update would erase; undefined if nothing is lost. A symbol that is part of the cost survives.
 * An account that may not read the raw texts may not set the currency again (calendar API behaviour, section
 * 'Currency').
 */
export function currencyAtRisk(event: CalendarEvent, raw?: RawTexts): string | undefined {
  const { symbol } = getCurrency(event.cost_details);
  return raw !== undefined || symbol === '' || costAsSent(event).includes(symbol) ? undefined : symbol;
}
