/**
 * Checker plugin for Stryker that passes a random sample of the mutants to the tests. Stryker counts the others as
 * 'errors', which the score ignores. Stryker calls `group` once with all mutants, then `check` for each group.
 */

/** @typedef {{ id: string, fileName: string }} Mutant */

const size = Number(process.env.MUTANTS_SAMPLE ?? Number.POSITIVE_INFINITY);
const seed = Number(process.env.MUTANTS_SEED ?? 1);

export const strykerPlugins = [{ kind: 'Checker', name: 'sample', factory: createChecker }];

function createChecker() {
  /** @type {Set<string> | undefined} */
  let chosen;
  return {
    async init() {},
    /** @param {Mutant[]} mutants */
    async group(mutants) {
      if (chosen) throw new Error('Stryker asks in parts: the sample would be larger than wanted.');
      chosen = new Set(
        shuffled(mutants)
          .slice(0, size)
          .map(({ id }) => id),
      );
      return [mutants.map(({ id }) => id)];
    },
    /** @param {Mutant[]} mutants */
    async check(mutants) {
      return Object.fromEntries(
        mutants.map(({ id }) => [
          id,
          chosen?.has(id) ? { status: 'passed' } : { status: 'compileError', reason: 'not in the sample' },
        ]),
      );
    },
  };
}

/**
 * Shuffles mutants; the same order for the same seed and mutants (Fisher-Yates).
 * @param {Mutant[]} mutants
 */
function shuffled(mutants) {
  const order = [...mutants].sort((one, other) => Number(one.id) - Number(other.id));
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
