import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Sandbox, startSandbox } from '../sandbox';
import { fullScope, Person } from '../sandbox/person';
import { account, apiKey, otherAccount, playlists } from '../sandbox/seed';
import { heldVideoId } from '../sandbox/seedCommunity';
import { methods } from '../sandbox/video';
import { scopePrefix } from '../sandbox/video/method';
import { type Caller, caller } from './caller';
import { own } from './refusals/case';
import { channelCases } from './refusals/channels';
import { commentCases } from './refusals/comments';
import { videoCases } from './refusals/videos';

// Nothing here is changed: one sign-in serves all. What a refusal must not do is looked at in the end.
let sandbox: Sandbox;
let call: Caller;
let asOther: Caller;
let keyOnly: Caller;

const memberScope = `${scopePrefix}youtube.channel-memberships.creator`;
const tokenFor = async (email: string, scopes = [fullScope, memberScope]) =>
  (await new Person(sandbox).signIn({ email, scopes })).access_token;

beforeAll(async () => {
  sandbox = await startSandbox();
  call = caller(sandbox, await tokenFor(account.email));
  asOther = caller(sandbox, await tokenFor(otherAccount.email));
  const anonymous = caller(sandbox);
  keyOnly = (request, ...rest) => anonymous(`${request}&key=${apiKey}` as typeof request, ...rest);
});
afterAll(() => sandbox.close());
beforeEach(() => {
  sandbox.video.quota.use(-sandbox.video.quota.used());
  sandbox.video.quota.use(-sandbox.video.quota.used('search'), 'search');
});

const buckets = ['default', 'search', 'videoUploads'] as const;
const spentUnits = () => buckets.reduce((sum, bucket) => sum + sandbox.video.quota.used(bucket), 0);

/** Everything that a call of these methods could change. */
const tables = ['captions', 'channels', 'channelSections', 'comments', 'playlists', 'videos'] as const;
const stored = () => tables.map((table) => sandbox.video.rows(table));

const cases = [...channelCases, ...commentCases, ...videoCases];

describe('a refusal', () => {
  it.each(cases)('of %s %j is %s, costs one unit and changes nothing', async (request, body, verdict) => {
    const before = stored();
    const spent = spentUnits();
    expect((await call(request, body)).verdict).toBe(verdict);
    expect(spentUnits() - spent).toBe(1);
    expect(stored()).toEqual(before);
  });

  it('of a channel without memberships says so', async () => {
    expect((await asOther('GET members?part=snippet')).verdict).toBe(
      '400 youtube.member channelMembershipsNotEnabled',
    );
  });
});

describe('the order of checks', () => {
  const broken = `POST comments?part=nonsense&odd=1` as const;

  it('asks who calls, with what right, then what is left, then what is meant', async () => {
    expect((await caller(sandbox, 'wrong')(broken)).verdict).toBe('401 global authError');
    expect((await keyOnly(broken)).verdict).toBe('401 global required');
    const small = caller(sandbox, await tokenFor(account.email, [`${scopePrefix}youtube`]));
    expect((await small(broken)).verdict).toBe('403 global insufficientPermissions');
    sandbox.video.quota.exhaust();
    expect((await call(broken)).verdict).toBe('403 youtube.quota quotaExceeded');
    sandbox.video.quota.use(-100);
    expect((await call(broken)).verdict).toBe('400 global invalid');
    expect((await call('POST comments?part=nonsense', '{')).verdict).toBe('400 global parseError');
    expect((await call('POST comments?part=nonsense', { id: '' })).verdict).toBe(
      '400 youtube.part unknownPart',
    );
    expect((await call('POST comments?part=id', { snippet: {} })).verdict).toBe(
      '400 youtube.part unexpectedPart',
    );
    expect((await call('POST comments?part=snippet', { snippet: 7 })).verdict).toBe('400 global invalid');
  });

  it('knows which methods a key alone can call', async () => {
    const open = methods.filter(({ token }) => !token).map(({ id }) => id);
    expect(open.every((id) => id.endsWith('.list'))).toBe(true);
    const closed = methods.filter(({ id, token }) => token && id.endsWith('.list')).map(({ id }) => id);
    expect(closed.sort()).toEqual([
      'captions.list',
      'members.list',
      'membershipsLevels.list',
      'videoAbuseReportReasons.list',
    ]);
    const seen = await keyOnly(`GET commentThreads?part=snippet&videoId=${heldVideoId}`);
    expect(seen.body.items).toEqual([]);
    expect((await keyOnly(`GET playlistItems?part=id&playlistId=${playlists[7]?.id}`)).status).toBe(403);
    expect((await keyOnly('GET search?part=snippet&type=video&forMine=true')).verdict).toBe(
      '401 youtube.common authorizationRequired',
    );
  });
});

describe('the price list', () => {
  it('is that of June 2026', () => {
    const priceless = methods.filter(({ cost, bucket }) => cost === 1 && bucket === undefined);
    expect(priceless.map(({ id }) => id.split('.')[1])).toEqual(
      priceless.map(({ id }) => (id === 'videos.getRating' ? 'getRating' : 'list')),
    );
    const others = methods.filter((method) => !priceless.includes(method) && method.cost !== 50);
    expect(
      Object.fromEntries(others.map(({ id, cost, bucket = 'default' }) => [id, `${cost} ${bucket}`])),
    ).toEqual({
      'captions.download': '200 default',
      'captions.insert': '400 default',
      'captions.update': '450 default',
      'search.list': '1 search',
      'videos.insert': '1 videoUploads',
    });
    expect(sandbox.video.quota.limits).toEqual({ default: 10_000, search: 100, videoUploads: 100 });
  });

  it('stops searches after a hundred, and nothing else', async () => {
    sandbox.video.quota.use(99, 'search');
    expect((await call('GET search?part=snippet&q=tide')).status).toBe(200);
    expect((await call('GET search?part=snippet&q=tide')).verdict).toBe('403 youtube.quota quotaExceeded');
    expect((await call(`GET videos?part=id&id=${own}`)).status).toBe(200);
    expect(sandbox.video.quota.used()).toBe(1);
  });
});
