/** Today in this computer's time zone, `YYYY-MM-DD`. */
export function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** The month `months` months after a month, both `YYYY-MM`. */
export function addMonths(month: string, months: number): string {
  const [year, number] = month.split('-').map(Number);
  return new Date(Date.UTC(year ?? 0, (number ?? 1) - 1 + months, 1)).toISOString().slice(0, 7);
}

/** First and last day of a month (`YYYY-MM`), `YYYY-MM-DD`. */
export const toDays = (month: string): { from: string; to: string } => ({
  from: `${month}-01`,
  to: shiftDay(`${addMonths(month, 1)}-01`, -1),
});

/** The day `days` days after `day`, both `YYYY-MM-DD`; empty if `day` is invalid. `days` may be negative. */
export function shiftDay(day: string, days: number): string {
  const result = new Date(Date.parse(day) + days * 86_400_000);
  return Number.isNaN(result.getTime()) ? '' : result.toISOString().slice(0, 10);
}
