import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { browser } from 'wxt/browser';

/**
 * Messages of the catalogue in `locales/`, formatted by Project Fluent: plurals and numbers by Intl. In code a message's
 * name has dots where the catalogue has dashes: `popup.title` is `popup-title`. Scripts in foreign pages have
 * `components/inPage/i18n.ts`.
 */

/** Names of all messages, typed from the English catalogue (`modules/locales`). */
export type MessageName = keyof CatalogueMessages;

/** Values of a message's placeholders; nothing where it has none. Numbers are formatted, and choose the plural form. */
type Values<Name extends MessageName> = [CatalogueMessages[Name]] extends [never]
  ? []
  : [Record<CatalogueMessages[Name], string | number>];

/** A language and the text of its catalogue; without a text it is that of the sections that are built in. */
export interface Spoken {
  language: string;
  messages?: string;
}

/** The language that is built in, and that stands in for those that there are no catalogues of. */
const builtIn = 'en';

/** Languages with a catalogue; the build names them. */
export const languages: readonly string[] = import.meta.env.LANGUAGES ?? [builtIn];

const sections: string[] = [];
let spoken: Spoken = { language: builtIn };
let bundle: FluentBundle | undefined;
const listeners = new Set<() => void>();

/** Adds sections of the English catalogue, as text: each surface has those that it shows. */
export function addMessages(...english: string[]): void {
  sections.push(...english);
  bundle = undefined;
}

/** Speaks another language from now on, and tells those that `onLanguage` was called by. */
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

/** The language with a catalogue that fits what was chosen, or else the browser's own. */
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
    builtIn
  );
}

/** The language spoken now, as a BCP 47 tag: `lang` of what is drawn. */
export const language = (): string => spoken.language;

const rightToLeft = ['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm', 'Rohg'];

/** `dir` of what is drawn in a language. */
export const direction = (of = spoken.language): 'ltr' | 'rtl' =>
  rightToLeft.includes(new Intl.Locale(of).maximize().script ?? '') ? 'rtl' : 'ltr';

/** Locale of dates, numbers and sizes: the browser's where it is of the language spoken (`en-GB`), else that language. */
export function locale(): string {
  const ofBrowser = browser.i18n.getUILanguage() || builtIn;
  return ofBrowser.split('-')[0] === spoken.language ? ofBrowser : spoken.language;
}

function currentBundle(): FluentBundle {
  if (bundle) return bundle;
  // Marks that keep foreign names from turning the words around them are needed where those run right to left.
  bundle = new FluentBundle(locale(), { useIsolating: direction() === 'rtl' });
  for (const text of spoken.messages === undefined ? sections : [spoken.messages])
    bundle.addResource(new FluentResource(text));
  return bundle;
}

/** A message by a name put together at run time; undefined where the catalogue has none. */
function find(name: string, values: Record<string, FluentVariable> = {}): string | undefined {
  const spokenNow = currentBundle();
  const pattern = spokenNow.getMessage(name.replaceAll('.', '-').replaceAll(/[^\w-]/g, '_'))?.value;
  return pattern ? spokenNow.formatPattern(pattern, values, []) : undefined;
}

export const i18n = {
  /** A message of the catalogue. One that is missing shows its name. */
  t: <Name extends MessageName>(name: Name, ...[values]: Values<Name>): string => find(name, values) ?? name,
  find,
};
