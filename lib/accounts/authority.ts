import * as oauth from 'oauth4webapi';
import { Fault } from '../fault';
import { authorityFault, launchFault } from './authorityFault';
import type { Client } from './clientSettings';
import type { Profile } from './profiles';

/** What the authorization server gave. */
export interface Grant {
  accessToken: string;
  /** Epoch milliseconds. */
  expiresAt: number;
  /** Absent from a refresh that did not rotate it. */
  refreshToken?: string;
  /** Read from the answer: with granular consent it may be less than was asked for. */
  scopes?: string[];
}

/** The authorization server, as we speak to it: every call throws Faults alone. */
export interface Authority {
  /** Code with PKCE in the browser's own sign-in window (RFC 7636, RFC 9207). */
  authorize(client: Client): Promise<Grant>;
  refresh(client: Client, refreshToken: string): Promise<Grant>;
  /** Withdraws all scopes that this person granted to the client's whole project (video behaviour, section 9). */
  revoke(client: Client, token: string): Promise<void>;
}

/** `identity.launchWebAuthFlow`: opens a window and answers with the address that it was redirected to. */
export type Launch = (url: string, options: { interactive: boolean }) => Promise<string>;

export interface AuthorityParts {
  profile: Profile;
  fetch: typeof fetch;
  now: () => number;
  launch: Launch;
  redirectAddress: string;
}

/** Upper bound for one request to the token or revocation endpoint, in milliseconds. */
const timeout = 20_000;
/** Live answers always say `expires_in` (3599); without it a token is used this long, in seconds. */
const shortLife = 300;

export function createAuthority({
  profile,
  now,
  launch,
  redirectAddress,
  ...parts
}: AuthorityParts): Authority {
  const server: oauth.AuthorizationServer = {
    issuer: profile.issuer,
    authorization_endpoint: profile.authorizeEndpoint,
    token_endpoint: profile.tokenEndpoint,
    revocation_endpoint: profile.revokeEndpoint,
  };
  const options = () => ({
    [oauth.customFetch]: reaching(parts.fetch),
    signal: AbortSignal.timeout(timeout),
  });

  function grantOf(answer: oauth.TokenEndpointResponse): Grant {
    return {
      accessToken: answer.access_token,
      expiresAt: now() + (answer.expires_in ?? shortLife) * 1000,
      ...(answer.refresh_token === undefined ? {} : { refreshToken: answer.refresh_token }),
      ...(answer.scope === undefined ? {} : { scopes: answer.scope.split(' ').filter(Boolean) }),
    };
  }

  function authorizationUrl(client: Client, state: string, challenge: string): URL {
    const url = new URL(profile.authorizeEndpoint);
    url.search = new URLSearchParams({
      client_id: client.clientId,
      redirect_uri: redirectAddress,
      response_type: 'code',
      scope: profile.scopes.join(' '),
      state,
      code_challenge: challenge,
      code_challenge_method: 'S256',
      ...profile.offline,
    }).toString();
    return url;
  }

  /** Only an answer to our own redirect address is one. */
  function callback(redirected: string): URL {
    if (URL.canParse(redirected) && redirected.startsWith(redirectAddress)) return new URL(redirected);
    throw new Fault({ kind: 'signIn', reason: 'signInTampered' });
  }

  return {
    async authorize(client) {
      const verifier = oauth.generateRandomCodeVerifier();
      const state = oauth.generateRandomState();
      const url = authorizationUrl(client, state, await oauth.calculatePKCECodeChallenge(verifier));
      // An unknown client or a redirect address that is not registered is told to the person alone, on the
      // platform's page: all we see is that the window was closed. 'Check my connections' names the address.
      const redirected = callback(await launch(url.href, { interactive: true }).catch(launchFault));
      return attempt(async () => {
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
      }, client);
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

/** Failures of the network become Faults where they happen: the library throws TypeErrors of its own, too. */
function reaching(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    try {
      return await send(input, init);
    } catch (error) {
      const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
      throw new Fault({ kind: 'transient', reason: timedOut ? 'timeOut' : 'unreachable' }, { cause: error });
    }
  };
}

function authentication({ clientSecret }: Client): oauth.ClientAuth {
  return clientSecret === undefined ? oauth.None() : oauth.ClientSecretPost(clientSecret);
}

async function attempt<Result>(work: () => Promise<Result>, client: Client): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw authorityFault(error, client.clientSecret !== undefined);
  }
}
