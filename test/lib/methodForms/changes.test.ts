import { expect, it } from 'vitest';
import { findChanges } from '../../../lib/methodForms/changes';

it('names each field that differs, those that go last', () => {
  const before = {
    id: 'v',
    snippet: { title: 'Tides', tags: ['sea'], description: 'Old' },
    status: { license: 'youtube' },
  };
  const after = {
    id: 'v',
    snippet: { title: 'Late tides', tags: ['sea', 'moon'] },
    status: { license: 'youtube' },
  };
  expect(findChanges(before, after)).toEqual([
    { path: 'snippet.title', before: 'Tides', after: 'Late tides' },
    { path: 'snippet.tags', before: ['sea'], after: ['sea', 'moon'] },
    { path: 'snippet.description', before: 'Old', after: undefined },
  ]);
});

it('looks into objects that only one side has', () => {
  expect(findChanges({}, { localizations: { nl: { title: 'Getijden' } } })).toEqual([
    { path: 'localizations.nl.title', before: undefined, after: 'Getijden' },
  ]);
});

it('takes flags and numbers as text for the same', () => {
  expect(
    findChanges({ show_map: true, venue: 5, image: null }, { show_map: 'true', venue: '5', image: null }),
  ).toEqual([]);
  expect(findChanges({ image: null, tags: [] }, { image: '7', tags: null })).toHaveLength(2);
});
