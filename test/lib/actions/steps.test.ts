import { beforeEach, expect, it } from 'vitest';
import { type ActionId, findAction } from '../../../lib/actions';
import { freshSandbox } from '../../sandbox/fresh';
import { account } from '../../sandbox/seed';
import { png } from '../../sandbox-checks/pictures';
import { form, fresh, inJazz, inList, jazz, live, mine, sandboxSubjects, stranger } from './subjects';
import { type Workbench, workbench } from './workbench';

/**
 * The steps of every action and of its undo, with what they declare to write. Rows on disk hold them: a worker of the
 * next version resumes by these names, and reads of later jobs are compared with these writes.
 */

const sandbox = await freshSandbox();
let bench: Workbench;

beforeEach(async () => {
  bench = await workbench(sandbox);
  bench.files.set('banner', new Blob([png(2048, 1152)], { type: 'image/png' }));
  const track = '1\n00:00:01,000 --> 00:00:02,000\nHello\n';
  bench.files.set('captions', new Blob([track], { type: 'text/plain' }));
  bench.files.set('small', new Blob([png(150, 150)], { type: 'image/png' }));
});

const { lastItem, published, toEdit, subscribed } = sandboxSubjects(sandbox);
const venue = () => {
  const known = sandbox.calendar.venues().find((each) => each.venue === 'Old Pier Hall');
  const { city } = known as { city?: string };
  return {
    recordId: known?.id,
    from: { name: 'Old Pier Hall', city },
    form: { name: 'Old Pier Theatre', city },
  };
};

const place = () => ({ ...lastItem(), position: 0 });
const move = () => ({ ...lastItem(), targetId: live.id, targetTitle: live.title });
const channel = { channelId: account.channelId };
const newList = { title: 'Tides', description: 'High', privacyStatus: 'unlisted' };

type Input = Record<string, unknown>;

it.each<[ActionId, () => Input | Promise<Input>, steps: string[]]>([
  [
    'video.save',
    () => ({ videoId: inJazz, ...inList }),
    ['add: make playlistItem', 'undo/remove: remove playlistItem'],
  ],
  [
    'video.saveToNew',
    () => ({ videoId: fresh, title: 'Tides', privacyStatus: 'private' }),
    ['create: make playlist', 'add: make playlistItem', 'undo/delete: remove playlist'],
  ],
  [
    'video.saveToNew',
    () => ({ videoId: fresh, title: jazz.title, privacyStatus: 'private', reuse: true }),
    ['find', 'findItems', 'add: make playlistItem', 'undo/remove: remove playlistItem'],
  ],
  [
    'video.remove',
    () => ({ videoId: inJazz, ...inList }),
    ['find', 'remove item: remove playlistItem', 'undo/find', 'undo/add item: make playlistItem'],
  ],
  ['video.place', place, ['find', 'place: update playlistItem', 'undo/placeBack: update playlistItem']],
  [
    'video.move',
    move,
    [
      'find',
      'add: make playlistItem',
      'remove: remove playlistItem',
      'undo/find',
      'undo/putBack: make playlistItem',
      'undo/removeAdded: remove playlistItem',
    ],
  ],
  [
    'video.like',
    () => ({ videoId: fresh }),
    ['read', 'rate: update rating', 'undo/compare', 'undo/rate: update rating'],
  ],
  [
    'channel.subscribe',
    () => stranger,
    ['channel', 'find', 'subscribe: make subscription', 'undo/unsubscribe: remove subscription'],
  ],
  [
    'channel.unsubscribe',
    subscribed,
    ['channel', 'find', 'unsubscribe: remove subscription', 'undo/subscribe: make subscription'],
  ],
  ['playlist.create', () => newList, ['create: make playlist', 'undo/delete: remove playlist']],
  [
    'playlist.edit',
    () => ({ playlistId: jazz.id, title: 'Jazz', changes: { title: 'More' } }),
    ['read', 'write: update playlist', 'undo/writeBack: update playlist'],
  ],
  [
    'playlist.delete',
    () => ({ playlistId: live.id, title: live.title }),
    [
      'read',
      'delete: remove playlist',
      'undo/create: make playlist',
      'undo/add 0: make playlistItem',
      'undo/add 1: make playlistItem',
      'undo/add 2: make playlistItem',
    ],
  ],
  [
    'video.captions',
    () => ({ videoId: mine, language: 'fr', name: '', isDraft: true, file: 'captions' }),
    ['add: make captions', 'undo/delete: remove captions'],
  ],
  [
    'video.replaceCaptions',
    () => ({ videoId: mine, language: 'en', name: '', isDraft: false, file: 'captions' }),
    ['find', 'replace: update captions'],
  ],
  [
    'video.edit',
    () => ({ videoId: mine, changes: { title: 'Ebb' } }),
    ['write: update video', 'undo/writeBack: update video'],
  ],
  ['video.thumbnail', () => ({ videoId: mine, file: 'small' }), ['set: update thumbnail']],
  [
    'channel.banner',
    () => ({ channel, file: 'banner' }),
    ['read', 'upload: make picture', 'set: update channel', 'undo/compare', 'undo/put back: update channel'],
  ],
  [
    'channel.watermark',
    () => ({ channel, file: 'small', timing: { type: 'offsetFromStart', offsetMs: '1000' } }),
    ['set: update channel'],
  ],
  ['channel.removeWatermark', () => ({ channel }), ['remove: update channel']],
  [
    'event.add',
    () => ({ form: { ...form, organizers: [{ name: 'Zylmorf Choir' }, { name: 'Wexpod Band' }] } }),
    [
      'find venue',
      'find organizer',
      'find organizer 2',
      'create venue: make venue',
      'create organizer: make organizer',
      'create organizer 2: make organizer',
      'create: make event',
      'undo/compare',
      'undo/trash: remove event',
      'undo/remove venue: remove venue',
      'undo/remove organizer: remove organizer',
      'undo/remove organizer 2: remove organizer',
    ],
  ],
  [
    'event.edit',
    toEdit,
    ['read', 'write: update event', 'currency: update event', 'undo/writeBack: update event'],
  ],
  [
    'event.duplicate',
    published,
    ['read event', 'create: make event', 'undo/compare', 'undo/trash: remove event'],
  ],
  ['event.unpublish', published, ['read', 'write: update event', 'undo/read', 'undo/write: update event']],
  ['event.trash', published, ['read', 'trash: remove event', 'undo/restore: update event']],
  [
    'event.restore',
    async () => {
      const row = published();
      await bench.clients.calendar.events.delete({ id: row.eventId });
      return row;
    },
    [
      'find places',
      'note currency',
      'note date',
      'restore: update event',
      'undo/compare',
      'undo/trash: remove event',
    ],
  ],
  [
    'event.add',
    () => ({ form: { ...form, venue: null, image: { file: 'small', name: 'a.png' } } }),
    ['upload picture: make picture', 'create: make event', 'undo/compare', 'undo/trash: remove event'],
  ],
  [
    'venue.create',
    () => ({ fields: form.venue }),
    ['find', 'create: make venue', 'undo/remove: remove venue'],
  ],
  ['venue.edit', venue, ['write: update venue', 'undo/writeBack: update venue']],
  [
    'tag.create',
    () => ({ fields: { name: 'Zylmorf' } }),
    ['find', 'create: make tag', 'undo/remove: remove tag'],
  ],
])('%s, row %#', async (id, input, steps) => {
  const job = await bench.run(id, await input());
  const last = findAction(id).undoable ? await bench.undo(job) : job;
  const written = Object.entries(last.steps).map(([name, { writes }]) =>
    writes ? `${name.replace(/ UE\w+$/, ' item')}: ${writes.effect} ${writes.thing}` : name,
  );
  expect(written).toEqual(steps);
});
