import * as z from 'zod/mini';
import { itemId } from '../../calendar/shared/parameters';
import type { RecordKind } from '../../calendar/shared/resources';
import { Fault } from '../../errors';
import { type Action, action } from '../shared/action';
import { readAfterWrites } from '../shared/readAfterWrites';
import type { Shown } from '../shared/reflects';
import { updates } from '../shared/writes';
import type { RecordAction } from './createRecord';
import { madeRecordKey } from './recordKey';
import type { RecordFields } from './records';

/** An action that changes the edited fields of a record, if it still is what the person saw. */
export function editRecord<const Kind extends RecordKind, Fields extends RecordFields>(
  declared: RecordAction<Kind, Fields>,
): Action<`${Kind}.edit`> {
  const { kind, fields, records } = declared;
  /** The form as it was filled in, and as it was left. */
  const input = () => z.object({ recordId: itemId(), from: fields(), form: fields() });
  const shown: Shown<Fields, Fields> = {
    thing: kind,
    left({ input: past, state }) {
      const edit = input().safeParse(past).data;
      return edit && (state === 'undone' ? differing(edit.from, edit.form) : differing(edit.form, edit.from));
    },
    holds: (found, fieldsLeft) => Object.keys(differing(fieldsLeft, found)).length === 0,
  };
  return action({
    id: `${kind}.edit`,
    version: 1,
    service: 'calendar',
    confirmed: true,
    input,
    concurrencyKey: ({ recordId }) => madeRecordKey(kind, recordId),
    async run({ input: { recordId, from, form }, step, readLatest, calendar }) {
      const changes = differing(form, from);
      await step('write', {
        writes: updates(kind, recordId),
        async run() {
          const read = () => records(calendar).read(recordId);
          const now = await readAfterWrites(readLatest, madeRecordKey(kind, recordId), read, shown);
          // Written already, and the answer was lost.
          if (Object.keys(differing(changes, now)).length === 0) return true;
          if (Object.keys(differing(from, now)).length > 0)
            throw new Fault({ kind: 'conflict', reason: 'recordChanged', about: now.name });
          await records(calendar).update(recordId, changes);
          return true;
        },
      });
      return recordId;
    },
    async undo({ input: { recordId, from, form }, step, readLatest, calendar }) {
      const changes = differing(form, from);
      await step('writeBack', {
        writes: updates(kind, recordId),
        async run() {
          const now = await readLatest(
            () => records(calendar).read(recordId),
            (found) => Object.keys(differing(changes, found)).length === 0,
          );
          const back = differing(from, form);
          if (Object.keys(differing(back, now)).length === 0) return true;
          if (Object.keys(differing(changes, now)).length > 0)
            throw new Fault({ kind: 'conflict', reason: 'recordChangedAgain', about: now.name });
          await records(calendar).update(recordId, back);
          return true;
        },
      });
    },
    words: ({ form }) => [form.name],
  });
}

/** The fields of one that read otherwise in the other; none and empty are the same. */
function differing<Fields extends Partial<RecordFields>>(
  one: Fields,
  other: Partial<RecordFields>,
): Partial<Fields> {
  const fields = Object.entries(one).filter(
    ([field, value]) => (value ?? '').trim() !== (other[field] ?? '').trim(),
  );
  return Object.fromEntries(fields.map(([field, value]) => [field, value ?? ''])) as Partial<Fields>;
}
