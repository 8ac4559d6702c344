import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Subject } from '../../../lib/pages/subject';
import { recognizeVideoUrl } from '../../../lib/pages/video';

const id = 'dQw4w9WgXcQ';
const channelId = 'UCuAXFkgsw1L7xaCfnd5JJOw';
const list = 'PLrAXtmErZgOeiKm4sgNOknGvNjby9efdf';
const site = 'https://www.youtube.com';

const video = (more = {}): Subject => ({ kind: 'video', videoId: id, ...more });
const playlist = (playlistId = list): Subject => ({ kind: 'playlist', playlistId });
const channel: Subject = { kind: 'channel', channelId };
const handle = (name: string): Subject => ({ kind: 'channel', handle: name });
const custom = (customName: string): Subject => ({ kind: 'channel', customName });

/** Addresses of the live site and what they are about. */
const recognized: [string, Subject][] = [
  // videos
  [`${site}/watch?v=${id}`, video()],
  [`http://www.youtube.com/watch?v=${id}`, video()],
  [`https://youtube.com/watch?v=${id}`, video()],
  [`https://m.youtube.com/watch?v=${id}`, video()],
  [`https://music.youtube.com/watch?v=${id}`, video()],
  [`https://gaming.youtube.com/watch?v=${id}`, video()],
  [`https://kids.youtube.com/watch?v=${id}`, video()],
  [`https://www.youtubekids.com/watch?v=${id}`, video()],
  [`HTTPS://WWW.YOUTUBE.COM/watch?v=${id}`, video()],
  [`  ${site}/watch?v=${id}  `, video()],
  [`${site}/watch/?v=${id}`, video()],
  [`${site}//watch?v=${id}`, video()],
  [`${site}/watch/${id}`, video()],
  [`${site}/watch?feature=share&v=${id}&si=abc&pp=xyz`, video()],
  [`${site}/watch?v=${id}&ab_channel=Somebody&app=desktop&themeRefresh=1`, video()],
  [`${site}/watch?v=${id}&lc=UgzComment`, video()],
  [`${site}/watch?v=${id}&bpctr=1&has_verified=1&rv=aaaaaaaaaaa`, video()],
  [`${site}/ytscreeningroom?v=${id}`, video()],
  [`https://youtu.be/${id}`, video()],
  [`https://youtu.be/${id}?si=abc`, video()],
  [`https://youtu.be/${id}/`, video()],
  [`https://www.youtu.be/${id}`, video()],
  [`${site}/shorts/${id}`, video()],
  [`${site}/shorts/${id}?feature=share`, video()],
  [`${site}/live/${id}`, video()],
  [`${site}/embed/${id}`, video()],
  [`https://www.youtube-nocookie.com/embed/${id}?autoplay=1`, video()],
  [`https://youtube-nocookie.com/embed/${id}`, video()],
  [`${site}/v/${id}`, video()],
  [`${site}/v/${id}&hl=en&fs=1`, video()],
  [`${site}/e/${id}`, video()],
  [`${site}/vi/${id}/0.jpg`, video()],
  [`${site}/attribution_link?a=x&u=%2Fwatch%3Fv%3D${id}%26feature%3Dshare`, video()],
  [`${site}/attribution_link?u=${encodeURIComponent(`${site}/watch?v=${id}`)}`, video()],
  [`${site}/oembed?url=${encodeURIComponent(`${site}/watch?v=${id}`)}&format=json`, video()],
  [`https://consent.youtube.com/m?continue=${encodeURIComponent(`${site}/watch?v=${id}`)}&gl=DE`, video()],
  [`https://i.ytimg.com/vi/${id}/hqdefault.jpg`, video()],
  [`https://i3.ytimg.com/vi/${id}/default.jpg`, video()],
  [`https://i.ytimg.com/vi_webp/${id}/maxresdefault.webp`, video()],
  [`https://img.youtube.com/vi/${id}/0.jpg`, video()],
  [`https://studio.youtube.com/video/${id}/edit`, video()],
  // moments
  [`${site}/watch?v=${id}&t=90`, video({ startSeconds: 90 })],
  [`${site}/watch?v=${id}&t=90s`, video({ startSeconds: 90 })],
  [`${site}/watch?v=${id}&t=1m30s`, video({ startSeconds: 90 })],
  [`${site}/watch?v=${id}&t=1h2m3s`, video({ startSeconds: 3723 })],
  [`${site}/watch?v=${id}&t=2h`, video({ startSeconds: 7200 })],
  [`https://youtu.be/${id}?t=42`, video({ startSeconds: 42 })],
  [`${site}/watch?v=${id}#t=42`, video({ startSeconds: 42 })],
  [`${site}/watch?v=${id}#t=1m1s`, video({ startSeconds: 61 })],
  [`${site}/embed/${id}?start=30&end=60`, video({ startSeconds: 30 })],
  [`${site}/watch?v=${id}&t=0`, video()],
  [`${site}/watch?v=${id}&t=`, video()],
  [`${site}/watch?v=${id}&t=soon`, video()],
  [`${site}/watch?v=${id}&t=-5`, video()],
  // a video within a list
  [`${site}/watch?v=${id}&list=${list}&index=3`, video({ playlistId: list })],
  [`https://youtu.be/${id}?list=${list}`, video({ playlistId: list })],
  [`${site}/embed/${id}?list=${list}`, video({ playlistId: list })],
  [`${site}/watch?v=${id}&list=RDMM&start_radio=1`, video({ playlistId: 'RDMM' })],
  [`${site}/watch?v=${id}&list=WL&index=1`, video({ playlistId: 'WL' })],
  [`${site}/watch?v=${id}&list=%3Cscript%3E`, video()],
  // lists
  [`${site}/playlist?list=${list}`, playlist()],
  [`https://m.youtube.com/playlist?list=${list}`, playlist()],
  [`https://music.youtube.com/playlist?list=${list}`, playlist()],
  [`${site}/playlist?list=LL`, playlist('LL')],
  [`${site}/playlist?list=WL`, playlist('WL')],
  [`${site}/playlist?list=PL63F0C78739B09958`, playlist('PL63F0C78739B09958')],
  [`${site}/playlist?list=UUuAXFkgsw1L7xaCfnd5JJOw`, playlist('UUuAXFkgsw1L7xaCfnd5JJOw')],
  [`${site}/playlist?list=UULFuAXFkgsw1L7xaCfnd5JJOw`, playlist('UULFuAXFkgsw1L7xaCfnd5JJOw')],
  [`${site}/playlist?list=FLuAXFkgsw1L7xaCfnd5JJOw`, playlist('FLuAXFkgsw1L7xaCfnd5JJOw')],
  [
    `${site}/playlist?list=OLAK5uy_kJ0xG1bXGZ8gN8gB1yGmB0v0hYbqYw4Hk`,
    playlist('OLAK5uy_kJ0xG1bXGZ8gN8gB1yGmB0v0hYbqYw4Hk'),
  ],
  [`${site}/playlist?list=RDCLAK5uy_abcdefg`, playlist('RDCLAK5uy_abcdefg')],
  [`${site}/watch?list=${list}`, playlist()],
  [`${site}/embed/videoseries?list=${list}`, playlist()],
  [`${site}/embed?listType=playlist&list=${list}`, playlist()],
  [`https://music.youtube.com/browse/VL${list}`, playlist()],
  [`${site}/feeds/videos.xml?playlist_id=${list}`, playlist()],
  [`https://studio.youtube.com/playlist/${list}/edit`, playlist()],
  // channels
  [`${site}/channel/${channelId}`, channel],
  [`${site}/channel/${channelId}/videos`, channel],
  [`${site}/channel/${channelId}/community?lb=x`, channel],
  [`https://m.youtube.com/channel/${channelId}`, channel],
  [`https://music.youtube.com/channel/${channelId}`, channel],
  [`https://music.youtube.com/browse/${channelId}`, channel],
  [`https://studio.youtube.com/channel/${channelId}/videos/upload`, channel],
  [`${site}/embed/live_stream?channel=${channelId}`, channel],
  [`${site}/feeds/videos.xml?channel_id=${channelId}`, channel],
  [`${site}/@somebody`, handle('@somebody')],
  [`${site}/@some.body-1_x/shorts`, handle('@some.body-1_x')],
  [`${site}/@somebody/live`, handle('@somebody')],
  [`${site}/@%E6%97%A5%E6%9C%AC%E8%AA%9E`, handle('@日本語')],
  [`${site}/@Jos%C3%A9%C2%B7x`, handle('@José·x')],
  [`https://m.youtube.com/@somebody`, handle('@somebody')],
  [`${site}/c/SomeName`, custom('SomeName')],
  [`${site}/c/Caf%C3%A9/playlists`, custom('Café')],
  [`${site}/user/oldname`, { kind: 'channel', userName: 'oldname' }],
  [`${site}/user/oldname/about`, { kind: 'channel', userName: 'oldname' }],
  [`${site}/SomeName`, custom('SomeName')],
  [`${site}/SomeName/videos`, custom('SomeName')],
  [`https://youtube.com/SomeName?sub_confirmation=1`, custom('SomeName')],
];

const refused: string[] = [
  // other hosts, some made to look alike
  `https://www.youtube.com.evil.example/watch?v=${id}`,
  `https://youtube.com.evil.example/watch?v=${id}`,
  `https://evilyoutube.com/watch?v=${id}`,
  `https://www.youtube.co/watch?v=${id}`,
  `https://youtube.com@evil.example/watch?v=${id}`,
  `https://evil.example/?u=https://www.youtube.com/watch?v=${id}`,
  `https://evil.example/www.youtube.com/watch?v=${id}`,
  `https://a.b.youtube.com/watch?v=${id}`,
  `https://youtu.be.evil.example/${id}`,
  `https://evilyoutu.be/${id}`,
  `https://i.ytimg.com.evil.example/vi/${id}/0.jpg`,
  `https://www.yоutube.com/watch?v=${id}`, // a Cyrillic letter
  // other schemes and no addresses
  `javascript:location='https://www.youtube.com/watch?v=${id}'`,
  `data:text/html,https://www.youtube.com/watch?v=${id}`,
  `ftp://www.youtube.com/watch?v=${id}`,
  `file:///watch?v=${id}`,
  `/watch?v=${id}`,
  id,
  '',
  'https://',
  `${site}/@%zz`,
  // bad ids
  `${site}/watch`,
  `${site}/watch?v=`,
  `${site}/watch?v=short`,
  `${site}/watch?v=${id}x`,
  `${site}/watch?v=dQw4w9WgXc%3C`,
  `${site}/watch?V=${id}`,
  `${site}/watch?v=short&list=${list}`,
  `https://youtu.be/`,
  `https://youtu.be/${id}x`,
  `${site}/shorts/`,
  `${site}/shorts/${id}0`,
  `${site}/embed/`,
  `${site}/live`,
  `${site}/playlist`,
  `${site}/playlist?list=`,
  `${site}/playlist?list=XX`,
  `${site}/playlist?list=${list}%22`,
  `${site}/channel/UCshort`,
  `${site}/channel/${channelId}x`,
  `${site}/channel/XXuAXFkgsw1L7xaCfnd5JJOw`,
  `${site}/@a`,
  `${site}/@${'a'.repeat(31)}`,
  `${site}/@some%20body`,
  `${site}/user/`,
  `${site}/c/`,
  `${site}/c/a%2Fb`,
  // pages of the site
  `${site}/`,
  site,
  `${site}/feed/subscriptions`,
  `${site}/feed/history`,
  `${site}/feed/trending`,
  `${site}/feed`,
  `${site}/results?search_query=cats`,
  `${site}/results`,
  `${site}/hashtag/cats`,
  `${site}/clip/UgkxAbc`,
  `${site}/post/UgkxAbc`,
  `${site}/premium`,
  `${site}/Premium`,
  `${site}/gaming`,
  `${site}/account`,
  `${site}/about/policies`,
  `${site}/howyoutubeworks/`,
  `${site}/redirect?q=${encodeURIComponent(`${site}/watch?v=${id}`)}`,
  `${site}/t/terms`,
  `${site}/SomeName/unknown`,
  `${site}/SomeName/videos/more`,
  `${site}/favicon.ico`,
  `${site}/iframe_api`,
  `${site}/oembed`,
  `${site}/attribution_link`,
  `${site}/attribution_link?u=${encodeURIComponent('https://evil.example/watch?v=')}${id}`,
  `${site}/oembed?url=${encodeURIComponent(`${site}/oembed?url=${encodeURIComponent(`${site}/watch?v=${id}`)}`)}`,
  `https://consent.youtube.com/m`,
  `https://studio.youtube.com/`,
  `https://music.youtube.com/explore`,
  `https://help.youtube.com/SomeName`,
  `https://i.ytimg.com/an/${id}/x.jpg`,
];

describe('recognizeVideoUrl', () => {
  it.each(recognized)('%s', (url, subject) => {
    expect(recognizeVideoUrl(url)).toEqual(subject);
  });

  it.each(refused)('refuses %s', (url) => {
    expect(recognizeVideoUrl(url)).toBeUndefined();
  });

  it('is asked about more than a hundred addresses', () => {
    expect(recognized.length + refused.length).toBeGreaterThan(100);
  });

  const part = fc.oneof(
    fc.constantFrom(
      'watch',
      'embed',
      'shorts',
      'channel',
      '@name',
      'c',
      'user',
      'playlist',
      id,
      channelId,
      list,
      '%zz',
      '..',
    ),
    fc.string(),
  );
  const address = fc
    .tuple(
      fc.constantFrom(
        site,
        'https://youtu.be',
        'https://i.ytimg.com',
        'https://consent.youtube.com',
        'javascript:',
      ),
      fc.array(part, { maxLength: 4 }),
      fc.array(fc.tuple(fc.constantFrom('v', 'list', 't', 'u', 'url', 'continue', 'channel'), part), {
        maxLength: 4,
      }),
    )
    .map(
      ([host, path, query]) => `${host}/${path.join('/')}?${query.map((pair) => pair.join('=')).join('&')}`,
    );

  it('never throws, and gives plain JSON with ids of the right shape', () => {
    fc.assert(
      fc.property(fc.oneof(address, fc.string(), fc.webUrl()), (url) => {
        const subject = recognizeVideoUrl(url);
        if (!subject) return;
        expect(JSON.parse(JSON.stringify(subject))).toEqual(subject);
        const ids = subject as unknown as Record<string, string | undefined>;
        expect(ids.videoId ?? id).toMatch(/^[\w-]{11}$/);
        expect(ids.channelId ?? channelId).toMatch(/^UC[\w-]{22}$/);
        expect(ids.playlistId ?? list).toMatch(/^[A-Z][\w-]+$/);
        expect(ids.handle ?? '@abc').toMatch(/^@[^\s/<>"]{3,30}$/u);
        expect(ids.userName ?? ids.customName ?? 'abc').toMatch(/^[^\s/<>"]+$/u);
      }),
      { numRuns: 1_000, seed: 20_261_121 },
    );
  });
});
