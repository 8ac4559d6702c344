/** Most bytes of a JSON answer: 50 items with every part and translation need less than a third. */
export const jsonLimit = 16_000_000;
/** Most bytes of an error body, and of an answer from an authorization server. */
export const smallLimit = 1_000_000;

export interface LimitedBody {
  /** At most `limit` bytes, after the Content-Encoding is decoded. */
  blob: Blob;
  /** The body is longer than the limit; `blob` is its beginning. */
  cut: boolean;
}

/**
 * Reads a body as it arrives and stops at `limit` bytes; a Content-Length is not trusted.
 * @throws the network's error, or the reason of an aborted signal
 */
export async function readLimited(response: Response, limit: number): Promise<LimitedBody> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body?.getReader();
  let left = limit;
  let cut = false;
  while (reader !== undefined && !cut) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value.subarray(0, left));
    cut = value.byteLength > left;
    left -= value.byteLength;
  }
  // Closes the connection. An error of the rest of the stream does not matter.
  if (cut) await reader?.cancel().catch(() => undefined);
  return { blob: new Blob(chunks, { type: response.headers.get('content-type') ?? '' }), cut };
}
