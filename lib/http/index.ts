import { Fault } from '../fault';
import { type Credentials, type Method, type Params, type ServiceErrors, withholdSecrets } from './method';
import { pause, retryAfter } from './pace';

export type { Credentials, Method, Params, ServiceErrors } from './method';
export { method } from './method';

/** What a transport is handed: it owns neither tokens, nor clock, nor the meter. */
export interface TransportParts {
  /** Everything before a method's path, without a slash at the end: `https://youtube.googleapis.com/youtube/v3`. */
  base: string;
  /** How `base` and a path become an address; sites with plain permalinks carry the path in a parameter. */
  address?: (base: string, path: string) => URL;
  credentials?: Credentials;
  /**
   * Told before each request what it costs; may refuse by throwing. Told when the service says that the quota is
   * used up, it answers when there is some again (epoch milliseconds): the services do not say.
   */
  meter?: {
    spend(method: Method): Promise<void>;
    refused(method: Method, reason: string): Promise<number | undefined>;
  };
  /** How the service says what went wrong. */
  errors: ServiceErrors;
  fetch?: typeof fetch;
  now?: () => number;
  /** Upper bound for one request, in milliseconds: a worker is stopped when a fetch takes over 30 s to answer. */
  timeout?: number;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** The verb, where a method accepts several. */
  via?: 'POST' | 'PUT' | 'PATCH';
}

export interface Transport {
  /**
   * Sends one method and parses its answer.
   * @throws Fault `outcome: 'unclear'` when a write may have been done although no usable answer came.
   */
  call<Answer>(
    method: Method<Answer>,
    params: Params,
    body?: unknown,
    options?: CallOptions,
  ): Promise<Answer>;
}

const tries = 3;
/** A longer wait than this is for the job to sleep through, not for a request to hang on. */
const patience = 5_000;

export function createTransport(parts: TransportParts): Transport {
  const now = parts.now ?? Date.now;
  // Called as a bare function: `fetch` refuses any other `this`.
  const send = parts.fetch ?? ((input: RequestInfo | URL, init?: RequestInit) => fetch(input, init));

  async function once(method: Method, request: Request): Promise<Response> {
    await parts.meter?.spend(method);
    try {
      return await send(request);
    } catch (error) {
      if (error instanceof Fault) throw error;
      throw networkFault(method, request.url, error);
    }
  }

  /** One request; when the service refuses the token, once more with a renewed one. */
  async function authorised(method: Method, build: () => Promise<Request>): Promise<Response> {
    const request = await build();
    const first = await once(method, request);
    const refused = request.headers.get('authorization');
    if (first.status !== 401 || refused === null) return first;
    return (await parts.credentials?.renew?.(refused)) ? once(method, await build()) : first;
  }

  async function attempt<Answer>(method: Method<Answer>, build: () => Promise<Request>): Promise<Answer> {
    const response = await authorised(method, build);
    const text = await readText(method, response);
    if (!response.ok) {
      const fault = errorOf(method, response, text);
      if (fault.data.kind !== 'quota') throw fault;
      const retryAt = await parts.meter?.refused(method, fault.data.reason);
      throw retryAt === undefined ? fault : new Fault({ ...fault.data, retryAt });
    }
    return parseAnswer(method, response, text);
  }

  function errorOf(method: Method, response: Response, text: string): Fault {
    const data = parts.errors(response.status, jsonOf(text), response.headers);
    const retryAt = data.retryAt ?? retryAfter(response.headers, now());
    const unclear = isWrite(method) && (response.status >= 500 || data.outcome === 'unclear');
    return new Fault({
      ...data,
      status: response.status,
      outcome: unclear ? 'unclear' : 'refused',
      ...(retryAt === undefined ? {} : { retryAt }),
    });
  }

  return {
    async call(method, params, body, options = {}) {
      const signal = AbortSignal.any([
        AbortSignal.timeout(parts.timeout ?? 25_000),
        options.signal ?? new AbortController().signal,
      ]);
      const build = async () => requestOf(parts, method, params, body, options, signal);
      for (let tried = 1; ; tried++) {
        try {
          return await attempt(method, build);
        } catch (error) {
          if (options.signal?.aborted)
            throw new Fault({
              kind: 'cancelled',
              reason: 'cancelled',
              outcome: isWrite(method) ? 'unclear' : 'refused',
            });
          if (!(error instanceof Fault) || !mayRepeat(method, error, now()) || tried === tries) throw error;
          await pause(tried, error.data.retryAt, now(), signal);
        }
      }
    },
  };
}

function isWrite(method: Method): boolean {
  return !(Array.isArray(method.http) ? false : method.http === 'GET');
}

/** Only what changes nothing, or what was refused for sure, is sent again here; the rest is the job's to check. */
function mayRepeat(method: Method, fault: Fault, now: number): boolean {
  if (fault.data.kind !== 'transient' || (fault.data.retryAt ?? 0) > now + patience) return false;
  return method.repeat === 'safe' || fault.data.outcome === 'refused';
}

async function requestOf(
  parts: TransportParts,
  method: Method,
  params: Params,
  body: unknown,
  options: CallOptions,
  signal: AbortSignal,
): Promise<Request> {
  const rest = { ...checked(method, 'query', params) };
  const path = method.path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = rest[name];
    delete rest[name];
    if (value === undefined || value === '')
      throw new Fault({ kind: 'badInput', reason: 'missing', about: name });
    return encodeURIComponent(String(value));
  });
  const url = parts.address?.(parts.base, path) ?? new URL(parts.base + path);
  for (const [name, value] of Object.entries(rest)) appendParam(url, name, value);
  const headers = new Headers({ accept: 'application/json' });
  const authorization = await parts.credentials?.authorization();
  if (authorization !== undefined) headers.set('authorization', authorization);
  const init: RequestInit = {
    method: verbOf(method, options),
    headers,
    signal,
    credentials: 'omit',
    cache: 'no-store',
    redirect: 'error',
  };
  if (body !== undefined) {
    headers.set('content-type', 'application/json; charset=UTF-8');
    init.body = JSON.stringify(checked(method, 'body', body));
  }
  return new Request(url, init);
}

function verbOf(method: Method, options: CallOptions): string {
  if (!Array.isArray(method.http)) return method.http as string;
  return options.via ?? (method.http[0] as string);
}

/** Lists go out comma separated: both services read them so. */
function appendParam(url: URL, name: string, value: unknown): void {
  if (value === undefined || value === null) return;
  url.searchParams.set(name, Array.isArray(value) ? value.join(',') : String(value));
}

function checked(method: Method, part: 'query' | 'body', value: unknown): Record<string, unknown> {
  const schema = part === 'query' ? method.query?.() : method.body?.();
  if (schema === undefined) return (value ?? {}) as Record<string, unknown>;
  const parsed = schema.safeParse(value ?? {});
  if (parsed.success) return parsed.data as Record<string, unknown>;
  const issue = parsed.error.issues[0];
  throw new Fault({
    kind: 'badInput',
    reason: issue?.code ?? 'invalid',
    about: `${method.id} ${issue?.path.join('.') ?? part}`,
  });
}

async function readText(method: Method, response: Response): Promise<string> {
  try {
    return await response.text();
  } catch (error) {
    throw networkFault(method, response.url, error);
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** An answer that is not the service's own (a login wall's HTML, an empty body) is a fault, never a result. */
function parseAnswer<Answer>(method: Method<Answer>, response: Response, text: string): Answer {
  if (response.status === 204 || method.response === undefined) return undefined as Answer;
  const parsed = method.response().safeParse(jsonOf(text));
  if (parsed.success) return parsed.data;
  const html = /^\s*</.test(text);
  throw new Fault({
    kind: 'answer',
    reason: text === '' ? 'emptyAnswer' : html ? 'htmlAnswer' : 'oddAnswer',
    status: response.status,
    outcome: isWrite(method) ? 'unclear' : 'refused',
    about: method.id,
  });
}

function networkFault(method: Method, url: string, cause: unknown): Fault {
  const timedOut = cause instanceof DOMException && cause.name === 'TimeoutError';
  return new Fault(
    {
      kind: 'transient',
      reason: timedOut ? 'timeOut' : 'unreachable',
      outcome: isWrite(method) ? 'unclear' : 'refused',
      about: withholdSecrets(url),
    },
    { cause },
  );
}
