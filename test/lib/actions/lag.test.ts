import { beforeEach, describe, expect, it } from 'vitest';
import type { JobRow } from '../../../lib/store';
import { freshSandbox } from '../../sandbox/fresh';
import { account, channels, playlists, videos } from '../../sandbox/seed';
import { type Workbench, workbench } from './workbench';

/** Lag of reads in milliseconds: longer than a job takes on a busy machine. */
const longestLag = 700;

const sandbox = await freshSandbox({ replica: true });
let bench: Workbench;

beforeEach(async () => {
  bench = await workbench(sandbox, 'robin', longestLag);
});

/** From now on reads show the present state, as long as they may lag. */
function freezeReads(): void {
  const frozenAt = Date.now();
  sandbox.faults.decide(({ method }) => {
    const behind = Date.now() - frozenAt;
    return method === 'GET' && behind < longestLag ? { readsBehind: behind } : undefined;
  });
}

const [jazz] = playlists as unknown as [(typeof playlists)[0]];
const fresh = videos[2]?.id ?? '';
const inJazz = { playlistId: jazz.id, playlistTitle: 'Jazz' };
const mine = videos.find(({ channelId }) => channelId === account.channelId)?.id ?? '';
const idsIn = (playlistId: string) => sandbox.video.playlistItems(playlistId).map((item) => item.videoId);
const done = { state: 'done' };
const brandNew = { title: 'Brand new', description: '', privacyStatus: 'private' };
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

describe('while reads lag, an action continues from the state that the previous one left', () => {
  it('in a playlist: add and remove a video', async () => {
    freezeReads();
    await bench.run('video.save', { videoId: fresh, ...inJazz });
    expect(await bench.run('video.remove', { videoId: fresh, ...inJazz })).toMatchObject(done);
    expect(idsIn(jazz.id)).toEqual(jazz.videoIds);
  });

  it('in a playlist: remove a video twice, and undo both', async () => {
    const [videoId] = jazz.videoIds;
    freezeReads();
    const jobs = [
      await bench.run('video.remove', { videoId, ...inJazz }),
      await bench.run('video.remove', { videoId, ...inJazz }),
    ];
    for (const job of jobs.reverse()) expect(await bench.undo(job)).toMatchObject({ state: 'undone' });
    expect(idsIn(jazz.id)).toEqual(jazz.videoIds);
  });

  it('in a playlist: add a duplicate whose answer is lost', async () => {
    freezeReads();
    await bench.run('video.save', { videoId: fresh, ...inJazz });
    sandbox.faults.set({ method: 'POST', path: /playlistItems/, kind: 'drop', when: 'before', times: 1 });
    expect(await bench.run('video.save', { videoId: fresh, ...inJazz })).toMatchObject(done);
    expect(idsIn(jazz.id).filter((id) => id === fresh)).toHaveLength(2);
  });

  it('in a playlist: move a video to another playlist, and undo', async () => {
    const item = sandbox.video.playlistItems(jazz.id)[2];
    const place = (position: number) =>
      bench.run('video.place', { itemId: item?.id, videoId: item?.videoId, position, ...inJazz });
    freezeReads();
    await place(0);
    expect(await place(2)).toMatchObject(done);
    expect(idsIn(jazz.id)).toEqual(jazz.videoIds);
  });

  it('of a playlist: edit its description, then its title', async () => {
    const edit = (changes: Record<string, string>) =>
      bench.run('playlist.edit', { playlistId: jazz.id, title: 'Jazz', changes });
    freezeReads();
    await edit({ description: 'All of it.' });
    await edit({ title: 'More jazz' });
    expect(sandbox.video.playlists().find(({ id }) => id === jazz.id)).toMatchObject({
      title: 'More jazz',
      description: 'All of it.',
    });
  });

  it('of a video: edit its description, then its title, and undo the first edit', async () => {
    const edit = (changes: object) => bench.run('video.edit', { videoId: mine, changes });
    const stored = () => sandbox.video.videos().find(({ id }) => id === mine);
    const before = stored()?.description;
    freezeReads();
    const first = await edit({ description: 'All of it.' });
    await edit({ title: 'Ebb' });
    expect(stored()).toMatchObject({ title: 'Ebb', description: 'All of it.' });
    freezeReads();
    expect(await bench.undo(first)).toMatchObject({ state: 'undone' });
    expect(stored()).toMatchObject({ title: 'Ebb', description: before });
  });

  it('of a channel: subscribe, unsubscribe and subscribe again', async () => {
    const stranger = channels[4] as (typeof channels)[number];
    const input = { channel: { channelId: stranger.id }, title: 'A channel' };
    const subscribed = () =>
      sandbox.video.subscriptions(account.channelId).filter((row) => row.publisherId === stranger.id);
    freezeReads();
    await bench.run('channel.subscribe', input);
    await bench.run('channel.unsubscribe', input);
    expect(subscribed()).toEqual([]);
    freezeReads();
    await bench.run('channel.subscribe', input);
    expect(subscribed()).toHaveLength(1);
  });

  it('of a video: like, dislike, and undo', async () => {
    freezeReads();
    await bench.run('video.like', { videoId: fresh });
    const job = await bench.run('video.dislike', { videoId: fresh });
    expect(await bench.undo(job)).toMatchObject({ state: 'undone' });
    expect(sandbox.video.ratings(account.channelId)).toContainEqual(
      expect.objectContaining({ videoId: fresh, rating: 'like' }),
    );
  });

  it('of an event: trash and undo', async () => {
    const [event] = sandbox.calendar.events();
    const input = { eventId: event?.id, title: String(event?.title) };
    freezeReads();
    const job: JobRow = await bench.run('event.trash', input);
    expect(await bench.undo(job)).toMatchObject({ state: 'undone' });
    expect(sandbox.calendar.events().find(({ id }) => id === event?.id)?.status).toBe(event?.status);
  });

  it('of an event: edit, then edit by a form without a read event', async () => {
    const [event] = sandbox.calendar.events();
    const from = { ...eventForm, title: String(event?.title), status: 'publish' };
    const edit = (changes: Record<string, string>) =>
      bench.run('event.edit', { eventId: event?.id, from, form: { ...from, ...changes } });
    freezeReads();
    expect(await edit({ cost: '12' })).toMatchObject(done);
    expect(await edit({ title: 'Another title' })).toMatchObject(done);
    expect(sandbox.calendar.events().find(({ id }) => id === event?.id)?.title).toBe('Another title');
  });

  it('of an event: edit, then unpublish', async () => {
    const event = sandbox.calendar.events().find(({ status }) => status === 'publish');
    const from = { ...eventForm, title: String(event?.title), status: 'publish' };
    freezeReads();
    await bench.run('event.edit', { eventId: event?.id, from, form: { ...from, cost: '17' } });
    expect(await bench.run('event.unpublish', { eventId: event?.id, title: from.title })).toMatchObject(done);
    const { cost } = await bench.clients.calendar.events.read({ id: Number(event?.id), context: 'edit' });
    expect(cost).toContain('17');
  });

  it('of a new playlist: save a video to it, and undo its creation', async () => {
    freezeReads();
    const made = await bench.run('playlist.create', brandNew);
    const playlistId = String(made.result);
    const here = { playlistId, playlistTitle: 'Brand new' };
    expect(await bench.run('video.save', { videoId: fresh, ...here })).toMatchObject(done);
    expect(await bench.undo(made)).toMatchObject({ fault: { reason: 'playlistInUse' } });
    expect(idsIn(playlistId)).toEqual([fresh]);
  });

  it('of a new playlist: delete it once it is empty again', async () => {
    const made = await bench.run('playlist.create', brandNew);
    const playlistId = String(made.result);
    const saved = await bench.run('video.save', { videoId: fresh, playlistId, playlistTitle: 'Brand new' });
    freezeReads();
    // Some time goes by: a read is of the moment at which it arrives, less what it lags.
    await bench.run('video.like', { videoId: fresh });
    expect(await bench.undo(saved)).toMatchObject({ state: 'undone' });
    expect(await bench.undo(made)).toMatchObject({ state: 'undone' });
    expect(sandbox.video.playlists().map(({ id }) => id)).not.toContain(playlistId);
  });

  it('of an event: duplicate it twice, with a lost answer', async () => {
    const [event] = sandbox.calendar.events();
    const input = { eventId: event?.id, title: String(event?.title) };
    const copies = () =>
      sandbox.calendar.events().filter(({ title, id }) => title === event?.title && id !== event?.id);
    freezeReads();
    const { result } = await bench.run('event.duplicate', input);
    sandbox.faults.set({ method: 'POST', path: /events/, kind: 'drop', when: 'before', times: 1 });
    const second = await bench.run('event.duplicate', input);
    expect(copies()).toHaveLength(2);
    expect(second.result).not.toEqual(result);
  });

  it('of a new event: publish it', async () => {
    freezeReads();
    const { result } = await bench.run('event.add', { form: eventForm });
    const { eventId } = result as { eventId: number };
    expect(await bench.run('event.publish', { eventId, title: eventForm.title })).toMatchObject(done);
    expect(sandbox.calendar.events().find(({ id }) => id === eventId)?.status).toBe('publish');
  });

  it('of a new venue: edit it', async () => {
    const fields = { name: 'Zylmorf Quay Tavern' };
    freezeReads();
    const { result: recordId } = await bench.run('venue.create', { fields, isAnother: true });
    const form = { ...fields, city: 'Lisbon' };
    expect(await bench.run('venue.edit', { recordId, from: fields, form })).toMatchObject(done);
    expect(sandbox.calendar.venues().find(({ id }) => id === recordId)).toMatchObject({ city: 'Lisbon' });
  });

  it('of a new venue and a new tag: use them in an event, and undo their creation', async () => {
    const makes = [
      await bench.run('venue.create', { fields: { name: 'Zylmorf Quay Tavern' }, isAnother: true }),
      await bench.run('tag.create', { fields: { name: 'Quayside' } }),
    ];
    const [venue, tag] = makes.map(({ result }) => Number(result));
    freezeReads();
    // Some time goes by: a read is of the moment at which it arrives, less what it lags.
    await bench.run('video.like', { videoId: fresh });
    const form = { ...eventForm, venue: { id: venue }, tags: [tag] };
    expect(await bench.run('event.add', { form })).toMatchObject(done);
    for (const job of makes)
      expect(await bench.undo(job)).toMatchObject({ fault: { reason: 'recordInUse' } });
    expect(sandbox.calendar.venues().find(({ id }) => id === venue)?.status).toBe('publish');
  });

  it('of a site: create a venue once', async () => {
    const input = { fields: { name: 'Zylmorf Quay Tavern' }, isAnother: true };
    freezeReads();
    expect(await bench.run('venue.create', input)).toMatchObject(done);
    expect(await bench.run('venue.create', input)).toMatchObject({ fault: { reason: 'recordThere' } });
    expect(sandbox.calendar.venues().filter(({ venue }) => venue === input.fields.name)).toHaveLength(1);
  });
});

describe('an immediate undo', () => {
  it('removes a record that no read has shown yet', async () => {
    freezeReads();
    const job = await bench.run('tag.create', { fields: { name: 'Quayside' } });
    expect(await bench.undo(job)).toMatchObject({ state: 'undone' });
    expect(sandbox.calendar.tags().map(({ name }) => name)).not.toContain('Quayside');
  });
});

describe('there is no waiting', () => {
  beforeEach(async () => {
    // Longer than the test observes a job: one that waits would be reported as waiting.
    bench = await workbench(sandbox, 'robin', 60_000);
  });

  it('in a batch that sorts a list; once, if the list is not as planned', async () => {
    const items = sandbox.video.playlistItems(jazz.id);
    const place = async (at: number, from: number) => {
      const item = items[at];
      const job = await bench.run('video.place', {
        itemId: item?.id,
        videoId: item?.videoId,
        position: 0,
        from,
        ...inJazz,
      });
      return job.state;
    };
    expect(await place(1, 1)).toBe('done');
    expect(await place(2, 2)).toBe('done');
    expect(await place(0, 0)).toBe('waiting');
    bench = await workbench(sandbox, 'robin', 60_000);
    expect(await place(0, 0)).toBe('done');
    // One job among several that found its item elsewhere is enough.
    expect(await place(2, 1)).toBe('done');
    expect(await place(1, 7)).toBe('done');
  });

  it('in a batch that adds many events with one new venue', async () => {
    const venue = { name: 'Zylmorf Quay Tavern', isAnother: true };
    for (const title of ['One', 'Two']) {
      const form = { ...eventForm, title };
      const added = await bench.run('event.add', { form });
      expect(added).toMatchObject(done);
      const { eventId } = added.result as { eventId: number };
      const edited = await bench.run('event.edit', { eventId, from: form, form: { ...form, venue } });
      expect(edited).toMatchObject(done);
    }
    expect(sandbox.calendar.venues().filter((one) => one.venue === venue.name)).toHaveLength(1);
  });

  it('after a job that was refused, or that asked about a similar venue', async () => {
    const [venue] = sandbox.calendar.venues();
    const fields = { name: `${String(venue?.venue)}s` };
    expect(await bench.run('venue.create', { fields })).toMatchObject({ fault: { reason: 'venueClose' } });
    expect(await bench.run('venue.create', { fields, isAnother: true })).toMatchObject(done);
  });

  it('for another change, if reads reflect the last one', async () => {
    const event = sandbox.calendar.events().find(({ status }) => status === 'publish');
    const row = { eventId: event?.id, title: String(event?.title) };
    const from = { ...eventForm, title: row.title, status: 'publish' };
    const edit = (changes: Record<string, string>) =>
      bench.run('event.edit', { eventId: row.eventId, from, form: { ...from, ...changes } });
    expect(await edit({ cost: '17' })).toMatchObject(done);
    expect(await edit({ website: 'https://quay.example/' })).toMatchObject(done);
    expect(await bench.run('event.unpublish', row)).toMatchObject(done);
    for (const changes of [{ description: 'All of it.' }, { title: 'More jazz' }])
      expect(await bench.run('playlist.edit', { playlistId: jazz.id, title: 'Jazz', changes })).toMatchObject(
        done,
      );
    const fields = { name: 'Zylmorf Quay Tavern' };
    const { result: recordId } = await bench.run('venue.create', { fields, isAnother: true });
    const moved = { ...fields, city: 'Lisbon' };
    for (const [was, form] of [
      [fields, moved],
      [moved, { ...moved, address: 'Quay 1' }],
    ])
      expect(await bench.run('venue.edit', { recordId, from: was, form })).toMatchObject(done);
  });

  it('for an action on a new resource, and its undo', async () => {
    const made = await bench.run('playlist.create', brandNew);
    const here = { playlistId: String(made.result), playlistTitle: 'Brand new' };
    expect(await bench.run('video.save', { videoId: fresh, ...here })).toMatchObject(done);
    const other = await bench.run('video.saveToNew', {
      videoId: fresh,
      title: 'Another',
      privacyStatus: 'private',
    });
    expect(await bench.undo(other)).toMatchObject({ state: 'undone' });
    const { result } = await bench.run('event.add', { form: eventForm });
    const { eventId } = result as { eventId: number };
    expect(await bench.run('event.trash', { eventId, title: 'One' })).toMatchObject(done);
  });

  it('for an undo right after the action', async () => {
    const [event] = sandbox.calendar.events();
    const jobs = [
      await bench.run('video.like', { videoId: fresh }),
      await bench.run('video.save', { videoId: fresh, ...inJazz }),
      await bench.run('video.remove', { videoId: fresh, ...inJazz }),
      await bench.run('event.trash', { eventId: event?.id, title: 'An event' }),
    ];
    for (const job of jobs.reverse()) expect(await bench.undo(job)).toMatchObject({ state: 'undone' });
  });
});
