import type { CalendarEvent } from '../../calendar';
import { type EventTimes, timeFault } from '../../calendar/editing/eventTimes';
import { type Currency, getCurrency } from '../../calendar/shared/cost';
import type { FaultData } from '../../errors';

/** What a job keeps of an event that it wrote. */
export interface EventReceipt {
  eventId: number;
  url: string | undefined;
  status: string;
  /** The publication date that the answer showed. */
  date: string;
  slug: string;
  /** The currency that the answer showed. */
  shown: Currency;
  /** The calendar took its time, or its status, for another one, or something was left out: said beside the result. */
  problem?: FaultData | undefined;
}

/**
 * @param sent what the answer is held against: after each write the calendar's UTC is compared with ours;
 *   `problem` is of what was left out of it
 */
export function eventReceipt(
  answer: CalendarEvent,
  sent: { times?: EventTimes | undefined; status?: string; problem?: FaultData | undefined } = {},
): EventReceipt {
  const { id, url, status, slug, date, cost_details } = answer;
  const isOther = sent.status !== undefined && status !== sent.status;
  const statusFault: FaultData = {
    kind: 'conflict',
    reason: 'statusDiffers',
    outcome: 'refused',
    about: status,
  };
  const problem = timeFault(answer, sent.times)?.data ?? (isOther ? statusFault : sent.problem);
  const shown = getCurrency(cost_details);
  return { eventId: id, url, status, slug, date, shown, ...(problem && { problem }) };
}
