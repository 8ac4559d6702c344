import { describe, expect, it } from 'vitest';
import { actions, managedActions } from '../../../lib/actions';
import { readCatalogue, readMessages } from '../../../modules/locales/catalogue';
import { readSources } from '../../architecture/sources';

const all = [...actions, ...managedActions];
const noWayBack = all.filter(({ undoable }) => !undoable);

const catalogue = readCatalogue('en');
const words = readMessages(catalogue);
const texts = new Map(catalogue.split('\n').map((line) => line.split(' = ') as [string, string]));

describe.each(all)('$id', ({ id, undoable, undo, halfway }) => {
  it('has an undo and texts for it, or neither', () => {
    expect(undo !== undefined).toBe(undoable);
    expect(words.has(`action.${id}.undone`)).toBe(undoable);
  });

  it('tells after its undo what had been done', () => {
    const undone = texts.get(`action-${id.replace('.', '-')}-undone`);
    if (undoable) expect(undone).toMatch(/(?:ed|[sS]et)\b.*, undone\b/);
  });

  it('has texts for a job that ended halfway, if it can', () => {
    for (const text of ['halfFailed', 'halfUnclear'])
      expect(words.has(`action.${id}.${text}`)).toBe(halfway !== undefined);
  });
});

it('only what the platform cannot restore, or does not tell, has no undo', () => {
  expect(noWayBack.map(({ id }) => id)).toEqual([
    'video.report',
    'video.delete',
    'video.thumbnail',
    'channel.watermark',
    'channel.removeWatermark',
    'comment.ban',
    'comment.delete',
    'event.delete',
    'category.delete',
    'tag.delete',
  ]);
});

it.each(noWayBack)('$id says beforehand that it cannot be undone', ({ id }) => {
  const begun = readSources('entrypoints', 'components').filter(
    ({ path, text }) => /\.tsx$/.test(path) && new RegExp(`['"]${id}['"]`).test(text),
  );
  expect(begun.length).toBeGreaterThan(0);
  for (const { path, text } of begun) expect(text, path).toMatch(/undoable(?:=\{|: )false|common\.noUndo/);
});
