import { beforeEach, expect, it } from 'vitest';
import { type ActionId, findAction } from '../../../lib/actions';
import { freshSandbox } from '../../sandbox/fresh';
import { account } from '../../sandbox/seed';
import { png } from '../../sandbox-checks/pictures';
import { form, fresh, inJazz, inList, jazz, live, mine, sandboxSubjects, stranger } from './subjects';
import { type Workbench, workbench } from './workbench';

/** Every request of every action and of its undo, with the result, compared with `requests.snap`. */

const sandbox = await freshSandbox({ clock: () => Date.UTC(2026, 10, 20, 15) });
let bench: Workbench;

beforeEach(async () => {
  bench = await workbench(sandbox);
  bench.files.set('banner', new Blob([png(2048, 1152)], { type: 'image/png' }));
  bench.files.set('small', new Blob([png(150, 150)], { type: 'image/png' }));
  bench.files.set(
    'captions',
    new Blob(['1\n00:00:01,000 --> 00:00:02,000\nHello\n'], { type: 'text/plain' }),
  );
});

const { lastItem, published, toEdit, subscribed } = sandboxSubjects(sandbox);
const venueNamed = (name: string) => sandbox.calendar.venues().find(({ venue }) => venue === name);
const channel = { channelId: account.channelId };
const timing = { type: 'offsetFromStart', offsetMs: '1000' };
const place = {
  name: 'Zylmorf & Quay',
  address: 'Pier 1',
  city: 'Lisbon',
  state: 'x',
  zip: '1',
  country: 'PT',
  phone: '12',
  website: 'https://quay.example',
};
const whole = {
  ...form,
  title: 'Tides & <b>',
  description: 'One\n\nTwo <i>',
  allDay: true,
  status: 'pending',
  cost: '€12',
  website: 'https://quay.example/?a=1&b=2',
  venue: place,
  newCategories: ['Zylmorf Folk'],
  organizers: [
    { name: 'Zylmorf Choir', email: 'a@quay.example', phone: '1', website: 'https://choir.example' },
  ],
};
const edited = (change: object) => () => {
  const { eventId, from } = toEdit();
  return { eventId, from, form: { ...from, ...change } };
};

type Input = Record<string, unknown>;
const cases: [ActionId, string, () => Input | Promise<Input>][] = [
  ['video.save', 'again', () => ({ videoId: inJazz, ...inList })],
  ['video.save', 'new', () => ({ videoId: fresh, ...inList })],
  ['video.saveToNew', 'created', () => ({ videoId: fresh, title: 'Tides', privacyStatus: 'private' })],
  [
    'video.saveToNew',
    'reused',
    () => ({ videoId: fresh, title: jazz.title, privacyStatus: 'private', reuse: true }),
  ],
  [
    'video.saveToNew',
    'reused, holds the video',
    () => ({ videoId: inJazz, title: jazz.title, privacyStatus: 'private', reuse: true }),
  ],
  ['video.remove', 'by video', () => ({ videoId: inJazz, ...inList })],
  ['video.remove', 'by item', lastItem],
  ['video.remove', 'not in it', () => ({ videoId: fresh, ...inList })],
  ['video.place', 'to the front', () => ({ ...lastItem(), position: 0 })],
  [
    'video.move',
    'to another playlist',
    () => ({ ...lastItem(), targetId: live.id, targetTitle: live.title }),
  ],
  ['video.like', 'a video', () => ({ videoId: fresh })],
  ['video.dislike', 'a video', () => ({ videoId: fresh })],
  ['video.clearRating', 'a video', () => ({ videoId: fresh })],
  ['channel.subscribe', 'by id', () => stranger],
  ['channel.subscribe', 'by id without a title', () => ({ channel: stranger.channel })],
  ['channel.subscribe', 'by a video', () => ({ channel: { videoId: fresh } })],
  ['channel.subscribe', 'subscribed already', subscribed],
  ['channel.unsubscribe', 'by id', subscribed],
  ['channel.unsubscribe', 'not subscribed', () => stranger],
  [
    'playlist.create',
    'with all fields',
    () => ({ title: 'Tides', description: 'High', privacyStatus: 'unlisted' }),
  ],
  ['playlist.fill', 'of a batch', () => ({ playlistId: live.id, title: live.title })],
  [
    'playlist.edit',
    'all fields',
    () => ({
      playlistId: jazz.id,
      title: 'Jazz',
      changes: { title: 'More', description: 'New', privacyStatus: 'public' },
    }),
  ],
  [
    'playlist.edit',
    'one field',
    () => ({ playlistId: jazz.id, title: 'Jazz', changes: { description: '' } }),
  ],
  ['playlist.delete', 'with its items', () => ({ playlistId: live.id, title: live.title })],
  ['video.edit', 'the title', () => ({ videoId: mine, changes: { title: 'Ebb' } })],
  [
    'video.edit',
    'fields of all parts',
    () => ({
      videoId: mine,
      changes: {
        tags: ['Tides', 'low water'],
        defaultLanguage: 'en',
        license: 'creativeCommon',
        selfDeclaredMadeForKids: true,
        recordingDate: '2026-05-01T00:00:00Z',
        paidProductPlacement: true,
      },
    }),
  ],
  ['video.edit', 'nothing', () => ({ videoId: mine, changes: { embeddable: true, tags: [] } })],
  ['video.thumbnail', 'of a video', () => ({ videoId: mine, file: 'small' })],
  [
    'video.captions',
    'of a video',
    () => ({ videoId: mine, language: 'fr', name: 'Paroles', isDraft: true, file: 'captions' }),
  ],
  [
    'video.replaceCaptions',
    'of a video',
    () => ({ videoId: mine, language: 'en', name: '', isDraft: false, file: 'captions' }),
  ],
  ['channel.banner', 'of a channel', () => ({ channel, file: 'banner' })],
  ['channel.watermark', 'of a channel', () => ({ channel, file: 'small', timing })],
  ['channel.removeWatermark', 'of a channel', () => ({ channel })],
  ['event.add', 'with all fields', () => ({ form: whole, source: 'https://page.example' })],
  ['event.add', 'without venue', () => ({ form: { ...form, venue: null } })],
  [
    'event.add',
    'with records of the site',
    () => ({ form: { ...form, venue: { id: Number(venueNamed('Old Pier Hall')?.id) } } }),
  ],
  ['event.edit', 'cost and website', toEdit],
  ['event.edit', 'title and text', edited({ title: ' More & ', description: 'Three\nfour' })],
  ['event.edit', 'times', edited({ start: '2027-04-01T10:00', end: '2027-04-02T11:30', timeZone: 'UTC' })],
  ['event.edit', 'all day', edited({ allDay: true })],
  ['event.edit', 'venue and organizer', edited({ venue: place, organizers: whole.organizers })],
  ['event.edit', 'status', edited({ status: 'draft' })],
  ['event.edit', 'nothing', edited({})],
  ['event.duplicate', 'as a draft', published],
  ['event.publish', 'a published one', published],
  [
    'event.publish',
    'a draft',
    async () => {
      const { eventId, title } = published();
      await bench.run('event.unpublish', { eventId, title });
      bench.requests.length = 0;
      return { eventId, title };
    },
  ],
  ['event.review', 'a published one', published],
  ['event.unpublish', 'a published one', published],
  ['event.trash', 'a published one', published],
  ['venue.create', 'with all fields', () => ({ fields: place })],
  ['venue.create', 'with its name', () => ({ fields: { name: 'Zylmorf' } })],
  ['venue.create', 'that is there', () => ({ fields: { name: 'Old Pier Hall' } })],
  [
    'venue.edit',
    'all fields',
    () => {
      const known = venueNamed('Old Pier Hall');
      const { city } = known as { city?: string };
      return { recordId: known?.id, from: { name: 'Old Pier Hall', city }, form: place };
    },
  ],
  ['organizer.create', 'with all fields', () => ({ fields: whole.organizers[0] })],
  ['category.create', 'with its name', () => ({ fields: { name: 'Zylmorf' } })],
  ['tag.create', 'with its description', () => ({ fields: { name: 'Zylmorf', description: 'Odd' } })],
];

/** Reads are repeated until they reflect a write, so their number varies: each counts once between two writes. */
function withoutRepeatedReads(lines: readonly string[]): string[] {
  const seen = new Set<string>();
  return lines.filter((line) => {
    if (!line.startsWith('GET ')) seen.clear();
    const isNew = !seen.has(line);
    seen.add(line);
    return isNew;
  });
}

/** Numbers the ids that the sandbox makes. */
function withStableNames(record: object): unknown {
  const ids: string[] = [];
  const text = JSON.stringify(record).replace(
    /UE\w{40,}|PL[\w-]{32}|AUieDa[\w-]{20,}|(?<![\w-])[\w-]{43}(?![\w-])|(?<=content\.com\/)[\w-]{32}/g,
    (id) => {
      if (!ids.includes(id)) ids.push(id);
      return `<id ${ids.indexOf(id) + 1}>`;
    },
  );
  return JSON.parse(text);
}

it.each(cases)('%s, %s', async (id, _name, input) => {
  bench.requests.length = 0;
  const job = await bench.run(id, await input());
  const sent = withoutRepeatedReads(bench.requests);
  bench.requests.length = 0;
  const last = findAction(id).undoable && job.state === 'done' ? await bench.undo(job) : undefined;
  const { state, result, fault } = job;
  const undo = last && { state: last.state, fault: last.fault, sent: withoutRepeatedReads(bench.requests) };
  expect(withStableNames({ state, result, fault, sent, undo })).toMatchSnapshot();
});
