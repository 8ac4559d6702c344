import { beforeEach, describe, expect, it } from 'vitest';
import { dateAtRisk } from '../../../../lib/actions/events/eventDate';
import { eventAsSent, type WholeEvent } from '../../../../lib/calendar/editing/mergeEvent';
import { readForEditing } from '../../../../lib/calendar/editing/readForEditing';
import { rawTexts } from '../../../../lib/calendar/wordpress';
import { toEventForm } from '../../../../lib/eventForm';
import { freshSandbox } from '../../../sandbox/fresh';
import { type Workbench, workbench } from '../workbench';

/** Fields that an update moves or erases although they were not edited: publication date, currency, instant. */

const sandbox = await freshSandbox();
let bench: Workbench;
let eventId: number;

const times = {
  start_date: '2026-12-10 19:30:00',
  end_date: '2026-12-10 21:00:00',
  timezone: 'America/New_York',
};
const published = { status: 'publish', date: '2026-05-01 08:00:00' };
const euros = { cost: '5 - 10', symbol: '€', position: 'suffix', code: 'EUR' };

async function add(fields: object) {
  eventId = (await bench.clients.calendar.events.create({ title: 'Tides', ...times, ...fields })).id;
}

beforeEach(async () => {
  bench = await workbench(sandbox);
  await add(published);
});

const stored = () => sandbox.calendar.events().find(({ id }) => id === eventId);
const row = () => ({ eventId, title: 'Tides' });
async function whole(): Promise<WholeEvent> {
  const { event, raw } = await readForEditing(bench.clients, eventId);
  return eventAsSent(event, raw);
}

const form = {
  title: 'Tides',
  description: '',
  start: '2026-12-10T19:30',
  end: '2026-12-10T21:00',
  allDay: false,
  timeZone: 'America/New_York',
  venue: null,
  organizers: [],
  status: 'publish',
  cost: '',
  website: '',
  image: '',
  categories: [],
  tags: [],
};
async function edit(changes: Partial<typeof form>, from = form) {
  return bench.run('event.edit', { eventId, seen: await whole(), from, form: { ...from, ...changes } });
}

describe('the publication date', () => {
  const kept = { date: '2026-05-01 08:00:00', date_utc: '2026-05-01 12:00:00' };

  it('is kept by an edit and its undo', async () => {
    const job = await edit({ title: 'Ebb' });
    expect(stored()).toMatchObject({ title: 'Ebb', status: 'publish', ...kept });
    expect((await bench.undo(job)).state).toBe('undone');
    expect(stored()).toMatchObject({ title: 'Tides', status: 'publish', ...kept });
  });

  it('is kept as an instant, even if the site changed its time zone', async () => {
    await add({ ...published, date_utc: '2026-05-01 08:00:00' });
    await edit({ title: 'Ebb' });
    expect(stored()).toMatchObject({ ...kept, date_utc: '2026-05-01 08:00:00' });
  });

  it('is kept when an event is unpublished and published again', async () => {
    const job = await bench.run('event.unpublish', row());
    expect(stored()).toMatchObject({ status: 'draft', date: kept.date });
    expect((await bench.undo(job)).state).toBe('undone');
    expect(stored()).toMatchObject({ status: 'publish', ...kept });
    await bench.run('event.unpublish', row());
    await bench.run('event.publish', row());
    expect(stored()).toMatchObject({ status: 'publish', ...kept });
  });

  it('is kept by trashing and restoring', async () => {
    const job = await bench.run('event.trash', row());
    expect((await bench.undo(job)).state).toBe('undone');
    expect(stored()).toMatchObject({ status: 'publish', ...kept });
    await bench.run('event.trash', row());
    await bench.run('event.restore', row());
    expect(stored()).toMatchObject({ status: 'draft', date: kept.date });
  });

  it('keeps a scheduled event scheduled after any action and its undo', async () => {
    const scheduled = { status: 'future', date: `${new Date().getUTCFullYear() + 1}-01-15 09:00:00` };
    await add(scheduled);
    await edit({ title: 'Ebb' }, { ...form, status: 'draft' });
    expect(stored()).toMatchObject({ title: 'Ebb', ...scheduled });
    await bench.undo(await bench.run('event.unpublish', row()));
    expect(stored()).toMatchObject(scheduled);
    await bench.undo(await bench.run('event.trash', row()));
    expect(stored()).toMatchObject(scheduled);
  });

  it.each([{}, { cost: true }])(
    'of a scheduled event is kept when it is restored from the trash as a draft (%o)',
    async ({ cost }: { cost?: boolean }) => {
      const scheduled = { status: 'future', date: `${new Date().getUTCFullYear() + 1}-01-15 09:00:00` };
      await add(scheduled);
      if (cost) sandbox.calendar.setCost(eventId, euros);
      await bench.run('event.trash', row());
      expect((await bench.run('event.restore', row())).result).not.toHaveProperty('problem');
      expect(stored()).toMatchObject({ status: 'draft', date: scheduled.date });
    },
  );

  it('of an event that was scheduled becomes now when it is published, and undo schedules it again', async () => {
    const date = `${new Date().getUTCFullYear() + 1}-01-15 09:00:00`;
    await add({ status: 'future', date });
    await bench.run('event.trash', row());
    await bench.run('event.restore', row());
    const job = await bench.run('event.publish', row());
    expect(job).toMatchObject({
      state: 'done',
      result: { status: 'publish', problem: { reason: 'publishedNow', about: date.slice(0, 16) } },
    });
    expect(stored()).toMatchObject({ status: 'publish' });
    expect(String(stored()?.date) < date).toBe(true);
    expect((await bench.undo(job)).state).toBe('undone');
    expect(stored()).toMatchObject({ status: 'draft', date });
  });

  describe('of a draft that was public before', () => {
    const draft = { status: 'draft', date: kept.date };
    beforeEach(async () => {
      await bench.run('event.unpublish', row());
      // Drafts are saved later than they were published.
      expect(stored()).toMatchObject({ ...draft, date_utc: '0000-00-00 00:00:00' });
    });

    it('is kept by repeated edits and their undo', async () => {
      await edit({ title: 'Ebb' }, { ...form, status: 'draft' });
      expect(stored()).toMatchObject({ title: 'Ebb', ...draft });
      const job = await edit({ title: 'Flow' }, { ...form, title: 'Ebb', status: 'draft' });
      expect(stored()).toMatchObject({ title: 'Flow', ...draft });
      expect((await bench.undo(job)).state).toBe('undone');
      expect(stored()).toMatchObject({ title: 'Ebb', ...draft });
      await bench.run('event.publish', row());
      expect(stored()).toMatchObject({ status: 'publish', ...kept });
    });

    it('is kept when it is submitted for review, and when its currency is set again', async () => {
      sandbox.calendar.setCost(eventId, euros);
      const job = await bench.run('event.review', row());
      expect(stored()).toMatchObject({ status: 'pending', date: kept.date, cost: '5€ – 10€' });
      expect((await bench.undo(job)).state).toBe('undone');
      expect(stored()).toMatchObject({ ...draft, cost: '5€ – 10€' });
      await edit({ title: 'Ebb' }, { ...form, status: 'draft', cost: '5€ – 10€' });
      expect(stored()).toMatchObject({ ...draft, cost: '5€ – 10€' });
    });

    it('is kept by trashing and restoring', async () => {
      sandbox.calendar.setCost(eventId, euros);
      const job = await bench.run('event.trash', row());
      expect((await bench.undo(job)).state).toBe('undone');
      expect(stored()).toMatchObject({ ...draft, cost: '5€ – 10€' });
    });

    it('is kept when it is restored from the trash, even if its currency is set again', async () => {
      sandbox.calendar.setCost(eventId, euros);
      await bench.run('event.trash', row());
      expect((await bench.run('event.restore', row())).result).not.toHaveProperty('problem');
      expect(stored()).toMatchObject({ ...draft, cost: '5€ – 10€' });
      await bench.run('event.publish', row());
      expect(stored()).toMatchObject({ status: 'publish', ...kept, cost: '5€ – 10€' });
    });

    it.each([/POST .*\/tribe\/events\/v1\/events\/\d+$/, /POST .*\/wp\/v2\/tribe_events\/\d+$/])(
      'stays where it is restored from the trash, and a worker dies after %s',
      async (at) => {
        sandbox.calendar.setCost(eventId, euros);
        await bench.run('event.trash', row());
        expect((await bench.runKilled('event.restore', row(), at)).state).toBe('done');
        expect(stored()).toMatchObject({ ...draft, cost: '5€ – 10€' });
      },
    );

    it('is set again by the next worker if one stops after the write', async () => {
      const from = { ...form, status: 'draft' };
      const input = { eventId, seen: await whole(), from, form: { ...from, title: 'Ebb' } };
      const at = /POST .*\/tribe\/events\/v1\/events\/\d+$/;
      expect((await bench.runKilled('event.edit', input, at)).state).toBe('done');
      expect(stored()).toMatchObject({ title: 'Ebb', ...draft });
    });

    it('is reported as lost if it may not be set again', async () => {
      const { event } = await readForEditing(bench.clients, eventId);
      expect(dateAtRisk({ event })).toBe('2026-05-01');
      expect(dateAtRisk(await readForEditing(bench.clients, eventId))).toBeUndefined();
      const seen = await whole();
      sandbox.faults.set({ path: /\/wp\/v2\/tribe_events/, kind: 'status', status: 403, times: 9 });
      const from = { ...form, status: 'draft' };
      const input = { eventId, seen, from, form: { ...from, title: 'Ebb' } };
      expect(await bench.run('event.edit', input)).toMatchObject({
        state: 'done',
        result: { problem: { reason: 'dateLost', about: '2026-05-01' } },
      });
    });
  });

  it('is not at risk if it was never set, or if the event is public', async () => {
    const { event } = await readForEditing(bench.clients, eventId);
    expect(dateAtRisk({ event })).toBeUndefined();
    await add({ status: 'draft' });
    const draft = await readForEditing(bench.clients, eventId);
    expect(dateAtRisk({ event: draft.event })).toBeUndefined();
  });

  it('of a draft that was never published stays unset', async () => {
    await add({ status: 'draft' });
    const open = { status: 'draft', date_utc: '0000-00-00 00:00:00' };
    await edit({ title: 'Ebb' }, { ...form, status: 'draft' });
    expect(stored()).toMatchObject(open);
    await bench.undo(await bench.run('event.publish', row()));
    expect(stored()).toMatchObject(open);
    await bench.undo(await bench.run('event.trash', row()));
    expect(stored()).toMatchObject(open);
  });
});

describe('the currency of an event', () => {
  beforeEach(() => {
    sandbox.calendar.setCost(eventId, euros);
  });
  const shown = {
    cost: '5€ – 10€',
    cost_details: {
      currency_symbol: '€',
      currency_position: 'suffix',
      currency_code: 'EUR',
      values: ['5', '10'],
    },
  };

  it('is kept by an edit and its undo', async () => {
    const job = await edit({ title: 'Ebb' });
    expect(job.result).not.toHaveProperty('problem');
    expect(stored()).toMatchObject({ title: 'Ebb', ...shown });
    expect((await bench.undo(job)).state).toBe('undone');
    expect(stored()).toMatchObject({ title: 'Tides', ...shown });
  });

  it.each(['event.unpublish', 'event.review', 'event.trash'] as const)(
    'is kept by %s and its undo',
    async (action) => {
      const job = await bench.run(action, row());
      expect(stored()).toMatchObject(shown);
      expect((await bench.undo(job)).state).toBe('undone');
      expect(stored()).toMatchObject({ status: 'publish', ...shown });
    },
  );

  const storedPrice = async () => (await readForEditing(bench.clients, eventId)).raw?.cost;

  it.each(['5 - 10', '5–10', 'EUR 5-10', 'From 5'])('leaves the price %j as it is stored', async (cost) => {
    sandbox.calendar.setCost(eventId, { ...euros, cost });
    const job = await edit({ title: 'Ebb' });
    expect(await storedPrice()).toBe(cost);
    await bench.undo(job);
    expect(await storedPrice()).toBe(cost);
    for (const action of ['event.unpublish', 'event.trash'] as const) {
      await bench.undo(await bench.run(action, row()));
      expect(await storedPrice()).toBe(cost);
    }
    expect(stored()?.cost_details).toMatchObject({ currency_symbol: '€', currency_position: 'suffix' });
  });

  it('leaves a price that was sent as a list a range', async () => {
    await add({ ...published, cost: ['5', '10'] });
    await edit({ title: 'Ebb' });
    expect(stored()?.cost_details.values).toEqual(['5', '10']);
  });

  it.each([
    ['7', '7€'],
    ['7 - 12', '7€ – 12€'],
  ])('is kept with symbol and position for the price %j', async (cost, price) => {
    const job = await edit({ cost }, { ...form, cost: '5€ – 10€' });
    expect(stored()).toMatchObject({
      cost: price,
      cost_details: { ...shown.cost_details, values: expect.anything() },
    });
    await bench.undo(job);
    expect(stored()).toMatchObject(shown);
  });

  it('is kept when an event is restored from the trash', async () => {
    await bench.run('event.trash', row());
    expect((await bench.run('event.restore', row())).state).toBe('done');
    expect(stored()).toMatchObject({ status: 'draft', ...shown });
  });

  it('is copied to a duplicate', async () => {
    const job = await bench.run('event.duplicate', row());
    eventId = (job.result as { eventId: number }).eventId;
    expect(stored()).toMatchObject({ status: 'draft', ...shown });
  });

  describe.each([/POST .*\/tribe\/events\/v1\/events\/\d+$/, /POST .*\/wp\/v2\/tribe_events\/\d+$/])(
    'is set again by the next worker if one stops after %s',
    (at) => {
      it('of an edit', async () => {
        const input = { eventId, seen: await whole(), from: form, form: { ...form, title: 'Ebb' } };
        expect((await bench.runKilled('event.edit', input, at)).state).toBe('done');
        expect(stored()).toMatchObject({ title: 'Ebb', ...shown, date: published.date });
      });

      it('of a change of its status', async () => {
        expect((await bench.runKilled('event.unpublish', row(), at)).state).toBe('done');
        expect(stored()).toMatchObject({ status: 'draft', ...shown });
      });
    },
  );

  it('is changed if another one was entered, and undo restores it', async () => {
    const from = { ...form, cost: '5€ – 10€' };
    const job = await edit({ cost: '£6 – £12' }, from);
    const pounds = {
      currency_symbol: '£',
      currency_position: 'prefix',
      currency_code: 'GBP',
      values: ['6', '12'],
    };
    expect(stored()).toMatchObject({ cost: '£6 – £12', cost_details: pounds });
    expect((await bench.undo(job)).state).toBe('undone');
    expect(stored()).toMatchObject(shown);
  });

  it('is reported as lost before anything is written if it may not be set again', async () => {
    sandbox.faults.set({ path: /\/wp\/v2\/tribe_events/, kind: 'status', status: 403, times: 9 });
    expect(await bench.run('event.unpublish', row())).toMatchObject({
      state: 'failed',
      fault: { reason: 'currencyWouldGo', about: '€' },
    });
    expect(stored()).toMatchObject({ status: 'publish', ...shown });
  });

  it('is reported as lost after an undo', async () => {
    const job = await edit({ title: 'Ebb' });
    sandbox.faults.set({ path: /\/wp\/v2\/tribe_events/, kind: 'status', status: 403 });
    expect(await bench.undo(job)).toMatchObject({
      state: 'undone',
      fault: { reason: 'currencyLost', about: '€' },
    });
  });

  it('is reported as lost after a form that was saved nevertheless', async () => {
    const seen = await whole();
    sandbox.faults.set({ path: /\/wp\/v2\/tribe_events/, kind: 'status', status: 403, times: 9 });
    const job = await bench.run('event.edit', { eventId, seen, from: form, form: { ...form, title: 'Ebb' } });
    expect(job).toMatchObject({ state: 'done', result: { problem: { reason: 'currencyLost', about: '€' } } });
  });
});

describe('a price', () => {
  const priced = async (cost: string) => {
    const job = await bench.run('event.add', { form: { ...form, title: `Ebb ${cost}`, cost } });
    return sandbox.calendar.events().find(({ id }) => id === (job.result as { eventId?: number })?.eventId);
  };

  it.each([
    ['EUR 5-10', '€5 – €10', ['5', '10']],
    ['1.234,50 €', '1234,50€', ['1234.50']],
    ['$1,234.50', '$1234.50', ['1234.50']],
    ['12,50', '$12,50', ['12.50']],
    ['7,5 – 12,50 €', '7.5€ – 12.50€', ['7.5', '12.50']],
    ['5€', '5€', ['5']],
    ['0', 'Free', ['free']],
    ['0,00 €', 'Free', ['free']],
    ['Donation', 'Donation', ['donation']],
  ])('%s shows as %s', async (cost, shown, values) => {
    expect(await priced(cost)).toMatchObject({ cost: shown, cost_details: { values } });
  });

  it('of 0 makes an event free', async () => {
    sandbox.calendar.setCost(eventId, euros);
    await edit({ cost: '0' }, { ...form, cost: '5€ – 10€' });
    expect(stored()).toMatchObject({ cost: 'Free' });
  });

  it('is refused if the site would display another one', async () => {
    const job = await bench.run('event.add', { form: { ...form, cost: '1.234' } });
    expect(job).toMatchObject({ state: 'failed', fault: { reason: 'costUnclear', about: '1.234' } });
  });
});

describe('an offset', () => {
  it.each(['UTC-4', 'GMT-4', '-4', '-04:00', 'Etc/GMT+4'])(
    '%s means the same instant in summer and in winter, also after a save in the plugin’s screen',
    async (timeZone) => {
      for (const [month, utc] of [
        ['07', '22:00'],
        ['01', '22:00'],
      ] as const) {
        const when = { start: `2027-${month}-10T18:00`, end: `2027-${month}-10T20:00`, timeZone };
        const job = await bench.run('event.add', { form: { ...form, ...when, title: `In ${month}` } });
        eventId = (job.result as { eventId: number }).eventId;
        expect(job.result).not.toHaveProperty('problem');
        expect(stored()).toMatchObject({ utc_start_date: `2027-${month}-10 ${utc}:00` });
        const { eventId: copy } = (await bench.run('event.duplicate', row())).result as { eventId: number };
        for (const id of [eventId, copy]) {
          sandbox.calendar.saveByHand(id);
          const saved = sandbox.calendar.events().find((event) => event.id === id);
          expect(saved).toMatchObject({ utc_start_date: `2027-${month}-10 ${utc}:00` });
        }
      }
    },
  );

  it('of an event is left alone by an edit of its title, and replaced by one of its times', async () => {
    const when = { start_date: '2027-07-10 18:00:00', end_date: '2027-07-10 20:00:00' };
    eventId = sandbox.calendar.addEvent({ title: form.title, ...when, timezone: '-04:00' });
    const times = { start: '2027-07-10T18:00', end: '2027-07-10T20:00', timeZone: '-04:00' };
    await edit({ title: 'Ebb' }, { ...form, ...times });
    expect(stored()).toMatchObject({ timezone: '-04:00', utc_start_date: '2027-07-10 22:00:00' });
    await edit({ end: '2027-07-10T21:00' }, { ...form, title: 'Ebb', ...times });
    expect(stored()).toMatchObject({ timezone: 'America/New_York', utc_start_date: '2027-07-10 22:00:00' });
    sandbox.calendar.saveByHand(eventId);
    expect(stored()).toMatchObject({ utc_end_date: '2027-07-11 01:00:00' });
  });

  it('is reported with both instants if the calendar stored another one', async () => {
    const { create } = bench.clients.calendar.events;
    bench.clients.calendar.events.create = (body) => create({ ...body, timezone: 'Europe/Paris' });
    expect(await bench.run('event.add', { form })).toMatchObject({
      result: { problem: { reason: 'utcDiffers', about: '2026-12-11 00:30:00 → 2026-12-10 18:30:00' } },
    });
  });
});

describe('a new event', () => {
  it('shows its map and the link to it, like one created in the plugin’s own editor', async () => {
    const venue = { name: 'Far Light', city: 'München', country: 'DE', state: 'Bayern' };
    const job = await bench.run('event.add', { form: { ...form, venue } });
    eventId = (job.result as { eventId: number }).eventId;
    expect(stored()).toMatchObject({ show_map: true, show_map_link: true });
    const [made] = sandbox.calendar.venues().filter((one) => one.venue === 'Far Light');
    expect(made).toMatchObject({ country: 'Germany', province: 'Bayern', stateprovince: 'Bayern' });
  });
});

it('is moved from the time that the person saw alone, by the clock of its zone', async () => {
  const move = (from: typeof form, start: string, end: string) =>
    bench.run('event.edit', { eventId, from, form: { ...from, start, end } });
  const earlier = { ...form, start: '2026-12-10T18:30' };
  const refused = await move(earlier, '2026-12-11T18:30', '2026-12-11T21:00');
  expect(refused).toMatchObject({ state: 'failed', fault: { reason: 'eventChanged' } });
  // Over a change of clocks
  const moved = await move(form, '2027-03-14T19:30', '2027-03-14T21:00');
  expect(moved.state).toBe('done');
  expect(stored()).toMatchObject({
    start_date: '2027-03-14 19:30:00',
    utc_start_date: '2027-03-14 23:30:00',
    date: published.date,
  });
  expect((await bench.undo(moved)).state).toBe('undone');
  expect(stored()).toMatchObject({ ...times, utc_start_date: '2026-12-11 00:30:00', date: published.date });
});

describe('backslashes', () => {
  const typed = 'At C:\\plan and \\\\server <!-- wp:x {"a":"\\u002d\\u002d"} --><p>Old</p>';
  const raw = async () => (await whole()).description;

  it('of an edited description are stored as typed, and so are those that the undo brings back', async () => {
    await bench.clients.wordpress.rawEvents.update({ id: eventId, ...rawTexts }, { content: typed });
    const { event } = await readForEditing(bench.clients, eventId);
    const from = toEventForm({ event, seen: await whole(), isRaw: true });
    const description = { kind: 'markup', markup: `${typed} \\ new` };
    const job = await bench.run('event.edit', { eventId, from, form: { ...from, description } });
    expect([job.state, await raw()]).toEqual(['done', `${typed} \\ new`]);
    expect((await bench.undo(job)).state).toBe('undone');
    expect(await raw()).toBe(typed);
    const copied = await bench.run('event.duplicate', row());
    ({ eventId } = copied.result as { eventId: number });
    expect(await raw()).toBe(typed);
  });
});
