/** In a mutation run every branch is counted as it is taken, which makes the code several times slower. */
const slowdown = '__stryker__' in globalThis ? 10 : 1;

/**
 * Begins to count; answers the milliseconds of processor time that this process has used since. The clock on the wall
 * would count what other processes do meanwhile.
 */
export function cpuTime(): () => number {
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000 / slowdown;
  };
}
