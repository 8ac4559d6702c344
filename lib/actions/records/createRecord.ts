import * as z from 'zod/mini';
import type { CalendarClient } from '../../calendar';
import type { RecordKind } from '../../calendar/shared/resources';
import { Fault } from '../../errors';
import type { ReadLatest, Step } from '../../jobs';
import { type Action, action } from '../shared/action';
import { gone } from '../shared/ignoreNotFound';
import { reflectsRecord, reflectsUse } from '../shared/reflects';
import { makes, removes } from '../shared/writes';
import { madeRecordKey, recordKey } from './recordKey';
import type { RecordFields, Records } from './records';

/** What an action on one kind of record is declared by. */
export interface RecordAction<Kind extends RecordKind, Fields extends RecordFields> {
  kind: Kind;
  fields: () => z.ZodMiniType<Fields>;
  records: (calendar: CalendarClient) => Records<Fields>;
}

/** An action that makes a record, unless the site has it. Undo takes it away again, unless an event uses it by then. */
export function createRecord<const Kind extends RecordKind, Fields extends RecordFields>(
  declared: RecordAction<Kind, Fields>,
): Action<`${Kind}.create`> {
  const { kind, fields, records } = declared;
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
            () => knownId(records(calendar), input.fields, input.isAnother),
            (found, recentWrites) =>
              reflectsRecord(found, kind, recordKey(kind, input.fields.name), recentWrites),
          ),
      });
      if (known !== null)
        throw new Fault({ kind: 'duplicate', reason: 'recordThere', about: input.fields.name });
      return makeRecord(step, 'create', records(calendar), input.fields);
    },
    async undo({ result, step, readLatest, calendar }) {
      if (result === undefined) return;
      await step('remove', {
        writes: removes(kind, result),
        run: () => gone(removeUnused(readLatest, records(calendar), result)),
      });
    },
    made: (recordId) => madeRecordKey(kind, recordId),
    words: (input) => [input.fields.name],
  });
}

async function removeUnused<Fields extends RecordFields>(
  look: ReadLatest,
  records: Records<Fields>,
  id: number,
): Promise<void> {
  // Made a moment ago, it may not be seen yet: that it is gone is believed of the second look. That none of the events
  // which were just written uses it, too.
  if (await look(() => records.isInUse(id), reflectsUse))
    throw new Fault({ kind: 'conflict', reason: 'recordInUse' });
  await records.remove(id);
}

const closeReasons: Partial<Record<RecordKind, 'venueClose' | 'organizerClose'>> = {
  venue: 'venueClose',
  organizer: 'organizerClose',
};

/**
 * The record that a wanted one is for sure; null where it is none of the site's.
 * @param isAnother the person was asked about those nearly the same, and said so
 * @throws Fault `conflict`: venueClose or organizerClose, when only the person can say
 */
export async function knownId<Fields extends RecordFields>(
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

/** Makes a record as one step; a look tells ours from those of its name that were there before. */
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
