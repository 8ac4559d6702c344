/**
 * Begins to count; answers the milliseconds of processor time that this process has used since. The clock on the wall
 * would count what other processes do meanwhile.
 */
export function cpuTime(): () => number {
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
}
