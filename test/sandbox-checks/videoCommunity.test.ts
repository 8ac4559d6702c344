import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Sandbox, startSandbox } from '../sandbox';
import { sandboxFetch } from '../sandbox/client';
import { fullScope, Person } from '../sandbox/person';
import { account, channels, otherAccount, playlists, videos } from '../sandbox/seed';
import { heldVideoId } from '../sandbox/seedCommunity';
import { scopePrefix } from '../sandbox/video/method';
import { type Caller, caller } from './caller';
import { png } from './pictures';

let now = Date.now();
let sandbox: Sandbox;
let token: string;
let call: Caller;
let asOther: Caller;

beforeAll(async () => {
  sandbox = await startSandbox({ clock: () => now });
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  now = Date.now();
  await sandbox.reset();
  const scopes = [fullScope, `${scopePrefix}youtube.channel-memberships.creator`];
  token = (await new Person(sandbox).signIn({ scopes })).access_token;
  call = caller(sandbox, token);
  asOther = caller(sandbox, (await new Person(sandbox).signIn({ email: otherAccount.email })).access_token);
});

const own = videos[0]?.id ?? '';
const row = (id: string) => sandbox.video.videos().find((video) => video.id === id);

describe('an update', () => {
  it('replaces the named parts whole, and leaves the others alone', async () => {
    const full = {
      id: own,
      snippet: { title: 'Named', categoryId: '19', description: 'Long', tags: ['a'], defaultLanguage: 'en' },
      status: { privacyStatus: 'unlisted', license: 'creativeCommon', embeddable: false },
    };
    expect((await call('PUT videos?part=snippet,status', full)).status).toBe(200);
    const bare = { id: own, snippet: { title: 'Bare', categoryId: '10' } };
    const { body } = await call('PUT videos?part=snippet', bare);
    expect(body.snippet).not.toHaveProperty('tags');
    expect(row(own)).toMatchObject({
      title: 'Bare',
      description: '',
      tags: '[]',
      defaultLanguage: null,
      privacyStatus: 'unlisted',
      license: 'creativeCommon',
      embeddable: 0,
    });
    // Left out, privacy is public again.
    await call('PUT videos?part=status', { id: own, status: {} });
    expect(row(own)).toMatchObject({ privacyStatus: 'public', license: 'youtube', embeddable: 1 });
  });

  it('keeps localizations only as long as there is a default language', async () => {
    const localizations = { nl: { title: 'Jazz, in het Nederlands' } };
    const snippet = { title: 'Jazz', defaultLanguage: 'en' };
    const id = playlists[0]?.id;
    await call('PUT playlists?part=snippet,localizations', { id, snippet, localizations });
    const { body } = await call(`GET playlists?part=snippet,localizations&id=${id}&hl=nl`);
    expect(body.items?.[0]).toMatchObject({ localizations, snippet: { localized: localizations.nl } });
    expect((await call('PUT playlists?part=snippet', { id, snippet: { title: 'Jazz' } })).verdict).toBe(
      '400 youtube.playlist defaultLanguageNotSetError',
    );
  });
});

describe('a date of publication', () => {
  it('makes a private video public, once', async () => {
    const film = { 'content-type': 'video/mp4' };
    const { body } = await upload('videos?uploadType=media&part=status', 'POST', film, 'film');
    const id = String(body.id);
    const status = { privacyStatus: 'private', publishAt: new Date(now + 60_000).toISOString() };
    // It was public for a moment: too late.
    expect((await call('PUT videos?part=status', { id, status })).verdict).toBe(
      '400 youtube.video invalidPublishAt',
    );
    const scheduled = await upload(
      'videos?uploadType=multipart&part=snippet,status',
      'POST',
      { 'content-type': 'multipart/related; boundary=b' },
      `--b\r\n\r\n${JSON.stringify({ status })}\r\n--b\r\ncontent-type: video/mp4\r\n\r\nfilm\r\n--b--`,
    );
    const later = String(scheduled.body.id);
    expect((await asOther(`GET videos?part=id&id=${later}`)).body.items).toEqual([]);
    now += 60_000;
    expect((await asOther(`GET videos?part=id&id=${later}`)).body.items).toHaveLength(1);
    expect(row(later)).toMatchObject({
      privacyStatus: 'public',
      publishAt: null,
      publishedAt: status.publishAt,
    });
  });
});

describe('comments', () => {
  const say = (by: Caller, videoId: string, textOriginal: string) =>
    by('POST commentThreads?part=snippet', {
      snippet: { videoId, topLevelComment: { snippet: { textOriginal } } },
    });
  const waiting = () =>
    call(`GET commentThreads?part=snippet&videoId=${heldVideoId}&moderationStatus=heldForReview`);

  it('wait for review, show when published, and end with their author banned', async () => {
    const { id } = (await say(asOther, heldVideoId, 'May I?')).body;
    const published = async () =>
      (await asOther(`GET commentThreads?part=id&videoId=${heldVideoId}`)).body.items?.map(
        (thread) => thread.id,
      );
    expect(await published()).toEqual([]);
    expect((await waiting()).body.items?.map((thread) => thread.id)).toContain(id);
    const set = (status: string, more = '') =>
      call(`POST comments/setModerationStatus?id=${id}&moderationStatus=${status}${more}`);
    expect((await set('published')).status).toBe(204);
    expect(await published()).toEqual([id]);
    expect((await set('rejected', '&banAuthor=true')).status).toBe(204);
    expect(await published()).toEqual([]);
    expect((await say(asOther, own, 'And here?')).verdict).toBe('403 youtube.commentThread forbidden');
    // The owner's own words wait for nobody.
    await say(call, heldVideoId, 'Quiet, please.');
    expect(await published()).toHaveLength(1);
  });

  it('show their text as typed to the author only, and five replies in a thread', async () => {
    const parentId = 'UgSandboxThread0001';
    for (const number of [1, 2, 3, 4, 5]) {
      const snippet = { parentId, textOriginal: `Reply <${number}>` };
      expect((await asOther('POST comments?part=snippet', { snippet })).status).toBe(200);
    }
    const { body } = await call(`GET commentThreads?part=snippet,replies&id=${parentId}`);
    expect(body.items?.[0]).toMatchObject({ snippet: { totalReplyCount: 7 } });
    const all = (by: Caller, more = '') => by(`GET comments?part=snippet&parentId=${parentId}${more}`);
    const last = async (...choices: Parameters<typeof all>) => (await all(...choices)).body.items?.at(-1);
    expect(await last(call)).toMatchObject({ snippet: { textDisplay: 'Reply &lt;5&gt;' } });
    expect((await last(call))?.snippet).not.toHaveProperty('textOriginal');
    expect(await last(asOther, '&textFormat=plainText')).toMatchObject({
      snippet: { textDisplay: 'Reply <5>', textOriginal: 'Reply <5>' },
    });
    const first = await all(call, '&maxResults=4');
    expect(first.body).not.toHaveProperty('prevPageToken');
    const next = await all(call, `&maxResults=4&pageToken=${first.body.nextPageToken}`);
    expect([first.body.items?.length, next.body.items?.length]).toEqual([4, 3]);
  });

  it('go with their thread', async () => {
    await call('DELETE comments?id=UgSandboxThread0001');
    expect(sandbox.video.rows('comments').some(({ id }) => id.startsWith('UgSandboxThread0001'))).toBe(false);
  });
});

describe('members', () => {
  it('appear once when updates are polled', async () => {
    const poll = async (pageToken = '') =>
      (await call(`GET members?part=snippet&mode=updates&pageToken=${pageToken}`)).body;
    const first = await poll();
    expect([first.items, typeof first.nextPageToken]).toEqual([[], 'string']);
    expect((await poll(first.nextPageToken)).items).toEqual([]);
    sandbox.video.addMember({
      creatorId: account.channelId,
      memberId: channels[3].id,
      levelId: 'SandboxLevelDeck',
      since: new Date(now).toISOString(),
    });
    const second = await poll(first.nextPageToken);
    expect(second.items).toMatchObject([{ snippet: { memberDetails: { channelId: channels[3].id } } }]);
    expect((await poll(second.nextPageToken)).items).toEqual([]);
    expect((await call(`GET members?part=snippet&pageToken=${first.nextPageToken}`)).verdict).toBe(
      '400 youtube.parameter invalidPageToken',
    );
  });

  it('of a level are those of the higher ones too', async () => {
    const found = async (level: string) =>
      (await call(`GET members?part=snippet&hasAccessToLevel=${level}`)).body.items?.length;
    expect([await found('SandboxLevelDeck'), await found('SandboxLevelBridge')]).toEqual([2, 1]);
  });
});

describe('a search', () => {
  const find = async (query: string) => {
    const { body } = await call(`GET search?part=snippet&maxResults=50&${query}`);
    return body.items?.map(({ id }) => Object.values(id).at(-1));
  };

  it('finds words, and leaves others out', async () => {
    expect(await find('type=video&q=trio%20-tide')).toEqual([videos[17]?.id]);
    expect(await find('type=channel&q=library')).toEqual([channels[1].id]);
    expect(await find('type=playlist&q=poems|wood&order=title')).toEqual([
      playlists[6]?.id,
      playlists[10]?.id,
    ]);
  });

  it('is narrowed to one channel, to dates, to what is captioned or near', async () => {
    const one = `type=video&channelId=${account.channelId}`;
    expect(await find(`${one}&videoCaption=closedCaption`)).toEqual([own]);
    const dates = 'publishedAfter=2026-01-01T00:00:00Z&publishedBefore=2026-01-05T00:00:00Z';
    expect(await find(`${one}&order=date&${dates}`)).toEqual([videos[1]?.id, own]);
    const location = { latitude: 52.37, longitude: 4.9 };
    await call('PUT videos?part=recordingDetails', { id: own, recordingDetails: { location } });
    expect(await find('type=video&location=52.4,4.9&locationRadius=5km')).toEqual([own]);
    expect(await find('type=video&location=52.4,4.9&locationRadius=2mi')).toEqual([]);
  });

  it('of one’s own finds the private ones too', async () => {
    await call('PUT videos?part=status', { id: own, status: { privacyStatus: 'private' } });
    expect(await find('type=video&q=season')).not.toContain(own);
    expect(await find('type=video&q=season&forMine=true')).toContain(own);
    expect(await find('type=video&forDeveloper=true')).toEqual([]);
  });
});

describe('limits', () => {
  it('stop sections, banners, thumbnails and uploads', async () => {
    Object.assign(sandbox.video.limits, {
      sectionsPerChannel: 2,
      bannersPerChannel: 0,
      thumbnailsPerDay: 0,
      uploadsPerDay: 0,
    });
    const section = { snippet: { type: 'popularUploads' } };
    expect((await call('POST channelSections?part=snippet', section)).verdict).toBe(
      '400 youtube.channelSection maxChannelSectionExceeded',
    );
    const image = { 'content-type': 'image/png' };
    const verdict = async (...choices: Parameters<typeof upload>) => (await upload(...choices)).verdict;
    expect(await verdict('channelBanners/insert?uploadType=media', 'POST', image, png(2048, 1152))).toBe(
      '400 bannerAlbumFull',
    );
    expect(await verdict(`thumbnails/set?uploadType=media&videoId=${own}`, 'POST', image, png(9, 9))).toBe(
      '429 uploadRateLimitExceeded',
    );
    expect(
      await verdict('videos?uploadType=media&part=id', 'POST', { 'content-type': 'video/mp4' }, 'x'),
    ).toBe('400 uploadLimitExceeded');
  });

  it('and files that are no images, or none that fit', async () => {
    const verdict = async (path: string, content: Uint8Array<ArrayBuffer>, type = 'image/png') =>
      (await upload(path, 'POST', { 'content-type': type }, content)).verdict;
    const thumbnail = `thumbnails/set?uploadType=media&videoId=${own}`;
    expect(await verdict(thumbnail, Buffer.from('GIF89a'))).toBe('400 invalidImage');
    expect(await verdict(thumbnail, png(1280, 720), 'image/gif')).toBe('400 badContent');
    const banner = 'channelBanners/insert?uploadType=media';
    expect(await verdict(banner, png(2048, 1000))).toBe('400 badContent');
    expect(await verdict(banner, png(2048, 1152, 6_291_456))).toBe('413 uploadTooLarge');
    expect(sandbox.video.rows('images')).toEqual([]);

    sandbox.video.limits.watermarkPixels = 99;
    const timing = JSON.stringify({ timing: { type: 'offsetFromStart', offsetMs: '0' } });
    const watermark = (picture: Uint8Array) =>
      verdict(
        `watermarks/set?uploadType=multipart&channelId=${account.channelId}`,
        Buffer.concat([
          Buffer.from(`--b\r\n\r\n${timing}\r\n--b\r\ncontent-type: image/png\r\n\r\n`),
          picture,
          Buffer.from('\r\n--b--'),
        ]),
        'multipart/related; boundary=b',
      );
    expect(await watermark(png(9, 100))).toBe('400 imageTooTall');
    expect(await watermark(png(100, 9))).toBe('400 imageTooWide');
    expect(await watermark(Buffer.from('GIF89a'))).toBe('400 imageFormatUnsupported');
    expect(sandbox.video.rows('watermarks')).toEqual([]);
  });
});

async function upload(path: string, method: string, headers: Record<string, string>, body: BodyInit) {
  const response = await sandboxFetch(sandbox)(`https://youtube.googleapis.com/upload/youtube/v3/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...headers },
    body,
  });
  const answer = await response.json();
  const reason: string | undefined = answer.error?.errors[0].reason;
  return { body: answer, verdict: [response.status, reason].filter(Boolean).join(' ') };
}
