import { Fault } from '../errors';
import { cancelledFault, readAnswer } from './answer';
import { createExchange } from './exchange';
import type { Leave } from './gate';
import type { Method, Params } from './method';
import { pause } from './pace';
import type { CallOptions, TransportOptions } from './parts';
import { type Call, toRequest } from './request';

export { bareFetch, boundFetch, requireOrigin } from './exchange';
export { createGates, type Gates, pacedFetch } from './gate';
export { readJson } from './json';
export type { Credentials, Method, Params, ServiceErrors } from './method';
export { method } from './method';
export { retryAfter } from './pace';
export type { CallOptions, TransportOptions } from './parts';
export { checkUpload, createResumable, granule, type Resumable } from './resumable';

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

export function createTransport(parts: TransportOptions): Transport {
  const now = parts.now ?? Date.now;
  const exchange = createExchange(parts);

  async function attempt<Answer>(
    call: Call<Answer>,
    signal: AbortSignal,
    leave: Leave | undefined,
  ): Promise<Answer> {
    const { method, options } = call;
    let response: Response | undefined;
    try {
      response = await exchange.authorised(method, () => toRequest(parts, call, signal));
    } finally {
      // Before a refusal is looked into: that may take requests of its own.
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
        const leave = await parts.gate?.enter(signal);
        if (parts.gate && !leave) throw options.signal?.aborted ? cancelledFault(method, 'refused') : failed;
        // The time begins when the first request may leave, not while others keep it waiting.
        if (tried === 1)
          signal = AbortSignal.any([AbortSignal.timeout(options.timeout ?? parts.timeout ?? 25_000), signal]);
        try {
          return await attempt({ method, params, body, options }, signal, leave);
        } catch (error) {
          failed = error;
          if (options.signal?.aborted) throw cancelledFault(method);
          if (!(error instanceof Fault) || !mayRepeat(method, error, now()) || tried === tries) throw error;
          await pause(tried, error.data.retryAt, now(), signal);
          if (options.signal?.aborted) throw cancelledFault(method);
          // Out of time while waiting: what went wrong before is what went wrong.
          if (signal.aborted) throw error;
        }
      }
    },
  };
}

/**
 * Only what changes nothing is sent again here. A write is the job's to repeat, even one that was refused for sure: each
 * is charged, and the job knows how often it was tried.
 */
function mayRepeat(method: Method, fault: Fault, now: number): boolean {
  if (fault.data.kind !== 'transient' || (fault.data.retryAt ?? 0) > now + patience) return false;
  return method.repeat === 'safe';
}
