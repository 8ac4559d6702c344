/** Today by the person's own clock, `YYYY-MM-DD`. */
export function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** The day so many days later, `YYYY-MM-DD`; empty where there is none. */
export function dayLater(day: string, days: number): string {
  const later = new Date(Date.parse(day) + days * 86_400_000);
  return Number.isNaN(later.getTime()) ? '' : later.toISOString().slice(0, 10);
}
