import { eventAsSent } from '../../calendar/editing/mergeEvent';
import type { EditableEvent } from '../../calendar/editing/readForEditing';
import { type Currency, isSameCurrency } from '../../calendar/shared/cost';
import { rawTexts } from '../../calendar/wordpress';
import { type FaultData, retryableKinds, toFault } from '../../errors';
import { leftBy, type PastJob } from '../../jobs';
import type { ActionContext } from '../shared/action';
import { updates } from '../shared/writes';
import { priceMeta } from './eventCurrency';
import type { EventReceipt } from './eventReceipt';

type Written = Pick<EventReceipt, 'eventId' | 'status' | 'date' | 'shown' | 'cost' | 'problem'>;

/**
 * Sets the publication date of a draft that was public before again, if the write moved it. An update of a draft
 * ignores the date sent with it, and setting the currency moves the date, too (calendar API behaviour, section
 * 'Publication date'). It is a step of its own, so that a job interrupted after the write resumes here. Call it before
 * `keepCurrency`. Idempotent.
 * @param wanted `date` is `YYYY-MM-DD HH:mm:ss` in the site's zone; empty for a draft that was never published
 * @returns the receipt, with a `problem` if the site did not store the date
 */
export async function keepDate<Receipt extends Written>(
  { step, wordpress }: ActionContext<'step' | 'wordpress'>,
  written: Receipt,
  { date, currency }: { date?: string | undefined; currency?: Currency | undefined },
): Promise<Receipt> {
  const { eventId: id, shown, cost } = written;
  // Receipts written by older versions hold no date.
  if (!date || written.date === undefined || !movesDate(written)) return written;
  const movesWithCurrency = currency !== undefined && !isSameCurrency(shown, currency);
  if (written.date === date && !movesWithCurrency) return written;
  const fault = await step('date', {
    writes: updates('event', id),
    run: async (): Promise<FaultData | null> => {
      try {
        const body = { date: date.replace(' ', 'T'), meta: priceMeta(cost) };
        await wordpress.rawEvents.update({ id, ...rawTexts }, body);
        return null;
      } catch (error) {
        if (retryableKinds.has(toFault(error).kind)) throw error;
        return { kind: 'conflict', reason: 'dateLost', outcome: 'refused', about: date.slice(0, 10) };
      }
    },
  });
  return fault === null || written.date === date
    ? written
    : { ...written, problem: written.problem ?? fault };
}

/** Whether a job, or its undo, set the date again and the site stored it. */
export const isDateKept = (job: PastJob): boolean => leftBy(job, 'date') === null;

/** Whether an update of an event of this status moves its publication date. */
const movesDate = ({ status }: { status: string }) => status === 'draft' || status === 'pending';

/**
 * Publication date, `YYYY-MM-DD`, that saving a form would move to the current time; undefined if nothing is lost. An
 * account that may not read the raw texts may not set the date again either.
 */
export function dateAtRisk({ event, raw }: EditableEvent): string | undefined {
  const { date } = eventAsSent(event, raw);
  return raw === undefined && date !== '' && movesDate(event) ? date.slice(0, 10) : undefined;
}
