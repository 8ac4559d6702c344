import { IncomingMessage } from 'node:http';

/**
 * The request with all of its body, which has come by then: a site can do the work although whoever sent it is gone.
 * @throws where the sender went before the whole of it had come
 */
export async function keepRequest(request: IncomingMessage): Promise<IncomingMessage> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const kept = new IncomingMessage(request.socket);
  const { method, url, httpVersion, headers, rawHeaders } = request;
  Object.assign(kept, { method, url, httpVersion, headers, rawHeaders, complete: true });
  kept.push(Buffer.concat(chunks));
  kept.push(null);
  return kept;
}
