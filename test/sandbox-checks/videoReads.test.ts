import { beforeEach, describe, expect, it } from 'vitest';
import { startSandbox } from '../sandbox';
import { freshSandbox } from '../sandbox/fresh';
import { Person } from '../sandbox/person';
import {
  account,
  accountWithoutChannel,
  apiKey,
  channels,
  playlists,
  privateVideo,
  unratableVideo,
  videos,
} from '../sandbox/seed';
import { type ApiAnswer, type Caller, caller } from './caller';

const sandbox = await freshSandbox();
let call: Caller;
let keyOnly: Caller;

beforeEach(async () => {
  call = caller(sandbox, (await new Person(sandbox).signIn()).access_token);
  const anonymous = caller(sandbox);
  keyOnly = (request, ...rest) => anonymous(`${request}&key=${apiKey}` as typeof request, ...rest);
});

const ids = ({ body }: ApiAnswer) => body.items?.map(({ id }) => id);
const [first, second] = videos.map(({ id }) => id) as [string, string];
const [jazz, , talks, , , ideas] = playlists.map(({ id }) => id) as string[];

describe('who may call', () => {
  it('wants a key or a token, and a valid one', async () => {
    const anonymous = caller(sandbox);
    expect((await anonymous(`GET videos?part=id&id=${first}`)).verdict).toBe('403 global forbidden');
    const badKey = await anonymous(`GET videos?part=id&id=${first}&key=wrong`);
    expect(badKey.verdict).toBe('400 global badRequest');
    expect(badKey.body.error?.details?.[0]?.reason).toBe('API_KEY_INVALID');
    const badToken = await caller(sandbox, 'wrong')(`GET videos?part=id&id=${first}`);
    expect(badToken.verdict).toBe('401 global authError');
    expect(badToken.body.error).toMatchObject({
      status: 'UNAUTHENTICATED',
      errors: [{ location: 'Authorization', locationType: 'header' }],
    });
  });

  it('reads public things with a key, private ones and writes only with a token', async () => {
    expect(ids(await keyOnly(`GET videos?part=id&id=${first}`))).toEqual([first]);
    expect((await keyOnly('GET channels?part=id&mine=true')).verdict).toBe(
      '401 youtube.common authorizationRequired',
    );
    expect((await keyOnly(`POST videos/rate?id=${first}&rating=like`)).verdict).toBe('401 global required');
    expect((await keyOnly(`GET videos/getRating?id=${first}`)).verdict).toBe('401 global required');
  });

  it('accepts the token as a parameter too, and keeps it out of the log', async () => {
    const { access_token } = await new Person(sandbox).signIn();
    const answer = await caller(sandbox)(`GET channels?part=id&mine=true&access_token=${access_token}`);
    expect(answer.status).toBe(200);
    expect(JSON.stringify(sandbox.requests)).not.toContain(access_token);
  });

  it('sends people without a channel away', async () => {
    const { access_token } = await new Person(sandbox).signIn({ email: accountWithoutChannel.email });
    const answer = await caller(sandbox, access_token)('GET channels?part=id&mine=true');
    expect(answer.verdict).toBe('401 youtube.header youtubeSignupRequired');
  });

  it('says so when the API is disabled', async () => {
    sandbox.video.disableApi();
    const answer = await call('GET channels?part=id&mine=true');
    expect(answer.verdict).toBe('403 usageLimits accessNotConfigured');
    expect(answer.body.error?.details?.[0]?.reason).toBe('SERVICE_DISABLED');
    sandbox.video.enableApi();
    expect((await call('GET channels?part=id&mine=true')).status).toBe(200);
  });
});

describe('what every method checks', () => {
  it.each([
    ['GET videos?id=x', '400 youtube.parameter missingRequiredParameter'],
    ['GET videos?part=snippet,nonsense&id=x', '400 youtube.part unknownPart'],
    ['GET videos?part=id', '400 youtube.parameter missingRequiredParameter'],
    ['GET videos?part=id&id=x&chart=mostPopular', '400 youtube.parameter incompatibleParameters'],
    ['GET channels?part=id&mine=true&id=x', '400 youtube.parameter invalidCriteria'],
    ['GET playlists?part=id&mine=true&id=x', '400 youtube.parameter incompatibleParameters'],
    ['GET videos?part=id&id=x&nonsense=1', '400 global invalid'],
    ['GET playlists?part=id&mine=true&maxResults=many', '400 global invalid'],
    ['GET playlists?part=id&mine=true&pageToken=CAUQAA', '400 youtube.parameter invalidPageToken'],
    ['GET playlists?part=id&mine=true&fields=items(id', '400 global invalidParameter'],
    ['GET nonsense?part=id', '404 global notFound'],
    ['DELETE channels?id=x', '405 global httpMethodNotAllowed'],
    ['DELETE playlists', '400 youtube.parameter missingRequiredParameter'],
  ] as const)('%s → %s', async (request, verdict) => {
    expect((await call(request)).verdict).toBe(verdict);
  });

  it('refuses bodies that are no JSON object or hold unnamed parts', async () => {
    expect((await call('POST playlists?part=snippet', '{"snippet"')).verdict).toBe('400 global parseError');
    expect((await call('POST playlists?part=snippet', '[]')).verdict).toBe('400 global parseError');
    const unnamed = { snippet: { title: 'New' }, status: { privacyStatus: 'private' } };
    expect((await call('POST playlists?part=snippet', unnamed)).verdict).toBe(
      '400 youtube.part unexpectedPart',
    );
    const wrongType = { snippet: { title: 7 } };
    expect((await call('POST playlists?part=snippet', wrongType)).verdict).toBe('400 global invalid');
  });

  it('narrows by part and then by fields', async () => {
    const { body } = await call(`GET videos?part=snippet&part=status&id=${first}`);
    expect(Object.keys(body.items?.[0] ?? {})).toEqual(['kind', 'etag', 'id', 'snippet', 'status']);
    const path = `GET videos?part=snippet&id=${first}&fields=` as const;
    const narrowed = { items: [{ id: first, snippet: { title: videos[0]?.title } }] };
    expect((await call(`${path}items(id,snippet/title)`)).body).toEqual(narrowed);
    expect((await call(`${path}items/snippet(title),items/id`)).body).toEqual(narrowed);
    const { body: whole } = await call(`GET videos?part=snippet&id=${first}`);
    expect((await call(`${path}items(*),kind`)).body).toEqual({
      kind: 'youtube#videoListResponse',
      items: whole.items,
    });
  });

  it('answers 304 to a known etag, and charges for it', async () => {
    const path = `GET videos?part=snippet&id=${first}` as const;
    const etag = (await call(path)).headers.get('etag') ?? '';
    const used = sandbox.video.quota.used();
    expect((await call(path, undefined, { 'if-none-match': etag })).status).toBe(304);
    expect(sandbox.video.quota.used()).toBe(used + 1);
  });

  it('pages there and back, clamps sizes, and gives a token with nothing at size 0', async () => {
    const path = `GET playlistItems?part=snippet&playlistId=${talks}` as const;
    const one = (await call(`${path}&maxResults=3`)).body;
    expect(one.pageInfo).toEqual({ totalResults: 7, resultsPerPage: 3 });
    expect(one).not.toHaveProperty('prevPageToken');
    const two = (await call(`${path}&maxResults=3&pageToken=${one.nextPageToken}`)).body;
    const three = (await call(`${path}&maxResults=3&pageToken=${two.nextPageToken}`)).body;
    const positions = [one, two, three].flatMap(({ items }) =>
      items?.map(({ snippet }) => snippet?.position),
    );
    expect(positions).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(three).not.toHaveProperty('nextPageToken');
    expect((await call(`${path}&maxResults=3&pageToken=${two.prevPageToken}`)).body.items).toEqual(one.items);

    expect((await call(path)).body.pageInfo?.resultsPerPage).toBe(5);
    expect((await call(`${path}&maxResults=500`)).body.pageInfo?.resultsPerPage).toBe(50);
    const none = (await call(`${path}&maxResults=0`)).body;
    expect(none.items).toEqual([]);
    expect(none.nextPageToken).toBeDefined();
    const foreign =
      `GET playlistItems?part=snippet&playlistId=${jazz}&pageToken=${one.nextPageToken}` as const;
    expect((await call(foreign)).verdict).toBe('400 youtube.parameter invalidPageToken');
  });
});

describe('quota', () => {
  const mine = 'GET channels?part=id&mine=true';

  it('costs what the table says, and one unit for what is refused', async () => {
    const cost = async (...request: Parameters<Caller>) => {
      const before = sandbox.video.quota.used();
      await call(...request);
      return sandbox.video.quota.used() - before;
    };
    expect(await cost(mine)).toBe(1);
    expect(await cost(`POST videos/rate?id=${first}&rating=like`)).toBe(50);
    expect(await cost(`POST videos/rate?id=nonsense&rating=like`)).toBe(1);
    expect(await cost('GET videos?part=id')).toBe(1);
  });

  it('is exhausted until midnight Pacific Time', async () => {
    let now = Date.parse('2026-11-10T07:59:00Z');
    const dated = await startSandbox({ clock: () => now });
    try {
      dated.video.quota.exhaust();
      const ask = () => caller(dated)(`GET videos?part=id&id=${first}&key=${apiKey}`);
      const refused = await ask();
      expect(refused.verdict).toBe('403 youtube.quota quotaExceeded');
      now = Date.parse('2026-11-10T08:00:00Z');
      expect((await ask()).status).toBe(200);
      expect(dated.video.quota.used()).toBe(1);
    } finally {
      await dated.close();
    }
  });

  it('refuses the call that would go beyond the limit, not the cheaper one', async () => {
    sandbox.video.quota.exhaust();
    sandbox.video.quota.use(-10);
    expect((await call(`POST videos/rate?id=${first}&rating=like`)).verdict).toBe(
      '403 youtube.quota quotaExceeded',
    );
    expect((await call(mine)).status).toBe(200);
  });
});

describe('channels.list', () => {
  it.each([
    ['id=UCSandboxHarbourHall0001', channels[0].id],
    ['mine=true', account.channelId],
    ['forHandle=@HARBOURHALL', channels[0].id],
    ['forHandle=bluelamp', channels[2].id],
    ['forUsername=harbourhall', channels[0].id],
  ])('finds by %s', async (filter, id) => {
    expect(ids(await call(`GET channels?part=snippet&${filter}`))).toEqual([id]);
  });

  it('shows the likes list to its owner only', async () => {
    const path = `GET channels?part=contentDetails,statistics&id=${channels[0].id}` as const;
    const related = async (by: Caller) => (await by(path)).body.items?.[0]?.contentDetails?.relatedPlaylists;
    expect(await related(call)).toEqual({
      likes: 'LLSandboxHarbourHall0001',
      uploads: 'UUSandboxHarbourHall0001',
    });
    expect(await related(keyOnly)).toMatchObject({ likes: '' });
  });

  it('leaves `items` out when nothing matches', async () => {
    expect((await call('GET channels?part=id&forHandle=@nobody')).body).not.toHaveProperty('items');
  });
});

describe('videos', () => {
  it('lists by id in the order asked, without the unknown and the private', async () => {
    const list = `${second},nonsense,${privateVideo.id},${first}`;
    const answer = await call(`GET videos?part=snippet,contentDetails,statistics,status&id=${list}`);
    expect(ids(answer)).toEqual([second, first]);
    expect(answer.body.items?.[1]?.statistics?.viewCount).toBe('1000');
  });

  it('takes 50 ids and no more', async () => {
    const path = (count: number) => `GET videos?part=id&id=${Array(count).fill(first).join(',')}` as const;
    expect((await call(path(50))).status).toBe(200);
    expect((await call(path(51))).verdict).toBe('400 youtube.parameter invalidFilters');
  });

  it('shows owner parts and dislikes to the owner only', async () => {
    const own = await call(`GET videos?part=fileDetails,statistics&id=${first}`);
    expect(own.body.items?.[0]?.statistics).toHaveProperty('dislikeCount');
    expect((await call(`GET videos?part=fileDetails&id=${videos[16]?.id}`)).verdict).toBe(
      '403 youtube.video forbidden',
    );
    const foreign = await call(`GET videos?part=statistics&id=${videos[16]?.id}`);
    expect(foreign.body.items?.[0]?.statistics).not.toHaveProperty('dislikeCount');
  });

  it('lists a chart and what I rated', async () => {
    const chart = await keyOnly('GET videos?part=statistics&chart=mostPopular&maxResults=50');
    const views = chart.body.items?.map(({ statistics }) => Number(statistics?.viewCount)) ?? [];
    expect(views).toEqual([...views].sort((a, b) => b - a));
    expect(ids(await call('GET videos?part=id&myRating=like'))).toEqual([videos[16]?.id]);
    expect(ids(await call('GET videos?part=id&myRating=dislike'))).toEqual([videos[31]?.id]);
  });

  it('rates, tells the rating and takes it back', async () => {
    const rating = async () => (await call(`GET videos/getRating?id=${first},nonsense`)).body.items;
    expect(await rating()).toEqual([
      { videoId: first, rating: 'none' },
      { videoId: 'nonsense', rating: 'unspecified' },
    ]);
    for (const word of ['like', 'like', 'dislike', 'none']) {
      expect((await call(`POST videos/rate?id=${first}&rating=${word}`)).status).toBe(204);
      expect((await rating())?.[0]).toEqual({ videoId: first, rating: word });
    }
    expect(sandbox.video.ratings(account.channelId)).toHaveLength(2);
  });

  it.each([
    [`id=${first}&rating=love`, '400 youtube.video invalidRating'],
    ['id=nonsense&rating=like', '404 youtube.video videoNotFound'],
    [`id=${unratableVideo.id}&rating=like`, '403 youtube.video videoRatingDisabled'],
    [`id=${first}`, '400 youtube.parameter missingRequiredParameter'],
  ])('refuses to rate with %s', async (query, verdict) => {
    expect((await call(`POST videos/rate?${query}`)).verdict).toBe(verdict);
  });
});

describe('lists kept by the platform', () => {
  it('reads uploads and likes, and nothing of watch later', async () => {
    const uploads = await keyOnly('GET playlistItems?part=snippet&playlistId=UUSandboxHarbourHall0001');
    expect(uploads.body.pageInfo?.totalResults).toBeGreaterThan(8);
    const likes = await call('GET playlistItems?part=snippet&playlistId=LLSandboxHarbourHall0001');
    expect(likes.body.items?.map(({ snippet }) => snippet?.resourceId?.videoId)).toEqual([videos[16]?.id]);
    expect((await keyOnly('GET playlistItems?part=id&playlistId=LLSandboxHarbourHall0001')).verdict).toBe(
      '403 youtube.playlistItem playlistItemsNotAccessible',
    );
    expect((await call('GET playlistItems?part=id&playlistId=WL')).body.items).toEqual([]);
  });

  it('lets nobody edit them', async () => {
    const [item] =
      (await call('GET playlistItems?part=id&playlistId=UUSandboxHarbourHall0001')).body.items ?? [];
    expect((await call(`DELETE playlistItems?id=${item?.id}`)).verdict).toBe(
      '400 youtube.playlistItem playlistOperationUnsupported',
    );
    for (const playlistId of ['UUSandboxHarbourHall0001', 'LL', 'WL']) {
      const snippet = { playlistId, resourceId: { kind: 'youtube#video', videoId: first } };
      expect((await call('POST playlistItems?part=snippet', { snippet })).verdict).toBe(
        '400 youtube.playlistItem playlistOperationUnsupported',
      );
      expect((await call(`DELETE playlists?id=${playlistId}`)).verdict).toBe(
        '400 youtube.playlist playlistOperationUnsupported',
      );
    }
  });

  it('hides a private list from others', async () => {
    expect(ids(await keyOnly(`GET playlists?part=id&id=${ideas},${jazz}`))).toEqual([jazz]);
    const mine = await call('GET playlists?part=id&mine=true&maxResults=50');
    expect(mine.body.items).toHaveLength(6);
    const others = await keyOnly(`GET playlists?part=id&channelId=${account.channelId}&maxResults=50`);
    expect(others.body.items).toHaveLength(4);
    expect((await keyOnly(`GET playlistItems?part=id&playlistId=${ideas}`)).verdict).toBe(
      '403 youtube.playlistItem playlistItemsNotAccessible',
    );
  });
});
