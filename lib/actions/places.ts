import type { CalendarClient } from '../calendar';
import { sameText } from '../calendar/sameText';
import type { Step } from '../jobs';
import type { EventForm } from './eventForm';

/**
 * The venue's id for an event. A new name is looked for first: an object sent along with the event would overwrite
 * the record of the same name, whoever owns it (calendar API behaviour, section 6), so events link by id only.
 */
export async function venueId(
  step: Step,
  calendar: CalendarClient,
  venue: EventForm['venue'],
): Promise<number | undefined> {
  if (venue === null) return undefined;
  if ('id' in venue) return venue.id;
  const { name, ...address } = venue;
  const sameName = async () =>
    (await calendar.venues.list({ search: name, per_page: 50 })).venues.filter((known) =>
      sameText(known.venue, name),
    );
  const known = await step('find venue', { run: async () => (await sameName())[0]?.id ?? null });
  if (known !== null) return known;
  return step('create venue', {
    run: async () =>
      (await calendar.venues.create({ venue: name, status: 'publish', ...filled(address) })).id,
    check: async () => (await sameName())[0]?.id,
  });
}

/** The organizer's id, found by name or made. */
export async function organizerId(
  step: Step,
  calendar: CalendarClient,
  organizer: EventForm['organizer'],
): Promise<number | undefined> {
  if (organizer === null) return undefined;
  if ('id' in organizer) return organizer.id;
  const { name, ...contact } = organizer;
  const sameName = async () =>
    (await calendar.organizers.list({ search: name, per_page: 50 })).organizers.filter((known) =>
      sameText(known.organizer, name),
    );
  const known = await step('find organizer', { run: async () => (await sameName())[0]?.id ?? null });
  if (known !== null) return known;
  return step('create organizer', {
    run: async () =>
      (await calendar.organizers.create({ organizer: name, status: 'publish', ...filled(contact) })).id,
    check: async () => (await sameName())[0]?.id,
  });
}

/** Only what was filled in: an empty text may be refused. */
function filled(fields: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).filter(
      (field): field is [string, string] => field[1] !== undefined && field[1].trim() !== '',
    ),
  );
}
