import { expect, test } from 'vitest';
import { listFiles, read } from './sources';

/** Lines of a source file. Those of a function are counted by Biome (`noExcessiveLinesPerFunction`). */
const most = 300;

/** Files that are longer, each with its reason. */
const longer: Record<string, string> = {
  'lib/store/index.ts': 'one seam to the disk: each method is a few lines over the same open database',
  'lib/store/schema.ts': 'one schema per kind of row, and what the versions of the database have in common',
};

const files = ['lib', 'entrypoints', 'components', 'scripts', 'vite.plugins'].flatMap((folder) =>
  listFiles(folder, /\.(?:tsx?|mjs)$/),
);
const lengthOf = (path: string) => read(path).trimEnd().split('\n').length;

test('no source file is longer than 300 lines without a reason, and no reason outlives its file', () => {
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((path) => lengthOf(path) > most).sort()).toEqual(Object.keys(longer).sort());
});
