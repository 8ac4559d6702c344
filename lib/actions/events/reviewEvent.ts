import { statusAction } from './eventStatus';

/** Hands an event in for review: what publishing comes to for those who may not publish. */
export const reviewEvent = statusAction('event.review', 'pending');
