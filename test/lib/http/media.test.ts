import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createTransport, method, type TransportOptions } from '../../../lib/http';
import { videoErrors } from '../../../lib/video';
import { catchFault } from './catchFault';

const Thing = () => z.looseObject({ title: z.optional(z.string()), etag: z.optional(z.string()) });

const base = { path: '/things', auth: 'token', cost: 1, repeat: 'afterCheck' } as const;
const upload = { maximum: 10, accepts: ['image/png', 'video/*'] };
const picture = method({ ...base, id: 'things.set', http: 'POST', upload, response: Thing });
const insert = method({
  ...base,
  id: 'things.insert',
  http: 'POST',
  upload,
  query: () => z.strictObject({ part: z.array(z.string()) }),
  body: Thing,
  response: Thing,
});
const update = method({ ...insert, id: 'things.update', http: 'PUT', upload: { ...upload, optional: true } });
const download = method<Blob, { id: string }>({
  ...base,
  id: 'things.download',
  http: 'GET',
  path: '/things/{id}',
  query: () => z.strictObject({ id: z.string() }),
  download: { maximum: 1_000_000 },
});
const list = method({ ...base, id: 'things.list', http: 'GET', response: Thing, repeat: 'safe' });

/** A transport that records its requests and has one answer for all. */
function transport(answer: () => Response = () => Response.json({}), parts: Partial<TransportOptions> = {}) {
  const sent: Request[] = [];
  const made = createTransport({
    base: 'https://api.example/youtube/v3',
    errors: videoErrors,
    fetch: async (input) => {
      sent.push(input as Request);
      return answer();
    },
    ...parts,
  });
  const last = () => sent.at(-1) as Request;
  return { call: made.call, sent, last };
}

const file = (content = 'bytes', type = 'image/png') => new Blob([content], { type });

describe('a file', () => {
  it('alone is sent to the upload address', async () => {
    const { call, last } = transport();
    await call(picture, {}, undefined, { media: file() });
    expect(last().url).toBe('https://api.example/upload/youtube/v3/things?uploadType=media');
    expect(last().headers.get('content-type')).toBe('image/png');
    expect(await last().text()).toBe('bytes');
  });

  it('with metadata is sent as multipart/related', async () => {
    const { call, last } = transport();
    await call(
      insert,
      { part: ['a', 'title'] },
      { title: 'Jäzz' },
      { media: file('\r\n--part-', 'video/x') },
    );
    expect(last().url).toBe(
      'https://api.example/upload/youtube/v3/things?part=a%2Ctitle&uploadType=multipart',
    );
    const boundary = /^multipart\/related; boundary=([\w-]+)$/.exec(
      last().headers.get('content-type') ?? '',
    )?.[1];
    expect(boundary?.length).toBeGreaterThan(30);
    expect((await last().text()).split(`--${boundary}`)).toStrictEqual([
      '',
      '\r\ncontent-type: application/json; charset=UTF-8\r\n\r\n{"title":"Jäzz"}\r\n',
      '\r\ncontent-type: video/x\r\n\r\n\r\n--part-\r\n',
      '--',
    ]);
  });

  it('can be left out if it is optional; the call goes to the ordinary address then', async () => {
    const { call, last } = transport();
    await call(update, { part: ['title'] }, { title: 'x' });
    expect(last().url).toBe('https://api.example/youtube/v3/things?part=title');
    expect(await last().json()).toStrictEqual({ title: 'x' });
  });

  it('is refused before anything is sent if it is missing, of the wrong type or too large', async () => {
    const { call, sent } = transport();
    const findReason = async (media?: Blob, of = picture) => {
      const fault = await catchFault(call(of, {}, undefined, media === undefined ? {} : { media }));
      expect(fault).toMatchObject({ kind: 'badInput', about: `${of.id} media` });
      return fault.reason;
    };
    expect(await findReason()).toBe('mediaBodyRequired');
    expect(await findReason(file('x', 'image/jpeg'))).toBe('badContent');
    expect(await findReason(file('x', ''))).toBe('badContent');
    expect(await findReason(file('x', 'video'))).toBe('badContent');
    expect(await findReason(file('12345678901'))).toBe('uploadTooLarge');
    expect(await findReason(file(), list)).toBe('badContent');
    expect(sent).toStrictEqual([]);
    expect(await findReason(file('x', 'image/pnm'))).toBe('badContent');
    await call(picture, {}, undefined, { media: file('1234567890', 'video/mp4;codecs=avc1') });
    await call(picture, {}, undefined, { media: file('1', 'image/png ;name=a') });
    expect(sent).toHaveLength(2);
  });

  it('that is downloaded is returned as a Blob', async () => {
    const bytes = new Uint8Array([0, 255, 60]);
    const { call, last } = transport(() => new Response(bytes));
    const answer = await call(download, { id: 'a/b' });
    expect(new Uint8Array(await answer.arrayBuffer())).toStrictEqual(bytes);
    expect(last().url).toBe('https://api.example/youtube/v3/things/a%2Fb');
    expect(last().headers.get('accept')).toBe('*/*');
  });

  it.each(['.', '..', ''])(
    'with the id "%s" in its path is refused: the address would be another resource',
    async (id) => {
      const { call, sent } = transport();
      expect(await catchFault(call(download, { id }))).toMatchObject({ kind: 'badInput', about: 'id' });
      expect(sent).toStrictEqual([]);
    },
  );
});

describe('the caller', () => {
  const credentials = { authorization: async () => 'Bearer t' };

  it('is identified by the key if there is no token', async () => {
    const { call, last } = transport(undefined, { key: 'k' });
    await call(list, {});
    expect(last().url).toBe('https://api.example/youtube/v3/things?key=k');
  });

  it('is identified by the token alone if there is one', async () => {
    const { call, last } = transport(undefined, { key: 'k', credentials });
    await call(list, {});
    expect(last().url).toBe('https://api.example/youtube/v3/things');
    expect(last().headers.get('authorization')).toBe('Bearer t');
  });

  it('is identified in the address if that is configured, also after a renewal', async () => {
    let token = 'old';
    const renew = async (refused: string) => {
      token = refused === 'Bearer old' ? 'new' : 'odd';
      return true;
    };
    const { call, sent } = transport(
      () => (token === 'new' ? Response.json({}) : new Response('', { status: 401 })),
      { tokenIn: 'query', credentials: { authorization: async () => `Bearer ${token}`, renew } },
    );
    await call(list, {});
    expect(sent.map(({ url }) => url.split('?')[1])).toStrictEqual(['access_token=old', 'access_token=new']);
    expect(sent[0]?.headers.get('authorization')).toBeNull();
  });
});

describe('an earlier answer', () => {
  it('is returned again after a 304', async () => {
    const held = { title: 'old', etag: '"e"' };
    const { call, last } = transport(() => new Response(null, { status: 304 }));
    expect(await call(list, {}, undefined, { held })).toBe(held);
    expect(last().headers.get('if-none-match')).toBe('"e"');
  });

  it('is replaced by a new one, and not asked about without an ETag', async () => {
    const { call, last } = transport(() => Response.json({ title: 'new' }));
    expect(await call(list, {}, undefined, { held: { title: 'old', etag: '"e"' } })).toStrictEqual({
      title: 'new',
    });
    await call(list, {}, undefined, { held: { title: 'old' } });
    expect(last().headers.get('if-none-match')).toBeNull();
  });
});

describe('a body', () => {
  it('is refused for a method without one, and required for a method with one', async () => {
    const { call, sent } = transport();
    expect((await catchFault(call(list, {}, {}))).about).toBe('things.list body');
    const strict = method({
      ...base,
      id: 'things.add',
      http: 'POST',
      body: () => z.strictObject({ a: z.string() }),
    });
    expect((await catchFault(call(strict, {}))).about).toBe('things.add a');
    expect((await catchFault(call(strict, {}, { a: 'x', colour: 1 }))).about).toBe('things.add colour');
    expect(sent).toStrictEqual([]);
  });
});
