import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createApiCallHandlers } from '../../../../entrypoints/background/handlers/apiCalls';
import { Refusal } from '../../../../lib/messages';
import { leaveBlob, openBlob } from '../../../../lib/messages/blobTransfer';
import type { VideoAccountRow } from '../../../../lib/store';
import { videoErrors } from '../../../../lib/video';
import { faultFrom } from '../../../lib/accounts/world';

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
const calls = createApiCallHandlers({
  apiClients: {
    toTransportOptions: () => ({ base, errors: videoErrors, fetch: (input: Request) => send(input) }),
  } as never,
  accounts: { acting: async () => account as never },
  store: { filesInUse: async () => new Set() },
});
const call = (method: string, params: Record<string, unknown> = {}, rest = {}) =>
  calls.call({ method, params, as: 'video|hall', ...rest });

/** The reason that a person would be shown. */
async function refusalOf(work: Promise<unknown>) {
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
  it('answers as the service does, with what no schema of ours knows', async () => {
    const whole = { items: [{ id: 'a', odd: 1 }, 'broken'], pageInfo: { totalResults: 2 } };
    send.mockImplementation(async () => Response.json(whole));
    expect(await call('playlists.list', { part: ['id'], mine: true })).toEqual({ answer: whole });
    expect(send.mock.calls[0]?.[0].url).toBe(`${base}/playlists?part=id&mine=true`);
  });

  it('of one that answers nothing is done', async () => {
    send.mockImplementation(async () => new Response(null, { status: 204 }));
    expect(await call('videos.rate', { id: 'a', rating: 'like' })).toEqual({ answer: undefined });
  });

  it('sends nothing that the schemas refuse, and no method that there is not', async () => {
    expect(await refusalOf(call('playlists.list', { part: ['id'] }))).toMatchObject({ reason: 'custom' });
    expect(await refusalOf(call('videos.rate', { id: 'a', rating: 'love' }))).toMatchObject({
      reason: 'invalid_value',
    });
    expect(await faultFrom(call('toString'))).toMatchObject({ reason: 'unknownMethod' });
    expect(send).not.toHaveBeenCalled();
  });

  it('is sent as nobody but whom the form showed, and within what was granted', async () => {
    const asOther = call('playlists.list', { part: ['id'], mine: true }, { as: 'video|library' });
    expect(await faultFrom(asOther)).toMatchObject({ reason: 'actingChanged', about: 'Harbour Hall' });
    expect(await refusalOf(call('comments.delete', { id: 'a' }))).toMatchObject({
      reason: 'scopeMissing',
      remedy: { kind: 'signIn', target: 'video|hall' },
    });
    expect(send).not.toHaveBeenCalled();
  });

  it('that may have written is sent once, and never offered to be tried again', async () => {
    send.mockRejectedValue(new TypeError('no network'));
    const body = { snippet: { title: 'Tides' } };
    const failure = await refusalOf(call('playlists.insert', { part: ['snippet'] }, { body }));
    expect(failure).toMatchObject({ reason: 'outcomeUnknown', remedy: { kind: 'review' } });
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('takes the file that was left for it, once', async () => {
    await leaveBlob('file|1', new Blob(['png'], { type: 'image/png' }));
    send.mockImplementation(async () => Response.json({ items: [] }));
    await call('thumbnails.set', { videoId: 'a' }, { file: 'file|1' });
    const [request] = send.mock.calls[0] ?? [];
    expect(request?.headers.get('content-type')).toBe('image/png');
    expect(await openBlob('file|1')).toBeUndefined();
  });
});
