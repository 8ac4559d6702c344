import { expect, it } from 'vitest';
import { type ActionId, actions, findAction, managedActions } from '../../../lib/actions';

/** What each action tells of a job: keys, sentence, link, and what the playlist index and the ledger learn. */

interface Row {
  input: Record<string, unknown>;
  result?: unknown;
  keys: string[];
  /** Keys of the resource that the action made. */
  made?: string;
  substitutions: string[];
  link?: string;
  /** Effects when done; when undone; when undone without a result. */
  effects?: [done: unknown[], undone: unknown[], withoutResult: unknown[]];
}

const inList = { videoId: 'v', playlistId: 'p', playlistTitle: 'Jazz' };
const listLink = 'https://www.youtube.com/playlist?list=p';
const videoLink = 'https://www.youtube.com/watch?v=v';
const channelLink = 'https://www.youtube.com/channel/c';
const channel = { channelId: 'c' };
const membership = { kind: 'membership', videoId: 'v', playlistId: 'p', title: 'Jazz' };
const doubt = { kind: 'playlistInDoubt', playlistId: 'p' };
const gone = { kind: 'playlistGone', playlistId: 'p' };
const renamed = { kind: 'playlistNamed', playlistId: 'p' };
const used = { kind: 'playlistUsed', playlistId: 'p', title: 'Jazz' };
const form = {
  title: 'Tides',
  description: '',
  start: '2027-03-01T10:00',
  end: '2027-03-01T11:00',
  allDay: false,
  timeZone: 'Europe/Lisbon',
  venue: null,
  organizers: [{ name: 'Quay', email: 'a@quay.example' }, { name: 'Friends' }, { id: 12 }],
  status: 'draft',
  cost: '',
  website: '',
  image: '',
  categories: [3],
  newCategories: ['Folk'],
  tags: [4],
};
const formKeys = [
  'organizer.create quay',
  'organizer.create friends',
  'uses organizer 12',
  'category.create folk',
  'uses category 3',
  'uses tag 4',
];
const url = 'https://calendar.example/tides';
const row = { eventId: 7, title: 'Tides' };
const wrote = (resource: string, ...ids: number[]) => ({
  kind: 'siteWritten',
  resource,
  ...(ids.length > 0 && { ids }),
});
const wroteOne = wrote('event', 7);
const wrotePlaces = [wrote('organizer'), wrote('category')];
const added = { kind: 'eventAdded', source: 'https://a.example', eventId: 7, url };
const rating: Row = {
  input: { videoId: 'v', title: 'Tides' },
  keys: ['rating-v'],
  substitutions: ['Tides'],
  link: videoLink,
};
const subscribed = { kind: 'subscription', ...channel, title: 'Quay', isSubscribed: true };
const unsubscribed = { ...subscribed, isSubscribed: false };
const subscription: Row = {
  input: { channel, title: '' },
  result: { ...channel, title: 'Quay' },
  keys: ['subscriptions-3'],
  substitutions: ['Quay'],
  link: channelLink,
};
const ofEvent: Row = {
  input: row,
  result: { eventId: 7, url },
  keys: ['event 7'],
  substitutions: ['Tides'],
  link: url,
  effects: [[wroteOne], [wroteOne], [wroteOne]],
};
const makesRecord = (kind: string): Row => ({
  input: { fields: { name: 'Quay' } },
  result: 5,
  keys: [`${kind}.create quay`],
  made: `${kind} 5`,
  substitutions: ['Quay'],
  effects: [[wrote(kind, 5)], [wrote(kind, 5)], [wrote(kind)]],
});
const editedRecord = (kind: string) => [wrote(kind, 5), wrote('event')];
const editsRecord = (kind: string): Row => ({
  input: { recordId: 5, from: { name: 'Pier' }, form: { name: 'Quay' } },
  result: 5,
  keys: [`${kind} 5`],
  substitutions: ['Quay'],
  effects: [editedRecord(kind), editedRecord(kind), editedRecord(kind)],
});

const someComments = [
  { commentId: 'Ug1', was: 'heldForReview' },
  { commentId: 'Ug2', was: 'likelySpam' },
];
const moderation = (status: string): Row => ({
  input: { comments: someComments, label: '2 comments' },
  result: { changed: someComments },
  keys: ['comments'],
  substitutions: ['2 comments'],
  effects: [
    [{ kind: 'comments', ids: ['Ug1', 'Ug2'], status }],
    // What was marked as spam can only be held again
    [{ kind: 'comments', ids: ['Ug1', 'Ug2'], status: 'heldForReview' }],
    [],
  ],
});

const rows: Record<ActionId, Row> = {
  'comment.write': {
    input: { videoId: 'v', title: 'Tides', text: 'High' },
    result: 'Ug1',
    keys: ['comments'],
    substitutions: ['Tides'],
    link: `${videoLink}&lc=Ug1`,
    effects: [
      [{ kind: 'comments', ids: ['Ug1'], isNew: true }],
      [{ kind: 'comments', ids: ['Ug1'], isGone: true }],
      [],
    ],
  },
  'comment.reply': {
    input: { threadId: 'Ug1', videoId: 'v', text: 'High', author: '@quay' },
    result: 'Ug1.a',
    keys: ['comments'],
    substitutions: ['@quay'],
    link: `${videoLink}&lc=Ug1.a`,
    effects: [
      [{ kind: 'comments', ids: ['Ug1'], isNew: true }],
      [{ kind: 'comments', ids: ['Ug1'], isNew: true }],
      [],
    ],
  },
  'comment.edit': {
    input: { commentId: 'Ug1', videoId: 'v', text: 'High' },
    result: { before: 'Low' },
    keys: ['comments'],
    substitutions: [],
    link: `${videoLink}&lc=Ug1`,
    effects: [
      [{ kind: 'comments', ids: ['Ug1'], text: 'High' }],
      [{ kind: 'comments', ids: ['Ug1'], text: 'Low' }],
      [],
    ],
  },
  'comment.delete': {
    input: { commentId: 'Ug1.a', threadId: 'Ug1' },
    result: true,
    keys: ['comments'],
    substitutions: [],
    effects: [
      [
        { kind: 'comments', ids: ['Ug1.a'], isGone: true },
        { kind: 'comments', ids: ['Ug1'], isNew: true },
      ],
      [
        { kind: 'comments', ids: ['Ug1.a'], isGone: true },
        { kind: 'comments', ids: ['Ug1'], isNew: true },
      ],
      [],
    ],
  },
  'comment.approve': moderation('published'),
  'comment.hold': moderation('heldForReview'),
  'comment.reject': moderation('rejected'),
  'comment.ban': moderation('rejected'),
  'video.save': {
    input: inList,
    result: 'i',
    keys: ['playlist-p'],
    substitutions: ['Jazz'],
    link: `${videoLink}&list=p`,
    effects: [
      [{ ...membership, holds: true, itemId: 'i' }, used],
      [{ ...membership, holds: false, itemId: 'i' }, used],
      [doubt],
    ],
  },
  'video.saveToNew': {
    input: { videoId: 'v', title: ' Jazz ', privacyStatus: 'private' },
    result: { playlistId: 'p', itemId: 'i' },
    made: 'playlist-p',
    link: listLink,
    keys: ['playlists-Jazz'],
    substitutions: ['Jazz'],
    effects: [
      [
        { ...renamed, title: 'Jazz', privacyStatus: 'private' },
        { ...membership, holds: true, itemId: 'i' },
        used,
      ],
      [gone],
      [],
    ],
  },
  'video.remove': {
    input: { ...inList, itemId: 'i' },
    result: [],
    keys: ['playlist-p'],
    substitutions: ['Jazz'],
    link: listLink,
    effects: [
      [{ ...membership, holds: false, itemId: 'i' }],
      [{ ...membership, holds: true, itemId: undefined }],
      [{ ...membership, holds: true, itemId: undefined }],
    ],
  },
  'video.like': rating,
  'video.dislike': rating,
  'video.clearRating': { ...rating, input: { videoId: 'v' }, substitutions: ['v'] },
  'channel.subscribe': {
    ...subscription,
    result: { ...channel, title: 'Quay', had: null, subscriptionId: 's' },
    effects: [[subscribed], [unsubscribed], []],
  },
  'channel.unsubscribe': {
    ...subscription,
    result: { ...channel, title: 'Quay', removed: true },
    effects: [[unsubscribed], [subscribed], []],
  },
  'event.add': {
    input: { form, source: 'https://a.example' },
    result: { eventId: 7, url },
    made: 'event 7',
    substitutions: ['Tides'],
    link: url,
    keys: ['event-2027-03-01T10:00', ...formKeys],
    effects: [
      [added, wroteOne, ...wrotePlaces],
      [{ kind: 'eventGone', eventId: 7 }, wroteOne, ...wrotePlaces],
      [wrote('event'), ...wrotePlaces],
    ],
  },
  'video.place': {
    input: { ...inList, itemId: 'i', position: 2 },
    result: { was: 5 },
    keys: ['playlist-p'],
    substitutions: ['Jazz'],
    link: listLink,
    effects: [
      [{ kind: 'itemMoved', playlistId: 'p', itemId: 'i', position: 2 }],
      [{ kind: 'itemMoved', playlistId: 'p', itemId: 'i', position: 5 }],
      [doubt],
    ],
  },
  'video.move': {
    input: { ...inList, itemId: 'i', targetId: 't', targetTitle: 'Live' },
    result: { added: 'j' },
    keys: ['playlist-p', 'playlist-t'],
    substitutions: ['Jazz', 'Live'],
    link: `${videoLink}&list=t`,
    effects: [
      [
        { ...membership, itemId: 'i', holds: false },
        { ...membership, playlistId: 't', title: 'Live', itemId: 'j', holds: true },
      ],
      [doubt, { ...doubt, playlistId: 't' }],
      [doubt, { ...doubt, playlistId: 't' }],
    ],
  },
  'playlist.create': {
    input: { title: ' Jazz', description: '', privacyStatus: 'public' },
    result: 'p',
    made: 'playlist-p',
    keys: ['playlists-Jazz'],
    substitutions: ['Jazz'],
    link: listLink,
    effects: [[{ ...renamed, title: 'Jazz', description: '', privacyStatus: 'public' }], [gone], []],
  },
  'playlist.fill': {
    input: { playlistId: 'p', title: 'Jazz' },
    result: 'p',
    keys: ['playlist-p'],
    substitutions: ['Jazz'],
    link: listLink,
    effects: [[], [gone], [gone]],
  },
  'playlist.edit': {
    input: { playlistId: 'p', title: 'Jazz', changes: { title: 'Live', privacyStatus: 'public' } },
    result: { before: { title: 'Jazz', description: '', privacyStatus: 'private' } },
    keys: ['playlist-p'],
    substitutions: ['Live'],
    link: listLink,
    effects: [
      [{ ...renamed, title: 'Live', privacyStatus: 'public' }],
      [{ ...renamed, title: 'Jazz', description: '', privacyStatus: 'private' }],
      [{ ...renamed, title: 'Jazz', privacyStatus: undefined }],
    ],
  },
  'playlist.delete': {
    input: { playlistId: 'p', title: 'Jazz' },
    result: true,
    keys: ['playlist-p'],
    substitutions: ['Jazz'],
    effects: [[gone], [], []],
  },
  'video.edit': {
    input: { videoId: 'v', title: 'Ebb', changes: { description: 'New' } },
    result: { before: { description: '' }, after: { description: 'New' } },
    keys: ['video-v'],
    substitutions: ['Ebb'],
    link: videoLink,
    effects: [
      [{ kind: 'videoEdited', videoId: 'v', fields: { description: 'New' } }],
      [{ kind: 'videoEdited', videoId: 'v', fields: { description: '' } }],
      [],
    ],
  },
  'video.thumbnail': {
    input: { videoId: 'v', file: 'f' },
    keys: ['video-v'],
    substitutions: ['v'],
    link: videoLink,
  },
  'video.captions': {
    input: { videoId: 'v', language: 'fr', name: '', isDraft: false, file: 'f' },
    keys: ['video-v'],
    substitutions: ['fr'],
    link: videoLink,
  },
  'video.replaceCaptions': {
    input: { videoId: 'v', language: 'fr', name: 'Paroles', isDraft: false, file: 'f' },
    keys: ['video-v'],
    substitutions: ['Paroles'],
    link: videoLink,
  },
  'channel.banner': {
    input: { channel, file: 'f' },
    keys: ['channel-c'],
    substitutions: [],
    link: channelLink,
  },
  'channel.watermark': {
    input: { channel, file: 'f', timing: { type: 'offsetFromStart', offsetMs: '1' } },
    keys: ['channel-c'],
    substitutions: [],
    link: channelLink,
  },
  'channel.removeWatermark': { input: { channel }, keys: ['channel-c'], substitutions: [] },
  'event.edit': {
    input: { eventId: 7, from: form, form: { ...form, venue: { id: 9 } }, source: 'https://a.example' },
    result: { url },
    substitutions: ['Tides'],
    link: url,
    keys: ['event 7', 'uses venue 9', ...formKeys],
    effects: [
      [added, wroteOne, ...wrotePlaces],
      [wroteOne, ...wrotePlaces],
      [wroteOne, ...wrotePlaces],
    ],
  },
  'event.duplicate': { ...ofEvent, made: 'event 7', effects: [[wroteOne], [wroteOne], [wrote('event')]] },
  'event.publish': ofEvent,
  'event.review': ofEvent,
  'event.unpublish': ofEvent,
  'event.trash': {
    input: row,
    keys: ['event 7'],
    substitutions: ['Tides'],
    effects: [[wroteOne], [wroteOne], [wroteOne]],
  },
  'event.restore': {
    ...ofEvent,
    result: { eventId: 7, url, restored: { venue: 3 } },
    effects: [[wroteOne, wrote('venue')], [wroteOne, wrote('venue')], [wroteOne]],
  },
  'venue.create': makesRecord('venue'),
  'venue.edit': editsRecord('venue'),
  'organizer.create': makesRecord('organizer'),
  'organizer.edit': editsRecord('organizer'),
  'category.create': makesRecord('category'),
  'category.edit': editsRecord('category'),
  'tag.create': makesRecord('tag'),
  'tag.edit': editsRecord('tag'),
};

const ids = [...actions, ...managedActions].map(({ id }) => id);

it.each(ids)('%s: keys, substitutions, link and effects of its jobs', (id) => {
  const { input, result, keys, made, substitutions, link, effects = [[], [], []] } = rows[id];
  const action = findAction(id);
  expect(action.concurrencyKeys(input)).toEqual(keys);
  expect(action.made?.(result)).toEqual(made);
  expect(action.substitutions(input, result)).toEqual(substitutions);
  expect(action.link(input, result)).toEqual(link);
  expect([
    action.effects(input, result, false),
    action.effects(input, result, true),
    action.effects(input, undefined, true),
  ]).toEqual(effects);
});

it.each(ids)('%s: a job without a result has no problem, and none links what it did not make', (id) => {
  const { input, result, link } = rows[id];
  const action = findAction(id);
  expect(action.problem(undefined)).toBeUndefined();
  expect(action.substitutions(input, undefined).length).toBe(action.substitutions(input, result).length);
  const isOfInput = /watch\?v=|playlist\?list=p$|channel\/c$/.test(link ?? '');
  if (!isOfInput) expect(action.link(input, undefined)).toBeUndefined();
});

it.each(ids.filter((id) => id.startsWith('event.') && id !== 'event.trash'))(
  '%s: tells what the calendar stored otherwise',
  (id) => {
    const problem = { kind: 'conflict', reason: 'utcDiffers' };
    expect(findAction(id).problem({ eventId: 7, url, problem })).toBe(problem);
    expect(findAction(id).problem({ eventId: 7, url })).toBeUndefined();
  },
);

it.each<[string, ActionId, object, unknown, unknown[]]>([
  [
    'a playlist that held the video, used again',
    'video.saveToNew',
    { found: 'held' },
    undefined,
    [{ ...membership, holds: true, itemId: 'i' }],
  ],
  [
    'a playlist that the video was added to',
    'video.saveToNew',
    { found: 'added' },
    undefined,
    [{ ...membership, holds: false, itemId: 'i' }],
  ],
  [
    'a playlist that others saved to',
    'video.saveToNew',
    {},
    { reason: 'playlistInUse' },
    [{ ...membership, holds: false, itemId: 'i' }],
  ],
])('undo with %s', (_name, id, more, fault, effects) => {
  const result = { playlistId: 'p', itemId: 'i', ...more };
  expect(findAction(id).effects(rows[id].input, result, true, fault as never)).toEqual(effects);
});

it('an event without a source is not in the ledger; one without an address is', () => {
  for (const id of ['event.add', 'event.edit'] as const) {
    const { source: _source, ...input } = rows[id].input;
    const toLedger = (given: object, result: object) =>
      findAction(id)
        .effects(given as never, result, false)
        .filter(({ kind }) => kind !== 'siteWritten');
    expect(toLedger(input, { eventId: 7, url })).toEqual([]);
    expect(toLedger(rows[id].input, { eventId: 7 })).toEqual([{ ...added, url: '' }]);
  }
});

it.each<[ActionId, object, string]>([
  ['video.save', { playlistTitle: 3 }, 'video.save playlistTitle'],
  ['video.saveToNew', { title: ' ' }, 'video.saveToNew title'],
  ['video.saveToNew', { title: 'x'.repeat(151) }, 'video.saveToNew title'],
  ['video.place', { position: -1 }, 'video.place position'],
  ['video.place', { position: 0.5 }, 'video.place position'],
  ['playlist.create', { title: '' }, 'playlist.create title'],
  ['playlist.edit', { changes: { privacyStatus: 'secret' } }, 'playlist.edit changes.privacyStatus'],
  ['video.edit', { changes: {} }, 'video.edit changes'],
  ['video.edit', { changes: { license: 'mine' } }, 'video.edit changes.license'],
  ['video.edit', { changes: { publishAt: '2027-02-30T10:00:00Z' } }, 'video.edit changes.publishAt'],
  ['video.edit', { changes: { channelTitle: 'Quay' } }, 'video.edit changes'],
  ['video.edit', { rules: [] }, 'video.edit rules'],
  ['video.edit', { rules: [{ kind: 'addTags', tags: 'sea' }] }, 'video.edit rules.0.tags'],
  ['channel.watermark', { timing: { type: 'never', offsetMs: '1' } }, 'channel.watermark timing.type'],
  ['event.add', { form: { ...form, start: '2027-03-01 10:00' } }, 'event.add form.start'],
  ['event.add', { form: { ...form, start: 'x2027-03-01T10:00' } }, 'event.add form.start'],
  ['event.add', { form: { ...form, end: '2027-03-01T10:00:00' } }, 'event.add form.end'],
  ['event.add', { form: { ...form, title: ' ' } }, 'event.add form.title'],
  ['event.add', { form: { ...form, timeZone: '' } }, 'event.add form.timeZone'],
  ['event.add', { form: { ...form, status: 'future' } }, 'event.add form.status'],
  ['event.add', { form: { ...form, categories: [1.5] } }, 'event.add form.categories.0'],
  ['event.add', { form: { ...form, newCategories: [' '] } }, 'event.add form.newCategories.0'],
  ['event.add', { form: { ...form, newCategories: ['x'.repeat(201)] } }, 'event.add form.newCategories.0'],
  ['event.add', { form: { ...form, newCategories: Array(101).fill('x') } }, 'event.add form.newCategories'],
  ['event.add', { form: { ...form, venue: { name: ' ' } } }, 'event.add form.venue.name'],
  ['event.trash', { eventId: 0 }, 'event.trash eventId'],
  ['category.create', { fields: { name: 'Folk', parent: '0' } }, 'category.create fields.parent'],
  ['category.create', { fields: { name: 'Folk', parent: '12x' } }, 'category.create fields.parent'],
  ['tag.create', { fields: { name: '  ' } }, 'tag.create fields.name'],
  ['organizer.edit', { form: { name: '' } }, 'organizer.edit form.name'],
])('%s refuses bad input and names its field', (id, change, about) => {
  const parse = () => findAction(id).parse({ ...rows[id].input, ...change });
  expect(parse).toThrow(`badInput: badInput (${about})`);
});
