import { expect, it } from 'vitest';
import { actions, managedActions } from '../../lib/actions';
import { readSources } from './sources';

const ids = [...actions, ...managedActions].map(({ id }) => id);
const anyId = `(?:${ids.join('|').replaceAll('.', '\\.')})`;
/** A comparison with an id, or a table by id. An action that is asked for is named by its id, which the type checks. */
const reading = new RegExp(`(?:[=!]==? |case )['"]${anyId}['"]|['"]${anyId}['"](?: [=!]==?|:)`, 'g');

const findReadings = (text: string) => text.match(reading) ?? [];

it('is compared with no literal: whoever reads an action asks for what it declares', () => {
  const sources = readSources('lib', 'components', 'entrypoints');
  expect(sources.flatMap(({ path, text }) => findReadings(text).map((found) => `${path}: ${found}`))).toEqual(
    [],
  );
});

it.each(["action === 'video.save'", "case 'event.add':", "{ 'video.like': 1 }", "'video.save' !== id"])(
  'is found in %s',
  (text) => expect(findReadings(text)).toHaveLength(1),
);
