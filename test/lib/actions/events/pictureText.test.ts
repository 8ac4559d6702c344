import { beforeEach, expect, it } from 'vitest';
import { eventAsSent } from '../../../../lib/calendar/editing/mergeEvent';
import { readForEditing } from '../../../../lib/calendar/editing/readForEditing';
import { toEventForm } from '../../../../lib/eventForm';
import { freshSandbox } from '../../../sandbox/fresh';
import { form as fields } from '../subjects';
import { type Workbench, workbench } from '../workbench';

const sandbox = await freshSandbox();
let bench: Workbench;
let picture: { id: number; url: string };

beforeEach(async () => {
  bench = await workbench(sandbox);
  picture = sandbox.calendar.pictures()[0]!;
  await bench.clients.wordpress.media.setText(one(), { alt_text: 'A poster' });
});

const one = () => ({ id: picture.id, _fields: 'alt_text' }) as const;
const alt = () => bench.clients.wordpress.media.readText(one());
const form = () => ({ ...fields, venue: null, image: picture.url });

it('what the picture of a new event shows is written to the library, and the undo brings the old text back', async () => {
  const kept = await bench.run('event.add', { form: form() });
  expect(await alt()).toBe('A poster');
  const job = await bench.run('event.add', {
    form: {
      ...form(),
      start: '2027-03-02T10:00',
      end: '2027-03-02T11:00',
      imageAlt: ' Boats at the \\ pier ',
    },
  });
  expect([kept.state, job.state]).toEqual(['done', 'done']);
  expect(await alt()).toBe('Boats at the \\ pier');
  expect((await bench.undo(job)).state).toBe('undone');
  expect(await alt()).toBe('A poster');
});

it('that of an event is edited alone: no other field is sent, and the undo brings the old text back', async () => {
  const added = await bench.run('event.add', { form: form() });
  const { eventId } = added.result as { eventId: number };
  const { event, raw } = await readForEditing(bench.clients, eventId);
  const seen = eventAsSent(event, raw);
  const from = toEventForm({ event, seen, isRaw: true });
  const writes = () =>
    sandbox.requests.filter(({ method, path }) => method === 'POST' && path.endsWith(`/events/${eventId}`));
  const before = writes().length;
  const job = await bench.run('event.edit', { eventId, seen, from, form: { ...from, imageAlt: 'Boats' } });
  expect(await alt()).toBe('Boats');
  expect(writes()).toHaveLength(before);
  expect((await bench.undo(job)).state).toBe('undone');
  expect(await alt()).toBe('A poster');
});

it('a site that refuses the text has the event nevertheless, and says so', async () => {
  const body = { code: 'rest_cannot_edit', message: 'No.', data: { status: 403 } };
  sandbox.faults.set({ method: 'POST', path: /\/wp\/v2\/media\/\d+$/, kind: 'body', status: 403, body });
  const job = await bench.run('event.add', { form: { ...form(), imageAlt: 'Boats' } });
  expect(job).toMatchObject({ state: 'done', result: { problem: { reason: 'pictureTextLost' } } });
  expect(await alt()).toBe('A poster');
});
