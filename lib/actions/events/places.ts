import { type FaultData, toFault } from '../../errors';
import type { RunContext } from '../../jobs';
import { knownId, makeRecord } from '../records/createRecord';
import { organizerRecords, venueRecords } from '../records/placeRecords';
import { recordKey } from '../records/recordKey';
import type { RecordFields, Records } from '../records/records';
import type { Clients } from '../shared/action';
import type { EventForm } from '../shared/eventForm';
import { reflectsRecord } from '../shared/reflects';
import { removes } from '../shared/writes';

/** What it takes to find or make a record. */
type Hands = Pick<RunContext<Clients>, 'step' | 'readLatest' | 'calendar'>;

/**
 * The venue's id for an event, matched with those of the site before one is made: an object sent along with the event
 * would overwrite the record of the same name, whoever owns it (calendar API behaviour, section 6), so events link by
 * id only.
 * @throws Fault `conflict/venueClose` when only the person can say whether it is one of the site's
 */
export async function venueId(hands: Hands, venue: EventForm['venue']) {
  if (venue === null) return undefined;
  if ('id' in venue) return venue.id;
  const { isAnother, ...fields } = venue;
  return findOrMake(hands, venueRecords(hands.calendar), fields, isAnother);
}

/** The same for an organizer. @throws Fault `conflict/organizerClose` */
export async function organizerId(hands: Hands, organizer: EventForm['organizer']) {
  if (organizer === null) return undefined;
  if ('id' in organizer) return organizer.id;
  const { isAnother, ...fields } = organizer;
  return findOrMake(hands, organizerRecords(hands.calendar), fields, isAnother);
}

async function findOrMake<Fields extends RecordFields>(
  { step, readLatest }: Hands,
  records: Records<Fields>,
  wanted: Fields,
  isAnother: boolean | undefined,
): Promise<number> {
  const key = recordKey(records.kind, wanted.name);
  const known = await step(`find ${records.kind}`, {
    run: () =>
      readLatest(
        () => knownId(records, wanted, isAnother),
        (found, recentWrites) => reflectsRecord(found, records.kind, key, recentWrites),
      ),
  });
  return known ?? makeRecord(step, `create ${records.kind}`, records, wanted);
}

/**
 * Takes away the venue and organizer that were made for an event, unless another event uses them by then, in the trash
 * or not (calendar API behaviour, section 8).
 * @param except ids of events that are taken back with it
 * @returns what the site does not let its user take away
 */
export async function removePlaces(
  { step, readLatest, calendar }: Hands,
  receipts: Record<string, unknown>,
  except: ReadonlySet<number> = new Set(),
): Promise<FaultData | undefined> {
  let stayed: FaultData | undefined;
  for (const records of [venueRecords(calendar), organizerRecords(calendar)]) {
    const id = receipts[`create ${records.kind}`];
    if (typeof id === 'number')
      await step(`remove ${records.kind}`, {
        writes: removes(records.kind, id),
        async run() {
          // Waits for L, although the event was made a moment ago: another one with this record may have been added since
          // by the record's id. A read that lags hides it, no parameter of the address makes a read fresh, and its job is
          // not among `recentWrites`, since this job holds the key of the record's name, not that of its id. A venue that
          // is trashed in use is lost to that event for good (calendar API behaviour, section 8). The event itself is in
          // the trash before, and what comes next in its keys does not wait for this.
          if (await readLatest(() => records.isInUse(id, except))) return 'inUse';
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
