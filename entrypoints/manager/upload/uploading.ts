import type { UploadView } from '../../../lib/messages';

/** What feeding an upload needs of the rest of the page. */
export interface UploadingDependencies {
  /** Leaves a piece where the background finds it. */
  leave(offset: number, bytes: Blob): Promise<void>;
  /** Takes back a piece that is not wanted after all. */
  drop(offset: number): Promise<void>;
  /** Has the background go one step on, with the piece left at `offset` or without any. */
  advance(offset?: number): Promise<UploadView>;
  /** Waits until a time, or until another try makes sense before; at most until the signal aborts. */
  wait(until: number, signal: AbortSignal): Promise<void>;
  shown(view: UploadView): void;
}

interface CutPiece {
  offset: number;
  size: number;
  left: Promise<void>;
}

/**
 * Hands a file over piece by piece, from where the server stands, until the upload rests or the signal aborts. While
 * one piece is sent the next lies ready, so that at most two are on disk.
 * @throws DOMException when the file can be read no more, or the disk is full
 */
export async function uploadPieces(
  file: Blob,
  parts: UploadingDependencies,
  signal: AbortSignal,
): Promise<void> {
  let ahead: CutPiece | undefined;

  function cut(offset: number, pieceSize: number): CutPiece | undefined {
    const size = Math.min(pieceSize, file.size - offset);
    if (size <= 0) return undefined;
    const left = parts.leave(offset, file.slice(offset, offset + size));
    // Whoever needs the piece hears of it; one that is never needed may fail in silence.
    left.catch(() => undefined);
    return { offset, size, left };
  }

  async function forget(piece: CutPiece | undefined): Promise<void> {
    if (piece === undefined) return;
    await piece.left.catch(() => undefined);
    await parts.drop(piece.offset);
  }

  /** The piece that lies ready if it is the one, else a new one. */
  async function pieceAt(offset: number, pieceSize: number): Promise<CutPiece | undefined> {
    if (ahead?.offset === offset) return ahead;
    await forget(ahead);
    return cut(offset, pieceSize);
  }

  try {
    let view = await parts.advance();
    parts.shown(view);
    while (view.state === 'going' && !signal.aborted) {
      if (view.retryAt !== undefined) {
        await parts.wait(view.retryAt, signal);
        if (signal.aborted) return;
        view = await parts.advance();
      } else {
        const piece = await pieceAt(view.stored, view.pieceSize);
        ahead = piece && cut(piece.offset + piece.size, view.pieceSize);
        await piece?.left;
        view = await parts.advance(piece?.offset);
      }
      parts.shown(view);
    }
  } finally {
    await forget(ahead);
  }
}
