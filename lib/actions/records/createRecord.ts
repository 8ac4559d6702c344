import * as z from 'zod/mini';
import type { CalendarClient } from '../../calendar';
import type { RecordKind } from '../../calendar/shared/resources';
import type { WordPressClient } from '../../calendar/wordpress';
import { Fault } from '../../errors';
import type { Step } from '../../jobs';
import { type Action, type ActionContext, action } from '../shared/action';
import { ignoreNotFound } from '../shared/ignoreNotFound';
import { reflectsRecord, reflectsUse } from '../shared/reflects';
import { makes, removes } from '../shared/writes';
import { madeRecordKey, recordKey } from './recordKey';
import type { RecordFields, Records } from './records';

/** Declaration of an action on one kind of record. */
export interface RecordAction<Kind extends RecordKind, Fields extends RecordFields> {
  kind: Kind;
  /** Schema of the form of such a record. */
  fields: () => z.ZodMiniType<Fields>;
  /** Returns the access to the records of this kind at the site of a client. */
  records: (calendar: CalendarClient, wordpress?: WordPressClient) => Records<Fields>;
}

/**
 * Creates the action that creates a record of one kind; refused if the site has the record. Undo deletes it, unless an
 * event uses it meanwhile.
 */
export function createRecord<const Kind extends RecordKind, Fields extends RecordFields>({
  kind,
  fields,
  records,
}: RecordAction<Kind, Fields>): Action<`${Kind}.create`> {
  return action({
    id: `${kind}.create`,
    version: 1,
    service: 'calendar',
    confirmed: true,
    input: () => z.object({ fields: fields(), isAnother: z.optional(z.boolean()) }),
    concurrencyKey: (input) => recordKey(kind, input.fields.name),
    async run({ input, step, readLatest, calendar }) {
      const known = await step('find', {
        run: () =>
          readLatest(
            () => findKnownId(records(calendar), input.fields, input.isAnother),
            (found, recentWrites) =>
              reflectsRecord(found, kind, recordKey(kind, input.fields.name), recentWrites),
          ),
      });
      if (known !== null)
        throw new Fault({ kind: 'duplicate', reason: 'recordThere', about: input.fields.name });
      return makeRecord(step, 'create', records(calendar), input.fields);
    },
    async undo({ result, step, readLatest, calendar, wordpress }) {
      if (result === undefined) return;
      await step('remove', {
        writes: removes(kind, result),
        run: () => ignoreNotFound(removeUnused({ readLatest, wordpress }, records(calendar), result)),
      });
    },
    made: (recordId) => madeRecordKey(kind, recordId),
    substitutions: (input) => [input.fields.name],
    effects: (_input, recordId) => [
      { kind: 'siteWritten', resource: kind, ...(recordId !== undefined && { ids: [recordId] }) },
    ],
  });
}

/** Deletes a record. @throws Fault `conflict/recordInUse` if an event uses it */
export async function removeUnused<Fields extends RecordFields>(
  { readLatest, wordpress }: ActionContext<'readLatest' | 'wordpress'>,
  records: Records<Fields>,
  id: number,
): Promise<void> {
  // Reads may lag behind: `readLatest` repeats a read that finds no record, or no use after recent writes to events.
  if (await readLatest(() => records.isInUse(id, wordpress), reflectsUse))
    throw new Fault({ kind: 'conflict', reason: 'recordInUse' });
  await records.remove(id);
}

const closeReasons: Partial<Record<RecordKind, 'venueClose' | 'organizerClose'>> = {
  venue: 'venueClose',
  organizer: 'organizerClose',
};

/**
 * Id of the site's record that is the same as the wanted one; null if there is none.
 * @param isAnother the person was shown similar records, and chose to create a new one
 * @throws Fault `conflict`: `venueClose` or `organizerClose` if only the person can tell whether a similar record is
 *   the same
 */
export async function findKnownId<Fields extends RecordFields>(
  records: Records<Fields>,
  wanted: Fields,
  isAnother = false,
): Promise<number | null> {
  const [match] = await records.match([wanted]);
  if (match?.kind === 'same') return match.id;
  if (match?.kind !== 'close' || isAnother) return null;
  const about = [...new Set(match.matches.map(({ name }) => name))].slice(0, 3).join(', ');
  throw new Fault({ kind: 'conflict', reason: closeReasons[records.kind] ?? 'recordThere', about });
}

/**
 * Creates a record as one step. The check after an unclear answer ignores records of the same name that existed before.
 * @returns id of the record
 */
export function makeRecord<Fields extends RecordFields>(
  step: Step,
  name: string,
  records: Records<Fields>,
  fields: Fields,
): Promise<number> {
  return step(name, {
    writes: makes(records.kind),
    before: () => records.idsNamed(fields.name),
    run: () => records.create(fields),
    check: async (before) => (await records.idsNamed(fields.name)).find((id) => !before.includes(id)),
  });
}
