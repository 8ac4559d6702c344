import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Sandbox, startSandbox } from '../../sandbox';
import { seed } from '../video/seed';
import { sendThroughFaults } from './throughFaults';

const megabyte = 1_048_576;
const size = 300 * megabyte;

let sandbox: Sandbox;
let folder: string;
beforeAll(async () => {
  sandbox = await startSandbox();
  folder = await mkdtemp(join(tmpdir(), 'cuecard-upload-'));
});
afterAll(async () => {
  await sandbox.close();
  await rm(folder, { recursive: true, force: true });
});

/** A file on disk, which needs no memory, and the hash of its bytes. */
async function film(): Promise<{ file: Blob; sha256: string }> {
  const path = join(folder, 'film.mp4');
  const writing = createWriteStream(path);
  const hash = createHash('sha256');
  for (let written = 0; written < size; written += megabyte) {
    const block = randomBytes(megabyte);
    hash.update(block);
    if (!writing.write(block)) await once(writing, 'drain');
  }
  writing.end();
  await finished(writing);
  return { file: await openAsBlob(path, { type: 'video/mp4' }), sha256: hash.digest('hex') };
}

it('300 MB arrive byte by byte through two hundred faults', { timeout: 240_000 }, async () => {
  const { file, sha256 } = await film();
  const { struck, mostLying } = await sendThroughFaults(sandbox, file, { faults: 200, seed });
  console.info(struck);
  expect(Object.values(struck).reduce((sum, count) => sum + count)).toBe(200);
  expect(mostLying).toBeLessThanOrEqual(2);
  const uploaded = sandbox.video.videos().filter((video) => video.uploadedAt !== null);
  expect(uploaded).toEqual([expect.objectContaining({ sha256, fileSize: size })]);
});
