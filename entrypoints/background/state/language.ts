import { browser } from 'wxt/browser';
import * as z from 'zod/mini';
import { fittingLanguage, language, languages, type Spoken, speak } from '#i18n';
import type { Store } from '../../../lib/store';

/** The language of the background and of all surfaces, as chosen in the settings. */
export type LanguageSetting = ReturnType<typeof createLanguageSetting>;

/** Dependencies of the language setting. */
export interface LanguageDependencies {
  store: Pick<Store, 'get' | 'put' | 'delete'>;
  /** Called when the language has changed, to update menus, pages and page scripts. */
  changed(): void;
  /** Languages with a catalogue. */
  available?: readonly string[];
  /** Reads a file of a language that is not built in: `de.ftl` is its catalogue, `de.json` has its guides. */
  read?: (name: string) => Promise<string>;
}

const settingKey = 'language';
const Chosen = () => z.catch(z.optional(z.string()), undefined);

const readFile = async (name: string): Promise<string> => {
  const file = await fetch(browser.runtime.getURL(`/locales/${name}` as '/'));
  return file.text();
};

/** Creates the {@link LanguageSetting}. */
export function createLanguageSetting(dependencies: LanguageDependencies) {
  const { store, changed, available = languages, read = readFile } = dependencies;
  let loading: Promise<void> | undefined;
  let current: Spoken = { language: language() };

  /** The chosen language; undefined for the browser's own. */
  const chosen = async () => Chosen().parse((await store.get('settings', settingKey))?.value);

  async function load(): Promise<void> {
    const wanted = fittingLanguage(await chosen(), available);
    if (wanted === current.language) return;
    current =
      wanted === 'en' ? { language: wanted } : { language: wanted, messages: await read(`${wanted}.ftl`) };
    speak(current);
  }

  /** Resolves when the background uses the chosen language; never rejects. */
  function ready(): Promise<void> {
    // A storage fault is reported when a message needs the store, in the built-in language
    loading ??= load().catch(() => undefined);
    return loading;
  }

  /** Reads the setting again, after all data were deleted. */
  async function reload(): Promise<void> {
    await ready();
    const before = current.language;
    loading = undefined;
    await ready();
    if (current.language !== before) changed();
  }

  return {
    ready,
    chosen,
    reload,

    /** Stores a choice; undefined removes it. */
    async choose(next: string | undefined): Promise<void> {
      if (next === undefined) await store.delete('settings', settingKey);
      else await store.put('settings', { key: settingKey, value: next });
      await reload();
    },

    /** The language in use; with its catalogue, unless that is built in. */
    async spoken(): Promise<Spoken> {
      await ready();
      return current;
    },

    /** Guides of the help in a language that is not built in, by name; one that is missing exists in English only. */
    async guides(of: string): Promise<Record<string, string>> {
      return JSON.parse(await read(`${of}.json`));
    },
  };
}
