import * as z from 'zod/mini';
import type { Write } from '../../store';
import type { Vault } from '../vault';
import type { Grant } from './grant';

/** An access token, and when it expires in epoch milliseconds. */
const Access = () => z.object({ token: z.string(), expiresAt: z.number() });
export type Access = z.output<ReturnType<typeof Access>>;

const accessName = (accountId: string) => `${accountId}|access`;
const refreshName = (accountId: string) => `${accountId}|refresh`;
const keyName = (accountId: string) => `${accountId}|key`;

/** The secrets of accounts on the video platform, encrypted on disk. Writes are returned, for a commit with others. */
export interface TokenSecrets {
  access(accountId: string): Promise<Access | undefined>;
  refreshToken(accountId: string): Promise<string | undefined>;
  /** The API key. */
  key(accountId: string): Promise<string | undefined>;
  /** Writes the tokens of a grant; a refresh token stays if the grant brings none. */
  keepGrant(accountId: string, grant: Grant): Promise<Write[]>;
  keepKey(accountId: string, key: string): Promise<Write>;
  forgetRefreshToken(accountId: string): Write;
  forgetTokens(accountId: string): Write[];
  forgetAll(accountId: string): Write[];
}

/** Creates the access to the secrets in the vault. */
export function createTokenSecrets(vault: Vault): TokenSecrets {
  const forgetRefreshToken = (accountId: string) => vault.forget(refreshName(accountId));
  const forgetTokens = (accountId: string) => [
    vault.forget(accessName(accountId)),
    forgetRefreshToken(accountId),
  ];
  return {
    async access(accountId) {
      const secret = await vault.open(accessName(accountId));
      return secret === undefined ? undefined : Access().parse(JSON.parse(secret));
    },
    refreshToken: (accountId) => vault.open(refreshName(accountId)),
    key: (accountId) => vault.open(keyName(accountId)),
    async keepGrant(accountId, { accessToken, expiresAt, refreshToken }) {
      const access = JSON.stringify({ token: accessToken, expiresAt } satisfies Access);
      return [
        await vault.seal(accessName(accountId), access),
        ...(refreshToken === undefined ? [] : [await vault.seal(refreshName(accountId), refreshToken)]),
      ];
    },
    keepKey: (accountId, key) => vault.seal(keyName(accountId), key),
    forgetRefreshToken,
    forgetTokens,
    forgetAll: (accountId) => [...forgetTokens(accountId), vault.forget(keyName(accountId))],
  };
}
