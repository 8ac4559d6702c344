import * as z from 'zod/mini';
import { itemId } from '../../calendar/shared/parameters';
import type { RecordKind } from '../../calendar/shared/resources';
import { Fault } from '../../errors';
import { type Action, action } from '../shared/action';
import { type FieldComparison, readAfterWrites } from '../shared/reflects';
import { wroteSome } from '../shared/siteEffects';
import { updates } from '../shared/writes';
import type { RecordAction } from './createRecord';
import { madeRecordKey } from './recordKey';
import type { RecordFields } from './records';

/**
 * Creates the action that edits a record of one kind. Nothing is sent if the record differs from what the person saw.
 */
export function editRecord<const Kind extends RecordKind, Fields extends RecordFields>({
  kind,
  fields,
  records,
}: RecordAction<Kind, Fields>): Action<`${Kind}.edit`> {
  /** `from` is the form as it was filled in, `form` as it was submitted. */
  const input = () => z.object({ recordId: itemId(), from: fields(), form: fields() });
  const comparison: FieldComparison<Fields, Fields> = {
    thing: kind,
    fieldsAfter({ input: past, state }) {
      const edit = input().safeParse(past).data;
      if (edit === undefined) return undefined;
      const changes = findDifferences(edit.form, edit.from);
      return state === 'undone' ? getBefore(edit.from, changes) : changes;
    },
    matches: (found, fieldsLeft) => Object.keys(findDifferences(fieldsLeft, found)).length === 0,
  };
  return action({
    id: `${kind}.edit`,
    version: 1,
    service: 'calendar',
    confirmed: true,
    input,
    concurrencyKey: ({ recordId }) => madeRecordKey(kind, recordId),
    async run({ input: { recordId, from, form }, step, readLatest, calendar, wordpress }) {
      const changes = findDifferences(form, from);
      await step('write', {
        writes: updates(kind, recordId),
        async run() {
          const read = () => records(calendar, wordpress).read(recordId);
          const now = await readAfterWrites(readLatest, madeRecordKey(kind, recordId), read, comparison);
          // An earlier attempt succeeded, but its answer was lost.
          if (Object.keys(findDifferences(changes, now)).length === 0) return true;
          if (Object.keys(findDifferences(from, now)).length > 0)
            throw new Fault({ kind: 'conflict', reason: 'recordChanged', about: now.name });
          await records(calendar, wordpress).update(recordId, changes);
          return true;
        },
      });
      return recordId;
    },
    async undo({ input: { recordId, from, form }, step, readLatest, calendar, wordpress }) {
      const changes = findDifferences(form, from);
      await step('writeBack', {
        writes: updates(kind, recordId),
        async run() {
          const now = await readLatest(
            () => records(calendar, wordpress).read(recordId),
            (found) => Object.keys(findDifferences(changes, found)).length === 0,
          );
          const back = getBefore(from, changes);
          if (Object.keys(findDifferences(back, now)).length === 0) return true;
          if (Object.keys(findDifferences(changes, now)).length > 0)
            throw new Fault({ kind: 'conflict', reason: 'recordChangedAgain', about: now.name });
          await records(calendar, wordpress).update(recordId, back);
          return true;
        },
      });
    },
    substitutions: ({ form }) => [form.name],
    // Events show the names of their records
    effects: ({ recordId }) => [{ kind: 'siteWritten', resource: kind, ids: [recordId] }, wroteSome('event')],
  });
}

/** The fields of changes as they were before; one that the form did not have was empty. */
const getBefore = <Fields extends Partial<RecordFields>>(from: Fields, changes: Partial<Fields>) =>
  Object.fromEntries(Object.keys(changes).map((field) => [field, from[field] ?? ''])) as Partial<Fields>;

/** Fields of `one` whose text differs in `other`; undefined and empty are equal. */
function findDifferences<Fields extends Partial<RecordFields>>(
  one: Fields,
  other: Partial<RecordFields>,
): Partial<Fields> {
  const fields = Object.entries(one).filter(
    ([field, value]) => (value ?? '').trim() !== (other[field] ?? '').trim(),
  );
  return Object.fromEntries(fields.map(([field, value]) => [field, value ?? ''])) as Partial<Fields>;
}
