import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

const rightToLeft = ['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm', 'Rohg'];

/** Text direction of a language, for `dir`. */
export const toDirection = (language: string): 'ltr' | 'rtl' =>
  rightToLeft.includes(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr';

/** Messages of Fluent texts, formatted for a language. Of two messages of a name the later text's is used. */
export function createBundle(language: string, texts: readonly string[]): FluentBundle {
  // Isolation marks around values are needed in right-to-left languages only.
  const created = new FluentBundle(language, { useIsolating: toDirection(language) === 'rtl' });
  for (const text of texts) created.addResource(new FluentResource(text), { allowOverrides: true });
  return created;
}

/** A formatted message, by its name in code; undefined if there is none. */
export function format(
  texts: FluentBundle,
  name: string,
  values: Record<string, FluentVariable>,
): string | undefined {
  const pattern = texts.getMessage(name.replaceAll('.', '-').replaceAll(/[^\w-]/g, '_'))?.value;
  return pattern ? texts.formatPattern(pattern, values, []) : undefined;
}
