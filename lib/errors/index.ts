/**
 * Errors as data that can be stored and sent as messages: kinds and reasons that code can branch on, never texts for
 * people. The background turns them into a sentence and a remedy in the person's language (`locales/`).
 *
 * Every folder may import this one; it imports none.
 */

/** Kinds of errors, by what a caller can do about them. */
export type FaultKind =
  | 'signIn' // no account, or its sign-in is no longer valid
  | 'scope' // signed in, but without a permission that is needed
  | 'permission' // the browser has not granted this host
  | 'notAllowed'
  | 'notFound'
  | 'duplicate'
  | 'limit'
  | 'quota' // used up until `retryAt`
  | 'transient' // another try may succeed
  | 'badInput'
  | 'disabled' // switched off by the owner or administrator
  | 'answer' // the answer did not come from the service's API
  | 'conflict' // changed meanwhile, or the outcome cannot be known: the person has to check
  | 'storage'
  | 'cancelled'
  | 'unknown';

/** Kinds that are worth a retry, later or after the person acted; any other refusal is final. */
export const retryableKinds = new Set<FaultKind>([
  'transient',
  'limit',
  'quota',
  'signIn',
  'permission',
  'storage',
  'cancelled',
]);

/** 'unclear': a write may have been done in spite of the error. */
export type Outcome = 'refused' | 'unclear';

export interface FaultData {
  kind: FaultKind;
  /** The service's reason (`playlistNotFound`, `rest_forbidden`), or one of ours if it gave none. */
  reason: string;
  outcome: Outcome;
  /** The service whose API gave the reason. */
  service?: 'video' | 'calendar';
  /** HTTP status of the answer, if there was one. */
  status?: number;
  /** Epoch milliseconds before which another try is pointless. */
  retryAt?: number;
  /** Subject of the reason: a host, a field, a scope. Never a secret. */
  about?: string;
}

/** An error with `FaultData`: the class of all errors that callers branch on. */
export class Fault extends Error {
  readonly data: FaultData;

  constructor(data: Omit<FaultData, 'outcome'> & { outcome?: Outcome }, options?: ErrorOptions) {
    super(`${data.kind}: ${data.reason}${data.about === undefined ? '' : ` (${data.about})`}`, options);
    this.name = 'Fault';
    this.data = { outcome: 'refused', ...data };
  }
}

/** Any thrown value as fault data. An unexpected error becomes `unknown`, with its name as the reason. */
export function toFault(error: unknown): FaultData {
  if (error instanceof Fault) return error.data;
  if (error instanceof DOMException && error.name === 'AbortError')
    return { kind: 'cancelled', reason: 'cancelled', outcome: 'refused' };
  if (error instanceof DOMException && error.name === 'QuotaExceededError')
    return { kind: 'storage', reason: 'diskFull', outcome: 'refused' };
  const name = error instanceof Error ? error.name : typeof error;
  return { kind: 'unknown', reason: name, outcome: 'unclear' };
}
