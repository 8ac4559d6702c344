/**
 * What went wrong, in a form that survives the disk and a message: a reason that code can branch on, never a
 * text for people. The background turns it into a sentence and a remedy in the user's language (`locales/`).
 *
 * Every room may import this leaf.
 */

/** What a caller can do about it; the coarse kinds that surfaces and jobs branch on. */
export type FaultKind =
  | 'signIn' // no account, or its grant is gone
  | 'scope' // signed in, but a permission was not ticked
  | 'permission' // the browser has not granted this host
  | 'notAllowed'
  | 'notFound'
  | 'duplicate'
  | 'limit'
  | 'quota' // gone until `retryAt`
  | 'transient' // worth another try
  | 'badInput'
  | 'disabled' // switched off by the owner or administrator
  | 'answer' // the service answered something that is not its API
  | 'conflict' // changed meanwhile, or the outcome cannot be known: please look
  | 'storage'
  | 'cancelled'
  | 'unknown';

/** Whether the work may have been done all the same. Only a write can be 'unclear'. */
export type Outcome = 'refused' | 'unclear';

export interface FaultData {
  kind: FaultKind;
  /** The service's own reason where it gave one (`playlistNotFound`, `rest_forbidden`), else one of ours. */
  reason: string;
  outcome: Outcome;
  /** HTTP status of the answer, where there was one. */
  status?: number;
  /** Epoch milliseconds before which another try is pointless. */
  retryAt?: number;
  /** What the reason is about: a host, a field, a scope. Never a secret. */
  about?: string;
}

export class Fault extends Error {
  readonly data: FaultData;

  constructor(data: Omit<FaultData, 'outcome'> & { outcome?: Outcome }, options?: ErrorOptions) {
    super(`${data.kind}: ${data.reason}${data.about === undefined ? '' : ` (${data.about})`}`, options);
    this.name = 'Fault';
    this.data = { outcome: 'refused', ...data };
  }
}

/** Any thrown value as fault data; what nobody foresaw keeps its name, for the person to report. */
export function toFault(error: unknown): FaultData {
  if (error instanceof Fault) return error.data;
  if (error instanceof DOMException && error.name === 'AbortError')
    return { kind: 'cancelled', reason: 'cancelled', outcome: 'refused' };
  if (error instanceof DOMException && error.name === 'QuotaExceededError')
    return { kind: 'storage', reason: 'diskFull', outcome: 'refused' };
  const name = error instanceof Error ? error.name : typeof error;
  return { kind: 'unknown', reason: name, outcome: 'unclear' };
}
