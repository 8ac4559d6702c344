import { Fault } from '../fault';
import { networkFault, readAnswer, readRefusal } from './answer';
import { isWrite, type Method, type Params } from './method';
import { pause, retryAfter } from './pace';
import type { CallOptions, TransportParts } from './parts';
import { type Call, requestOf, type SignedRequest } from './request';

export type { Credentials, Method, Params, ServiceErrors } from './method';
export { method } from './method';
export type { CallOptions, TransportParts } from './parts';

export interface Transport {
  /**
   * Sends one method and parses its answer.
   * @throws Fault `outcome: 'unclear'` when a write may have been done although no usable answer came.
   */
  call<Answer>(
    method: Method<Answer>,
    params: Params,
    body?: unknown,
    options?: CallOptions<Answer>,
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
  async function authorised(method: Method, build: () => Promise<SignedRequest>): Promise<Response> {
    const { request, authorization } = await build();
    const first = await once(method, request);
    if (first.status !== 401 || authorization === undefined) return first;
    const renewed = await parts.credentials?.renew?.(authorization);
    return renewed ? once(method, (await build()).request) : first;
  }

  async function attempt<Answer>(call: Call<Answer>, signal: AbortSignal): Promise<Answer> {
    const { method, options } = call;
    const response = await authorised(method, () => requestOf(parts, call, signal));
    if (response.ok) return readAnswer(method, response);
    if (response.status === 304 && options.held !== undefined) return options.held;
    const fault = errorOf(method, response, await readRefusal(method, response));
    if (fault.data.kind !== 'quota') throw fault;
    const retryAt = await parts.meter?.refused(method, fault.data.reason);
    throw retryAt === undefined ? fault : new Fault({ ...fault.data, retryAt });
  }

  function errorOf(method: Method, response: Response, body: unknown): Fault {
    const data = parts.errors(response.status, body, response.headers);
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
        AbortSignal.timeout(options.timeout ?? parts.timeout ?? 25_000),
        options.signal ?? new AbortController().signal,
      ]);
      for (let tried = 1; ; tried++) {
        try {
          return await attempt({ method, params, body, options }, signal);
        } catch (error) {
          if (options.signal?.aborted) throw cancelled(method);
          if (!(error instanceof Fault) || !mayRepeat(method, error, now()) || tried === tries) throw error;
          await pause(tried, error.data.retryAt, now(), signal);
          if (options.signal?.aborted) throw cancelled(method);
          // Out of time while waiting: what went wrong before is what went wrong.
          if (signal.aborted) throw error;
        }
      }
    },
  };
}

function cancelled(method: Method): Fault {
  return new Fault({
    kind: 'cancelled',
    reason: 'cancelled',
    outcome: isWrite(method) ? 'unclear' : 'refused',
  });
}

/** Only what changes nothing, or what was refused for sure, is sent again here; the rest is the job's to check. */
function mayRepeat(method: Method, fault: Fault, now: number): boolean {
  if (fault.data.kind !== 'transient' || (fault.data.retryAt ?? 0) > now + patience) return false;
  return method.repeat === 'safe' || fault.data.outcome === 'refused';
}
