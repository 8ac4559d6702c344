import { locale } from '#i18n';

/** Wall clocks are text, `YYYY-MM-DDTHH:mm`, and stay what they are: nothing here goes through the browser's zone. */

const wallClockForm = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

/** True for a moment that exists in the calendar (30 February does not). */
export function isWallClock(text: string): boolean {
  return wallClockForm.test(text) && addMinutes(text, 0) === text;
}

/** The wall clock so many minutes later on a clock that never changes to summer time; empty where there is none. */
export function addMinutes(local: string, minutes: number): string {
  const at = new Date(Date.parse(`${local}Z`) + minutes * 60_000);
  return Number.isNaN(at.getTime()) ? '' : at.toISOString().slice(0, 16);
}

export function minutesBetween(from: string, to: string): number {
  return (Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / 60_000;
}

const day: Intl.DateTimeFormatOptions = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' };
const moment: Intl.DateTimeFormatOptions = { ...day, hour: 'numeric', minute: '2-digit' };

/** Made once: they cost more than all that they write on a page. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(allDay: boolean): Intl.DateTimeFormat {
  const key = `${locale()} ${allDay}`;
  const made = formats.get(key);
  if (made) return made;
  const format = new Intl.DateTimeFormat(locale(), { ...(allDay ? day : moment), timeZone: 'UTC' });
  formats.set(key, format);
  return format;
}

/** For people, in the language spoken: 'Thu, 10 Dec 2026, 19:30 – 21:00'. Takes wall clocks with or without seconds. */
export function readableSpan(start: string, end: string | undefined, allDay: boolean): string {
  const format = formatOf(allDay);
  const from = Date.parse(`${start}Z`);
  const to = end === undefined ? from : Date.parse(`${end}Z`);
  if (Number.isNaN(from) || Number.isNaN(to)) return start;
  return to > from ? format.formatRange(from, to) : format.format(from);
}

/** The day and the short month on their own, for the calendar leaf beside an event. */
export function toCalendarLeaf(start: string): { day: string; month: string } {
  const at = Date.parse(`${start}Z`);
  if (Number.isNaN(at)) return { day: '', month: '' };
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale(), { ...options, timeZone: 'UTC' }).format(at);
  return { day: part({ day: 'numeric' }), month: part({ month: 'short' }) };
}

/** A day (`2026-05-01`) as the person's language writes it: 'May 1, 2026'. */
export const dayLabel = (day: string): string =>
  new Date(`${day}T00:00`).toLocaleDateString(locale(), { dateStyle: 'medium' });
