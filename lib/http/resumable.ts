import { Fault } from '../errors';
import { cancelledFault, readAnswer } from './answer';
import { checkMedia, type FileFacts } from './content';
import { createExchange } from './exchange';
import { type Method, type Params, withholdSecrets } from './method';
import type { TransportOptions } from './parts';
import { type Call, checkCall, type SignedRequest, sign, toRequest } from './request';

/** Every piece of a file but the last is a multiple of this many bytes (video API behaviour, section 6). */
export const granule = 262_144;

/** Where an upload stands: so many bytes are kept by the server for sure, or the answer that ends it. */
export type Standing<Answer> = { stored: number } | { answer: Answer };

/**
 * Files too large or too precious for one request (video API behaviour, section 6). Each call is one request, or two
 * where a token had to be renewed, and tries nothing again: after a fault whose outcome is unclear, `ask` tells where
 * the server stands. The address of a session is a secret: who knows it can write the file.
 *
 * @throws Fault `notFound/sessionGone` for a session that the server does not know any more: begin another
 * @throws Fault `answer` when what answers is not the service, as a captive portal: ask again later
 */
export interface Resumable {
  /** @returns the session's address. Costs what the method costs; nothing more is charged. */
  begin<Answer>(
    method: Method<Answer>,
    params: Params,
    body: unknown,
    file: FileFacts,
    signal?: AbortSignal,
  ): Promise<string>;
  /** Sends bytes that begin at `offset`. Stores nothing when that is not where the server stands. */
  put<Answer>(
    method: Method<Answer>,
    session: string,
    piece: { offset: number; bytes: Blob; total: number },
    signal?: AbortSignal,
  ): Promise<Standing<Answer>>;
  /** Asks where the server stands; a finished upload repeats its answer. */
  ask<Answer>(
    method: Method<Answer>,
    session: string,
    total: number,
    signal?: AbortSignal,
  ): Promise<Standing<Answer>>;
}

/** @throws Fault `badInput`, about the field or `media`, for what `begin` would refuse to send */
export function checkUpload(method: Method, params: Params, body: unknown, file: FileFacts): void {
  checkCall(method, params, body);
  checkMedia(method, file);
  if (file.size === 0) throw new Fault({ kind: 'badInput', reason: 'mediaBodyRequired', about: method.id });
}

export function createResumable(parts: TransportOptions): Resumable {
  const exchange = createExchange(parts);

  /** Work within its time; what the caller no longer wants is cancelled, and no failure of the network. */
  async function within<Result>(
    method: Method,
    signal: AbortSignal | undefined,
    work: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    const time = AbortSignal.timeout(parts.timeout ?? 25_000);
    try {
      return await work(signal === undefined ? time : AbortSignal.any([time, signal]));
    } catch (error) {
      throw signal?.aborted ? cancelledFault(method) : error;
    }
  }

  async function requestTo(
    session: string,
    range: string,
    bytes: Blob | undefined,
    signal: AbortSignal,
  ): Promise<SignedRequest> {
    const headers = new Headers({
      accept: 'application/json',
      'content-range': range,
      // Firefox refuses a 308 as it does redirects: asked so, the server says the same in a 200 (behaviour, section 6).
      'x-guploader-no-308': 'yes',
    });
    const authorization = await parts.credentials?.authorization();
    const url = new URL(session);
    sign(parts, url, headers, authorization);
    const request = new Request(url, {
      method: 'PUT',
      headers,
      signal,
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'error',
      ...(bytes === undefined ? {} : { body: bytes }),
    });
    return { request, authorization };
  }

  async function send<Answer>(
    method: Method<Answer>,
    session: string,
    { range, bytes, most, total }: { range: string; bytes?: Blob; most: number; total: number },
    signal: AbortSignal,
  ): Promise<Standing<Answer>> {
    const response = await exchange.authorised(method, () => requestTo(session, range, bytes, signal), false);
    if (isIncomplete(response)) {
      const stored = storedOf(response);
      // More than was ever sent, or all of it and yet no answer: nothing to go on from.
      if (stored === undefined || stored > most || stored >= total) throw oddAnswer(method, response);
      return { stored };
    }
    if (response.ok) return { answer: await readAnswer(method, response) };
    if (response.status === 404 || response.status === 410)
      throw new Fault({ kind: 'notFound', reason: 'sessionGone', status: response.status, about: method.id });
    throw await exchange.refusal(method, response);
  }

  async function open(call: Call & { session: FileFacts }, signal: AbortSignal): Promise<string> {
    const { method } = call;
    const response = await exchange.authorised(method, () => toRequest(parts, call, signal));
    if (!response.ok) throw await exchange.refusal(method, response);
    const session = response.headers.get('location');
    // It is a place to send tokens to: the service's own, or none.
    const isOwn = session !== null && URL.canParse(session) && isOf(parts, session);
    if (!isOwn) throw oddAnswer(method, response);
    return session;
  }

  return {
    async begin(method, params, body, session, signal) {
      checkUpload(method, params, body, session);
      const call = { method, params, body, options: {}, session };
      return within(method, signal, (ends) => open(call, ends));
    },
    put(method, session, { offset, bytes, total }, signal) {
      const most = offset + bytes.size;
      const range = `bytes ${offset}-${most - 1}/${total}`;
      return within(method, signal, (ends) => send(method, session, { range, bytes, most, total }, ends));
    },
    ask(method, session, total, signal) {
      const range = `bytes */${total}`;
      return within(method, signal, (ends) => send(method, session, { range, most: total, total }, ends));
    },
  };
}

const isOf = ({ base, uploadBase = base }: TransportOptions, address: string) =>
  new URL(address).origin === new URL(uploadBase).origin;

/** Bytes are still missing. A server may answer 308 all the same, which Chromium shows and Firefox takes for a redirect. */
const isIncomplete = ({ status, headers }: Response) =>
  status === 308 || (status === 200 && headers.get('x-http-status-code-override') === '308');

/** `bytes=0-N` is N + 1 bytes; no header is none. Undefined for anything else. */
function storedOf({ headers }: Response): number | undefined {
  const range = headers.get('range');
  if (range === null) return 0;
  const last = /^bytes=0-(\d{1,15})$/.exec(range.trim())?.[1];
  return last === undefined ? undefined : Number(last) + 1;
}

function oddAnswer(method: Method, { status, url }: Response): Fault {
  const about = url === '' ? method.id : withholdSecrets(url);
  return new Fault({ kind: 'answer', reason: 'oddAnswer', status, outcome: 'unclear', about });
}
