/** A failure as a person reads it: already in their language. */
export interface Failure {
  /** The code, shown for reasons nobody foresaw and copied into reports. */
  reason: string;
  /** What failed and why: one or two sentences. */
  text: string;
  remedy?: Remedy;
}

/** What to do now, as one button. */
export interface Remedy {
  kind: 'signIn' | 'connectSite' | 'grant' | 'options' | 'open' | 'retry' | 'review' | 'withoutPicture';
  label: string;
  /** The address to open, the origin to grant, the account to sign in as, or the site to connect again. */
  target?: string;
  /** What signing in has to ask for. */
  scopes?: string[];
}
