import { createRecord } from './createRecord';
import { organizer } from './kinds';

/** Creates an organizer; asks first if the site has a similar one. */
export const createOrganizer = createRecord(organizer);
