import { findUser, passwordsOf } from './access';
import { readRequest, type Sent } from './parameters';
import { forbidden, noRoute, RestError } from './restError';
import { type Caller, nowUtc, restAddress, type Site } from './site';
import { type Arguments, checkParameters, describeArguments, type Parameters } from './validation';

export interface Call extends Sent {
  site: Site;
  user: Caller;
  method: string;
  headers: Headers;
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
  const method = methodOf(request, url);
  const signedIn = identify(site, request);
  const shared = sharedHeaders(site, request, signedIn instanceof RestError ? {} : signedIn);
  if (signedIn instanceof RestError) return respond(url, signedIn.status, signedIn.body, shared);

  const matched = match(routes, path, method);
  if (!matched) {
    const error = noRoute();
    return respond(url, error.status, error.body, shared);
  }
  const sent = await readRequest(request, url, matched.pathParameters);
  const { nonce: _shownInHeaders, ...identity } = signedIn;
  const call: Call = { ...sent, ...identity, site, method, headers: request.headers };
  const answer = method === 'OPTIONS' ? optionsOf(matched.route, site) : await run(call, matched.handler);
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
function methodOf(request: Request, url: URL): string {
  const asked = url.searchParams.get('_method') ?? request.headers.get('x-http-method-override');
  const method = (asked ?? request.method).toUpperCase();
  return method === 'HEAD' ? 'GET' : method;
}

function match(routes: Route[], path: string, method: string) {
  const wanted = path.replace(/\/+$/, '');
  for (const route of routes) {
    const found = patternOf(route).exec(wanted);
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
function patternOf(route: Route): RegExp {
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
    .filter(
      (handler) =>
        (handler.advertised ? handler.advertised(call) : (handler.permitted?.(call) ?? true)) === true,
    )
    .flatMap((handler) => handler.methods)
    .join(', ');
}

/** OPTIONS lists all methods for everybody. */
function optionsOf(route: Route, site: Site): Answer {
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

type Identity = { user: Caller; passwordUuid?: string; nonce?: string };

/**
 * Wrong credentials fail every route; a Bearer token counts as nobody; where application passwords cannot be used
 * the header is not looked at (calendar API behaviour, section 2).
 */
function identify(site: Site, request: Request): Identity | RestError {
  const nonce = request.headers.get('x-wp-nonce');
  if (nonce !== null) return identifyByCookie(site, request, nonce);
  const basic = /^Basic\s+(.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (basic === undefined || site.switches.stripAuthorization || site.switches.noApplicationPasswords)
    return { user: undefined };
  const [login = '', ...rest] = Buffer.from(basic, 'base64').toString('utf8').split(':');
  const { db } = site.store;
  const user = findUser(db, 'login', login) ?? findUser(db, 'email', login);
  if (!user) {
    return new RestError(
      401,
      login.includes('@') ? 'invalid_email' : 'invalid_username',
      'Nobody here has this name.',
    );
  }
  const given = rest.join(':').replace(/\s/g, '');
  const used = passwordsOf(db, user.id).find((one) => one.password.replaceAll(' ', '') === given);
  if (!used)
    return new RestError(401, 'incorrect_password', 'This is no application password of this account.');
  db.run('UPDATE calendar_application_passwords SET lastUsed = ?, lastIp = ? WHERE uuid = ?', [
    nowUtc(site).replace(' ', 'T'),
    '127.0.0.1',
    used.uuid,
  ]);
  return { user, passwordUuid: used.uuid };
}

function identifyByCookie(site: Site, request: Request, nonce: string): Identity | RestError {
  const session = sessionOf(site, request);
  if (session?.nonce !== nonce)
    return new RestError(403, 'rest_cookie_invalid_nonce', 'The nonce does not fit.');
  return { user: findUser(site.store.db, 'id', session.user), nonce };
}

export function sessionOf(
  site: Site,
  request: Request,
): { token: string; user: number; nonce: string } | undefined {
  const token = /(?:^|;\s*)sandbox_login=([\w-]+)/.exec(request.headers.get('cookie') ?? '')?.[1];
  if (token === undefined) return undefined;
  return site.store.db.get<{ token: string; user: number; nonce: string }>(
    'SELECT * FROM calendar_sessions WHERE token = ?',
    [token],
  );
}

export const notToBeKept = 'no-cache, must-revalidate, max-age=0, no-store, private';

/** CORS as the live site answers it: an extension's origin gets an empty header (section 3). */
function sharedHeaders(site: Site, request: Request, identity: Partial<Identity>): Headers {
  const headers = new Headers({
    'Content-Type': 'application/json; charset=UTF-8',
    Link: `<${restAddress(site, '/')}>; rel="https://api.w.org/"`,
    'X-Content-Type-Options': 'nosniff',
    'Access-Control-Expose-Headers': 'X-WP-Total, X-WP-TotalPages, Link',
    'Access-Control-Allow-Headers':
      'Authorization, X-WP-Nonce, Content-Disposition, Content-MD5, Content-Type',
  });
  const origin = request.headers.get('origin');
  if (origin !== null) {
    headers.set('Access-Control-Allow-Origin', /^(https?:\/\/|null$)/.test(origin) ? origin : '');
    headers.set('Access-Control-Allow-Methods', 'OPTIONS, GET, POST, PUT, PATCH, DELETE');
    headers.set('Access-Control-Allow-Credentials', 'true');
  }
  const byNonce = request.headers.has('x-wp-nonce');
  const signedIn = identity.user !== undefined;
  if (signedIn || byNonce) headers.set('Cache-Control', notToBeKept);
  if (identity.nonce !== undefined) headers.set('X-WP-Nonce', identity.nonce);
  // Whoever has logged in counts as known here even when the nonce is wrong.
  const known = signedIn || (byNonce && sessionOf(site, request) !== undefined);
  if (origin !== null || (request.method === 'GET' && !known)) headers.set('Vary', 'Origin');
  return headers;
}

function respond(
  url: URL,
  status: number,
  body: unknown,
  shared: Headers,
  own: Record<string, string | number> = {},
): Response {
  const pruned = status < 400 ? pick(body, url.searchParams.get('_fields')) : body;
  if (url.searchParams.has('_envelope')) {
    return new Response(JSON.stringify({ body: pruned, status, headers: own }), {
      status: 200,
      headers: shared,
    });
  }
  for (const [name, value] of Object.entries(own)) {
    if (name === 'Link') shared.append(name, String(value));
    else shared.set(name, String(value));
  }
  const callback = url.searchParams.get('_jsonp');
  if (callback !== null && /^[\w.]+$/.test(callback)) {
    shared.set('Content-Type', 'application/javascript; charset=UTF-8');
    return new Response(`/**/${callback}(${JSON.stringify(pruned)})`, { status, headers: shared });
  }
  return new Response(JSON.stringify(pruned), { status, headers: shared });
}

/** `_fields`: names of keys, with dots into objects; a path into a list empties the list. */
function pick(body: unknown, fields: string | null): unknown {
  if (!fields || typeof body !== 'object' || body === null) return body;
  const wanted = fields.split(',').map((field) => field.trim());
  if (Array.isArray(body)) return body.map((item) => pick(item, fields));
  const picked: Parameters = {};
  for (const [key, value] of Object.entries(body)) {
    if (wanted.includes(key) || key === '_links') picked[key] = value;
    else {
      const deeper = wanted
        .filter((field) => field.startsWith(`${key}.`))
        .map((field) => field.slice(key.length + 1));
      if (deeper.length > 0) picked[key] = Array.isArray(value) ? [] : pick(value, deeper.join(','));
    }
  }
  return picked;
}
