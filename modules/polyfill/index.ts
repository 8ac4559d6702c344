import { fileURLToPath } from 'node:url';
import { addViteConfig, defineWxtModule } from 'wxt/modules';

/** Every import of webextension-polyfill leads to `browser.ts`, which says why. */
export default defineWxtModule((wxt) => {
  const replacement = fileURLToPath(new URL('./browser.ts', import.meta.url));
  addViteConfig(wxt, () => ({ resolve: { alias: [{ find: /^webextension-polyfill$/, replacement }] } }));
});
