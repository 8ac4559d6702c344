import type { Gate } from './gate';
import type { Credentials, Method, ServiceErrors } from './method';

/** Dependencies of a transport, which owns neither tokens nor the quota meter. */
export interface TransportOptions {
  /** The address before a method's path, without a slash at the end: `https://youtube.googleapis.com/youtube/v3`. */
  base: string;
  /** Joins `base` and a path; sites with plain permalinks take the path in a query parameter. */
  address?: (base: string, path: string) => URL;
  credentials?: Credentials;
  /** Where the token is sent; in the address it may end up in a server's log. */
  tokenIn?: 'header' | 'query';
  /** An API key, for calls without a token. */
  key?: string;
  /**
   * `spend` is called before each request that costs quota, and may throw to refuse it. `refused` is called when the
   * service says that the quota is used up, and returns when it is reset (epoch milliseconds), which the service does
   * not say.
   */
  meter?: {
    spend(method: Method): Promise<void>;
    refused(method: Method, reason: string): Promise<number | undefined>;
  };
  errors: ServiceErrors;
  /** Sends the requests; those with an Authorization header only to the origin of `base`. */
  fetch?: typeof fetch;
  /** Every call waits for it before it is sent; absent for the video platform, which needs no limit. */
  gate?: { enter(signal: AbortSignal): ReturnType<Gate['enter']> };
  /** The time in epoch milliseconds; `Date.now` if left out. */
  now?: () => number;
  /** Timeout of a call, in milliseconds: browsers stop a worker whose fetch takes over 30 s to answer. */
  timeout?: number;
}

export interface CallOptions<Answer = unknown> {
  signal?: AbortSignal;
  /** The verb, if the method accepts several. */
  via?: 'POST' | 'PUT' | 'PATCH';
  /** The file, with its type, for a method that takes one. */
  media?: Blob;
  /** An earlier answer to the same call: returned again if the service says that nothing changed (304). */
  held?: Answer;
  /** Timeout in place of the transport's, in milliseconds: pages may wait longer than a worker. */
  timeout?: number;
}
