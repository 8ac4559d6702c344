/**
 * Kinds of entries of the access log. `ended`: a sign-in that is no longer accepted. `allowed` and `withdrawn`: the
 * browser's permission for sites.
 */
export const accessKinds = [
  'signedIn',
  'signedOut',
  'disconnected',
  'ended',
  'refused',
  'allowed',
  'withdrawn',
] as const;

/** An entry of the log of sign-ins, permissions and refusals. */
export interface AccessEntry {
  /** Epoch milliseconds. */
  at: number;
  kind: (typeof accessKinds)[number];
  /** Account, or hosts; empty if unknown. */
  about: string;
  /** Scopes that were granted. */
  details?: string[] | undefined;
  /** Why it was refused, as a sentence. */
  reason?: string;
}
