import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createResumable, type Resumable } from '../../lib/http';
import { videoErrors, videos } from '../../lib/video';
import { type Sandbox, startSandbox } from '../sandbox';
import { sandboxFetch } from '../sandbox/client';
import { Person } from '../sandbox/person';
import type { Row } from './row';

const megabyte = 1_048_576;
const pieceSize = 8 * megabyte;

/**
 * A large file through the resumable protocol, beside the same requests sent by hand: how long it takes, and how much
 * memory it needs at most. `-- --long` sends 1 GB, else it is an eighth of that.
 */
export async function measureUpload(): Promise<Row[]> {
  const size = (process.argv.includes('--long') ? 1024 : 128) * megabyte;
  const sandbox = await startSandbox();
  try {
    const { access_token } = await new Person(sandbox).signIn();
    const authorization = `Bearer ${access_token}`;
    // The first one warms both up.
    await byHand(sandbox, authorization, 2 * pieceSize, () => undefined);
    await byUs(sandbox, authorization, 2 * pieceSize, () => undefined);
    const bare = await measured((between) => byHand(sandbox, authorization, size, between));
    const ours = await measured((between) => byUs(sandbox, authorization, size, between));
    const arrived = sandbox.video.videos().filter(({ fileSize }) => fileSize === size);
    if (new Set(arrived.map(({ sha256 }) => sha256)).size !== 1 || arrived.length !== 2)
      throw new Error('Not the same files arrived');
    const what = `${size / megabyte} MB uploaded`;
    const baseline = (value: number) => ({ what: 'the same requests by fetch', value });
    return [
      {
        id: 'upload.time',
        what,
        unit: 'ms',
        samples: 1,
        ours: ours.milliseconds,
        baseline: baseline(bare.milliseconds),
        budget: { timesBaseline: 1.5 },
      },
      {
        id: 'upload.memory',
        what: `${what}, memory in use at most`,
        unit: 'bytes',
        samples: 1,
        ours: ours.bytes,
        baseline: baseline(bare.bytes),
        // However large the file: a few pieces on their way, on both sides of the wire.
        budget: { atMost: 12 * pieceSize },
      },
    ];
  } finally {
    await sandbox.close();
  }
}

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Time, and memory in use beyond what was before; garbage does not count, which comes and goes as it likes. */
async function measured(
  work: (between: () => void) => Promise<void>,
): Promise<{ milliseconds: number; bytes: number }> {
  const used = () => {
    collectGarbage();
    const { arrayBuffers, heapUsed } = process.memoryUsage();
    return arrayBuffers + heapUsed;
  };
  const before = used();
  let most = before;
  let count = 0;
  const begun = performance.now();
  await work(() => {
    count += 1;
    if (count % 4 === 0) most = Math.max(most, used());
  });
  return { milliseconds: performance.now() - begun, bytes: most - before };
}

/** Pieces as a page cuts them: each one is read when it is sent. */
function* pieces(size: number): Generator<{ offset: number; bytes: Blob; total: number }> {
  const block = Buffer.alloc(pieceSize, 'film');
  for (let offset = 0; offset < size; offset += pieceSize)
    yield { offset, bytes: new Blob([block]), total: size };
}

const base = 'https://youtube.googleapis.com';
const metadata = { snippet: { title: 'Long film' } };

async function byUs(
  sandbox: Sandbox,
  authorization: string,
  size: number,
  between: () => void,
): Promise<void> {
  const resumable: Resumable = createResumable({
    base: `${base}/youtube/v3`,
    credentials: { authorization: async () => authorization },
    errors: videoErrors,
    fetch: sandboxFetch(sandbox),
  });
  const file = { type: 'video/mp4', size };
  const session = await resumable.begin(videos.insert, { part: ['snippet'] }, metadata, file);
  for (const piece of pieces(size)) {
    await resumable.put(videos.insert, session, piece);
    between();
  }
}

async function byHand(
  sandbox: Sandbox,
  authorization: string,
  size: number,
  between: () => void,
): Promise<void> {
  const send = sandboxFetch(sandbox);
  const begun = await send(`${base}/upload/youtube/v3/videos?uploadType=resumable&part=snippet`, {
    method: 'POST',
    headers: {
      authorization,
      'content-type': 'application/json; charset=UTF-8',
      'x-upload-content-length': String(size),
      'x-upload-content-type': 'video/mp4',
    },
    body: JSON.stringify(metadata),
  });
  const session = begun.headers.get('location') ?? '';
  for (const { offset, bytes } of pieces(size)) {
    const range = `bytes ${offset}-${offset + bytes.size - 1}/${size}`;
    await send(session, { method: 'PUT', headers: { authorization, 'content-range': range }, body: bytes });
    between();
  }
}
