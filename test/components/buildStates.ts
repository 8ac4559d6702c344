import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import preact from '@preact/preset-vite';
import { generateChromeMessages, parseMessagesFile } from '@wxt-dev/i18n/build';
import { build } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The English catalogue as the browser gets it. */
export async function englishMessages(): Promise<Record<string, { message: string }>> {
  return generateChromeMessages(await parseMessagesFile(here('../../locales/en.yml')));
}

/**
 * Builds a small site of all states into a folder: `states.html?state=<name>`, to be served over http on loopback.
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
      alias: { '#i18n': here('../../.wxt/i18n/index.ts'), 'wxt/browser': here('./fakeBackground.ts') },
    },
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      rolldownOptions: { input: here('./states.html') },
    },
  });
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'messages.json'), JSON.stringify(await englishMessages()));
}
