import type { IncomingMessage } from 'node:http';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** What the client must know of a sandbox to reach it. */
export interface Reachable {
  readonly httpsPort: number;
  readonly httpPort: number;
  readonly certificate: string;
}

const redirects = new Set([301, 302, 303, 307, 308]);
const withoutBody = new Set([204, 205, 304]);

/**
 * A `fetch` whose every host is the sandbox: live addresses go in, the connection goes to loopback and
 * trusts the sandbox's certificate alone. Follows redirects unless told `redirect: 'manual'`; keeps no
 * cookies.
 */
export function sandboxFetch(sandbox: Reachable): typeof fetch {
  return async (input, init) => {
    let request = new Request(input, init);
    // A stream goes out as it comes, in chunks; anything else with its length.
    const streamed = isStream(init?.body);
    for (let hops = 0; hops < 20; hops += 1) {
      const response = await send(sandbox, request, streamed && hops === 0);
      const location = response.headers.get('location');
      if (!redirects.has(response.status) || location === null || request.redirect === 'manual') {
        return response;
      }
      if (request.redirect === 'error') throw new TypeError('Unexpected redirect');
      request = follow(request, response.status, new URL(location, request.url));
    }
    throw new TypeError('Too many redirects');
  };
}

/** As the Fetch standard: 303, and POST after 301 or 302, become GET; another origin gets no credentials. */
function follow(request: Request, status: number, to: URL): Request {
  const headers = new Headers(request.headers);
  if (to.origin !== new URL(request.url).origin) headers.delete('authorization');
  const asGet = status === 303 || (request.method === 'POST' && status < 303);
  return new Request(to, {
    method: asGet ? 'GET' : request.method,
    headers,
    redirect: request.redirect,
    signal: request.signal,
  });
}

const isStream = (body: unknown) => typeof body === 'object' && body !== null && Symbol.asyncIterator in body;

async function send(sandbox: Reachable, request: Request, streamed: boolean): Promise<Response> {
  const url = new URL(request.url);
  const body = streamed ? request.body : Buffer.from(await request.arrayBuffer());
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      method: request.method,
      path: url.pathname + url.search,
      headers: {
        ...Object.fromEntries(request.headers),
        host: url.host,
        ...(body instanceof Uint8Array ? { 'content-length': String(body.byteLength) } : {}),
      },
      signal: request.signal,
    };
    const sent =
      url.protocol === 'https:'
        ? httpsRequest({
            ...options,
            port: sandbox.httpsPort,
            servername: url.hostname,
            ca: sandbox.certificate,
          })
        : httpRequest({ ...options, port: sandbox.httpPort });
    sent.once('response', resolve).on('error', reject);
    if (body instanceof Uint8Array) sent.end(body);
    else pipeline(Readable.from(body ?? []), sent).catch(reject);
  });
  return toResponse(answer, request.url);
}

async function toResponse(answer: IncomingMessage, url: string): Promise<Response> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  const headers = new Headers();
  for (let at = 0; at + 1 < answer.rawHeaders.length; at += 2) {
    headers.append(String(answer.rawHeaders[at]), String(answer.rawHeaders[at + 1]));
  }
  const status = answer.statusCode ?? 500;
  const body = withoutBody.has(status) ? null : Buffer.concat(chunks);
  const response = new Response(body, { status, statusText: answer.statusMessage ?? '', headers });
  return Object.defineProperty(response, 'url', { value: url });
}
