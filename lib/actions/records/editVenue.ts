import { editRecord } from './editRecord';
import { venueRecords } from './placeRecords';
import { VenueFields } from './records';

/** Changes a venue, for all events that link to it. */
export const editVenue = editRecord({ kind: 'venue', fields: VenueFields, records: venueRecords });
