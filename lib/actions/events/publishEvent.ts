import { statusAction } from './eventStatus';

/** Publishes an event. An account without that right submits it for review, and the result says so. */
export const publishEvent = statusAction('event.publish', 'publish');
