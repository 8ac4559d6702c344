import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changelogFor } from './changelog.mjs';
import { run, tail } from './setup/command.mjs';
import { giveUp, SetupFailure, say } from './setup/progress.mjs';
import { root } from './setup/root.mjs';

/**
 * `npm run release -- patch` (or `minor`, `major`, `1.2.3`): sets the version of package.json and its lock, and gives
 * what CHANGELOG.md lists as unreleased that version and today's date. Commits nothing.
 */
async function main() {
  const [step] = process.argv.slice(2);
  if (!step) throw new SetupFailure('Which version? npm run release -- patch, minor, major or 1.2.3');
  const file = join(root, 'CHANGELOG.md');
  const changes = readFileSync(file, 'utf8');
  const today = new Date().toISOString().slice(0, 10);
  changelogFor(changes, '0.0.0', today); // fails before anything is written
  const { ok, output } = await run('npm', ['version', step, '--no-git-tag-version'], {});
  if (!ok) throw new SetupFailure(tail(output, 5));
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  writeFileSync(file, changelogFor(changes, version, today));
  say(
    `Version ${version}. Look at CHANGELOG.md, commit, tag v${version} and push the tag: that makes the release.`,
  );
}

main().catch(giveUp);
