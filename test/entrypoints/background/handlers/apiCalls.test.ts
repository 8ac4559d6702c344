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
    toTransportOptions: () => ({ base, errors: videoErrors, fetch: (input: Request) => send(input) }),
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
