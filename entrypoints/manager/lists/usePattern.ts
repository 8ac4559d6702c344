import { useEffect, useState } from 'preact/hooks';
import type { Replacement } from '../../../lib/shared/replaceText';

/** Most letters of an expression, and instructions of its program: these bound the time for each letter of a text. */
const most = { letters: 500, instructions: 1_000 };
/** What all texts may take together; milliseconds. */
const patience = 1_500;

/** Why an expression cannot be used: it has an error, which the library names, or takes too long. */
export type PatternProblem = { code: 'wrong'; detail: string } | { code: 'tooLong' };

/** An expression that is ready to be used, or why it cannot be. */
export interface Pattern {
  problem?: PatternProblem;
  /** Creates a function that replaces every match in a text. It throws PatternTimeout if its texts take too long. */
  begin?: () => (text: string) => string;
}

/** Thrown when an expression has taken more time than a person would wait. */
export class PatternTimeout extends Error {}

/**
 * Compiles the expression of a replacement, in which `$1` stands for the first group. Lines have their own starts and
 * ends. The library, which takes linear time on any input, is loaded with the first expression.
 * @param isOn whether what is to be found is an expression
 * @returns undefined while it is loaded, and if it is not on
 */
export function usePattern(
  { find, replacement, ignoresCase }: Replacement,
  isOn: boolean,
): Pattern | undefined {
  const [compiled, setCompiled] = useState<{ key: string; pattern: Pattern }>();
  const key = JSON.stringify([find, replacement, ignoresCase]);
  useEffect(() => {
    if (!isOn || find === '') return;
    let isCurrent = true;
    void compilePattern({ find, replacement, ignoresCase }).then((pattern) => {
      if (isCurrent) setCompiled({ key, pattern });
    });
    return () => {
      isCurrent = false;
    };
  }, [isOn, key]);
  return isOn && compiled?.key === key ? compiled.pattern : undefined;
}

/** Compiles the expression of a replacement. */
export async function compilePattern({ find, replacement, ignoresCase }: Replacement): Promise<Pattern> {
  if (find.length > most.letters) return { problem: { code: 'tooLong' } };
  const { RE2JS, RE2JSSyntaxException } = await import('re2js');
  try {
    const pattern = RE2JS.compile(find, RE2JS.MULTILINE | (ignoresCase ? RE2JS.CASE_INSENSITIVE : 0));
    if (pattern.programSize() > most.instructions) return { problem: { code: 'tooLong' } };
    return {
      begin() {
        let spent = 0;
        return (text) => {
          if (spent > patience) throw new PatternTimeout();
          const start = performance.now();
          const replaced = pattern.matcher(text).replaceAll(replacement);
          spent += performance.now() - start;
          return replaced;
        };
      },
    };
  } catch (error) {
    if (!(error instanceof RE2JSSyntaxException)) throw error;
    return { problem: { code: 'wrong', detail: error.getDescription() } };
  }
}
