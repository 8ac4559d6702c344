import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dropFiles, readFile } from '../../../../entrypoints/background/state/blobs';
import { leaveBlob, openBlob, sweepBlobs } from '../../../../lib/messages/blobTransfer';
import { openStore } from '../../../../lib/store';
import { freshSandbox } from '../../../sandbox/fresh';
import { png } from '../../../sandbox-checks/pictures';
import { putThings } from '../../jobs/batches/builders';
import { Disk } from '../../jobs/world';
import { type Workbench, workbench } from '../workbench';

/** A picture file is kept in the browser as long as a job or draft may still upload it. */

const sandbox = await freshSandbox();
const store = openStore('waiting pictures');
let bench: Workbench;
let left = 0;

beforeEach(async () => {
  bench = await workbench(sandbox, 'robin', 20, store);
  bench.clients.file = readFile;
});

async function storeFile() {
  const file = `picture|${left++}`;
  await leaveBlob(file, new Blob([png(320, 200)], { type: 'image/png' }));
  return { file, name: 'poster.png' };
}
const form = (title: string, image: unknown) => ({
  title,
  image,
  description: '',
  start: '2026-12-10T19:30',
  end: '2026-12-10T21:00',
  allDay: false,
  timeZone: 'Europe/Paris',
  venue: null,
  organizers: [],
  status: 'publish',
  cost: '',
  website: '',
  categories: [],
  tags: [],
});
const getPicture = (title: string) => sandbox.calendar.events().find((event) => event.title === title)?.image;
/** Deletes old blobs as the background does after jobs have finished, this many days later. */
const sweep = (days: number, disk = store) =>
  sweepBlobs(disk.filesInUse, Date.now() + days * 86_400_000 + 60_000);
const isThere = async ({ file }: { file: string }) => (await openBlob(file)) !== undefined;

describe('a picture is kept for days', () => {
  it('for a job that waits for the site, and is then uploaded', async () => {
    const image = await storeFile();
    const busy = { path: /\/wp\/v2\/media/, kind: 'status', status: 503 } as const;
    sandbox.faults.set({ ...busy, headers: { 'Retry-After': '7200' } });
    const waiting = await bench.run('event.add', { form: form('Waits', image) });
    expect(waiting.state).toBe('waiting');
    await sweep(3);
    expect(await isThere(image)).toBe(true);
    sandbox.faults.clear();
    const done = await bench.retry(waiting, (input) => input);
    expect(done.state).toBe('done');
    expect(getPicture('Waits')).toMatchObject({ id: expect.any(Number) });
    await dropFiles(done);
    expect(await isThere(image)).toBe(false);
  });

  it('for a job that failed, and is retried', async () => {
    const image = await storeFile();
    sandbox.faults.set({ path: /\/wp\/v2\/media/, kind: 'status', status: 403 });
    const failed = await bench.run('event.add', { form: form('Failed', image) });
    expect(failed.state).toBe('failed');
    await sweep(1);
    sandbox.faults.clear();
    expect((await bench.retry(failed, (input) => input)).state).toBe('done');
    expect(getPicture('Failed')).toMatchObject({ id: expect.any(Number) });
  });

  it('for a form that was closed', async () => {
    const image = await storeFile();
    await store.put('drafts', { key: 'event', value: form('Typed', image), at: 1 });
    await sweep(30);
    expect(await isThere(image)).toBe(true);
    await store.delete('drafts', 'event');
    await sweep(30);
    expect(await isThere(image)).toBe(false);
  });

  it('for each job of a batch, queued or not, until it is done', async () => {
    const disk = new Disk();
    const images = await Promise.all(Array.from({ length: 30 }, storeFile));
    const { items, ...batch } = putThings(images.map(({ file }) => file));
    const withFiles = items.map((item, at) => ({ ...item, input: { ...item.input, image: images[at] } }));
    disk.shelf.troubles = ['hang'];
    await disk.startWorker().jobs.batches.start({ ...batch, items: withFiles });
    await vi.waitFor(() => expect(disk.shelf.stored.length).toBeGreaterThan(0));
    await sweep(2, disk.store);
    expect(await Promise.all(images.map(isThere))).toEqual(images.map(() => true));
    const { jobs } = disk.startWorker();
    await vi.waitFor(
      async () => {
        void jobs.resume();
        expect((await disk.store.get('batches', 'b'))?.state).toBe('done');
      },
      { timeout: 15_000 },
    );
    await sweep(2, disk.store);
    expect(await Promise.all(images.map(isThere))).toEqual(images.map(() => false));
  });
});

it('a picture that nothing refers to is deleted after a day, not before, unless it was stored again', async () => {
  const [image, again] = [await storeFile(), await storeFile()];
  await sweep(-1);
  expect(await isThere(image)).toBe(true);
  const later = Date.now() + 86_400_000 + 60_000;
  const leftAnew = async () => {
    vi.spyOn(Date, 'now').mockReturnValueOnce(later);
    await leaveBlob(again.file, new Blob(['new']));
    return new Set<string>();
  };
  await sweepBlobs(leftAnew, later);
  expect([await isThere(image), await isThere(again)]).toEqual([false, true]);
});
