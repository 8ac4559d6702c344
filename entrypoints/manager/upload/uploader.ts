import { fileChanged, toFailure } from '../../../components/hooks/useAnswer';
import { announceChange, ask, type Failure, type UploadView } from '../../../lib/messages';
import { dropBlob, leaveBlob, pieceName } from '../../../lib/messages/blobTransfer';
import { sleep } from '../../../lib/shared/sleep';
import { uploadPieces } from './uploading';

/** State of an upload whose file this page has. */
export interface UploadProgress {
  /** State after the last step, until the list has been read again. */
  view?: UploadView;
  /** Local failure that stopped it: the file was changed, the disk is full. */
  failure?: Failure;
  /** Another tab sends this upload. */
  elsewhere?: true;
  running: boolean;
}

/** Passes files in pieces to the background while the page is open, whichever section is shown. */
export function createUploader() {
  const running = new Map<string, AbortController>();
  /** The last run of each upload, which may still send its last piece. */
  const runs = new Map<string, Promise<void>>();
  const files = new Map<string, File>();
  const states = new Map<string, UploadProgress>();
  const listeners = new Set<() => void>();

  function put(uploadId: string, changes: Partial<UploadProgress>): void {
    states.set(uploadId, { running: running.has(uploadId), ...states.get(uploadId), ...changes });
    for (const listener of listeners) listener();
  }

  async function run(uploadId: string, file: File, signal: AbortSignal): Promise<void> {
    // A lock, so that two tabs do not send the same upload.
    await navigator.locks.request(`cuecard-sending-${uploadId}`, { ifAvailable: true }, async (lock) => {
      if (lock === null) return put(uploadId, { elsewhere: true });
      await uploadPieces(
        file,
        {
          leave: (offset, bytes) => leaveBlob(pieceName(uploadId, offset), bytes),
          drop: (offset) => dropBlob(pieceName(uploadId, offset)),
          advance: (offset) =>
            ask('advanceUpload', offset === undefined ? { uploadId } : { uploadId, offset }),
          wait: (until, aborted) => waitOrOnline(uploadId, until, aborted),
          shown: (view) => put(uploadId, { view }),
        },
        signal,
      );
    });
  }

  function stop(uploadId: string): void {
    running.get(uploadId)?.abort();
    running.delete(uploadId);
  }

  return {
    start(uploadId: string, file: File): void {
      stop(uploadId);
      const ending = new AbortController();
      running.set(uploadId, ending);
      files.set(uploadId, file);
      states.set(uploadId, { running: true });
      put(uploadId, {});
      const finished = (runs.get(uploadId) ?? Promise.resolve())
        .then(() => run(uploadId, file, ending.signal))
        .catch((error: unknown) => {
          const failure = toFailure(error);
          if (failure.reason === fileChanged) files.delete(uploadId);
          put(uploadId, { failure });
        })
        .finally(() => {
          if (running.get(uploadId) !== ending) return;
          running.delete(uploadId);
          put(uploadId, { running: false });
          announceChange('uploads');
        });
      runs.set(uploadId, finished);
    },
    /** Stops; a request that is under way is completed. */
    stop(uploadId: string): void {
      stop(uploadId);
      put(uploadId, { running: false });
    },
    /** State of an upload; undefined if its file was not given here. */
    progress: (uploadId: string): UploadProgress | undefined => states.get(uploadId),
    /** Resolves after the platform's first answer since the start, or when the upload has stopped. */
    answered: (uploadId: string): Promise<UploadProgress | undefined> =>
      new Promise((resolve) => {
        const check = () => {
          const progress = states.get(uploadId);
          if (progress?.running && !progress.view) return;
          listeners.delete(check);
          resolve(progress);
        };
        listeners.add(check);
        check();
      }),
    /** The file of an upload, if it was given in this page. */
    file: (uploadId: string): File | undefined => files.get(uploadId),
    /** Drops the states of stopped uploads, because the list was read again. */
    caughtUp(): void {
      for (const [uploadId, { view: _older, ...rest }] of states)
        if (!rest.running) states.set(uploadId, rest);
    },
    onChange(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Waits until a time (epoch milliseconds); when the browser is online again, the upload is resumed at once. */
async function waitOrOnline(uploadId: string, until: number, signal: AbortSignal): Promise<void> {
  const online = new AbortController();
  const end = () => online.abort();
  addEventListener('online', end);
  await sleep(until - Date.now(), AbortSignal.any([signal, online.signal]));
  removeEventListener('online', end);
  if (online.signal.aborted) await ask('resumeUpload', { uploadId });
}
