import type { Database } from '../database';
import { apiKey } from '../seed';
import type { Actor, FindToken } from './credentials';
import { ApiError } from './errors';
import { type Method, type Scope, scopePrefix } from './method';
import type { AccountRow } from './schema';

/** Who may call the API at all. */
export interface Authority {
  readonly db: Database;
  readonly findToken: FindToken;
  /** False when the project never enabled the API, or disabled it. */
  enabled(): boolean;
}

const service = 'youtube.googleapis.com';
const header = { location: 'Authorization', locationType: 'header' } as const;

/** Says who calls, or nobody for a call with a key alone; refuses what the platform's front end refuses. */
export async function authenticate(
  authority: Authority,
  url: URL,
  authorization: string | undefined,
  method: Method,
): Promise<Actor | undefined> {
  const key = url.searchParams.get('key');
  const token = readToken(url, authorization);
  if (key === null && token === undefined) {
    throw new ApiError({
      status: 403,
      domain: 'global',
      reason: 'forbidden',
      message: 'Callers without a valid key or token are not served.',
      grpcStatus: 'PERMISSION_DENIED',
    });
  }
  if (key !== null && key !== apiKey) {
    throw new ApiError({
      status: 400,
      domain: 'global',
      reason: 'badRequest',
      message: 'API key not valid.',
      grpcStatus: 'INVALID_ARGUMENT',
      details: [errorInfo('API_KEY_INVALID', { service })],
    });
  }
  const actor = token === undefined ? undefined : await findActor(authority, token, method);
  if (!authority.enabled()) {
    throw new ApiError({
      status: 403,
      domain: 'usageLimits',
      reason: 'accessNotConfigured',
      message: 'The API has not been used in this project before, or it is disabled.',
      grpcStatus: 'PERMISSION_DENIED',
      details: [errorInfo('SERVICE_DISABLED', { service, consumer: 'projects/sandbox' })],
    });
  }
  return actor;
}

/** Writes and private reads want a token (video API, authentication). */
export function requireToken(method: Method, actor: Actor | undefined): void {
  if (!method.token || actor) return;
  throw new ApiError({
    status: 401,
    domain: 'global',
    reason: 'required',
    message: 'Login required.',
    ...header,
    grpcStatus: 'UNAUTHENTICATED',
    details: [errorInfo('CREDENTIALS_MISSING', { service, method: method.id })],
  });
}

export function requireScope(method: Method, actor: Actor | undefined): void {
  if (!actor || method.scopes.some((scope) => actor.scopes.has(scope))) return;
  throw new ApiError({
    status: 403,
    domain: 'global',
    reason: 'insufficientPermissions',
    message: 'The token was granted too little for this request.',
    grpcStatus: 'PERMISSION_DENIED',
    details: [errorInfo('ACCESS_TOKEN_SCOPE_INSUFFICIENT', { service, method: method.id })],
  });
}

/** The channel that `mine` and every write are about. */
export function requireChannel(actor: Actor | undefined): string {
  if (!actor) {
    throw new ApiError({
      status: 401,
      domain: 'youtube.common',
      reason: 'authorizationRequired',
      message: 'The request uses a filter that needs an authorized user.',
      ...header,
      grpcStatus: 'UNAUTHENTICATED',
    });
  }
  if (actor.channelId !== undefined) return actor.channelId;
  throw new ApiError({
    status: 401,
    domain: 'youtube.header',
    reason: 'youtubeSignupRequired',
    message: 'The account has no channel.',
    ...header,
  });
}

function readToken(url: URL, authorization: string | undefined): string | undefined {
  const bearer = /^bearer\s+(.*)$/i.exec(authorization ?? '')?.[1];
  return bearer ?? url.searchParams.get('access_token') ?? authorization;
}

async function findActor(authority: Authority, token: string, method: Method): Promise<Actor> {
  const facts = await authority.findToken(token);
  const sql = 'SELECT * FROM accounts WHERE id = ?';
  const account = facts && authority.db.get<AccountRow>(sql, [facts.accountId]);
  if (!facts || !account) {
    throw new ApiError({
      status: 401,
      domain: 'global',
      reason: 'authError',
      message: 'The access token is wrong, withdrawn or too old.',
      ...header,
      grpcStatus: 'UNAUTHENTICATED',
      details: [errorInfo('ACCESS_TOKEN_EXPIRED', { service, method: method.id })],
    });
  }
  return {
    accountId: account.id,
    email: account.email,
    clientId: facts.clientId,
    scopes: new Set(facts.scopes.map((scope) => scope.replace(scopePrefix, '') as Scope)),
    ...(account.channelId === null ? {} : { channelId: account.channelId }),
  };
}

function errorInfo(reason: string, metadata: Record<string, string>): Record<string, unknown> {
  return { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason, domain: 'googleapis.com', metadata };
}
