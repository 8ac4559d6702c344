import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import preact from '@preact/preset-vite';
import { build } from 'vite';
import { pseudoLanguages, readCatalogue, realLanguages } from '../../modules/locales/catalogue';
import { readGuides } from '../../modules/locales/guides';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Builds a small site of all states into a folder: `states.html?state=<name>&language=<tag>`, to be served over http on loopback.
 * The document says `data-ready` once the state is reached.
 */
export async function buildStates(folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    root: here('.'),
    base: './',
    publicDir: here('../../public'),
    plugins: [preact()],
    define: { 'import.meta.env.FIREFOX': 'false' },
    resolve: {
      alias: { 'wxt/browser': here('./fakeBackground.ts') },
    },
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      rolldownOptions: { input: here('./states.html') },
    },
  });
  await mkdir(folder, { recursive: true });
  for (const language of [...realLanguages(), ...Object.keys(pseudoLanguages)])
    await Promise.all([
      writeFile(join(folder, `${language}.ftl`), readCatalogue(language)),
      writeFile(join(folder, `${language}.json`), JSON.stringify(readGuides(language))),
    ]);
}
