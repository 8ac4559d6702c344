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
export const shortLife = 300;
