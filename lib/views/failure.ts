import type { FaultKind } from '../errors';

/** A failure with texts in the person's language. */
export interface Failure {
  /** Code of the reason; shown if it has no text of its own, and copied into reports. */
  reason: string;
  /** Kind of the fault, whose text stands in for a missing one of the reason. */
  kind?: FaultKind;
  /** One or two sentences that say what failed, and why. */
  text: string;
  /** The field that was refused, by its name in the request. */
  field?: string | undefined;
  remedy?: Remedy;
}

/** The remedy as a button. */
export interface Remedy {
  kind:
    | 'signIn'
    | 'connectSite'
    | 'grant'
    | 'options'
    | 'setUp'
    | 'open'
    | 'retry'
    | 'review'
    | 'withoutPicture';
  label: string;
  /** Address to open, origin to grant, account to sign in to, or site to connect again. */
  target?: string;
  /** Scopes that the sign-in has to request. */
  scopes?: string[];
  /** The custom platform to sign in to, and its hosts, which the text names. */
  platformId?: string;
  hosts?: string[];
  /** The section of the settings that mends it, for surfaces that cannot. */
  section?: 'accounts' | 'client' | 'data' | 'lock' | 'pages';
}
