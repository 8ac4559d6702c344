import type { Subject } from '../../../lib/pages/subject';

export const id = 'dQw4w9WgXcQ';
export const channelId = 'UCuAXFkgsw1L7xaCfnd5JJOw';
export const list = 'PLrAXtmErZgOeiKm4sgNOknGvNjby9efdf';
export const site = 'https://www.youtube.com';

const video = (more = {}): Subject => ({ kind: 'video', videoId: id, ...more });
const playlist = (playlistId = list): Subject => ({ kind: 'playlist', playlistId });
const channel: Subject = { kind: 'channel', channelId };
const handle = (name: string): Subject => ({ kind: 'channel', handle: name });
const custom = (customName: string): Subject => ({ kind: 'channel', customName });

/** Addresses of the live site and what they are about. */
export const recognized: [string, Subject][] = [
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
  [`${site}/%40somebody`, handle('@somebody')],
  [`${site}/%40somebody/videos?view=0`, handle('@somebody')],
  [`https://m.youtube.com/%40some.body`, handle('@some.body')],
  [`${site}/%40%E6%97%A5%E6%9C%AC%E8%AA%9E`, handle('@日本語')],
  [`${site}/@%73omebody`, handle('@somebody')],
  [`${site}/./x/../@somebody`, handle('@somebody')],
  [`${site}:443/@somebody`, handle('@somebody')],
  [`${site}/@somebody?app=desktop#tab`, handle('@somebody')],
  [`${site}/@new`, handle('@new')],
  [`${site}/c/SomeName`, custom('SomeName')],
  [`${site}/c/new`, custom('new')],
  [`${site}/user/activate`, { kind: 'channel', userName: 'activate' }],
  [`${site}/c/Caf%C3%A9/playlists`, custom('Café')],
  [`${site}/user/oldname`, { kind: 'channel', userName: 'oldname' }],
  [`${site}/user/oldname/about`, { kind: 'channel', userName: 'oldname' }],
  [`${site}/SomeName`, custom('SomeName')],
  [`${site}/SomeName/videos`, custom('SomeName')],
  [`https://youtube.com/SomeName?sub_confirmation=1`, custom('SomeName')],
];

/** Odd writings of addresses: they are known where they are met, though no match pattern of a menu has them. */
export const oddlyWritten: [string, Subject][] = [
  [`${site}//@somebody//videos/`, handle('@somebody')],
  [`${site}/\\@somebody`, handle('@somebody')], // the browser reads a backslash as a slash
  [`${site}/%63/SomeName`, custom('SomeName')],
  [`${site}/Some%4Eame/`, custom('SomeName')],
  [`${site}/NewMusic`, custom('NewMusic')],
];

/**
 * First parts of paths of the site's own pages, as public code lists them: those that the extractors of yt-dlp and
 * NewPipe never read as a channel, the site's robots.txt, its menu and footer, the heads of its pages, and the pages
 * where devices, purchases and accounts are confirmed; and those that user scripts link from the site's own menus.
 */
export const sitePages = (
  'about account activate ads api attribution_link browse channel channel_switcher clip comment contact copyright courses ' +
  'create_channel creators creatorservices culture downloads embed error explore family features feed feedback feeds file_download gaming generate_204 get_video get_video_info ' +
  'hashtag health howyoutubeworks iframe_api inbox index kids learning live live_chat login logout manifest.webmanifest members movies ' +
  'music new news oembed oops opensearch paid_memberships pair playables playlist podcasts policies post premium ' +
  'press product purchases qr redeem redirect reporthistory results robots.txt s/player search select_site shared ' +
  'shopping shorts signin signup sitemaps source sports static storefront studio sw.js t/terms testtube timedtext_video ' +
  'trending upload verify verify_age video_masthead videoplayback w watch watch_popup youtubei yts'
).split(' ');

/** Addresses about nothing: look-alikes, broken ids, pages of the site itself. */
export const refused: string[] = [
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
  `${site}/%2540somebody`, // escaped twice: the site knows no such page
  `${site}/@somebody%2Fvideos`,
  `${site}/@some%00body`,
  `${site}/@some%0Abody`,
  `${site}/@%E2%80%AEydobemos`,
  `${site}/＠somebody`, // an at sign of full width
  `${site}/%40`,
  `${site}/@@somebody`,
  `${site}/Some%2FName`,
  `${site}/SomeName%3Fx`,
  `${site}/%2e%2e/%2e`,
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
  ...sitePages.map((page) => `${site}/${page}`),
  `https://m.youtube.com/activate`,
  `https://youtube.com/pair`,
  `${site}/new/`,
  `${site}/New?feature=x#y`,
  `${site}/%6Eew`,
  `${site}/%6E%65%77/videos`,
  `${site}/ｎｅｗ`, // letters of full width
  `${site}/Watch`,
  `${site}/Playlist?list=${list}`,
  `${site}/EMBED`,
  `${site}/Channel/videos`,
  `${site}/new&gl=DE`,
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
