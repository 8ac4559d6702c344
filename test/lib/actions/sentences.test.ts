import { expect, it } from 'vitest';
import { type ActionId, findAction } from '../../../lib/actions';
import { findActionsWithoutStory } from '../../crash/stories';
import { allCases, factsOf } from './cases';
import { eventForm as form } from './subjects';

/** What each action tells of a job: keys, sentence, link, and what the playlist index and the ledger learn. */

const membership = { kind: 'membership', videoId: 'v', playlistId: 'p', title: 'Jazz' };
const url = 'https://calendar.example/tides';
const added = { kind: 'eventAdded', source: 'https://a.example', eventId: 7, url };
const ids = allCases.map(({ action }) => action);

it('every action occurs in a story of the crash test', () => {
  expect(findActionsWithoutStory(), 'add them to a story, or write one among their cases').toEqual([]);
});

it.each(ids)('%s: keys, substitutions, link and effects of its jobs', (id) => {
  const { input, result, keys, made, substitutions, link, effects = [[], [], []] } = factsOf(id);
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
  const { input, result, link } = factsOf(id);
  const action = findAction(id);
  expect(action.problem(undefined)).toBeUndefined();
  expect(action.substitutions(input, undefined).length).toBe(action.substitutions(input, result).length);
  const isOfInput = /watch\?v=|playlist\?list=p$|channel\/c$/.test(link ?? '');
  if (!isOfInput) expect(action.link(input, undefined)).toBeUndefined();
});

it.each(ids.filter((id) => id.startsWith('event.') && id !== 'event.trash' && id !== 'event.delete'))(
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
  expect(findAction(id).effects(factsOf(id).input, result, true, fault as never)).toEqual(effects);
});

it('an event without a source is not in the ledger; one without an address is', () => {
  for (const id of ['event.add', 'event.edit'] as const) {
    const { source: _source, ...input } = factsOf(id).input;
    const toLedger = (given: object, result: object) =>
      findAction(id)
        .effects(given as never, result, false)
        .filter(({ kind }) => kind !== 'siteWritten');
    expect(toLedger(input, { eventId: 7, url })).toEqual([]);
    expect(toLedger(factsOf(id).input, { eventId: 7 })).toEqual([{ ...added, url: '' }]);
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
  const parse = () => findAction(id).parse({ ...factsOf(id).input, ...change });
  expect(parse).toThrow(`badInput: badInput (${about})`);
});
