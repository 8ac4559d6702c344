/** Wall clocks are text (`YYYY-MM-DDTHH:mm`) without a zone; no function here converts them to another zone. */

const wallClockForm = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

/** Whether the text is a wall clock with an existing date (30 February is none). */
export function isWallClock(text: string): boolean {
  return wallClockForm.test(text) && addMinutes(text, 0) === text;
}

/** The wall clock `minutes` later, ignoring daylight saving time; empty if `local` is invalid. */
export function addMinutes(local: string, minutes: number): string {
  const at = new Date(Date.parse(`${local}Z`) + minutes * 60_000);
  return Number.isNaN(at.getTime()) ? '' : at.toISOString().slice(0, 16);
}

/** Minutes from one wall clock to another, ignoring daylight saving time. */
export function minutesBetween(from: string, to: string): number {
  return (Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / 60_000;
}
