import type { CalendarClient } from '../../calendar';
import { createRecord } from './createRecord';
import { deleteRecord } from './deleteRecord';
import { editRecord } from './editRecord';
import { organizerRecords, venueRecords } from './placeRecords';
import { CategoryFields, OrganizerFields, TermFields, VenueFields } from './records';
import { termRecords } from './termRecords';

const venue = { kind: 'venue', fields: VenueFields, records: venueRecords } as const;
const organizer = { kind: 'organizer', fields: OrganizerFields, records: organizerRecords } as const;
const category = {
  kind: 'category',
  fields: CategoryFields,
  records: (calendar: CalendarClient) => termRecords(calendar, 'category'),
} as const;
const tag = {
  kind: 'tag',
  fields: TermFields,
  records: (calendar: CalendarClient) => termRecords(calendar, 'tag'),
} as const;

/**
 * Actions that create, edit and delete records. Before a venue or organizer is created, the site is asked for a similar one; a
 * change concerns all events that link to the record. Events share tags with the site's blog.
 */
export const recordActions = [
  createRecord(venue),
  editRecord(venue),
  deleteRecord({ ...venue, isTrashed: true }),
  createRecord(organizer),
  editRecord(organizer),
  deleteRecord({ ...organizer, isTrashed: true }),
  createRecord(category),
  editRecord(category),
  deleteRecord({ ...category, isTrashed: false }),
  createRecord(tag),
  editRecord(tag),
  deleteRecord({ ...tag, isTrashed: false }),
] as const;
