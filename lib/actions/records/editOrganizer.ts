import { editRecord } from './editRecord';
import { organizerRecords } from './placeRecords';
import { OrganizerFields } from './records';

/** Changes an organizer, for all events that link to it. */
export const editOrganizer = editRecord({
  kind: 'organizer',
  fields: OrganizerFields,
  records: organizerRecords,
});
