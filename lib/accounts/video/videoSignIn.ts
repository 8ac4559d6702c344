import { Fault } from '../../errors';
import { type Credentials, createTransport, type TransportOptions } from '../../http';
import type { Store, VideoAccountRow } from '../../store';
import { type Channel, createVideoClient, videoErrors } from '../../video';
import { boundFetch } from '../boundFetch';
import { type Profile, profileOf, rowFrom } from '../platforms';
import type { Authority } from './authority';
import type { BrowserTokens } from './browserTokens';
import type { Client, ClientSettings, SignInMethod } from './clientSettings';
import type { ProfileBook } from './customPlatforms';
import type { Grant } from './grant';
import type { Tokens } from './tokens';

/** What a sign-in is for; with nothing said, for any channel that is not connected yet. */
export interface SignInQuestion {
  /** The account that is to be mended; whoever signs in as another channel is refused, and nothing is kept. */
  accountId?: string | undefined;
  /** What is missing; asked for alone where the platform adds it to what was granted before. */
  scopes?: readonly string[] | undefined;
  /** The platform to sign in at; the build's own when left out. */
  profileId?: string | undefined;
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
  authorityOf(profile: Profile): Authority;
  browserTokens?: BrowserTokens | undefined;
  clients: ClientSettings;
  tokens: Tokens;
  profiles: ProfileBook;
  profile: Profile;
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
  profiles,
  profile: own,
  ...parts
}: VideoSignInDependencies): VideoSignIn {
  function clientAt(profile: Profile, clientId: string, credentials: Credentials) {
    return createVideoClient(
      createTransport({
        base: profile.apiBase,
        credentials,
        errors: videoErrors,
        fetch: boundFetch(new URL(profile.apiBase).origin, parts.fetch),
        now: parts.now,
        meter: parts.meter?.(clientId),
      }),
    );
  }

  /** Whose token is this? */
  async function ownChannel(profile: Profile, accessToken: string, clientId: string): Promise<Channel> {
    const client = clientAt(profile, clientId, { authorization: async () => `Bearer ${accessToken}` });
    const mine = await client.channels.list({ part: ['id', 'snippet'], mine: true });
    const channel = mine.items[0];
    if (channel === undefined) throw new Fault({ kind: 'disabled', reason: 'youtubeSignupRequired' });
    return channel;
  }

  /** A key is tried on what costs least; it stands for nobody. */
  async function connectKey(profile: Profile, apiKey: string): Promise<VideoAccountRow> {
    const key = apiKey.trim();
    const clientId = `key|${profile.id}`;
    const client = clientAt(profile, clientId, {
      authorization: async () => undefined,
      key: async () => key,
    });
    await client.i18nRegions.list({ part: ['snippet'], fields: 'items/id' });
    const account: VideoAccountRow = {
      ...rowOf(profile, `key|${profile.id}`),
      ...{ channelId: '', title: '', clientId, scopes: [], method: 'key', connectedAt: parts.now() },
    };
    await tokens.keepKey(account, key);
    return account;
  }

  const rowOf = (profile: Profile, name: string) => ({
    service: 'video' as const,
    accountId: profile.id === own.id ? `video|${name}` : `video|${name}|${profile.id}`,
    ...(profile.id === own.id ? {} : { profile: rowFrom(profile) }),
  });

  async function grantFrom(
    profile: Profile,
    { method, ...client }: Client & { method: SignInMethod },
    scopes: string[],
    before: VideoAccountRow | undefined,
  ): Promise<Grant> {
    if (method === 'browser' && browserTokens) return browserTokens.get({ interactive: true, scopes });
    const isFirst =
      before !== undefined || !(await store.all('accounts')).some(({ service }) => service === 'video');
    return authorityOf(profile).authorize(client, {
      method: method === 'implicit' ? method : 'code',
      scopes,
      ...(isFirst ? {} : { how: 'another' }),
    });
  }

  async function withdraw(account: VideoAccountRow): Promise<void> {
    const token = await tokens.revocable(account);
    if (token === undefined) return;
    await authorityOf(profileOf(account, own)).revoke(await clients.byId(account.clientId), token);
    // The browser would give it out again at the next sign-in.
    if (account.method === 'browser') await browserTokens?.drop(token);
  }

  return {
    async signIn({ accountId: wanted, scopes, profileId, apiKey } = {}) {
      const known = wanted === undefined ? undefined : await store.get('accounts', wanted);
      // A key is nobody who could sign in again.
      const before = known?.service === 'video' && known.method !== 'key' ? known : undefined;
      const profile = before ? profileOf(before, own) : await profiles.byId(profileId);
      if (apiKey !== undefined) return connectKey(profile, apiKey);
      const client = await clients.current(profile);
      const asked = scopesToAsk(profile, client, before, scopes);
      const grant = await grantFrom(profile, client, asked, before);
      const channel = await ownChannel(profile, grant.accessToken, client.clientId);
      const face = faceOf(channel);
      const row = rowOf(profile, channel.id);
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
  profile: Profile,
  { clientId, method }: { clientId: string; method: SignInMethod },
  before: VideoAccountRow | undefined,
  missing: readonly string[] | undefined,
): string[] {
  const adds = profile.addsScopes && method !== 'browser';
  const holds = before?.clientId === clientId && before.problem === undefined;
  if (missing !== undefined && adds && holds) return [...missing];
  return [...new Set([...(before?.scopes ?? profile.scopes), ...(missing ?? profile.scopes)])];
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
