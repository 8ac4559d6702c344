import { fileChanged, toFailure } from '../../../components/hooks/useAnswer';
import { announceChange, ask, type Failure, type UploadView } from '../../../lib/messages';
import { dropBlob, leaveBlob, pieceName } from '../../../lib/messages/blobTransfer';
import { uploadPieces } from './uploading';

/** An upload whose file this page holds. */
export interface Fed {
  /** How it stood at the last step, until the list has caught up. */
  view?: UploadView;
  /** Why it stopped here, where that is not the upload's own trouble: the file is gone, the disk is full. */
  failure?: Failure;
  /** Another tab holds its file too, and was first. */
  elsewhere?: true;
  running: boolean;
}

/** Hands files over as long as the page is open, whatever section of it is shown. */
export interface Uploader {
  start(uploadId: string, file: File): void;
  /** Stops handing over; what is being sent is still sent. */
  stop(uploadId: string): void;
  fed(uploadId: string): Fed | undefined;
  /** Resolves when the platform has answered for the first time since the start, or nothing is handed over any more. */
  answered(uploadId: string): Promise<Fed | undefined>;
  /** The file given last, while the page is open: going on needs no second picking. */
  file(uploadId: string): File | undefined;
  /** The list has been read: what rests stands there. */
  caughtUp(): void;
  onChange(listener: () => void): () => void;
}

export function createUploader(): Uploader {
  const running = new Map<string, AbortController>();
  /** The last run of each, which may still send its last piece. */
  const runs = new Map<string, Promise<void>>();
  const files = new Map<string, File>();
  const states = new Map<string, Fed>();
  const listeners = new Set<() => void>();

  function put(uploadId: string, changes: Partial<Fed>): void {
    states.set(uploadId, { running: running.has(uploadId), ...states.get(uploadId), ...changes });
    for (const listener of listeners) listener();
  }

  async function run(uploadId: string, file: File, signal: AbortSignal): Promise<void> {
    // Two tabs would send the same pieces in each other's way.
    await navigator.locks.request(`cuecard-feeding-${uploadId}`, { ifAvailable: true }, async (lock) => {
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
    start(uploadId, file) {
      stop(uploadId);
      const ending = new AbortController();
      running.set(uploadId, ending);
      files.set(uploadId, file);
      states.set(uploadId, { running: true });
      put(uploadId, {});
      const work = (runs.get(uploadId) ?? Promise.resolve())
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
          announceChange();
        });
      runs.set(uploadId, work);
    },
    stop(uploadId) {
      stop(uploadId);
      put(uploadId, { running: false });
    },
    fed: (uploadId) => states.get(uploadId),
    answered: (uploadId) =>
      new Promise((resolve) => {
        const look = () => {
          const fed = states.get(uploadId);
          if (fed?.running && !fed.view) return;
          listeners.delete(look);
          resolve(fed);
        };
        listeners.add(look);
        look();
      }),
    file: (uploadId) => files.get(uploadId),
    caughtUp() {
      for (const [uploadId, { view: _older, ...rest }] of states)
        if (!rest.running) states.set(uploadId, rest);
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Until a time; back online, another try makes sense at once. */
async function waitOrOnline(uploadId: string, until: number, signal: AbortSignal): Promise<void> {
  const isOnline = await new Promise<boolean>((resolve) => {
    const end = (early: boolean) => {
      clearTimeout(timer);
      removeEventListener('online', online);
      signal.removeEventListener('abort', aborted);
      resolve(early);
    };
    const online = () => end(true);
    const aborted = () => end(false);
    const timer = setTimeout(() => end(false), Math.max(0, until - Date.now()));
    addEventListener('online', online);
    signal.addEventListener('abort', aborted);
  });
  if (isOnline) await ask('resumeUpload', { uploadId });
}
