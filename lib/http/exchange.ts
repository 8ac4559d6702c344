import { Fault } from '../errors';
import { networkFault, readRefusal } from './answer';
import { isWrite, type Method } from './method';
import { retryAfter } from './pace';
import type { TransportOptions } from './parts';
import type { SignedRequest } from './request';

/** `fetch` as a bare function: it refuses any other `this`. */
export const bareFetch: typeof fetch = (input, init) => fetch(input, init);

/**
 * Lets an address pass that is of the origin which issued the credentials.
 * @throws Fault `notAllowed/foreignOrigin`
 */
export function requireOrigin(origin: string, address: string): void {
  const target = new URL(address).origin;
  if (target !== origin) throw new Fault({ kind: 'notAllowed', reason: 'foreignOrigin', about: target });
}

/**
 * A fetch for requests that carry credentials: they leave for the origin that issued them and for no other,
 * whatever address the caller put together.
 * @throws Fault `notAllowed/foreignOrigin` before anything is sent.
 */
export function boundFetch(origin: string, send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    if (request.headers.has('authorization')) requireOrigin(origin, request.url);
    return send(request);
  };
}

/** One request and its answer: who asks, what it costs, and what a refusal means. Tries nothing twice by itself. */
export interface Exchange {
  /**
   * One request; when the service refuses the token, once more with a renewed one.
   * @param charged whether the service counts it against the quota
   * @throws Fault `transient` when no answer came
   */
  authorised(method: Method, build: () => Promise<SignedRequest>, charged?: boolean): Promise<Response>;
  /** What an answer that is not ok means. */
  refusal(method: Method, response: Response): Promise<Fault>;
}

export function createExchange(parts: TransportOptions): Exchange {
  const now = parts.now ?? Date.now;
  const send = parts.fetch ?? bareFetch;

  async function once(method: Method, request: Request, charged: boolean): Promise<Response> {
    if (charged) await parts.meter?.spend(method);
    try {
      return await send(request);
    } catch (error) {
      if (error instanceof Fault) throw error;
      throw networkFault(method, request.url, error);
    }
  }

  function errorOf(method: Method, response: Response, body: unknown): Fault {
    const data = parts.errors(response.status, body, response.headers);
    const retryAt = data.retryAt ?? retryAfter(response.headers, now());
    // What is said to be missing or in conflict may stand there all the same: services say so of finished inserts, too.
    const isDoubtful = method.http === 'POST' && (data.kind === 'notFound' || data.kind === 'conflict');
    const outcome = data.outcome ?? (response.status >= 500 || isDoubtful ? 'unclear' : 'refused');
    return new Fault({
      ...data,
      status: response.status,
      outcome: isWrite(method) ? outcome : 'refused',
      ...(retryAt === undefined ? {} : { retryAt }),
    });
  }

  return {
    async authorised(method, build, charged = true) {
      const { request, authorization } = await build();
      const first = await once(method, request, charged);
      if (first.status !== 401 || authorization === undefined) return first;
      const renewed = await parts.credentials?.renew?.(authorization);
      return renewed ? once(method, (await build()).request, charged) : first;
    },

    async refusal(method, response) {
      const said = errorOf(method, response, await readRefusal(method, response));
      const meant = await parts.credentials?.explain?.(said.data);
      const fault = meant === undefined ? said : new Fault({ ...said.data, ...meant });
      if (fault.data.kind !== 'quota') return fault;
      const retryAt = await parts.meter?.refused(method, fault.data.reason);
      return retryAt === undefined ? fault : new Fault({ ...fault.data, retryAt });
    },
  };
}
