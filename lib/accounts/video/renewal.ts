import { Fault } from '../../errors';
import type { VideoAccountRow } from '../../store';
import { noteProblem } from '../accountProblem';
import type { Dependencies } from '../dependencies';
import { getPlatform, type Platform } from '../platforms';
import type { Authority } from './authority';
import type { BrowserTokens } from './browserTokens';
import type { ClientSettings } from './clientSettings';
import type { Grant } from './grant';
import type { AccessToken, TokenSecrets } from './tokenSecrets';

export interface RenewalDependencies extends Pick<Dependencies, 'store' | 'platform' | 'signInEnded'> {
  secrets: TokenSecrets;
  /** Returns the client of a platform's authorization server. */
  getAuthority(platform: Platform): Authority;
  /** Tokens managed by the browser, if browser and build support them. */
  browserTokens?: BrowserTokens | undefined;
  clients: ClientSettings;
}

/** Reasons for which the person has to sign in again. */
const needsPerson = new Set(['grantGone', 'silentRefused']);

/**
 * Creates the function that gets and stores a new access token without the person. To be called under the account's
 * lock. It throws the Fault of the request; if the person has to sign in again, that is noted at the account.
 */
export function createRenewal({ store, secrets, clients, platform, ...dependencies }: RenewalDependencies) {
  /** Gets a new token by the account's sign-in method. */
  async function requestGrant(account: VideoAccountRow): Promise<Grant> {
    const { clientId, scopes, method } = account;
    if (method === 'browser') return browserGrant(account);
    const signedInTo = getPlatform(account, platform);
    const authority = dependencies.getAuthority(signedInTo);
    const client = await clients.byId(signedInTo, clientId);
    if (method === 'implicit') return authority.authorize(client, { method, scopes, how: 'silent' });
    const refreshToken = await secrets.refreshToken(account);
    if (refreshToken === undefined) throw new Fault({ kind: 'signIn', reason: 'grantGone' });
    return authority.refresh(client, refreshToken);
  }

  /** The browser returns its cached token until that is removed. */
  async function browserGrant(account: VideoAccountRow): Promise<Grant> {
    if (dependencies.browserTokens === undefined)
      throw new Fault({ kind: 'signIn', reason: 'silentRefused' });
    const old = await secrets.access(account);
    if (old !== undefined) await dependencies.browserTokens.drop(old.token);
    return dependencies.browserTokens.get({ interactive: false, scopes: account.scopes });
  }

  return async (account: VideoAccountRow): Promise<AccessToken> => {
    try {
      const encrypt = await secrets.prepareSeal();
      const grant = await requestGrant(account);
      // Stored before it is used, and if the vault was locked meanwhile: with a rotated refresh token, the grant would
      // be lost.
      await store.commit(await secrets.keepGrant(account, grant, encrypt));
      return { token: grant.accessToken, expiresAt: grant.expiresAt };
    } catch (error) {
      if (error instanceof Fault && needsPerson.has(error.data.reason)) {
        await noteProblem(store, account.accountId, error.data, dependencies.signInEnded);
        await store.commit(secrets.forgetTokens(account.accountId));
      }
      throw error;
    }
  };
}
