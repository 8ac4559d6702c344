import { editRecord } from './editRecord';
import { organizer } from './kinds';

/** Changes an organizer, for all events that link to it. */
export const editOrganizer = editRecord(organizer);
