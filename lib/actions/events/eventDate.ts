import { eventAsSent } from '../../calendar/editing/mergeEvent';
import type { EditableEvent } from '../../calendar/editing/readForEditing';
import { type Currency, isSameCurrency } from '../../calendar/shared/cost';
import { rawTexts } from '../../calendar/wordpress';
import { type FaultData, toFault } from '../../errors';
import type { RunContext } from '../../jobs';
import type { Clients } from '../shared/action';
import { updates } from '../shared/writes';
import { worthAnotherTry } from './eventCurrency';
import type { EventReceipt } from './eventReceipt';

type Hands = Pick<RunContext<Clients>, 'step' | 'wordpress'>;
type Written = Pick<EventReceipt, 'eventId' | 'status' | 'date' | 'shown' | 'problem'>;

/**
 * Sets the publication date of an event that was public before again, if the write moved it: an update of a draft
 * ignores the date that is sent with it, and so would setting its currency (calendar API behaviour, section
 * 'Publication date'). A step of its own: a worker that dies after the write goes on here. Call it before
 * `keepCurrency`; setting it twice does no harm.
 * @param wanted `date` is empty for a draft that was never published: its date stays open
 * @returns the receipt; with a problem, where the site did not take the date
 */
export async function keepDate<Receipt extends Written>(
  { step, wordpress }: Hands,
  written: Receipt,
  { date, currency }: { date?: string | undefined; currency?: Currency | undefined },
): Promise<Receipt> {
  const { eventId: id, shown } = written;
  // Receipts of before this step was there show no date.
  if (!date || written.date === undefined || !isUnpublished(written)) return written;
  const movesWithCurrency = currency !== undefined && !isSameCurrency(shown, currency);
  if (written.date === date && !movesWithCurrency) return written;
  const fault = await step('date', {
    writes: updates('event', id),
    run: async (): Promise<FaultData | null> => {
      try {
        await wordpress.rawEvents.update({ id, ...rawTexts }, { date: date.replace(' ', 'T') });
        return null;
      } catch (error) {
        if (worthAnotherTry.has(toFault(error).kind)) throw error;
        return { kind: 'conflict', reason: 'dateLost', outcome: 'refused', about: date.slice(0, 10) };
      }
    },
  });
  return fault === null || written.date === date
    ? written
    : { ...written, problem: written.problem ?? fault };
}

/** Drafts, and what waits for a review. */
const isUnpublished = ({ status }: { status: string }) => status === 'draft' || status === 'pending';

/**
 * The publication date that saving a form would move to the time of saving: who may not read the raw texts may not set
 * it again either. Undefined where nothing is lost.
 */
export function dateAtRisk({ event, raw }: EditableEvent): string | undefined {
  const { date } = eventAsSent(event, raw);
  return raw === undefined && date !== '' && isUnpublished(event) ? date.slice(0, 10) : undefined;
}
