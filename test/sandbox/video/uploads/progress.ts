import type { MediaFile } from '../method';
import { Sink } from './sink';

/** Chunks of a session are multiples of this (video API behaviour, section 6). */
const granule = 262_144;

/** The bytes of one session: stored in whole granules, so that a broken request leaves no ragged end. */
export class Progress {
  readonly #sink: Sink;
  #tail: Buffer = Buffer.alloc(0);
  #writer: symbol | undefined;

  constructor(keep: number) {
    this.#sink = new Sink(keep);
  }

  /** Bytes that are safe, whatever happens to the request that brings more. */
  get stored(): number {
    return this.#sink.size;
  }

  /** Begins to write at `stored`; whoever wrote before is cut off, and its ragged end forgotten. */
  open(): (chunk: Uint8Array) => boolean {
    const writer = Symbol('writer');
    this.#writer = writer;
    this.#tail = Buffer.alloc(0);
    return (chunk) => {
      if (this.#writer !== writer) return false;
      const bytes = Buffer.concat([this.#tail, chunk]);
      const whole = bytes.byteLength - (bytes.byteLength % granule);
      if (whole > 0) this.#sink.write(bytes.subarray(0, whole));
      this.#tail = bytes.subarray(whole);
      return true;
    };
  }

  /** The last chunk need not end at a granule's end. */
  finish(mimeType: string, name?: string): MediaFile {
    this.#sink.write(this.#tail);
    return this.#sink.finish(mimeType, name);
  }
}
