import { beforeEach, describe, expect, it } from 'vitest';
import { eventAsSent, toDraft, type WholeEvent } from '../../../../lib/calendar/editing/mergeEvent';
import { readForEditing } from '../../../../lib/calendar/editing/readForEditing';
import { rawTexts } from '../../../../lib/calendar/wordpress';
import { freshSandbox } from '../../../sandbox/fresh';
import { type Workbench, workbench } from '../workbench';

const sandbox = await freshSandbox();
let bench: Workbench;
let eventId: number;
let seen: WholeEvent;

beforeEach(async () => {
  bench = await workbench(sandbox);
  eventId = (await bench.clients.calendar.events.create(tides())).id;
  seen = await whole();
});

/** An event with a value in every field that an update would reset. */
function tides() {
  const [venue] = sandbox.calendar.venues();
  const organizers = sandbox.calendar.organizers();
  return {
    title: 'Tides & “ties”',
    description: 'With *slides*\n\nand <em>cake</em>.',
    start_date: '2026-12-10 19:30:15',
    end_date: '2026-12-10 21:00:00',
    timezone: 'Asia/Kolkata',
    status: 'draft',
    cost: '$1234.50',
    website: 'https://venue.example/talk?a=1&b=2',
    show_map: true,
    sticky: true,
    featured: true,
    venue: Number(venue?.id),
    organizer: organizers.slice(0, 2).map(({ id }) => Number(id)),
  };
}

async function whole(): Promise<WholeEvent> {
  const { event, raw } = await readForEditing(bench.clients, eventId);
  return eventAsSent(event, raw);
}

const form = {
  title: 'Tides & “ties”',
  description: 'With *slides*\n\nand <em>cake</em>.',
  start: '2026-12-10T19:30',
  end: '2026-12-10T21:00',
  allDay: false,
  timeZone: 'Asia/Kolkata',
  venue: null as unknown,
  organizers: [] as unknown[],
  status: 'draft',
  cost: '$1234.50',
  website: 'https://venue.example/talk?a=1&b=2',
  image: '',
  categories: [],
  tags: [],
};
const input = (changes: Partial<typeof form>) => {
  const from = { ...form, venue: { id: seen.venue }, organizers: seen.organizer.map((id) => ({ id })) };
  return { eventId, seen, from, form: { ...from, ...changes } };
};
const stored = () => sandbox.calendar.events().find(({ id }) => id === eventId);
const row = () => ({ eventId, title: 'Tides' });

describe('an event of a user who may not publish', () => {
  it('is submitted for review, and undo withdraws it', async () => {
    bench = await workbench(sandbox, 'contributor1');
    const { id } = await bench.clients.calendar.events.create({
      title: 'Ebb',
      start_date: '2026-12-10 19:30:00',
      end_date: '2026-12-10 21:00:00',
      cost: '12',
      website: 'https://venue.example/ebb',
      featured: true,
    });
    const status = () => sandbox.calendar.events().find((event) => event.id === id);
    expect(status()).toMatchObject({ status: 'draft' });
    const job = await bench.run('event.review', { eventId: id, title: 'Ebb' });
    expect(job).toMatchObject({ state: 'done', result: { status: 'pending' } });
    expect(job.result).not.toHaveProperty('problem');
    expect(status()).toMatchObject({ status: 'pending', cost: '$12', featured: true });
    expect((await bench.undo(job)).state).toBe('undone');
    expect(status()).toMatchObject({ status: 'draft', cost: '$12' });
  });
});

describe('edit event', () => {
  it('writes the changed fields, keeps all others, and undo restores them', async () => {
    const job = await bench.run('event.edit', input({ title: 'Ebb', cost: '12', end: '2026-12-10T22:00' }));
    expect(job).toMatchObject({ state: 'done', result: { eventId } });
    expect(await whole()).toEqual({
      ...seen,
      title: 'Ebb',
      cost: '12',
      end_date: '2026-12-10 22:00:00',
    });
    expect(stored()).toMatchObject({ utc_start_date: '2026-12-10 14:00:15' });
    expect((await bench.undo(job)).state).toBe('undone');
    expect(await whole()).toEqual(seen);
  });

  it('sends nothing if the event differs from what the person saw', async () => {
    await bench.clients.wordpress.rawEvents.update({ id: eventId, ...rawTexts }, { title: 'Changed by Kim' });
    const job = await bench.run('event.edit', input({ cost: '12' }));
    expect(job).toMatchObject({ state: 'failed', fault: { reason: 'eventChanged', about: 'title' } });
    expect(await whole()).toEqual({ ...seen, title: 'Changed by Kim' });
  });

  it.each([
    [
      'a picture that the site cannot load',
      { image: 'https://nowhere.example/picture.png' },
      'rest_invalid_param',
    ],
    ['a change made meanwhile', { cost: '12' }, 'eventChanged'],
  ])('leaves no new venue or organizer behind after %s', async (_name, changes, reason) => {
    if (reason === 'eventChanged')
      await bench.clients.wordpress.rawEvents.update({ id: eventId, ...rawTexts }, { title: 'By Kim' });
    const places = { venue: { name: 'Wharf Loft' }, organizers: [{ name: 'Tide Society' }] };
    const job = await bench.run('event.edit', input({ ...changes, ...places }));
    expect(job).toMatchObject({ state: 'failed', fault: { reason }, steps: {} });
    const made = [
      ...sandbox.calendar.venues().filter(({ venue }) => venue === 'Wharf Loft'),
      ...sandbox.calendar.organizers().filter(({ organizer }) => organizer === 'Tide Society'),
    ];
    expect(made.filter(({ status }) => status !== 'trash')).toEqual([]);
  });

  it('reads the event if the form has none, keeps changes made meanwhile, and undo restores its own', async () => {
    await bench.clients.wordpress.rawEvents.update({ id: eventId, ...rawTexts }, { title: 'Changed by Kim' });
    const { seen: _unseen, ...blind } = input({ cost: '12' });
    const job = await bench.run('event.edit', blind);
    expect(await whole()).toEqual({
      ...seen,
      title: 'Changed by Kim',
      cost: '12',
    });
    await bench.undo(job);
    expect(await whole()).toEqual({ ...seen, title: 'Changed by Kim' });
  });

  it('does not undo later changes', async () => {
    const job = await bench.run('event.edit', input({ title: 'Ebb' }));
    await bench.run('event.edit', {
      ...input({ title: 'Flow' }),
      seen: await whole(),
      from: { ...input({}).from, title: 'Ebb' },
    });
    expect(await bench.undo(job)).toMatchObject({ state: 'done', fault: { reason: 'eventChangedAgain' } });
    expect((await whole()).title).toBe('Flow');
  });

  it('writes the organizers in the order of the form, and undo brings back the former ones', async () => {
    const other = sandbox.calendar.organizers().find(({ id }) => !seen.organizer.includes(Number(id)));
    const [first, second] = seen.organizer;
    const wanted = [{ id: second }, { name: 'Zylmorf Choir' }, { id: other?.id }, { id: first }];
    const job = await bench.run('event.edit', input({ organizers: wanted }));
    const choir = sandbox.calendar.organizers().find(({ organizer }) => organizer === 'Zylmorf Choir');
    expect((await whole()).organizer).toEqual([second, choir?.id, other?.id, first]);
    expect(await bench.undo(job)).toMatchObject({ state: 'undone' });
    expect((await whole()).organizer).toEqual([first, second]);
    const statuses = [choir, other].map(
      (one) => sandbox.calendar.organizers().find(({ id }) => id === one?.id)?.status,
    );
    expect(statuses).toEqual(['trash', 'publish']);
  });

  it('moves an organizer to another place', async () => {
    const organizers = seen.organizer.toReversed().map((id) => ({ id }));
    const job = await bench.run('event.edit', input({ organizers }));
    expect((await whole()).organizer).toEqual(seen.organizer.toReversed());
    await bench.undo(job);
    expect((await whole()).organizer).toEqual(seen.organizer);
  });

  it('of an older version replaces the organizer that its form showed, and keeps the others', async () => {
    const other = sandbox.calendar.organizers().find(({ id }) => !seen.organizer.includes(Number(id)));
    const { organizers: _list, ...from } = input({}).from;
    const before = { ...from, organizer: { id: seen.organizer[0] } };
    const after = { ...from, organizer: { id: other?.id } };
    await bench.run('event.edit', { eventId, seen, from: before, form: after });
    expect((await whole()).organizer).toEqual([other?.id, seen.organizer[1]]);
  });

  it('restores all but a first venue, which stays, even if the answer is lost', async () => {
    const draft = { title: 'Ebb', start_date: '2026-12-10 19:30:00', end_date: '2026-12-10 21:00:00' };
    eventId = (await bench.clients.calendar.events.create({ ...draft, timezone: 'Asia/Kolkata' })).id;
    seen = await whole();
    const from = { ...form, title: 'Ebb', cost: '', website: '', start: '2026-12-10T19:30' };
    const job = await bench.run('event.edit', {
      eventId,
      seen,
      from,
      form: { ...from, cost: '12', venue: { name: 'Far Lighthouse' } },
    });
    expect(job.state).toBe('done');
    const withVenue = await whole();
    expect(withVenue).toMatchObject({ cost: '12', venue: expect.any(Number) });
    const path = new RegExp(`/events/${eventId}$`);
    sandbox.faults.set({ method: 'POST', path, kind: 'drop', when: 'after', times: 1 });
    await bench.undo(job);
    expect((await bench.undo(job)).fault?.reason).not.toBe('eventChangedAgain');
    expect(await whole()).toEqual({ ...seen, venue: withVenue.venue });
  });

  it('reports that a venue cannot be removed, and that a time does not exist', async () => {
    const none = await bench.run('event.edit', input({ venue: null }));
    expect(none).toMatchObject({ state: 'failed', fault: { reason: 'venueStays' } });
    const gap = await bench.run(
      'event.edit',
      input({ start: '2027-03-28T02:30', end: '2027-03-28T05:00', timeZone: 'Europe/Paris' }),
    );
    expect(gap).toMatchObject({ state: 'failed', fault: { reason: 'noSuchTime', about: 'start' } });
    expect(await whole()).toEqual(seen);
  });

  it('is written once even if the answer is lost', async () => {
    sandbox.faults.set({
      method: 'POST',
      path: new RegExp(`/events/${eventId}$`),
      kind: 'drop',
      when: 'after',
      times: 1,
    });
    const job = await bench.run('event.edit', input({ title: 'Ebb', venue: { name: 'Far Lighthouse' } }));
    expect(job.state).toBe('done');
    const writes = sandbox.requests.filter(
      ({ method, path }) => method === 'POST' && path.endsWith(`/events/${eventId}`),
    );
    expect(writes).toHaveLength(1);
    expect(stored()).toMatchObject({ title: 'Ebb', venue: { venue: 'Far Lighthouse' } });
  });

  it.each([/POST .*\/venues$/, /POST .*\/events\/\d+$/])('goes on when killed after %s', async (at) => {
    const job = await bench.runKilled(
      'event.edit',
      input({ title: 'Ebb', venue: { name: 'Far Light' } }),
      at,
    );
    expect(job.state).toBe('done');
    expect(sandbox.calendar.venues().filter(({ venue }) => venue === 'Far Light')).toHaveLength(1);
    expect(stored()).toMatchObject({ title: 'Ebb', venue: { venue: 'Far Light' } });
  });

  it('reports what a contributor may not do', async () => {
    bench = await workbench(sandbox, 'subscriber1');
    expect(await bench.run('event.edit', input({ title: 'Ebb' }))).toMatchObject({
      state: 'failed',
      fault: { kind: 'notAllowed' },
    });
  });
});

describe('duplicate event', () => {
  it('creates one draft with the same fields even if the answer is lost, and undo trashes it', async () => {
    await bench.run('event.publish', row());
    const job = await bench.runKilled('event.duplicate', row(), /POST .*\/events$/);
    expect(job.state).toBe('done');
    const all = sandbox.calendar.events().filter(({ title }) => String(title).includes('ties'));
    expect(all.map(({ status }) => status).sort()).toEqual(['draft', 'publish']);
    const { eventId: copyId } = job.result as { eventId: number };
    const [copy, original] = await Promise.all(
      [copyId, eventId].map(async (id) => {
        const { event, raw } = await readForEditing(bench.clients, id);
        return toDraft(event, raw);
      }),
    );
    expect(copy).toEqual(original);
    await bench.undo(job);
    expect(sandbox.calendar.events().find(({ id }) => id === copyId)).toMatchObject({ status: 'trash' });
    expect(stored()).toMatchObject({ status: 'publish' });
  });
});

describe('publish and unpublish', () => {
  it('change only the status, and undo restores it', async () => {
    const published = await bench.run('event.publish', row());
    expect(await whole()).toEqual({
      ...seen,
      status: 'publish',
      slug: expect.any(String),
      date: expect.any(String),
      date_utc: expect.any(String),
    });
    await bench.undo(published);
    expect((await whole()).status).toBe('draft');
    await bench.run('event.publish', row());
    const unpublished = await bench.run('event.unpublish', row());
    expect((await whole()).status).toBe('draft');
    await bench.undo(unpublished);
    expect((await whole()).status).toBe('publish');
  });

  it('keep a status that was changed again, and undo says so', async () => {
    const published = await bench.run('event.publish', row());
    await bench.run('event.review', row());
    const undone = await bench.undo(published);
    expect(undone).toMatchObject({ state: 'done', fault: { reason: 'eventChangedAgain' } });
    expect((await whole()).status).toBe('pending');
  });

  it('report that the event waits for review if the user may not publish', async () => {
    bench = await workbench(sandbox, 'contributor1');
    const own = await bench.clients.calendar.events.create({ ...tides(), title: 'Own', status: 'draft' });
    const job = await bench.run('event.publish', { eventId: own.id, title: 'Own' });
    expect(job).toMatchObject({ state: 'done', result: { problem: { reason: 'statusDiffers' } } });
  });
});

describe('trash and restore', () => {
  it('undo each other, with every field; a draft without a slug gets that of its title', async () => {
    expect(seen.slug).toBe('');
    const trashed = await bench.run('event.trash', row());
    expect(stored()).toMatchObject({ status: 'trash' });
    await bench.undo(trashed);
    expect(await whole()).toEqual({ ...seen, slug: 'tides-ties' });

    await bench.run('event.trash', row());
    const restored = await bench.run('event.restore', row());
    expect(restored.state).toBe('done');
    expect(await whole()).toEqual({ ...seen, slug: 'tides-ties' });
    await bench.undo(restored);
    expect(stored()).toMatchObject({ status: 'trash' });
  });

  it('leave nothing of the trash in the address of an event that is published later', async () => {
    await bench.run('event.trash', row());
    await bench.run('event.restore', row());
    await bench.run('event.publish', row());
    expect(await whole()).toMatchObject({ status: 'publish', slug: 'tides-ties' });
  });

  it('publish a draft that was restored elsewhere at the address of its title', async () => {
    await bench.run('event.trash', row());
    await bench.clients.calendar.events.update({ id: eventId }, { ...tides(), status: 'draft' });
    expect((await whole()).slug).toMatch(/^__trashed/);
    await bench.run('event.publish', row());
    expect(await whole()).toMatchObject({ status: 'publish', slug: 'tides-ties' });
  });

  it('restore a public event at the same address', async () => {
    await bench.run('event.publish', row());
    const { slug } = await whole();
    const trashed = await bench.runKilled('event.trash', row(), /DELETE/);
    expect(trashed.state).toBe('done');
    await bench.undo(trashed);
    expect(await whole()).toMatchObject({ status: 'publish', slug });
  });
});
