import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Env, Hono } from 'hono';
import type { Certificate } from './certificate';
import { readBehind } from './database';
import { createFaults, type Faults, type Outcome } from './faults';
import { HeldResponse } from './heldResponse';
import { keepRequest } from './keptRequest';
import { createRequestLog, type LoggedRequest, requestUrl } from './requests';

/** A site as Node hands it a request. */
export type Site = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

export interface Listener {
  readonly httpsPort: number;
  readonly httpPort: number;
  readonly requests: LoggedRequest[];
  readonly faults: Faults;
  close(): Promise<void>;
}

interface ListenerOptions {
  readonly certificate: Certificate;
  /** Which site answers for which host name. */
  readonly sites: ReadonlyMap<string, Site>;
  readonly clock: () => number;
  readonly httpsPort: number;
  readonly httpPort: number;
}

/** Hono would replace the process's own Request and Response, which tests use too. */
export const toSite = <E extends Env>(app: Hono<E>): Site =>
  getRequestListener(app.fetch, { overrideGlobalObjects: false });

/** One TLS and one plain server in front of all sites, with the log and the faults between. */
export async function listen(options: ListenerOptions): Promise<Listener> {
  const { certificate, sites, clock } = options;
  const log = createRequestLog(clock);
  const faults = createFaults();
  const closing = new AbortController();

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    log.follow(request, response);
    const site = sites.get(requestUrl(request).hostname) ?? nobody;
    const outcome = faults.findOutcome(request);
    if (outcome !== undefined) return carryOut(outcome, site, request, response);
    const early = faults.claim('before', request);
    if (await faults.apply(early, request, response, closing.signal)) return;

    const late = faults.claim('after', request);
    if (late.length === 0) return site(request, response);
    const held = new HeldResponse(request);
    await site(request, held);
    await held.ended;
    if (!(await faults.apply(late, request, response, closing.signal))) held.release(response);
  }

  async function carryOut(outcome: Outcome, site: Site, request: IncomingMessage, response: ServerResponse) {
    const kept = await keepRequest(request).catch(() => undefined);
    if (kept === undefined) return;
    const applyFault = async (when: Outcome['before']) => {
      const fault = await when?.();
      return fault !== undefined && faults.apply([fault], request, response, closing.signal);
    };
    if (await applyFault(outcome.before)) return;
    const held = new HeldResponse(kept);
    await readBehind(outcome.readsBehind, () => site(kept, held));
    await held.ended;
    if (!(await applyFault(outcome.after))) held.release(response);
  }

  const onRequest = (request: IncomingMessage, response: ServerResponse) =>
    void handle(request, response).catch((error: unknown) => {
      console.error('The sandbox failed on', request.method, requestUrl(request).pathname, error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  const secure = createTlsServer({ key: certificate.key, cert: certificate.certificate }, onRequest);
  const plain = createServer(onRequest);

  return {
    httpsPort: await open(secure, options.httpsPort),
    httpPort: await open(plain, options.httpPort),
    requests: log.requests,
    faults,
    async close() {
      closing.abort();
      await Promise.all([shut(secure), shut(plain)]);
    },
  };
}

const nobody: Site = (_request, response) =>
  void response.writeHead(404, { 'content-type': 'text/plain' }).end('The sandbox knows no such host.');

function open(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

function shut(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
