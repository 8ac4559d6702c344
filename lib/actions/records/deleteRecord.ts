import * as z from 'zod/mini';
import { itemId } from '../../calendar/shared/parameters';
import type { RecordKind } from '../../calendar/shared/resources';
import { type Action, action } from '../shared/action';
import { ignoreNotFound } from '../shared/ignoreNotFound';
import { wroteSome } from '../shared/siteEffects';
import { removes, updates } from '../shared/writes';
import { type RecordAction, removeUnused } from './createRecord';
import { madeRecordKey } from './recordKey';
import type { RecordFields } from './records';

const Input = () => z.object({ recordId: itemId(), name: z.string() });
type Input = z.output<ReturnType<typeof Input>>;

/**
 * Creates the action that deletes a record of one kind, unless an event uses it: trashing a venue that is in use unlinks
 * it for good, and an organizer all others with it (calendar API behaviour, section 8). Undo takes a venue or an
 * organizer out of the trash; a category or a tag is gone for good.
 */
export function deleteRecord<const Kind extends RecordKind, Fields extends RecordFields>({
  kind,
  records,
  isTrashed,
}: RecordAction<Kind, Fields> & { isTrashed: boolean }): Action<`${Kind}.delete`> {
  return action<`${Kind}.delete`, Input, number>({
    id: `${kind}.delete`,
    version: 1,
    service: 'calendar',
    confirmed: true,
    input: Input,
    concurrencyKey: ({ recordId }) => madeRecordKey(kind, recordId),
    async run({ input: { recordId }, step, readLatest, calendar, wordpress }) {
      await step('remove', {
        writes: removes(kind, recordId),
        async run() {
          // Gone already: perhaps by this step itself, whose answer was lost
          await ignoreNotFound(removeUnused({ readLatest, wordpress }, records(calendar), recordId));
          return true;
        },
      });
      return recordId;
    },
    ...(isTrashed && {
      undo: async ({ input: { recordId }, result, step, calendar }) => {
        if (result === undefined) return undefined;
        await step('restore', {
          writes: updates(kind, recordId),
          async run() {
            await records(calendar).restore?.(recordId);
            return true;
          },
        });
        return undefined;
      },
    }),
    substitutions: ({ name }) => [name],
    effects: ({ recordId }) => [{ kind: 'siteWritten', resource: kind, ids: [recordId] }, wroteSome('event')],
  });
}
