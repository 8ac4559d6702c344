import { describe, expect, it } from 'vitest';
import { createTransport } from '../../../lib/http';
import { channels, createVideoClient, videoErrors, videoMethods } from '../../../lib/video';
import { catchFault } from '../http/catchFault';

/** Fails if anything is sent: invalid calls are refused before they cost quota. */
const transport = createTransport({
  base: 'https://youtube.googleapis.com/youtube/v3',
  errors: videoErrors,
  fetch: async () => {
    throw new Error('a request was sent');
  },
});

/** The fields that the fault of a refused call names. */
async function blamed(id: string, params: Record<string, unknown>, body?: unknown): Promise<string> {
  const method = videoMethods[id];
  if (method === undefined) throw new Error(`no method ${id}`);
  const media = method.upload && new Blob(['x'], { type: 'application/octet-stream' });
  const fault = await catchFault(transport.call(method, params, body, { media }));
  expect(fault).toMatchObject({ kind: 'badInput', outcome: 'refused' });
  return (fault.about ?? '').replace(`${id} `, '');
}

const accepts = (id: string, params: Record<string, unknown>) =>
  expect(videoMethods[id]?.query?.().safeParse(params)).toMatchObject({ success: true });

const many = (count: number) => Array.from({ length: count }, (_, n) => `id${n}`);
const part = ['snippet'];

describe('parts', () => {
  it('are required, and unknown ones are refused', async () => {
    expect(await blamed('playlists.list', { mine: true })).toBe('part');
    expect(await blamed('playlists.list', { part: [], mine: true })).toBe('part');
    expect(await blamed('playlists.list', { part: ['snippets'], mine: true })).toBe('part.0');
    expect(
      await blamed('channels.update', { part: ['brandingSettings', 'localizations'] }, { id: 'a' }),
    ).toBe('part');
  });

  it('of a body must be named', async () => {
    const body = { id: 'a', snippet: { title: 'A', categoryId: '1' }, status: { embeddable: true } };
    expect(await blamed('videos.update', { part }, body)).toBe('status');
    expect(await blamed('videos.insert', { part }, { localizations: {} })).toBe('localizations');
  });
});

describe('filters', () => {
  it('are required', async () => {
    expect(await blamed('videos.list', { part })).toBe('id, chart, myRating');
    expect(await blamed('comments.list', { part })).toBe('id, parentId');
    expect(await blamed('captions.list', { part })).toBe('videoId');
    expect(await blamed('videoCategories.list', { part })).toBe('id, regionCode');
  });

  it('that exclude each other are refused with their names', async () => {
    expect(await blamed('videos.list', { part, id: ['a'], chart: 'mostPopular' })).toBe('id, chart');
    expect(await blamed('channels.list', { part, mine: true, forHandle: '@a' })).toBe('mine, forHandle');
    expect(await blamed('activities.list', { part, mine: true, channelId: 'a' })).toBe('channelId, mine');
    expect(await blamed('search.list', { part, forMine: true, forDeveloper: true })).toBe(
      'forDeveloper, forMine',
    );
    expect(await blamed('videos.list', { part, id: ['a'], maxResults: 5 })).toBe('maxResults');
    expect(await blamed('commentThreads.list', { part, id: ['a'], pageToken: 'x' })).toBe('pageToken');
  });

  it('with the value false are refused', async () => {
    expect(await blamed('playlists.list', { part, mine: false })).toBe('mine');
  });

  it('of videos need a search for videos only; a location needs a radius', async () => {
    expect(await blamed('search.list', { part, videoDuration: 'long' })).toBe('type, videoDuration');
    expect(await blamed('search.list', { part, type: ['video', 'channel'], eventType: 'live' })).toBe(
      'type, eventType',
    );
    expect(await blamed('search.list', { part, location: '1,2' })).toBe('location, locationRadius');
    accepts('search.list', { part, type: ['video'], videoDuration: 'long', q: 'jazz' });
    accepts('search.list', { part });
  });

  it('that are unknown are refused with their names', async () => {
    expect(await blamed('videos.list', { part, id: ['a'], colour: 'blue' })).toBe('colour');
  });
});

describe('refused before sending', () => {
  it('is a withdrawn parameter, with the reason', async () => {
    const refusal = async (id: string, params: Record<string, unknown>, body?: unknown) => {
      const method = videoMethods[id];
      if (method === undefined) throw new Error(`no method ${id}`);
      const media = method.upload && new Blob(['x'], { type: 'text/xml' });
      return catchFault(transport.call(method, params, body, { media }));
    };
    const track = { snippet: { videoId: 'v', language: 'de', name: '' } };
    const item = (playlistId: string) => ({
      snippet: { playlistId, resourceId: { kind: 'youtube#video', videoId: 'v' } },
    });
    for (const [fault, about] of [
      [await refusal('captions.insert', { part, sync: true }, track), 'captions.insert sync'],
      [await refusal('captions.update', { part, sync: false }, { id: 'c' }), 'captions.update sync'],
      [await refusal('activities.list', { part, home: true }), 'activities.list home'],
      [await refusal('channelSections.list', { part, mine: true, hl: 'de' }), 'channelSections.list hl'],
      [await refusal('playlistItems.list', { part, playlistId: 'WL' }), 'playlistItems.list playlistId'],
      [await refusal('playlistItems.list', { part, playlistId: 'HL' }), 'playlistItems.list playlistId'],
      [
        await refusal('playlistItems.insert', { part }, item('WL')),
        'playlistItems.insert snippet.playlistId',
      ],
      [
        await refusal('playlistItems.update', { part }, { id: 'i', ...item('HL') }),
        'playlistItems.update snippet.playlistId',
      ],
    ] as const)
      expect(fault).toMatchObject({ kind: 'badInput', reason: 'withdrawn', about });
  });

  it('is showBrowseView of a channel, which an update does not send back either', async () => {
    const channel = { country: 'DE', showBrowseView: true };
    const branding = { id: 'c', brandingSettings: { channel } };
    expect(await blamed('channels.update', { part: ['brandingSettings'] }, branding)).toBe(
      'brandingSettings.channel.showBrowseView',
    );
    const sent: unknown[] = [];
    const client = createVideoClient(
      createTransport({
        base: 'https://youtube.googleapis.com/youtube/v3',
        errors: videoErrors,
        async fetch(input) {
          const request = new Request(input);
          if (request.method === 'GET') return Response.json({ items: [branding] });
          sent.push(await request.json());
          return Response.json({ id: 'c' });
        },
      }),
    );
    await client.updateParts(
      channels.update,
      { id: 'c' },
      { brandingSettings: { channel: { country: 'FR' } } },
    );
    expect(sent).toStrictEqual([{ id: 'c', brandingSettings: { channel: { country: 'FR' } } }]);
  });

  it('is a search with forMine that is not only for videos', async () => {
    expect(await blamed('search.list', { part, forMine: true })).toBe('type, forMine');
    accepts('search.list', { part, forMine: true, type: ['video'] });
  });

  it('is a day that does not exist', async () => {
    const since = (publishedAfter: string) => ({ part, publishedAfter });
    expect(await blamed('search.list', since('2026-02-30T00:00:00Z'))).toBe('publishedAfter');
    expect(await blamed('search.list', since('2026-04-31T12:00:00+02:00'))).toBe('publishedAfter');
    accepts('search.list', since('2028-02-29T23:59:59-08:00'));
  });

  it('is a file of no bytes', async () => {
    const { 'captions.insert': method } = videoMethods;
    const media = new Blob([], { type: 'text/xml' });
    const track = { snippet: { videoId: 'v', language: 'de', name: '' } };
    const work = method && transport.call(method, { part }, track, { media });
    expect(await catchFault(Promise.resolve(work))).toMatchObject({ reason: 'mediaBodyRequired' });
  });
});

describe('limits', () => {
  it('of 50 ids a call, and 100 members', async () => {
    expect(await blamed('videos.list', { part, id: many(51) })).toBe('id');
    expect(await blamed('videos.getRating', { id: many(51) })).toBe('id');
    expect(await blamed('members.list', { part, filterByMemberChannelId: many(101) })).toBe(
      'filterByMemberChannelId',
    );
    accepts('videos.list', { part, id: many(50) });
    accepts('members.list', { part, filterByMemberChannelId: many(100) });
  });

  it('of one id per element of a list', async () => {
    expect(await blamed('videos.list', { part, id: ['a,b'] })).toBe('id.0');
    expect(await blamed('playlists.delete', { id: 'a,b' })).toBe('id');
    expect(await blamed('playlists.delete', { id: '' })).toBe('id');
  });

  it.each([
    ['videos.list', { myRating: 'like' }, 1, 50],
    ['playlistItems.list', { playlistId: 'a' }, 0, 50],
    ['comments.list', { parentId: 'a' }, 1, 100],
    ['members.list', {}, 0, 1000],
  ] as const)('of a page of %s', async (id, filter, least, most) => {
    expect(await blamed(id, { part, ...filter, maxResults: least - 1 })).toBe('maxResults');
    expect(await blamed(id, { part, ...filter, maxResults: most + 1 })).toBe('maxResults');
    accepts(id, { part, ...filter, maxResults: least });
    accepts(id, { part, ...filter, maxResults: most });
  });
});

describe('a body', () => {
  const video = (snippet: object) => blamed('videos.update', { part }, { id: 'a', snippet });
  const fits = (id: string, body: unknown) =>
    expect(videoMethods[id]?.body?.().safeParse(body)).toMatchObject({ success: true });
  const good = { title: 'Jazz', categoryId: '10' };

  it('is required, and unknown members are refused', async () => {
    expect(await blamed('playlists.insert', { part })).toBe('snippet');
    expect(await blamed('playlists.insert', { part }, { snippet: { title: 'a', colour: 'b' } })).toBe(
      'snippet.colour',
    );
    expect(await blamed('videos.update', { part }, { id: 'a', snippet: { title: 'a' } })).toBe(
      'snippet.categoryId',
    );
  });

  it('has titles of limited length, counted in code points', async () => {
    const notes = '🎷'.repeat(100);
    expect(await video({ ...good, title: `${notes}x` })).toBe('snippet.title');
    expect(await video({ ...good, title: '' })).toBe('snippet.title');
    expect(await video({ ...good, title: 'a < b' })).toBe('snippet.title');
    fits('videos.update', { id: 'a', snippet: { ...good, title: notes } });
    const list = { snippet: { title: 'x'.repeat(151) } };
    expect(await blamed('playlists.insert', { part }, list)).toBe('snippet.title');
    const section = { snippet: { type: 'multiplePlaylists', title: 'x'.repeat(101) } };
    expect(await blamed('channelSections.insert', { part }, section)).toBe('snippet.title');
    const caption = { snippet: { videoId: 'a', language: 'en', name: 'x'.repeat(151) } };
    expect(await blamed('captions.insert', { part }, caption)).toBe('snippet.name');
    fits('captions.insert', { snippet: { videoId: 'a', language: 'en', name: '' } });
    expect(await blamed('captions.insert', { part }, { snippet: { videoId: 'a', language: 'en' } })).toBe(
      'snippet.name',
    );
  });

  it('has descriptions of limited size, in bytes', async () => {
    expect(await video({ ...good, description: 'ä'.repeat(2501) })).toBe('snippet.description');
    fits('videos.update', { id: 'a', snippet: { ...good, description: 'ä'.repeat(2500) } });
  });

  it('has tags of limited total length, commas and quotes included', async () => {
    const words = Array.from({ length: 45 }, () => 'abcdefghij'); // 450 letters and 44 commas
    fits('videos.update', { id: 'a', snippet: { ...good, tags: [...words, 'abcde'] } });
    expect(await video({ ...good, tags: [...words, 'abcdef'] })).toBe('snippet.tags');
    fits('videos.update', { id: 'a', snippet: { ...good, tags: [...words, 'a b'] } });
    expect(await video({ ...good, tags: [...words, 'a bc'] })).toBe('snippet.tags');
    fits('videos.update', { id: 'a', snippet: { ...good, tags: ['a'.repeat(500)] } });
    fits('videos.update', { id: 'a', snippet: { ...good, tags: Array.from({ length: 250 }, () => 'a') } });
    expect(await video({ ...good, tags: Array.from({ length: 251 }, () => 'a') })).toBe('snippet.tags');
    expect(await video({ ...good, tags: ['a<b'] })).toBe('snippet.tags.0');
  });

  it('has a publication date only with the status private', async () => {
    const publishAt = '2026-12-01T19:00:00Z';
    const later = (status: object) =>
      blamed('videos.insert', { part: ['status'] }, { status: { publishAt, ...status } });
    const both = 'status.publishAt, privacyStatus';
    expect(await later({ privacyStatus: 'public' })).toBe(both);
    expect(await later({ privacyStatus: 'unlisted' })).toBe(both);
    expect(await later({})).toBe(both);
    fits('videos.insert', { status: { publishAt, privacyStatus: 'private' } });
  });

  it('has notes of limited length, and resources of the right kind', async () => {
    const resourceId = { kind: 'youtube#video', videoId: 'v' };
    const item = (more: object) =>
      blamed('playlistItems.insert', { part }, { snippet: { playlistId: 'a', resourceId }, ...more });
    expect(await item({ contentDetails: { note: 'x'.repeat(281) } })).toBe('contentDetails.note');
    expect(await item({ snippet: { playlistId: 'a', resourceId, position: -1 } })).toBe('snippet.position');
    expect(
      await item({ snippet: { playlistId: 'a', resourceId: { kind: 'youtube#channel', videoId: 'v' } } }),
    ).toBe('snippet.resourceId.kind');
  });

  it('names a video, channel or post for a new thread', async () => {
    const topLevelComment = { snippet: { textOriginal: 'Hello' } };
    expect(await blamed('commentThreads.insert', { part }, { snippet: { topLevelComment } })).toBe(
      'snippet.channelId, videoId',
    );
    fits('commentThreads.insert', { snippet: { topLevelComment, videoId: 'v' } });
  });

  it('has the time of a watermark within the video', async () => {
    const mark = (timing: object) => blamed('watermarks.set', { channelId: 'c' }, { timing });
    const type = 'offsetFromEnd';
    expect(await mark({ type, offsetMs: '999' })).toBe('timing.offsetMs');
    expect(await mark({ type, offsetMs: '1000', durationMs: '1001' })).toBe('timing.durationMs');
    expect(await mark({ type, offsetMs: 1000 })).toBe('timing.offsetMs');
    expect(await mark({ type })).toBe('timing.offsetMs');
    fits('watermarks.set', { timing: { type, offsetMs: '1000', durationMs: '1000' } });
    fits('watermarks.set', { timing: { type: 'offsetFromStart', offsetMs: '0', durationMs: '15000' } });
  });

  it('bans an author only with the status rejected', async () => {
    const call = { id: ['a'], moderationStatus: 'published', banAuthor: true };
    expect(await blamed('comments.setModerationStatus', call)).toBe('banAuthor');
    accepts('comments.setModerationStatus', { ...call, moderationStatus: 'rejected' });
  });
});

describe('a mistake', () => {
  it('is found by the compiler, and by the schema at run time', async () => {
    const client = createVideoClient(transport);
    const calls = [
      // @ts-expect-error: no such part
      client.videos.list({ part: ['snippets'], id: ['a'] }),
      // @ts-expect-error: `part` is missing
      client.search.list({ q: 'jazz' }),
      // @ts-expect-error: a body is missing
      client.playlists.insert({ part: ['snippet'] }),
      // @ts-expect-error: no such rating
      client.videos.rate({ id: 'a', rating: 'love' }),
      // @ts-expect-error: no such format
      client.captions.download({ id: 'a', tfmt: 'doc' }) satisfies Promise<Blob>,
    ];
    const faults = await Promise.all(calls.map((call) => catchFault(call)));
    expect(faults.map(({ kind }) => kind)).toStrictEqual(calls.map(() => 'badInput'));
  });
});

it('the schema of a watermark refuses times that are no numbers', () => {
  const isValid = (offsetMs: string, durationMs?: string) =>
    videoMethods['watermarks.set']
      ?.body?.()
      .safeParse({ timing: { type: 'offsetFromEnd', offsetMs, durationMs }, targetChannelId: 'UC1' }).success;
  expect([isValid('soon'), isValid('1.5'), isValid('5000', 'long'), isValid('')]).toStrictEqual(
    Array(4).fill(false),
  );
  expect([isValid('5000', '4000'), isValid('5000', '6000')]).toStrictEqual([true, false]);
});
