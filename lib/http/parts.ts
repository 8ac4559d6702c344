import type { Gate } from './gate';
import type { Credentials, Method, ServiceErrors } from './method';

/** What a transport is handed: it owns neither tokens, nor clock, nor the meter. */
export interface TransportOptions {
  /** Everything before a method's path, without a slash at the end: `https://youtube.googleapis.com/youtube/v3`. */
  base: string;
  /** The same for uploads, where it is not `base` with `/upload` before its path. */
  uploadBase?: string;
  /** How `base` and a path become an address; sites with plain permalinks carry the path in a parameter. */
  address?: (base: string, path: string) => URL;
  credentials?: Credentials;
  /** Where the token goes; in the address it may end up in somebody's log. */
  tokenIn?: 'header' | 'query';
  /** An API key, which says who asks where no token does. */
  key?: string;
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
  /** Passed by each call before it is sent; absent for the video platform, which needs no pacing. */
  gate?: { enter(signal: AbortSignal): ReturnType<Gate['enter']> };
  now?: () => number;
  /** Upper bound for one request, in milliseconds: a worker is stopped when a fetch takes over 30 s to answer. */
  timeout?: number;
}

export interface CallOptions<Answer = unknown> {
  signal?: AbortSignal;
  /** The verb, where a method accepts several. */
  via?: 'POST' | 'PUT' | 'PATCH';
  /** The file of a method that takes one; its type goes along. */
  media?: Blob;
  /** An older answer to the same question: where the service says that nothing changed, it is the answer again. */
  held?: Answer;
  /** In place of the transport's own bound, in milliseconds, for a page that may wait longer than a worker lives. */
  timeout?: number;
}
