import { Fault } from '../errors';
import { cancelledFault, readAnswer } from './answer';
import { checkMedia, type FileFacts } from './content';
import { createExchange } from './exchange';
import { type Method, type Params, withholdSecrets } from './method';
import type { TransportOptions } from './options';
import { type Call, checkCall, isolated, type SignedRequest, sign, toRequest } from './request';

/** The size of every piece of a file but the last is a multiple of this many bytes (video API behaviour, section 6). */
export const granule = 262_144;

/** How far an upload is: the number of bytes that the server has, or the answer that ends it. */
export type Standing<Answer> = { stored: number } | { answer: Answer };

/**
 * Resumable uploads, for files too large for one request (video API behaviour, section 6). Each call sends one request,
 * or two if a token had to be renewed, and repeats none: after an error with an unclear outcome, `ask` says how far the
 * upload is. The address of a session is a secret: it is enough to write the file.
 *
 * @throws Fault `notFound/sessionGone` if the server has forgotten the session: begin another
 * @throws Fault `answer` if something else than the service answers, such as a captive portal: ask again later
 */
export interface Resumable {
  /** Returns the address of a new session. Charges what the method costs; the other calls charge nothing. */
  begin<Answer>(
    method: Method<Answer>,
    params: Params,
    body: unknown,
    file: FileFacts,
    signal?: AbortSignal,
  ): Promise<string>;
  /** Sends the bytes from `offset` on. The server stores nothing if it expects another offset. */
  put<Answer>(
    method: Method<Answer>,
    session: string,
    piece: { offset: number; bytes: Blob; total: number },
    signal?: AbortSignal,
  ): Promise<Standing<Answer>>;
  /** Asks how far the upload is; a finished one returns its answer again. */
  ask<Answer>(
    method: Method<Answer>,
    session: string,
    total: number,
    signal?: AbortSignal,
  ): Promise<Standing<Answer>>;
}

/**
 * Checks an upload without sending anything.
 * @throws Fault `badInput` about the field or `media`, if `begin` would refuse to send it
 */
export function checkUpload(method: Method, params: Params, body: unknown, file: FileFacts): void {
  checkCall(method, params, body);
  checkMedia(method, file);
}

/**
 * Creates the {@link Resumable} protocol for one account. Each of its calls times out after
 * `transportOptions.timeout`, else 25 s.
 */
export function createResumable(transportOptions: TransportOptions): Resumable {
  const exchange = createExchange(transportOptions);

  /** Does `work` within the timeout. If the caller aborts, the error is `cancelled`, not that of the network. */
  async function within<Result>(
    method: Method,
    signal: AbortSignal | undefined,
    work: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    const time = AbortSignal.timeout(transportOptions.timeout ?? 25_000);
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
      // Firefox treats a 308 as a redirect. With this header the server answers 200 in its place (video API behaviour,
      // section 6).
      'x-guploader-no-308': 'yes',
    });
    const authorization = await transportOptions.credentials?.authorization();
    const url = new URL(session);
    sign(transportOptions, url, headers, authorization);
    const request = new Request(url, {
      ...isolated,
      method: 'PUT',
      headers,
      signal,
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
      const stored = parseStored(response);
      // More bytes than were sent, or all of them without an answer: no position to continue from.
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
    const response = await exchange.authorised(method, () => toRequest(transportOptions, call, signal));
    if (!response.ok) throw await exchange.refusal(method, response);
    const session = response.headers.get('location');
    // Tokens will be sent to this address: it must be the service's own.
    const isOwn =
      session !== null &&
      URL.canParse(session) &&
      new URL(session).origin === new URL(transportOptions.base).origin;
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

/**
 * Whether bytes are missing. Some servers answer 308 all the same: Chromium shows it, Firefox treats it as a redirect.
 */
const isIncomplete = ({ status, headers }: Response) =>
  status === 308 || (status === 200 && headers.get('x-http-status-code-override') === '308');

/** Number of stored bytes: `bytes=0-N` is N + 1, no header is 0. Undefined for anything else. */
function parseStored({ headers }: Response): number | undefined {
  const range = headers.get('range');
  if (range === null) return 0;
  const last = /^bytes=0-(\d{1,15})$/.exec(range)?.[1];
  return last === undefined ? undefined : Number(last) + 1;
}

function oddAnswer(method: Method, { status, url }: Response): Fault {
  const about = url === '' ? method.id : withholdSecrets(url);
  return new Fault({ kind: 'answer', reason: 'oddAnswer', status, outcome: 'unclear', about });
}
