import { createRecord } from './createRecord';
import { venue } from './kinds';

/** Creates a venue; asks first if the site has a similar one. */
export const createVenue = createRecord(venue);
