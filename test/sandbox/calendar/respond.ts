import { findSession, type Identity } from './identity';
import { restAddress, type Site } from './site';
import type { Parameters } from './validation';

/** What is sent with answers that depend on who asks. */
export const notToBeKept = 'no-cache, must-revalidate, max-age=0, no-store, private';

/**
 * CORS as the live site answers it, where an extension's origin gets an empty header (calendar API behaviour,
 * section 3), and what may be kept.
 */
export function sharedHeaders(site: Site, request: Request, identity: Partial<Identity>): Headers {
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
  const known = signedIn || (byNonce && findSession(site, request) !== undefined);
  if (origin !== null || (request.method === 'GET' && !known)) headers.set('Vary', 'Origin');
  return headers;
}

/** Prunes by `_fields`, wraps for `_envelope` and `_jsonp` (calendar API behaviour, section 4). */
export function respond(
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

/** An object without anything left is an empty list in PHP. */
const emptied = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0 ? [] : value;

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
      if (deeper.length > 0) picked[key] = Array.isArray(value) ? [] : emptied(pick(value, deeper.join(',')));
    }
  }
  return picked;
}
