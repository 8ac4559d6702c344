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
