import { beforeEach, describe, expect, it } from 'vitest';
import { organizerRecords, toVenueDetail, venueRecords } from '../../../../lib/actions/records/placeRecords';
import { termRecords } from '../../../../lib/actions/records/termRecords';
import { freshSandbox } from '../../../sandbox/fresh';
import { type Workbench, workbench } from '../workbench';

const sandbox = await freshSandbox();
let bench: Workbench;

beforeEach(async () => {
  bench = await workbench(sandbox);
});

const times = { start_date: '2026-12-10 19:30:00', end_date: '2026-12-10 21:00:00' };
const venueNamed = (name: string) => sandbox.calendar.venues().filter(({ venue }) => venue === name);
const fields = { name: 'Far Lighthouse', address: '1 Cape Road', city: 'Port Ellis', website: '' };

describe('venues', () => {
  it('are created once even if the answer is lost, and undo deletes them while unused', async () => {
    const job = await bench.runKilled('venue.create', { fields }, /POST .*\/venues$/);
    expect(job.state).toBe('done');
    expect(venueNamed(fields.name)).toMatchObject([{ address: '1 Cape Road', status: 'publish' }]);
    expect((await bench.undo(job)).state).toBe('undone');
    expect(venueNamed(fields.name)).toMatchObject([{ status: 'trash' }]);
  });

  it('are deleted once by undo, even if the answer is lost', async () => {
    const job = await bench.run('tag.create', { fields: { name: 'Lanterns' } });
    sandbox.faults.set({ method: 'DELETE', path: /\/tags\/\d+$/, kind: 'drop', when: 'after', times: 1 });
    expect((await bench.undo(job)).state).toBe('undone');
    expect(sandbox.calendar.tags().filter(({ name }) => name === 'Lanterns')).toEqual([]);
  });

  it.each([
    ['a draft', { status: 'draft' }],
    ['a past one', { start_date: '2019-01-01 10:00:00', end_date: '2019-01-01 11:00:00' }],
    ['one hidden from listings', { hide_from_listings: true, status: 'publish' }],
    ['one in the trash', { status: 'draft', trashed: true }],
  ])(
    'are kept by undo if an event uses them: %s',
    async (_which, { trashed, ...event }: Record<string, unknown>) => {
      const job = await bench.run('venue.create', { fields });
      const { id } = await bench.clients.calendar.events.create({
        title: 'Tides',
        ...times,
        ...event,
        venue: Number(job.result),
      });
      if (trashed) await bench.clients.calendar.events.delete({ id });
      expect(await bench.undo(job)).toMatchObject({ state: 'done', fault: { reason: 'recordInUse' } });
      expect(venueNamed(fields.name)).toMatchObject([{ status: 'publish' }]);
    },
  );

  it('are not created twice, and similar ones need a decision', async () => {
    const before = sandbox.calendar.venues();
    expect(await bench.run('venue.create', { fields: { name: 'old pier HALL' } })).toMatchObject({
      state: 'failed',
      fault: { reason: 'recordThere' },
    });
    expect(await bench.run('venue.create', { fields: { name: 'Old Peir Hall' } })).toMatchObject({
      state: 'failed',
      fault: { reason: 'venueClose', about: 'Old Pier Hall' },
    });
    expect(sandbox.calendar.venues()).toEqual(before);
    const another = await bench.run('venue.create', { fields: { name: 'Old Peir Hall' }, isAnother: true });
    expect(another.state).toBe('done');
  });

  it('are changed in the edited fields only, and undo restores those', async () => {
    const [venue] = venueNamed('Old Pier Hall');
    const recordId = Number(venue?.id);
    const { address, city, zip, state, country, phone, website } = await bench.clients.calendar.venues.read({
      id: recordId,
    });
    const from = { name: 'Old Pier Hall', address, city, zip, state, country, phone, website };
    const job = await bench.run('venue.edit', {
      recordId,
      from,
      form: { ...from, phone: '+1 207 555 0100' },
    });
    expect(job.state).toBe('done');
    const { phone: _phone, modified, modified_utc, ...rest } = venue as Record<string, unknown>;
    expect(venueNamed('Old Pier Hall')).toMatchObject([{ ...rest, phone: '+1 207 555 0100' }]);
    await bench.undo(job);
    expect((await bench.clients.calendar.venues.read({ id: recordId })).phone).toBe(phone);
  });

  it('are not changed if somebody changed them meanwhile', async () => {
    const { result } = await bench.run('venue.create', { fields });
    const recordId = Number(result);
    await bench.clients.calendar.venues.update({ id: recordId }, { city: 'Far Ellis' });
    expect(
      await bench.run('venue.edit', { recordId, from: fields, form: { ...fields, phone: '1' } }),
    ).toMatchObject({ state: 'failed', fault: { reason: 'recordChanged' } });
  });
});

it('a name of signs alone is searched whole', async () => {
  const { result } = await bench.run('tag.create', { fields: { name: '!?' } });
  const tags = termRecords(bench.clients.calendar, 'tag');
  expect(await tags.idsNamed('!?')).toEqual([result]);
  expect(bench.requests.at(-1)).toContain('search=!?&');
  expect(await tags.match([{ name: '!?' }, { name: '?!?' }])).toEqual([
    { kind: 'same', id: result, name: '!?' },
    { kind: 'none' },
  ]);
});

it.each([
  ['1 Pier', 'Lisbon', '1 Pier, Lisbon'],
  ['', 'Lisbon', 'Lisbon'],
  ['1 Pier', '', '1 Pier'],
  ['', '', ''],
])('venues of one name are told apart by %j and %j: %j', (address, city, detail) => {
  expect(toVenueDetail({ address, city } as Parameters<typeof toVenueDetail>[0])).toBe(detail);
});

it('picture, description, state and map of a venue are changed, cleared and brought back', async () => {
  const image = sandbox.calendar.pictures()[0]?.url ?? '';
  const own = {
    description: 'By the <b>water</b>.',
    image,
    status: 'draft',
    show_map: 'false',
    show_map_link: 'true',
  };
  const from = { ...fields, ...own };
  const { result } = await bench.run('venue.create', { fields: from });
  const read = () => venueRecords(bench.clients.calendar).read(Number(result));
  expect(await read()).toMatchObject(own);
  const form = {
    ...from,
    description: '',
    image: '',
    status: 'publish',
    show_map: 'true',
    show_map_link: 'false',
  };
  const edited = await bench.run('venue.edit', { recordId: result, from, form });
  expect(await read()).toMatchObject({ ...form, website: '' });
  // What is not touched stays, the picture too
  await bench.undo(edited);
  await bench.run('venue.edit', { recordId: result, from, form: { ...from, city: 'Far' } });
  expect(await read()).toMatchObject({ ...own, city: 'Far' });
});

it('the undo of a move puts a category back to the top, where its form had no parent', async () => {
  const top = await bench.run('category.create', { fields: { name: 'Upper' } });
  const { result } = await bench.run('category.create', { fields: { name: 'Lower' } });
  const from = { name: 'Lower', description: '' };
  const moved = await bench.run('category.edit', {
    recordId: result,
    from,
    form: { ...from, parent: String(top.result) },
  });
  const parent = () => sandbox.calendar.categories().find(({ id }) => id === result)?.parent;
  expect(parent()).toBe(top.result);
  expect((await bench.undo(moved)).state).toBe('undone');
  expect(parent()).toBe(0);
});

it('the form of a record has every field, empty where the site has nothing', async () => {
  const made = async (kind: 'venue' | 'organizer') =>
    Number((await bench.run(`${kind}.create`, { fields: { name: 'Zylmorf' } })).result);
  const { calendar } = bench.clients;
  expect(await venueRecords(calendar).read(await made('venue'))).toEqual({
    name: 'Zylmorf',
    address: '',
    city: '',
    state: '',
    zip: '',
    country: '',
    phone: '',
    website: '',
    description: '',
    image: '',
    status: 'publish',
    show_map: 'true',
    show_map_link: 'true',
  });
  expect(await organizerRecords(calendar).read(await made('organizer'))).toEqual({
    name: 'Zylmorf',
    email: '',
    phone: '',
    website: '',
    description: '',
    image: '',
    status: 'publish',
  });
});

it('a record of a large site is found by its name, though it is not among the newest', async () => {
  const list = async (query: { search?: string; page: number; per_page: number }) => {
    const ids = query.search === 'Far Quay' ? [9_000] : Array.from({ length: 500 }, (_, id) => id + 1);
    const page = ids.slice((query.page - 1) * query.per_page, query.page * query.per_page);
    const found = page.map((id) => ({ id, name: id === 9_000 ? 'Far Quay' : `Hall ${id}` }));
    const [venues, organizers] = [
      found.map(({ id, name }) => ({ id, venue: name, address: '', city: '' })),
      found.map(({ id, name }) => ({ id, organizer: name, email: '' })),
    ];
    return { venues, organizers, total_pages: Math.ceil(ids.length / query.per_page) };
  };
  const calendar = { venues: { list }, organizers: { list } } as never;
  for (const { match, idsNamed } of [venueRecords(calendar), organizerRecords(calendar)]) {
    expect(await match([{ name: 'Far Quay' }])).toEqual([{ kind: 'same', id: 9_000, name: 'Far Quay' }]);
    expect(await idsNamed('Far Quay')).toEqual([9_000]);
  }
});

it('a field that is undefined is like an empty one', async () => {
  const made = await bench.run('venue.create', { fields });
  const edit = (form: object, from: object) =>
    bench.run('venue.edit', {
      recordId: Number(made.result),
      form: { ...fields, ...form },
      from: { ...fields, ...from },
    });
  const updates = () => bench.requests.filter((line) => /^POST .*venues\/\d/.test(line)).length;
  expect((await edit({ phone: undefined }, { phone: ' ' })).state).toBe('done');
  expect((await edit({ phone: '' }, { phone: undefined })).state).toBe('done');
  expect(updates()).toBe(0);
  expect((await edit({ zip: '04101' }, { phone: undefined })).state).toBe('done');
  // Undo minds only what was edited.
  const zipped = await edit({ phone: '', zip: '1' }, { phone: undefined, zip: '04101' });
  await bench.clients.calendar.venues.update({ id: Number(made.result) }, { phone: '7' });
  expect((await bench.undo(zipped)).state).toBe('undone');
  await bench.clients.calendar.venues.update({ id: Number(made.result) }, { phone: '' });
  const cleared = await edit({ city: undefined, zip: '04101' }, { zip: '04101' });
  expect(cleared.state).toBe('done');
  expect((await bench.clients.calendar.venues.read({ id: Number(made.result) })).city).toBe('');
  expect((await bench.undo(cleared)).state).toBe('undone');
  expect((await bench.clients.calendar.venues.read({ id: Number(made.result) })).city).toBe(fields.city);
});

describe('organizers', () => {
  it('are created, edited, restored, and kept while an event uses them', async () => {
    const made = await bench.run('organizer.create', {
      fields: { name: 'Tide Society', email: 'a@venue.example' },
    });
    const recordId = Number(made.result);
    const from = { name: 'Tide Society', email: 'a@venue.example' };
    const edited = await bench.run('organizer.edit', { recordId, from, form: { ...from, email: '' } });
    expect((await bench.clients.calendar.organizers.read({ id: recordId })).email).toBe('');
    await bench.undo(edited);
    expect((await bench.clients.calendar.organizers.read({ id: recordId })).email).toBe('a@venue.example');
    await bench.clients.calendar.events.create({ title: 'Tides', ...times, organizer: [recordId] });
    expect(await bench.undo(made)).toMatchObject({ state: 'done', fault: { reason: 'recordInUse' } });
  });
});

describe('a category', () => {
  const named = (name: string) => sandbox.calendar.categories().find((term) => term.name === name);
  const findId = (name: string) => String(named(name)?.id);

  it('is created below a parent where its name is free', async () => {
    const made = await bench.run('category.create', { fields: { name: 'Jazz', parent: '' } });
    expect(made.state).toBe('done');
    expect(await bench.clients.calendar.categories.read({ id: Number(made.result) })).toMatchObject({
      name: 'Jazz',
      parent: 0,
    });
    expect(
      await bench.run('category.create', { fields: { name: 'jazz', parent: findId('Music') } }),
    ).toMatchObject({ fault: { reason: 'recordThere' } });
  });

  it('is moved below a parent, and back to the top level', async () => {
    const { result } = await bench.run('category.create', { fields: { name: 'Shanties' } });
    const recordId = Number(result);
    const from = { name: 'Shanties', description: '', parent: '' };
    const form = { ...from, parent: findId('Music') };
    const moved = await bench.run('category.edit', { recordId, from, form });
    expect(named('Shanties')).toMatchObject({ parent: Number(form.parent), name: 'Shanties' });
    expect((await bench.undo(moved)).state).toBe('undone');
    expect(named('Shanties')).toMatchObject({ parent: 0 });
  });
});

it.each(['venue', 'organizer', 'category', 'tag'] as const)(
  'a %s is deleted although the answer was lost, and also if it is gone already',
  async (kind) => {
    const { result } = await bench.run(`${kind}.create`, { fields: { name: 'Lanterns' } });
    const input = { recordId: Number(result), name: 'Lanterns' };
    expect(await bench.runKilled(`${kind}.delete`, input, /^DELETE/)).toMatchObject({ state: 'done' });
    expect(await bench.run(`${kind}.delete`, input)).toMatchObject({ state: 'done' });
  },
);

describe.each(['category', 'tag'] as const)('a %s', (kind) => {
  const terms = () => (kind === 'category' ? bench.clients.calendar.categories : bench.clients.calendar.tags);

  it('is created once, edited, restored, and deleted while unused', async () => {
    const made = await bench.runKilled(`${kind}.create`, { fields: { name: 'Tides & co' } }, /POST/);
    expect(made.state).toBe('done');
    const recordId = Number(made.result);
    expect(await bench.run(`${kind}.create`, { fields: { name: 'tides & CO' } })).toMatchObject({
      fault: { reason: 'recordThere' },
    });
    const from = { name: 'Tides & co', description: '' };
    const form = { name: 'Ebb', description: 'Low water' };
    const edited = await bench.run(`${kind}.edit`, { recordId, from, form });
    expect(await terms().read({ id: recordId })).toMatchObject(form);
    await bench.undo(edited);
    expect(await terms().read({ id: recordId })).toMatchObject(from);
    await bench.undo(made);
    await expect(terms().read({ id: recordId })).rejects.toMatchObject({ data: { kind: 'notFound' } });
  });

  it('is deleted once, even if reads lag and the answer is lost', async () => {
    const made = await bench.run(`${kind}.create`, { fields: { name: 'Lanterns' } });
    const id = Number(made.result);
    const seen = await terms().read({ id });
    const path = kind === 'category' ? 'categories' : 'tags';
    sandbox.faults.set({
      method: 'DELETE',
      path: new RegExp(`/${path}/${id}$`),
      kind: 'drop',
      when: 'after',
      times: 1,
    });
    sandbox.faults.set({ method: 'GET', path: new RegExp(`/${path}/${id}$`), kind: 'body', body: seen });
    expect((await bench.undo(made)).state).toBe('undone');
    sandbox.faults.clear();
    await expect(terms().read({ id })).rejects.toMatchObject({ data: { kind: 'notFound' } });
  });

  it('is kept while an event uses it', async () => {
    const made = await bench.run(`${kind}.create`, { fields: { name: 'Tides' } });
    const key = kind === 'category' ? 'categories' : 'tags';
    await bench.clients.calendar.events.create({ title: 'Ebb', ...times, [key]: [Number(made.result)] });
    expect(await bench.undo(made)).toMatchObject({ state: 'done', fault: { reason: 'recordInUse' } });
  });

  it('is refused without the right to create it', async () => {
    bench = await workbench(sandbox, 'contributor1');
    expect(await bench.run(`${kind}.create`, { fields: { name: 'Tides' } })).toMatchObject({
      state: 'failed',
      fault: { kind: 'notAllowed' },
    });
  });
});

it('the description of a venue or organizer is edited as it was typed', async () => {
  const typed = 'A "hall"...\n\n[map] at C:\\plan <!-- wp:paragraph {"a":"\\u002d"} --><p>Old</p>';
  const { calendar, wordpress } = bench.clients;
  for (const [kind, records] of [
    ['venue', venueRecords(calendar, wordpress)],
    ['organizer', organizerRecords(calendar, wordpress)],
  ] as const) {
    const from = { name: 'Zylmorf', description: typed };
    const { result } = await bench.run(`${kind}.create`, { fields: from });
    const read = async () => (await records.read(Number(result))).description;
    expect(await read()).toBe(typed);
    const form = { ...from, description: `${typed} \\ new` };
    const edited = await bench.run(`${kind}.edit`, { recordId: result, from, form });
    expect([edited.state, await read()]).toEqual(['done', form.description]);
    expect((await bench.undo(edited)).state).toBe('undone');
    expect(await read()).toBe(typed);
  }
});

it('the description of a record that may not be read as typed is the one that is shown', async () => {
  const { result } = await bench.run('venue.create', {
    fields: { name: 'Zylmorf', description: 'A "hall"' },
  });
  const { clients } = await workbench(sandbox, 'contributor1');
  const read = (site?: typeof clients.wordpress) => venueRecords(clients.calendar, site).read(Number(result));
  expect((await read(clients.wordpress)).description).toBe('A &#8220;hall&#8221;');
  expect((await read(bench.clients.wordpress)).description).toBe('A "hall"');
});
