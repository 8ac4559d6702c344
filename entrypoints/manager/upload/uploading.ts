import type { UploadView } from '../../../lib/messages';

/** Functions of the page that `uploadPieces` uses. */
export interface UploadingDependencies {
  /** Stores a piece for the background. */
  leave(offset: number, bytes: Blob): Promise<void>;
  /** Deletes a piece that was not used. */
  drop(offset: number): Promise<void>;
  /** Lets the background do one step, with the piece stored at `offset` or without one. */
  advance(offset?: number): Promise<UploadView>;
  /** Waits until a time (epoch milliseconds), until a retry makes sense before, or until the signal aborts. */
  wait(until: number, signal: AbortSignal): Promise<void>;
  /** Called with the state after each step. */
  shown(view: UploadView): void;
}

interface CutPiece {
  offset: number;
  size: number;
  left: Promise<void>;
}

/**
 * Passes a file in pieces to the background, from the server's offset on, until the upload has finished or paused or
 * the signal aborts. The next piece is stored while one is sent, so at most two are on disk.
 * @throws DOMException if the file cannot be read any more, or the disk is full
 */
export async function uploadPieces(
  file: Blob,
  dependencies: UploadingDependencies,
  signal: AbortSignal,
): Promise<void> {
  let ahead: CutPiece | undefined;

  function cut(offset: number, pieceSize: number): CutPiece | undefined {
    const size = Math.min(pieceSize, file.size - offset);
    if (size <= 0) return undefined;
    const left = dependencies.leave(offset, file.slice(offset, offset + size));
    // `await piece.left` throws if the piece is needed; the error of an unused piece is ignored.
    left.catch(() => undefined);
    return { offset, size, left };
  }

  async function forget(piece: CutPiece | undefined): Promise<void> {
    if (piece === undefined) return;
    await piece.left.catch(() => undefined);
    await dependencies.drop(piece.offset);
  }

  /** The prepared piece if its offset fits, else a new one. */
  async function pieceAt(offset: number, pieceSize: number): Promise<CutPiece | undefined> {
    if (ahead?.offset === offset) return ahead;
    await forget(ahead);
    return cut(offset, pieceSize);
  }

  try {
    let view = await dependencies.advance();
    dependencies.shown(view);
    while (view.state === 'going' && !signal.aborted) {
      if (view.retryAt !== undefined) {
        await dependencies.wait(view.retryAt, signal);
        if (signal.aborted) return;
        view = await dependencies.advance();
      } else {
        const piece = await pieceAt(view.stored, view.pieceSize);
        ahead = piece && cut(piece.offset + piece.size, view.pieceSize);
        await piece?.left;
        view = await dependencies.advance(piece?.offset);
      }
      dependencies.shown(view);
    }
  } finally {
    await forget(ahead);
  }
}
