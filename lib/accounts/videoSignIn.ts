import { Fault } from '../fault';
import { createTransport, type TransportParts } from '../http';
import type { Store, VideoAccountRow } from '../store';
import { type Channel, createVideoClient, videoErrors } from '../video';
import type { Authority } from './authority';
import { boundFetch } from './boundFetch';
import type { ClientSettings } from './clientSettings';
import type { Profile } from './profiles';
import type { Tokens } from './tokens';

/** What a sign-in is for; with nothing said, for any channel that is not connected yet. */
export interface SignInQuestion {
  /** The account that is to be mended; whoever signs in as another channel is refused, and nothing is kept. */
  accountId?: string | undefined;
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

export interface VideoSignInParts {
  store: Store;
  authority: Authority;
  clients: ClientSettings;
  tokens: Tokens;
  profile: Profile;
  fetch: typeof fetch;
  now: () => number;
  meter?: (clientId: string) => NonNullable<TransportParts['meter']>;
}

export function createVideoSignIn({
  store,
  authority,
  clients,
  tokens,
  ...parts
}: VideoSignInParts): VideoSignIn {
  /** Whose token is this? */
  async function ownChannel(accessToken: string, clientId: string): Promise<Channel> {
    const transport = createTransport({
      base: parts.profile.apiBase,
      credentials: { authorization: async () => `Bearer ${accessToken}` },
      errors: videoErrors,
      fetch: boundFetch(new URL(parts.profile.apiBase).origin, parts.fetch),
      now: parts.now,
      ...(parts.meter === undefined ? {} : { meter: parts.meter(clientId) }),
    });
    const mine = await createVideoClient(transport).channels.list({ part: ['id', 'snippet'], mine: true });
    const channel = mine.items[0];
    if (channel === undefined) throw new Fault({ kind: 'disabled', reason: 'youtubeSignupRequired' });
    return channel;
  }

  return {
    async signIn({ accountId: wanted } = {}) {
      const client = await clients.current();
      const grant = await authority.authorize(client);
      const channel = await ownChannel(grant.accessToken, client.clientId);
      const accountId = `video|${channel.id}`;
      const face = faceOf(channel);
      if (wanted !== undefined && wanted !== accountId)
        throw new Fault({ kind: 'conflict', reason: 'otherChannel', about: face.title });
      // Mended, an account does not step before the one that acts.
      const before = wanted === undefined ? undefined : await store.get('accounts', wanted);
      const account: VideoAccountRow = {
        service: 'video',
        accountId,
        channelId: channel.id,
        ...face,
        clientId: client.clientId,
        // A server that grants exactly what was asked for need not repeat it (RFC 6749, section 5.1).
        scopes: grant.scopes ?? [...parts.profile.scopes],
        connectedAt: before?.connectedAt ?? parts.now(),
      };
      await tokens.keep(account, grant);
      return account;
    },

    signOut: (accountId) => tokens.forget(accountId),

    async disconnect(accountId) {
      const account = await store.get('accounts', accountId);
      const token = await tokens.revocable(accountId);
      if (account?.service === 'video' && token !== undefined)
        await authority.revoke(await clients.byId(account.clientId), token).catch(unlessGone);
      await tokens.forget(accountId);
    },
  };
}

/** A token that the platform does not know any more needs no withdrawing. */
function unlessGone(error: unknown): void {
  if (error instanceof Fault && ['invalid_token', 'grantGone'].includes(error.data.reason)) return;
  throw error;
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
