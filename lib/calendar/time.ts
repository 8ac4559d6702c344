/** Whether its day is in the calendar: the server would roll 30 February over to March. */
export function isDay(wallClock: string): boolean {
  const read = new Date(`${wallClock.slice(0, 10)}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(wallClock.slice(0, 10));
}
