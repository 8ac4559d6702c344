/** One line of a caption track; times in milliseconds. */
export interface Cue {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** `01:02:03,456`, `02:03.4`: hours may be missing. */
export function readClock(text: string): number | undefined {
  const [, hours = '0', minutes, seconds, fraction = '0'] =
    /^(?:(\d+):)?(\d{1,2}):(\d{1,2})(?:[.,](\d+))?$/.exec(text) ?? [];
  if (minutes === undefined || seconds === undefined) return undefined;
  const whole = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  return whole * 1000 + Math.round(Number(`0.${fraction}`) * 1000);
}
