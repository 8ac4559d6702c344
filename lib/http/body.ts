/** Most bytes of an answer that is JSON: 50 items with every part and translation stay below a third of it. */
export const jsonLimit = 16_000_000;
/** Most bytes of an error body, and of an answer of an authorization server. */
export const smallLimit = 1_000_000;

export interface LimitedBody {
  /** At most `limit` bytes, decoded as the Content-Encoding says. */
  blob: Blob;
  /** More bytes came than the limit allows; `blob` is the beginning. */
  cut: boolean;
}

/**
 * Reads a body as it arrives and stops at `limit` bytes, whatever the server says or leaves out about its size.
 * @throws what the network throws, and the reason of an aborted signal
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
  // The connection ends with it. That a stream which is not read any more fails is no matter.
  if (cut) await reader?.cancel().catch(() => undefined);
  return { blob: new Blob(chunks, { type: response.headers.get('content-type') ?? '' }), cut };
}
