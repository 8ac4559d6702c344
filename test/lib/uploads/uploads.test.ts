import { createHash, randomBytes } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createVaultLock } from '../../../lib/accounts';
import { granule } from '../../../lib/http';
import { isNextPiece, nextPieceSize, smallerPieceSize } from '../../../lib/uploads/pieces';
import { freshSandbox } from '../../sandbox/fresh';
import { catchFault } from '../http/catchFault';
import { seed } from '../video/seed';
import { requestFor, toFile, type UploadWorld, uploadPath, uploadTo, uploadWorld } from './faultyWorld';
import { sendThroughFaults } from './throughFaults';

const megabyte = 1_048_576;

const sandbox = await freshSandbox();
let worlds = 0;

const newWorld = () => uploadWorld(sandbox, `uploads-${worlds++}`);
const film = (size: number) => new Blob([randomBytes(size)], { type: 'video/mp4' });
const sha256 = async (file: Blob) =>
  createHash('sha256')
    .update(Buffer.from(await file.arrayBuffer()))
    .digest('hex');
const uploaded = () =>
  sandbox.video
    .videos()
    .filter((video) => video.uploadedAt !== null)
    .map(({ id, sha256: hash }) => ({ id, hash }));
const begun = async (world: UploadWorld, file: Blob) =>
  (await world.uploads.begin(requestFor(toFile(file)))).uploadId;
const getRow = async (world: UploadWorld, uploadId: string) => {
  const row = await world.disk.get('uploads', uploadId);
  if (row === undefined) throw new Error('no such upload');
  return row;
};

describe('pieces', () => {
  const bytes = fc.integer({ min: 1, max: 64 * megabyte });

  it('are multiples of 256 KiB, at most 8 MiB, and at most double in size', () => {
    fc.assert(
      fc.property(bytes, fc.integer({ min: 0, max: 60_000 }), (sent, took) => {
        for (const size of [nextPieceSize(sent, took), smallerPieceSize(sent)]) {
          expect(size % granule).toBe(0);
          expect(size).toBeGreaterThanOrEqual(granule);
          expect(size).toBeLessThanOrEqual(8 * megabyte);
        }
        expect(nextPieceSize(sent, took)).toBeLessThanOrEqual(Math.max(granule, 2 * sent));
      }),
      { seed },
    );
  });

  it('take about 8 s each on any connection', () => {
    fc.assert(
      fc.property(fc.integer({ min: 40, max: 1_000 }), (kilobytesPerSecond) => {
        let size = 4 * granule;
        for (let turn = 0; turn < 12; turn++) size = nextPieceSize(size, size / kilobytesPerSecond);
        expect(size / kilobytesPerSecond).toBeLessThanOrEqual(8_000);
        expect((size + granule) / kilobytesPerSecond).toBeGreaterThan(8_000);
      }),
      { seed },
    );
  });

  it('cover a file of any size without gap or overlap on a changing connection', () => {
    const speeds = fc.array(fc.integer({ min: 1, max: 40_000 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 * megabyte }), speeds, (total, tookEach) => {
        let stored = 0;
        let size = 4 * granule;
        for (let turn = 0; stored < total; turn++) {
          const piece = { offset: stored, size: Math.min(size, total - stored) };
          expect(isNextPiece(piece, stored, total)).toBe(true);
          expect(isNextPiece({ ...piece, offset: stored + 1 }, stored, total)).toBe(false);
          stored += piece.size;
          size = nextPieceSize(piece.size, tookEach[turn % tookEach.length] ?? 1);
        }
        expect(stored).toBe(total);
      }),
      { seed, numRuns: 50 },
    );
  });

  it.each([
    ['an empty one', { offset: 0, size: 0 }],
    ['one beyond the end', { offset: 0, size: megabyte + 1 }],
    ['a crooked one that is not the last', { offset: 0, size: granule + 1 }],
  ])('%s is not sent', (_what, piece) => {
    expect(isNextPiece(piece, 0, megabyte)).toBe(false);
  });
});

describe('an upload', () => {
  it('is sent in growing pieces, at most two on disk', async () => {
    const world = await newWorld();
    const file = film(12 * megabyte + 12_345);
    const uploadId = await begun(world, file);
    const sizes: number[] = [];
    const fed = await uploadTo(world, uploadId, file, { shown: ({ pieceSize }) => sizes.push(pieceSize) });
    expect(fed).toMatchObject({ last: { state: 'done', stored: file.size }, mostLying: 2, lying: 0 });
    expect(Math.max(...sizes)).toBeGreaterThan(megabyte);
    const [video] = uploaded();
    expect(video).toEqual({ id: (await getRow(world, uploadId)).videoId, hash: await sha256(file) });
    expect(sandbox.video.quota.used('videoUploads')).toBe(1);
  });

  it('stores its session address in the vault, and deletes it at the end', async () => {
    const world = await newWorld();
    const file = film(2 * megabyte);
    const uploadId = await begun(world, file);
    await world.uploads.advance(uploadId, { offset: 0, bytes: file.slice(0, megabyte) });
    expect((await getRow(world, uploadId)).stored).toBe(megabyte);
    expect(JSON.stringify(await getRow(world, uploadId))).not.toMatch(/upload_id|googleapis/);
    const [secret] = await world.disk.all('secrets');
    expect(new TextDecoder().decode(secret?.sealed)).not.toContain('googleapis');
    await uploadTo(world, uploadId, file);
    expect(await world.disk.all('secrets')).toEqual([]);
  });

  it('is started once, even if it is requested repeatedly', async () => {
    const world = await newWorld();
    const request = requestFor(toFile(film(10)));
    await Promise.all([world.uploads.begin(request), world.uploads.begin(request)]);
    expect(await world.uploads.list()).toHaveLength(1);
  });

  it('is refused before it is stored if the platform would refuse it', async () => {
    const world = await newWorld();
    const request = requestFor({ ...toFile(film(10)), type: 'text/plain' });
    expect(await catchFault(world.uploads.begin(request))).toMatchObject({ reason: 'badContent' });
    const titled = { ...requestFor(toFile(film(10))), metadata: { snippet: { title: 'a < b' } } };
    expect(await catchFault(world.uploads.begin(titled))).toMatchObject({
      about: 'videos.insert snippet.title',
    });
    expect(await world.uploads.list()).toEqual([]);
  });

  it("continues from the server's offset, not from the one on disk", async () => {
    const world = await newWorld();
    const file = film(3 * megabyte);
    const uploadId = await begun(world, file);
    await world.uploads.advance(uploadId, { offset: 0, bytes: file.slice(0, megabyte) });
    await world.disk.put('uploads', { ...(await getRow(world, uploadId)), stored: 2 * megabyte });
    world.killWorker();
    const piece = { offset: 2 * megabyte, bytes: file.slice(2 * megabyte) };
    expect(await world.uploads.advance(uploadId, piece)).toMatchObject({ state: 'going', stored: megabyte });
    await uploadTo(world, uploadId, file);
    expect(uploaded()).toMatchObject([{ hash: await sha256(file) }]);
  });

  it('is finished once if the last answer is lost and the worker stops', async () => {
    const world = await newWorld();
    const file = film(megabyte);
    const uploadId = await begun(world, file);
    await world.uploads.advance(uploadId);
    sandbox.faults.set({ path: uploadPath, method: 'PUT', kind: 'drop', when: 'after', times: 1 });
    const lost = await world.uploads.advance(uploadId, { offset: 0, bytes: file });
    expect(lost).toMatchObject({ state: 'going', fault: { kind: 'transient' } });
    world.killWorker();
    await uploadTo(world, uploadId, file);
    expect((await getRow(world, uploadId)).state).toBe('done');
    expect(uploaded()).toHaveLength(1);
  });

  it('restarts if the platform dropped the session, but not if a video may exist', async () => {
    const world = await newWorld();
    const file = film(2 * megabyte);
    const uploadId = await begun(world, file);
    await world.uploads.advance(uploadId, { offset: 0, bytes: file.slice(0, megabyte) });
    sandbox.video.forgetUploads();
    await uploadTo(world, uploadId, file);
    expect(uploaded()).toMatchObject([{ hash: await sha256(file) }]);
    expect((await getRow(world, uploadId)).sessions).toBe(2);

    const other = await begun(world, film(granule));
    await world.uploads.advance(other);
    sandbox.faults.set({ path: uploadPath, method: 'PUT', kind: 'drop', times: 1 });
    await world.uploads.advance(other, { offset: 0, bytes: film(granule) });
    sandbox.video.forgetUploads();
    const unclear = { state: 'needsReview', fault: { reason: 'outcomeUnknown' } };
    await expect.poll(() => world.uploads.advance(other), { interval: 5 }).toMatchObject(unclear);
  });

  it.each(['forgot the session', 'has it still, but not our disk'])(
    'is found among the uploads when its last answer was lost and the platform %s',
    async (what) => {
      const world = await newWorld();
      const earlier = film(granule);
      await uploadTo(world, await begun(world, earlier), earlier);
      const file = film(megabyte);
      const uploadId = await begun(world, file);
      await world.uploads.advance(uploadId);
      sandbox.faults.set({ path: uploadPath, method: 'PUT', kind: 'drop', when: 'after', times: 1 });
      await world.uploads.advance(uploadId, { offset: 0, bytes: file });
      if (what === 'forgot the session') sandbox.video.forgetUploads();
      else await world.disk.commit([{ delete: 'secrets', key: `upload|${uploadId}` }]);
      world.killWorker();
      await uploadTo(world, uploadId, file);

      const hash = await sha256(file);
      const same = uploaded().filter((video) => video.hash === hash);
      expect(same).toHaveLength(1);
      expect(await getRow(world, uploadId)).toMatchObject({
        state: 'done',
        videoId: same[0]?.id,
        sessions: 1,
      });
    },
  );

  it('pauses between two pieces and resumes on request', async () => {
    const world = await newWorld();
    const file = film(3 * megabyte);
    const uploadId = await begun(world, file);
    await world.uploads.advance(uploadId, { offset: 0, bytes: file.slice(0, megabyte) });
    await world.uploads.pause(uploadId);
    const more = { offset: megabyte, bytes: file.slice(megabyte) };
    expect(await world.uploads.advance(uploadId, more)).toMatchObject({ state: 'paused', stored: megabyte });
    await world.uploads.resume(uploadId);
    await uploadTo(world, uploadId, file);
    expect(uploaded()).toHaveLength(1);
  });

  it('stops at a fault that the person has to fix, and resumes after that', async () => {
    const world = await newWorld();
    const file = film(megabyte);
    const uploadId = await begun(world, file);
    sandbox.video.quota.exhaust('videoUploads');
    await uploadTo(world, uploadId, file);
    expect(await getRow(world, uploadId)).toMatchObject({ state: 'failed', fault: { kind: 'quota' } });
    sandbox.video.quota.use(-1, 'videoUploads');
    await world.uploads.resume(uploadId);
    await uploadTo(world, uploadId, file);
    expect(await getRow(world, uploadId)).toMatchObject({ state: 'done' });
    expect(await getRow(world, uploadId)).not.toHaveProperty('fault');
  });

  it('waits while the vault is locked, and goes on by itself', async () => {
    const world = await newWorld();
    const file = film(megabyte);
    const uploadId = await begun(world, file);
    let held: string | undefined;
    const lock = createVaultLock(world.disk, {
      read: async () => held,
      write: async (value) => {
        held = value;
      },
    });
    await lock.enable('correct horse battery');
    // The uploads of this world know nothing of that session
    const waiting = { state: 'going', failures: 0, fault: { kind: 'signIn', reason: 'locked' } };
    for (let tries = 0; tries < 3; tries++) {
      const row = await world.uploads.advance(uploadId);
      expect(row).toMatchObject({ ...waiting, retryAt: expect.any(Number) });
      await world.wait(row.retryAt ?? 0);
    }
    await lock.disable('correct horse battery');
    await uploadTo(world, uploadId, file);
    expect(await getRow(world, uploadId)).toMatchObject({ state: 'done' });
  });

  it('waits for the next day after any fault that means the daily limit is reached', async () => {
    const refilled = Date.now() + 1_000;
    const meter = { spend: async () => undefined, refused: async () => refilled };
    const world = await uploadWorld(sandbox, `uploads-${worlds++}`, 1, meter);
    const file = film(megabyte);
    const uploadId = await begun(world, file);
    sandbox.video.quota.exhaust('videoUploads');
    sandbox.video.quota.namesRates();
    const asked = sandbox.requests.length;
    expect(await world.uploads.advance(uploadId)).toMatchObject({
      state: 'going',
      failures: 0,
      retryAt: refilled,
      fault: { kind: 'quota', reason: 'quotaExceeded', status: 429 },
    });
    await world.uploads.advance(uploadId);
    expect(sandbox.requests.length).toBe(asked + 1);
    sandbox.video.quota.use(-1, 'videoUploads');
    await uploadTo(world, uploadId, file);
    expect(await getRow(world, uploadId)).toMatchObject({ state: 'done' });
    expect(Date.now()).toBeGreaterThanOrEqual(refilled);
  });

  it('leaves nothing behind if it is cancelled during a piece', async () => {
    const world = await newWorld();
    const file = film(2 * megabyte);
    const uploadId = await begun(world, file);
    await world.uploads.advance(uploadId);
    sandbox.faults.set({ path: uploadPath, method: 'PUT', kind: 'delay', ms: 2_000, times: 1 });
    const sending = catchFault(world.uploads.advance(uploadId, { offset: 0, bytes: file }));
    await expect.poll(() => sandbox.requests.at(-1)?.method, { interval: 5 }).toBe('PUT');
    await world.uploads.cancel(uploadId);
    expect(await sending).toMatchObject({ reason: 'uploadGone' });
    expect(await world.disk.all('uploads')).toEqual([]);
    expect(await world.disk.all('secrets')).toEqual([]);
    expect(uploaded()).toEqual([]);
  });

  it('arrives byte by byte through thirty faults', async () => {
    const file = film(20 * megabyte);
    const { struck, mostLying } = await sendThroughFaults(sandbox, file, { faults: 30, seed, slowness: 500 });
    console.info(struck);
    expect(mostLying).toBeLessThanOrEqual(2);
    expect(uploaded()).toEqual([expect.objectContaining({ hash: await sha256(file) })]);
  });
});
