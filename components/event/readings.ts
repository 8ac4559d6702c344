import { locale } from '#i18n';
import type { Times } from '../../lib/eventReview/prefill';
import type { FoundEvent } from '../../lib/pages/foundEvent';
import { readableSpan } from './wallClock';

/** All readings of when an event is: one if its source is clear. */
export const getReadings = (event: FoundEvent): Times[] => [event, ...(event.alternatives ?? [])];

/** Whether the source leaves the day open, and not only the time of day. */
export const isDayOpen = (event: FoundEvent): boolean =>
  new Set(getReadings(event).map(({ start }) => start.local.slice(0, 10))).size > 1;

/** A reading in the current language: 'Thu, 10 Dec 2026, 19:30 – 21:00'. */
export const readingText = ({ start, end, allDay }: Times): string =>
  readableSpan(start.local, end?.local, allDay);

/** Most readings in one line. */
const mostInLine = 3;

/** When an event is, in the current language; all readings if its source is not clear. */
export function whenText(event: FoundEvent): string {
  const spans = getReadings(event).map(readingText);
  const some = spans.length > mostInLine ? [...spans.slice(0, mostInLine), '…'] : spans;
  return new Intl.ListFormat(locale(), { type: 'disjunction' }).format(some);
}
