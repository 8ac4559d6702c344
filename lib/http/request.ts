import { Fault } from '../errors';
import { type Content, type FileFacts, sessionContent, toContent } from './content';
import type { Method, Params } from './method';
import type { CallOptions, TransportOptions } from './options';

/** The arguments of a call. */
export interface Call<Answer = unknown> {
  method: Method<Answer>;
  params: Params;
  body: unknown;
  options: CallOptions<Answer>;
  /** Begins a resumable upload of this file in place of sending one. */
  session?: FileFacts;
}

/** A request with its Authorization header, which is what to renew after a 401. */
export interface SignedRequest {
  request: Request;
  authorization: string | undefined;
}

/** Sends no cookies, leaves nothing in the cache, and follows no redirect, which might lead to another host. */
export const isolated = { credentials: 'omit', cache: 'no-store', redirect: 'error' } as const;

/**
 * Builds the request of a call.
 * @throws Fault `badInput` about the field, before any quota is spent
 */
export async function toRequest(
  transportOptions: TransportOptions,
  { method, params, body, options, session }: Call,
  signal: AbortSignal,
): Promise<SignedRequest> {
  const { query, metadata } = checkCall(method, params, body);
  const content = session
    ? sessionContent(method, metadata, session)
    : toContent(method, metadata, options.media);
  const url = toAddress(transportOptions, method, query, content);
  const headers = new Headers({ accept: method.download ? '*/*' : 'application/json', ...content?.headers });
  if (content !== undefined) headers.set('content-type', content.type);
  const etag = getEtag(options.held);
  if (etag !== undefined) headers.set('if-none-match', etag);
  const authorization = await transportOptions.credentials?.authorization();
  const key =
    authorization === undefined
      ? (transportOptions.key ?? (await transportOptions.credentials?.key?.()))
      : undefined;
  sign({ ...transportOptions, ...(key === undefined ? {} : { key }) }, url, headers, authorization);
  const request = new Request(url, {
    ...isolated,
    method: getVerb(method, options),
    headers,
    signal,
    ...(content === undefined ? {} : { body: content.body }),
  });
  return { request, authorization };
}

/**
 * Parses the parameters and the body of a call.
 * @throws Fault `badInput` about the field, for what the service would refuse or ignore
 */
export function checkCall(method: Method, params: Params, body: unknown) {
  const query = { ...checked(method, 'query', params) };
  const metadata = checkedBody(method, body);
  const { part } = query;
  // A member whose part is not named is refused or ignored (video API behaviour, section 3).
  const unnamed =
    Array.isArray(part) &&
    Object.entries(metadata ?? {}).find(
      ([name, value]) => name !== 'id' && value !== undefined && !part.includes(name),
    )?.[0];
  if (unnamed)
    throw new Fault({ kind: 'badInput', reason: 'unexpectedPart', about: `${method.id} ${unnamed}` });
  return { query, metadata };
}

/** Builds the address. Path parameters are removed from `query`; the others become the query string. */
function toAddress(
  transportOptions: TransportOptions,
  method: Method,
  query: Record<string, unknown>,
  content: Content | undefined,
): URL {
  const path = method.path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = query[name];
    delete query[name];
    if (value === undefined || value === '')
      throw new Fault({ kind: 'badInput', reason: 'missing', about: name });
    // Even percent-encoded, these are steps in a path, and would address another resource (URL Standard, path state).
    if (value === '.' || value === '..')
      throw new Fault({ kind: 'badInput', reason: 'invalid', about: name });
    return encodeURIComponent(String(value));
  });
  const base =
    content?.uploadType === undefined ? transportOptions.base : toUploadBase(transportOptions.base);
  const url = transportOptions.address?.(base, path) ?? new URL(base + path);
  for (const [name, value] of Object.entries(query)) appendParam(url, name, value);
  appendParam(url, 'uploadType', content?.uploadType);
  return url;
}

/** The same host with `/upload` before the path (video API behaviour, section 1). */
function toUploadBase(base: string): string {
  const { origin, pathname } = new URL(base);
  return `${origin}/upload${pathname}`;
}

/** Both services read lists as comma-separated values. */
function appendParam(url: URL, name: string, value: unknown): void {
  if (value === undefined || value === null) return;
  url.searchParams.set(name, Array.isArray(value) ? value.join(',') : String(value));
}

/** Adds the token to a request, in the header or in the address; without a token, the API key. */
export function sign(
  transportOptions: TransportOptions,
  url: URL,
  headers: Headers,
  authorization: string | undefined,
): void {
  if (authorization === undefined) appendParam(url, 'key', transportOptions.key);
  else if (transportOptions.tokenIn === 'query')
    appendParam(url, 'access_token', authorization.replace(/^Bearer /i, ''));
  else headers.set('authorization', authorization);
}

function getVerb(method: Method, options: CallOptions): string {
  return typeof method.http === 'string' ? method.http : (options.via ?? method.http[0] ?? 'POST');
}

/** Resources and lists of the video API have their ETag in the body (video API behaviour, section 8). */
function getEtag(held: unknown): string | undefined {
  if (typeof held !== 'object' || held === null || !('etag' in held)) return undefined;
  return typeof held.etag === 'string' ? held.etag : undefined;
}

function checkedBody(method: Method, body: unknown): Record<string, unknown> | undefined {
  if (method.body === undefined && body === undefined) return undefined;
  if (method.body === undefined)
    throw new Fault({ kind: 'badInput', reason: 'unrecognized_keys', about: `${method.id} body` });
  const parsed = checked(method, 'body', body);
  return body === undefined ? undefined : parsed;
}

function checked(method: Method, part: 'query' | 'body', value: unknown): Record<string, unknown> {
  const schema = part === 'query' ? method.query?.() : method.body?.();
  if (schema === undefined) return (value ?? {}) as Record<string, unknown>;
  const parsed = schema.safeParse(value ?? {});
  if (parsed.success) return parsed.data as Record<string, unknown>;
  const [issue] = parsed.error.issues;
  const field = [...(issue?.path ?? []), ...(issue?.keys?.slice(0, 1) ?? [])].join('.') || part;
  throw new Fault({
    kind: 'badInput',
    reason: typeof issue?.params?.reason === 'string' ? issue.params.reason : (issue?.code ?? 'invalid'),
    about: `${method.id} ${field}`,
  });
}
