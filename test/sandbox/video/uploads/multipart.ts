import { ApiError } from '../errors';

const badMultipart = (message: string) =>
  new ApiError({ status: 400, domain: 'global', reason: 'badContent', message });

/** One part as it begins; its content goes wherever `readPart` is told. */
export interface PartHead {
  readonly contentType: string;
}

/**
 * Reads `multipart/related` (RFC 2387) as a stream: part after part, none of them held in memory. Wrong
 * framing is `badContent`.
 */
export class MultipartReader {
  readonly #source: AsyncIterator<Uint8Array>;
  readonly #delimiter: Buffer;
  // The first boundary has no line break before it; this gives it one.
  #rest: Buffer = Buffer.from('\r\n');

  constructor(source: AsyncIterable<Uint8Array>, contentType: string) {
    const boundary = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType);
    const name = boundary?.[1] ?? boundary?.[2];
    if (name === undefined) throw badMultipart('The multipart body names no boundary.');
    this.#source = source[Symbol.asyncIterator]();
    this.#delimiter = Buffer.from(`\r\n--${name}`);
  }

  /** Goes to the first part; must come before anything else. */
  async start(): Promise<void> {
    const found = await this.#until(this.#delimiter, () => undefined);
    if (!found) throw badMultipart('The multipart body does not start with its boundary.');
  }

  /** The next part's head, or undefined after the last. */
  async next(): Promise<PartHead | undefined> {
    let text = '';
    const found = await this.#until(Buffer.from('\r\n\r\n'), (chunk) => {
      text += chunk.toString('latin1');
    });
    if (text.startsWith('--')) return undefined;
    if (!found) throw badMultipart('A part of the multipart body has no end.');
    const contentType = /^content-type:\s*(.+?)\s*$/im.exec(text)?.[1] ?? 'application/octet-stream';
    return { contentType };
  }

  /** Hands the content of the current part over, chunk by chunk. */
  async readPart(take: (chunk: Buffer) => void): Promise<void> {
    if (!(await this.#until(this.#delimiter, take))) {
      throw badMultipart('A part of the multipart body has no end.');
    }
  }

  /** Hands on what comes before the mark and goes behind it; false when the source ends first. */
  async #until(mark: Buffer, take: (chunk: Buffer) => void): Promise<boolean> {
    for (;;) {
      const at = this.#rest.indexOf(mark);
      if (at >= 0) {
        take(this.#rest.subarray(0, at));
        this.#rest = this.#rest.subarray(at + mark.byteLength);
        return true;
      }
      // The mark may begin in the last bytes: those wait for the next chunk.
      const safe = Math.max(0, this.#rest.byteLength - mark.byteLength + 1);
      take(this.#rest.subarray(0, safe));
      const next = await this.#source.next();
      if (next.done) {
        take(this.#rest.subarray(safe));
        return false;
      }
      this.#rest = Buffer.concat([this.#rest.subarray(safe), next.value]);
    }
  }
}
