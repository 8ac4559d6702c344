import { type FaultData, toFault } from '../errors';
import type { Store, UploadRow } from '../store';
import type { VideoClient } from '../video';
import { smallerPieceSize } from './pieces';
import type { Sessions } from './sessions';
import { toDone, type UploadChanges } from './transfer';
import { findUploadedVideo } from './uploadedVideo';

/** Sessions that an upload may open by itself: each counts against the daily limit of a hundred uploads. */
const mostSessions = 5;
const mostFailures = 8;

export interface RecoveryDependencies {
  store: Store;
  sessions: Sessions;
  /** Client that searches for a video after an unclear answer, as the same account. */
  video(accountId: string): Promise<Pick<VideoClient, 'channels' | 'playlistItems' | 'videos'>>;
  /** Waiting time after this many transient faults in a row; milliseconds. */
  backoff: (failures: number) => number;
  /** How long reads may lag behind the end of an upload; milliseconds. */
  unclearAfter: number;
  /** The time in epoch milliseconds. */
  now: () => number;
}

/** Decides how an upload continues after a fault or a lost session. Each function returns the changes of the row. */
export function createRecovery(dependencies: RecoveryDependencies) {
  const { store, sessions, video, backoff, unclearAfter, now } = dependencies;

  /** A retry, a new session, or failure until the person acts. */
  async function afterFault(row: UploadRow, fault: FaultData): Promise<UploadChanges> {
    if (fault.reason === 'sessionGone' || fault.reason === 'secretDamaged') return restartSession(row);
    if (fault.reason === 'locked') return toWaiting(fault);
    // Every upload would be refused until the quota resets.
    if (fault.kind === 'quota' && fault.retryAt !== undefined) return { retryAt: fault.retryAt, fault };
    const passes = fault.kind === 'transient' || fault.kind === 'answer';
    if (!passes || (row.failures >= mostFailures && !(await sessions.has(row.uploadId))))
      return { state: 'failed', fault };
    return toRetry(row, fault);
  }

  /** Restarts from the beginning with a new session, unless the lost one may have completed the video. */
  async function restartSession(row: UploadRow): Promise<UploadChanges> {
    await sessions.discard(row.uploadId);
    if (row.finishing) return findFinished(row);
    if (row.sessions < mostSessions) return { stored: 0 };
    return { state: 'failed', fault: { kind: 'notFound', reason: 'sessionGone', outcome: 'refused' } };
  }

  /** Searches for the finished video while reads may lag; then the person has to check. */
  async function findFinished(row: UploadRow): Promise<UploadChanges> {
    const { uploadId, accountId, soughtSince = now() } = row;
    const others = (await store.all('uploads')).filter((other) => other.uploadId !== uploadId);
    const taken = new Set(others.map(({ videoId }) => videoId));
    try {
      const videoId = await findUploadedVideo(await video(accountId), row, taken);
      if (videoId !== undefined) return toDone(row, videoId);
    } catch (error) {
      const fault = toFault(error);
      if (fault.kind === 'transient') return toRetry(row, fault);
      if (fault.reason === 'locked') return toWaiting(fault);
    }
    if (now() < soughtSince + unclearAfter) return { soughtSince, retryAt: now() + unclearAfter / 4 };
    return {
      state: 'needsReview',
      fault: { kind: 'conflict', reason: 'outcomeUnknown', outcome: 'unclear' },
    };
  }

  /** Nothing was tried: it waits for the passphrase, and looks again every few seconds. */
  const toWaiting = (fault: FaultData): UploadChanges => ({ retryAt: now() + backoff(3), fault });

  const toRetry = ({ failures, pieceSize }: UploadRow, fault: FaultData): UploadChanges => ({
    failures: failures + 1,
    retryAt: Math.max(fault.retryAt ?? 0, now() + backoff(failures + 1)),
    pieceSize: fault.reason === 'timeOut' ? smallerPieceSize(pieceSize) : pieceSize,
    fault,
  });

  return { afterFault, findFinished };
}
