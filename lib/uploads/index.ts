import { Fault, type FaultData, toFault } from '../errors';
import { checkUpload, type Resumable } from '../http';
import type { Store, UploadRow, Write } from '../store';
import { type VideoClient, videos } from '../video';
import { firstPieceSize, isNextPiece, nextPieceSize, smallerPieceSize } from './pieces';
import { findUploadedVideo } from './uploadedVideo';

/** Dependencies of uploads; tokens stay with the accounts, files with the page. */
export interface UploadsDependencies {
  store: Store;
  /** Stores session addresses encrypted: anybody who knows one can write the file. */
  vault: {
    seal(name: string, secret: string): Promise<Write>;
    open(name: string): Promise<string | undefined>;
    forget(name: string): Write;
  };
  /** Client of the resumable protocol for an account. @throws Fault `signIn` if it is not connected any more */
  protocol(accountId: string): Promise<Resumable>;
  /** Client that searches for a video after an unclear answer, as the same account. */
  video(accountId: string): Promise<Pick<VideoClient, 'channels' | 'playlistItems' | 'videos'>>;
  locks: Pick<LockManager, 'request'>;
  /** Waiting time after this many transient faults in a row; milliseconds. */
  backoff?: (failures: number) => number;
  /** How long reads may lag behind the end of an upload; milliseconds, default 60,000. */
  unclearAfter?: number;
  now?: () => number;
}

/** A video to upload: its file, and parameters and body of `videos.insert`. */
export interface UploadRequest {
  /** Chosen by the caller; a repeated request starts the upload once. */
  uploadId: string;
  accountId: string;
  file: UploadRow['file'];
  /** Parameters and body of `videos.insert`. */
  params: Record<string, unknown>;
  metadata: Record<string, unknown>;
}

/** A part of the file that starts at `offset`. */
export interface Piece {
  offset: number;
  bytes: Blob;
}

/**
 * Resumable uploads of videos (video API behaviour, section 6). The page that has the file sends it piece by piece. The
 * state is on disk and survives the service worker; how much arrived is asked of the server, unless this context knows
 * it from its own last answer.
 */
export interface Uploads {
  /**
   * Stores the upload; sends nothing yet.
   * @throws Fault `badInput` if the platform would refuse parameters, body or file
   */
  begin(request: UploadRequest): Promise<UploadRow>;
  /**
   * Asks the server how much it has, if unknown, and sends the piece if it starts there. In the returned row `stored`
   * says where the next piece starts, `retryAt` how long to wait before. A fault is in the row, not thrown.
   */
  advance(uploadId: string, piece?: Piece): Promise<UploadRow>;
  /** Pauses an upload under way. */
  pause(uploadId: string): Promise<UploadRow>;
  /** Continues after a pause or a fault. */
  resume(uploadId: string): Promise<UploadRow>;
  /** Deletes the upload and aborts its request. The platform discards the bytes sent. */
  cancel(uploadId: string): Promise<void>;
  /** All uploads, newest first. */
  list(): Promise<UploadRow[]>;
}

/** Sessions that an upload may open by itself: each counts against the daily limit of a hundred uploads. */
const mostSessions = 5;
const mostFailures = 8;
const keptCount = 20;

const toSecretName = (uploadId: string) => `upload|${uploadId}`;

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its functions share the uploads under way
export function createUploads({
  store,
  vault,
  protocol,
  video,
  locks,
  ...parts
}: UploadsDependencies): Uploads {
  const { unclearAfter = 60_000 } = parts;
  const now = parts.now ?? Date.now;
  const backoff = parts.backoff ?? ((failures) => Math.min(60_000, 1_000 * 2 ** (failures - 1)));
  /** Bytes that the server has, by its last answer to this context. */
  const serverOffsets = new Map<string, number>();
  const underWay = new Map<string, AbortController>();

  async function readRow(uploadId: string): Promise<UploadRow> {
    const row = await store.get('uploads', uploadId);
    if (row === undefined) throw new Fault({ kind: 'notFound', reason: 'uploadGone' });
    return row;
  }

  async function note(uploadId: string, changes: Partial<UploadRow>): Promise<void> {
    await store.change('uploads', uploadId, (row) => row && { ...row, ...changes });
  }

  async function openSession(row: UploadRow, resumable: Resumable, signal: AbortSignal): Promise<string> {
    const known = await vault.open(toSecretName(row.uploadId));
    if (known !== undefined) return known;
    const session = await resumable.begin(videos.insert, row.params, row.metadata, row.file, signal);
    await store.commit([await vault.seal(toSecretName(row.uploadId), session)]);
    await note(row.uploadId, { sessions: row.sessions + 1, stored: 0 });
    serverOffsets.set(row.uploadId, 0);
    return session;
  }

  /** One step of an upload; returns the changes of its row. */
  async function step(row: UploadRow, piece: Piece | undefined, signal: AbortSignal): Promise<Outcome> {
    const { uploadId, file } = row;
    // With the session lost and the last piece sent, a new session might upload the video twice.
    if (row.finishing && !(await hasSession(uploadId))) return findFinished(row);
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

  /** Changes of the row after a fault: a retry, a new session, or failure until the person acts. */
  async function afterFault(row: UploadRow, fault: FaultData): Promise<Outcome> {
    const { uploadId } = row;
    serverOffsets.delete(uploadId);
    if (fault.reason === 'sessionGone' || fault.reason === 'secretDamaged') return restartSession(row);
    // Every upload would be refused until the quota resets.
    if (fault.kind === 'quota' && fault.retryAt !== undefined) return { retryAt: fault.retryAt, fault };
    const passes = fault.kind === 'transient' || fault.kind === 'answer';
    if (!passes || (row.failures >= mostFailures && !(await hasSession(uploadId))))
      return { state: 'failed', fault };
    return toRetry(row, fault);
  }

  /** Restarts from the beginning with a new session, unless the lost one may have completed the video. */
  async function restartSession(row: UploadRow): Promise<Outcome> {
    await store.commit([vault.forget(toSecretName(row.uploadId))]);
    if (row.finishing) return findFinished(row);
    if (row.sessions < mostSessions) return { stored: 0 };
    return { state: 'failed', fault: { kind: 'notFound', reason: 'sessionGone', outcome: 'refused' } };
  }

  /** Searches for the finished video while reads may lag; then the person has to check. */
  async function findFinished(row: UploadRow): Promise<Outcome> {
    const { uploadId, accountId, soughtSince = now() } = row;
    const others = (await store.all('uploads')).filter((other) => other.uploadId !== uploadId);
    const taken = new Set(others.map(({ videoId }) => videoId));
    try {
      const videoId = await findUploadedVideo(await video(accountId), row, taken);
      if (videoId !== undefined) return toDone(row, videoId);
    } catch (error) {
      if (toFault(error).kind === 'transient') return toRetry(row, toFault(error));
    }
    if (now() < soughtSince + unclearAfter) return { soughtSince, retryAt: now() + unclearAfter / 4 };
    return {
      state: 'needsReview',
      fault: { kind: 'conflict', reason: 'outcomeUnknown', outcome: 'unclear' },
    };
  }

  const toRetry = ({ failures, pieceSize }: UploadRow, fault: FaultData): Outcome => ({
    failures: failures + 1,
    retryAt: Math.max(fault.retryAt ?? 0, now() + backoff(failures + 1)),
    pieceSize: fault.reason === 'timeOut' ? smallerPieceSize(pieceSize) : pieceSize,
    fault,
  });

  const hasSession = async (uploadId: string) =>
    (await store.get('secrets', toSecretName(uploadId))) !== undefined;

  /** Changes the row as it is now, since it may have been paused or deleted meanwhile; clears `retryAt` and `fault`. */
  async function update(
    uploadId: string,
    getOutcome: (row: UploadRow) => Outcome | undefined,
  ): Promise<UploadRow> {
    await store.change('uploads', uploadId, (row) => {
      const outcome = row && getOutcome(row);
      if (row === undefined || outcome === undefined) return undefined;
      const { retryAt: _waited, fault: _healed, ...rest } = row;
      return { ...rest, ...outcome };
    });
    return readRow(uploadId);
  }

  async function advanceOnce(uploadId: string, piece: Piece | undefined): Promise<UploadRow> {
    const row = await readRow(uploadId);
    if (row.state !== 'going' || (row.retryAt ?? 0) > now()) return row;
    const ending = new AbortController();
    underWay.set(uploadId, ending);
    const outcome = await step(row, piece, ending.signal)
      .catch(async (error: unknown) => afterFault(await readRow(uploadId), toFault(error)))
      .finally(() => underWay.delete(uploadId));
    if (outcome.state === 'done') await store.commit([vault.forget(toSecretName(uploadId))]);
    return update(uploadId, () => outcome);
  }

  /** Deletes finished uploads beyond the newest 20. */
  async function prune(): Promise<void> {
    const done = (await newestFirst()).filter(({ state }) => state === 'done').slice(keptCount);
    if (done.length > 0)
      await store.commit(done.map(({ uploadId }) => ({ delete: 'uploads', key: uploadId })));
  }

  async function newestFirst(): Promise<UploadRow[]> {
    return (await store.all('uploads')).sort((one, other) => other.createdAt - one.createdAt);
  }

  return {
    async begin({ uploadId, ...request }) {
      checkUpload(videos.insert, request.params, request.metadata, request.file);
      const begun = await store.change('uploads', uploadId, (known) =>
        known === undefined ? newUpload({ uploadId, ...request }, now()) : undefined,
      );
      await prune();
      return begun ?? readRow(uploadId);
    },
    advance: (uploadId, piece) =>
      locks.request(`cuecard-upload-${uploadId}`, () => advanceOnce(uploadId, piece)),
    pause: (uploadId) =>
      update(uploadId, ({ state }) => (state === 'going' ? { state: 'paused' } : undefined)),
    resume: (uploadId) =>
      update(uploadId, ({ state }) =>
        state === 'paused' || state === 'failed' || state === 'going'
          ? { state: 'going', failures: 0 }
          : undefined,
      ),
    async cancel(uploadId) {
      await store.commit([{ delete: 'uploads', key: uploadId }, vault.forget(toSecretName(uploadId))]);
      serverOffsets.delete(uploadId);
      underWay.get(uploadId)?.abort();
    },
    list: newestFirst,
  };
}

/** Changes of an upload's row. */
type Outcome = Partial<UploadRow>;

const toProgress = (stored: number): Outcome => ({ stored, failures: 0, finishing: false });

const toDone = ({ file }: UploadRow, videoId: string): Outcome => ({
  state: 'done',
  stored: file.size,
  videoId,
  failures: 0,
});

function newUpload(request: UploadRequest, createdAt: number): UploadRow {
  return {
    ...request,
    state: 'going',
    stored: 0,
    pieceSize: firstPieceSize,
    finishing: false,
    sessions: 0,
    failures: 0,
    createdAt,
  };
}
