import { expect, it } from 'vitest';
import { readSources } from './sources';

/** Places that show the outcome of a press without `LiveRegion`. */
const allowed = new Set([
  // Within a notice: its own region follows presses, too
  'components/ui/Notice.tsx',
]);

it('the failures of presses are shown in live regions, which bring them into view', () => {
  const found = readSources('components', 'entrypoints')
    .filter(({ path }) => path.endsWith('.tsx') && !allowed.has(path))
    .flatMap(({ path, text }) => {
      const tasks = [...text.matchAll(/const (\w+) = use(?:Task|Running)\(/g)].map(([, name]) => name);
      const isTaken = /const \{[^}]*\bfailure\b[^}]*\} = use(?:Task|Running)\(/.test(text);
      const drawn = tasks.filter((name) => text.includes(`<FailureNotice failure={${name}.failure}`));
      return isTaken || drawn.length > 0 ? [path] : [];
    });
  expect(found).toEqual([]);
});
