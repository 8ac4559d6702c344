import * as oauth from 'oauth4webapi';
import { Fault } from '../../errors';
import { readLimited, smallLimit } from '../../http/body';
import { type Launch, launchFault, silentLaunchFault } from '../launch';
import type { Platform } from '../platforms';
import { authorityFault } from './authorityFault';
import type { Client } from './clientSettings';
import { type Grant, toLifetime } from './grant';
import { implicitGrant } from './implicit';

/** What a sign-in asks for. */
export interface AuthorizationRequest {
  method: 'code' | 'implicit';
  scopes: readonly string[];
  /** `another`: the person chooses who they are. `silent`: no window; whoever signed in before is still there. */
  how?: 'another' | 'silent';
}

/** The authorization server, as we speak to it: every call throws Faults alone. */
export interface Authority {
  /** Code with PKCE (RFC 7636, RFC 9207), or implicit, in the browser's own sign-in window. */
  authorize(client: Client, request: AuthorizationRequest): Promise<Grant>;
  refresh(client: Client, refreshToken: string): Promise<Grant>;
  /** Withdraws all scopes that this person granted to the client's whole project (video behaviour, section 9). */
  revoke(client: Client, token: string): Promise<void>;
}

export interface AuthorityDependencies {
  platform: Platform;
  fetch: typeof fetch;
  now: () => number;
  launch: Launch;
  redirectAddress: string;
}

/** Upper bound for one request to the token or revocation endpoint, in milliseconds. */
const timeout = 20_000;

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its ways to sign in share one configuration
export function createAuthority({
  platform,
  now,
  launch,
  redirectAddress,
  ...parts
}: AuthorityDependencies): Authority {
  const server: oauth.AuthorizationServer = {
    issuer: platform.issuer,
    authorization_endpoint: platform.authorizeEndpoint,
    token_endpoint: platform.tokenEndpoint,
    revocation_endpoint: platform.revokeEndpoint,
  };
  const options = () => ({
    [oauth.customFetch]: reaching(parts.fetch),
    signal: AbortSignal.timeout(timeout),
  });

  function grantOf(answer: oauth.TokenEndpointResponse): Grant {
    return {
      accessToken: answer.access_token,
      expiresAt: now() + toLifetime(answer.expires_in),
      ...(answer.refresh_token === undefined ? {} : { refreshToken: answer.refresh_token }),
      ...(answer.scope === undefined ? {} : { scopes: answer.scope.split(' ').filter(Boolean) }),
    };
  }

  function authorizationUrl(
    client: Client,
    { scopes, how }: AuthorizationRequest,
    specific: Record<string, string>,
  ): URL {
    const url = new URL(platform.authorizeEndpoint);
    url.search = new URLSearchParams({
      client_id: client.clientId,
      redirect_uri: redirectAddress,
      scope: scopes.join(' '),
      ...(platform.addsScopes ? { include_granted_scopes: 'true' } : {}),
      ...specific,
      ...(how === 'silent' ? { prompt: 'none' } : {}),
      ...(how === 'another' ? { prompt: 'select_account consent' } : {}),
    }).toString();
    return url;
  }

  /** The token comes with the redirect, for clients without a secret; no refresh token does. */
  async function implicit(client: Client, request: AuthorizationRequest): Promise<Grant> {
    const silent = request.how === 'silent';
    const state = oauth.generateRandomState();
    const url = authorizationUrl(client, request, { response_type: 'token', state });
    const redirected = await launch(url.href, { interactive: !silent }).catch(
      silent ? silentLaunchFault : launchFault,
    );
    return implicitGrant(callback(redirected), { state, issuer: platform.issuer, silent }, now());
  }

  /** Only an answer to our own redirect address is one. */
  function callback(redirected: string): URL {
    if (URL.canParse(redirected) && redirected.startsWith(redirectAddress)) return new URL(redirected);
    throw new Fault({ kind: 'signIn', reason: 'signInTampered' });
  }

  return {
    async authorize(client, request) {
      if (request.method === 'implicit') return implicit(client, request);
      const verifier = oauth.generateRandomCodeVerifier();
      const state = oauth.generateRandomState();
      const url = authorizationUrl(client, request, {
        response_type: 'code',
        state,
        code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...platform.offline,
      });
      // An unknown client or a redirect address that is not registered is told to the person alone, on the
      // platform's page: all we see is that the window was closed. 'Check my connections' names the address.
      const redirected = callback(await launch(url.href, { interactive: true }).catch(launchFault));
      return attempt(
        async () => {
          const oauthClient = { client_id: client.clientId };
          const answer = await oauth.authorizationCodeGrantRequest(
            server,
            oauthClient,
            authentication(client),
            oauth.validateAuthResponse(server, oauthClient, redirected, state),
            redirectAddress,
            verifier,
            options(),
          );
          return grantOf(await oauth.processAuthorizationCodeResponse(server, oauthClient, answer));
        },
        client,
        'code',
      );
    },

    refresh: (client, refreshToken) =>
      attempt(async () => {
        const oauthClient = { client_id: client.clientId };
        const answer = await oauth.refreshTokenGrantRequest(
          server,
          oauthClient,
          authentication(client),
          refreshToken,
          options(),
        );
        return grantOf(await oauth.processRefreshTokenResponse(server, oauthClient, answer));
      }, client),

    revoke: (client, token) =>
      attempt(async () => {
        const oauthClient = { client_id: client.clientId };
        const answer = await oauth.revocationRequest(
          server,
          oauthClient,
          authentication(client),
          token,
          options(),
        );
        await oauth.processRevocationResponse(answer);
      }, client),
  };
}

/**
 * Failures of the network become Faults where they happen: the library throws TypeErrors of its own, too. It reads
 * answers whole, so that they come to it with a limit.
 */
function reaching(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    try {
      const response = await send(input, init);
      // No answer to a redirect is shown, and none has a body.
      if (response.body === null) return response;
      const { status, headers } = response;
      const { blob, cut } = await readLimited(response, smallLimit);
      if (cut) throw new Fault({ kind: 'answer', reason: 'answerTooLarge', status });
      return new Response(blob, { status, headers });
    } catch (error) {
      if (error instanceof Fault) throw error;
      const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
      const about = new URL(input instanceof Request ? input.url : input).origin;
      const reason = timedOut ? 'timeOut' : 'unreachable';
      throw new Fault({ kind: 'transient', reason, about }, { cause: error });
    }
  };
}

function authentication({ clientSecret }: Client): oauth.ClientAuth {
  return clientSecret === undefined ? oauth.None() : oauth.ClientSecretPost(clientSecret);
}

async function attempt<Result>(
  work: () => Promise<Result>,
  client: Client,
  grant: 'code' | 'token' = 'token',
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw authorityFault(error, client.clientSecret !== undefined, grant);
  }
}
