import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, getOutputFolder } from './build.mjs';
import { ensurePackages } from './setup/packages.mjs';
import { giveUp, say } from './setup/progress.mjs';
import { root } from './setup/root.mjs';

/**
 * `npm run zip`: what the stores want, in `.output/`: the extension for Chromium, for Firefox, and the sources with
 * which a reviewer makes the same two files. The same sources give the same bytes in any folder and at any time.
 */

/** Date of all files in a zip. Zip files store local time, so that this is the same in any time zone. */
const mtime = new Date(2000, 0, 1);
/** The system that file modes are written for. */
const unix = 3;

async function main() {
  await ensurePackages();
  const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  for (const browser of /** @type {const} */ (['chrome', 'firefox'])) {
    const target = { browser, profile: /** @type {const} */ ('live') };
    await build(target);
    await write(`${name}-${version}-${browser}.zip`, getOutputFolder(target), () => false);
  }
  const ignored = readFileSync(join(root, '.gitignore'), 'utf8')
    .split('\n')
    .map((line) => line.replaceAll('/', ''));
  await write(`${name}-${version}-sources.zip`, root, (file) => file === '.git' || ignored.includes(file));
}

/**
 * @param {string} name of the zip in `.output`
 * @param {string} folder
 * @param {(name: string) => boolean} isLeftOut whether a file or folder of this name is left out
 */
async function write(name, folder, isLeftOut) {
  // Only now, since `ensurePackages` may have installed it just before.
  const { zipSync } = await import('fflate');
  const files = listFiles(folder, '', isLeftOut);
  const entries = files.map((file) => {
    const path = join(folder, file);
    const isProgram = (statSync(path).mode & 0o100) !== 0;
    return [file, [readFileSync(path), { attrs: (isProgram ? 0o755 : 0o644) << 16 }]];
  });
  const zip = zipSync(Object.fromEntries(entries), { level: 9, mtime, os: unix });
  mkdirSync(join(root, '.output'), { recursive: true });
  writeFileSync(join(root, '.output', name), zip);
  say(`.output/${name}: ${files.length} files, ${(zip.length / 1024).toFixed(0)} KB`);
}

/**
 * Paths of all files below a folder, in an order that does not depend on the machine.
 * @param {string} folder
 * @param {string} under
 * @param {(name: string) => boolean} isLeftOut
 * @returns {string[]}
 */
function listFiles(folder, under, isLeftOut) {
  return readdirSync(join(folder, under), { withFileTypes: true })
    .filter(({ name }) => !isLeftOut(name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = under === '' ? entry.name : `${under}/${entry.name}`;
      return entry.isDirectory() ? listFiles(folder, path, isLeftOut) : [path];
    });
}

main().catch(giveUp);
