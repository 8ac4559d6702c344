import { createHash, randomBytes } from 'node:crypto';
import { type Reachable, sandboxFetch } from './client';
import { account, publicClientId } from './seed';

/** What a person and the application in front of them do at the sign-in pages; all may be left out. */
export interface SignInChoices {
  clientId?: string;
  clientSecret?: string;
  redirectUri?: string;
  email?: string;
  /** The account to go on as, by its id, for a person with several channels; the first unless told. */
  accountId?: string;
  scopes?: readonly string[];
  /** Scopes to untick on the consent page. */
  untick?: readonly string[];
  decision?: 'allow' | 'deny';
  /** Further parameters of the authorization request; access_type and prompt are set unless named. */
  request?: Readonly<Record<string, string>>;
}

export interface Tokens {
  readonly access_token: string;
  readonly refresh_token?: string;
  readonly expires_in: number;
  readonly scope: string;
  readonly token_type: string;
}

export const fullScope = 'https://www.googleapis.com/auth/youtube.force-ssl';
export const anyRedirect = `https://${'abcdefgh'.repeat(4)}.chromiumapp.org/`;

/** One person at one browser: keeps cookies between visits, clicks through the pages, has no screen. */
export class Person {
  readonly #fetch: typeof fetch;
  readonly #cookies = new Map<string, string>();

  constructor(sandbox: Reachable) {
    this.#fetch = sandboxFetch(sandbox);
  }

  /** Opens a page or posts a form, and follows redirects within the sign-in host. */
  async visit(url: string, form?: URLSearchParams): Promise<Response> {
    const response = await this.#fetch(url, {
      method: form ? 'POST' : 'GET',
      ...(form ? { body: form } : {}),
      headers: { cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      redirect: 'manual',
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location === null) return response;
    const next = new URL(location, url);
    return next.host === new URL(url).host ? this.visit(next.href) : response;
  }

  /** Asks for authorization, clicks through whatever is shown; answers with the address redirected to. */
  async authorize(choices: SignInChoices, challenge: string): Promise<URL> {
    const query = new URLSearchParams({
      client_id: choices.clientId ?? publicClientId,
      redirect_uri: choices.redirectUri ?? anyRedirect,
      response_type: 'code',
      scope: (choices.scopes ?? [fullScope]).join(' '),
      state: 'a state',
      code_challenge: challenge,
      code_challenge_method: 'S256',
      access_type: 'offline',
      prompt: 'consent',
      ...choices.request,
    });
    let response = await this.visit(`https://accounts.google.com/o/oauth2/v2/auth?${query}`);
    while (response.status === 200) {
      const page = await response.text();
      response = await this.visit(new URL(findFormAction(page), response.url).href, fillIn(page, choices));
    }
    const location = response.headers.get('location');
    if (location === null) throw new Error(`Sign-in ended with ${response.status}`);
    return new URL(location);
  }

  /** The whole of it: code, PKCE, exchange. */
  async signIn(choices: SignInChoices = {}): Promise<Tokens> {
    const verifier = randomBytes(32).toString('base64url');
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    const answer = await this.authorize(choices, challenge);
    const code = answer.searchParams.get('code');
    if (code === null) throw new Error(`Sign-in refused: ${answer.searchParams.get('error')}`);
    const response = await this.#fetch('https://oauth2.googleapis.com/token', {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        code_verifier: verifier,
        redirect_uri: choices.redirectUri ?? anyRedirect,
        client_id: choices.clientId ?? publicClientId,
        ...(choices.clientSecret === undefined ? {} : { client_secret: choices.clientSecret }),
      }),
    });
    if (!response.ok) throw new Error(`Token exchange failed: ${await response.text()}`);
    return (await response.json()) as Tokens;
  }
}

const findFormAction = (page: string) => /<form method="post" action="([^"]+)"/.exec(page)?.[1] ?? '';

function fillIn(page: string, choices: SignInChoices): URLSearchParams {
  if (findFormAction(page).endsWith('/login')) {
    const email = choices.email ?? account.email;
    const offered = /name="account" value="([^"]+)"/.exec(page)?.[1];
    if (offered !== undefined) return new URLSearchParams({ email, account: choices.accountId ?? offered });
    return new URLSearchParams({ email, password: 'sandbox' });
  }
  const form = new URLSearchParams({ decision: choices.decision ?? 'allow' });
  for (const [, scope = ''] of page.matchAll(/name="scope" value="([^"]+)"/g)) {
    if (!choices.untick?.includes(scope)) form.append('scope', scope);
  }
  return form;
}
