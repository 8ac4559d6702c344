import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { uploadMessages } from '../../../../entrypoints/background/handlers/uploads';
import { leaveBlob, openBlob } from '../../../../lib/messages/blobTransfer';
import { openStore, type Store, type UploadRow } from '../../../../lib/store';
import { answersOf } from './answersOf';

const row: UploadRow = {
  uploadId: 'u1',
  accountId: 'me',
  file: { name: 'film.mp4', size: 10, type: 'video/mp4', lastModified: 1, sample: 'ab' },
  params: {},
  metadata: { snippet: { title: 'Film' } },
  state: 'done',
  stored: 10,
  pieceSize: 10,
  finishing: false,
  sessions: 1,
  failures: 0,
  createdAt: 1,
  videoId: 'v1',
  followUps: [
    { action: 'video.thumbnail', input: { title: 'Film', file: 'file|picture' } },
    { action: 'video.save', input: { videoTitle: 'Film', playlistId: 'PL', playlistTitle: 'Jazz' } },
  ],
};

/** Handlers on a store with this upload; jobs that were accepted, by their ids. */
async function services(name: string, upload: UploadRow) {
  const store = openStore(name);
  await store.put('uploads', upload);
  const accepted: { jobId?: string; action: string; input: unknown }[] = [];
  const jobs = {
    async accept(job: { jobId?: string; action: string; input: unknown }) {
      if (!accepted.some(({ jobId }) => jobId === job.jobId)) accepted.push(job);
      return job;
    },
  };
  const uploads = {
    list: () => store.all('uploads'),
    noteJobs: async (uploadId: string, jobIds: string[]) => {
      await store.change('uploads', uploadId, (before) => before && { ...before, jobIds, followUps: [] });
      return (await store.get('uploads', uploadId)) as UploadRow;
    },
    cancel: (uploadId: string) => store.delete('uploads', uploadId),
  };
  return { store, accepted, ...answersOf(uploadMessages, { store, jobs, uploads }) };
}

it('what follows a finished upload is started once, however often it is asked about', async () => {
  const { accepted, uploads, store } = await services('follow', row);
  await Promise.all([uploads({}), uploads({})]);
  await uploads({});
  expect(accepted).toMatchObject([
    { jobId: 'u1-0', action: 'video.thumbnail', input: { videoId: 'v1', file: 'file|picture' } },
    { jobId: 'u1-1', action: 'video.save', input: { videoId: 'v1', playlistId: 'PL' } },
  ]);
  // The history of jobs may have gone by then
  accepted.length = 0;
  await uploads({});
  expect(accepted).toEqual([]);
  expect(await store.get('uploads', 'u1')).toMatchObject({ jobIds: ['u1-0', 'u1-1'] });
});

it('nothing follows an upload under way; its files are in use until it is cancelled', async () => {
  const { accepted, uploads, cancelUpload, store } = await services('underWay', { ...row, state: 'going' });
  await leaveBlob('file|picture', new Blob(['picture']));
  await uploads({});
  expect(accepted).toEqual([]);
  expect([...(await (store as Store).filesInUse())]).toEqual(['file|picture']);
  await cancelUpload({ uploadId: 'u1' });
  expect(await openBlob('file|picture')).toBeUndefined();
});

it('templates are kept by their names, the last one first', async () => {
  const { uploadTemplates, changeUploadTemplates } = await services('templates', row);
  await changeUploadTemplates({ save: { name: 'Talks', details: { tags: 'a' } } });
  await changeUploadTemplates({ save: { name: 'Nights', details: {} } });
  await changeUploadTemplates({ save: { name: 'Talks', details: { tags: 'b' } } });
  expect(await uploadTemplates({})).toEqual([
    { name: 'Talks', details: { tags: 'b' } },
    { name: 'Nights', details: {} },
  ]);
  await changeUploadTemplates({ remove: 'Talks' });
  expect(await uploadTemplates({})).toEqual([{ name: 'Nights', details: {} }]);
});
