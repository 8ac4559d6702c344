import { createRecord } from './createRecord';
import { organizerRecords } from './placeRecords';
import { OrganizerFields } from './records';

/** Creates an organizer; asks first if the site has a similar one. */
export const createOrganizer = createRecord({
  kind: 'organizer',
  fields: OrganizerFields,
  records: organizerRecords,
});
