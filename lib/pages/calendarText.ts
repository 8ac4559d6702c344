/** Whether a text begins as a calendar file (RFC 5545) does. */
export const isCalendarText = (text: string): boolean =>
  /^\ufeff?\s*BEGIN:V(?:CALENDAR|EVENT)\b/i.test(text.slice(0, 1_000));
