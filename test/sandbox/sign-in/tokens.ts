import type { Context, Middleware, Provider, Token } from 'oidc-provider';
import { secretClient } from '../seed';
import { readForm } from './interaction';
import type { SignInRecords } from './records';

/**
 * Revocation and token info as the live platform has them: neither wants the client to say who it is, and
 * one revocation withdraws everything the project was granted (video API behaviour, section 9).
 */
export function tokenEndpoints(provider: Provider, records: SignInRecords): Middleware {
  const find = async (value: string): Promise<Token | undefined> =>
    (await provider.AccessToken.find(value)) ?? (await provider.RefreshToken.find(value));

  async function revoke(context: Context): Promise<void> {
    const form = await readForm(context.req);
    const token = await find(form.get('token') ?? String(context.query.token ?? ''));
    if (!token) return answer(context, 400, { error: 'invalid_token', error_description: 'No such token.' });
    records.revokeGrants(token.accountId);
    return answer(context, 200, {});
  }

  async function info(context: Context): Promise<void> {
    const form = await readForm(context.req);
    const value = form.get('access_token') ?? String(context.query.access_token ?? '');
    const token = await provider.AccessToken.find(value);
    if (!token) return answer(context, 400, { error: 'invalid_token', error_description: 'No such token.' });
    return answer(context, 200, {
      aud: token.clientId,
      azp: token.clientId,
      sub: token.accountId,
      scope: token.scope,
      exp: String(token.exp),
      expires_in: String(token.exp - Math.floor(Date.now() / 1000)),
      access_type: 'offline',
    });
  }

  return async (context, next) => {
    if (context.path === '/revoke' && context.method === 'POST') return revoke(context);
    if (context.path === '/tokeninfo') return info(context);
    return next();
  };
}

/** Where the live token endpoint answers otherwise than oidc-provider. */
export function tokenAnswers(rotating: boolean): Middleware {
  return async (context, next) => {
    await next();
    if (context.path !== '/token') return;
    const params = context.oidc?.params ?? {};
    const withoutSecret = params.client_id === secretClient.id && params.client_secret === undefined;
    if (context.status >= 400 && withoutSecret && !context.req.headers.authorization) {
      return answer(context, 400, {
        error: 'invalid_request',
        error_description: 'client_secret is missing.',
      });
    }
    // A refresh without rotation does not repeat the refresh token.
    if (params.grant_type === 'refresh_token' && !rotating && isObject(context.body)) {
      const { refresh_token: _same, ...body } = context.body;
      context.body = body;
    }
  };
}

/** Discovery names the hosts that each endpoint has on the live platform. */
export const discovery: Middleware = async (context, next) => {
  await next();
  if (!context.path.startsWith('/.well-known/') || !isObject(context.body)) return;
  context.body = {
    ...context.body,
    authorization_endpoint: 'https://accounts.google.com/o/oauth2/v2/auth',
    token_endpoint: 'https://oauth2.googleapis.com/token',
    revocation_endpoint: 'https://oauth2.googleapis.com/revoke',
    jwks_uri: 'https://accounts.google.com/oauth2/v3/certs',
  };
};

function answer(context: Context, status: number, body: Record<string, unknown>): void {
  context.status = status;
  context.type = 'json';
  context.body = body;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
