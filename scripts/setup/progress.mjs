/** A failure whose message tells what to do; printed without a stack trace. */
export class SetupFailure extends Error {}

/**
 * Prints a line to the standard output.
 * @param {string} line
 */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/**
 * Prints a heading, runs the work, and prints its result and duration; until then the seconds so far, every ten.
 * @template T
 * @param {string} what
 * @param {() => Promise<T>} work
 * @param {(result: T) => string} [describe] A word or two about the result.
 */
export async function task(what, work, describe = () => 'done') {
  const begun = Date.now();
  const report = (/** @type {string} */ state) =>
    say(`  ${state} (${((Date.now() - begun) / 1000).toFixed(1)} s)`);
  say(`• ${what}`);
  const timer = setInterval(report, 10_000, 'still at it');
  const result = await work().finally(() => clearInterval(timer));
  report(describe(result));
  return result;
}

/**
 * Prints an error and exits with code 1.
 * @param {unknown} error
 * @returns {never}
 */
export function giveUp(error) {
  // Node prints an error with its stack and its cause.
  console.error(error instanceof SetupFailure ? `\n${error.message}` : error);
  process.exit(1);
}
