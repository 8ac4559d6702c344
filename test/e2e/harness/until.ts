/**
 * Looks again and again until there is something to see. The only way in which anything here waits.
 *
 * @param what Ends the sentence 'Waited in vain for …'.
 * @throws Error after `timeout` milliseconds, with what went wrong at the last look.
 */
export async function until<T>(
  what: string,
  look: () => Promise<T | undefined | false | null> | T | undefined | false | null,
  timeout = 10_000,
): Promise<T> {
  // The machine's own clock may be set meanwhile
  const end = performance.now() + timeout;
  let trouble: unknown;
  for (;;) {
    try {
      const seen = await look();
      if (seen !== undefined && seen !== false && seen !== null) return seen;
    } catch (error) {
      trouble = error;
    }
    if (performance.now() > end) throw new Error(`Waited in vain for ${what}`, { cause: trouble });
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
}
