import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';

/**
 * A random sample of mutants. Stryker takes no list of mutants, only ranges of files, and a range holds other mutants as
 * well. So `chooseSample` names the ranges, and the checker plugin in this file, which Stryker runs in a separate
 * process, passes the chosen mutants of those ranges to the tests. Stryker counts the others as 'errors', which the
 * score ignores.
 */

/**
 * @typedef {{ line: number, column: number }} Position counted from 0
 * @typedef {{ id: string, fileName: string, mutatorName: string, replacement: string, location: { start: Position, end: Position } }} Mutant
 */

/** Mutants of code that runs only once, as its file is loaded, are not tested: more are chosen than wanted. */
const spare = 1.5;

/**
 * Chooses mutants of these files: the same ones for the same files and seed.
 * @param {readonly string[]} names
 * @param {number} size
 * @param {number} seed
 * @returns {Promise<{ ranges: string[], env: Record<string, string> }>} what to give to Stryker, and to its processes
 */
export async function chooseSample(names, size, seed) {
  const files = names.map((name) => ({
    name: resolve(name),
    content: readFileSync(name, 'utf8'),
    mutate: true,
  }));
  const options = { plugins: null, excludedMutations: [], ignorers: [] };
  const { mutants } = await new Instrumenter(quiet).instrument(files, options);
  const chosen = shuffle(/** @type {Mutant[]} */ (mutants), seed).slice(0, size * spare);
  return {
    ranges: chosen.map(writeRange),
    env: { MUTANTS_SIZE: String(size), MUTANTS_CHOSEN: JSON.stringify(chosen.map(nameMutant)) },
  };
}

const nothing = () => {};
const never = () => false;
const quiet = {
  trace: nothing,
  debug: nothing,
  info: nothing,
  warn: nothing,
  error: nothing,
  fatal: nothing,
  isTraceEnabled: never,
  isDebugEnabled: never,
  isInfoEnabled: never,
  isWarnEnabled: never,
  isErrorEnabled: never,
  isFatalEnabled: never,
};

/** As Stryker's option `mutate` wants it, which counts lines from 1. @param {Mutant} mutant */
const writeRange = ({ fileName, location: { start, end } }) =>
  `${relative('.', fileName)}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`;

/** A name that does not depend on the folder in which Stryker works. @param {Mutant} mutant */
const nameMutant = ({ fileName, mutatorName, replacement, location: { start, end } }) => {
  const file = fileName.slice(fileName.lastIndexOf('/lib/'));
  return `${file}:${start.line}:${start.column}-${end.line}:${end.column} ${mutatorName} ${replacement.slice(0, 40)}`;
};

export const strykerPlugins = [{ kind: 'Checker', name: 'sample', factory: createChecker }];

/** Stryker calls `group` once with all mutants, then `check` for each group. */
function createChecker() {
  /** @type {Set<string> | undefined} */
  let passed;
  return {
    async init() {},
    /** @param {Mutant[]} mutants */
    async group(mutants) {
      if (passed) throw new Error('Stryker asks in parts: the sample would be larger than wanted.');
      const ids = new Map(mutants.map((mutant) => [nameMutant(mutant), mutant.id]));
      /** @type {string[]} */
      const chosen = JSON.parse(process.env.MUTANTS_CHOSEN ?? '[]');
      const tested = chosen.flatMap((name) => ids.get(name) ?? []);
      passed = new Set(tested.slice(0, Number(process.env.MUTANTS_SIZE)));
      return [mutants.map(({ id }) => id)];
    },
    /** @param {Mutant[]} mutants */
    async check(mutants) {
      return Object.fromEntries(
        mutants.map(({ id }) => [
          id,
          passed?.has(id) ? { status: 'passed' } : { status: 'compileError', reason: 'not in the sample' },
        ]),
      );
    },
  };
}

/**
 * Shuffles mutants (Fisher-Yates).
 * @param {readonly Mutant[]} mutants
 * @param {number} seed
 */
function shuffle(mutants, seed) {
  const order = [...mutants];
  const next = random(seed);
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(next() * (last + 1));
    const mutant = order[last];
    order[last] = order[other];
    order[other] = mutant;
  }
  return order;
}

/**
 * A generator of numbers from 0 to 1 (mulberry32).
 * @param {number} state
 */
function random(state) {
  let a = state | 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
