import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** A package of npm's lock file, as far as this test reads it (docs.npmjs.com: package-lock.json, `packages`). */
interface LockedPackage {
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const lock: { packages: Record<string, LockedPackage> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
);

test('the lock file names the optional packages of every platform, so that npm ci works on each', () => {
  expect(missingPackages(lock.packages)).toEqual([]);
});

test('a package of another platform that the lock file lacks is found', () => {
  const biome = lock.packages['node_modules/@biomejs/biome'];
  expect(Object.keys(biome?.optionalDependencies ?? {})).toEqual(
    expect.arrayContaining([
      '@biomejs/cli-linux-x64',
      '@biomejs/cli-linux-x64-musl',
      '@biomejs/cli-darwin-arm64',
      '@biomejs/cli-win32-x64',
    ]),
  );
  const { 'node_modules/@biomejs/cli-darwin-arm64': _, ...incomplete } = lock.packages;
  expect(missingPackages(incomplete)).toEqual(['node_modules/@biomejs/biome: @biomejs/cli-darwin-arm64']);
});

/** Optional dependencies that no folder on the way up holds: the paths that `npm ci` searches. */
function missingPackages(packages: Record<string, LockedPackage>): string[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !foldersAbove(path).some((folder) => `${folder}node_modules/${name}` in packages))
      .map((name) => `${path}: ${name}`),
  );
}

/** `node_modules/a/node_modules/b` → `node_modules/a/node_modules/b/`, `node_modules/a/`, ``. */
function foldersAbove(path: string): string[] {
  if (path === '') return [''];
  const parent = path.slice(0, Math.max(0, path.lastIndexOf('node_modules/') - 1));
  return [`${path}/`, ...foldersAbove(parent)];
}
