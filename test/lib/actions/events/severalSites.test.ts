import { beforeEach, expect, it, vi } from 'vitest';
import type { Sandbox } from '../../../sandbox';
import { freshSandbox } from '../../../sandbox/fresh';
import { form } from '../subjects';
import { type Workbench, workbench } from '../workbench';

/** One event that is added to two sites, as one bulk task. */

const [here, there] = [await freshSandbox(), await freshSandbox()];
let bench: Workbench;

beforeEach(async () => {
  for (const { calendar } of [here, there]) calendar.empty();
  bench = await workbench(here);
  bench.elsewhere.set('other', (await workbench(there)).clients);
});

const wanted = { form: { ...form, title: 'Regatta', status: 'publish', venue: { name: 'Old Pier' } } };
const add = () => bench.runMany('event.add', [wanted, wanted], undefined, [undefined, 'other']);
const statesIn = ({ calendar }: Sandbox) => calendar.events().map(({ status }) => status);
const venuesIn = ({ calendar }: Sandbox) => calendar.venues().map(({ status }) => status);
const labelsOf = async (batchId: string, state: 'done' | 'failed') =>
  (await bench.jobs.batches.items(batchId, state, 10)).map(({ accountId }) => accountId);

it('is on both, with a venue of each, and one undo takes both away', async () => {
  const batchId = await add();
  expect([statesIn(here), statesIn(there)]).toEqual([['publish'], ['publish']]);
  expect([venuesIn(here), venuesIn(there)]).toEqual([['publish'], ['publish']]);
  await bench.undoMany(batchId);
  expect([statesIn(here), statesIn(there)]).toEqual([['trash'], ['trash']]);
  expect([venuesIn(here), venuesIn(there)]).toEqual([['trash'], ['trash']]);
});

it('stays on the first if the second refuses it, which is tried again alone', async () => {
  there.faults.set({ method: 'POST', path: /\/events$/, kind: 'status', status: 403, body: {}, times: 1 });
  const batchId = await add();
  expect([statesIn(here), statesIn(there)]).toEqual([['publish'], []]);
  expect(await labelsOf(batchId, 'done')).toEqual(['me']);
  expect(await labelsOf(batchId, 'failed')).toEqual(['other']);
  const [failed] = await bench.jobs.batches.items(batchId, 'failed', 1);
  await bench.jobs.batches.retry(batchId, { jobId: failed?.jobId ?? '' });
  await vi.waitFor(async () => expect(await labelsOf(batchId, 'done')).toEqual(['me', 'other']));
  expect([statesIn(here), statesIn(there)]).toEqual([['publish'], ['publish']]);
  await bench.undoMany(batchId);
  expect([statesIn(here), statesIn(there)]).toEqual([['trash'], ['trash']]);
});

it('keeps a venue that an event uses whose id is that of the event on the other site', async () => {
  for (const name of ['One', 'Two', 'Three', 'Four']) there.calendar.addVenue({ venue: name });
  const batchId = await add();
  const id = (of: Sandbox, title: string) => of.calendar.events().find((event) => event.title === title)?.id;
  const venue = here.calendar.venues()[0]?.id as number;
  const times = { start_date: '2027-05-01 19:00:00', end_date: '2027-05-01 21:00:00' };
  const last = Number(id(there, 'Regatta'));
  // Events of other ids do not use it
  for (let added = 0; added < last - 1; )
    added = here.calendar.addEvent({ title: 'Elsewhere', ...times, status: 'publish' });
  here.calendar.addEvent({ title: 'At the pier', ...times, venue, status: 'publish' });
  expect(here.calendar.events().map((event) => event.id)).toContain(id(there, 'Regatta'));
  // The other site is done with its part before this one asks which events are gone
  here.faults.set({ method: 'DELETE', path: /\/events\/\d+$/, kind: 'delay', ms: 500, times: 1 });
  await bench.undoMany(batchId);
  expect(venuesIn(here)).toEqual(['publish']);
});
