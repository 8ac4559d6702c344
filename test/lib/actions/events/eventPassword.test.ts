import { beforeEach, expect, it } from 'vitest';
import { eventAsSent } from '../../../../lib/calendar/editing/mergeEvent';
import { readForEditing } from '../../../../lib/calendar/editing/readForEditing';
import { toEventForm } from '../../../../lib/eventForm';
import { freshSandbox } from '../../../sandbox/fresh';
import { form as fields } from '../subjects';
import { type Workbench, workbench } from '../workbench';

const sandbox = await freshSandbox();
let bench: Workbench;

beforeEach(async () => {
  bench = await workbench(sandbox);
});

const eventForm = { ...fields, title: 'Tides', venue: null, organizers: [], categories: [], tags: [] };
const row = (id: unknown) => sandbox.calendar.eventRows().find((one) => one.id === id);
const add = async (changes: object) => {
  const job = await bench.run('event.add', { form: { ...eventForm, ...changes } });
  return { job, id: (job.result as { eventId: number }).eventId };
};
const refuse = () =>
  sandbox.faults.set({
    ...{ method: 'POST', path: /\/wp\/v2\/tribe_events\/\d+$/, kind: 'body', status: 403 },
    body: { code: 'rest_cannot_edit', message: 'No.', data: { status: 403 } },
  });

/** The form of an event, as the manager shows it. */
async function open(id: number) {
  const { event, raw } = await readForEditing(bench.clients, id);
  const seen = eventAsSent(event, raw);
  return { seen, from: toEventForm({ event, seen, isRaw: raw !== undefined }) };
}

it('a new event is public in the request that sets its password, at its own date', async () => {
  const publishedAt = '2026-01-05T08:00';
  const { job, id } = await add({ password: 'lantern', status: 'publish', publishedAt });
  expect(job).toMatchObject({
    state: 'done',
    result: { status: 'publish', url: expect.stringContaining('/event/') },
  });
  expect((job.result as { problem?: unknown }).problem).toBeUndefined();
  expect(row(id)).toMatchObject({ password: 'lantern', status: 'publish', date: '2026-01-05 08:00:00' });
  const created = sandbox.requests.filter(({ method }) => method === 'POST').map(({ path }) => path);
  expect(created.filter((path) => path.includes('tribe_events/'))).toHaveLength(1);
});

it('a site that refuses the password leaves the event a draft, which is said', async () => {
  refuse();
  const { job, id } = await add({ password: 'lantern', status: 'publish' });
  expect(job).toMatchObject({
    state: 'done',
    result: { status: 'draft', problem: { reason: 'passwordLost' } },
  });
  expect(row(id)).toMatchObject({ password: '', status: 'draft' });
});

it('an edit sets and changes the password alone, and its undo brings the old one back', async () => {
  const { id } = await add({ status: 'publish' });
  const { modified: _at, modifiedUtc: _utc, revised: _revised, ...before } = row(id) ?? {};
  const { seen, from } = await open(id);
  expect(from.password).toBe('');
  const set = await bench.run('event.edit', {
    eventId: id,
    seen,
    from,
    form: { ...from, password: 'lantern' },
  });
  expect(row(id)).toMatchObject({ ...before, password: 'lantern' });
  const guarded = await open(id);
  expect(guarded.from.password).toBe('lantern');
  const titled = { ...guarded.from, title: 'Behind a door' };
  await bench.run('event.edit', { eventId: id, ...guarded, form: titled });
  expect(row(id)).toMatchObject({ title: 'Behind a door', password: 'lantern', date: before.date });
  const now = await open(id);
  const cleared = await bench.run('event.edit', { eventId: id, ...now, form: { ...now.from, password: '' } });
  expect(row(id)).toMatchObject({ password: '' });
  expect((await bench.undo(cleared)).state).toBe('undone');
  expect(row(id)).toMatchObject({ password: 'lantern' });
  expect((await bench.undo(set)).state).toBe('undone');
  expect(row(id)).toMatchObject({ password: '' });
});

it('a copy of an event with a password has it before it is public', async () => {
  const { id } = await add({ password: 'lantern', status: 'publish' });
  const times = { start: '2027-01-05T19:00:00', end: '2027-01-05T20:00:00' };
  const copy = { eventId: id, title: eventForm.title, times, isPublished: true };
  const copied = (await bench.run('event.duplicate', copy)).result as { eventId: number };
  expect(row(copied.eventId)).toMatchObject({ password: 'lantern', status: 'publish' });
  refuse();
  const other = { ...copy, times: { start: '2027-01-06T19:00:00', end: '2027-01-06T20:00:00' } };
  const refused = (await bench.run('event.duplicate', other)).result as { eventId: number };
  expect(row(refused.eventId)).toMatchObject({ password: '', status: 'draft' });
});
