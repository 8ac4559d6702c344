import { expect, it, vi } from 'vitest';
import {
  type EditableEvent,
  readForEditing,
  readTrashed,
} from '../../../../lib/calendar/editing/readForEditing';
import { Fault, type FaultKind } from '../../../../lib/errors';

const fault = (kind: FaultKind) => new Fault({ kind, reason: 'any' });
const trashed = { id: 7, status: 'trash' };

/** A client whose list holds these events, and whose read answers with this event or fault. */
function createClient(listed: object[], read: object) {
  const events = {
    list: vi.fn(async () => ({ events: listed })),
    read: vi.fn(async () => {
      if (read instanceof Fault) throw read;
      return read;
    }),
  };
  return { events, client: { events } as unknown as Parameters<typeof readTrashed>[0] };
}

it.each<[string, object[], object, object | undefined]>([
  ['in the list', [{ id: 8 }, trashed], fault('transient'), trashed],
  ['that is hidden from listings', [{ id: 8 }], trashed, trashed],
  ['that is not in the trash', [], { id: 7, status: 'draft' }, undefined],
  ['that may not be read', [], fault('notAllowed'), undefined],
  ['that is gone', [], fault('notFound'), undefined],
])('an event %s', async (_name, listed, read, expected) => {
  const { client, events } = createClient(listed, read);
  expect(await readTrashed(client, 7)).toBe(expected);
  const query = { include: [7], status: ['trash'], starts_after: '1970-01-02' };
  expect(events.list).toHaveBeenCalledWith(query);
  const isListed = listed.includes(trashed);
  expect(events.read.mock.calls).toStrictEqual(isListed ? [] : [[{ id: 7, context: 'edit' }]]);
});

it('any other fault while reading an event in the trash is passed on', async () => {
  const lost = fault('transient');
  await expect(readTrashed(createClient([], lost).client, 7)).rejects.toBe(lost);
});

it('an event for editing has its raw texts, if the account may read them', async () => {
  const event = { id: 7 };
  const raw = { title: { raw: 'Tom & "Jerry"' } };
  const { client: calendar, events } = createClient([], event);
  const read = async (answer: object) => {
    const wordpress = { rawEvents: createClient([], answer).events };
    return readForEditing({ calendar, wordpress } as unknown as Parameters<typeof readForEditing>[0], 7);
  };
  expect(await read(raw)).toStrictEqual<Record<keyof EditableEvent, unknown>>({ event, raw });
  expect(await read(fault('notAllowed'))).toStrictEqual({ event, raw: undefined });
  expect(events.read.mock.calls).toStrictEqual([[{ id: 7, context: 'edit' }], [{ id: 7, context: 'edit' }]]);
});
