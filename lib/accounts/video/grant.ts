/** What the authorization server gave. */
export interface Grant {
  accessToken: string;
  /** Epoch milliseconds. */
  expiresAt: number;
  /** Absent from a refresh that did not rotate it. */
  refreshToken?: string;
  /** Read from the answer: with granular consent it may be less than was asked for. */
  scopes?: string[];
}

/** A token used this long where the answer does not say, in seconds; live ones last 3599. */
const shortLife = 300;
/** No token is trusted for longer than a day, in seconds, whatever the answer says. */
const longestLife = 86_400;

/** How long a token lasts, in milliseconds, of the seconds that the answer says. */
export function toLifetime(seconds: number = shortLife): number {
  return Math.max(0, Math.min(Number.isFinite(seconds) ? seconds : shortLife, longestLife)) * 1000;
}
