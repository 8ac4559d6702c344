import type { Plugin } from 'vite';

/**
 * `browser` is the browser's own object and nothing more. The framework looks into `browser.runtime` first, to tell it
 * from an element of that name; that makes the browser build its interfaces, which takes every page half a millisecond.
 * Ours is a property of the global object itself, which no element of a page can stand before.
 * @param name Chromium has long known the one, Firefox answers with promises by the other
 */
export function nativeBrowser(name: 'browser' | 'chrome'): Plugin {
  const id = '\0native-browser';
  return {
    name: 'native-browser',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source === 'wxt/browser' || source === '@wxt-dev/browser' ? id : undefined),
    load: (source) => (source === id ? `export const browser = globalThis.${name};` : undefined),
  };
}
