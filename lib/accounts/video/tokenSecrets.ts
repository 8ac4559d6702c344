import * as z from 'zod/mini';
import type { Write } from '../../store';
import type { Vault } from '../vault';
import type { Grant } from './grant';

/** An access token, and when it expires in epoch milliseconds. */
const AccessToken = () => z.object({ token: z.string(), expiresAt: z.number() });
export type AccessToken = z.output<ReturnType<typeof AccessToken>>;

const accessName = (accountId: string) => `${accountId}|access`;
const refreshName = (accountId: string) => `${accountId}|refresh`;
const keyName = (accountId: string) => `${accountId}|key`;

export type TokenSecrets = ReturnType<typeof createTokenSecrets>;

/** The secrets of accounts on the video platform, encrypted on disk. Writes are returned, for a commit with others. */
export function createTokenSecrets(vault: Vault) {
  const forgetRefreshToken = (accountId: string) => vault.forget(refreshName(accountId));
  const forgetTokens = (accountId: string) => [
    vault.forget(accessName(accountId)),
    forgetRefreshToken(accountId),
  ];
  return {
    async access(accountId: string): Promise<AccessToken | undefined> {
      const secret = await vault.open(accessName(accountId));
      return secret === undefined ? undefined : AccessToken().parse(JSON.parse(secret));
    },
    refreshToken: (accountId: string) => vault.open(refreshName(accountId)),
    /** The API key. */
    key: (accountId: string) => vault.open(keyName(accountId)),
    /** Writes the tokens of a grant; a refresh token stays if the grant brings none. */
    async keepGrant(accountId: string, { accessToken, expiresAt, refreshToken }: Grant): Promise<Write[]> {
      const access = JSON.stringify({ token: accessToken, expiresAt } satisfies AccessToken);
      return [
        await vault.seal(accessName(accountId), access),
        ...(refreshToken === undefined ? [] : [await vault.seal(refreshName(accountId), refreshToken)]),
      ];
    },
    keepKey: (accountId: string, key: string) => vault.seal(keyName(accountId), key),
    forgetRefreshToken,
    forgetTokens,
    forgetAll: (accountId: string) => [...forgetTokens(accountId), vault.forget(keyName(accountId))],
  };
}
