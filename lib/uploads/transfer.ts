import { toFault } from '../errors';
import type { Resumable } from '../http';
import type { UploadRow } from '../store';
import { videos } from '../video';
import { isNextPiece, nextPieceSize } from './pieces';
import type { Sessions } from './sessions';

/** A part of the file that starts at `offset`. */
export interface Piece {
  offset: number;
  bytes: Blob;
}

/** Changes of an upload's row. */
export type UploadChanges = Partial<UploadRow>;

interface TransferDependencies {
  sessions: Sessions;
  /** Client of the resumable protocol for an account. @throws Fault `signIn` if it is not connected any more */
  protocol(accountId: string): Promise<Resumable>;
  /** Writes changes of a row that must be on disk before the next request. */
  note(uploadId: string, changes: UploadChanges): Promise<void>;
  now: () => number;
}

/**
 * Creates the part of uploads that sends files piece by piece. How much arrived, by the last
 * answer, is known in memory.
 */
export function createTransfer({ sessions, protocol, note, now }: TransferDependencies) {
  /** Bytes that the server has, by its last answer to this context. */
  const serverOffsets = new Map<string, number>();

  async function openSession(row: UploadRow, resumable: Resumable, signal: AbortSignal): Promise<string> {
    const { uploadId } = row;
    const known = await sessions.address(uploadId);
    if (known !== undefined) return known;
    const session = await resumable.begin(videos.insert, row.params, row.metadata, row.file, signal);
    await sessions.keep(uploadId, session);
    await note(uploadId, { sessions: row.sessions + 1, stored: 0 });
    serverOffsets.set(uploadId, 0);
    return session;
  }

  /**
   * Opens a session if there is none, asks the server how much it has if unknown, and sends the piece if it starts
   * there.
   * @returns the changes of the row @throws Fault of the request
   */
  async function send(row: UploadRow, piece: Piece | undefined, signal: AbortSignal): Promise<UploadChanges> {
    const { uploadId, file } = row;
    const resumable = await protocol(row.accountId);
    const session = await openSession(row, resumable, signal);
    let stored = serverOffsets.get(uploadId);
    if (stored === undefined) {
      const asked = await resumable.ask(videos.insert, session, file.size, signal);
      if ('answer' in asked) return toDone(row, asked.answer.id);
      stored = asked.stored;
      serverOffsets.set(uploadId, stored);
    }
    const size = piece?.bytes.size ?? 0;
    if (piece === undefined || !isNextPiece({ offset: piece.offset, size }, stored, file.size))
      return toProgress(stored);

    // Until the answer arrives it is unknown how much of the piece the server keeps.
    serverOffsets.delete(uploadId);
    const isLast = stored + size === file.size;
    if (isLast) await note(uploadId, { finishing: true });
    const sentAt = now();
    const put = await resumable
      .put(videos.insert, session, { ...piece, total: file.size }, signal)
      .catch(async (error: unknown) => {
        // A refused piece did not complete the upload.
        if (toFault(error).outcome === 'refused') await note(uploadId, { finishing: row.finishing });
        throw error;
      });
    if ('answer' in put) return toDone(row, put.answer.id);
    serverOffsets.set(uploadId, put.stored);
    const tookAll = put.stored === stored + size;
    return {
      ...toProgress(put.stored),
      ...(tookAll ? { pieceSize: nextPieceSize(size, now() - sentAt) } : {}),
    };
  }

  return {
    send,
    /** To be called after a fault or at the end: how much arrived is asked of the server again. */
    forget: (uploadId: string) => void serverOffsets.delete(uploadId),
  };
}

const toProgress = (stored: number): UploadChanges => ({ stored, failures: 0, finishing: false });

/** Changes of a row whose video is on the platform. */
export const toDone = ({ file }: UploadRow, videoId: string): UploadChanges => ({
  state: 'done',
  stored: file.size,
  videoId,
  failures: 0,
});
