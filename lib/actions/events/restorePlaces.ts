import type { CalendarClient } from '../../calendar';
import { mergeOrganizer, mergeVenue } from '../../calendar/editing/mergePlace';
import { readTrashed } from '../../calendar/editing/readForEditing';
import type { CalendarEvent } from '../../calendar/shared/resources';
import { type FaultData, toFault } from '../../errors';
import type { PastJob } from '../../jobs';
import type { ActionContext } from '../shared/action';
import { findRemoval, updates } from '../shared/writes';
import { type FormerPlace, findFormerPlace, type Places } from './places';

type Context = ActionContext<'step' | 'readLatest' | 'calendar' | 'pastJobs'>;

const kinds = ['venue', 'organizer'] as const;
type Kind = (typeof kinds)[number];

/**
 * Restores the venue and organizer that an undo moved to the trash together with an event. The event does not name them
 * any more, since the site unlinks what is trashed (calendar API behaviour, section 8): the history does. Records that
 * somebody else trashed stay there.
 * @returns `linked` to link to the event again; `restored`, those of them that were in the trash
 */
export async function restorePlaces(
  { step, readLatest, calendar, pastJobs }: Context,
  eventId: number,
): Promise<{ linked: Places; restored: Places; problem?: FaultData }> {
  const { isLost, ...former } = await step('find places', {
    async run() {
      const trashed = await readLatest(
        () => readTrashed(calendar, eventId),
        (event) => event !== undefined,
      );
      return trashed === undefined ? { isLost: false } : findFormer(trashed, await pastJobs());
    },
  });
  const linked: Places = {};
  const restored: Places = {};
  for (const kind of kinds) {
    const place = former[kind];
    if (place === undefined) continue;
    const outcome = await step(`restore ${kind}`, {
      writes: updates(kind, place.id),
      run: () => restorePlace(calendar, kind, place).catch(ignoreGone),
    });
    if (outcome !== 'gone') linked[kind] = place.id;
    if (outcome === 'restored') restored[kind] = place.id;
  }
  const isMissing = isLost || kinds.some((kind) => former[kind]?.id !== linked[kind]);
  return {
    linked,
    restored,
    ...(isMissing && { problem: { kind: 'conflict', reason: 'placesMissing', outcome: 'refused' } }),
  };
}

type Former = Partial<Record<Kind, FormerPlace>>;

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
  const former: Former = {};
  let isLost = false;
  for (const [kind, linked] of [
    ['venue', venue === undefined ? [] : [venue]],
    ['organizer', organizer],
  ] as const) {
    const place = trashing && findFormerPlace(trashing, kind);
    if (place && linked.every((one) => one.id === place.id)) former[kind] = place;
    isLost ||= linked.some((one) => one.status === 'trash' && one.id !== former[kind]?.id);
  }
  return { ...former, isLost };
}

/** Both kinds were created as public. */
async function restorePlace(
  { venues, organizers }: CalendarClient,
  kind: Kind,
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
