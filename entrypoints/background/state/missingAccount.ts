import { Fault } from '../../../lib/errors';
import type { AccountRow } from '../../../lib/store';

/** Tells whether a sign-in to the build's platform would fail because no OAuth client is set. */
export interface ClientState {
  needsClient?(): Promise<boolean>;
}

/** The fault if no account of a service is active. Its remedy is what is missing first: a client, or the sign-in. */
export async function toMissingAccount(client: ClientState, service: AccountRow['service']): Promise<Fault> {
  if (service === 'calendar') return new Fault({ kind: 'signIn', reason: 'siteNotConnected' });
  return new Fault({
    kind: 'signIn',
    reason: (await client.needsClient?.()) ? 'clientMissing' : 'notSignedIn',
  });
}
