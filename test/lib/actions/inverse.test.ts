// @vitest-environment node
import { parseMessagesFile } from '@wxt-dev/i18n/build';
import { beforeAll, describe, expect, it } from 'vitest';
import { actions, managedActions } from '../../../lib/actions';
import { readSources } from '../../architecture/sources';

const all = [...actions, ...managedActions];
const noWayBack = all.filter(({ undoable }) => !undoable);

let words: Set<string>;
beforeAll(async () => {
  const messages = await parseMessagesFile('locales/en.yml');
  words = new Set(messages.map(({ key }) => key.join('.')));
});

describe.each(all)('$id', ({ id, undoable, undo }) => {
  it('has an undo and texts for it, or neither', () => {
    expect(undo !== undefined).toBe(undoable);
    expect(words.has(`action.${id}.undone`)).toBe(undoable);
  });
});

it('only actions on files that the platform cannot restore have no undo', () => {
  expect(noWayBack.map(({ id }) => id)).toEqual([
    'video.thumbnail',
    'channel.watermark',
    'channel.removeWatermark',
  ]);
});

it.each(noWayBack)('$id says beforehand that it cannot be undone', ({ id }) => {
  const begun = readSources('entrypoints', 'components').filter(
    ({ path, text }) => /\.tsx$/.test(path) && new RegExp(`['"]${id}['"]`).test(text),
  );
  expect(begun.length).toBeGreaterThan(0);
  for (const { path, text } of begun) expect(text, path).toMatch(/undoable=\{false\}|common\.noUndo/);
});
