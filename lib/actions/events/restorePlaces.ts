import type { CalendarClient } from '../../calendar';
import { mergeOrganizer, mergeVenue } from '../../calendar/editing/mergePlace';
import { readTrashed } from '../../calendar/editing/readForEditing';
import type { CalendarEvent } from '../../calendar/shared/resources';
import { type FaultData, toFault } from '../../errors';
import type { PastJob } from '../../jobs';
import type { ActionContext } from '../shared/action';
import { findRemoval, updates } from '../shared/writes';
import { type FormerPlace, findFormerPlaces, type PlaceKind, type Places, placeStep } from './places';

type Context = ActionContext<'step' | 'readLatest' | 'calendar' | 'pastJobs'>;

/**
 * Restores the venue and organizers that an undo moved to the trash together with an event. The event may not name them
 * any more, since the site unlinks what is trashed from public events to come (calendar API behaviour, section 8): the
 * history does. Records that somebody else trashed stay there.
 * @returns `linked` to link to the event again; `restored`, those of them that were in the trash
 */
export async function restorePlaces(
  { step, readLatest, calendar, pastJobs }: Context,
  eventId: number,
): Promise<{ linked: Places; restored: Places; problem?: FaultData }> {
  const { isLost, ...noted } = await step('find places', {
    async run() {
      const trashed = await readLatest(
        () => readTrashed(calendar, eventId),
        (event) => event !== undefined,
      );
      return trashed === undefined ? noPlaces : findFormer(trashed, await pastJobs());
    },
  });
  // Jobs of older versions noted one record of each kind
  const former: Former = {
    venue: [noted.venue ?? []].flat(),
    organizer: [noted.organizer ?? []].flat(),
  };
  const linked: Ids = { venue: [], organizer: [] };
  const restored: Ids = { venue: [], organizer: [] };
  for (const kind of ['venue', 'organizer'] as const)
    for (const [at, place] of former[kind].entries()) {
      const outcome = await step(placeStep('restore', kind, at), {
        writes: updates(kind, place.id),
        run: () => restorePlace(calendar, kind, place).catch(ignoreGone),
      });
      if (outcome !== 'gone') linked[kind].push(place.id);
      if (outcome === 'restored') restored[kind].push(place.id);
    }
  const isMissing =
    isLost || former.venue.length > linked.venue.length || former.organizer.length > linked.organizer.length;
  return {
    linked: toPlaces(linked),
    restored: toPlaces(restored),
    ...(isMissing && { problem: { kind: 'conflict', reason: 'placesMissing', outcome: 'refused' } }),
  };
}

type Former = Record<PlaceKind, FormerPlace[]>;
type Ids = Record<PlaceKind, number[]>;

const noPlaces: Former & { isLost: boolean } = { venue: [], organizer: [], isLost: false };

const toPlaces = ({ venue, organizer }: Ids): Places => ({
  ...(venue[0] !== undefined && { venue: venue[0] }),
  ...(organizer.length > 0 && { organizers: organizer }),
});

/**
 * The records that an event linked, unless it has others by now. `isLost` if it links a record that somebody else
 * trashed.
 * @param jobs those on the event, the latest first
 */
function findFormer(
  { id, venue, organizer }: CalendarEvent,
  jobs: readonly PastJob[],
): Former & { isLost: boolean } {
  const trashing = jobs.find((job) => findRemoval(job, 'event', id)?.receipt !== undefined);
  const findOfKind = (kind: PlaceKind, linked: readonly { id: number; status: string }[]) => {
    const places = trashing ? findFormerPlaces(trashing, kind) : [];
    const isOurs = (one: { id: number }) => places.some((place) => place.id === one.id);
    const isLost = linked.some((one) => one.status === 'trash' && !isOurs(one));
    return { places: linked.every(isOurs) ? places : [], isLost };
  };
  const venues = findOfKind('venue', venue === undefined ? [] : [venue]);
  const organizers = findOfKind('organizer', organizer);
  return {
    venue: venues.places,
    organizer: organizers.places,
    isLost: venues.isLost || organizers.isLost,
  };
}

/** Both kinds were created as public. */
async function restorePlace(
  { venues, organizers }: CalendarClient,
  kind: PlaceKind,
  { id, isTrashed }: FormerPlace,
): Promise<'restored' | 'there' | 'gone'> {
  const status = 'publish';
  if (kind === 'venue') {
    const venue = await venues.read({ id });
    if (venue.status !== 'trash') return 'there';
    if (!isTrashed) return 'gone';
    await venues.update({ id }, mergeVenue(venue, { status }));
  } else {
    const organizer = await organizers.read({ id });
    if (organizer.status !== 'trash') return 'there';
    if (!isTrashed) return 'gone';
    await organizers.update({ id }, mergeOrganizer(organizer, { status }));
  }
  return 'restored';
}

/** A record that was deleted permanently is refused as bad input (calendar API behaviour, section 9). */
function ignoreGone(error: unknown): 'gone' {
  if (!['notFound', 'notAllowed', 'badInput'].includes(toFault(error).kind)) throw error;
  return 'gone';
}
