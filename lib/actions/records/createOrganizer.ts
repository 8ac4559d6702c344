import { createRecord } from './createRecord';
import { organizerRecords } from './placeRecords';
import { OrganizerFields } from './records';

/** Makes an organizer; one that is nearly the same as another is asked about first. */
export const createOrganizer = createRecord({
  kind: 'organizer',
  fields: OrganizerFields,
  records: organizerRecords,
});
