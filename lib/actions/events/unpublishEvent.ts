import { statusAction } from './eventStatus';

/** Takes an event out of the public's sight; it stays as a draft. */
export const unpublishEvent = statusAction('event.unpublish', 'draft');
