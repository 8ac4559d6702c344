import { editRecord } from './editRecord';
import { organizerRecords } from './placeRecords';
import { OrganizerFields } from './records';

/** Changes an organizer, for all events that have it. */
export const editOrganizer = editRecord({
  kind: 'organizer',
  fields: OrganizerFields,
  records: organizerRecords,
});
