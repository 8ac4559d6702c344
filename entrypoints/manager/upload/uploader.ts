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
  /** It waits until others have been sent. */
  queued?: boolean;
  running: boolean;
}

/** Uploads that are sent at once: more of them share the connection, and each takes longer. */
const mostAtOnce = 2;

/** Passes files in pieces to the background while the page is open, whichever section is shown. */
export function createUploader() {
  /** Uploads under way, and starts of those that wait for their turn. */
  let busy = 0;
  const queue: (() => void)[] = [];
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
    await takeTurn(uploadId);
    try {
      if (!signal.aborted) await send(uploadId, file, signal);
    } finally {
      // The turn goes to the next one
      const next = queue.shift();
      if (next) next();
      else busy--;
    }
  }

  /** Resolves when fewer than two others are sent. */
  async function takeTurn(uploadId: string): Promise<void> {
    if (busy < mostAtOnce) {
      busy++;
      return;
    }
    put(uploadId, { queued: true });
    await new Promise<void>((resolve) => queue.push(resolve));
    put(uploadId, { queued: false });
  }

  async function send(uploadId: string, file: File, signal: AbortSignal): Promise<void> {
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
