import { check } from 'recheck';
import { parseSync, Visitor } from 'vite';
import type { SourceFile } from './sources';

/** A regular expression as a source file writes it. */
export interface Pattern {
  source: string;
  flags: string;
  /** The file that holds it first. */
  path: string;
}

/**
 * Every regular expression of some source files, each once: literals, and calls of `RegExp` with literal arguments.
 * @throws Error for a `RegExp` that is put together at run time, since nobody can check it
 */
export function readPatterns(files: readonly SourceFile[]): Pattern[] {
  const patterns = new Map<string, Pattern>();
  for (const { path, text } of files) {
    const add = (source: string, flags: string) => {
      const key = `/${source}/${flags}`;
      if (!patterns.has(key)) patterns.set(key, { source, flags, path });
    };
    const { program, errors } = parseSync(path, text);
    if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
    const built = (call: Call) => {
      if (call.callee.type !== 'Identifier' || call.callee.name !== 'RegExp') return;
      const [source, flags = ''] = call.arguments.map((each) => each.type === 'Literal' && each.value);
      if (typeof source !== 'string' || typeof flags !== 'string')
        throw new Error(`${path} builds a RegExp at run time: write it as a literal`);
      add(source, flags);
    };
    new Visitor({
      Literal: (literal) => {
        if ('regex' in literal) add(literal.regex.pattern, literal.regex.flags);
      },
      NewExpression: built,
      CallExpression: built,
    }).visit(program);
  }
  return [...patterns.values()];
}

interface Call {
  callee: { type: string; name?: unknown };
  arguments: { type: string; value?: unknown }[];
}

/**
 * What is wrong with a pattern: `exponential`, `polynomial`, or that it could not be told. Undefined for a pattern
 * whose time grows with its input at most in proportion.
 * @param generations of inputs that are tried where nothing can be proved
 */
export async function findFault(
  { source, flags }: Pattern,
  generations: number,
): Promise<string | undefined> {
  const told = await check(source, flags, { timeout: 30_000, maxIteration: generations });
  if (told.status === 'safe') return undefined;
  if (told.status === 'unknown') return `unknown (${told.error.kind})`;
  if (told.checker === 'fuzz' && !isSlow(new RegExp(source, flags), told.attack.string)) return undefined;
  return `${told.complexity.summary}, by ${told.attack.pattern}`;
}

/** What is wrong with patterns, each with the file that holds it. */
export async function findFaults(patterns: readonly Pattern[], generations: number): Promise<string[]> {
  const faults: string[] = [];
  for (const pattern of patterns) {
    const fault = await findFault(pattern, generations);
    if (fault) faults.push(`${pattern.path}: /${pattern.source}/${pattern.flags} is ${fault}`);
  }
  return faults;
}

/**
 * The analyser proves, or else tries inputs against the clock, and then a busy machine makes it suspect the fast: what
 * it found by trying counts if it takes this process 100 ms of its own time. Such inputs are made to take seconds.
 */
function isSlow(form: RegExp, attack: string): boolean {
  const before = process.cpuUsage();
  attack.replace(form, '');
  return process.cpuUsage(before).user > 100_000;
}
