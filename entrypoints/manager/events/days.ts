/** Today in this computer's time zone, `YYYY-MM-DD`. */
export function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** The day `days` days result, `YYYY-MM-DD`; empty if `day` is invalid. */
export function addDays(day: string, days: number): string {
  const result = new Date(Date.parse(day) + days * 86_400_000);
  return Number.isNaN(result.getTime()) ? '' : result.toISOString().slice(0, 10);
}
