import type { CalendarClient } from '../../calendar';
import { organizerRecords, venueRecords } from './placeRecords';
import { CategoryFields, OrganizerFields, TermFields, VenueFields } from './records';
import { termRecords } from './termRecords';

// Declarations of each kind of record, for the actions that create and edit one.

export const venue = { kind: 'venue', fields: VenueFields, records: venueRecords } as const;
export const organizer = { kind: 'organizer', fields: OrganizerFields, records: organizerRecords } as const;
export const category = {
  kind: 'category',
  fields: CategoryFields,
  records: (calendar: CalendarClient) => termRecords(calendar, 'category'),
} as const;
export const tag = {
  kind: 'tag',
  fields: TermFields,
  records: (calendar: CalendarClient) => termRecords(calendar, 'tag'),
} as const;
