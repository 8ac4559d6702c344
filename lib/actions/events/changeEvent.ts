import * as z from 'zod/mini';
import { eventAsSent } from '../../calendar/editing/mergeEvent';
import { type EditableEvent, readForEditing } from '../../calendar/editing/readForEditing';
import type { RecordKind } from '../../calendar/shared/resources';
import { Fault } from '../../errors';
import { applyEventRules, EventRule } from '../../eventForm/rules';
import { usePrefix } from '../../jobs';
import { madeRecordKey } from '../records/recordKey';
import { action } from '../shared/action';
import { refuseLoss } from './eventCurrency';
import { eventReceipt } from './eventReceipt';
import { EventRow, eventKey, eventRowAction } from './eventRow';
import { readLatestEvent } from './reflectsEvent';
import { writeEdits, writeEditsBack } from './writeEdits';

/** Whether there was nothing to change. */
const isUnchanged = ({ edits }: { edits: object }) => Object.keys(edits).length === 0;

/**
 * Changes one event of many by rules, which are applied to it as it is read then; all that they do not name stays. An
 * event in which they change nothing is left alone. Undo restores the fields, unless somebody changed them since.
 */
export const changeEvent = action({
  ...eventRowAction,
  id: 'event.change',
  version: 1,
  requests: 3,
  input: () =>
    z.object({
      ...EventRow().shape,
      rules: z.array(EventRule()).check(z.minLength(1), z.maxLength(20)),
    }),
  concurrencyKey: (input) => [eventKey(input), ...input.rules.flatMap(toUsedKeys)],
  async run({ input: { eventId, rules }, step, readLatest, calendar, wordpress }) {
    let justRead: EditableEvent | undefined;
    const { seen, edits, unchanged } = await step('read', {
      async run() {
        const read = () => readForEditing({ calendar, wordpress }, eventId);
        justRead = await readLatestEvent(readLatest, eventId, read);
        const { event, raw } = justRead;
        const now = eventAsSent(event, raw);
        const changes = applyEventRules(now, rules);
        // Rendered, it differs from what would be stored
        if (raw === undefined && changes.description !== undefined)
          throw new Fault({ kind: 'conflict', reason: 'descriptionHidden', about: event.title });
        const isUnchanged = Object.keys(changes).length === 0;
        if (!isUnchanged) refuseLoss(event, raw);
        return { seen: now, edits: changes, ...(isUnchanged && { unchanged: eventReceipt(event) }) };
      },
    });
    if (unchanged !== undefined) return { ...unchanged, edits, after: seen, seen };
    const { start_date, end_date, timezone, all_day } = { ...seen, ...edits };
    const times = edits.start_date === undefined ? undefined : { start_date, end_date, timezone, all_day };
    const written = await writeEdits(
      { step, readLatest, calendar, wordpress },
      { eventId, seen, edits, times, justRead },
    );
    return { ...written, seen };
  },
  async undo({ input: { eventId }, result, ...context }) {
    if (result === undefined || isUnchanged(result)) return undefined;
    return writeEditsBack(context, { ...result, eventId });
  },
  isUnchanged,
  link: (_input, result) => result?.url,
  problem: (result) => result.problem,
});

const kinds = { categories: 'category', tags: 'tag', organizer: 'organizer' } as const;

/**
 * The records that a rule links to the event: undo of their creation then checks whether they are in use. One that the
 * event leaves is locked, so that its deletion in the same bulk task waits for all events that leave it.
 */
function toUsedKeys(rule: EventRule): string[] {
  const used = (kind: RecordKind, id: number) => usePrefix + madeRecordKey(kind, id);
  if (rule.kind === 'venue')
    return [used('venue', rule.id), ...(rule.from === undefined ? [] : [madeRecordKey('venue', rule.from)])];
  if (rule.kind === 'add') return rule.ids.map((id) => used(kinds[rule.field], id));
  if (rule.kind !== 'swap') return [];
  return [used(kinds[rule.field], rule.to), madeRecordKey(kinds[rule.field], rule.from)];
}
