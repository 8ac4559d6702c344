import * as z from 'zod/mini';
import { type FaultData, toFault } from '../../errors';
import type { PastJob } from '../../jobs';
import { findKnownId, makeRecord } from '../records/createRecord';
import { organizerRecords, venueRecords } from '../records/placeRecords';
import { recordKey } from '../records/recordKey';
import type { RecordFields, Records } from '../records/records';
import type { ActionContext } from '../shared/action';
import type { EventFormData } from '../shared/eventForm';
import { reflectsRecord } from '../shared/reflects';
import { removes } from '../shared/writes';

type Context = ActionContext<'step' | 'readLatest' | 'calendar'>;

/** Ids of the records that an event links. */
export interface Places {
  venue?: number | undefined;
  organizer?: number | undefined;
}

/** A record that an event linked before it was trashed. `isTrashed`: the same job moved it to the trash. */
export interface FormerPlace {
  id: number;
  isTrashed: boolean;
}

/**
 * Id of an event's venue, found among those of the site or created. Events link by id only: a venue object sent with an
 * event would overwrite the record of the same name, whoever owns it (calendar API behaviour, section 6).
 * @throws Fault `conflict/venueClose` if only the person can tell whether a similar venue is the same
 */
export async function findOrCreateVenue(context: Context, venue: EventFormData['venue']) {
  if (venue === null) return undefined;
  if ('id' in venue) return venue.id;
  const { isAnother, ...fields } = venue;
  return findOrCreate(context, venueRecords(context.calendar), fields, isAnother);
}

/** Id of an event's organizer, found or created. @throws Fault `conflict/organizerClose`, as with venues */
export async function findOrCreateOrganizer(context: Context, organizer: EventFormData['organizer']) {
  if (organizer === null) return undefined;
  if ('id' in organizer) return organizer.id;
  const { isAnother, ...fields } = organizer;
  return findOrCreate(context, organizerRecords(context.calendar), fields, isAnother);
}

async function findOrCreate<Fields extends RecordFields>(
  { step, readLatest }: Context,
  records: Records<Fields>,
  wanted: Fields,
  isAnother: boolean | undefined,
): Promise<number> {
  const key = recordKey(records.kind, wanted.name);
  const known = await step(`find ${records.kind}`, {
    run: () =>
      readLatest(
        () => findKnownId(records, wanted, isAnother),
        (found, recentWrites) => reflectsRecord(found, records.kind, key, recentWrites),
      ),
  });
  return known ?? makeRecord(step, `create ${records.kind}`, records, wanted);
}

/** The records that a job created for its event. @param receipts as undo gets them */
export function getCreatedPlaces(receipts: Record<string, unknown>): Places {
  const Id = z.optional(z.int());
  return { venue: Id.parse(receipts['create venue']), organizer: Id.parse(receipts['create organizer']) };
}

/**
 * Trashes the venue and organizer that were created for an event, unless another event uses them; a trashed one
 * counts (calendar API behaviour, section 8). The restored event finds them by the removal in the history.
 * @param places their ids
 * @param except ids of events that are undone together with it
 * @returns a fault if the account may not delete them, else undefined
 */
export async function removePlaces(
  { step, readLatest, calendar, wordpress }: ActionContext<'step' | 'readLatest' | 'calendar' | 'wordpress'>,
  places: Places,
  except: ReadonlySet<number> = new Set(),
): Promise<FaultData | undefined> {
  let stayed: FaultData | undefined;
  for (const records of [venueRecords(calendar), organizerRecords(calendar)]) {
    const id = records.kind === 'venue' ? places.venue : places.organizer;
    if (id !== undefined)
      await step(`remove ${records.kind}`, {
        writes: removes(records.kind, id),
        async run() {
          // No `reflects` function, so after recent writes this waits until reads have caught up. A job that added an
          // event by the record's id is not among `recentWrites`, since this job holds the key of the record's name,
          // not that of its id; a read that lags hides that event, and no query parameter forces a fresh read. A venue
          // that is trashed in use is lost to its event for good (calendar API behaviour, section 8). Nothing else
          // waits for this step.
          if (await readLatest(() => records.isInUse(id, wordpress, except))) return 'inUse';
          await records.remove(id);
          return 'removed';
        },
      }).catch((error: unknown) => {
        const fault = toFault(error);
        if (fault.kind !== 'notAllowed') throw error;
        stayed = { kind: 'conflict', reason: 'placesStayed', outcome: 'refused' };
      });
  }
  return stayed;
}

/** The record that a job trashed together with its event; else the one that it had found for a new event. */
export function findFormerPlace({ steps }: PastJob, kind: keyof Places): FormerPlace | undefined {
  const removal = Object.values(steps).find(
    ({ writes, receipt }) => writes?.effect === 'remove' && writes.thing === kind && receipt === 'removed',
  );
  const id = z.int().safeParse(removal ? removal.writes?.id : steps[`find ${kind}`]?.receipt).data;
  return id === undefined ? undefined : { id, isTrashed: removal !== undefined };
}
