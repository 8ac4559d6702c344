import { set } from '../../../lib/video/watermarks';

/** The watermark's timing as typed, in seconds. */
export interface TimingFields {
  type: 'offsetFromStart' | 'offsetFromEnd';
  offset: string;
  /** Empty: until the end of the video. */
  duration: string;
}

/** Timing of the request body, milliseconds as text; undefined if the method's schema refuses it. */
export function readTiming({ type, offset, duration }: TimingFields): Record<string, string> | undefined {
  const offsetMs = toMilliseconds(offset);
  const durationMs = duration.trim() === '' ? undefined : toMilliseconds(duration);
  const timing = { type, offsetMs, ...(durationMs === undefined ? {} : { durationMs }) };
  return set.body?.().safeParse({ timing }).success ? timing : undefined;
}

/** Text that is no number is returned unchanged, so that the method's schema refuses it. */
function toMilliseconds(seconds: string): string {
  const value = Number(seconds.trim().replace(',', '.'));
  return seconds.trim() === '' || !Number.isFinite(value) ? seconds : String(Math.round(value * 1000));
}
