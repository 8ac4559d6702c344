import type { IncomingMessage, ServerResponse } from 'node:http';

/** One request as it came in; never holds a secret. */
export interface LoggedRequest {
  /** The sandbox's clock, in milliseconds. */
  readonly at: number;
  readonly method: string;
  readonly host: string;
  readonly path: string;
  /** Repeated parameters are joined with commas; keys, codes and tokens read `hidden`. */
  readonly query: Readonly<Record<string, string>>;
  /** What was answered; 0 while nothing was, and for ever when the connection was dropped. */
  status: number;
  readonly authorization?: 'bearer' | 'basic';
  /** The account's email or the site's user name, once known. */
  user?: string;
  /** Names of the fields of a JSON body, for sites that tell them. */
  fields?: readonly string[];
}

export interface RequestLog {
  readonly requests: LoggedRequest[];
  /** Enters a request and follows its response. */
  follow(request: IncomingMessage, response: ServerResponse): void;
}

const secretParameters = new Set([
  'key',
  'access_token',
  'code',
  'token',
  'client_secret',
  'password',
  'upload_id',
]);
const users = new WeakMap<IncomingMessage, string>();
const bodies = new WeakMap<IncomingMessage, readonly string[]>();

/** Tells the log who sent a request, for sites that find out later than from a Basic header. */
export function nameUser(request: IncomingMessage, user: string): void {
  users.set(request, user);
}

/** Tells the log which fields the body of a request has. */
export function nameFields(request: IncomingMessage, fields: readonly string[]): void {
  bodies.set(request, fields);
}

export function createRequestLog(clock: () => number): RequestLog {
  const requests: LoggedRequest[] = [];

  return {
    requests,
    follow(request, response) {
      const url = requestUrl(request);
      const entry: LoggedRequest = {
        at: clock(),
        method: request.method ?? 'GET',
        host: url.hostname,
        path: url.pathname,
        query: readQuery(url),
        status: 0,
        ...readAuthorization(request.headers.authorization),
      };
      requests.push(entry);
      // Not on `close`: a dropped connection has answered nothing, whatever its status says.
      response.once('finish', () => {
        entry.status = response.statusCode;
        const fields = bodies.get(request);
        if (fields !== undefined) entry.fields = fields;
      });
      response.once('close', () => {
        const user = users.get(request);
        if (user !== undefined) entry.user = user;
      });
    },
  };
}

/** The address as the sender meant it: the name in the Host header, not the loopback it was mapped to. */
export function requestUrl(request: IncomingMessage): URL {
  const host = request.headers.host ?? 'localhost';
  try {
    return new URL(request.url ?? '/', `https://${host}`);
  } catch {
    return new URL('/', 'https://localhost');
  }
}

function readQuery(url: URL): Record<string, string> {
  const names = [...new Set(url.searchParams.keys())];
  return Object.fromEntries(
    names.map((name) => [
      name,
      secretParameters.has(name) ? 'hidden' : url.searchParams.getAll(name).join(','),
    ]),
  );
}

function readAuthorization(header: string | undefined): Pick<LoggedRequest, 'authorization' | 'user'> {
  const [scheme = '', credentials = ''] = (header ?? '').split(' ');
  if (scheme.toLowerCase() === 'bearer') return { authorization: 'bearer' };
  if (scheme.toLowerCase() !== 'basic') return {};
  const [user = ''] = Buffer.from(credentials, 'base64').toString('utf8').split(':');
  return { authorization: 'basic', user };
}
