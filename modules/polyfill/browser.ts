import type { Browser } from 'webextension-polyfill';

declare const require: (module: string) => Browser;

/**
 * The `browser` object of webextension-polyfill, for every import of that package (`index.ts`). The package is a
 * CommonJS module, and an import copies all properties of such a module. Chromium loads an interface when its property
 * is read for the first time, so the copy loaded all of them: a quarter of the time that the content script of video
 * pages needs to start. The helper that copies also takes that script over its 14 KB (by 120 bytes). `require` copies
 * nothing.
 */
export default require('webextension-polyfill/dist/browser-polyfill.js');
