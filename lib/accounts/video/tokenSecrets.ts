import * as z from 'zod/mini';
import type { VideoAccountRow, Write } from '../../store';
import { getPlatform, type Platform, toBinding } from '../platforms';
import type { Vault } from '../vault';
import type { Grant } from './grant';

/** An access token, and when it expires in epoch milliseconds. */
const AccessToken = () => z.object({ token: z.string(), expiresAt: z.number() });
export type AccessToken = z.output<ReturnType<typeof AccessToken>>;

type Kind = 'access' | 'refresh' | 'key';

/** The beginning of the names of an account's secrets of a kind, whatever they are bound to. */
const toPrefix = (kind: Kind, accountId: string) => `${JSON.stringify([kind, accountId]).slice(0, -1)},`;

/** Name of earlier versions, which bound secrets to nothing: only those of the build's own platform are read by it. */
const toFormerName = (kind: Kind, accountId: string) => `${accountId}|${kind}`;

export type TokenSecrets = ReturnType<typeof createTokenSecrets>;

/**
 * The secrets of accounts on the video platform, encrypted on disk, each bound to the platform, its origins and the
 * client that it was issued for. Writes are returned, for a commit with others.
 * @param own the build's own platform
 */
export function createTokenSecrets(vault: Vault, own: Platform) {
  function toName(kind: Kind, account: VideoAccountRow): string {
    const binding = toBinding(getPlatform(account, own), account.clientId);
    return JSON.stringify([kind, account.accountId, ...binding]);
  }

  async function open(kind: Kind, account: VideoAccountRow): Promise<string | undefined> {
    const secret = await vault.open(toName(kind, account));
    if (secret !== undefined || account.platform !== undefined) return secret;
    return vault.open(toFormerName(kind, account.accountId));
  }

  const forget = (kind: Kind, accountId: string): Write[] => [
    { clear: 'secrets', prefix: toPrefix(kind, accountId) },
    vault.forget(toFormerName(kind, accountId)),
  ];

  /** Replaces what was bound to another client or origin, too. */
  const seal = async (
    kind: Kind,
    account: VideoAccountRow,
    secret: string,
    encrypt = vault.seal,
  ): Promise<Write[]> => [...forget(kind, account.accountId), await encrypt(toName(kind, account), secret)];

  const forgetTokens = (accountId: string) => [
    ...forget('access', accountId),
    ...forget('refresh', accountId),
  ];
  return {
    async access(account: VideoAccountRow): Promise<AccessToken | undefined> {
      const secret = await open('access', account);
      return secret === undefined ? undefined : AccessToken().parse(JSON.parse(secret));
    },
    refreshToken: (account: VideoAccountRow) => open('refresh', account),
    /** The API key. */
    key: (account: VideoAccountRow) => open('key', account),
    /**
     * Writes the tokens of a grant; a refresh token stays if the grant brings none.
     * @param encrypt prepared before the grant was requested
     */
    async keepGrant(
      account: VideoAccountRow,
      { accessToken, expiresAt, refreshToken }: Grant,
      encrypt?: Vault['seal'],
    ): Promise<Write[]> {
      const access = JSON.stringify({ token: accessToken, expiresAt } satisfies AccessToken);
      return [
        ...(await seal('access', account, access, encrypt)),
        ...(refreshToken === undefined ? [] : await seal('refresh', account, refreshToken, encrypt)),
      ];
    },
    prepareSeal: vault.prepareSeal,
    keepKey: (account: VideoAccountRow, key: string) => seal('key', account, key),
    forgetRefreshToken: (accountId: string) => forget('refresh', accountId),
    forgetTokens,
    forgetAll: (accountId: string) => [...forgetTokens(accountId), ...forget('key', accountId)],
  };
}
