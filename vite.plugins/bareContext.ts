import type { Plugin } from 'vite';

/** Leaves the framework's content script context out of page scripts, which bring a lifecycle of their own. */
export function bareContext(): Plugin {
  const id = '\0bare-context';
  return {
    name: 'bare-context',
    enforce: 'pre',
    resolveId: (source) => (source === 'wxt/utils/content-script-context' ? id : undefined),
    load: (source) => (source === id ? 'export class ContentScriptContext {}' : undefined),
  };
}
