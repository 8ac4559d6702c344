import * as z from 'zod/mini';

/** Most letters of either text. */
const mostLetters = 5_000;

/** Schemas of the members of a replacement. */
export const replacementFields = () => ({
  find: z.string().check(z.minLength(1), z.maxLength(mostLetters)),
  replacement: z.string().check(z.maxLength(mostLetters)),
  /** Whether capital and small letters are the same. */
  ignoresCase: z.boolean(),
});

/** A text that takes the place of another. */
export interface Replacement {
  find: string;
  replacement: string;
  ignoresCase: boolean;
}

/** Replaces a text wherever it stands. */
export const replaceText = (from: string, { find, replacement, ignoresCase }: Replacement): string =>
  ignoresCase ? replaceInAnyCase(from, find, replacement) : from.replaceAll(find, () => replacement);

function replaceInAnyCase(from: string, find: string, replacement: string): string {
  const [folded, wanted] = [fold(from), fold(find)];
  let done = '';
  let at = 0;
  for (let found = folded.indexOf(wanted); found >= 0; found = folded.indexOf(wanted, at)) {
    done += from.slice(at, found) + replacement;
    at = found + find.length;
  }
  return done + from.slice(at);
}

/** A text in small letters, of the same length: of what would become longer, the letter itself. */
const fold = (text: string) =>
  text.replace(/[\s\S]/g, (letter) => {
    const small = letter.toLowerCase();
    return small.length === 1 ? small : letter;
  });
