import * as oauth from 'oauth4webapi';
import { Fault } from '../../errors';
import { toNetworkReason } from '../../http/answer';
import { readLimited, smallLimit } from '../../http/body';
import type { Dependencies } from '../dependencies';
import { launchFault, silentLaunchFault } from '../launch';
import type { Platform } from '../platforms';
import { authorityFault } from './authorityFault';
import type { OAuthClient } from './clientSettings';
import { type Grant, toLifetime } from './grant';
import { implicitGrant } from './implicit';

/** Lifetimes of sign-ins from this on, in seconds, are taken as endless: one year. */
const longestSignIn = 31_536_000;

/** Request for a sign-in. */
export interface AuthorizationRequest {
  method: 'code' | 'implicit';
  scopes: readonly string[];
  /**
   * `another`: the platform lets the person choose an account. `silent`: no window; succeeds only with an earlier
   * sign-in in this browser.
   */
  how?: 'another' | 'silent';
}

/** Client of the authorization server. All methods throw Faults only. */
export interface Authority {
  /**
   * Signs in with an authorization code and PKCE (RFC 7636, RFC 9207), or with the implicit grant, in the browser's
   * sign-in window.
   */
  authorize(client: OAuthClient, request: AuthorizationRequest): Promise<Grant>;
  /** Gets a new access token. @throws Fault `signIn/grantGone` if the grant was withdrawn or expired */
  refresh(client: OAuthClient, refreshToken: string): Promise<Grant>;
  /** Withdraws all scopes that the person granted to the client's whole project (video API behaviour, section 9). */
  revoke(client: OAuthClient, token: string): Promise<void>;
}

export type AuthorityDependencies = Pick<
  Dependencies,
  'platform' | 'fetch' | 'now' | 'launch' | 'redirectAddress'
>;

/** Time limit of a request to the token or revocation endpoint, in milliseconds. */
const timeout = 20_000;

/**
 * Creates the {@link Authority} of a platform. Requests to its token and revocation endpoints time
 * out after 20 s.
 */
export function createAuthority({
  platform,
  now,
  launch,
  redirectAddress,
  ...dependencies
}: AuthorityDependencies): Authority {
  const server: oauth.AuthorizationServer = {
    issuer: platform.issuer,
    authorization_endpoint: platform.authorizeEndpoint,
    token_endpoint: platform.tokenEndpoint,
    revocation_endpoint: platform.revokeEndpoint,
  };
  const options = () => ({
    [oauth.customFetch]: limitedFetch(dependencies.fetch),
    signal: AbortSignal.timeout(timeout),
  });

  const toUrl = (client: OAuthClient, request: AuthorizationRequest, specific: Record<string, string>) =>
    toAuthorizationUrl(platform, redirectAddress, client, request, specific);

  /** Implicit grant, for clients without a secret: the redirect carries the token, and there is no refresh token. */
  async function implicit(client: OAuthClient, request: AuthorizationRequest): Promise<Grant> {
    const silent = request.how === 'silent';
    const state = oauth.generateRandomState();
    const url = toUrl(client, request, { response_type: 'token', state });
    const redirected = await launch(url.href, { interactive: !silent }).catch(
      silent ? silentLaunchFault : launchFault,
    );
    return implicitGrant(
      parseRedirect(redirected, redirectAddress),
      { state, issuer: platform.issuer, silent },
      now(),
    );
  }

  return {
    async authorize(client, request) {
      if (request.method === 'implicit') return implicit(client, request);
      const verifier = oauth.generateRandomCodeVerifier();
      const state = oauth.generateRandomState();
      const url = toUrl(client, request, {
        response_type: 'code',
        state,
        code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...platform.offline,
      });
      // The platform reports an unknown client or redirect address on its own page only: here the window was closed.
      // 'Check my connections' shows the redirect address.
      const answered = await launch(url.href, { interactive: true }).catch(launchFault);
      const redirected = parseRedirect(answered, redirectAddress);
      return attempt(
        client,
        async (oauthClient, auth) => {
          const answer = await oauth.authorizationCodeGrantRequest(
            server,
            oauthClient,
            auth,
            oauth.validateAuthResponse(server, oauthClient, redirected, state),
            redirectAddress,
            verifier,
            options(),
          );
          return toGrant(await oauth.processAuthorizationCodeResponse(server, oauthClient, answer), now());
        },
        'code',
      );
    },

    refresh: (client, refreshToken) =>
      attempt(client, async (oauthClient, auth) => {
        const answer = await oauth.refreshTokenGrantRequest(
          server,
          oauthClient,
          auth,
          refreshToken,
          options(),
        );
        return toGrant(await oauth.processRefreshTokenResponse(server, oauthClient, answer), now());
      }),

    revoke: (client, token) =>
      attempt(client, async (oauthClient, auth) => {
        const answer = await oauth.revocationRequest(server, oauthClient, auth, token, options());
        await oauth.processRevocationResponse(answer);
      }),
  };
}

/** @param specific parameters of one way to sign in */
function toAuthorizationUrl(
  platform: Platform,
  redirectAddress: string,
  client: OAuthClient,
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

/** Parses the redirect. @throws Fault `signIn/signInTampered` unless it is to our redirect address */
function parseRedirect(redirected: string, redirectAddress: string): URL {
  if (URL.canParse(redirected) && redirected.startsWith(redirectAddress)) return new URL(redirected);
  throw new Fault({ kind: 'signIn', reason: 'signInTampered' });
}

function toGrant(answer: oauth.TokenEndpointResponse, now: number): Grant {
  return {
    accessToken: answer.access_token,
    expiresAt: now + toLifetime(answer.expires_in),
    ...(answer.refresh_token === undefined ? {} : { refreshToken: answer.refresh_token }),
    ...toEnd(answer.refresh_token_expires_in, now),
    ...(answer.scope === undefined ? {} : { scopes: answer.scope.split(' ').filter(Boolean) }),
  };
}

/** The platform names this lifetime only for clients in testing (seven days) and for access limited in time. */
const toEnd = (seconds: unknown, now: number): Pick<Grant, 'endsAt'> =>
  typeof seconds === 'number' && seconds > 0 && seconds < longestSignIn
    ? { endsAt: now + seconds * 1000 }
    : {};

/**
 * A fetch that turns network errors into Faults, since the library throws TypeErrors for errors of its own, too. It
 * limits the body, since the library reads all of it.
 */
function limitedFetch(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    try {
      const response = await send(input, init);
      // The service never redirects these requests: a network with a sign-in page of its own does.
      if (response.type === 'opaqueredirect') throw new Fault({ kind: 'transient', reason: 'htmlAnswer' });
      // Empty answers have no body to limit.
      if (response.body === null) return response;
      const { status, headers } = response;
      const { blob, cut } = await readLimited(response, smallLimit);
      if (cut) throw new Fault({ kind: 'answer', reason: 'answerTooLarge', status });
      return new Response(blob, { status, headers });
    } catch (error) {
      if (error instanceof Fault) throw error;
      const about = new URL(input instanceof Request ? input.url : input).origin;
      throw new Fault({ kind: 'transient', reason: toNetworkReason(error), about }, { cause: error });
    }
  };
}

/** Does the work with the client in the library's terms. @throws Fault of `authorityFault` */
async function attempt<Result>(
  { clientId, clientSecret }: OAuthClient,
  work: (client: oauth.Client, auth: oauth.ClientAuth) => Promise<Result>,
  grant: 'code' | 'token' = 'token',
): Promise<Result> {
  const auth = clientSecret === undefined ? oauth.None() : oauth.ClientSecretPost(clientSecret);
  try {
    return await work({ client_id: clientId }, auth);
  } catch (error) {
    throw authorityFault(error, clientSecret !== undefined, grant);
  }
}
