import { parseMessagesFile } from '@wxt-dev/i18n/build';
import type { Plugin } from 'vite';

/**
 * `virtual:catalogue` lists the names of all messages, so that one put together at run time can be looked up
 * without asking the browser in vain: Firefox reports each miss. Chromium does not, and is spared the list.
 */
export function catalogue({ reportsMisses = true } = {}): Plugin {
  const id = '\0catalogue';
  return {
    name: 'catalogue',
    resolveId: (source) => (source === 'virtual:catalogue' ? id : undefined),
    async load(source) {
      if (source !== id) return undefined;
      if (!reportsMisses) return 'export const messageNames = { has: () => true };';
      const messages = await parseMessagesFile('locales/en.yml');
      const names = messages
        .map(({ key }) => key.join('_'))
        .filter((name) => /^(?:fault|action|check|runs_kind)_/.test(name));
      return `export const messageNames = new Set(${JSON.stringify(names.join(' '))}.split(' '));`;
    },
  };
}
