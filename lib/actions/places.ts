import type { CalendarClient } from '../calendar';
import type { Step } from '../jobs';
import { knownId, makeRecord, recordLane } from './createRecord';
import type { EventForm } from './eventForm';
import { organizerRecords, venueRecords } from './placeRecords';
import type { RecordFields, Records } from './records';

/**
 * The venue's id for an event, matched with those of the site before one is made: an object sent along with the event
 * would overwrite the record of the same name, whoever owns it (calendar API behaviour, section 6), so events link by
 * id only.
 * @throws Fault `conflict/venueClose` when only the person can say whether it is one of the site's
 */
export async function venueId(step: Step, calendar: CalendarClient, venue: EventForm['venue']) {
  if (venue === null) return undefined;
  if ('id' in venue) return venue.id;
  const { isAnother, ...fields } = venue;
  return findOrMake(step, venueRecords(calendar), fields, isAnother);
}

/** The same for an organizer. @throws Fault `conflict/organizerClose` */
export async function organizerId(step: Step, calendar: CalendarClient, organizer: EventForm['organizer']) {
  if (organizer === null) return undefined;
  if ('id' in organizer) return organizer.id;
  const { isAnother, ...fields } = organizer;
  return findOrMake(step, organizerRecords(calendar), fields, isAnother);
}

/** The lanes of what is new in a form, as far as the person knows: it is made once for all events that need it. */
export function placeLanes({ venue, organizer }: Pick<EventForm, 'venue' | 'organizer'>): string[] {
  return [
    ...(venue && 'name' in venue ? [recordLane('venue.create', venue.name)] : []),
    ...(organizer && 'name' in organizer ? [recordLane('organizer.create', organizer.name)] : []),
  ];
}

async function findOrMake<Fields extends RecordFields>(
  step: Step,
  records: Records<Fields>,
  wanted: Fields,
  isAnother: boolean | undefined,
): Promise<number> {
  const known = await step(`find ${records.kind}`, { run: () => knownId(records, wanted, isAnother) });
  return known ?? makeRecord(step, `create ${records.kind}`, records, wanted);
}
