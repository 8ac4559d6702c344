import type { PickedFile } from '../../../lib/messages';

const samples = 16;
const sampleSize = 65_536;

/**
 * Facts that identify a file when it is picked again. Hashing a large file would take minutes, so `sample` is the
 * SHA-256 of sixteen samples of 64 KiB, spread over the file.
 * @throws DOMException `NotReadableError` if the file was moved or changed
 */
export async function readPickedFile(file: File): Promise<PickedFile> {
  const { name, size, type, lastModified } = file;
  const last = Math.max(0, size - sampleSize);
  const starts = Array.from({ length: samples }, (_, index) => Math.round((last * index) / (samples - 1)));
  const sampled = new Blob([...new Set(starts)].map((start) => file.slice(start, start + sampleSize)));
  const hash = await crypto.subtle.digest('SHA-256', await sampled.arrayBuffer());
  return { name, size, type: type || 'application/octet-stream', lastModified, sample: toHex(hash) };
}

/** Whether two picked files have the same bytes, as far as size and sample tell; a copy has another name or time. */
export const isSameFile = (one: PickedFile, other: PickedFile): boolean =>
  one.size === other.size && one.sample === other.sample;

/**
 * Requires that a file is the one that was picked. Firefox reads a file that was overwritten or shortened without an
 * error, with its former size and time.
 * @throws DOMException `NotReadableError` if the file was moved or changed since the facts were read
 */
export async function mustBeUnchanged(file: File, facts: PickedFile): Promise<void> {
  if (!isSameFile(await readPickedFile(file), facts))
    throw new DOMException('The file has changed.', 'NotReadableError');
}

const toHex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
