import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { isFresh, toLoadingText } from '../../scripts/build.mjs';
import { oldest } from '../../scripts/setup/browsers.mjs';
import { fits } from '../../scripts/setup/packages.mjs';

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

it('the build installs what is missing, and says which folder to load', () => {
  const { scripts } = JSON.parse(textOf('package.json'));
  const [, path = ''] = /^node (\S+)$/.exec(scripts.build) ?? [];
  expect(textOf(path)).toContain('await ensurePackages()');
  const text = toLoadingText({ chrome: '/x/.output/chrome-mv3', firefox: '/x/.output/firefox-mv3' });
  expect(text).toContain('\n  /x/.output/chrome-mv3\n');
  expect(text).toMatch(/\n {2}\/x\/\.output\/firefox-mv3.manifest\.json\n/);
  expect(text).toContain('Welcome to Cuecard');
});

it('a build is made anew once a source was added, changed or deleted', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cuecard-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const lib = join(folder, 'lib');
  const pages = join(lib, 'pages');
  const source = join(pages, 'video.ts');
  const manifest = join(folder, 'manifest.json');
  const isFreshAfter = (change: () => void) => {
    writeFileSync(manifest, '{}');
    const sources = readdirSync(pages).map((name) => join(pages, name));
    for (const path of [...sources, pages, lib]) utimesSync(path, 1_000, 1_000);
    utimesSync(manifest, 2_000, 2_000);
    change();
    return isFresh(folder, [lib]);
  };

  mkdirSync(pages, { recursive: true });
  expect(isFresh(folder, [lib])).toBe(false);
  expect(isFreshAfter(() => writeFileSync(source, ''))).toBe(false);
  expect(isFreshAfter(() => {})).toBe(true);
  expect(isFreshAfter(() => writeFileSync(source, 'changed'))).toBe(false);
  expect(isFreshAfter(() => rmSync(source))).toBe(false);
});

it('the guide for contributors tells where everything is', () => {
  const rooms = ['lib', 'test'].flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => (folder === 'lib' ? `lib/${name}/` : name)),
  );
  expect(rooms.filter((room) => !textOf('CONTRIBUTING.md').includes(room))).toEqual([]);
  const scripts = Object.keys(JSON.parse(textOf('package.json')).scripts);
  const told = [...textOf('CONTRIBUTING.md').matchAll(/(?:npm run|`)\s?(test:\w+|bench|build)\b/g)];
  expect(told.map(([, script]) => script).filter((script = '') => !scripts.includes(script))).toEqual([]);
});
