import { identify } from './identity';
import { pluginRefusal } from './obstacles';
import { readRequest, type Sent } from './parameters';
import { respond, sharedHeaders } from './respond';
import { forbidden, noRoute, RestError } from './restError';
import { type Caller, restAddress, type Site } from './site';
import { type Arguments, checkParameters, describeArguments, type Parameters } from './validation';

export interface Call extends Sent {
  site: Site;
  user: Caller;
  method: string;
  headers: Headers;
  /** Of the route, from the API's root. */
  path: string;
  /** As it was sent. */
  query: URLSearchParams;
  /** The application password in use. */
  passwordUuid?: string;
}

export interface Answer {
  status?: number;
  body: unknown;
  headers?: Record<string, string | number>;
}

export interface Handler {
  methods: readonly string[];
  arguments?: Arguments;
  /** true, false for the usual refusal, or a refusal of its own. */
  permitted?: (call: Call) => boolean | RestError;
  /** Rights as the Allow header shows them, where that differs from what is permitted. */
  advertised?: (call: Call) => boolean;
  run: (call: Call) => Answer | Promise<Answer>;
}

export interface Route {
  namespace: string;
  /** With `{id}` for digits, `{slug}` and `{uuid}` for anything but a slash. */
  path: string;
  handlers: Handler[];
}

/** Answers one REST request; the order of checks is that of the live system. */
export async function answerRest(
  site: Site,
  routes: Route[],
  request: Request,
  path: string,
): Promise<Response> {
  const url = new URL(request.url);
  const method = parseMethod(request, url);
  const signedIn = identify(site, request);
  const shared = sharedHeaders(site, request, signedIn instanceof RestError ? {} : signedIn);
  const refusal = pluginRefusal(site, signedIn instanceof RestError ? undefined : signedIn.user);
  if (refusal) return respond(url, refusal.status, refusal.body, shared);
  if (signedIn instanceof RestError) return respond(url, signedIn.status, signedIn.body, shared);

  const matched = match(routes, path, method);
  if (!matched) {
    const error = noRoute();
    return respond(url, error.status, error.body, shared);
  }
  const sent = await readRequest(request, url, matched.pathParameters);
  const { nonce: _shownInHeaders, ...identity } = signedIn;
  const call: Call = {
    ...sent,
    ...identity,
    site,
    method,
    path,
    query: url.searchParams,
    headers: request.headers,
  };
  const answer =
    method === 'OPTIONS' ? describeOptions(matched.route, site) : await run(call, matched.handler);
  const allow = allowed(matched.route, call);
  const own = {
    ...answer.headers,
    ...((answer.status === 500 && isCrash(answer.body)) || allow === '' ? {} : { Allow: allow }),
  };
  return respond(url, answer.status ?? 200, answer.body, shared, own);
}

const isCrash = (body: unknown): boolean =>
  (body as { code?: string } | null)?.code === 'internal_server_error';

async function run(call: Call, handler: Handler): Promise<Answer> {
  try {
    if (call.unreadable) throw call.unreadable;
    checkParameters(call.parameters, handler.arguments ?? {}, call.site);
    const permitted = handler.permitted?.(call) ?? true;
    if (permitted !== true) throw permitted === false ? forbidden(call.user !== undefined) : permitted;
    return await handler.run(call);
  } catch (error) {
    if (error instanceof RestError) return { status: error.status, body: error.body };
    throw error;
  }
}

/** `_method` and the override header change a POST; HEAD is a GET without its body. */
function parseMethod(request: Request, url: URL): string {
  const asked = url.searchParams.get('_method') ?? request.headers.get('x-http-method-override');
  const method = (asked ?? request.method).toUpperCase();
  return method === 'HEAD' ? 'GET' : method;
}

function match(routes: Route[], path: string, method: string) {
  const wanted = path.replace(/\/+$/, '');
  for (const route of routes) {
    const found = toPattern(route).exec(wanted);
    if (!found) continue;
    const pathParameters: Parameters = {};
    for (const [name, value] of Object.entries(found.groups ?? {})) pathParameters[name] = decode(value);
    const handler = route.handlers.find((one) => one.methods.includes(method));
    if (handler) return { route, handler, pathParameters };
    const first = route.handlers[0];
    if (method === 'OPTIONS' && first) return { route, handler: first, pathParameters };
  }
  return undefined;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Letter case and a trailing slash do not matter. */
function toPattern(route: Route): RegExp {
  const full = route.namespace === '' ? route.path : `/${route.namespace}${route.path}`;
  const source = full
    .replace(/\/$/, '')
    .replaceAll('{id}', '(?<id>\\d+)')
    .replaceAll('{slug}', '(?<slug>[^/]+)')
    .replaceAll('{uuid}', '(?<uuid>[\\w-]+)');
  return new RegExp(`^${source}$`, 'i');
}

function allowed(route: Route, call: Call): string {
  return route.handlers
    .filter((handler) => rightTo(handler, call))
    .flatMap((handler) => handler.methods)
    .join(', ');
}

/** An item that is not there gives no right. */
function rightTo(handler: Handler, call: Call): boolean {
  try {
    return (
      (handler.advertised ?? handler.permitted)?.(call) === true || !(handler.advertised ?? handler.permitted)
    );
  } catch (error) {
    if (error instanceof RestError) return false;
    throw error;
  }
}

/** OPTIONS lists all methods for everybody. */
function describeOptions(route: Route, site: Site): Answer {
  const description = { namespace: route.namespace, ...describeHandlers(route, site) };
  if (route.path.includes('{')) return { body: description };
  const self = [{ href: restAddress(site, `/${route.namespace}${route.path}`) }];
  return { body: { ...description, _links: { self } } };
}

/** An endpoint without arguments has an empty list of them. */
export function describeHandlers({ handlers }: Route, site: Site) {
  return {
    methods: handlers.flatMap(({ methods }) => methods),
    endpoints: handlers.map((handler) => ({
      methods: handler.methods,
      args: handler.arguments ? describeArguments(handler.arguments, site) : [],
    })),
  };
}
