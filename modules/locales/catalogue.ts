import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type Message,
  parse,
  type Resource,
  serialize,
  TextElement,
  Transformer,
  Visitor,
} from '@fluent/syntax';

/** One folder for each language. */
export const folder = join(dirname(fileURLToPath(import.meta.url)), '../../locales');

/** Messages of the manifest, which the browser reads from `_locales` under names without dashes. */
const manifestMessages = /^(?:extension|command)-/;

/** Languages with a catalogue, English first. */
export function realLanguages(): string[] {
  const found = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return ['en', ...found.map(({ name }) => name).filter((name) => name !== 'en')];
}

/** Fluent text of a catalogue: all its sections. Pseudo-languages are generated. */
export function readCatalogue(language: string): string {
  const path = join(folder, language);
  if (!existsSync(path) && language in pseudoLanguages) return pseudo(language as PseudoLanguage);
  const files = readdirSync(path).filter((name) => name.endsWith('.ftl'));
  return files
    .sort()
    .map((name) => readFileSync(join(path, name), 'utf8'))
    .join('\n');
}

/**
 * Messages of a catalogue by their names in code (`popup.manager`), each with the names of its placeholders. Throws if
 * the text is no valid Fluent or has a name twice.
 */
export function readMessages(text: string): Map<string, { message: Message; placeholders: string[] }> {
  const messages = new Map<string, { message: Message; placeholders: string[] }>();
  for (const entry of parse(text, {}).body) {
    if (entry.type === 'Junk') throw new Error(`Not Fluent: ${entry.content}`);
    if (entry.type !== 'Message') continue;
    const message = entry as Message;
    const name = message.id.name.replaceAll('-', '.');
    if (messages.has(name)) throw new Error(`Two messages of the name ${message.id.name}`);
    messages.set(name, { message, placeholders: placeholdersOf(message) });
  }
  return messages;
}

function placeholdersOf(message: Message): string[] {
  const names = new Set<string>();
  class Reader extends Visitor {
    override visitVariableReference(reference: { id: { name: string } }) {
      names.add(reference.id.name);
    }
  }
  new Reader().visit(message);
  return [...names].sort();
}

/** TypeScript declaration of `CatalogueMessages`: message name → union of its placeholders' names. */
export function writeTypes(text: string): string {
  const rows = [...readMessages(text)].map(([name, { placeholders }]) => {
    const union = placeholders.map((placeholder) => `'${placeholder}'`).join(' | ');
    return `  '${name}': ${union || 'never'};`;
  });
  return `interface CatalogueMessages {\n${rows.join('\n')}\n}\n`;
}

/** Content of `_locales/…/messages.json`, which the manifest references as `__MSG_extension_name__`. */
export function browserMessages(text: string): Record<string, { message: string }> {
  const rows = [...readMessages(text).values()].map(({ message }) => message);
  const named = rows.filter(({ id }) => manifestMessages.test(id.name));
  return Object.fromEntries(
    named.map(({ id, value }) => {
      const text = value?.elements.map((element) =>
        element.type === 'TextElement' ? (element as TextElement).value : '',
      );
      return [id.name.replaceAll('-', '_'), { message: text?.join('') ?? '' }];
    }),
  );
}

const accents: Record<string, string> = {
  a: 'áá',
  e: 'éé',
  i: 'íí',
  o: 'óó',
  u: 'úú',
  y: 'ýý',
  c: 'ç',
  n: 'ñ',
  s: 'š',
  z: 'ž',
  t: 'ťť',
  r: 'řř',
  A: 'ÁÁ',
  E: 'ÉÉ',
  I: 'ÍÍ',
  O: 'ÓÓ',
  U: 'ÚÚ',
  Y: 'Ý',
  C: 'Ç',
  N: 'Ñ',
  S: 'Š',
  Z: 'Ž',
};

/** Languages generated from English for layout tests: text that is 40 % longer, and right-to-left text. */
export const pseudoLanguages = {
  'en-XA': (text: string) => text.replaceAll(/[a-zA-Z]/g, (letter) => accents[letter] ?? letter),
  'ar-XB': (text: string) => text.replaceAll(/[\p{L}\p{N}]+/gu, (word) => `\u202e${word}\u202c`),
};
export type PseudoLanguage = keyof typeof pseudoLanguages;

function pseudo(language: PseudoLanguage): string {
  const resource: Resource = parse(readCatalogue('en'), {});
  class Changer extends Transformer {
    override visitTextElement(element: TextElement) {
      return new TextElement(pseudoLanguages[language](element.value));
    }
  }
  new Changer().visit(resource);
  return serialize(resource, {});
}
