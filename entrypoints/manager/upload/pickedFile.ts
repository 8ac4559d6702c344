import type { PickedFile } from '../../../lib/messages';

const samples = 16;
const sampleSize = 65_536;

/**
 * What tells a file when it is picked again. A hash of all of a large one would take minutes, so sixteen samples of
 * 64 KiB stand for it, spread from its first byte to its last.
 * @throws DOMException `NotReadableError` when the file was moved or changed
 */
export async function readPickedFile(file: File): Promise<PickedFile> {
  const { name, size, type, lastModified } = file;
  const last = Math.max(0, size - sampleSize);
  const starts = Array.from({ length: samples }, (_, index) => Math.round((last * index) / (samples - 1)));
  const sampled = new Blob([...new Set(starts)].map((start) => file.slice(start, start + sampleSize)));
  const hash = await crypto.subtle.digest('SHA-256', await sampled.arrayBuffer());
  return { name, size, type: type || 'application/octet-stream', lastModified, sample: inHex(hash) };
}

export function isSameFile(one: PickedFile, other: PickedFile): boolean {
  return (
    one.name === other.name &&
    one.size === other.size &&
    one.lastModified === other.lastModified &&
    one.sample === other.sample
  );
}

const inHex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
