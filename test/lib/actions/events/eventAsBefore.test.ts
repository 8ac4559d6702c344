import { beforeEach, describe, expect, it, vi } from 'vitest';
import { jobView } from '../../../../entrypoints/background/wording/views';
import type { JobRow } from '../../../../lib/store';
import { speakEnglish, useNames } from '../../../entrypoints/background/wording/messageNames';
import { freshSandbox } from '../../../sandbox/fresh';
import { type Workbench, workbench } from '../workbench';

/** What a job finds that is already as wanted, and what its undo finds that was changed since. */

const sandbox = await freshSandbox();
let bench: Workbench;

useNames();
beforeEach(async () => {
  speakEnglish();
  bench = await workbench(sandbox);
});

const title = 'Midnight on the Quay';
const draft = { title, start_date: '2026-12-10 19:30:00', end_date: '2026-12-10 21:00:00', status: 'draft' };
const create = async () => ({ eventId: (await bench.clients.calendar.events.create(draft)).id, title });
const view = (job: JobRow) => jobView(job, undefined);
const getStatus = (eventId: number) => sandbox.calendar.events().find(({ id }) => id === eventId)?.status;

describe('a status that the event has already', () => {
  it.each([
    ['event.publish', 'publish', `“${title}” was already published`],
    ['event.review', 'pending', `“${title}” was already submitted for review`],
    ['event.unpublish', 'draft', `“${title}” was already a draft`],
  ] as const)('%s changes nothing, says so, and has no undo', async (action, status, text) => {
    const row = await create();
    if (status !== 'draft') await bench.run(action, row);
    const { length } = bench.requests;
    const second = await bench.run(action, row);
    expect(bench.requests.slice(length).filter((line) => !line.startsWith('GET '))).toEqual([]);
    expect(await view(second)).toMatchObject({ state: 'done', text, undoable: false });
    expect(getStatus(row.eventId)).toBe(status);
  });

  it('an undo of the job that changed nothing leaves the event as it is, and claims nothing', async () => {
    const row = await create();
    const first = await bench.run('event.publish', row);
    const undone = await bench.undo(await bench.run('event.publish', row));
    expect(await view(undone)).toMatchObject({ text: `“${title}” was already published` });
    expect(getStatus(row.eventId)).toBe('publish');
    await bench.undo(first);
    expect(getStatus(row.eventId)).toBe('draft');
  });

  it('an undo after which the event is still public has failed, and says so', async () => {
    const row = await create();
    const published = await bench.run('event.publish', row);
    const { events } = bench.clients.calendar;
    const kept = await events.read({ id: row.eventId, context: 'edit' });
    vi.spyOn(events, 'update').mockResolvedValueOnce(kept);
    const still = await bench.undo(published);
    expect(still).toMatchObject({ state: 'done', fault: { reason: 'statusDiffers', about: 'publish' } });
    expect((await view(still)).text).toBe(`“${title}” published`);
    expect(await bench.undo(published)).toMatchObject({ state: 'undone' });
  });
});

describe('undo of a job that made an event', () => {
  const form = {
    title,
    description: '',
    start: '2026-12-10T19:30',
    end: '2026-12-10T21:00',
    allDay: false,
    timeZone: 'Europe/Paris',
    venue: { name: 'Zylmorf Quay Tavern' },
    organizers: [],
    status: 'draft',
    cost: '12',
    website: 'https://venue.example/talk',
    image: '',
    categories: [],
    tags: [],
  };
  const idIn = ({ result }: JobRow) => (result as { eventId: number }).eventId;
  const trashed = async () => {
    const row = await create();
    await bench.run('event.trash', row);
    return row;
  };
  const makers: [string, () => Promise<JobRow>][] = [
    ['an addition', () => bench.run('event.add', { form })],
    ['a copy', async () => bench.run('event.duplicate', await create())],
    ['a restored event', async () => bench.run('event.restore', await trashed())],
  ];

  it.each(makers)('%s that was published since is refused, as long as it is public', async (_name, make) => {
    const job = await make();
    const eventId = idIn(job);
    const published = await bench.run('event.publish', { eventId, title });
    const refused = await bench.undo(job);
    expect(refused).toMatchObject({ state: 'done', fault: { reason: 'eventPublished' } });
    expect((await view(refused)).failure?.text).toMatch(/^The event is public now/);
    expect(getStatus(eventId)).toBe('publish');
    expect(await bench.undo(published)).toMatchObject({ state: 'undone' });
    expect(await bench.undo(job)).toMatchObject({ state: 'undone' });
    expect(getStatus(eventId)).toBe('trash');
  });

  it('is refused without a second button, since undo is tried again by the same one', async () => {
    const job = await bench.run('event.add', { form });
    await bench.run('event.publish', { eventId: idIn(job), title });
    const { undoable, resumable } = await view(await bench.undo(job));
    expect({ undoable, resumable }).toEqual({ undoable: true, resumable: undefined });
  });

  it.each([
    ['the title', { title: 'Noon on the Quay' }],
    ['the time', { start_date: '2026-12-10 18:30:00' }],
    ['the status', { status: 'pending' }],
  ])(
    'of which somebody changed %s moves it to the trash, from which it can be restored',
    async (_name, body) => {
      const job = await bench.run('event.add', { form });
      await bench.clients.calendar.events.update({ id: idIn(job) }, { status: 'draft', ...body });
      expect(await bench.undo(job)).toMatchObject({ state: 'undone' });
      expect(getStatus(idIn(job))).toBe('trash');
    },
  );

  it('that is in the trash already has nothing to do', async () => {
    const job = await bench.run('event.add', { form });
    await bench.run('event.trash', { eventId: idIn(job), title });
    expect(await bench.undo(job)).toMatchObject({ state: 'undone' });
  });
});

it('an event that is gone is told without a code, and without a retry that cannot help', async () => {
  const row = await create();
  const published = await bench.run('event.publish', row);
  await bench.run('event.trash', row);
  const told = 'This event is no longer on the calendar. If it is in the trash, restore it first.';
  for (const job of [await bench.undo(published), await bench.run('event.unpublish', row)]) {
    expect(job.fault).toMatchObject({ kind: 'notFound' });
    const { failure, resumable } = await view(job);
    expect({ text: failure?.text, resumable }).toEqual({ text: told, resumable: undefined });
  }
});
