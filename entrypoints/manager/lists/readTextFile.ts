import { decodeText } from '../../../lib/pages/charset';

/** Maximum size of a file of text, in bytes. */
export const mostTextBytes = 20_000_000;

/** The text of a file, which may be older than UTF-8. */
export const readTextFile = async (file: File): Promise<string> =>
  decodeText(new Uint8Array(await file.arrayBuffer()), null);
