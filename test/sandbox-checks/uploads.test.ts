import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Sandbox, startSandbox } from '../sandbox';
import { sandboxFetch } from '../sandbox/client';
import { Person } from '../sandbox/person';
import { otherAccount } from '../sandbox/seed';
import { scopePrefix } from '../sandbox/video/method';
import { caller } from './caller';

let now = Date.parse('2026-11-10T12:00:00Z');
let sandbox: Sandbox;
let send: typeof fetch;
let token: string;

beforeAll(async () => {
  sandbox = await startSandbox({ clock: () => now });
  send = sandboxFetch(sandbox);
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  now = Date.now();
  await sandbox.reset();
  token = (await new Person(sandbox).signIn()).access_token;
});

const granule = 262_144;
const root = 'https://youtube.googleapis.com';
const path = '/upload/youtube/v3/videos';
const film = Buffer.alloc(2 * granule + 1000, 'film');
const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');
const uploaded = () => sandbox.video.videos().filter((video) => video.uploadedAt !== null);

const reasonOf = async (response: Response) => {
  const { error } = (await response.json()) as { error: { errors: { reason: string }[] } };
  return `${response.status} ${error.errors[0]?.reason}`;
};

const start = (headers: Record<string, string> = {}, metadata: unknown = { snippet: { title: 'Film' } }) =>
  send(`${root}${path}?uploadType=resumable&part=snippet,status`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json; charset=UTF-8',
      'x-upload-content-type': 'video/mp4',
      ...headers,
    },
    body: JSON.stringify(metadata),
  });

async function open(size: number | undefined = film.byteLength): Promise<string> {
  const response = await start(size === undefined ? {} : { 'x-upload-content-length': String(size) });
  expect([response.status, await response.text()]).toEqual([200, '']);
  return response.headers.get('location') ?? '';
}

const put = (session: string, body: BodyInit | null, headers: Record<string, string> = {}) =>
  send(session, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, ...headers },
    body,
    ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
  } as RequestInit);
const piece = (session: string, first: number, end: number, total: number | '*' = film.byteLength) =>
  put(session, film.subarray(first, end), { 'content-range': `bytes ${first}-${end - 1}/${total}` });
const ask = (session: string, headers: Record<string, string> = {}) =>
  put(session, null, { 'content-range': `bytes */${film.byteLength}`, ...headers });
const standing = (response: Response) => [response.status, response.headers.get('range')];

describe('an upload session', () => {
  it('takes a file in pieces, tells where it stands, and repeats its last answer', async () => {
    const session = await open();
    expect(standing(await ask(session))).toEqual([308, null]);
    expect(standing(await piece(session, 0, granule))).toEqual([308, `bytes=0-${granule - 1}`]);
    expect(standing(await piece(session, granule, 2 * granule, '*'))).toEqual([
      308,
      `bytes=0-${2 * granule - 1}`,
    ]);
    expect(standing(await ask(session))).toEqual([308, `bytes=0-${2 * granule - 1}`]);
    const last = await piece(session, 2 * granule, film.byteLength);
    expect(last.status).toBe(201);
    const video = await last.json();
    expect(video).toMatchObject({ kind: 'youtube#video', snippet: { title: 'Film' } });
    expect(uploaded()).toMatchObject([{ sha256: sha256(film), fileSize: film.byteLength }]);

    const again = await ask(session);
    expect([again.status, await again.json()]).toEqual([201, video]);
    expect((await piece(session, 0, granule)).status).toBe(201);
    expect(uploaded()).toHaveLength(1);
  });

  it('takes a file whole, with its size announced or not', async () => {
    for (const size of [film.byteLength, undefined]) {
      expect((await put(await open(size), film)).status).toBe(201);
    }
    expect(uploaded().map((video) => video.sha256)).toEqual([sha256(film), sha256(film)]);
  });

  it('starts with PUT for a method that is one, and stores what it brings', async () => {
    const [track] = sandbox.video.rows('captions');
    const begun = await send(`${root}/upload/youtube/v3/captions?uploadType=resumable&part=id`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'x-upload-content-type': 'text/vtt' },
      body: JSON.stringify({ id: track?.id }),
    });
    const text = 'WEBVTT\n\n00:01.000 --> 00:02.000\nLouder\n';
    expect((await put(begun.headers.get('location') ?? '', text)).status).toBe(200);
    expect(Buffer.from(sandbox.video.rows('captions')[0]?.content ?? []).toString()).toBe(text);
  });

  it('stores nothing that overlaps or leaves a gap', async () => {
    const session = await open();
    await piece(session, 0, granule);
    const before = `bytes=0-${granule - 1}`;
    expect(standing(await piece(session, 0, 2 * granule))).toEqual([308, before]);
    expect(standing(await piece(session, granule + 1, 2 * granule))).toEqual([308, before]);
    expect(standing(await put(session, film))).toEqual([308, before]);
    expect((await piece(session, granule, film.byteLength)).status).toBe(201);
    expect(uploaded()).toMatchObject([{ sha256: sha256(film) }]);
  });

  it('keeps whole multiples of 256 KiB of a piece that is not the last', async () => {
    const session = await open();
    expect(standing(await piece(session, 0, granule + 500))).toEqual([308, `bytes=0-${granule - 1}`]);
    expect(standing(await piece(session, granule, granule + 500))).toEqual([308, `bytes=0-${granule - 1}`]);
  });

  it('answers 200 in place of 308 to those who ask for it', async () => {
    const session = await open();
    await piece(session, 0, granule);
    const answer = await ask(session, { 'x-guploader-no-308': 'yes' });
    expect(standing(answer)).toEqual([200, `bytes=0-${granule - 1}`]);
    expect(answer.headers.get('x-http-status-code-override')).toBe('308');
  });

  it.each([
    ['a range that is none', 'bytes=0-5', '400 badRequest'],
    ['a range that ends before it starts', 'bytes 9-5/100', '400 badRequest'],
    ['a total that is not the announced one', 'bytes 0-5/7', '400 badContent'],
    ['more bytes than the range says', `bytes 0-2/${film.byteLength}`, '400 badContent'],
  ])('refuses %s', async (_what, range, verdict) => {
    const session = await open();
    const answer = await put(session, 'sixsix', { 'content-range': range });
    expect(await reasonOf(answer)).toBe(verdict);
    expect(standing(await ask(session))).toEqual([308, null]);
  });

  it('ends with time, with the server, and is nobody else’s', async () => {
    const old = await open();
    sandbox.video.limits.sessionLifetime = 1000;
    now += 1001;
    expect(await reasonOf(await ask(old))).toBe('404 notFound');
    const lost = await open();
    sandbox.video.forgetUploads();
    expect(await reasonOf(await piece(lost, 0, granule))).toBe('404 notFound');

    const session = await open();
    expect(await reasonOf(await put(session, film, { authorization: 'Bearer wrong' }))).toBe('401 authError');
    expect((await send(session, { method: 'PUT', body: film })).status).toBe(403);
    token = (await new Person(sandbox).signIn({ email: otherAccount.email })).access_token;
    expect(await reasonOf(await ask(session))).toBe('404 notFound');
    expect(JSON.stringify(sandbox.requests)).not.toContain(new URL(session).searchParams.get('upload_id'));
  });

  it('starts only when everything but the file is right, and pays from its own bucket', async () => {
    const spent = () => [sandbox.video.quota.used('videoUploads'), sandbox.video.quota.used()];
    const verdict = async (...choices: Parameters<typeof start>) => reasonOf(await start(...choices));
    expect(await verdict({}, { snippet: { title: 'a < b' } })).toBe('400 invalidTitle');
    expect(await verdict({ 'x-upload-content-type': 'text/plain' })).toBe('400 badContent');
    expect(await verdict({ 'x-upload-content-length': '999999999999' })).toBe('413 uploadTooLarge');
    expect(await verdict({}, { statistics: {} })).toBe('400 unexpectedPart');
    expect(spent()).toEqual([4, 0]);
    await open();
    expect(spent()).toEqual([5, 0]);
    sandbox.video.quota.exhaust('videoUploads');
    expect(await verdict()).toBe('403 quotaExceeded');
    expect((await caller(sandbox, token)('GET channels?part=id&mine=true')).status).toBe(200);
  });
});

describe('an upload that breaks off', () => {
  it('goes on from what had arrived', async () => {
    const session = await open();
    sandbox.faults.set({ path, method: 'PUT', kind: 'drop', afterBytes: granule + 70_000, times: 1 });
    await expect(put(session, film)).rejects.toThrow();
    await expect
      .poll(async () => standing(await ask(session)), { interval: 5 })
      .toEqual([308, `bytes=0-${granule - 1}`]);
    expect((await piece(session, granule, film.byteLength)).status).toBe(201);
    expect(uploaded()).toMatchObject([{ sha256: sha256(film) }]);
  });

  it('is finished when only the answer was lost', async () => {
    for (const fault of [{ kind: 'drop' }, { kind: 'status', status: 503 }] as const) {
      const session = await open();
      sandbox.faults.set({ path, method: 'PUT', ...fault, when: 'after', times: 1 });
      const sent = await put(session, film).catch(() => undefined);
      expect(sent?.status).toBe(fault.kind === 'drop' ? undefined : 503);
      expect((await ask(session)).status).toBe(201);
    }
    expect(uploaded()).toHaveLength(2);
  });

  it('stores nothing when it strikes before the write, and starts late when told', async () => {
    const session = await open();
    sandbox.faults.set({ path, method: 'PUT', kind: 'status', status: 500, times: 1 });
    expect((await put(session, film)).status).toBe(500);
    expect(standing(await ask(session))).toEqual([308, null]);
    sandbox.faults.set({ path, method: 'PUT', kind: 'delay', ms: 40, times: 1 });
    expect((await put(session, film)).status).toBe(201);
  });
});

describe('an upload in one request', () => {
  const simple = (type: string, body: BodyInit, query = 'part=snippet', at = path) =>
    send(`${root}${at}?uploadType=media&${query}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': type, slug: 'My%20film.mp4' },
      body,
    });
  const multipart = (body: string, boundary = 'edge') =>
    send(`${root}${path}?uploadType=multipart&part=snippet`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': `multipart/related; boundary=${boundary}`,
      },
      body,
    });

  it('is the file alone, named by its header and public', async () => {
    const answer = await simple('video/mp4', film);
    expect([answer.status, (await answer.json()).snippet.title]).toEqual([200, 'My film']);
    expect(uploaded()).toMatchObject([{ sha256: sha256(film), privacyStatus: 'public' }]);
  });

  it('or metadata and file, which may look like a boundary', async () => {
    const tricky = '\r\n--edg\r\n--\r\n\r\n-edge--';
    const answer = await multipart(
      `--edge\r\nContent-Type: application/json\r\n\r\n{"snippet":{"title":"Two parts"}}\r\n--edge\r\nContent-Type: video/mp4\r\n\r\n${tricky}\r\n--edge--`,
    );
    expect([answer.status, (await answer.json()).snippet.title]).toEqual([200, 'Two parts']);
    expect(uploaded()).toMatchObject([{ sha256: sha256(Buffer.from(tricky)), fileSize: tricky.length }]);
  });

  it('refuses what is no upload', async () => {
    expect(await reasonOf(await simple('video/mp4', ''))).toBe('400 mediaBodyRequired');
    expect(await reasonOf(await simple('text/plain', 'x'))).toBe('400 badContent');
    expect(await reasonOf(await start({ slug: '%zz' }))).toBe('400 invalidFilename');
    expect(await reasonOf(await multipart('--other--'))).toBe('400 badContent');
    expect(await reasonOf(await multipart('--edge\r\n\r\n{}\r\n--edge--'))).toBe('400 mediaBodyRequired');
    expect(await reasonOf(await multipart('--edge\r\n\r\n{\r\n--edge--'))).toBe('400 parseError');
    const elsewhere = '/youtube/v3/videos';
    expect(await reasonOf(await simple('video/mp4', film, 'part=id', elsewhere))).toBe(
      '400 wrongUrlForUpload',
    );
    const odd = await send(`${root}${path}?uploadType=odd&part=id`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await reasonOf(odd)).toBe('400 invalidParameter');
    expect(uploaded()).toEqual([]);
  });

  it('wants the scope, and uploading alone suffices', async () => {
    token = (await new Person(sandbox).signIn({ scopes: [`${scopePrefix}youtube.readonly`] })).access_token;
    expect(await reasonOf(await simple('video/mp4', film))).toBe('403 insufficientPermissions');
    token = (await new Person(sandbox).signIn({ scopes: [`${scopePrefix}youtube.upload`] })).access_token;
    expect((await simple('video/mp4', film)).status).toBe(200);
  });

  it('is processed a moment later', async () => {
    const id: string = (await (await simple('video/mp4', film, 'part=status')).json()).id;
    const status = async () =>
      (await caller(sandbox, token)(`GET videos?part=status,processingDetails&id=${id}`)).body.items?.[0];
    expect(await status()).toMatchObject({ status: { uploadStatus: 'uploaded' } });
    now += sandbox.video.limits.processingTime;
    expect(await status()).toMatchObject({
      status: { uploadStatus: 'processed' },
      processingDetails: { processingStatus: 'succeeded' },
    });
  });
});

describe('a large upload', () => {
  it('needs no more memory than a small one', async () => {
    const size = 300 * 1_048_576;
    const block = Buffer.alloc(1_048_576, 'block');
    const hash = createHash('sha256');
    let sent = 0;
    let peak = 0;
    const memory = () => process.memoryUsage().arrayBuffers;
    const before = memory();
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        peak = Math.max(peak, memory() - before);
        if (sent === size) return controller.close();
        sent += block.byteLength;
        hash.update(block);
        controller.enqueue(block);
      },
    });
    const answer = await put(await open(size), body);
    expect(answer.status).toBe(201);
    expect(uploaded()).toMatchObject([{ fileSize: size, sha256: hash.digest('hex') }]);
    expect(peak).toBeLessThan(100 * 1_048_576);
  });
});
