import * as z from 'zod/mini';
import type { RecordKind } from '../../calendar/shared/resources';
import { type FaultData, toFault } from '../../errors';
import type { EventFormData, FormOrganizer } from '../../eventForm';
import type { PastJob } from '../../jobs';
import { withOrganizers } from '../../shared/formOrganizers';
import { findKnownId, makeRecord } from '../records/createRecord';
import { organizerRecords, venueRecords } from '../records/placeRecords';
import { recordKey } from '../records/recordKey';
import type { RecordFields, Records } from '../records/records';
import type { ActionContext } from '../shared/action';
import { reflectsRecord } from '../shared/reflects';
import { removes } from '../shared/writes';

type Context = ActionContext<'step' | 'readLatest' | 'calendar'>;

/** Ids of the records that an event links; organizers in their order. */
export interface Places {
  venue?: number | undefined;
  organizers?: number[] | undefined;
}

/** Parses places as jobs keep them. Those of older versions know one organizer. */
export const StoredPlaces = () =>
  z.pipe(
    z.transform(withOrganizers),
    z.object({ venue: z.optional(z.int()), organizers: z.optional(z.array(z.int())) }),
  );

/** A record that an event linked before it was trashed. `isTrashed`: the same job moved it to the trash. */
export interface FormerPlace {
  id: number;
  isTrashed: boolean;
}

/** Records that events link. */
export type PlaceKind = 'venue' | 'organizer';

/** The step of the record at this place of its list, counted from 0; the first is named without a number. */
export const placeStep = (verb: string, kind: RecordKind, at: number) =>
  at === 0 ? `${verb} ${kind}` : `${verb} ${kind} ${at + 1}`;

/**
 * Ids of an event's venue and organizers, found among those of the site or created. All are found before one is
 * created, so that a question about one leaves none behind. Events link by id only: an object sent with an event would
 * overwrite the record of the same name, whoever owns it (calendar API behaviour, section 6).
 * @throws Fault `conflict/venueClose` or `organizerClose` if only the person can tell whether a similar record is the
 *   same
 */
export async function findOrCreatePlaces(
  context: Context,
  { venue, organizers }: Partial<Pick<EventFormData, 'venue' | 'organizers'>>,
): Promise<Places> {
  const createVenue = venue ? await find(context, venueRecords(context.calendar), venue, 0) : undefined;
  const creations: (() => Promise<number>)[] = [];
  for (const [at, organizer] of distinctPlaces(organizers ?? []).entries())
    creations.push(await find(context, organizerRecords(context.calendar), organizer, at));
  const found: Places = { venue: await createVenue?.() };
  if (organizers === undefined) return found;
  const ids: number[] = [];
  for (const create of creations) ids.push(await create());
  // Two names may mean one record
  return { ...found, organizers: [...new Set(ids)] };
}

/** The site has one record of a name. */
function distinctPlaces(organizers: readonly FormOrganizer[]): FormOrganizer[] {
  const toKey = (one: FormOrganizer) => ('id' in one ? one.id : recordKey('organizer', one.name));
  const keys = organizers.map(toKey);
  return organizers.filter((_one, at) => keys.indexOf(keys[at] ?? '') === at);
}

type Wanted<Fields> = { id: number } | (Fields & { isAnother?: boolean | undefined });

/** Finds a record. @returns creates it, if the site does not have it, and returns its id */
async function find<Fields extends RecordFields>(
  { step, readLatest }: Context,
  records: Records<Fields>,
  place: Wanted<Fields>,
  at: number,
): Promise<() => Promise<number>> {
  if (isKnown(place)) return async () => place.id;
  const { isAnother, ...fields } = place;
  const wanted = fields as unknown as Fields;
  const key = recordKey(records.kind, wanted.name);
  const known = await step(placeStep('find', records.kind, at), {
    run: () =>
      readLatest(
        () => findKnownId(records, wanted, isAnother),
        (found, recentWrites) => reflectsRecord(found, records.kind, key, recentWrites),
      ),
  });
  return async () => known ?? makeRecord(step, placeStep('create', records.kind, at), records, wanted);
}

const isKnown = <Fields extends object>(place: Wanted<Fields>): place is { id: number } => 'id' in place;

/** The records that a job created for its event. @param receipts as undo gets them */
export function getCreatedPlaces(receipts: Record<string, unknown>): Places {
  const toIds = (kind: PlaceKind) =>
    Object.entries(receipts).flatMap(([name, receipt]) =>
      isStepOf(name, 'create', kind) ? (z.int().safeParse(receipt).data ?? []) : [],
    );
  return { venue: toIds('venue')[0], organizers: toIds('organizer') };
}

const isStepOf = (name: string, verb: string, kind: PlaceKind) =>
  name === `${verb} ${kind}` || name.startsWith(`${verb} ${kind} `);

/**
 * Trashes the venue and organizers that were created for an event, unless another event uses them; a trashed one
 * counts (calendar API behaviour, section 8). The restored event finds them by the removal in the history.
 * @param places their ids
 * @param except ids of events that are undone together with it
 * @returns a fault if the account may not delete them, else undefined
 */
export async function removePlaces(
  { step, readLatest, calendar, wordpress }: ActionContext<'step' | 'readLatest' | 'calendar' | 'wordpress'>,
  { venue, organizers = [] }: Places,
  except: ReadonlySet<number> = new Set(),
): Promise<FaultData | undefined> {
  let stayed: FaultData | undefined;
  const remove = async <Fields extends RecordFields>(records: Records<Fields>, id: number, at: number) => {
    await step(placeStep('remove', records.kind, at), {
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
  };
  if (venue !== undefined) await remove(venueRecords(calendar), venue, 0);
  for (const [at, id] of organizers.entries()) await remove(organizerRecords(calendar), id, at);
  return stayed;
}

/**
 * The records of a kind that a job's event linked when the job trashed it, in the event's order: those that the job
 * trashed with it, and the others, which the site unlinks together with them (calendar API behaviour, section 8).
 */
export function findFormerPlaces({ steps, result }: PastJob, kind: PlaceKind): FormerPlace[] {
  const removed = Object.values(steps).flatMap(({ writes, receipt }) => {
    const isRemoval = writes?.effect === 'remove' && writes.thing === kind && receipt === 'removed';
    return isRemoval ? (z.int().safeParse(writes.id).data ?? []) : [];
  });
  const linked = z.object({ linked: StoredPlaces() }).safeParse(result).data?.linked;
  // Jobs of older versions keep only what they found, and know one organizer
  const found = z.int().safeParse(steps[`find ${kind}`]?.receipt).data;
  const places = linked && (kind === 'venue' ? linked.venue : linked.organizers);
  const ids = [places ?? found ?? []].flat();
  return [...new Set([...ids, ...removed])].map((id) => ({ id, isTrashed: removed.includes(id) }));
}
