import { statusAction } from './eventStatus';

/** Submits an event for review, for accounts that may not publish. */
export const reviewEvent = statusAction('event.review', 'pending');
