import { describe, expect, test } from 'vitest';
import { type CalendarAnswer, openCalendar } from './calendarCaller';

/** Every pair of method and path of the calendar API is answered, under both names that the namespace has. */

const change = ['POST', 'PUT', 'PATCH'];

describe.each(['tribe/events/v1', 'cal/events/v1'] as const)('%s', async (namespace) => {
  const { calendar, call } = await openCalendar(Date.parse('2026-11-21T12:00:00Z'));
  calendar.world.switches.namespace = namespace;
  const asked = new Set<string>();

  /** Notes the pair: a number in the path is an id, what follows `by-slug` a slug. */
  async function ask(method: string, path: string, body?: object): Promise<CalendarAnswer> {
    const pattern = path.replace(/\d+$/, '{id}').replace(/(?<=by-slug\/).*/, '{slug}');
    asked.add(`${method} ${pattern}`);
    return call(method, path, { as: 'robin', ...(body ? { body } : {}) });
  }

  test.each([
    ['events', 'title', { start_date: '2026-12-05 10:00', end_date: '2026-12-05 12:00' }],
    ['venues', 'venue', {}],
    ['organizers', 'organizer', {}],
  ])('%s: list, and create, read, change and delete by id and by slug', async (collection, name, more) => {
    const create = (text: string) => ask('POST', `/${collection}`, { [name]: text, ...more });
    const made = await create('First');
    const other = await create('Second');
    expect([made.status, other.status]).toEqual([201, 201]);
    const places = [`/${collection}/${made.body.id}`, `/${collection}/by-slug/${other.body.slug}`];

    for (const place of places) {
      for (const method of change) {
        const changed = await ask(method, place, { [name]: `Changed by ${method}` });
        expect([changed.status, changed.body[name]]).toEqual([200, `Changed by ${method}`]);
      }
      const read = await ask('GET', place);
      expect([read.status, read.body[name]]).toEqual([200, 'Changed by PATCH']);
    }
    const listed = await ask('GET', `/${collection}`);
    const ids: number[] = listed.body[collection].map(({ id }: { id: number }) => id);
    expect(ids).toEqual(expect.arrayContaining([made.body.id, other.body.id]));

    for (const place of places) expect((await ask('DELETE', place)).body.status).toBe('trash');
    expect((await ask('DELETE', places[0] ?? '')).status).toBe(410);
  });

  test.each(['categories', 'tags'])('%s: list, create, read, change and delete', async (collection) => {
    const made = await ask('POST', `/${collection}`, { name: 'First' });
    expect([made.status, made.body.name]).toEqual([201, 'First']);
    const place = `/${collection}/${made.body.id}`;
    for (const method of change) {
      const changed = await ask(method, place, { name: `Changed by ${method}`, description: 'Text' });
      expect([changed.status, changed.body.name]).toEqual([200, `Changed by ${method}`]);
    }
    expect((await ask('GET', place)).body).toMatchObject({ name: 'Changed by PATCH', description: 'Text' });
    const listed = await call('GET', `/${collection}?hide_empty=false&per_page=50`);
    const visible = (await ask('GET', `/${collection}`)).body[collection];
    const id = made.body.id;
    expect(listed.body[collection]).toContainEqual(expect.objectContaining({ id }));
    expect(visible).not.toContainEqual(expect.objectContaining({ id }));
    expect((await ask('DELETE', place)).status).toBe(200);
    expect((await ask('GET', place)).status).toBe(400);
  });

  test('the two meta routes name the same namespace and the same paths', async () => {
    const root = await ask('GET', '/');
    const doc = await ask('GET', '/doc');
    expect(root.body.namespace).toBe(namespace);
    expect(Object.keys(root.body.routes)).toHaveLength(15);
    expect(Object.keys(root.body.routes).every((path) => path.startsWith(`/${namespace}`))).toBe(true);
    expect(doc.body.servers).toEqual([{ url: `https://calendar.example/wp-json/${namespace}/` }]);
    expect(Object.keys(doc.body.paths)).toHaveLength(14);
  });

  test('that was all 52', () => expect(asked.size).toBe(52));
});
