import { Fault } from '../../errors';
import { boundFetch, type Credentials, createTransport, type TransportOptions } from '../../http';
import type { Store, VideoAccountRow } from '../../store';
import { type Channel, createVideoClient, videoErrors } from '../../video';
import { getPlatform, type Platform, rowFrom } from '../platforms';
import type { Authority } from './authority';
import type { BrowserTokens } from './browserTokens';
import type { Client, ClientSettings, SignInMethod } from './clientSettings';
import type { Platforms } from './customPlatforms';
import type { Grant } from './grant';
import type { Tokens } from './tokens';

/** What a sign-in is for; with nothing said, for any channel that is not connected yet. */
export interface SignInQuestion {
  /** The account that is to be mended; whoever signs in as another channel is refused, and nothing is kept. */
  accountId?: string | undefined;
  /** What is missing; asked for alone where the platform adds it to what was granted before. */
  scopes?: readonly string[] | undefined;
  /** The platform to sign in at; the build's own when left out. */
  platformId?: string | undefined;
  /** In place of a sign-in: reads what is public, as nobody. */
  apiKey?: string | undefined;
}

export interface VideoSignIn {
  /**
   * Opens the platform's sign-in window and keeps the account; the same channel again replaces its row. Reading the
   * channel costs one quota unit.
   * @throws Fault `signIn`: clientMissing, signInClosed, signInDeclined, signInTampered, invalid_client,
   *   clientSecretMissing; `disabled/youtubeSignupRequired` for an account without a channel; `conflict/otherChannel`
   *   when another channel signed in than the one to be mended.
   */
  signIn(question?: SignInQuestion): Promise<VideoAccountRow>;
  /** Forgets the account here; the grant at the platform stays. */
  signOut(accountId: string): Promise<void>;
  /**
   * Withdraws the grant at the platform, for every device and every scope of the client's project, then forgets.
   * @throws Fault when the platform could not be told; nothing is forgotten then.
   */
  disconnect(accountId: string): Promise<void>;
}

export interface VideoSignInDependencies {
  store: Store;
  authorityOf(platform: Platform): Authority;
  browserTokens?: BrowserTokens | undefined;
  clients: ClientSettings;
  tokens: Tokens;
  platforms: Platforms;
  platform: Platform;
  fetch: typeof fetch;
  now: () => number;
  meter?: (clientId: string) => NonNullable<TransportOptions['meter']>;
}

export function createVideoSignIn({
  store,
  authorityOf,
  browserTokens,
  clients,
  tokens,
  platforms,
  platform: own,
  ...parts
}: VideoSignInDependencies): VideoSignIn {
  function clientAt(platform: Platform, clientId: string, credentials: Credentials) {
    return createVideoClient(
      createTransport({
        base: platform.apiBase,
        credentials,
        errors: videoErrors,
        fetch: boundFetch(new URL(platform.apiBase).origin, parts.fetch),
        now: parts.now,
        meter: parts.meter?.(clientId),
      }),
    );
  }

  /** Whose token is this? */
  async function ownChannel(platform: Platform, accessToken: string, clientId: string): Promise<Channel> {
    const client = clientAt(platform, clientId, { authorization: async () => `Bearer ${accessToken}` });
    const mine = await client.channels.list({ part: ['id', 'snippet'], mine: true });
    const channel = mine.items[0];
    if (channel === undefined) throw new Fault({ kind: 'disabled', reason: 'youtubeSignupRequired' });
    return channel;
  }

  /** A key is tried on what costs least; it stands for nobody. */
  async function connectKey(platform: Platform, apiKey: string): Promise<VideoAccountRow> {
    const key = apiKey.trim();
    const clientId = `key|${platform.id}`;
    const client = clientAt(platform, clientId, {
      authorization: async () => undefined,
      key: async () => key,
    });
    await client.i18nRegions.list({ part: ['snippet'], fields: 'items/id' });
    const account: VideoAccountRow = {
      ...rowOf(platform, `key|${platform.id}`),
      ...{ channelId: '', title: '', clientId, scopes: [], method: 'key', connectedAt: parts.now() },
    };
    await tokens.keepKey(account, key);
    return account;
  }

  const rowOf = (platform: Platform, name: string) => ({
    service: 'video' as const,
    accountId: platform.id === own.id ? `video|${name}` : `video|${name}|${platform.id}`,
    ...(platform.id === own.id ? {} : { platform: rowFrom(platform) }),
  });

  async function grantFrom(
    platform: Platform,
    { method, ...client }: Client & { method: SignInMethod },
    scopes: string[],
    before: VideoAccountRow | undefined,
  ): Promise<Grant> {
    if (method === 'browser' && browserTokens) return browserTokens.get({ interactive: true, scopes });
    const isFirst =
      before !== undefined || !(await store.all('accounts')).some(({ service }) => service === 'video');
    return authorityOf(platform).authorize(client, {
      method: method === 'implicit' ? method : 'code',
      scopes,
      ...(isFirst ? {} : { how: 'another' }),
    });
  }

  async function withdraw(account: VideoAccountRow): Promise<void> {
    const token = await tokens.revocable(account);
    if (token === undefined) return;
    await authorityOf(getPlatform(account, own)).revoke(await clients.byId(account.clientId), token);
    // The browser would give it out again at the next sign-in.
    if (account.method === 'browser') await browserTokens?.drop(token);
  }

  return {
    async signIn({ accountId: wanted, scopes, platformId, apiKey } = {}) {
      const known = wanted === undefined ? undefined : await store.get('accounts', wanted);
      // A key is nobody who could sign in again.
      const before = known?.service === 'video' && known.method !== 'key' ? known : undefined;
      const platform = before ? getPlatform(before, own) : await platforms.byId(platformId);
      if (apiKey !== undefined) return connectKey(platform, apiKey);
      const client = await clients.current(platform);
      const asked = scopesToAsk(platform, client, before, scopes);
      const grant = await grantFrom(platform, client, asked, before);
      const channel = await ownChannel(platform, grant.accessToken, client.clientId);
      const face = faceOf(channel);
      const row = rowOf(platform, channel.id);
      if (before !== undefined && row.accountId !== before.accountId)
        throw new Fault({ kind: 'conflict', reason: 'otherChannel', about: face.title });
      const account: VideoAccountRow = {
        ...row,
        channelId: channel.id,
        ...face,
        clientId: client.clientId,
        // A server that grants exactly what was asked for need not repeat it (RFC 6749, section 5.1).
        scopes: grant.scopes ?? asked,
        method: client.method,
        // Mended, an account does not step before the one that acts.
        connectedAt: before?.connectedAt ?? parts.now(),
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

/** A token that the platform does not know any more needs no withdrawing. */
function unlessGone(error: unknown): void {
  if (error instanceof Fault && ['invalid_token', 'grantGone'].includes(error.data.reason)) return;
  throw error;
}

/** What is missing alone, where that is added to what was granted before; else everything again. */
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

/** What a person knows the channel by. */
function faceOf({ id, snippet }: Channel): Pick<VideoAccountRow, 'title' | 'handle' | 'image'> {
  const handle = snippet?.customUrl;
  const image = snippet?.thumbnails?.default?.url;
  return {
    title: snippet?.title ?? id,
    ...(handle?.startsWith('@') ? { handle } : {}),
    ...(image?.startsWith('https://') ? { image } : {}),
  };
}
