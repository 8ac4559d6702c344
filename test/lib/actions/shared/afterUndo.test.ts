import { beforeEach, describe, expect, it } from 'vitest';
import type { JobRow } from '../../../../lib/store';
import { freshSandbox } from '../../../sandbox/fresh';
import { account, channels, playlists, videos } from '../../../sandbox/seed';
import { type Workbench, workbench } from '../workbench';

const sandbox = await freshSandbox({ replica: true });
let bench: Workbench;

const [jazz] = playlists as unknown as [(typeof playlists)[0]];
const fresh = videos[2]?.id ?? '';
const tides = { title: 'Tides', description: '', privacyStatus: 'private' };
const inJazz = { playlistId: jazz.id, playlistTitle: 'Jazz' };
const stranger = { channel: { channelId: channels[4]?.id ?? '' }, title: 'A channel' };
const quay = { name: 'Zylmorf Quay Tavern' };
const eventForm = {
  title: 'One',
  description: '',
  start: '2027-03-01T10:00',
  end: '2027-03-01T11:00',
  allDay: false,
  timeZone: 'Europe/Lisbon',
  venue: null,
  organizers: [],
  status: 'draft',
  cost: '',
  website: '',
  image: '',
  categories: [],
  tags: [],
};

const published = () => {
  const event = sandbox.calendar.events().find(({ status }) => status === 'publish');
  return { eventId: Number(event?.id), title: String(event?.title) };
};
const storedEvent = (eventId: number) => sandbox.calendar.events().find(({ id }) => id === eventId);
const venuesOfQuay = () => sandbox.calendar.venues().filter(({ venue }) => venue === quay.name);

async function editEvent({ eventId, title }: ReturnType<typeof published>, changes: object): Promise<JobRow> {
  const from = { ...eventForm, title, status: 'publish' };
  return bench.run('event.edit', { eventId, from, form: { ...from, ...changes } });
}

const editPlaylist = (changes: object) =>
  bench.run('playlist.edit', { playlistId: jazz.id, title: 'Jazz', changes });

const mine = videos.find(({ channelId }) => channelId === account.channelId)?.id ?? '';
const editVideo = (changes: object) => bench.run('video.edit', { videoId: mine, changes });

async function undone(job: JobRow): Promise<JobRow> {
  expect(job).toMatchObject({ state: 'done' });
  const back = await bench.undo(job);
  expect(back).toMatchObject({ state: 'undone' });
  return back;
}

const subscribed = () =>
  sandbox.video
    .subscriptions(account.channelId)
    .filter(({ publisherId }) => publisherId === stranger.channel.channelId);

describe('an action after an undo that reads already reflect', () => {
  beforeEach(async () => {
    // L is longer than the test observes a job: a job that waits for it would be reported as waiting.
    bench = await workbench(sandbox, 'robin', 60_000);
  });

  /** Time from the click to the first write request, in milliseconds. */
  async function timeToWrite(act: () => Promise<JobRow>): Promise<number> {
    const before = sandbox.requests.length;
    const clicked = Date.now();
    expect(await act()).toMatchObject({ state: 'done' });
    const write = sandbox.requests.slice(before).find(({ method }) => method !== 'GET');
    return Number(write?.at) - clicked;
  }

  const row = () => published();
  it.each<[string, () => Promise<JobRow>, () => Promise<JobRow>]>([
    ['an edit of an event', () => editEvent(row(), { cost: '17' }), () => editEvent(row(), { cost: '12' })],
    [
      'its being taken from sight',
      () => bench.run('event.unpublish', row()),
      () => editEvent(row(), { cost: '12' }),
    ],
    [
      'its way to the trash',
      () => bench.run('event.trash', row()),
      () => bench.run('event.unpublish', row()),
    ],
    [
      'an edit, to trash it',
      () => editEvent(row(), { website: 'https://a.example/' }),
      () => bench.run('event.trash', row()),
    ],
    ['its copying', () => bench.run('event.duplicate', row()), () => editEvent(row(), { cost: '12' })],
    [
      'an edit of a playlist',
      () => editPlaylist({ title: 'More jazz' }),
      () => editPlaylist({ description: 'All of it.' }),
    ],
    ['an edit of a video', () => editVideo({ title: 'Ebb' }), () => editVideo({ description: 'All of it.' })],
    [
      'the making of a playlist',
      () => bench.run('playlist.create', tides),
      () => bench.run('playlist.create', tides),
    ],
    [
      'the making of a playlist, to save a video to it',
      () => bench.run('playlist.create', tides),
      () => bench.run('video.saveToNew', { ...tides, videoId: fresh, reuse: true }),
    ],
    [
      'saving a video',
      () => bench.run('video.save', { videoId: fresh, ...inJazz }),
      () => bench.run('video.save', { videoId: fresh, ...inJazz }),
    ],
    [
      'a like',
      () => bench.run('video.like', { videoId: fresh }),
      () => bench.run('video.dislike', { videoId: fresh }),
    ],
    [
      'a subscription',
      () => bench.run('channel.subscribe', stranger),
      () => bench.run('channel.subscribe', stranger),
    ],
    [
      'the making of a venue',
      () => bench.run('venue.create', { fields: quay, isAnother: true }),
      () => bench.run('venue.create', { fields: quay, isAnother: true }),
    ],
  ])('starts at once: %s', async (_name, first, next) => {
    await undone(await first());
    expect(await timeToWrite(next)).toBeLessThan(5_000);
  });

  it('starts at once: an event at an existing venue', async () => {
    const [venue] = sandbox.calendar.venues();
    const form = {
      ...eventForm,
      venue: { name: String(venue?.venue), city: String(Reflect.get(venue ?? {}, 'city')) },
    };
    await undone(await bench.run('event.add', { form }));
    const again = await bench.run('event.add', { form });
    expect(again).toMatchObject({ state: 'done', steps: { 'find venue': { receipt: venue?.id } } });
  });

  it('starts at once: an edit of a venue', async () => {
    const from = { ...quay, city: '', zip: '' };
    const { result: recordId } = await bench.run('venue.create', { fields: from, isAnother: true });
    const edit = (change: object) =>
      bench.run('venue.edit', { recordId, from, form: { ...from, ...change } });
    await undone(await edit({ city: 'Lisbon' }));
    expect(await edit({ zip: '1200' })).toMatchObject({ state: 'done' });
    expect(venuesOfQuay()).toEqual([expect.objectContaining({ zip: '1200' })]);
    expect(venuesOfQuay()).not.toEqual([expect.objectContaining({ city: 'Lisbon' })]);
  });

  it('starts at once: an event with a new venue, whose undo waits for jobs that use the venue', async () => {
    const longestLag = 4_000;
    bench = await workbench(sandbox, 'robin', longestLag);
    const add = () => bench.run('event.add', { form: { ...eventForm, venue: quay } });
    const { finishedAt } = await undone(await add());
    const before = sandbox.requests.length;
    expect(await add()).toMatchObject({ state: 'done' });
    const write = sandbox.requests.slice(before).find(({ method }) => method !== 'GET');
    expect(write?.at).toBeLessThan(Number(finishedAt) + longestLag);
    expect(
      venuesOfQuay()
        .map(({ status }) => status)
        .sort(),
    ).toEqual(['publish', 'trash']);
  });

  it('starts at once: deletion of a playlist that is empty again', async () => {
    const made = await bench.run('playlist.create', {
      title: 'New',
      description: '',
      privacyStatus: 'private',
    });
    const playlistId = String(made.result);
    await undone(await bench.run('video.save', { videoId: fresh, playlistId, playlistTitle: 'New' }));
    await undone(made);
    expect(sandbox.video.playlists().map(({ id }) => id)).not.toContain(playlistId);
  });

  it('keeps only the last change of an event', async () => {
    const { eventId, title } = published();
    sandbox.calendar.setCost(eventId, { cost: '5 - 10', symbol: '€', position: 'suffix', code: 'EUR' });
    await undone(await editEvent({ eventId, title }, { website: 'https://a.example/' }));
    expect(await editEvent({ eventId, title }, { title: 'Ebb' })).toMatchObject({ state: 'done' });
    expect(storedEvent(eventId)).toMatchObject({ title: 'Ebb', website: '', cost: '5€ – 10€' });
  });
});

describe('an action after an undo that reads do not reflect yet', () => {
  /** Lag of reads in milliseconds: longer than a job takes on a busy machine. */
  const longestLag = 1_000;

  beforeEach(async () => {
    bench = await workbench(sandbox, 'robin', longestLag);
  });

  /** After the first such write, which takes a moment, reads show the state before it as long as they may. */
  function freezeReads(isFirst: (path: string) => boolean): { endsAt(): number } {
    let frozenAt: number | undefined;
    sandbox.faults.decide(({ method, path }) => {
      if (method !== 'GET') {
        if (frozenAt !== undefined || !isFirst(path)) return undefined;
        frozenAt = Date.now();
        return { before: async () => ({ kind: 'delay', ms: 100 }) };
      }
      const behind = Date.now() - (frozenAt ?? 0);
      return behind < longestLag ? { readsBehind: behind } : undefined;
    });
    return { endsAt: () => Number(frozenAt) + longestLag };
  }

  /** Undoes a job while reads lag, and runs another action, which may not finish before reads show the undo. */
  async function undoneUnseen(job: JobRow, next: () => Promise<JobRow>, path = ''): Promise<JobRow> {
    const freeze = freezeReads((written) => written.includes(path));
    await undone(job);
    const before = sandbox.requests.length;
    const done = await next();
    expect(done).toMatchObject({ state: 'done' });
    const write = sandbox.requests.slice(before).find(({ method }) => method !== 'GET');
    expect(write?.at).toBeGreaterThanOrEqual(freeze.endsAt());
    return done;
  }

  it('waits: an edit of an event', async () => {
    const row = published();
    const job = await editEvent(row, { website: 'https://a.example/' });
    await undoneUnseen(job, () => editEvent(row, { cost: '12' }));
    expect(storedEvent(row.eventId)).toMatchObject({ website: '', cost: expect.stringContaining('12') });
  });

  it('waits: an edit of an event, while reads reflect all but the currency', async () => {
    const row = published();
    sandbox.calendar.setCost(row.eventId, { cost: '5 - 10', symbol: '€', position: 'suffix', code: 'EUR' });
    const job = await editEvent(row, { website: 'https://a.example/' });
    await undoneUnseen(job, () => editEvent(row, { title: 'Ebb' }), '/wp/v2/tribe_events');
    expect(storedEvent(row.eventId)).toMatchObject({ title: 'Ebb', website: '', cost: '5€ – 10€' });
  });

  it('waits: an edit after another one, while reads reflect all but the date of a draft that was public', async () => {
    const date = '2026-05-01 08:00:00';
    const times = { start_date: '2027-03-01 10:00:00', end_date: '2027-03-01 11:00:00' };
    const event = { title: 'Tides', ...times, timezone: 'Europe/Lisbon', status: 'publish', date } as const;
    const { id: eventId, title } = await bench.clients.calendar.events.create(event);
    const row = { eventId, title };
    await bench.run('event.unpublish', row);
    freezeReads((path) => path.includes('/wp/v2/tribe_events'));
    const { finishedAt } = await editEvent(row, { website: 'https://a.example/' });
    const next = await editEvent(row, { title: 'Ebb' });
    expect(Number(next.finishedAt) - Number(finishedAt)).toBeGreaterThanOrEqual(longestLag);
    expect(storedEvent(eventId)).toMatchObject({ title: 'Ebb', status: 'draft', date });
  });

  it('waits: an edit of an event that was unpublished', async () => {
    const row = published();
    const job = await bench.run('event.unpublish', row);
    await undoneUnseen(job, () => editEvent(row, { cost: '12' }));
    expect(storedEvent(row.eventId)).toMatchObject({ status: 'publish' });
  });

  it('waits: an edit of a playlist', async () => {
    const job = await editPlaylist({ title: 'More jazz' });
    const next = () => editPlaylist({ description: 'All of it.' });
    await undoneUnseen(job, next);
    expect(sandbox.video.playlists().find(({ id }) => id === jazz.id)).toMatchObject({
      title: 'Jazz',
      description: 'All of it.',
    });
  });

  it('waits: an edit of a video', async () => {
    const stored = () => sandbox.video.videos().find(({ id }) => id === mine);
    const title = stored()?.title;
    const job = await editVideo({ title: 'Ebb' });
    await undoneUnseen(job, () => editVideo({ description: 'All of it.' }));
    expect(stored()).toMatchObject({ title, description: 'All of it.' });
  });

  it('waits: a subscription', async () => {
    const job = await bench.run('channel.subscribe', stranger);
    const next = () => bench.run('channel.subscribe', stranger);
    await undoneUnseen(job, next);
    expect(subscribed()).toHaveLength(1);
  });

  it('waits: an event at a venue that was removed with another event', async () => {
    const add = () => bench.run('event.add', { form: { ...eventForm, venue: quay } });
    const { result } = await undoneUnseen(await add(), add, '/venues/');
    const [venue] = venuesOfQuay().filter(({ status }) => status === 'publish');
    const { eventId } = result as { eventId: number };
    const event = await bench.clients.calendar.events.read({ id: eventId, context: 'edit' });
    expect(event.venue?.id).toBe(venue?.id);
    expect(venue).toBeDefined();
  });

  it('waits: deletion of a playlist that may not be empty', async () => {
    const made = await bench.run('playlist.create', {
      title: 'New',
      description: '',
      privacyStatus: 'private',
    });
    const here = { playlistId: String(made.result), playlistTitle: 'New' };
    await undone(await bench.run('video.save', { videoId: fresh, ...here }));
    freezeReads(() => true);
    await bench.run('video.save', { videoId: videos[3]?.id, ...here });
    expect(await bench.undo(made)).toMatchObject({ fault: { reason: 'playlistInUse' } });
  });
});
