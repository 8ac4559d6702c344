import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { nameUser } from '../requests';
import { type Authority, authenticate, requireScope, requireToken } from './authority';
import type { Actor } from './credentials';
import { ApiError, errorBody, refuse } from './errors';
import { FieldsSyntaxError, selectFields } from './fields';
import type { Call, Download, MediaFile, Method, Parameters, Resource, World } from './method';
import { readParameters, readParts } from './parameters';
import type { QuotaMeter } from './quota';
import { computeEtag } from './resources';

export type Bindings = { Bindings: HttpBindings };
export type ApiContext = Context<Bindings>;

/** What serving needs besides the methods: the data, who may call, and what is left to spend. */
export interface Service {
  readonly world: World;
  readonly authority: Authority;
  readonly quota: QuotaMeter;
}

/** A call that the front end has let in; its body is still on the way. */
export interface Admission {
  readonly method: Method;
  readonly url: URL;
  readonly actor?: Actor;
  readonly parameters: Parameters;
}

export type Answer = Resource | Download | undefined;

/** Who calls, and whether they may call this method. */
export async function identify(context: ApiContext, method: Method, service: Service, url: URL) {
  const actor = await authenticate(service.authority, url, context.req.header('authorization'), method);
  if (actor) nameUser(context.env.incoming, actor.email);
  requireToken(method, actor);
  requireScope(method, actor);
  return actor;
}

/**
 * The order of checks, the same for every method: who calls, with what rights, is there quota, is the
 * request well formed; only then the method looks at its resource. Refused calls cost one unit.
 */
export async function serveCharged(
  context: ApiContext,
  method: Method,
  service: Service,
  work: (admission: Admission) => Promise<Response>,
): Promise<Response> {
  const { quota } = service;
  const bucket = method.bucket ?? 'default';
  const charges = { units: 0 };
  try {
    return await answering(context.env.incoming, async () => {
      const url = new URL(context.req.url);
      const actor = await identify(context, method, service, url);
      quota.require(method.cost, bucket);
      charges.units = 1;
      const parameters = readParameters(method, url, context.req.param());
      refuseDelegation(parameters);
      const response = await work({ method, url, parameters, ...(actor ? { actor } : {}) });
      charges.units = method.cost;
      return response;
    });
  } finally {
    if (charges.units > 0) quota.use(charges.units, bucket);
  }
}

/** Turns what was refused into the envelope; a caller who hung up gets nothing. */
export async function answering(incoming: IncomingMessage, work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiError) return send(error.fault.status, errorBody(error.fault));
    if (!incoming.destroyed) throw error;
    return new Response(null, { status: 499 });
  }
}

/** Puts a call together from what was admitted and the JSON that came with it. */
export function createCall(admission: Admission, world: World, body: unknown): Call {
  const { method, url, parameters, actor } = admission;
  const parts = readParts(method, url, body);
  return { method, parameters, parts, body, world, ...(actor ? { actor } : {}) };
}

/** Runs the method; a file that must be there is missed only after everything else was looked at. */
export function perform(call: Call, media?: MediaFile): Answer {
  const { method } = call;
  const file = media && media.size > 0 ? media : undefined;
  if (!file && method.media?.missing) throw method.media.missing();
  return method.run(file ? { ...call, media: file } : call);
}

export function respond(context: ApiContext, answer: Answer, fields: string | null, status = 200): Response {
  if (answer === undefined) return new Response(null, { status: 204 });
  if (isDownload(answer)) {
    return new Response(answer.bytes.slice(), { headers: { 'content-type': answer.mimeType } });
  }
  const etag = String(answer.etag ?? computeEtag(answer));
  const known = context.req.header('if-none-match')?.replaceAll('"', '');
  if (context.req.method === 'GET' && known === etag) return new Response(null, { status: 304 });
  return send(status, fields ? narrow(answer, fields) : answer, { etag: `"${etag}"` });
}

export function send(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body, null, 2), {
    status,
    headers: { 'content-type': 'application/json; charset=UTF-8', ...headers },
  });
}

const isDownload = (answer: Resource | Download): answer is Download => answer.bytes instanceof Uint8Array;

/** Acting for a content owner is for partners only, and the sandbox has none. */
function refuseDelegation(parameters: Parameters): void {
  for (const name of ['onBehalfOfContentOwner', 'onBehalfOfContentOwnerChannel']) {
    if (!parameters.has(name)) continue;
    throw refuse(403, 'common', 'accountDelegationForbidden', 'The account is no content owner.', name);
  }
}

function narrow(answer: Resource, fields: string): unknown {
  try {
    return selectFields(answer, fields);
  } catch (error) {
    if (!(error instanceof FieldsSyntaxError)) throw error;
    throw new ApiError({
      status: 400,
      domain: 'global',
      reason: 'invalidParameter',
      message: `Invalid field selection ${fields}`,
      location: 'fields',
      locationType: 'parameter',
    });
  }
}
