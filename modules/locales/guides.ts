import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createBundle, format } from '../../lib/i18n/bundle';
import { folder, pseudoLanguages, readCatalogue, readMessages } from './catalogue';

/**
 * Guides of the help page: Markdown in `locales/<language>/help/`. `{ popup-another }` in them stands for that message
 * of the same language, so that a guide has each label and sentence as the interface shows it.
 */

/** `{ popup-another }` */
const reference = /\{ ([\w-]+) \}/g;
/**
 * Parts that the pseudo-languages leave alone: references, code, addresses of links, numbers of
 * list items.
 */
const unchanged = /(\{ [\w-]+ \}|`[^`]*`|\]\([^)]*\)|^ *\d+\. )/m;

const pathOf = (language: string, name: string) => join(folder, language, 'help', `${name}.md`);

/** Names of the English guides: `set-up`. */
export function guideNames(): string[] {
  return readdirSync(join(folder, 'en/help')).map((file) => file.replace(/\.md$/, ''));
}

/** A guide as its translator wrote it; undefined if the language lacks it. Pseudo-languages are generated. */
export function readGuideSource(language: string, name: string): string | undefined {
  const transform = pseudoLanguages[language as keyof typeof pseudoLanguages];
  if (transform !== undefined) {
    // A captured separator remains in the list, at odd places
    const parts = readFileSync(pathOf('en', name), 'utf8').split(unchanged);
    return parts.map((part, index) => (index % 2 === 1 ? part : transform(part))).join('');
  }
  const path = pathOf(language, name);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/** Parts of a guide that a translation has to keep, sorted: references and code. */
export function fixedParts(source: string): string[] {
  return [...source.matchAll(/\{ [\w-]+ \}|`[^`]*`/g)].map(([part]) => part).sort();
}

/**
 * The text of a guide, with messages in place of the references to them. Values that only a surface knows are `…`.
 * @param catalogue Fluent text of its language
 * @throws Error if a message does not exist
 */
export function fillGuide(language: string, source: string, catalogue: string): string {
  const messages = readMessages(catalogue);
  const bundle = createBundle(language, [catalogue]);
  const platform = format(bundle, 'fault.platform', {}) ?? '';
  return source.replaceAll(reference, (_, id: string) => {
    const name = id.replaceAll('-', '.');
    const values = messages.get(name)?.placeholders.map((placeholder) => [placeholder, '…']) ?? [];
    const text = format(bundle, name, { ...Object.fromEntries(values), platform });
    if (text === undefined)
      throw new Error(`A guide in ${language} names the message ${id}, which does not exist`);
    return text;
  });
}

/** All guides that a language has, by name. */
export function readGuides(language: string): Record<string, string> {
  const catalogue = readCatalogue(language);
  const guides = guideNames().flatMap((name) => {
    const source = readGuideSource(language, name);
    return source === undefined ? [] : [[name, fillGuide(language, source, catalogue)]];
  });
  return Object.fromEntries(guides);
}
