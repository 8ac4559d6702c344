import { Fault } from '../../errors';
import { getPlatformHosts } from '../../shared/secureAddress';
import type { SignInMethod } from '../../shared/signInMethods';
import type { VideoAccountRow } from '../../store';
import type { Channel } from '../../video';
import type { Dependencies } from '../dependencies';
import { getPlatform, type Platform, rowFrom } from '../platforms';
import type { Authority } from './authority';
import type { BrowserTokens } from './browserTokens';
import type { ClientSettings, OAuthClient } from './clientSettings';
import type { Platforms } from './customPlatforms';
import type { Grant } from './grant';
import { createPlatformClient } from './platformClient';
import type { Tokens } from './tokens';

/** Options of a sign-in; without any, it adds a channel. */
export interface SignInQuestion {
  /** Account to renew: a sign-in as another channel is refused and stores nothing. */
  accountId?: string | undefined;
  /** Missing scopes; requested alone if the platform adds them to those granted before. */
  scopes?: readonly string[] | undefined;
  /** Platform to sign in to; the build's own if left out. */
  platformId?: string | undefined;
  /** API key to use instead of a sign-in; it reads public data only. */
  apiKey?: string | undefined;
  /** The hosts that the person was shown: those of a custom platform, before anything is sent there. */
  hosts?: readonly string[] | undefined;
}

/** Sign-in at video platforms. */
export interface VideoSignIn {
  /**
   * Opens the platform's sign-in window and stores the account; the same channel replaces its row. One quota unit.
   * @throws Fault `signIn`: `clientMissing`, `platformClientMissing`, `signInClosed`, `signInDeclined`,
   *   `signInTampered`, `invalid_client`, `clientSecretMissing`, `hostsToConfirm` about the hosts of a custom platform,
   *   separated by spaces, unless these were shown; `disabled/youtubeSignupRequired` for an account
   *   without a channel; `conflict/otherChannel` if another channel signed in than the one to renew
   */
  signIn(question?: SignInQuestion): Promise<VideoAccountRow>;
  /** Deletes the account here; the grant at the platform stays. */
  signOut(accountId: string): Promise<void>;
  /**
   * Revokes the grant at the platform, for every device and every scope of the client's project, then deletes the
   * account.
   * @throws Fault if the platform could not be reached; nothing is deleted then
   */
  disconnect(accountId: string): Promise<void>;
}

export interface VideoSignInDependencies
  extends Pick<Dependencies, 'store' | 'platform' | 'fetch' | 'now' | 'meter'> {
  /** Returns the client of a platform's authorization server. */
  getAuthority(platform: Platform): Authority;
  browserTokens?: BrowserTokens | undefined;
  clients: ClientSettings;
  tokens: Tokens;
  platforms: Platforms;
}

/** Creates {@link VideoSignIn} for the build's platform and custom ones. */
export function createVideoSignIn({
  store,
  getAuthority,
  browserTokens,
  clients,
  tokens,
  platforms,
  platform: own,
  ...dependencies
}: VideoSignInDependencies): VideoSignIn {
  /** Reads the channel that a token belongs to. One unit. */
  async function ownChannel(platform: Platform, accessToken: string, clientId: string): Promise<Channel> {
    const authorization = async () => `Bearer ${accessToken}`;
    const client = createPlatformClient(dependencies, platform, clientId, { authorization });
    const mine = await client.channels.list({ part: ['id', 'snippet'], mine: true });
    const channel = mine.items[0];
    if (channel === undefined) throw new Fault({ kind: 'disabled', reason: 'youtubeSignupRequired' });
    return channel;
  }

  /** Checks an API key by the cheapest method and stores an account for it, which has no channel. */
  async function connectKey(platform: Platform, apiKey: string): Promise<VideoAccountRow> {
    const key = apiKey.trim();
    const clientId = `key|${platform.id}`;
    const client = createPlatformClient(dependencies, platform, clientId, {
      authorization: async () => undefined,
      key: async () => key,
    });
    await client.i18nRegions.list({ part: ['snippet'], fields: 'items/id' });
    const account: VideoAccountRow = {
      ...toRowBase(platform, `key|${platform.id}`),
      channelId: '',
      title: '',
      clientId,
      scopes: [],
      method: 'key',
      connectedAt: dependencies.now(),
    };
    await tokens.keepKey(account, key);
    return account;
  }

  const toRowBase = (platform: Platform, name: string) => ({
    service: 'video' as const,
    accountId: platform.id === own.id ? `video|${name}` : `video|${name}|${platform.id}`,
    ...(platform.id === own.id ? {} : { platform: rowFrom(platform) }),
  });

  async function grantFrom(
    platform: Platform,
    { method, ...client }: OAuthClient & { method: SignInMethod },
    scopes: string[],
    before: VideoAccountRow | undefined,
  ): Promise<Grant> {
    if (method === 'browser' && browserTokens) return browserTokens.get({ interactive: true, scopes });
    const isFirst =
      before !== undefined || !(await store.all('accounts')).some(({ service }) => service === 'video');
    return getAuthority(platform).authorize(client, {
      method: method === 'implicit' ? method : 'code',
      scopes,
      ...(isFirst ? {} : { how: 'another' }),
    });
  }

  async function withdraw(account: VideoAccountRow): Promise<void> {
    const token = await tokens.revocable(account);
    if (token === undefined) return;
    const platform = getPlatform(account, own);
    await getAuthority(platform).revoke(await clients.byId(platform, account.clientId), token);
    // Without this the browser would return it at the next sign-in.
    if (account.method === 'browser') await browserTokens?.drop(token);
  }

  return {
    async signIn({ accountId: wanted, scopes, platformId, apiKey, hosts } = {}) {
      const known = wanted === undefined ? undefined : await store.get('accounts', wanted);
      // An account with an API key has no sign-in to renew.
      const before = known?.service === 'video' && known.method !== 'key' ? known : undefined;
      const platform = before ? getPlatform(before, own) : await platforms.byId(platformId);
      // The addresses of an account are those that were shown when it was connected
      if (platform !== own && before === undefined) requireShown(platform, hosts);
      if (apiKey !== undefined) return connectKey(platform, apiKey);
      const client = await clients.current(platform);
      const asked = scopesToAsk(platform, client, before, scopes);
      const grant = await grantFrom(platform, client, asked, before);
      const channel = await ownChannel(platform, grant.accessToken, client.clientId);
      const displayFields = toDisplayFields(channel);
      const row = toRowBase(platform, channel.id);
      if (before !== undefined && row.accountId !== before.accountId)
        throw new Fault({ kind: 'conflict', reason: 'otherChannel', about: displayFields.title });
      const account: VideoAccountRow = {
        ...row,
        channelId: channel.id,
        ...displayFields,
        clientId: client.clientId,
        // A server that grants exactly the requested scopes may omit them (RFC 6749, section 5.1).
        scopes: grant.scopes ?? asked,
        method: client.method,
        // A renewed account does not become the active one.
        connectedAt: before?.connectedAt ?? dependencies.now(),
        ...(grant.endsAt === undefined ? {} : { endsAt: grant.endsAt }),
      };
      await tokens.keep(account, grant);
      return account;
    },

    signOut: (accountId) => tokens.forget(accountId),

    async disconnect(accountId) {
      const account = await store.get('accounts', accountId);
      if (account?.service === 'video') await withdraw(account).catch(unlessGone);
      await tokens.forget(accountId);
    },
  };
}

/** @throws Fault `signIn/hostsToConfirm` unless the person was shown exactly the hosts of the platform */
function requireShown(platform: Platform, shown: readonly string[] = []): void {
  const hosts = getPlatformHosts(platform);
  if (hosts.length === shown.length && hosts.every((host) => shown.includes(host))) return;
  throw new Fault({ kind: 'signIn', reason: 'hostsToConfirm', about: hosts.join(' ') });
}

/** A token unknown to the platform is revoked already. */
function unlessGone(error: unknown): void {
  if (error instanceof Fault && ['invalid_token', 'grantGone'].includes(error.data.reason)) return;
  throw error;
}

/** Scopes to request: only the missing ones if the platform adds them to earlier grants, else all. */
function scopesToAsk(
  platform: Platform,
  { clientId, method }: { clientId: string; method: SignInMethod },
  before: VideoAccountRow | undefined,
  missing: readonly string[] | undefined,
): string[] {
  const adds = platform.addsScopes && method !== 'browser';
  const holds = before?.clientId === clientId && before.problem === undefined;
  if (missing !== undefined && adds && holds) return [...missing];
  return [...new Set([...(before?.scopes ?? platform.scopes), ...(missing ?? platform.scopes)])];
}

/** Title, handle and image of a channel. */
function toDisplayFields({ id, snippet }: Channel): Pick<VideoAccountRow, 'title' | 'handle' | 'image'> {
  const handle = snippet?.customUrl;
  const image = snippet?.thumbnails?.default?.url;
  return {
    title: snippet?.title ?? id,
    ...(handle?.startsWith('@') ? { handle } : {}),
    ...(image?.startsWith('https://') ? { image } : {}),
  };
}
