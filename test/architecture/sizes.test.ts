import { expect, test } from 'vitest';
import { listFiles, read } from './sources';

/** Lines of a source file. Those of a function are counted by Biome (`noExcessiveLinesPerFunction`). */
const most = 400;

const files = ['lib', 'entrypoints', 'components', 'scripts', 'modules'].flatMap((folder) =>
  listFiles(folder, /\.(?:tsx?|mjs|css)$/),
);
const lengthOf = (path: string) => read(path).trimEnd().split('\n').length;

test('no source file is longer than 400 lines', () => {
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((path) => lengthOf(path) > most)).toEqual([]);
});

test('the set-up of a checkout has at most 400 lines', () => {
  const lengths = listFiles('scripts/setup', /\.mjs$/).map(lengthOf);
  expect(lengths.reduce((sum, length) => sum + length, 0)).toBeLessThanOrEqual(most);
});
