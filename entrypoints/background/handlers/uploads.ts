import * as z from 'zod/mini';
import { buildPlatform } from '../../../lib/accounts';
import { Fault, type FaultData } from '../../../lib/errors';
import { createResumable } from '../../../lib/http';
import { dropBlob, openBlob, pieceName, sweepBlobs } from '../../../lib/messages/blobTransfer';
import { announceChange } from '../../../lib/messages/changes';
import { studioUrl, videoUrl } from '../../../lib/pages/videoAddress';
import type { Store, UploadRow, VideoAccountRow } from '../../../lib/store';
import { createUploads, type Uploads, type UploadsDependencies } from '../../../lib/uploads';
import { findUploadTitle } from '../../../lib/uploads/uploadedVideo';
import { videos } from '../../../lib/video';
import type { Failure, UploadView } from '../../../lib/views';
import { id, nothing } from '../messaging/fields';
import { messagesFor } from '../messaging/message';
import type { ApiClients } from '../state/apiClients';
import { type ActiveAccount, requireAccount } from '../state/requireAccount';
import { faultToFailure } from '../wording/failures';

const PickedFileSchema = () =>
  z.object({
    name: z.string().check(z.maxLength(1000)),
    size: z.int().check(z.minimum(0)),
    type: z.string().check(z.maxLength(200)),
    lastModified: z.number(),
    sample: z.string().check(z.regex(/^[\da-f]{64}$/)),
  });

const BeginQuestion = () =>
  z.object({
    uploadId: id(),
    file: PickedFileSchema(),
    /** Body of the platform's method, which the method table checks. */
    metadata: z.record(z.string(), z.unknown()),
    notifySubscribers: z.boolean(),
    /** The account that the form showed: refused if another one is active now. */
    as: id(),
  });

/** Services that uploads use. */
export interface UploadDependencies extends Pick<UploadsDependencies, 'store' | 'vault' | 'locks'> {
  apiClients: Pick<ApiClients, 'video' | 'toTransportOptions'>;
}

/** Creates the uploads of all accounts. */
export function createAccountUploads({ apiClients, ...parts }: UploadDependencies): Uploads {
  async function readAccount(accountId: string): Promise<VideoAccountRow> {
    const account = await parts.store.get('accounts', accountId);
    if (account?.service === 'video') return account;
    throw new Fault({ kind: 'signIn', reason: 'notSignedIn' });
  }

  return createUploads({
    ...parts,
    unclearAfter: buildPlatform.patience.unclearAfter,
    protocol: async (accountId) =>
      createResumable(apiClients.toTransportOptions(await readAccount(accountId), 'upload')),
    video: async (accountId) => apiClients.video(await readAccount(accountId), { purpose: 'upload' }),
  });
}

interface UploadServices {
  uploads: Uploads;
  store: Pick<Store, 'filesInUse'>;
  apiClients: Pick<ApiClients, 'video'>;
  accountViews: ActiveAccount;
}

const message = messagesFor<UploadServices>();

/** A message that changes an upload, without a file. */
const change = <Answer>(work: (uploads: Uploads, uploadId: string) => Promise<Answer>) =>
  message({
    from: 'own',
    question: () => z.object({ uploadId: id() }),
    repeatable: true,
    async answer({ uploads }, { uploadId }) {
      const answer = await work(uploads, uploadId);
      announceChange('uploads');
      return answer;
    },
  });

/** Messages about uploads of videos. The manager holds the file, and stores each piece as a blob for the background. */
export const uploadMessages = {
  /** All uploads, newest first. */
  uploads: message({
    from: 'own',
    question: nothing,
    repeatable: true,
    answer: async ({ uploads }) => (await uploads.list()).map(uploadView),
  }),
  /** Stores an upload. Repeated with the same id, it begins one upload. @throws Fault as `requireAccount` */
  beginUpload: message({
    from: 'own',
    question: BeginQuestion,
    repeatable: true,
    async answer({ uploads, store, accountViews }, { notifySubscribers, as, ...upload }) {
      const asked = { shown: as, methods: [videos.insert] };
      const { accountId } = await requireAccount(accountViews, 'video', asked);
      await sweepBlobs(store.filesInUse);
      const params = { part: ['snippet', 'status'], notifySubscribers, fields: 'id' };
      const row = await uploads.begin({ ...upload, accountId, params });
      announceChange('uploads');
      return uploadView(row);
    },
  }),
  /**
   * The next step of an upload: sends the piece that is stored for `offset` (see `blobTransfer`), if any. Deletes its
   * blob in any case, because the manager can create it again.
   */
  advanceUpload: message({
    from: 'own',
    question: () => z.object({ uploadId: id(), offset: z.optional(z.int().check(z.minimum(0))) }),
    repeatable: true,
    async answer({ uploads }, { uploadId, offset }): Promise<UploadView> {
      if (offset === undefined) return uploadView(await uploads.advance(uploadId));
      const name = pieceName(uploadId, offset);
      const bytes = await openBlob(name);
      const row = await uploads.advance(uploadId, bytes && { offset, bytes });
      await dropBlob(name);
      return uploadView(row);
    },
  }),
  pauseUpload: change(async (uploads, uploadId) => uploadView(await uploads.pause(uploadId))),
  resumeUpload: change(async (uploads, uploadId) => uploadView(await uploads.resume(uploadId))),
  cancelUpload: change((uploads, uploadId) => uploads.cancel(uploadId)),
};

function uploadView(row: UploadRow): UploadView {
  const { uploadId, file, metadata, state, stored, pieceSize, retryAt, fault, videoId } = row;
  return {
    uploadId,
    title: findUploadTitle(metadata) ?? file.name,
    file,
    state,
    stored,
    pieceSize,
    retryAt,
    failure: fault && toUploadFailure(row, fault),
    link: videoId && videoUrl(videoId),
  };
}

/**
 * The failure to show. Its remedy `review` opens the list of the channel's videos, which includes those in processing.
 */
function toUploadFailure({ accountId }: UploadRow, fault: FaultData): Failure {
  const failure = faultToFailure(fault, 'video', { accountId });
  if (failure.remedy?.kind === 'review') failure.remedy.target = studioUrl;
  return failure;
}
