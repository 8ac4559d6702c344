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
  ...{ title: 'Tides', description: '', start: '2026-12-10T19:30', end: '2026-12-10T21:00', allDay: false },
  ...{ timeZone: 'Europe/Paris', venue: null, organizer: null, status: 'publish', cost: '', website: '' },
  ...{ categories: [], tags: [] },
};
const poster = (width = 320) => new Blob([png(width, 200)], { type: 'image/png' });
const leave = (file: Blob, name = 'Été à la mer.png') => {
  const parcel = `picture|${bench.files.size}`;
  bench.files.set(parcel, file);
  return { file: parcel, name };
};
const add = (image: unknown, title = 'Tides') => bench.run('event.add', { form: { ...form, title, image } });
const pictureOf = (title = 'Tides') =>
  sandbox.calendar.events().find((event) => event.title === title)?.image as { id: number } | false;
const library = () => sandbox.calendar.pictures();

describe('the address of a picture', () => {
  const about = '192.168.1.1:8080';
  const inside = `http://${about}/admin.png`;

  it('in a private network is not handed to the site, and the person is told', async () => {
    const job = await add(inside);
    expect(job.state).toBe('done');
    expect(job.result).toMatchObject({ problem: { reason: 'picturePrivate', about } });
    expect(pictureOf()).toBe(false);
  });

  it('is left out of an edit, too, which keeps the picture that the event has', async () => {
    await add(leave(poster()));
    const held = pictureOf();
    const event = sandbox.calendar.events().find(({ title }) => title === 'Tides');
    const job = await bench.run('event.edit', {
      eventId: event?.id,
      from: { ...form, image: 'https://calendar.example/old.png' },
      form: { ...form, title: 'Springs', image: inside },
    });
    expect(job.result).toMatchObject({ problem: { reason: 'picturePrivate', about } });
    expect(pictureOf('Springs')).toEqual(held);
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
  it('is uploaded from a file, under a name that a person knows again', async () => {
    const before = library().length;
    expect((await add(leave(poster()))).state).toBe('done');
    expect(pictureOf()).toMatchObject({ width: 320, height: 200 });
    expect(library()).toHaveLength(before + 1);
    expect(library().at(-1)?.url).toMatch(/\/(ete|E-te)[\w-]*-[\da-f]{16}\.png$/i);
  });

  it('is uploaded once, whatever the file is called and whoever did it', async () => {
    await add(leave(poster()));
    const held = library();
    bench = await workbench(sandbox, 'author1');
    expect((await add(leave(poster(), 'copy.png'), 'Ebb')).state).toBe('done');
    expect(library()).toEqual(held);
    expect(pictureOf('Ebb')).toMatchObject({ id: held.at(-1)?.id });
    await add(leave(poster(400)), 'Flow');
    expect(library()).toHaveLength(held.length + 1);
  });

  it('is uploaded once although nobody heard of it', async () => {
    const before = library().length;
    const job = await bench.runKilled(
      'event.add',
      { form: { ...form, image: leave(poster()) } },
      /POST .*\/media$/,
    );
    expect(job.state).toBe('done');
    expect(library()).toHaveLength(before + 1);
    expect(pictureOf()).toMatchObject({ width: 320 });
  });

  it('stays in the library when the event is taken back: others may show it', async () => {
    const job = await add(leave(poster()));
    const held = library();
    expect((await bench.undo(job)).state).toBe('undone');
    expect(library()).toEqual(held);
  });

  it('is one of the library by its address, and no copy', async () => {
    await add(leave(poster()));
    const held = library();
    expect((await add(held.at(-1)?.url, 'Ebb')).state).toBe('done');
    expect(library()).toEqual(held);
    expect(pictureOf('Ebb')).toMatchObject({ id: held.at(-1)?.id });
  });

  it('adds nothing where it is no picture, or may not be uploaded', async () => {
    const text = new Blob(['no picture'], { type: 'text/plain' });
    expect(await add(leave(text))).toMatchObject({ state: 'failed', fault: { reason: 'badContent' } });
    const lie = new Blob(['no picture'], { type: 'image/png' });
    expect(await add(leave(lie))).toMatchObject({
      state: 'failed',
      fault: { kind: 'badInput', reason: 'rest_upload_sideload_error' },
    });
    bench = await workbench(sandbox, 'contributor1');
    expect(await add(leave(poster()))).toMatchObject({
      state: 'failed',
      fault: { kind: 'notAllowed', reason: 'rest_cannot_create' },
    });
    expect(pictureOf()).toBeUndefined();
  });

  it('is changed by an edit, and put back', async () => {
    const { result } = await add('');
    const { eventId } = result as { eventId: number };
    const { events } = bench.clients.calendar;
    const seen = eventAsSent(await events.read({ id: eventId, context: 'edit' }));
    const from = { ...form, image: '' };
    const edit = { eventId, seen, from, form: { ...from, image: leave(poster()) } };
    const job = await bench.run('event.edit', edit);
    expect(job.state).toBe('done');
    expect(pictureOf()).toMatchObject({ width: 320 });
    expect((await bench.undo(job)).state).toBe('undone');
    expect(pictureOf()).toBe(false);
  });
});
