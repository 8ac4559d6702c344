import { expect, test } from 'vitest';
import { findFaults, readPatterns } from './patterns';
import { readSources } from './sources';

test('the time that patterns take grows at most in proportion, by ten generations of inputs', async () => {
  const shipped = readPatterns(readSources('lib', 'components', 'entrypoints'));
  expect(await findFaults(shipped, 10)).toEqual([]);
}, 900_000);
