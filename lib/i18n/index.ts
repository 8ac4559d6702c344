import type { FluentBundle, FluentVariable } from '@fluent/bundle';
import { browser } from 'wxt/browser';
import { createBundle, format, toDirection } from './bundle';

/**
 * Messages of the catalogues in `locales/`, formatted by Project Fluent; plurals and numbers by Intl. In code a
 * message's name has dots where the catalogue has dashes: `popup.manager` is `popup-manager`. Content scripts use
 * `components/inPage/i18n.ts`.
 */

/** Names of all messages; the type is generated from the English catalogue (`modules/locales`). */
export type CatalogueKey = keyof CatalogueMessages;

/** Values of a message's placeholders, if it has any. Numbers are formatted, and select the plural form. */
type Values<Name extends CatalogueKey> = [CatalogueMessages[Name]] extends [never]
  ? []
  : [Record<CatalogueMessages[Name], string | number>];

/** A language (BCP 47) and the Fluent text of its catalogue. What that lacks is said in English, which is built in. */
export interface Spoken {
  language: string;
  messages?: string;
}

/** The built-in language, used if the browser's language has no catalogue. */
const builtIn = 'en';

/** Languages with a catalogue, from the build. */
export const languages: readonly string[] = import.meta.env.LANGUAGES ?? [builtIn];

const sections = new Set<string>();
let spoken: Spoken = { language: builtIn };
let bundle: FluentBundle | undefined;
let englishBundle: FluentBundle | undefined;
const listeners = new Set<() => void>();

/** Adds sections of the English catalogue as Fluent text; each surface adds those that it needs. */
export function addMessages(...english: string[]): void {
  for (const section of english) sections.add(section);
  bundle = undefined;
  englishBundle = undefined;
}

/** Changes the language and calls the listeners of `onLanguage`. */
export function speak(next: Spoken): void {
  if (next.language === spoken.language && next.messages === spoken.messages) return;
  spoken = next;
  bundle = undefined;
  for (const listener of listeners) listener();
}

/** Calls `listener` after each change of the language. */
export function onLanguage(listener: () => void): void {
  listeners.add(listener);
}

/**
 * The chosen language if it has a catalogue, else the one that fits the browser's language, if only as another variant of
 * it (Brazil's Portuguese in Portugal), else English.
 */
export function fittingLanguage(
  chosen: string | undefined,
  available: readonly string[] = languages,
  ofBrowser: string = browser.i18n.getUILanguage(),
): string {
  if (chosen !== undefined && available.includes(chosen)) return chosen;
  const base = (language: string) => language.split('-')[0];
  return (
    available.find((language) => language === ofBrowser) ??
    available.find((language) => language === base(ofBrowser)) ??
    available.find((language) => base(language) === base(ofBrowser)) ??
    builtIn
  );
}

/** The current language as a BCP 47 tag, for `lang`. */
export const language = (): string => spoken.language;

/** Text direction of the current language, for `dir`. */
export const direction = (): 'ltr' | 'rtl' => toDirection(spoken.language);

/**
 * Locale of dates and numbers: the browser's if it is a variant of the current language (`en-GB`), else that
 * language.
 */
export function locale(): string {
  const ofBrowser = browser.i18n.getUILanguage() || builtIn;
  return ofBrowser.split('-')[0] === spoken.language ? ofBrowser : spoken.language;
}

function currentBundle(): FluentBundle {
  bundle ??= createBundle(locale(), [...sections, spoken.messages ?? '']);
  return bundle;
}

/** The message of a name that is composed at run time; undefined if there is none. */
const find = (name: string, values: Record<string, FluentVariable> = {}): string | undefined =>
  format(currentBundle(), name, values);

/** The same in English, in whatever language is spoken: for texts that exist in English only. */
const findEnglish: typeof find = (name, values = {}) => {
  englishBundle ??= createBundle(builtIn, [...sections]);
  return format(englishBundle, name, values);
};

export const i18n = {
  /** The formatted message, in English if the language lacks it; its name if that does, too. */
  t: <Name extends CatalogueKey>(name: Name, ...[values]: Values<Name>): string => find(name, values) ?? name,
  find,
  findEnglish,
};
