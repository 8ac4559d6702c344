import { statusAction } from './eventStatus';

/** Makes a public event a draft. */
export const unpublishEvent = statusAction('event.unpublish', 'draft');
