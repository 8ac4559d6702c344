import type { CalendarEvent } from '../../calendar';
import { type EventTimes, timeFault } from '../../calendar/editing/eventTimes';
import { type Currency, getCurrency } from '../../calendar/shared/cost';
import type { FaultData } from '../../errors';

/** Facts about a written event that a job keeps as its receipt. */
export interface EventReceipt {
  eventId: number;
  url: string | undefined;
  status: string;
  /** Publication date in the answer, `YYYY-MM-DD HH:mm:ss` in the site's zone; empty if never published. */
  date: string;
  slug: string;
  /** Id of the picture that the event shows. */
  picture?: number | undefined;
  /** Currency in the answer. */
  shown: Currency;
  /** Price as it was sent. Later writes send it again, since reads lag. */
  cost?: string | undefined;
  /**
   * Set if the calendar stored another time or status than was sent, or if something was left out; shown beside the
   * result.
   */
  problem?: FaultData | undefined;
}

/**
 * Creates the receipt from the answer of a create or update.
 * @param sent values to compare with the answer: `times` by their UTC, `status`; `problem` is what was left out of the
 *   request; `cost` is kept
 */
export function eventReceipt(
  answer: CalendarEvent,
  sent: Partial<Pick<EventReceipt, 'status' | 'cost' | 'problem'>> & { times?: EventTimes | undefined } = {},
): EventReceipt {
  const { id, url, status, slug, date, cost_details, image } = answer;
  // With a publication date to come, a published event is scheduled
  const isScheduled = sent.status === 'publish' && status === 'future';
  const isOther = sent.status !== undefined && status !== sent.status && !isScheduled;
  const statusFault: FaultData = {
    kind: 'conflict',
    reason: 'statusDiffers',
    outcome: 'refused',
    about: status,
  };
  const problem = timeFault(answer, sent.times)?.data ?? (isOther ? statusFault : sent.problem);
  const shown = getCurrency(cost_details);
  const { cost } = sent;
  return {
    ...{ eventId: id, url, status, slug, date, shown },
    ...(image && { picture: image.id }),
    ...(cost !== undefined && { cost }),
    ...(problem && { problem }),
  };
}
