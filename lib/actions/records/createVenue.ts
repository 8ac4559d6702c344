import { createRecord } from './createRecord';
import { venueRecords } from './placeRecords';
import { VenueFields } from './records';

/** Makes a venue; one that is nearly the same as another is asked about first. */
export const createVenue = createRecord({ kind: 'venue', fields: VenueFields, records: venueRecords });
