import { Fault } from '../errors';
import { networkFault, readRefusal } from './answer';
import { isWrite, type Method } from './method';
import type { TransportOptions } from './options';
import type { SignedRequest } from './request';
import { retryAfter } from './retry';

/** `fetch` as a free function: called as a method of another object, it throws. */
export const bareFetch: typeof fetch = (input, init) => fetch(input, init);

/**
 * Requires an address of the origin that issued the credentials.
 * @throws Fault `notAllowed/foreignOrigin`
 */
export function requireOrigin(origin: string, address: string): void {
  const target = new URL(address).origin;
  if (target !== origin) throw new Fault({ kind: 'notAllowed', reason: 'foreignOrigin', about: target });
}

/**
 * Sends single requests: authorizes them, counts their quota, and reads refusals. It repeats a request only after a
 * 401.
 */
export interface Exchange {
  /**
   * Sends a request; after a 401, once more with a renewed token.
   * @param build called again for the second request
   * @param charged whether the service charges quota for it
   * @throws Fault `transient` if no answer came
   */
  authorised(method: Method, build: () => Promise<SignedRequest>, charged?: boolean): Promise<Response>;
  /** The error that a response which is not ok stands for. */
  refusal(method: Method, response: Response): Promise<Fault>;
}

/** Creates the {@link Exchange} of one service. It keeps no state between requests. */
export function createExchange(transportOptions: TransportOptions): Exchange {
  const now = transportOptions.now ?? Date.now;
  const send = transportOptions.fetch ?? bareFetch;
  const { origin } = new URL(transportOptions.base);

  /** Requests with an Authorization header go to the transport's own origin only, those without may go anywhere. */
  async function once(method: Method, request: Request, charged: boolean): Promise<Response> {
    if (charged) await transportOptions.meter?.spend(method);
    try {
      if (request.headers.has('authorization')) requireOrigin(origin, request.url);
      return await send(request);
    } catch (error) {
      if (error instanceof Fault) throw error;
      throw networkFault(method, request.url, error);
    }
  }

  function toError(method: Method, response: Response, body: unknown): Fault {
    const data = transportOptions.errors(response.status, body, response.headers);
    const retryAt = data.retryAt ?? retryAfter(response.headers, now());
    // An insert may be done although the answer says `notFound` or `conflict`: services answer so after a finished one.
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
      const renewed = await transportOptions.credentials?.renew?.(authorization);
      return renewed ? once(method, (await build()).request, charged) : first;
    },

    async refusal(method, response) {
      const said = toError(method, response, await readRefusal(method, response));
      const meant = await transportOptions.credentials?.explain?.(said.data);
      const fault = meant === undefined ? said : new Fault({ ...said.data, ...meant });
      if (fault.data.kind !== 'quota') return fault;
      const retryAt = await transportOptions.meter?.refused(method, fault.data.reason);
      return retryAt === undefined ? fault : new Fault({ ...fault.data, retryAt });
    },
  };
}
