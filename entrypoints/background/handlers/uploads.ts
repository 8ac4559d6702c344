import * as z from 'zod/mini';
import { buildPlatform } from '../../../lib/accounts';
import { findAction } from '../../../lib/actions';
import { Fault, type FaultData } from '../../../lib/errors';
import { createResumable } from '../../../lib/http';
import type { Jobs } from '../../../lib/jobs';
import { dropBlob, openBlob, pieceName, sweepBlobs } from '../../../lib/messages/blobTransfer';
import { announceChange } from '../../../lib/messages/changes';
import { studioUrl, videoUrl } from '../../../lib/pages/videoAddress';
import { filesIn, type Store, type UploadRow, type VideoAccountRow } from '../../../lib/store';
import { setting } from '../../../lib/store/setting';
import { createUploads, type Uploads, type UploadsDependencies } from '../../../lib/uploads';
import { findUploadTitle } from '../../../lib/uploads/uploadedVideo';
import { videos } from '../../../lib/video';
import type { Failure, UploadView } from '../../../lib/views';
import { id, nothing } from '../messaging/fields';
import { messagesFor } from '../messaging/message';
import type { ApiClients } from '../state/apiClients';
import { type ActiveAccount, requireAccount } from '../state/requireAccount';
import { faultToFailure } from '../wording/failures';
import { jobView } from '../wording/views';

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
    /** What is done with the finished video: actions, with their inputs but for its id. */
    followUps: z
      .array(
        z.object({
          action: z.enum(['video.thumbnail', 'video.captions', 'video.save']),
          input: z.record(z.string(), z.unknown()),
        }),
      )
      .check(z.maxLength(100)),
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
  store: Pick<Store, 'get' | 'change' | 'filesInUse'>;
  jobs: Pick<Jobs, 'accept'>;
  apiClients: Pick<ApiClients, 'video'>;
  accountViews: ActiveAccount;
}

const Template = () =>
  z.object({
    name: z.string().check(z.minLength(1), z.maxLength(100)),
    /** Values of the form, which parses them. */
    details: z
      .record(z.string(), z.unknown())
      .check(z.refine((details) => JSON.stringify(details).length <= mostCharacters)),
  });
const mostTemplates = 50;
const mostCharacters = 200_000;
const templates = setting('uploadTemplates', () => z.catch(z.array(Template()), []));

const message = messagesFor<UploadServices>();

/** A message that changes an upload, without a file. */
const change = <Answer>(work: (services: UploadServices, uploadId: string) => Promise<Answer>) =>
  message({
    from: 'own',
    question: () => z.object({ uploadId: id() }),
    repeatable: true,
    async answer(services, { uploadId }) {
      const answer = await work(services, uploadId);
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
    answer: async (services) =>
      Promise.all(
        (await services.uploads.list()).map(async (row) =>
          uploadView(services, await startFollowUps(services, row)),
        ),
      ),
  }),
  /** Stores an upload. Repeated with the same id, it begins one upload. @throws Fault as `requireAccount` */
  beginUpload: message({
    from: 'own',
    question: BeginQuestion,
    repeatable: true,
    async answer(services, { notifySubscribers, as, ...upload }) {
      const { uploads, store, accountViews } = services;
      const { metadata, followUps } = upload;
      const actions = followUps.map(({ action, input }) => {
        // Of a video that is not there yet, so that a wrong input is refused now
        const found = findAction(action);
        found.parse({ ...input, videoId: '' });
        return found;
      });
      const asked = { shown: as, methods: [videos.insert], actions };
      const { accountId } = await requireAccount(accountViews, 'video', asked);
      await sweepBlobs(store.filesInUse);
      const params = { part: Object.keys(metadata), notifySubscribers, fields: 'id' };
      const row = await uploads.begin({ ...upload, accountId, params });
      announceChange('uploads');
      return uploadView(services, row);
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
    async answer(services, { uploadId, offset }): Promise<UploadView> {
      const { uploads } = services;
      const name = offset === undefined ? undefined : pieceName(uploadId, offset);
      const bytes = name === undefined ? undefined : await openBlob(name);
      const piece = bytes && offset !== undefined ? { offset, bytes } : undefined;
      const row = await uploads.advance(uploadId, piece);
      if (name !== undefined) await dropBlob(name);
      return uploadView(services, await startFollowUps(services, row));
    },
  }),
  pauseUpload: change(async (services, uploadId) =>
    uploadView(services, await services.uploads.pause(uploadId)),
  ),
  resumeUpload: change(async (services, uploadId) =>
    uploadView(services, await services.uploads.resume(uploadId)),
  ),
  cancelUpload: change(async ({ uploads, store }, uploadId) => {
    const followUps = (await store.get('uploads', uploadId))?.followUps;
    await uploads.cancel(uploadId);
    for (const name of filesIn(followUps)) await dropBlob(name);
  }),
  /** Values of the upload form that were saved under a name. */
  uploadTemplates: message({
    from: 'own',
    question: nothing,
    repeatable: true,
    answer: ({ store }) => templates.read(store),
  }),
  /** Saves a template, in place of the one of its name, or removes one. */
  changeUploadTemplates: message({
    from: 'own',
    question: () => z.object({ save: z.optional(Template()), remove: z.optional(z.string()) }),
    repeatable: true,
    async answer({ store }, { save, remove }): Promise<void> {
      await templates.change(store, (before) =>
        [
          ...(save === undefined ? [] : [save]),
          ...before.filter(({ name }) => name !== save?.name && name !== remove),
        ].slice(0, mostTemplates),
      );
      announceChange('settings');
    },
  }),
};

/**
 * Starts what follows a finished upload, each job once: its id is that of the upload. The page that asks for the
 * uploads starts what a stopped worker has left.
 */
async function startFollowUps({ uploads, jobs }: UploadServices, row: UploadRow): Promise<UploadRow> {
  const { uploadId, videoId, accountId, followUps = [] } = row;
  if (row.state !== 'done' || videoId === undefined || followUps.length === 0) return row;
  const jobIds: string[] = [];
  for (const [index, { action: id, input: values }] of followUps.entries()) {
    const action = findAction(id);
    const input = action?.parse({ ...values, videoId });
    if (action === undefined || input === undefined) continue;
    const job = await jobs.accept({
      action: action.id,
      version: action.version,
      input,
      concurrencyKeys: action.concurrencyKeys(input),
      accountId,
      surface: 'manager',
      tabId: undefined,
      documentId: undefined,
      draftKey: undefined,
      jobId: `${uploadId}-${index}`,
    });
    jobIds.push(job.jobId);
  }
  return uploads.noteJobs(uploadId, jobIds);
}

async function uploadView({ store }: UploadServices, row: UploadRow): Promise<UploadView> {
  const { uploadId, file, metadata, state, stored, pieceSize, retryAt, fault, videoId, jobIds = [] } = row;
  const account = await store.get('accounts', row.accountId);
  const jobs = await Promise.all(jobIds.map((jobId) => store.get('jobs', jobId)));
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
    followUps: await Promise.all(jobs.filter((job) => job !== undefined).map((job) => jobView(job, account))),
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
