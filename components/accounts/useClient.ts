import { useAnswer } from '../hooks/useAnswer';
import { needsClient } from './needsClient';

/**
 * Whether a sign-in is possible. `unknown` until the accounts are read; if that fails, the sign-in itself tells why.
 */
export function useClient(): 'unknown' | 'missing' | 'present' {
  const { answer, failure } = useAnswer('accounts', {});
  if (answer) return needsClient(answer.client) ? 'missing' : 'present';
  return failure ? 'present' : 'unknown';
}
