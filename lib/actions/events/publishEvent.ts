import { statusAction } from './eventStatus';

/** Makes an event public. Who may not publish hands it in for review, and is told so. */
export const publishEvent = statusAction('event.publish', 'publish');
