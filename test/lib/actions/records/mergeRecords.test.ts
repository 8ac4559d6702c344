import { beforeEach, describe, expect, it } from 'vitest';
import { planMerge } from '../../../../entrypoints/manager/records/merge/mergePlan';
import { siteEvents } from '../../../../lib/collections/events';
import { freshSandbox } from '../../../sandbox/fresh';
import { type Workbench, workbench } from '../workbench';

/** Two venues that are the same, and events at both: they are merged as the manager does it. */

const sandbox = await freshSandbox();
const site = { userId: 1, roles: [], canCreate: true, canPublish: true } as unknown as Parameters<
  typeof planMerge
>[0]['site'];
let bench: Workbench;
let [into, double] = [0, 0];
let ids: number[] = [];

beforeEach(async () => {
  sandbox.calendar.empty();
  bench = await workbench(sandbox);
  into = sandbox.calendar.addVenue({ venue: 'Harbour Hall', city: 'Lisbon' });
  double = sandbox.calendar.addVenue({ venue: 'Harbor Hall', city: 'Lisbon' });
  const add = (venue: number, status: string) =>
    sandbox.calendar.addEvent({
      title: `At ${venue}, ${status}`,
      start_date: '2027-05-01 19:00:00',
      end_date: '2027-05-01 21:00:00',
      status,
      venue,
    });
  ids = [add(into, 'publish'), add(double, 'publish'), add(double, 'draft'), add(double, 'private')];
});

const venues = () =>
  sandbox.calendar
    .events()
    .map(({ venue }) => venue as { id?: number; status?: string } | undefined)
    .map((venue) => (venue?.status === 'publish' ? venue.id : undefined));
const statusOf = (id: number) => sandbox.calendar.venues().find((venue) => venue.id === id)?.status;

async function plan() {
  const events = await siteEvents.readSome(bench.clients, ids.map(String));
  const records = [into, double].map((id) => ({ id, fields: { name: `Venue ${id}` } }));
  return planMerge({ kind: 'venue', into, records, events, site }).items.map(({ action, input }) => ({
    action,
    input: input as Record<string, unknown>,
  }));
}

it('moves the events first, then deletes the double; the undo goes back the same way', async () => {
  const jobs = [];
  for (const { action, input } of await plan()) {
    jobs.push(await bench.run(action, input));
    expect(venues(), action).not.toContain(undefined);
  }
  expect(jobs.map(({ action, state }) => `${action} ${state}`)).toEqual([
    'event.change done',
    'event.change done',
    'event.change done',
    'venue.delete done',
  ]);
  expect(venues()).toEqual([into, into, into, into]);
  expect(statusOf(double)).toBe('trash');
  for (const job of jobs.reverse()) {
    await bench.undo(job);
    expect(venues()).not.toContain(undefined);
  }
  expect(venues()).toEqual([into, double, double, double]);
  expect(statusOf(double)).toBe('publish');
});

it('a double that an event still uses is not deleted', async () => {
  const items = await plan();
  const job = await bench.run('venue.delete', items.at(-1)?.input ?? {});
  expect([job.state, job.fault?.reason]).toEqual(['failed', 'recordInUse']);
  expect(venues()).toEqual([into, double, double, double]);
});

describe.each([
  ['reading the event', /^GET .*\/events\/\d+$/],
  ['reading its texts', /^GET .*\/wp\/v2\/tribe_events\/\d+$/],
  ['writing the event', /^POST .*\/events\/\d+$/],
])('a worker that is killed after %s', (_step, at) => {
  it('leaves no event without its venue, and the next one ends the merge', async () => {
    for (const { action, input } of await plan()) {
      const isChange = 'rules' in input;
      const job = isChange ? await bench.runKilled(action, input, at) : await bench.run(action, input);
      expect(job.state).toBe('done');
      expect(venues()).not.toContain(undefined);
    }
    expect(venues()).toEqual([into, into, into, into]);
    expect(statusOf(double)).toBe('trash');
  });
});

it.each([
  ['looking for events that use it', /^GET .*\/events$/],
  ['deleting', /^DELETE /],
])('a worker that is killed after %s leaves no event without its venue', async (_step, at) => {
  for (const { action, input } of await plan()) {
    const job = 'rules' in input ? await bench.run(action, input) : await bench.runKilled(action, input, at);
    expect(job.state).toBe('done');
    expect(venues()).not.toContain(undefined);
  }
  expect(statusOf(double)).toBe('trash');
});
