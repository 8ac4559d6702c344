import { generateKeyPairSync } from 'node:crypto';
import type { Context } from 'oidc-provider';
// Not the package's front door: it does nothing but warn that Node 20, which serves well here, is old.
import * as interactionPolicy from 'oidc-provider/lib/helpers/interaction_policy/index.js';
import { Provider } from 'oidc-provider/lib/provider.js';
import type { SiteContext } from '../context';
import type { Site } from '../listener';
import type { FindToken } from '../video/credentials';
import type { AccountRow } from '../video/schema';
import { clients, redirectAllowed } from './clients';
import { implicit } from './implicit';
import { interactions } from './interaction';
import { errorPage, interactionPath } from './pages';
import { createRecords, type SignInRecords } from './records';
import { scopes } from './scopes';
import { discovery, tokenAnswers, tokenEndpoints } from './tokens';

export interface SignInServer {
  /** Answers for the sign-in host and for the token host alike. */
  readonly site: Site;
  readonly findToken: FindToken;
  readonly records: SignInRecords;
  grants(): GrantFacts[];
  tokens(): string[];
}

/** A grant as the server holds it; no token in it. */
export interface GrantFacts {
  readonly clientId: string;
  readonly accountId: string;
  readonly scopes: readonly string[];
}

/** The authorization server: code with PKCE, refresh, revocation, consent by scope. */
export function createSignInServer(
  context: SiteContext,
  options: { rotateRefreshTokens: boolean },
): SignInServer {
  const records = createRecords(context);
  // Grants whose consent was just given with access_type=offline: good for one refresh token each.
  const offlineGrants = new Set<string>();

  const grants = () =>
    records.all('Grant').map((grant) => {
      const { openid } = grant as { openid?: { scope?: string } };
      return {
        clientId: String(grant.clientId),
        accountId: String(grant.accountId),
        scopes: (openid?.scope ?? '').split(' ').filter(Boolean),
      };
    });

  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);

  const provider = new Provider('https://accounts.google.com', {
    adapter: records.adapter,
    clients,
    clientDefaults: { id_token_signed_response_alg: 'ES256' },
    jwks: { keys: [signingKey()] },
    scopes: Object.keys(scopes),
    claims: { email: ['email'], profile: ['name'] },
    extraParams: ['access_type', 'include_granted_scopes'],
    enabledJWA: { idTokenSigningAlgValues: ['ES256', 'RS256'] },
    clientBasedCORS: () => true,
    cookies: { keys: ['sandbox'] },
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true },
      userinfo: { enabled: true },
    },
    interactions: {
      policy,
      url: (_context: Context, { uid }: { uid: string }) => `${interactionPath}/${uid}`,
    },
    routes: {
      authorization: '/o/oauth2/v2/auth',
      token: '/token',
      revocation: '/oidc/revoke',
      jwks: '/oauth2/v3/certs',
      userinfo: '/v1/userinfo',
    },
    // Live answers say 3599 (video API behaviour, section 9).
    ttl: {
      AccessToken: () => 3599,
      RefreshToken: () => 180 * 86_400,
      AuthorizationCode: () => 600,
      Grant: () => 180 * 86_400,
      Session: () => 86_400,
      Interaction: () => 3600,
    },
    expiresWithSession: () => false,
    issueRefreshToken: (_context: Context, _client: unknown, { grantId }: { grantId: string }) =>
      offlineGrants.delete(grantId),
    rotateRefreshToken: () => options.rotateRefreshTokens,
    findAccount: (_context: Context, id: string) => findAccount(context, id),
    async renderError(
      page: Context,
      { error, error_description }: { error: string; error_description?: string },
    ) {
      page.status = 400;
      page.type = 'html';
      page.body = await errorPage(error, error_description);
    },
  });
  provider.Client.prototype.redirectUriAllowed = redirectAllowed;
  provider.on('server_error', (_context, error) => console.error('The sign-in server failed', error));
  provider.use(discovery);
  provider.use(tokenAnswers(options.rotateRefreshTokens));
  provider.use(tokenEndpoints(provider, records));
  provider.use(implicit(provider));
  provider.use(interactions(provider, context.db, offlineGrants, grants));

  return {
    site: provider.callback(),
    records,
    grants,
    // Opaque tokens are their own names.
    tokens: () =>
      ['AccessToken', 'RefreshToken'].flatMap((model) => records.all(model)).map(({ jti }) => String(jti)),
    async findToken(value) {
      const token = await provider.AccessToken.find(value);
      if (!token || token.exp * 1000 <= context.clock()) return undefined;
      const { accountId, clientId, scope = '' } = token;
      return { accountId, clientId, scopes: scope.split(' ') };
    },
  };
}

function findAccount({ db }: SiteContext, id: string) {
  const account = db.get<AccountRow>('SELECT * FROM accounts WHERE id = ?', [id]);
  if (!account) return undefined;
  return { accountId: id, claims: () => ({ sub: id, name: account.name, email: account.email }) };
}

function signingKey() {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'ES256' };
}
