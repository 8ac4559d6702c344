import { granule } from '../http';

/** What a page hands over at a time; two of them may wait on disk. */
const largest = 32 * granule;
/** A piece should be answered in this time: a worker is stopped when it takes over 30 s. Milliseconds. */
const comfortable = 8_000;

/** Small enough for a slow line, large enough to learn from. */
export const firstPieceSize = 4 * granule;

/** How much to send next, after so many bytes took so long: about what fits into 8 s, and never a leap. */
export function nextPieceSize(bytes: number, milliseconds: number): number {
  const wanted = (bytes / Math.max(1, milliseconds)) * comfortable;
  return inGranules(Math.min(wanted, 2 * bytes));
}

/** After a piece that was not answered in time. */
export const smallerPieceSize = (size: number) => inGranules(size / 2);

/** Pieces are multiples of 256 KiB, at most 8 MiB. */
function inGranules(bytes: number): number {
  const whole = Math.floor(bytes / granule) * granule;
  return Math.min(largest, Math.max(granule, whole));
}

/** Whether bytes from `offset` on may be sent to a server that stands at `stored`. */
export function isNextPiece(piece: { offset: number; size: number }, stored: number, total: number): boolean {
  const { offset, size } = piece;
  const end = offset + size;
  if (offset !== stored || size === 0 || size > largest || end > total) return false;
  return end === total || size % granule === 0;
}
