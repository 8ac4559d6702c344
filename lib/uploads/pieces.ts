import { granule } from '../http';

/** Largest piece, in bytes: 8 MiB. Two may be on disk at a time. */
const largest = 32 * granule;
/** Target duration of a piece in milliseconds; a service worker is stopped when a request takes over 30 s. */
const comfortable = 8_000;

/** Size of the first piece, in bytes: 1 MiB, small enough for a slow connection. */
export const firstPieceSize = 4 * granule;

/** Size of the next piece in bytes, after `bytes` took `milliseconds`: what fits into 8 s, at most twice as much. */
export function nextPieceSize(bytes: number, milliseconds: number): number {
  const wanted = (bytes / Math.max(1, milliseconds)) * comfortable;
  return inGranules(Math.min(wanted, 2 * bytes));
}

/** Size after a timeout, in bytes. */
export const smallerPieceSize = (size: number) => inGranules(size / 2);

/** Rounds down to a multiple of 256 KiB, within 256 KiB and 8 MiB (video API behaviour, section 6). */
function inGranules(bytes: number): number {
  const whole = Math.floor(bytes / granule) * granule;
  return Math.min(largest, Math.max(granule, whole));
}

/**
 * Whether a piece may be sent to a server that has `stored` bytes: it starts there, and all but the last piece are
 * multiples of 256 KiB.
 */
export function isNextPiece(piece: { offset: number; size: number }, stored: number, total: number): boolean {
  const { offset, size } = piece;
  const end = offset + size;
  if (offset !== stored || size === 0 || size > largest || end > total) return false;
  return end === total || size % granule === 0;
}
