import { Fault, type FaultData, toFault } from '../errors';
import { checkUpload, type Resumable } from '../http';
import type { Store, UploadRow, Write } from '../store';
import { type VideoClient, videos } from '../video';
import { firstPieceSize, isNextPiece, nextPieceSize, smallerPieceSize } from './pieces';
import { findUploadedVideo } from './uploadedVideo';

/** What uploads are handed: they know neither tokens nor pages. */
export interface UploadsDependencies {
  store: Store;
  /** Keeps the addresses of sessions: who knows one can write the file. */
  vault: {
    seal(name: string, secret: string): Promise<Write>;
    open(name: string): Promise<string | undefined>;
    forget(name: string): Write;
  };
  /** The protocol, acting as the account. @throws Fault `signIn` when it is not connected any more */
  protocol(accountId: string): Promise<Resumable>;
  /** What looks for a video whose end was not heard of, as the same account. */
  video(accountId: string): Promise<Pick<VideoClient, 'channels' | 'playlistItems' | 'videos'>>;
  locks: Pick<LockManager, 'request'>;
  /** How long to wait after so many passing faults in a row; milliseconds. */
  backoff?: (failures: number) => number;
  /** How long reads may not show what was written; milliseconds. */
  unclearAfter?: number;
  now?: () => number;
}

export interface UploadRequest {
  /** Chosen by who asks: asked for twice, an upload is begun once. */
  uploadId: string;
  accountId: string;
  file: UploadRow['file'];
  params: Record<string, unknown>;
  metadata: Record<string, unknown>;
}

/** Bytes of the file from `offset` on. */
export interface Piece {
  offset: number;
  bytes: Blob;
}

/**
 * Videos of any size, sent piece by piece by whoever holds the file. What is on disk survives the worker; the server
 * alone says where the upload stands, and it is asked whenever this context does not know from its own last answer.
 */
export interface Uploads {
  /**
   * Puts the upload on disk; nothing is sent yet.
   * @throws Fault `badInput` about what the platform would refuse
   */
  begin(request: UploadRequest): Promise<UploadRow>;
  /**
   * One step on: learns where the server stands, and sends the piece if it goes on from there. `stored` of the answer
   * says from where to hand over next, `retryAt` how long to wait before. A fault is in the row, never thrown.
   */
  advance(uploadId: string, piece?: Piece): Promise<UploadRow>;
  pause(uploadId: string): Promise<UploadRow>;
  /** Goes on after a pause or a fault. */
  resume(uploadId: string): Promise<UploadRow>;
  /** Forgets it, and ends what is under way. What was sent lapses at the platform. */
  cancel(uploadId: string): Promise<void>;
  /** Newest first. */
  list(): Promise<UploadRow[]>;
}

/** Each session is charged, out of a hundred a day: more than this are not begun without being asked to. */
const mostSessions = 5;
const mostBeginnings = 8;
const kept = 20;

const secretOf = (uploadId: string) => `upload|${uploadId}`;

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
  /** Where the server stands, as it told this context last. */
  const standing = new Map<string, number>();
  const underWay = new Map<string, AbortController>();

  async function found(uploadId: string): Promise<UploadRow> {
    const row = await store.get('uploads', uploadId);
    if (row === undefined) throw new Fault({ kind: 'notFound', reason: 'uploadGone' });
    return row;
  }

  async function note(uploadId: string, changes: Partial<UploadRow>): Promise<void> {
    await store.change('uploads', uploadId, (row) => row && { ...row, ...changes });
  }

  async function sessionOf(row: UploadRow, resumable: Resumable, signal: AbortSignal): Promise<string> {
    const known = await vault.open(secretOf(row.uploadId));
    if (known !== undefined) return known;
    const session = await resumable.begin(videos.insert, row.params, row.metadata, row.file, signal);
    await store.commit([await vault.seal(secretOf(row.uploadId), session)]);
    await note(row.uploadId, { sessions: row.sessions + 1, stored: 0 });
    standing.set(row.uploadId, 0);
    return session;
  }

  /** What one step makes of an upload. */
  async function step(row: UploadRow, piece: Piece | undefined, signal: AbortSignal): Promise<Outcome> {
    const { uploadId, file } = row;
    // Another session would send it a second time.
    if (row.finishing && !(await hasSession(uploadId))) return soughtOf(row);
    const resumable = await protocol(row.accountId);
    const session = await sessionOf(row, resumable, signal);
    let stored = standing.get(uploadId);
    if (stored === undefined) {
      const asked = await resumable.ask(videos.insert, session, file.size, signal);
      if ('answer' in asked) return finished(row, asked.answer.id);
      stored = asked.stored;
      standing.set(uploadId, stored);
    }
    const size = piece?.bytes.size ?? 0;
    if (piece === undefined || !isNextPiece({ offset: piece.offset, size }, stored, file.size))
      return arrived(stored);

    // Until its answer is there, nobody knows how much of it the server keeps.
    standing.delete(uploadId);
    const isLast = stored + size === file.size;
    if (isLast) await note(uploadId, { finishing: true });
    const sentAt = now();
    const put = await resumable
      .put(videos.insert, session, { ...piece, total: file.size }, signal)
      .catch(async (error: unknown) => {
        // Refused, this one has not ended anything.
        if (toFault(error).outcome === 'refused') await note(uploadId, { finishing: row.finishing });
        throw error;
      });
    if ('answer' in put) return finished(row, put.answer.id);
    standing.set(uploadId, put.stored);
    const tookAll = put.stored === stored + size;
    return { ...arrived(put.stored), ...(tookAll ? { pieceSize: nextPieceSize(size, now() - sentAt) } : {}) };
  }

  /** What a fault makes of an upload: a wait, another session, or the end until somebody does something about it. */
  async function afterFault(row: UploadRow, fault: FaultData): Promise<Outcome> {
    const { uploadId } = row;
    standing.delete(uploadId);
    if (fault.reason === 'sessionGone' || fault.reason === 'secretDamaged') return withoutSession(row);
    // Another of the day's uploads would be refused like this one: it waits for the next day's.
    if (fault.kind === 'quota' && fault.retryAt !== undefined) return { retryAt: fault.retryAt, fault };
    const passes = fault.kind === 'transient' || fault.kind === 'answer';
    if (!passes || (row.failures >= mostBeginnings && !(await hasSession(uploadId))))
      return { state: 'failed', fault };
    return passing(row, fault);
  }

  /** Another session begins at the beginning, unless the lost one may have ended with a video. */
  async function withoutSession(row: UploadRow): Promise<Outcome> {
    await store.commit([vault.forget(secretOf(row.uploadId))]);
    if (row.finishing) return soughtOf(row);
    if (row.sessions < mostSessions) return { stored: 0 };
    return { state: 'failed', fault: { kind: 'notFound', reason: 'sessionGone', outcome: 'refused' } };
  }

  /** Nobody says what became of the last piece: the video is looked for as long as reads may be behind. */
  async function soughtOf(row: UploadRow): Promise<Outcome> {
    const { uploadId, accountId, soughtSince = now() } = row;
    const others = (await store.all('uploads')).filter((other) => other.uploadId !== uploadId);
    const taken = new Set(others.map(({ videoId }) => videoId));
    try {
      const videoId = await findUploadedVideo(await video(accountId), row, taken);
      if (videoId !== undefined) return finished(row, videoId);
    } catch (error) {
      if (toFault(error).kind === 'transient') return passing(row, toFault(error));
    }
    if (now() < soughtSince + unclearAfter) return { soughtSince, retryAt: now() + unclearAfter / 4 };
    return {
      state: 'needsReview',
      fault: { kind: 'conflict', reason: 'outcomeUnknown', outcome: 'unclear' },
    };
  }

  const passing = ({ failures, pieceSize }: UploadRow, fault: FaultData): Outcome => ({
    failures: failures + 1,
    retryAt: Math.max(fault.retryAt ?? 0, now() + backoff(failures + 1)),
    pieceSize: fault.reason === 'timeOut' ? smallerPieceSize(pieceSize) : pieceSize,
    fault,
  });

  const hasSession = async (uploadId: string) =>
    (await store.get('secrets', secretOf(uploadId))) !== undefined;

  /** Writes into the row as it is now: it may have been paused meanwhile, or be gone. What was wrong before is over. */
  async function settle(uploadId: string, of: (row: UploadRow) => Outcome | undefined): Promise<UploadRow> {
    await store.change('uploads', uploadId, (row) => {
      const outcome = row && of(row);
      if (row === undefined || outcome === undefined) return undefined;
      const { retryAt: _waited, fault: _healed, ...rest } = row;
      return { ...rest, ...outcome };
    });
    return found(uploadId);
  }

  async function advanced(uploadId: string, piece: Piece | undefined): Promise<UploadRow> {
    const row = await found(uploadId);
    if (row.state !== 'going' || (row.retryAt ?? 0) > now()) return row;
    const ending = new AbortController();
    underWay.set(uploadId, ending);
    const outcome = await step(row, piece, ending.signal)
      .catch(async (error: unknown) => afterFault(await found(uploadId), toFault(error)))
      .finally(() => underWay.delete(uploadId));
    if (outcome.state === 'done') await store.commit([vault.forget(secretOf(uploadId))]);
    return settle(uploadId, () => outcome);
  }

  /** The list keeps the last 20 that are done. */
  async function prune(): Promise<void> {
    const done = (await newestFirst()).filter(({ state }) => state === 'done').slice(kept);
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
      return begun ?? found(uploadId);
    },
    advance: (uploadId, piece) =>
      locks.request(`cuecard-upload-${uploadId}`, () => advanced(uploadId, piece)),
    pause: (uploadId) =>
      settle(uploadId, ({ state }) => (state === 'going' ? { state: 'paused' } : undefined)),
    resume: (uploadId) =>
      settle(uploadId, ({ state }) =>
        state === 'paused' || state === 'failed' || state === 'going'
          ? { state: 'going', failures: 0 }
          : undefined,
      ),
    async cancel(uploadId) {
      await store.commit([{ delete: 'uploads', key: uploadId }, vault.forget(secretOf(uploadId))]);
      standing.delete(uploadId);
      underWay.get(uploadId)?.abort();
    },
    list: newestFirst,
  };
}

/** What becomes of a row. */
type Outcome = Partial<UploadRow>;

const arrived = (stored: number): Outcome => ({ stored, failures: 0, finishing: false });

const finished = ({ file }: UploadRow, videoId: string): Outcome => ({
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
