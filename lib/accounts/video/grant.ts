/** Tokens issued by the authorization server. */
export interface Grant {
  accessToken: string;
  /** Epoch milliseconds. */
  expiresAt: number;
  /** Undefined after a refresh that did not rotate it. */
  refreshToken?: string;
  /** End of the sign-in, epoch milliseconds; undefined if the answer names none. */
  endsAt?: number;
  /** Scopes in the answer: with granular consent they may be fewer than requested. */
  scopes?: string[];
}

/** Lifetime if the answer names none, in seconds; live tokens last 3599. */
const shortLife = 300;
/** Upper bound of a lifetime, in seconds: one day. */
const longestLife = 86_400;

/** Converts the lifetime in an answer, in seconds, to milliseconds within the bounds. */
export function toLifetime(seconds: number = shortLife): number {
  return Math.max(0, Math.min(Number.isFinite(seconds) ? seconds : shortLife, longestLife)) * 1000;
}
