import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { createResumable, granule, type TransportOptions } from '../../../lib/http';
import { videoErrors, videos } from '../../../lib/video';
import { sandboxFetch } from '../../sandbox/client';
import { freshSandbox } from '../../sandbox/fresh';
import { Person } from '../../sandbox/person';
import { catchFault } from './catchFault';

const sandbox = await freshSandbox();
let token: string;
beforeEach(async () => {
  token = (await new Person(sandbox).signIn()).access_token;
});

const path = '/upload/youtube/v3/videos';
const film = new Blob([Buffer.alloc(2 * granule + 1000, 'film')], { type: 'video/mp4' });
const total = film.size;
const params = { part: ['snippet', 'status'], notifySubscribers: false };
const body = { snippet: { title: 'Film' }, status: { privacyStatus: 'private' } };
const uploaded = () => sandbox.video.videos().filter((video) => video.uploadedAt !== null);

/** Uploads to the sandbox, with every request that was sent. */
function protocol(parts: Partial<TransportOptions> = {}) {
  const send = sandboxFetch(sandbox);
  const sent: Request[] = [];
  const resumable = createResumable({
    base: 'https://youtube.googleapis.com/youtube/v3',
    credentials: { authorization: async () => `Bearer ${token}` },
    errors: videoErrors,
    fetch: async (input) => {
      const request = input as Request;
      sent.push(request.clone());
      return send(request);
    },
    ...parts,
  });
  return {
    sent,
    begin: () => resumable.begin(videos.insert, params, body, film),
    put: (session: string, from: number, to: number, signal?: AbortSignal) =>
      resumable.put(videos.insert, session, { offset: from, bytes: film.slice(from, to), total }, signal),
    ask: (session: string) => resumable.ask(videos.insert, session, total),
    resumable,
  };
}

describe('a resumable upload', () => {
  it('begins with the metadata, and size and type of the file', async () => {
    const { begin, sent } = protocol();
    const session = await begin();
    expect(new URL(session).searchParams.get('upload_id')).toBeTruthy();
    const [request] = sent;
    expect(request?.method).toBe('POST');
    expect(request?.url).toBe(
      `https://youtube.googleapis.com${path}?part=snippet%2Cstatus&notifySubscribers=false&uploadType=resumable`,
    );
    expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
      'content-type': 'application/json; charset=UTF-8',
      'x-upload-content-length': String(total),
      'x-upload-content-type': 'video/mp4',
      authorization: `Bearer ${token}`,
    });
    expect(await request?.json()).toStrictEqual(body);
  });

  it('sends piece by piece, says how far it is, and ends with the answer', async () => {
    const { begin, put, ask, sent } = protocol();
    const session = await begin();
    expect(await ask(session)).toStrictEqual({ stored: 0 });
    expect(await put(session, 0, granule)).toStrictEqual({ stored: granule });
    expect(sent.at(-1)?.headers.get('content-range')).toBe(`bytes 0-${granule - 1}/${total}`);
    expect(await ask(session)).toStrictEqual({ stored: granule });
    expect(sent.at(-1)?.headers.get('content-range')).toBe(`bytes */${total}`);
    const last = await put(session, granule, total);
    expect(last).toMatchObject({ answer: { snippet: { title: 'Film' } } });
    expect(await ask(session)).toStrictEqual(last);
    const hash = createHash('sha256').update(Buffer.from(await film.arrayBuffer()));
    expect(uploaded()).toMatchObject([{ sha256: hash.digest('hex'), privacyStatus: 'private' }]);
  });

  it('stores no piece that overlaps or leaves a gap', async () => {
    const { begin, put } = protocol();
    const session = await begin();
    await put(session, 0, granule);
    expect(await put(session, 0, granule)).toStrictEqual({ stored: granule });
    expect(await put(session, 2 * granule, total)).toStrictEqual({ stored: granule });
  });

  it('is charged once, to the bucket of uploads', async () => {
    const charged: string[] = [];
    const meter = {
      spend: async ({ id, bucket }: { id: string; bucket?: string }) => void charged.push(`${id} ${bucket}`),
      refused: async () => 5,
    };
    const { begin, put } = protocol({ meter });
    await put(await begin(), 0, total);
    expect(charged).toStrictEqual(['videos.insert upload']);
    sandbox.video.quota.exhaust('videoUploads');
    expect(await catchFault(begin())).toMatchObject({ kind: 'quota', retryAt: 5 });
  });

  it('renews the token between two pieces', async () => {
    const renew = async () => {
      token = (await new Person(sandbox).signIn()).access_token;
      return true;
    };
    const { begin, put } = protocol({
      credentials: { authorization: async () => `Bearer ${token}`, renew },
    });
    const session = await begin();
    sandbox.video.expireTokens();
    expect(await put(session, 0, granule)).toStrictEqual({ stored: granule });
  });

  it('fails with `sessionGone` if the server forgot it', async () => {
    const { begin, put, ask } = protocol();
    const session = await begin();
    sandbox.video.forgetUploads();
    const gone = { kind: 'notFound', reason: 'sessionGone', status: 404 };
    expect(await catchFault(ask(session))).toMatchObject(gone);
    expect(await catchFault(put(session, 0, granule))).toMatchObject(gone);
  });

  it('never reveals the address of its session in an error', async () => {
    const { begin, put, ask } = protocol();
    const session = await begin();
    const secret = new URL(session).searchParams.get('upload_id') ?? 'missing';
    const fault = (rule: Parameters<typeof sandbox.faults.set>[0]) => {
      sandbox.faults.clear();
      sandbox.faults.set(rule);
    };
    fault({ path, kind: 'drop' });
    const dropped = await put(session, 0, granule).catch((error: unknown) => error);
    fault({ path, kind: 'html' });
    const walled = await ask(session).catch((error: unknown) => error);
    fault({ path, kind: 'status', status: 503 });
    const busy = await ask(session).catch((error: unknown) => error);
    expect([dropped, walled, busy].map((error) => (error as { data: unknown }).data)).toMatchObject([
      { kind: 'transient', outcome: 'unclear' },
      { kind: 'answer', reason: 'htmlAnswer' },
      { kind: 'transient', status: 503 },
    ]);
    for (const error of [dropped, walled, busy] as { data: unknown; message: string }[])
      expect(JSON.stringify(error.data) + error.message).not.toContain(secret);
  });

  it('works in a browser that treats every 308 as a redirect', async () => {
    const send = sandboxFetch(sandbox);
    const { begin, put, ask } = protocol({
      async fetch(input) {
        const request = input as Request;
        const response = await send(request);
        if (response.status === 308 && request.redirect === 'error') throw new TypeError('redirect');
        return response;
      },
    });
    const session = await begin();
    expect(await ask(session)).toStrictEqual({ stored: 0 });
    expect(await put(session, 0, granule)).toStrictEqual({ stored: granule });
    expect(await put(session, granule, total)).toMatchObject({ answer: { snippet: { title: 'Film' } } });
  });

  it.each([302, 307, 308])('is never redirected (%i)', async (status) => {
    const { begin, put, ask } = protocol();
    const session = await begin();
    const location = 'https://youtube.googleapis.com/youtube/v3/collect';
    sandbox.faults.set({ path, kind: 'status', status, headers: { location } });
    const before = sandbox.requests.length;
    expect(await catchFault(put(session, 0, granule))).toMatchObject({ outcome: 'unclear' });
    expect(await catchFault(ask(session))).toMatchObject({ outcome: 'unclear' });
    expect(sandbox.requests.slice(before).filter(({ path: asked }) => asked !== path)).toStrictEqual([]);
    sandbox.faults.clear();
    expect(await ask(session)).toStrictEqual({ stored: 0 });
  });

  it('ends when the caller aborts', async () => {
    const { begin, put } = protocol();
    const session = await begin();
    sandbox.faults.set({ path, kind: 'delay', ms: 5_000 });
    const ending = new AbortController();
    const work = catchFault(put(session, 0, granule, ending.signal));
    ending.abort();
    expect(await work).toMatchObject({ kind: 'cancelled' });
  });

  it('refuses an empty file, one of another type and bad metadata before anything is sent', async () => {
    const { resumable, sent } = protocol();
    const begin = (file: { type: string; size: number }, metadata: unknown = body) =>
      catchFault(resumable.begin(videos.insert, params, metadata, file));
    expect(await begin({ type: 'video/mp4', size: 0 })).toMatchObject({ reason: 'mediaBodyRequired' });
    expect(await begin({ type: 'text/plain', size: 5 })).toMatchObject({ reason: 'badContent' });
    expect(await begin({ type: 'video/mp4', size: 5 }, { snippet: { title: '' } })).toMatchObject({
      kind: 'badInput',
      about: 'videos.insert snippet.title',
    });
    expect(sent).toStrictEqual([]);
  });
});

describe('an impossible answer', () => {
  const answering = (response: () => Response) => protocol({ fetch: async () => response() });
  const session = `https://youtube.googleapis.com${path}?upload_id=x`;
  const incomplete = (range: string) => new Response(null, { status: 308, headers: { range } });

  it.each([
    ['more bytes than were sent', `bytes=0-${granule}`],
    ['all bytes, and yet no answer', `bytes=0-${total - 1}`],
    ['a range that does not begin at the beginning', 'bytes=5-9'],
    ['a range that is none', 'all'],
  ])('%s is an error: there is no position to continue from', async (_what, range) => {
    const overridden = { range, 'x-http-status-code-override': '308' };
    for (const answer of [() => incomplete(range), () => new Response(null, { headers: overridden })]) {
      const { put } = answering(answer);
      expect(await catchFault(put(session, 0, granule))).toMatchObject({
        kind: 'answer',
        reason: 'oddAnswer',
      });
    }
  });

  it('with an error status is an error, even if it is marked as incomplete', async () => {
    const headers = { range: 'bytes=0-9', 'x-http-status-code-override': '308' };
    const { put } = answering(() => new Response(null, { status: 404, headers }));
    expect(await catchFault(put(session, 0, granule))).toMatchObject({ reason: 'sessionGone' });
  });

  it('with a session on another host is refused: the token would be sent there', async () => {
    for (const location of ['https://evil.example/?upload_id=x', 'no address']) {
      const elsewhere = () => new Response(null, { headers: { location } });
      const fault = await catchFault(answering(elsewhere).begin());
      expect(fault).toMatchObject({ reason: 'oddAnswer', outcome: 'unclear' });
    }
    expect(await catchFault(answering(() => new Response(null)).begin())).toMatchObject({
      reason: 'oddAnswer',
    });
  });
});
