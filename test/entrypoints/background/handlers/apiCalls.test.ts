import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { apiCallMessages } from '../../../../entrypoints/background/handlers/apiCalls';
import { Refusal } from '../../../../lib/messages';
import { leaveBlob, openBlob } from '../../../../lib/messages/blobTransfer';
import type { VideoAccountRow } from '../../../../lib/store';
import { videoErrors } from '../../../../lib/video';
import { faultFrom } from '../../../lib/accounts/world';
import { answersOf } from './answersOf';

const account: VideoAccountRow = {
  service: 'video',
  accountId: 'video|hall',
  channelId: 'hall',
  title: 'Harbour Hall',
  clientId: 'client',
  scopes: ['https://www.googleapis.com/auth/youtube'],
  connectedAt: 1,
};

const send = vi.fn<(request: Request) => Promise<Response>>();
const base = 'https://youtube.googleapis.com/youtube/v3';
const calls = answersOf(apiCallMessages, {
  apiClients: {
    toTransportOptions: () => ({
      base,
      errors: videoErrors,
      fetch: (input: Request) => send(input),
      key: 'secret-key',
      credentials: { authorization: async () => 'Bearer secret-token', renew: async () => false },
    }),
  },
  accountViews: { active: async () => account as never },
  store: { filesInUse: async () => new Set() },
});
const call = (method: string, params: Record<string, unknown> = {}, rest = {}) =>
  calls.call({ method, params, as: 'video|hall', ...rest });

/** The failure of refused work. */
async function getRefusal(work: Promise<unknown>) {
  const thrown = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (thrown instanceof Refusal) return thrown.failure;
  throw new Error(`no refusal: ${String(thrown)}`);
}

beforeEach(() => {
  send.mockReset();
});

describe('a call', () => {
  it("returns the service's complete answer, unknown members included", async () => {
    const whole = { items: [{ id: 'a', odd: 1 }, 'broken'], pageInfo: { totalResults: 2 } };
    send.mockImplementation(async () => Response.json(whole));
    expect(await call('playlists.list', { part: ['id'], mine: true })).toEqual({ answer: whole });
    expect(send.mock.calls[0]?.[0].url).toBe(`${base}/playlists?part=id&mine=true`);
  });

  it('without an answer succeeds', async () => {
    send.mockImplementation(async () => new Response(null, { status: 204 }));
    expect(await call('videos.rate', { id: 'a', rating: 'like' })).toEqual({ answer: undefined });
  });

  it('is refused before sending for invalid parameters and unknown methods', async () => {
    expect(await getRefusal(call('playlists.list', { part: ['id'] }))).toMatchObject({ reason: 'custom' });
    expect(await getRefusal(call('videos.rate', { id: 'a', rating: 'love' }))).toMatchObject({
      reason: 'invalid_value',
    });
    expect(await faultFrom(call('toString'))).toMatchObject({ reason: 'unknownMethod' });
    expect(send).not.toHaveBeenCalled();
  });

  it('is refused if another account is active than shown, or a scope is missing', async () => {
    const asOther = call('playlists.list', { part: ['id'], mine: true }, { as: 'video|library' });
    expect(await faultFrom(asOther)).toMatchObject({ reason: 'actingChanged', about: 'Harbour Hall' });
    expect(await getRefusal(call('comments.delete', { id: 'a' }))).toMatchObject({
      reason: 'scopeMissing',
      remedy: { kind: 'signIn', target: 'video|hall' },
    });
    expect(send).not.toHaveBeenCalled();
  });

  it('that may have written is sent once, and has no retry', async () => {
    send.mockRejectedValue(new TypeError('no network'));
    const body = { snippet: { title: 'Tides' } };
    const failure = await getRefusal(call('playlists.insert', { part: ['snippet'] }, { body }));
    expect(failure).toMatchObject({ reason: 'outcomeUnknown', remedy: { kind: 'review' } });
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('uploads the stored file, and deletes it', async () => {
    await leaveBlob('file|1', new Blob(['png'], { type: 'image/png' }));
    send.mockImplementation(async () => Response.json({ items: [] }));
    await call('thumbnails.set', { videoId: 'a' }, { file: 'file|1' });
    const [request] = send.mock.calls[0] ?? [];
    expect(request?.headers.get('content-type')).toBe('image/png');
    expect(await openBlob('file|1')).toBeUndefined();
  });
});

describe('a merged call', () => {
  const stored = {
    id: 'v',
    etag: 'first',
    snippet: {
      title: 'Tides',
      description: 'Why they are late.',
      categoryId: '22',
      tags: ['sea', 'moon'],
      publishedAt: '2026-01-01T00:00:00Z',
      newer: { odd: true },
    },
  };
  const merged = { body: { id: 'v', snippet: { title: 'Late tides', tags: null } }, merged: true };
  const sent = {
    id: 'v',
    snippet: {
      title: 'Late tides',
      description: 'Why they are late.',
      categoryId: '22',
      newer: { odd: true },
    },
  };
  let now: object;

  beforeEach(() => {
    now = stored;
    send.mockImplementation(async (request) =>
      request.method === 'GET'
        ? Response.json({ items: [now] })
        : Response.json({ ...(await request.json()), etag: 'next' }),
    );
  });
  const preview = (method: string, rest: { body: unknown; merged: boolean }, params = {}) =>
    calls.previewCall({ method, params, as: 'video|hall', ...rest });

  it('is previewed with what is stored, and sends the rest as it was read', async () => {
    const { request, merged: fields } = await preview('videos.update', merged);
    expect(fields?.before).toEqual({
      ...sent,
      snippet: { ...sent.snippet, title: 'Tides', tags: ['sea', 'moon'] },
    });
    expect(fields?.after).toEqual(sent);
    expect(request).toMatchObject({ verb: 'PUT', url: `${base}/videos?part=snippet` });
    expect(JSON.parse(request.body ?? '')).toEqual(sent);
    expect(send).toHaveBeenCalledTimes(1);

    const answer = await call('videos.update', {}, { body: merged.body, seen: fields?.before });
    expect(answer).toEqual({ answer: { ...sent, etag: 'next' } });
    const [read, write] = send.mock.calls.slice(1).map(([{ method, url }]) => `${method} ${url}`);
    expect([read, write]).toEqual([
      `GET ${base}/videos?part=snippet&id=v`,
      `PUT ${base}/videos?part=snippet`,
    ]);
  });

  it('is not sent if what it would keep has changed since the preview', async () => {
    const { merged: fields } = await preview('videos.update', merged);
    now = { ...stored, snippet: { ...stored.snippet, description: 'Someone else wrote this.' } };
    const failure = await getRefusal(call('videos.update', {}, { body: merged.body, seen: fields?.before }));
    expect(failure).toMatchObject({ reason: 'changedSincePreview' });
    expect(send.mock.calls.filter(([{ method }]) => method !== 'GET')).toEqual([]);
  });

  it('of a resource that is not there is refused', async () => {
    send.mockImplementation(async () => Response.json({ items: [] }));
    expect(
      await getRefusal(
        preview('playlists.update', { body: { id: 'p', snippet: { title: 'A' } }, merged: true }),
      ),
    ).toMatchObject({ reason: 'notFound' });
  });

  it('without an id, or with a field that does not exist, names it', async () => {
    for (const body of [{ snippet: {} }, { id: '' }, 'text'])
      expect(await getRefusal(preview('videos.update', { body, merged: true }))).toMatchObject({
        text: expect.any(String),
      });
    expect(send).not.toHaveBeenCalled();
    const body = { id: 'v', snippet: { titel: 'Tides' } };
    const failure = await getRefusal(preview('videos.update', { body, merged: true }));
    expect(failure.text).toContain('titel');
  });
});

it('a preview of a request has no token, key or password', async () => {
  const { request } = await calls.previewCall({
    method: 'playlists.list',
    params: { part: ['id'], mine: true },
    as: 'video|hall',
    merged: false,
  });
  expect(request).toEqual({
    verb: 'GET',
    url: `${base}/playlists?part=id&mine=true`,
    headers: { accept: 'application/json', authorization: 'Bearer …' },
  });
  expect(send).not.toHaveBeenCalled();
});
