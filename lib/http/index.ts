import { Fault } from '../errors';
import { cancelledFault, readAnswer } from './answer';
import { createExchange } from './exchange';
import type { Leave } from './gate';
import type { Method, Params } from './method';
import type { CallOptions, TransportOptions } from './options';
import { type Call, toRequest } from './request';
import { pause } from './retry';

export { bareFetch, requireOrigin } from './exchange';
export { createGates, type Gates, pacedFetch } from './gate';
export { readJson } from './json';
export type { Credentials, Method, Params, ServiceErrors } from './method';
export { method } from './method';
export type { CallOptions, TransportOptions } from './options';
export { checkUpload, createResumable, granule, type Resumable } from './resumable';
export { retryAfter } from './retry';

export interface Transport {
  /**
   * Calls a method and parses its answer. Methods that are safe to repeat are tried three times.
   * @throws Fault `badInput` before anything is sent; `cancelled` if `options.signal` was aborted; what the service
   * refused; `outcome: 'unclear'` if a write may have been done although no usable answer came
   */
  call<Answer>(
    method: Method<Answer>,
    params: Params,
    body?: unknown,
    options?: CallOptions<Answer>,
  ): Promise<Answer>;
}

const tries = 3;
/** Longest wait between two tries, in milliseconds; longer ones are left to the job, which can wait on disk. */
const longestPause = 5_000;

/**
 * Creates the {@link Transport} of one service and account. A call times out after
 * `options.timeout`, else `transportOptions.timeout`, else 25 s, all of its tries together; the wait for the
 * gate before the first one does not count.
 */
export function createTransport(transportOptions: TransportOptions): Transport {
  const now = transportOptions.now ?? Date.now;
  const exchange = createExchange(transportOptions);

  async function attempt<Answer>(
    call: Call<Answer>,
    signal: AbortSignal,
    leave: Leave | undefined,
  ): Promise<Answer> {
    const { method, options } = call;
    let response: Response | undefined;
    try {
      response = await exchange.authorised(method, () => toRequest(transportOptions, call, signal));
    } finally {
      // Before a refusal is read: that may need requests of its own.
      leave?.(response !== undefined);
    }
    if (response.ok) return readAnswer(method, response, call.params);
    if (response.status === 304 && options.held !== undefined) return options.held;
    throw await exchange.refusal(method, response);
  }

  return {
    async call(method, params, body, options = {}) {
      let signal = options.signal ?? new AbortController().signal;
      let failed: unknown;
      for (let tried = 1; ; tried++) {
        const leave = await transportOptions.gate?.enter(signal);
        if (transportOptions.gate && !leave)
          throw options.signal?.aborted ? cancelledFault(method, 'refused') : failed;
        // The timeout begins when the first request may be sent, not while it waits for the gate.
        if (tried === 1)
          signal = AbortSignal.any([
            AbortSignal.timeout(options.timeout ?? transportOptions.timeout ?? 25_000),
            signal,
          ]);
        try {
          return await attempt({ method, params, body, options }, signal, leave);
        } catch (error) {
          failed = error;
          if (options.signal?.aborted) throw cancelledFault(method);
          if (!(error instanceof Fault) || !mayRepeat(method, error, now()) || tried === tries) throw error;
          await pause(tried, error.data.retryAt, now(), signal);
          if (options.signal?.aborted) throw cancelledFault(method);
          // The timeout ended the pause: the error is that of the last try.
          if (signal.aborted) throw error;
        }
      }
    },
  };
}

/**
 * Only methods that change nothing are repeated here. Writes are repeated by the job, even refused ones: each try costs
 * quota, and the job counts them.
 */
function mayRepeat(method: Method, fault: Fault, now: number): boolean {
  if (fault.data.kind !== 'transient' || (fault.data.retryAt ?? 0) > now + longestPause) return false;
  return method.repeat === 'safe';
}
