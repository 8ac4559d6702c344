import { z } from 'zod/mini';
import type { Call } from './method';

/** Texts by language, as bodies hold them. */
export const Localizations = z.record(
  z.string(),
  z.object({ title: z.optional(z.string()), description: z.optional(z.string()) }),
);

/** What a row with a language of its own says about it. */
export const toLanguage = ({ defaultLanguage }: { defaultLanguage: string | null }) =>
  defaultLanguage === null ? {} : { defaultLanguage };

/** The texts in the language that the caller asked for with `hl`, else those of the resource itself. */
export function localized(
  { parameters }: Call,
  { localizations }: { localizations: string },
  own: { title: string; description: string },
) {
  const byLanguage = Localizations.parse(JSON.parse(localizations));
  return { ...own, ...byLanguage[parameters.text('hl') ?? ''] };
}

/** A language tag that the platform would take: `nl`, `pt-BR`, `sr-Latn`. */
export const isLanguage = (text: string) => /^[a-z]{2,3}(-[A-Za-z\d]{2,8})*$/.test(text);
