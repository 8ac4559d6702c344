import { Fault, toFault } from '../errors';
import { checkUpload, type Resumable } from '../http';
import { hasCome } from '../shared/hasCome';
import type { UploadRow } from '../store';
import { videos } from '../video';
import { firstPieceSize } from './pieces';
import { createRecovery, type RecoveryDependencies } from './recovery';
import { createSessions, type SessionVault } from './sessions';
import { createTransfer, type Piece, type UploadChanges } from './transfer';

/** Dependencies of uploads; tokens stay with the accounts, files with the page. */
export interface UploadsDependencies
  extends Pick<RecoveryDependencies, 'store' | 'video'>,
    Partial<Pick<RecoveryDependencies, 'backoff' | 'unclearAfter' | 'now'>> {
  /** Stores session addresses encrypted: anybody who knows one can write the file. */
  vault: SessionVault;
  /** Client of the resumable protocol for an account. @throws Fault `signIn` if it is not connected any more */
  protocol(accountId: string): Promise<Resumable>;
  locks: Pick<LockManager, 'request'>;
}

/**
 * A video to upload: its file, and parameters and body of `videos.insert`. The caller chooses the id; a repeated
 * request starts the upload once.
 */
export type UploadRequest = Pick<
  UploadRow,
  'uploadId' | 'accountId' | 'file' | 'params' | 'metadata' | 'followUps'
>;

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
  /** Notes the jobs that follow a finished upload: they are not started again. */
  noteJobs(uploadId: string, jobIds: string[]): Promise<UploadRow>;
  /** All uploads, newest first. */
  list(): Promise<UploadRow[]>;
}

const keptCount = 20;

/** Creates the uploads. `protocol` and `video` are asked for anew in each step, since an account may disconnect. */
export function createUploads({
  store,
  vault,
  protocol,
  video,
  locks,
  ...options
}: UploadsDependencies): Uploads {
  const { unclearAfter = 60_000 } = options;
  const now = options.now ?? Date.now;
  const backoff = options.backoff ?? ((failures) => Math.min(60_000, 1_000 * 2 ** (failures - 1)));
  const sessions = createSessions(store, vault);
  const transfer = createTransfer({
    sessions,
    protocol,
    note: async (uploadId, changes) => {
      await store.change('uploads', uploadId, (row) => row && { ...row, ...changes });
    },
    now,
  });
  const recovery = createRecovery({ store, sessions, video, backoff, unclearAfter, now });
  const underWay = new Map<string, AbortController>();

  async function readRow(uploadId: string): Promise<UploadRow> {
    const row = await store.get('uploads', uploadId);
    if (row === undefined) throw new Fault({ kind: 'notFound', reason: 'uploadGone' });
    return row;
  }

  /** Changes the row as it is now, since it may have been paused or deleted meanwhile; clears `retryAt` and `fault`. */
  async function update(
    uploadId: string,
    getOutcome: (row: UploadRow) => UploadChanges | undefined,
  ): Promise<UploadRow> {
    await store.change('uploads', uploadId, (row) => {
      const outcome = row && getOutcome(row);
      if (row === undefined || outcome === undefined) return undefined;
      const { retryAt: _waited, fault: _healed, ...rest } = row;
      return { ...rest, ...outcome };
    });
    return readRow(uploadId);
  }

  async function step(row: UploadRow, piece: Piece | undefined, signal: AbortSignal): Promise<UploadChanges> {
    const { uploadId } = row;
    // With the session lost and the last piece sent, a new session might upload the video twice.
    if (row.finishing && !(await sessions.has(uploadId))) return recovery.findFinished(row);
    return transfer.send(row, piece, signal);
  }

  async function advanceOnce(uploadId: string, piece: Piece | undefined): Promise<UploadRow> {
    const row = await readRow(uploadId);
    if (row.state !== 'going' || !hasCome(row.retryAt, now())) return row;
    const ending = new AbortController();
    underWay.set(uploadId, ending);
    const outcome = await step(row, piece, ending.signal)
      .catch(async (error: unknown) => {
        transfer.forget(uploadId);
        return recovery.afterFault(await readRow(uploadId), toFault(error));
      })
      .finally(() => underWay.delete(uploadId));
    if (outcome.state === 'done') await sessions.discard(uploadId);
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
      await store.commit([{ delete: 'uploads', key: uploadId }, sessions.discarding(uploadId)]);
      transfer.forget(uploadId);
      underWay.get(uploadId)?.abort();
    },
    noteJobs: (uploadId, jobIds) => update(uploadId, () => ({ jobIds, followUps: [] })),
    list: newestFirst,
  };
}

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
