import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Arrived, readSent, type Sent } from './sent';

/** A server that records the requests it receives. */
export interface Loopback {
  /** `http://127.0.0.1:40123` */
  origin: string;
  /**
   * The request that `work` sent.
   * @throws Error if it sent none or several
   */
  sentBy(work: () => Promise<unknown>): Promise<Sent>;
  close(): Promise<void>;
}

/** One answer for all methods: it has the required members of each. */
const answer = JSON.stringify({ id: 'any', url: 'https://any.example', items: [] });

export async function openLoopback(): Promise<Loopback> {
  let arrived: Arrived[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method: verb = '', url: address = '', headers } = request;
    arrived.push({ verb, address, headers, body: Buffer.concat(chunks) });
    response.setHeader('content-type', 'application/json').end(answer);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    origin: `http://127.0.0.1:${port}`,
    async sentBy(work) {
      arrived = [];
      await work();
      const [only, ...others] = arrived;
      if (only === undefined || others.length > 0) throw new Error(`${arrived.length} requests arrived`);
      return readSent(only);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
