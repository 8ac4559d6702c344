import { editRecord } from './editRecord';
import { venue } from './kinds';

/** Changes a venue, for all events that link to it. */
export const editVenue = editRecord(venue);
