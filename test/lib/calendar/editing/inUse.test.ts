import { expect, it, vi } from 'vitest';
import { hasListedEvents, isInUse } from '../../../../lib/calendar/editing/inUse';
import { Fault } from '../../../../lib/errors';

/** A calendar with these events, those in the trash listed only if asked for, and these places that have events. */
function createClient({ events = [], trashed = [], places = [] }: Record<string, number[]>, fault?: Fault) {
  const rows = (ids: number[]) => ids.map((id) => ({ id }));
  const list = vi.fn(async ({ status }: { status?: string[] }) => {
    if (fault) throw fault;
    return { events: rows(status ? trashed : events), total_pages: 1 };
  });
  const venues = vi.fn(async () => ({ venues: rows(places), total_pages: 1 }));
  const organizers = vi.fn(async () => ({ organizers: rows(places), total_pages: 1 }));
  const client = { events: { list }, venues: { list: venues }, organizers: { list: organizers } };
  return { client: client as unknown as Parameters<typeof hasListedEvents>[0], list, venues, organizers };
}

it.each<[string, Record<string, number[]>, number[], boolean]>([
  ['no event', {}, [], false],
  ['an event', { events: [1] }, [], true],
  ['an event in the trash', { trashed: [1] }, [], true],
  ['only events to ignore', { events: [1, 2], trashed: [1] }, [1, 2], false],
  ['another event than the one to ignore', { events: [1, 2] }, [1], true],
  ['another event in the trash', { events: [1], trashed: [1, 2] }, [1], true],
])('a record with %s', async (_name, rows, except, expected) => {
  const { client, list } = createClient(rows);
  expect(await hasListedEvents(client, 'tags', 7, new Set(except))).toBe(expected);
  expect(await isInUse(client, 'venue', 7, new Set(except))).toBe(expected);
  expect(list.mock.calls[0]?.[0]).toMatchObject({ starts_after: '1970-01-02', tags: [7] });
});

it('the trash is searched by its status, and only if no other event was found', async () => {
  const { client, list } = createClient({});
  await hasListedEvents(client, 'organizer', 7);
  expect(list.mock.calls.map(([{ status }]) => status)).toStrictEqual([undefined, ['trash']]);
  const used = createClient({ events: [1] });
  await hasListedEvents(used.client, 'organizer', 7);
  expect(used.list).toHaveBeenCalledTimes(1);
});

it.each(['venue', 'organizer'] as const)(
  'a %s is in use if the list of those with events has it',
  async (kind) => {
    const { client, venues, organizers } = createClient({ places: [6, 7] });
    expect(await isInUse(client, kind, 7)).toBe(true);
    expect(await isInUse(client, kind, 8)).toBe(false);
    const [asked, other] = kind === 'venue' ? [venues, organizers] : [organizers, venues];
    expect(asked).toHaveBeenCalledWith({ has_events: true, page: 1, per_page: 50 });
    expect(other).not.toHaveBeenCalled();
  },
);

it.each<[string, Fault, boolean]>([
  [
    'refused as a filter',
    new Fault({ kind: 'badInput', reason: 'rest_invalid_param', about: 'venue' }),
    true,
  ],
  [
    'refused for another field',
    new Fault({ kind: 'badInput', reason: 'rest_invalid_param', about: 'page' }),
    false,
  ],
  ['not answered', new Fault({ kind: 'transient', reason: 'http503', about: 'venue' }), false],
])('a venue that is %s', async (_name, fault, isGone) => {
  const listed = hasListedEvents(createClient({}, fault).client, 'venue', 7);
  if (isGone) expect(await listed).toBe(false);
  else await expect(listed).rejects.toBe(fault);
});
