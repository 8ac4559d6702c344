import { type IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';

/**
 * A response that goes nowhere yet: a site answers into it as always, and what it said can be sent on
 * later, or never. So a fault can strike after the work is done.
 */
export class HeldResponse extends ServerResponse {
  readonly ended: Promise<void>;
  readonly #chunks: Buffer[] = [];
  #end: () => void = () => undefined;

  constructor(request: IncomingMessage) {
    super(request);
    this.ended = new Promise((resolve) => {
      this.#end = resolve;
    });
  }

  override writeHead(status: number, ...rest: unknown[]): this {
    this.statusCode = status;
    const headers = rest.at(-1);
    if (Array.isArray(headers)) {
      for (let at = 0; at < headers.length; at += 2) this.appendHeader(headers[at], headers[at + 1]);
    } else if (typeof headers === 'object' && headers !== null) {
      for (const [name, value] of Object.entries(headers as OutgoingHttpHeaders)) {
        if (value !== undefined) this.setHeader(name, value);
      }
    }
    return this;
  }

  override write(chunk: unknown): boolean {
    this.#keep(chunk);
    return true;
  }

  override end(chunk?: unknown): this {
    this.#keep(chunk);
    this.#end();
    return this;
  }

  /** Sends what was kept. */
  release(response: ServerResponse): void {
    response.writeHead(this.statusCode, this.getHeaders()).end(Buffer.concat(this.#chunks));
  }

  #keep(chunk: unknown): void {
    if (typeof chunk === 'string') this.#chunks.push(Buffer.from(chunk));
    else if (chunk instanceof Uint8Array) this.#chunks.push(Buffer.from(chunk));
  }
}
