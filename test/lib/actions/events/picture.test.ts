import { beforeEach, describe, expect, it } from 'vitest';
import { pictureFault } from '../../../../lib/actions/events/picture';
import { eventAsSent } from '../../../../lib/calendar/editing/mergeEvent';
import { freshSandbox } from '../../../sandbox/fresh';
import { png } from '../../../sandbox-checks/pictures';
import { type Workbench, workbench } from '../workbench';

const sandbox = await freshSandbox();
let bench: Workbench;

beforeEach(async () => {
  bench = await workbench(sandbox);
});

const form = {
  title: 'Tides',
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
};
const poster = (width = 320) => new Blob([png(width, 200)], { type: 'image/png' });
const storeFile = (file: Blob, name = 'Été à la mer.png') => {
  const parcel = `picture|${bench.files.size}`;
  bench.files.set(parcel, file);
  return { file: parcel, name };
};
const add = (image: unknown, title = 'Tides') => bench.run('event.add', { form: { ...form, title, image } });
const getPicture = (title = 'Tides') =>
  sandbox.calendar.events().find((event) => event.title === title)?.image as { id: number } | false;
const library = () => sandbox.calendar.pictures();

describe('the address of a picture', () => {
  const about = '192.168.1.1:8080';
  const inside = `http://${about}/admin.png`;

  it('in a private network is not sent to the site, and the result says so', async () => {
    const job = await add(inside);
    expect(job.state).toBe('done');
    expect(job.result).toMatchObject({ problem: { reason: 'picturePrivate', about } });
    expect(getPicture()).toBe(false);
  });

  it('in a private network is left out of an edit, too, which keeps the present picture', async () => {
    await add(storeFile(poster()));
    const held = getPicture();
    const event = sandbox.calendar.events().find(({ title }) => title === 'Tides');
    const job = await bench.run('event.edit', {
      eventId: event?.id,
      from: { ...form, image: 'https://calendar.example/old.png' },
      form: { ...form, title: 'Springs', image: inside },
    });
    expect(job.result).toMatchObject({ problem: { reason: 'picturePrivate', about } });
    expect(getPicture('Springs')).toEqual(held);
  });

  it.each([
    ['http://localhost:8080/a.png', 'http://localhost:8080', undefined],
    ['http://localhost:8081/a.png', 'http://localhost:8080', 'picturePrivate'],
    ['https://localhost/a.png', 'http://localhost', 'picturePrivate'],
    ['http://[::ffff:10.0.0.1]/a.png', undefined, 'picturePrivate'],
    ['https://calendar.example/a.png', undefined, undefined],
    ['', undefined, undefined],
  ])('%s at the site %s: %s', (image, site, reason) => {
    expect(pictureFault(image, site)?.reason).toBe(reason);
  });
});

describe('the picture of an event', () => {
  it('is uploaded from a file, under a recognisable name', async () => {
    const before = library().length;
    expect((await add(storeFile(poster()))).state).toBe('done');
    expect(getPicture()).toMatchObject({ width: 320, height: 200 });
    expect(library()).toHaveLength(before + 1);
    expect(library().at(-1)?.url).toMatch(/\/(ete|E-te)[\w-]*-[\da-f]{16}\.png$/i);
  });

  it('is uploaded once, under any file name and by any user', async () => {
    await add(storeFile(poster()));
    const held = library();
    bench = await workbench(sandbox, 'author1');
    expect((await add(storeFile(poster(), 'copy.png'), 'Ebb')).state).toBe('done');
    expect(library()).toEqual(held);
    expect(getPicture('Ebb')).toMatchObject({ id: held.at(-1)?.id });
    await add(storeFile(poster(400)), 'Flow');
    expect(library()).toHaveLength(held.length + 1);
  });

  it('is uploaded once even if the answer is lost', async () => {
    const before = library().length;
    const job = await bench.runKilled(
      'event.add',
      { form: { ...form, image: storeFile(poster()) } },
      /POST .*\/media$/,
    );
    expect(job.state).toBe('done');
    expect(library()).toHaveLength(before + 1);
    expect(getPicture()).toMatchObject({ width: 320 });
  });

  it('stays in the library after undo, since other events may use it', async () => {
    const job = await add(storeFile(poster()));
    const held = library();
    expect((await bench.undo(job)).state).toBe('undone');
    expect(library()).toEqual(held);
  });

  it('is linked, not copied, if its address is in the library', async () => {
    await add(storeFile(poster()));
    const held = library();
    expect((await add(` ${held.at(-1)?.url} `, 'Ebb')).state).toBe('done');
    expect(library()).toEqual(held);
    expect(getPicture('Ebb')).toMatchObject({ id: held.at(-1)?.id });
    expect(bench.requests.join()).toContain(`"image":"${held.at(-1)?.url}"`);
  });

  it('adds nothing if it is no picture, or may not be uploaded', async () => {
    const text = new Blob(['no picture'], { type: 'text/plain' });
    expect(await add(storeFile(text))).toMatchObject({ state: 'failed', fault: { reason: 'badContent' } });
    const lie = new Blob(['no picture'], { type: 'image/png' });
    expect(await add(storeFile(lie))).toMatchObject({
      state: 'failed',
      fault: { kind: 'badInput', reason: 'rest_upload_sideload_error' },
    });
    bench = await workbench(sandbox, 'contributor1');
    expect(await add(storeFile(poster()))).toMatchObject({
      state: 'failed',
      fault: { kind: 'notAllowed', reason: 'rest_cannot_create' },
    });
    expect(getPicture()).toBeUndefined();
  });

  it('is changed by an edit, and restored by undo', async () => {
    const { result } = await add('');
    const { eventId } = result as { eventId: number };
    const { events } = bench.clients.calendar;
    const seen = eventAsSent(await events.read({ id: eventId, context: 'edit' }));
    const from = { ...form, image: '' };
    const edit = { eventId, seen, from, form: { ...from, image: storeFile(poster()) } };
    const job = await bench.run('event.edit', edit);
    expect(job.state).toBe('done');
    expect(getPicture()).toMatchObject({ width: 320 });
    expect((await bench.undo(job)).state).toBe('undone');
    expect(getPicture()).toBe(false);
  });
});
