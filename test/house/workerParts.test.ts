import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { build } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { workerParts } from '../../vite.plugins/workerParts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cuecard-parts-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function bundle(sources: Record<string, string>): Promise<string> {
  for (const [name, code] of Object.entries(sources)) writeFileSync(join(folder, name), code);
  const outDir = join(folder, 'out');
  const lib = { entry: join(folder, 'start.js'), fileName: 'background', formats: ['es' as const] };
  await build({
    ...{ root: folder, logLevel: 'silent', configFile: false, plugins: [workerParts()] },
    build: { outDir, lib, minify: false, rollupOptions: { output: { entryFileNames: 'background.js' } } },
  });
  return outDir;
}

/** A world in which, as in Chromium's workers, what waits for promises goes on whenever a script has run. */
function runWorker(outDir: string) {
  const read = (file: string) => readFileSync(join(outDir, file), 'utf8');
  const world = createContext(
    { addEventListener: () => {}, importScripts: (file: string) => void run(read(file)) },
    { microtaskMode: 'afterEvaluate' },
  );
  const run = (code: string): unknown => runInContext(code, world);
  run('globalThis.self = globalThis');
  run(read('background.js'));
  return run;
}

test('a part that is wanted again while its file loads is there once', async () => {
  const outDir = await bundle({
    'part.js': 'export const open = () => { globalThis.opened = (globalThis.opened ?? 0) + 1; return {}; };',
    'start.js': `
      let part;
      globalThis.want = () => (part ??= import('./part.js').then(({ open }) => open()));
    `,
  });
  const run = runWorker(outDir);
  run('Promise.resolve().then(want); want()');
  expect(run('opened')).toBe(1);
});
