import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { nameUser } from '../requests';
import { type Authority, authenticate, requireScope, requireToken } from './authority';
import { ApiError, errorBody } from './errors';
import { FieldsSyntaxError, selectFields } from './fields';
import type { Method, Resource, World } from './method';
import { readBody, readParameters, readParts } from './parameters';
import type { QuotaMeter } from './quota';
import { etagOf } from './resources';

type Bindings = { Bindings: HttpBindings };

/** What serving needs besides the methods: the data, who may call, and what is left to spend. */
export interface Service {
  readonly world: World;
  readonly authority: Authority;
  readonly quota: QuotaMeter;
}

const root = '/youtube/v3';

/** The video API as a site: every method of the table under `/youtube/v3`. */
export function serveMethods(methods: readonly Method[], service: Service): Hono<Bindings> {
  const app = new Hono<Bindings>();
  app.use(cors({ origin: '*', exposeHeaders: ['etag', 'location', 'range'] }));
  for (const method of methods) {
    app.on(method.http, root + method.path.replace(/\{(\w+)\}/g, ':$1'), (context) =>
      serve(context, method, service),
    );
  }
  app.notFound((context) => {
    const known = methods.some(({ path }) => root + path === context.req.path);
    const [status, reason] = known ? ([405, 'httpMethodNotAllowed'] as const) : ([404, 'notFound'] as const);
    return context.json(errorBody({ status, domain: 'global', reason, message: 'Not found.' }), status);
  });
  return app;
}

/**
 * The order of checks, the same for every method: who calls, with what rights, is there quota, is the
 * request well formed; only then the method looks at its resource. Refused calls cost one unit.
 */
async function serve(context: Context<Bindings>, method: Method, service: Service): Promise<Response> {
  const { world, authority, quota } = service;
  const bucket = method.bucket ?? 'default';
  let charge = 0;
  try {
    const url = new URL(context.req.url);
    const actor = await authenticate(authority, url, context.req.header('authorization'), method);
    if (actor) nameUser(context.env.incoming, actor.email);
    requireToken(method, actor);
    requireScope(method, actor);
    quota.require(method.cost, bucket);
    charge = 1;
    const parameters = readParameters(method, url);
    const body = readBody(method, await context.req.text());
    const parts = readParts(method, url, body);
    const answer = method.run({ method, parameters, parts, body, world, ...(actor ? { actor } : {}) });
    charge = method.cost;
    return respond(context, answer, url.searchParams.get('fields'));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return send(error.fault.status, errorBody(error.fault));
  } finally {
    if (charge > 0) quota.use(charge, bucket);
  }
}

function respond(context: Context<Bindings>, answer: Resource | undefined, fields: string | null): Response {
  if (answer === undefined) return new Response(null, { status: 204 });
  const etag = String(answer.etag ?? etagOf(answer));
  const known = context.req.header('if-none-match')?.replaceAll('"', '');
  if (context.req.method === 'GET' && known === etag) return new Response(null, { status: 304 });
  return send(200, fields ? narrow(answer, fields) : answer, { etag: `"${etag}"` });
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

function send(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body, null, 2), {
    status,
    headers: { 'content-type': 'application/json; charset=UTF-8', ...headers },
  });
}
