import { createRecord } from './createRecord';
import { venueRecords } from './placeRecords';
import { VenueFields } from './records';

/** Creates a venue; asks first if the site has a similar one. */
export const createVenue = createRecord({ kind: 'venue', fields: VenueFields, records: venueRecords });
