import { expect, it } from 'vitest';
import { actions, managedActions } from '../../lib/actions';
import { readSources } from './sources';

const ids = [...actions, ...managedActions].map(({ id }) => id);
const oneOf = (texts: readonly string[]) => `(?:${[...new Set(texts)].join('|').replaceAll('.', '\\.')})`;
const id = `['"]${oneOf(ids)}['"]`;
const group = oneOf(ids.map((each) => each.split('.')[0] ?? ''));
/** A comparison with an id, a table or set of ids, or a pattern of ids. Asking for an action by its id is none. */
const reading = new RegExp(
  [
    `(?:[=!]==? |case |\\.(?:includes|startsWith|has)\\(|new Set(?:<[^>]*>+)?\\(\\[)${id}`,
    `${id}(?: [=!]==?|:)`,
    `/\\^?${group}\\\\\\.`,
  ].join('|'),
  'g',
);

const findReadings = (text: string) => text.match(reading) ?? [];

it('is compared with no literal: whoever reads an action asks for what it declares', () => {
  const sources = readSources('lib', 'components', 'entrypoints');
  expect(sources.flatMap(({ path, text }) => findReadings(text).map((found) => `${path}: ${found}`))).toEqual(
    [],
  );
});

it.each([
  "action === 'video.save'",
  "'video.save' !== id",
  "case 'event.add':",
  "{ 'video.like': 1 }",
  "new Set<ActionId>(['video.save'])",
  "new Set(['event.add'])",
  "action.startsWith('video.save')",
  '/^video\\.(?:save|like)$/',
])('is found in %s', (text) => expect(findReadings(text)).toHaveLength(1));
