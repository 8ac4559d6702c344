import { createHash } from 'node:crypto';
import type { Context, Middleware, Provider } from 'oidc-provider';

/** Nobody knows what it is the hash of but this file: a code asked for with it never reaches an application. */
const mark = createHash('sha256').update('the implicit grant of the sandbox').digest('base64url');

/**
 * The implicit grant, which the live platform still serves (video API behaviour, section 9) and oidc-provider does not:
 * the request goes through as one for a code, and the code is traded for a token before the redirect leaves.
 */
export function implicit(provider: Provider): Middleware {
  async function token(context: Context, value: string): Promise<Record<string, string>> {
    const code = await provider.AuthorizationCode.find(value);
    const { accountId, grantId, scope = '' } = code ?? { accountId: '', grantId: '' };
    const client = context.oidc?.client;
    const made = new provider.AccessToken({ accountId, grantId, scope, client, gty: 'implicit' });
    return { access_token: await made.save(), token_type: 'Bearer', expires_in: '3599', scope };
  }

  return async (context, next) => {
    if (context.path === '/o/oauth2/v2/auth' && context.query.response_type === 'token')
      context.query = {
        ...context.query,
        response_type: 'code',
        code_challenge: mark,
        code_challenge_method: 'S256',
      };
    await next();
    const { params = {} } = context.oidc ?? {};
    const location = context.response.get('location');
    if (params.code_challenge !== mark || !location.startsWith(String(params.redirect_uri))) return;
    const answer = new URL(location);
    const { code, ...others } = Object.fromEntries(answer.searchParams);
    const traded = code === undefined ? {} : await token(context, code);
    answer.search = '';
    answer.hash = new URLSearchParams({ ...others, ...traded }).toString();
    context.redirect(answer.href);
  };
}
