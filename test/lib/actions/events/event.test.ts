import { beforeEach, describe, expect, it } from 'vitest';
import { withoutPicture } from '../../../../lib/actions/events/withoutPicture';
import { freshSandbox } from '../../../sandbox/fresh';
import { type Workbench, workbench } from '../workbench';

const sandbox = await freshSandbox();
let bench: Workbench;

beforeEach(async () => {
  bench = await workbench(sandbox);
});

const form = {
  title: 'Lecture on “tides”',
  description: 'With slides.',
  start: '2026-12-10T19:30',
  end: '2026-12-10T21:00',
  allDay: false,
  timeZone: 'Europe/Paris',
  venue: null,
  organizers: [],
  status: 'publish',
  cost: '12',
  website: 'https://venue.example/talk',
  image: '',
  categories: [],
  tags: [],
};
const added = () => sandbox.calendar.events().filter((event) => String(event.title).includes('Lecture'));

describe('add event', () => {
  it('keeps local time and time zone of the form, and undo trashes the event', async () => {
    const job = await bench.run('event.add', { form });
    expect(job.state).toBe('done');
    expect(added()).toMatchObject([
      { start_date: '2026-12-10 19:30:00', utc_start_date: '2026-12-10 18:30:00', timezone: 'Europe/Paris' },
    ]);
    expect(added()).toMatchObject([{ description: expect.stringContaining('With slides.') }]);
    await bench.undo(job);
    expect(added()).toMatchObject([{ status: 'trash' }]);
  });

  it('creates one event even if the answer is lost', async () => {
    sandbox.faults.set({ method: 'POST', path: /\/events$/, kind: 'drop', when: 'after', times: 1 });
    expect((await bench.run('event.add', { form })).state).toBe('done');
    expect(added()).toHaveLength(1);
  });

  it('creates a category once for several new events, as text, and links an existing one', async () => {
    const [known] = sandbox.calendar.categories();
    const newCategories = ['Folk <b>', String(known!.name).toUpperCase()];
    const count = sandbox.calendar.categories().length;
    const jobs = ['2026-12-10', '2026-12-11', '2026-12-12'].map((day) => ({
      ...form,
      title: `Lecture ${day}`,
      newCategories,
      start: `${day}T19:30`,
      end: `${day}T21:00`,
    }));
    await Promise.all(jobs.map((each) => bench.run('event.add', { form: each })));
    expect(sandbox.calendar.categories()).toHaveLength(count + 1);
    const linked = added().map(({ categories }) =>
      (categories as { name: string }[]).map(({ name }) => name).sort(),
    );
    expect(linked).toEqual(Array(3).fill(['Folk &lt;b&gt;', known!.name].sort()));
  });

  it('links a known venue by id, whatever its case and accents, and leaves its record alone', async () => {
    const before = sandbox.calendar.venues();
    await bench.run('event.add', { form: { ...form, venue: { name: 'OLD PIÉR hall' } } });
    expect(sandbox.calendar.venues()).toEqual(before);
    expect(added()).toMatchObject([{ venue: { venue: 'Old Pier Hall' } }]);
  });

  it('asks about a similar venue or organizer, and follows the answer', async () => {
    const venue = { name: 'Old Peir Hall', address: 'Somewhere else' };
    expect(await bench.run('event.add', { form: { ...form, venue } })).toMatchObject({
      state: 'failed',
      fault: { reason: 'venueClose', about: 'Old Pier Hall' },
    });
    const [known] = sandbox.calendar.organizers();
    const organizer = { name: `${known?.organizer} Ltd` };
    expect(await bench.run('event.add', { form: { ...form, organizers: [organizer] } })).toMatchObject({
      state: 'failed',
      fault: { reason: 'organizerClose', about: known?.organizer },
    });
    expect(added()).toEqual([]);

    const job = await bench.run('event.add', { form: { ...form, venue: { ...venue, isAnother: true } } });
    expect(job.state).toBe('done');
    expect(added()).toMatchObject([{ venue: { venue: 'Old Peir Hall', address: 'Somewhere else' } }]);
  });

  it('deletes what it created if it fails, except for what is in use meanwhile', async () => {
    const places = { venue: { name: 'Wharf Loft' }, organizers: [{ name: 'Tidal Choir' }] };
    const there = () => [
      ...sandbox.calendar
        .venues()
        .filter(({ venue, status }) => venue === 'Wharf Loft' && status !== 'trash'),
      ...sandbox.calendar
        .organizers()
        .filter((one) => one.organizer === 'Tidal Choir' && one.status !== 'trash'),
    ];
    sandbox.faults.set({ method: 'POST', path: /\/events$/, kind: 'status', status: 403, times: 2 });
    const first = await bench.run('event.add', { form: { ...form, ...places } });
    expect(first.state).toBe('failed');
    expect(there()).toHaveLength(2);
    expect((await bench.undo(first)).state).toBe('undone');
    expect(there()).toEqual([]);

    const second = await bench.run('event.add', { form: { ...form, ...places } });
    expect(second.state).toBe('failed');
    await bench.run('event.add', { form: { ...form, title: 'Another evening', venue: places.venue } });
    expect((await bench.undo(second)).state).toBe('undone');
    expect(there()).toMatchObject([{ venue: 'Wharf Loft' }]);
  });

  it('reports if the calendar stores another time', async () => {
    const { run, clients } = bench;
    const { create } = clients.calendar.events;
    clients.calendar.events.create = async (body) => {
      const event = await create(body);
      return { ...event, utc_start_date: event.start_date };
    };
    expect(await run('event.add', { form })).toMatchObject({
      state: 'done',
      result: { problem: { reason: 'utcDiffers', about: '2026-12-10 18:30:00 → 2026-12-10 19:30:00' } },
    });
  });

  it('creates a new venue and organizer once, and undo deletes them, too', async () => {
    const venue = { name: 'Harbour Hall', address: '12 Quay Street' };
    const organizer = { name: 'Tide Society', email: 'tides@venue.example' };
    sandbox.faults.set({
      method: 'POST',
      path: /\/(venues|organizers)$/,
      kind: 'drop',
      when: 'after',
      times: 2,
    });
    const job = await bench.run('event.add', { form: { ...form, venue, organizers: [organizer] } });
    expect(added()).toMatchObject([
      { venue: { venue: 'Harbour Hall' }, organizer: [{ organizer: 'Tide Society' }] },
    ]);
    expect(await bench.undo(job)).toMatchObject({ state: 'undone' });
    const venues = sandbox.calendar.venues().filter((known) => known.venue === 'Harbour Hall');
    const organizers = sandbox.calendar.organizers().filter((known) => known.organizer === 'Tide Society');
    expect(venues).toMatchObject([{ address: '12 Quay Street', status: 'trash' }]);
    expect(organizers).toMatchObject([{ status: 'trash' }]);
  });

  it('links several organizers in their order, a known one, new ones and each once', async () => {
    const [known] = sandbox.calendar.organizers();
    const wanted = [
      { name: 'Tide Society' },
      { id: Number(known?.id) },
      { name: 'Wexpod Band', isAnother: true },
      { name: 'TIDE society' },
      { id: Number(known?.id) },
    ];
    const job = await bench.run('event.add', { form: { ...form, organizers: wanted } });
    const names = () => added().map(({ organizer }) => organizer.map((one) => one.organizer));
    expect(names()).toEqual([['Tide Society', known?.organizer, 'Wexpod Band']]);
    expect(await bench.undo(job)).toMatchObject({ state: 'undone' });
    const statusOf = (name: unknown) =>
      sandbox.calendar.organizers().find(({ organizer }) => organizer === name)?.status;
    expect(['Tide Society', known?.organizer, 'Wexpod Band'].map(statusOf)).toEqual([
      'trash',
      'publish',
      'trash',
    ]);
    const row = { eventId: Number(added()[0]?.id), title: form.title };
    const restored = await bench.run('event.restore', row);
    expect(names()).toEqual([['Tide Society', known?.organizer, 'Wexpod Band']]);
    await bench.undo(restored);
    await bench.run('event.restore', row);
    expect(names()).toEqual([['Tide Society', known?.organizer, 'Wexpod Band']]);
  });

  it('keeps a new organizer that another event uses meanwhile', async () => {
    const organizers = [{ name: 'Tide Society' }, { name: 'Wexpod Band' }];
    const job = await bench.run('event.add', { form: { ...form, organizers } });
    await bench.run('event.add', {
      form: { ...form, title: 'Another evening', organizers: organizers.slice(1) },
    });
    await bench.undo(job);
    const made = sandbox.calendar.organizers().filter(({ organizer }) => /^(Tide|Wexpod)/.test(organizer));
    expect(made.map(({ organizer, status }) => [organizer, status])).toEqual([
      ['Tide Society', 'trash'],
      ['Wexpod Band', 'publish'],
    ]);
  });

  it('creates nothing before all questions are answered', async () => {
    const [known] = sandbox.calendar.organizers();
    const before = sandbox.calendar.organizers();
    const organizers = [{ name: 'Tide Society' }, { name: `${known?.organizer} Ltd` }];
    expect(
      await bench.run('event.add', { form: { ...form, venue: { name: 'Wharf Loft' }, organizers } }),
    ).toMatchObject({ state: 'failed', fault: { reason: 'organizerClose' } });
    expect(sandbox.calendar.organizers()).toEqual(before);
    expect(sandbox.calendar.venues().filter(({ venue }) => venue === 'Wharf Loft')).toEqual([]);
  });

  it('of a version that knew one organizer is added with it', async () => {
    const { organizers: _list, ...before } = form;
    const organizer = { name: 'Tide Society' };
    await bench.run('event.add', { form: { ...before, organizer } });
    expect(added()).toMatchObject([{ organizer: [{ organizer: 'Tide Society' }] }]);
  });

  describe('after undo, restoring the event', () => {
    const venue = { name: 'Harbour Hall', address: '12 Quay Street' };
    const organizer = { name: 'Tide Society', email: 'tides@venue.example' };
    const venues = () => sandbox.calendar.venues().filter((known) => known.venue === venue.name);
    const organizers = () =>
      sandbox.calendar.organizers().filter((known) => known.organizer === organizer.name);

    async function addedAndUndone() {
      const job = await bench.run('event.add', { form: { ...form, venue, organizers: [organizer] } });
      await bench.undo(job);
      return { eventId: Number(added()[0]?.id), title: form.title };
    }

    it('restores the venue and organizer that were trashed with it, and undo trashes them again', async () => {
      const row = await addedAndUndone();
      const job = await bench.run('event.restore', row);
      expect(job).toMatchObject({ state: 'done', result: { status: 'draft' } });
      expect(job.result).not.toHaveProperty('problem');
      expect(added()).toMatchObject([
        {
          status: 'draft',
          venue: { venue: venue.name, address: venue.address, status: 'publish' },
          organizer: [{ organizer: organizer.name, status: 'publish' }],
        },
      ]);
      await bench.undo(job);
      const statuses = () => [...added(), ...venues(), ...organizers()].map(({ status }) => status);
      expect(statuses()).toEqual(['trash', 'trash', 'trash']);
      await bench.run('event.restore', row);
      expect(statuses()).toEqual(['draft', 'publish', 'publish']);
    });

    it('says so if the venue was deleted permanently', async () => {
      const row = await addedAndUndone();
      sandbox.calendar.removeEvent(Number(venues()[0]?.id));
      const job = await bench.run('event.restore', row);
      expect(job).toMatchObject({ state: 'done', result: { problem: { reason: 'placesMissing' } } });
      expect(added()).toMatchObject([
        { status: 'draft', venue: [], organizer: [{ organizer: organizer.name }] },
      ]);
    });

    it('leaves records in the trash that the event did not have when it was trashed', async () => {
      const row = await addedAndUndone();
      await bench.run('event.restore', row);
      await bench.run('event.trash', row);
      await bench.clients.calendar.organizers.delete({ id: Number(organizers()[0]?.id) });
      await bench.run('event.restore', row);
      expect(organizers()).toMatchObject([{ status: 'trash' }]);
    });

    it('links a venue again that another event of the import had created', async () => {
      const forms = [1, 2].map((at) => ({ ...form, title: `Lecture ${at}`, venue }));
      const batch = await bench.runMany(
        'event.add',
        forms.map((each) => ({ form: each })),
      );
      await bench.undoMany(batch);
      const rows = added().map(({ id, title }) => ({ eventId: Number(id), title: String(title) }));
      expect(venues()).toMatchObject([{ status: 'trash' }]);
      for (const row of rows) await bench.run('event.restore', row);
      expect(added()).toMatchObject([{ venue: { venue: venue.name } }, { venue: { venue: venue.name } }]);
    });
  });

  it('keeps a venue on undo that the account may not delete, and says so', async () => {
    const [venue, organizer] = [{ name: 'Harbour Hall' }, { name: 'Tide Society' }];
    const job = await bench.run('event.add', { form: { ...form, venue, organizers: [organizer] } });
    sandbox.faults.set({ method: 'DELETE', path: /\/venues\/\d+$/, kind: 'status', status: 403 });
    expect(await bench.undo(job)).toMatchObject({
      state: 'undone',
      fault: { kind: 'conflict', reason: 'placesStayed' },
    });
    const [made] = sandbox.calendar.venues().filter((known) => known.venue === venue.name);
    const [host] = sandbox.calendar.organizers().filter((known) => known.organizer === organizer.name);
    expect([made?.status, host?.status]).toEqual(['publish', 'trash']);
  });

  it('keeps a venue on undo if another event uses it, in the trash or not', async () => {
    const venue = { name: 'Harbour Hall' };
    const status = () => sandbox.calendar.venues().find((known) => known.venue === venue.name)?.status;
    const first = await bench.run('event.add', { form: { ...form, venue } });
    const other = { ...form, title: 'Another evening', venue };
    const second = await bench.run('event.add', { form: other });
    await bench.undo(second);
    expect(status()).toBe('publish');
    await bench.undo(first);
    expect(status()).toBe('publish');
  });

  it('undoes an import with its venue, unless other events use it', async () => {
    const [one, two] = [{ name: 'Wharf Loft' }, { name: 'Quay Room' }];
    const forms = [one, one, one, two].map((venue, at) => ({ ...form, title: `Lecture ${at}`, venue }));
    const batch = await bench.runMany(
      'event.add',
      forms.map((each) => ({ form: each })),
    );
    expect(added()).toHaveLength(4);
    await bench.run('event.add', { form: { ...form, title: 'By hand', venue: two } });
    await bench.undoMany(batch);
    expect(added().map(({ status }) => status)).toEqual(Array.from({ length: 4 }, () => 'trash'));
    const venues = sandbox.calendar.venues();
    const getStatus = (name: string) => venues.find(({ venue }) => venue === name)?.status;
    expect([getStatus(one.name), getStatus(two.name)]).toEqual(['trash', 'publish']);
  });

  it('leaves nothing behind if the site cannot load the picture, and continues without it', async () => {
    const venue = { name: 'Wharf Loft' };
    const image = 'https://nowhere.example/picture.png';
    const failed = await bench.run('event.add', { form: { ...form, venue, image } });
    expect(failed).toMatchObject({
      state: 'failed',
      fault: { reason: 'rest_invalid_param', about: 'image' },
      steps: {},
    });
    const there = () => sandbox.calendar.venues().filter((known) => known.venue === venue.name);
    expect(there().filter(({ status }) => status !== 'trash')).toEqual([]);
    const done = await bench.retry(failed, withoutPicture);
    expect(done).toMatchObject({ state: 'done' });
    expect(added()).toMatchObject([{ venue: { venue: 'Wharf Loft' }, image: false }]);
  });

  it('shares a new venue and organizer with events added at the same time', async () => {
    const venue = { name: 'Harbour Hall' };
    const days = ['11', '12', '13', '14'];
    const jobs = await Promise.all(
      days.map((day, at) =>
        bench.run('event.add', {
          form: {
            ...form,
            start: `2026-12-${day}T19:30`,
            end: `2026-12-${day}T21:00`,
            venue: at % 2 === 0 ? venue : { name: 'HARBOUR  hall' },
            organizers: [{ name: 'Tide Society' }],
          },
        }),
      ),
    );
    expect(jobs.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'done']);
    expect(sandbox.calendar.venues().filter(({ venue: name }) => /^harbour/i.test(name))).toHaveLength(1);
    const made = sandbox.calendar.organizers().filter(({ organizer }) => organizer === 'Tide Society');
    expect(made).toHaveLength(1);
    expect(added().map((event) => event.organizer)).toEqual(
      days.map(() => [expect.objectContaining({ id: made[0]?.id })]),
    );
  });

  it('refuses dates that the calendar would misinterpret', async () => {
    const backwards = await bench.run('event.add', { form: { ...form, end: '2026-12-10T18:00' } });
    expect(backwards).toMatchObject({ state: 'failed', fault: { reason: 'endBeforeStart', about: 'end' } });
    const impossible = await bench.run('event.add', { form: { ...form, start: '2026-02-30T18:00' } });
    expect(impossible).toMatchObject({
      state: 'failed',
      fault: { reason: 'impossibleDate', about: 'start' },
    });
    expect(added()).toEqual([]);
  });

  it('reports what a contributor may not do', async () => {
    bench = await workbench(sandbox, 'subscriber1');
    expect(await bench.run('event.add', { form })).toMatchObject({
      state: 'failed',
      fault: { reason: 'rest_forbidden', kind: 'notAllowed' },
    });
  });
});
