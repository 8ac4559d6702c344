import { createHash, type Hash } from 'node:crypto';
import type { MediaFile } from '../method';

/** Takes a file of any size as it streams by: counts, hashes, and keeps no more than its beginning. */
export class Sink {
  size = 0;
  readonly #hash: Hash = createHash('sha256');
  readonly #head: Buffer[] = [];
  #kept = 0;

  constructor(readonly keep: number) {}

  write(chunk: Uint8Array): void {
    this.size += chunk.byteLength;
    this.#hash.update(chunk);
    if (this.#kept >= this.keep) return;
    // A copy: a view would keep the whole of the network's buffer alive.
    const first = Buffer.from(chunk.subarray(0, this.keep - this.#kept));
    this.#head.push(first);
    this.#kept += first.byteLength;
  }

  /** Ends the file; to be called once. */
  finish(mimeType: string, name?: string): MediaFile {
    return {
      mimeType,
      size: this.size,
      sha256: this.#hash.digest('hex'),
      head: Buffer.concat(this.#head),
      ...(name === undefined ? {} : { name }),
    };
  }
}
