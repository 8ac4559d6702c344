import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';

/** Makes the zips for the stores with `npm run zip`'s program, unpacks one of them, and deletes its folder after use. */
export async function withZip(
  browser: 'chrome' | 'firefox',
  use: (folder: string) => Promise<void>,
): Promise<void> {
  execFileSync(process.execPath, ['scripts/zip.mjs']);
  const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const folder = mkdtempSync(join(tmpdir(), 'cuecard-zip-'));
  try {
    for (const [path, bytes] of Object.entries(
      unzipSync(readFileSync(join('.output', `${name}-${version}-${browser}.zip`))),
    )) {
      mkdirSync(join(folder, dirname(path)), { recursive: true });
      writeFileSync(join(folder, path), bytes);
    }
    await use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
