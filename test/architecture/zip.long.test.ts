import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { expect, it, onTestFinished } from 'vitest';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
function zipIn(folder: string) {
  execFileSync(process.execPath, ['scripts/zip.mjs'], { cwd: folder });
  const read = (kind: string) => readFileSync(join(folder, '.output', `cuecard-${version}-${kind}.zip`));
  return { chrome: read('chrome'), firefox: read('firefox'), sources: read('sources') };
}

// A reviewer of a store does the same, the installation of packages included.
it('the sources, unpacked elsewhere, make the same extensions', { timeout: 900_000 }, () => {
  const elsewhere = mkdtempSync(join(tmpdir(), 'cuecard-sources-'));
  onTestFinished(() => rmSync(elsewhere, { recursive: true }), 60_000);
  const ours = zipIn('.');
  const sources = unzipSync(ours.sources);
  for (const [name, bytes] of Object.entries(sources)) {
    mkdirSync(join(elsewhere, dirname(name)), { recursive: true });
    writeFileSync(join(elsewhere, name), bytes);
  }

  const theirs = zipIn(elsewhere);
  expect(theirs.chrome.equals(ours.chrome)).toBe(true);
  expect(theirs.firefox.equals(ours.firefox)).toBe(true);
});
