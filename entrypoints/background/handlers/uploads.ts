import * as z from 'zod/mini';
import { buildPlatform } from '../../../lib/accounts';
import { Fault, type FaultData } from '../../../lib/errors';
import { createResumable } from '../../../lib/http';
import type { Failure, UploadView } from '../../../lib/messages';
import { dropBlob, openBlob, pieceName, sweepBlobs } from '../../../lib/messages/blobTransfer';
import type { Store, UploadRow, VideoAccountRow } from '../../../lib/store';
import { createUploads, type UploadsDependencies } from '../../../lib/uploads';
import { findTitle } from '../../../lib/uploads/uploadedVideo';
import { videos } from '../../../lib/video';
import { id, nothing } from '../messaging/fields';
import { messagesFor, type Parsed } from '../messaging/message';
import type { ApiClients } from '../state/apiClients';
import { type ActiveAccount, requireAccount } from '../state/requireAccount';
import { toFailure } from '../wording/failures';

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
export interface UploadDependencies extends Pick<UploadsDependencies, 'vault' | 'locks'> {
  store: Store;
  apiClients: ApiClients;
  accounts: ActiveAccount;
}

/** The handlers of uploads. */
export type UploadHandlers = ReturnType<typeof createUploadHandlers>;

/** Handlers of uploads. The manager holds the file, and stores each piece as a blob for the background to send. */
export function createUploadHandlers({ store, vault, locks, apiClients, accounts }: UploadDependencies) {
  const uploads = createUploads({
    store,
    vault,
    locks,
    unclearAfter: buildPlatform.patience.unclearAfter,
    protocol: async (accountId) =>
      createResumable(apiClients.toTransportOptions(await readAccount(accountId))),
    video: async (accountId) => apiClients.video(await readAccount(accountId)),
  });

  async function readAccount(accountId: string): Promise<VideoAccountRow> {
    const account = await store.get('accounts', accountId);
    if (account?.service === 'video') return account;
    throw new Fault({ kind: 'signIn', reason: 'notSignedIn' });
  }

  return {
    list: async () => (await uploads.list()).map(uploadView),

    /** Stores an upload. @throws Fault as `requireAccount` */
    async begin({ notifySubscribers, as, ...upload }: Parsed<typeof BeginQuestion>): Promise<UploadView> {
      const { accountId } = await requireAccount(accounts, 'video', { shown: as, methods: [videos.insert] });
      await sweepBlobs(store.filesInUse);
      const params = { part: ['snippet', 'status'], notifySubscribers, fields: 'id' };
      return uploadView(await uploads.begin({ ...upload, accountId, params }));
    },

    /** Sends the next piece. Deletes its blob in any case, because the manager can create it again. */
    async advance({
      uploadId,
      offset,
    }: {
      uploadId: string;
      offset?: number | undefined;
    }): Promise<UploadView> {
      if (offset === undefined) return uploadView(await uploads.advance(uploadId));
      const name = pieceName(uploadId, offset);
      const bytes = await openBlob(name);
      const row = await uploads.advance(uploadId, bytes && { offset, bytes });
      await dropBlob(name);
      return uploadView(row);
    },

    pause: async (uploadId: string) => uploadView(await uploads.pause(uploadId)),
    resume: async (uploadId: string) => uploadView(await uploads.resume(uploadId)),
    cancel: (uploadId: string) => uploads.cancel(uploadId),

    /** The categories in the country of the browser's language, without those reserved by the platform. */
    async categories() {
      const client = apiClients.video(await requireAccount(accounts, 'video'));
      const { language, region } = new Intl.Locale(navigator.language).maximize();
      const { items } = await client.videoCategories.list({
        part: ['snippet'],
        regionCode: region ?? 'US',
        hl: language,
        fields: 'items(id,snippet(title,assignable))',
      });
      return items
        .filter(({ snippet }) => snippet?.assignable)
        .map(({ id, snippet }) => ({ categoryId: id, title: snippet?.title ?? id }));
    },
  };
}

function uploadView(row: UploadRow): UploadView {
  const { uploadId, file, metadata, state, stored, pieceSize, retryAt, fault, videoId } = row;
  return {
    uploadId,
    title: findTitle(metadata) ?? file.name,
    file,
    state,
    stored,
    pieceSize,
    retryAt,
    failure: fault && toUploadFailure(row, fault),
    link: videoId && `https://www.youtube.com/watch?v=${videoId}`,
  };
}

/**
 * The failure to show. Its remedy `review` opens the list of the channel's videos, which includes those in processing.
 */
function toUploadFailure({ accountId }: UploadRow, fault: FaultData): Failure {
  const failure = toFailure(fault, 'video', { accountId });
  if (failure.remedy?.kind === 'review') failure.remedy.target = 'https://studio.youtube.com/';
  return failure;
}

const message = messagesFor<{ uploads: UploadHandlers }>();
const upload = () => z.object({ uploadId: id() });

/** Messages about uploads of videos. */
export const uploadMessages = {
  /** All uploads, newest first. */
  uploads: message({
    from: 'own',
    question: nothing,
    repeatable: true,
    answer: ({ uploads }) => uploads.list(),
  }),
  /** Stores an upload. Repeated with the same id, it begins one upload. */
  beginUpload: message({
    from: 'own',
    question: BeginQuestion,
    repeatable: true,
    answer: ({ uploads }, question) => uploads.begin(question),
  }),
  /** The next step of an upload: sends the piece that is stored for `offset` (see `blobTransfer`), if any. */
  advanceUpload: message({
    from: 'own',
    question: () => z.object({ uploadId: id(), offset: z.optional(z.int().check(z.minimum(0))) }),
    repeatable: true,
    answer: ({ uploads }, question) => uploads.advance(question),
  }),
  pauseUpload: message({
    from: 'own',
    question: upload,
    repeatable: true,
    answer: ({ uploads }, { uploadId }) => uploads.pause(uploadId),
  }),
  resumeUpload: message({
    from: 'own',
    question: upload,
    repeatable: true,
    answer: ({ uploads }, { uploadId }) => uploads.resume(uploadId),
  }),
  cancelUpload: message({
    from: 'own',
    question: upload,
    repeatable: true,
    answer: ({ uploads }, { uploadId }) => uploads.cancel(uploadId),
  }),
  /** The categories that a video of this channel may have. Costs 1 unit. */
  videoCategories: message({
    from: 'own',
    question: nothing,
    repeatable: true,
    answer: ({ uploads }) => uploads.categories(),
  }),
};
