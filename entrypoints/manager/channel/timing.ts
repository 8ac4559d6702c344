import { set } from '../../../lib/video/watermarks';

/** As typed, in seconds. */
export interface TimingFields {
  type: 'offsetFromStart' | 'offsetFromEnd';
  offset: string;
  /** Empty for as long as the video lasts. */
  duration: string;
}

/** The body's timing, in milliseconds as text; undefined when the platform would refuse it. */
export function readTiming({ type, offset, duration }: TimingFields): Record<string, string> | undefined {
  const offsetMs = milliseconds(offset);
  const durationMs = duration.trim() === '' ? undefined : milliseconds(duration);
  const timing = { type, offsetMs, ...(durationMs === undefined ? {} : { durationMs }) };
  return set.body?.().safeParse({ timing }).success ? timing : undefined;
}

/** What is no number of seconds stays as it is, and is refused by the method's schema. */
function milliseconds(seconds: string): string {
  const value = Number(seconds.trim().replace(',', '.'));
  return seconds.trim() === '' || !Number.isFinite(value) ? seconds : String(Math.round(value * 1000));
}
