import { browser } from 'wxt/browser';
import * as z from 'zod/mini';
import { fittingLanguage, language, languages, type Spoken, speak } from '#i18n';
import type { Store } from '../../../lib/store';

/** The language chosen in the settings, spoken by the background, and handed on to every surface. */
export interface LanguageSetting {
  /** Resolves when the background speaks the chosen language; never rejects. */
  ready(): Promise<void>;
  /** What was chosen; undefined for the browser's own language. */
  chosen(): Promise<string | undefined>;
  choose(language: string | undefined): Promise<void>;
  /** What is spoken, with the catalogue's text for whoever does not have it built in. */
  spoken(): Promise<Spoken>;
  /** Reads the setting again, which may have gone with all others. */
  reload(): Promise<void>;
}

export interface LanguageDependencies {
  store: Pick<Store, 'get' | 'put' | 'delete'>;
  /** The language is another one: menus, pages and page scripts are to follow. */
  changed(): void;
  /** Languages that there are catalogues of. */
  available?: readonly string[];
  /** Reads the catalogue of a language that is not built in. */
  read?: (language: string) => Promise<string>;
}

const settingKey = 'language';
const Chosen = () => z.catch(z.optional(z.string()), undefined);

const readFile = async (language: string): Promise<string> => {
  const file = await fetch(browser.runtime.getURL(`/locales/${language}.ftl` as '/'));
  return file.text();
};

export function createLanguageSetting(parts: LanguageDependencies): LanguageSetting {
  const { store, changed, available = languages, read = readFile } = parts;
  let loading: Promise<void> | undefined;
  let current: Spoken = { language: language() };

  const chosen = async () => Chosen().parse((await store.get('settings', settingKey))?.value);

  async function load(): Promise<void> {
    const wanted = fittingLanguage(await chosen(), available);
    if (wanted === current.language) return;
    current = wanted === 'en' ? { language: wanted } : { language: wanted, messages: await read(wanted) };
    speak(current);
  }

  function ready(): Promise<void> {
    // A disk that refuses is told of by whoever asks for something; the language built in will do for that.
    loading ??= load().catch(() => undefined);
    return loading;
  }

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

    async choose(next) {
      if (next === undefined) await store.delete('settings', settingKey);
      else await store.put('settings', { key: settingKey, value: next });
      await reload();
    },

    async spoken() {
      await ready();
      return current;
    },
  };
}
