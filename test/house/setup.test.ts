import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fits } from '../../scripts/setup/packages.mjs';
import { oldest } from '../../scripts/setup/places.mjs';

const textOf = (path: string) => readFileSync(path, 'utf8');
const rangeOf = (folder: string): string => JSON.parse(textOf(`${folder}package.json`)).engines.node;

it.each([
  ...[['20.18.3', false] as const, ['20.19.0', true] as const, ['20.20.2', true] as const],
  ...[['21.7.3', false] as const, ['22.0.0', false] as const, ['22.11.0', false] as const],
  ...[['22.12.0', true] as const, ['23.11.0', false] as const, ['24.0.0', true] as const],
])('Node %s is taken: %s, and only if what builds and tests runs on it', (version, isTaken) => {
  expect(fits(version, rangeOf(''))).toBe(isTaken);
  for (const name of ['vite', 'wxt', 'vitest', 'knip', '@playwright/test'])
    if (isTaken) expect(fits(version, rangeOf(`node_modules/${name}/`)), name).toBe(true);
});

it('a browser is old enough for the tests when it is for the manifest', () => {
  const manifest = textOf('wxt.config.ts');
  const versionIn = (key: string) => Number(new RegExp(`${key}: '(\\d+)`).exec(manifest)?.[1]);
  expect(oldest.chromium).toBe(versionIn('minimum_chrome_version'));
  expect(oldest.brandedChrome).toBeGreaterThanOrEqual(oldest.chromium);
  expect(oldest.firefox).toBe(versionIn('strict_min_version'));
});

it('the README tells where everything is', () => {
  const rooms = ['lib', 'test'].flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => (folder === 'lib' ? `lib/${name}/` : name)),
  );
  expect(rooms.filter((room) => !textOf('README.md').includes(room))).toEqual([]);
  const scripts = Object.keys(JSON.parse(textOf('package.json')).scripts);
  const told = [...textOf('README.md').matchAll(/(?:npm run|`)\s?(test:\w+|bench|build)\b/g)];
  expect(told.map(([, script]) => script).filter((script = '') => !scripts.includes(script))).toEqual([]);
});
