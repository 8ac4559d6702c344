import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { requestUrl } from './requests';

export type FaultKind =
  | { kind: 'status'; status: number; body?: unknown; headers?: Record<string, string> }
  /** Everything goes as always, only later. */
  | { kind: 'delay'; ms: number }
  /**
   * The connection is cut without an answer; with `afterBytes`, once the site has read that much of the
   * body, so that it has the beginning of an upload and never its end.
   */
  | { kind: 'drop'; afterBytes?: number }
  /**
   * The answer breaks off after its head. A browser that had no head yet would send the request again by itself, even a
   * POST, where the connection had served another one before.
   */
  | { kind: 'breakOff' }
  /** A gateway's or a captive portal's page instead of JSON; 200 unless told. */
  | { kind: 'html'; status?: number }
  | { kind: 'empty'; status?: number }
  | { kind: 'body'; body: unknown; status?: number }
  /** A text as it is, said to be JSON; with `everyMs`, one character each so many milliseconds. */
  | { kind: 'text'; text: string; status?: number; everyMs?: number };

/** Which requests go wrong, and how. */
export type FaultRule = FaultKind & {
  method?: string;
  host?: string;
  /** The whole path without the query, or a pattern for it. */
  path: string | RegExp;
  /** How many requests to spoil; all of them unless told. */
  times?: number;
  /** Before the site has seen the request, or after it has done its work; before, unless told. */
  when?: 'before' | 'after';
};

/** What happens to one request. A request with an outcome is carried out even if its sender has gone. */
export interface Outcome {
  /** Waits as long as it likes; a fault keeps the request from the site. */
  before?: () => Promise<FaultKind | undefined>;
  /** The site reads what was stored this many milliseconds ago; it writes here and now. */
  readsBehind?: number;
  /** The site has done its work, and its answer waits. */
  after?: () => Promise<FaultKind | undefined>;
}

/** What is known of a request when its outcome is decided. */
export interface TargetedRequest {
  readonly method: string;
  readonly host: string;
  readonly path: string;
  readonly query: URLSearchParams;
}

export type DecideOutcome = (request: TargetedRequest) => Outcome | undefined;

export interface Faults {
  set(rule: FaultRule): void;
  /** Asked about every request from now on, before any rule. */
  decide(decide: DecideOutcome): void;
  clear(): void;
}

export interface FaultRules extends Faults {
  findOutcome(request: IncomingMessage): Outcome | undefined;
  /** Takes the rules that this request meets in this phase, and counts them. */
  claim(phase: 'before' | 'after', request: IncomingMessage): readonly FaultRule[];
  /** Carries out claimed rules; true when one of them has answered, so that the site must not. */
  apply(
    faults: readonly FaultKind[],
    request: IncomingMessage,
    response: ServerResponse,
    signal: AbortSignal,
  ): Promise<boolean>;
}

const gatewayPage = '<!doctype html><title>Bad gateway</title><h1>The server took a nap</h1>';

export function createFaults(): FaultRules {
  let rules: { rule: FaultRule; left: number }[] = [];
  let decide: DecideOutcome | undefined;

  return {
    set: (rule) => void rules.push({ rule, left: rule.times ?? Number.POSITIVE_INFINITY }),
    decide: (chosen) => {
      decide = chosen;
    },
    clear: () => {
      rules = [];
      decide = undefined;
    },
    findOutcome(request) {
      const { hostname, pathname, searchParams } = requestUrl(request);
      const query = searchParams;
      return decide?.({ method: request.method ?? 'GET', host: hostname, path: pathname, query });
    },
    claim(phase, request) {
      const met = rules.filter(
        ({ rule, left }) => left > 0 && (rule.when ?? 'before') === phase && concerns(rule, request),
      );
      for (const entry of met) entry.left -= 1;
      return met.map(({ rule }) => rule);
    },
    async apply(claimed, request, response, signal) {
      for (const rule of claimed) {
        if (rule.kind === 'delay') await wait(rule.ms, undefined, { signal }).catch(() => undefined);
        else if (rule.kind === 'drop' && rule.afterBytes !== undefined) cutAfter(request, rule.afterBytes);
        else return answer(rule, request, response);
      }
      return false;
    },
  };
}

function concerns(rule: FaultRule, request: IncomingMessage): boolean {
  const url = requestUrl(request);
  if (rule.method !== undefined && rule.method !== request.method) return false;
  if (rule.host !== undefined && rule.host !== url.hostname) return false;
  return typeof rule.path === 'string' ? rule.path === url.pathname : rule.path.test(url.pathname);
}

/** Lets this many bytes of the body in, and cuts the connection as soon as they have been read. */
function cutAfter(request: IncomingMessage, bytes: number): void {
  const push = request.push.bind(request);
  const cut = () => {
    if (request.readableLength > 0 && !request.destroyed) setImmediate(cut);
    else request.socket.destroy();
  };
  let left = bytes;
  request.push = (chunk: Uint8Array | null, encoding) => {
    if (chunk === null || chunk.byteLength <= left) {
      left -= chunk?.byteLength ?? 0;
      return push(chunk, encoding);
    }
    if (left > 0) push(chunk.subarray(0, left));
    request.push = () => false;
    setImmediate(cut);
    return false;
  };
}

function answer(
  rule: Exclude<FaultKind, { kind: 'delay' }>,
  request: IncomingMessage,
  response: ServerResponse,
): true {
  const reply = (status: number, type: string, body: string, headers: Record<string, string> = {}) =>
    response.writeHead(status, { 'content-type': type, ...headers }).end(body);
  const json = (body: unknown) => (body === undefined ? '' : JSON.stringify(body));

  if (rule.kind === 'drop') request.socket.destroy();
  else if (rule.kind === 'breakOff') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1000 });
    response.write('{', () => request.socket.destroy());
  } else if (rule.kind === 'html') reply(rule.status ?? 200, 'text/html; charset=utf-8', gatewayPage);
  else if (rule.kind === 'empty') reply(rule.status ?? 200, 'application/json', '');
  else if (rule.kind === 'body') reply(rule.status ?? 200, 'application/json', json(rule.body));
  else if (rule.kind === 'text' && rule.everyMs !== undefined) void drip(rule.text, rule.everyMs, response);
  else if (rule.kind === 'text') reply(rule.status ?? 200, 'application/json', rule.text);
  else reply(rule.status, 'application/json', json(rule.body), rule.headers);
  return true;
}

/** Sends a text character by character, until whoever asked has gone. */
async function drip(text: string, everyMs: number, response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'application/json' });
  for (const sign of text) {
    if (response.destroyed) return;
    response.write(sign);
    await wait(everyMs);
  }
  response.end();
}
