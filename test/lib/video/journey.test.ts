import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTransport } from '../../../lib/http';
import {
  createVideoClient,
  everyItem,
  playlistItems,
  playlists,
  type VideoClient,
  videoErrors,
  videoMethods,
} from '../../../lib/video';
import { type Sandbox, startSandbox } from '../../sandbox';
import { sandboxFetch } from '../../sandbox/client';
import { Person } from '../../sandbox/person';
import { account, apiKey, channels, videos } from '../../sandbox/seed';
import { png } from '../../sandbox-checks/pictures';
import { catchFault } from '../http/catchFault';

let sandbox: Sandbox;
let client: VideoClient;
/** Path, HTTP method and status of each request. */
const wire: string[] = [];

const base = 'https://youtube.googleapis.com/youtube/v3';
const heard: typeof fetch = async (input, init) => {
  const response = await sandboxFetch(sandbox)(input, init);
  const { method, url } = input as Request;
  wire.push(`${method} ${new URL(url).pathname} ${response.status}`);
  return response;
};

beforeAll(async () => {
  sandbox = await startSandbox();
  const { access_token } = await new Person(sandbox).signIn();
  const credentials = { authorization: async () => `Bearer ${access_token}` };
  client = createVideoClient(createTransport({ base, credentials, errors: videoErrors, fetch: heard }));
});
afterAll(() => sandbox.close());

const picture = (width: number, height: number) =>
  new Blob([new Uint8Array(png(width, height))], { type: 'image/png' });
const videoId = videos[0]?.id ?? '';

/** An update method from the table, typed as `playlists.update`: the table does not keep types. */
const getUpdate = (id: string) => videoMethods[id] as typeof playlists.update;

describe('a video', () => {
  it('is linked to the channel of a brand by its handle, and unlinked', async () => {
    const part = ['brandPartner'] as ['brandPartner'];
    const brand = channels[2];
    const brandPartner = { channelHandle: brand.handle };
    const linked = await client.videos.update({ part }, { id: videoId, brandPartner });
    expect(linked.brandPartner).toEqual({ channelId: brand.id });
    const { items } = await client.videos.list({ part, id: [videoId] });
    expect(items[0]?.brandPartner).toEqual({ channelId: brand.id });
    const unknown = client.videos.update({ part }, { id: videoId, brandPartner: { channelId: 'UCnobody' } });
    expect((await catchFault(unknown)).reason).toBe('invalidVideoMetadata');
    expect((await client.videos.update({ part }, { id: videoId })).brandPartner).toEqual({});
  });
});

describe('files', () => {
  it('are uploaded with their metadata, and downloaded as bytes', async () => {
    const media = new Blob(['not a real film'], { type: 'video/mp4' });
    const snippet = { title: 'Boats', tags: ['river', 'two words'], categoryId: '19' };
    const status = { privacyStatus: 'private' as const };
    const part = ['snippet', 'status'] as ['snippet', 'status'];
    const made = await client.videos.insert({ part }, { snippet, status }, { media });
    expect(made).toMatchObject({ snippet, status });
    expect(sandbox.video.videos().find(({ id }) => id === made.id)).toMatchObject({ fileSize: media.size });

    const text = 'WEBVTT\n\n00:01.000 --> 00:02.500\nAhoy ☀\n';
    const caption = await client.captions.insert(
      { part: ['snippet'] },
      { snippet: { videoId: made.id, language: 'nl', name: '' } },
      { media: new Blob([text], { type: 'text/vtt' }) },
    );
    expect(await (await client.captions.download({ id: caption.id })).text()).toBe(text);
    await client.captions.delete({ id: caption.id });
    expect(wire.at(-1)).toBe('DELETE /youtube/v3/captions 204');

    const thumbnail = await client.thumbnails.set({ videoId: made.id }, undefined, {
      media: picture(640, 360),
    });
    expect(thumbnail.items[0]?.default?.url).toMatch(/^https:/);
    expect(wire.at(-1)).toBe('POST /upload/youtube/v3/thumbnails/set 200');
  });

  it('become a banner, and the other settings of the channel are kept', async () => {
    const channel = getUpdate('channels.update');
    const which = { id: account.channelId };
    const branding = (changes: object) =>
      client.updateParts(channel, which, { brandingSettings: changes } as object);
    await branding({ channel: { description: 'By the water.', keywords: 'jazz' } });
    const { url } = await client.channelBanners.insert({}, undefined, { media: picture(2048, 1152) });
    const after = await branding({ image: { bannerExternalUrl: url } });
    expect(after).toMatchObject({
      brandingSettings: {
        channel: { description: 'By the water.', keywords: 'jazz' },
        image: { bannerExternalUrl: url },
      },
    });
  });

  it('become a watermark, which can be removed', async () => {
    const channelId = account.channelId;
    const timing = { type: 'offsetFromEnd' as const, offsetMs: '5000', durationMs: '5000' };
    const marks = () => sandbox.video.rows('watermarks').length;
    await client.watermarks.set({ channelId }, { timing }, { media: picture(150, 150) });
    expect(marks()).toBe(1);
    await client.watermarks.unset({ channelId });
    expect(marks()).toBe(0);
  });
});

describe('a playlist', () => {
  const part = ['snippet', 'contentDetails'] as ['snippet', 'contentDetails'];
  let playlistId: string;

  beforeAll(async () => {
    const snippet = { title: 'Tour', description: 'All of it', defaultLanguage: 'en' };
    playlistId = (await client.playlists.insert({ part: ['snippet'] }, { snippet })).id;
    for (const { id } of videos.slice(0, 4))
      await client.playlistItems.insert(
        { part },
        { snippet: { playlistId, resourceId: { kind: 'youtube#video', videoId: id } } },
      );
  });

  const items = async () => {
    const all = [];
    for await (const item of everyItem(client.playlistItems.list, { part, playlistId, maxResults: 1 }))
      all.push(item);
    return all;
  };

  it('is read page by page', async () => {
    expect((await items()).map(({ snippet }) => snippet?.resourceId?.videoId)).toStrictEqual(
      videos.slice(0, 4).map(({ id }) => id),
    );
  });

  it('keeps properties that an update does not name', async () => {
    const which = { id: playlistId };
    await client.updateParts(playlists.update, which, { localizations: { nl: { title: 'Reis' } } });
    const renamed = await client.updateParts(playlists.update, which, { snippet: { title: 'Journey' } });
    expect(renamed.snippet).toMatchObject({ title: 'Journey', description: 'All of it' });
    const both = ['snippet', 'localizations'] as ['snippet', 'localizations'];
    const { items: read } = await client.playlists.list({ part: both, id: [playlistId] });
    expect(read[0]).toMatchObject({
      snippet: { title: 'Journey' },
      localizations: { nl: { title: 'Reis' } },
    });
  });

  it('gets notes on its items, which keep their positions', async () => {
    const [, second] = await items();
    await client.updateParts(
      playlistItems.update,
      { id: second?.id ?? '' },
      { contentDetails: { note: 'Here' } },
    );
    expect(
      (await items()).map(({ contentDetails, snippet }) => [snippet?.position, contentDetails?.note]),
    ).toStrictEqual([
      [0, undefined],
      [1, 'Here'],
      [2, undefined],
      [3, undefined],
    ]);
  });

  it('is not sent again if nothing changed', async () => {
    const question = { part: ['snippet'] as ['snippet'], id: [playlistId] };
    const held = await client.playlists.list(question);
    expect(await client.playlists.list(question, undefined, { held })).toBe(held);
    expect(wire.at(-1)).toBe('GET /youtube/v3/playlists 304');
  });
});

describe('an API key', () => {
  it('reads public resources, and gets a fault for private ones', async () => {
    const withKey = createVideoClient(
      createTransport({ base, key: apiKey, errors: videoErrors, fetch: heard }),
    );
    const { items } = await withKey.videos.list({ part: ['id'], id: [videoId] });
    expect(items.map(({ id }) => id)).toStrictEqual([videoId]);
    const fault = await catchFault(withKey.playlists.list({ part: ['id'], mine: true }));
    expect(fault.kind).toBe('signIn');
  });
});
