import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { uploadPieces } from '../../../entrypoints/manager/upload/uploading';
import { createVault } from '../../../lib/accounts';
import { createResumable, createTransport, type TransportOptions } from '../../../lib/http';
import type { UploadView } from '../../../lib/messages';
import { openStore, type Store, type UploadRow } from '../../../lib/store';
import { createUploads, type Uploads } from '../../../lib/uploads';
import { createVideoClient, videoErrors } from '../../../lib/video';
import type { Sandbox } from '../../sandbox';
import { sandboxFetch } from '../../sandbox/client';
import { Person } from '../../sandbox/person';

export const uploadPath = '/upload/youtube/v3/videos';

/** A store for a stopped worker: its later writes have no effect. */
function mortal(store: Store) {
  let isDead = false;
  const held = new Proxy(store, {
    get(target, name, receiver) {
      const member: unknown = Reflect.get(target, name, receiver);
      if (typeof member !== 'function') return member;
      return (...given: unknown[]) => (isDead ? new Promise(() => {}) : member.apply(target, given));
    },
  });
  const die = () => {
    isDead = true;
  };
  return { store: held, die };
}

/**
 * Uploads as the extension runs them, against a sandbox over HTTP: one disk, and workers that come and go.
 * @param slowness how much slower than real the line seems to them, so that they send smaller pieces
 */
export async function uploadWorld(
  sandbox: Sandbox,
  name: string,
  slowness = 1,
  meter?: TransportOptions['meter'],
) {
  const now = () => Date.now() * slowness;
  const disk = openStore(name);
  const send = sandboxFetch(sandbox);
  const { access_token } = await new Person(sandbox).signIn();
  const parts = {
    base: 'https://youtube.googleapis.com/youtube/v3',
    credentials: { authorization: async () => `Bearer ${access_token}` },
    errors: videoErrors,
    fetch: send,
    ...(meter && { meter }),
  };
  const resumable = createResumable(parts);
  const video = createVideoClient(createTransport(parts));

  function startWorker() {
    const { store, die } = mortal(disk);
    const uploads = createUploads({
      store,
      vault: createVault(store),
      protocol: async () => resumable,
      video: async () => video,
      unclearAfter: 100 * slowness,
      locks: { request: (_name: string, work: () => unknown) => work() } as unknown as LockManager,
      backoff: () => slowness,
      now,
    });
    return { uploads, die };
  }

  let worker = startWorker();
  return {
    disk,
    /** Until a time on the uploads' clock. */
    wait: (until: number) =>
      new Promise<void>((resolve) => setTimeout(resolve, Math.max(0, (until - now()) / slowness))),
    get uploads(): Uploads {
      return worker.uploads;
    },
    /** Stops the worker between two instructions; a request under way may still take effect. */
    killWorker(): void {
      worker.die();
      worker = startWorker();
    },
  };
}

export type UploadWorld = Awaited<ReturnType<typeof uploadWorld>>;

export const requestFor = (file: UploadRow['file']) => ({
  uploadId: randomUUID(),
  accountId: 'me',
  file,
  params: { part: ['snippet', 'status'] },
  metadata: { snippet: { title: 'Long film' }, status: { privacyStatus: 'private' } },
});

export const toFile = (file: Blob): UploadRow['file'] => ({
  name: 'film.mp4',
  size: file.size,
  type: 'video/mp4',
  lastModified: 1,
  sample: 'abc',
});

const toView = ({ metadata: _said, fault: _why, retryAt, ...row }: UploadRow): UploadView => ({
  ...row,
  title: row.file.name,
  followUps: [],
  ...(retryAt === undefined ? {} : { retryAt }),
});

interface Meeting {
  /** Called before each step; true stops the worker during it. */
  before?: (upload: { stored: number; pieceSize: number }) => boolean;
  shown?: (view: UploadView) => void;
  signal?: AbortSignal;
}

/** Sends a file as the page does, while the worker is stopped now and then. */
export async function uploadTo(world: UploadWorld, uploadId: string, file: Blob, meeting: Meeting = {}) {
  const lying = new Map<number, Blob>();
  let most = 0;
  let last: UploadView | undefined;
  const advance = async (offset?: number): Promise<UploadView> => {
    const bytes = offset === undefined ? undefined : lying.get(offset);
    const piece = bytes && offset !== undefined ? { offset, bytes } : undefined;
    const work = world.uploads.advance(uploadId, piece);
    if (meeting.before?.(last ?? { stored: 0, pieceSize: 0 })) {
      // No answer, as after a stop of the worker; the page asks again.
      await Promise.race([work.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, 5))]);
      world.killWorker();
      return advance(offset);
    }
    const view = toView(await work);
    if (offset !== undefined) lying.delete(offset);
    return view;
  };
  await uploadPieces(
    file,
    {
      async leave(offset, bytes) {
        lying.set(offset, new Blob([await bytes.arrayBuffer()]));
        most = Math.max(most, lying.size);
      },
      drop: async (offset) => void lying.delete(offset),
      advance,
      wait: world.wait,
      shown(view) {
        last = view;
        meeting.shown?.(view);
      },
    },
    meeting.signal ?? new AbortController().signal,
  );
  return { last, mostLying: most, lying: lying.size };
}
