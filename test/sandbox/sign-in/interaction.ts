import type { IncomingMessage } from 'node:http';
import type { Context, InteractionDetails, Middleware, Provider } from 'oidc-provider';
import type { Database } from '../database';
import type { AccountRow } from '../video/schema';
import type { GrantFacts } from './';
import { clients } from './clients';
import { channelPage, consentPage, errorPage, interactionPath, signInPage } from './pages';

/** The pages between an authorization request and its answer: who are you, and do you agree. */
export function interactions(
  provider: Provider,
  db: Database,
  offlineGrants: { add(grantId: string): void },
  grants: () => readonly GrantFacts[],
): Middleware {
  const accounts = (column: 'id' | 'email', value: string) =>
    db.all<AccountRow>(`SELECT * FROM accounts WHERE ${column} = ?`, [value]);

  async function finish(context: Context, result: Record<string, unknown>): Promise<void> {
    const next = await provider.interactionResult(context.req, context.res, result, {
      mergeWithLastSubmission: true,
    });
    context.status = 303;
    context.redirect(next);
  }

  async function show(context: Context, details: InteractionDetails): Promise<void> {
    context.type = 'html';
    context.body =
      details.prompt.name === 'consent'
        ? await consentPage(details, {
            client: clientName(details),
            email: accounts('id', details.session?.accountId ?? '')[0]?.email ?? '',
            scopes: parseScopes(details),
          })
        : await signInPage(details);
  }

  async function signIn(context: Context, details: InteractionDetails): Promise<void> {
    const form = await readForm(context.req);
    const owned = accounts('email', form.get('email') ?? '');
    // Someone with several channels has an account for each, and says which one acts.
    const chosen = owned.length > 1 ? owned.find(({ id }) => id === form.get('account')) : owned[0];
    if (chosen) return finish(context, { login: { accountId: chosen.id }, select_account: {} });
    context.status = owned.length > 1 ? 200 : 400;
    context.type = 'html';
    context.body =
      owned.length > 1
        ? await channelPage(details, owned)
        : await signInPage(details, 'The demo knows no such account.');
  }

  /** With `include_granted_scopes`, a token covers what the same person granted this client before. */
  function earlierScopes({ params, session }: InteractionDetails): string[] {
    if (params.include_granted_scopes !== 'true') return [];
    return grants()
      .filter(({ accountId, clientId }) => accountId === session?.accountId && clientId === params.client_id)
      .flatMap(({ scopes }) => scopes);
  }

  async function decide(context: Context, details: InteractionDetails): Promise<void> {
    const form = await readForm(context.req);
    const ticked = new Set(form.getAll('scope'));
    const granted = parseScopes(details).filter((scope) => ticked.has(scope));
    if (form.get('decision') !== 'allow' || granted.length === 0) {
      return finish(context, { error: 'access_denied', error_description: 'The person said no.' });
    }
    const grant = new provider.Grant({
      accountId: details.session?.accountId ?? '',
      clientId: String(details.params.client_id),
    });
    const earlier = earlierScopes(details);
    if (earlier.length > 0) {
      details.params.scope = [...new Set([...parseScopes(details), ...earlier])].join(' ');
      await details.persist();
    }
    grant.addOIDCScope([...new Set([...granted, ...earlier])].join(' '));
    const refused = parseScopes(details).filter((scope) => !ticked.has(scope) && !earlier.includes(scope));
    if (refused.length > 0) grant.rejectOIDCScope(refused.join(' '));
    const grantId = await grant.save();
    if (details.params.access_type === 'offline') offlineGrants.add(grantId);
    return finish(context, { consent: { grantId } });
  }

  return async (context, next) => {
    if (!context.path.startsWith(`${interactionPath}/`)) return next();
    const details = await provider.interactionDetails(context.req, context.res).catch(() => undefined);
    const step = context.path.split('/').at(-1);
    if (!details) {
      context.status = 400;
      context.type = 'html';
      context.body = await errorPage('invalid_request', 'This sign-in has ended. Start again.');
      return;
    }
    if (context.method === 'POST' && step === 'login') return signIn(context, details);
    if (context.method === 'POST' && step === 'consent') return decide(context, details);
    return show(context, details);
  };
}

const parseScopes = ({ params }: InteractionDetails) =>
  String(params.scope ?? '')
    .split(' ')
    .filter(Boolean);

const clientName = ({ params }: InteractionDetails) =>
  clients.find((client) => client.client_id === params.client_id)?.client_name ?? String(params.client_id);

/** Reads a posted form. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return new URLSearchParams(text);
}
