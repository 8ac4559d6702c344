/** A failure with advice: told as it is, without a stack. */
export class SetupFailure extends Error {}

/** @param {string} line */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/**
 * A heading while something is done, and how it went.
 *
 * @template T
 * @param {string} what
 * @param {() => Promise<T>} work
 * @param {(result: T) => string} [told] One word or two about the result.
 */
export async function task(what, work, told = () => 'done') {
  const begun = Date.now();
  say(`• ${what}`);
  const result = await work();
  const seconds = ((Date.now() - begun) / 1000).toFixed(1);
  say(`  ${told(result)} (${seconds} s)`);
  return result;
}

/**
 * Ends the program with a text for people.
 * @param {unknown} error
 * @returns {never}
 */
export function giveUp(error) {
  const text = error instanceof SetupFailure ? error.message : error instanceof Error ? error.stack : error;
  process.stderr.write(`\n${text}\n`);
  process.exit(1);
}
