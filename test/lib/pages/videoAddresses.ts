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

/** Addresses of the live site → subject. */
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
  // start times
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
  // a video within a playlist
  [`${site}/watch?v=${id}&list=${list}&index=3`, video({ playlistId: list })],
  [`https://youtu.be/${id}?list=${list}`, video({ playlistId: list })],
  [`${site}/embed/${id}?list=${list}`, video({ playlistId: list })],
  [`${site}/watch?v=${id}&list=RDMM&start_radio=1`, video({ playlistId: 'RDMM' })],
  [`${site}/watch?v=${id}&list=WL&index=1`, video({ playlistId: 'WL' })],
  [`${site}/watch?v=${id}&list=%3Cscript%3E`, video()],
  // playlists
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
  ['https://music.youtube.com/browse/VLPLabVLcdefghijk', playlist('PLabVLcdefghijk')],
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

const watch = `${site}/watch?v=${id}`;
const written = encodeURIComponent(watch);
const timed = encodeURIComponent(`${watch}&t=1h2m3s`);
const facebook = `https://l.facebook.com/l.php?u=${written}&h=AT0x`;
/** `www.youtube.com/watch?v=ID` as version 2 of Proofpoint's links writes it. */
const proofpoint = `https-3A__www.youtube.com_watch-3Fv-3D${id.replaceAll('_', '-5F')}`;

/** Addresses of redirectors that contain the address of a subject. */
export const redirected: [string, Subject][] = [
  // search engines
  [`https://www.google.com/url?q=${written}&sa=D&source=editors&ust=1700000000&usg=AOv`, video()],
  [`https://www.google.com/url?sa=t&rct=j&q=&esrc=s&url=${timed}&usg=AOv`, video({ startSeconds: 3723 })],
  [`https://www.google.co.uk/url?q=${watch}`, video()],
  [`https://google.de/url?url=${written}`, video()],
  [`https://plus.url.google.com/url?q=${written}`, video()],
  [`https://www.google.com/imgres?imgurl=x&imgrefurl=${written}`, video()],
  [`https://www.google.com/amp/s/www.youtube.com/watch%3fv=${id}`.replace('%3f', '?'), video()],
  [`https://meet.google.com/linkredirect?authuser=0&dest=${written}`, video()],
  [`https://translate.google.com/translate?sl=de&tl=en&u=${written}`, video()],
  [`https://www.bing.com/ck/a?!&&p=abc&u=a1${btoa(watch).replaceAll('=', '')}&ntb=1`, video()],
  [`https://duckduckgo.com/l/?uddg=${written}&rut=abc`, video()],
  [`https://r.search.yahoo.com/_ylt=A/RV=2/RE=1/RO=10/RU=${written}/RK=2/RS=x-`, video()],
  // social networks and forums
  [facebook, video()],
  [`https://lm.facebook.com/l.php?u=${timed}`, video({ startSeconds: 3723 })],
  [`https://www.facebook.com/l.php?u=${encodeURIComponent(`https://youtu.be/${id}`)}`, video()],
  [`https://www.facebook.com/flx/warn/?u=${written}`, video()],
  [`https://l.messenger.com/l.php?u=${written}`, video()],
  [`https://l.instagram.com/?u=${written}&e=AT`, video()],
  [`https://l.threads.net/?u=${written}`, video()],
  [`${site}/redirect?event=video_description&redir_token=x&q=${written}&v=aaaaaaaaaaa`, video()],
  [`https://m.youtube.com/redirect?q=youtu.be%2F${id}`, video()],
  [`https://out.reddit.com/t3_abc?url=${written}&token=AQ&app_name=web2x`, video()],
  [`https://out.reddit.com/?url=${encodeURIComponent(`${site}/@somebody`)}`, handle('@somebody')],
  [`https://t.umblr.com/redirect?z=${written}&t=YzZk`, video()],
  [`https://href.li/?${watch}`, video()],
  [`https://anonym.to/?${written}`, video()],
  [`https://jump.5ch.net/?www.youtube.com/watch?v=${id}`, video()],
  [`https://away.vk.com/away.php?to=${written}&cc_key=`, video()],
  [`https://vk.com/away.php?to=${encodeURIComponent(`${site}/playlist?list=${list}`)}`, playlist()],
  [`https://m.vk.com/away?to=${written}`, video()],
  [`https://steamcommunity.com/linkfilter/?url=${watch}`, video()],
  [`https://steamcommunity.com/linkfilter/?u=${written}`, video()],
  [`https://www.linkedin.com/redir/redirect?url=${written}&urlhash=x`, video()],
  [`https://twitter.com/i/redirect?url=${written}`, video()],
  [`https://www.pinterest.com/offsite/?token=1-1&url=${written}`, video()],
  [`https://www.deviantart.com/users/outgoing?${watch}`, video()],
  [`https://disq.us/url?url=${written}%3AzjHJ9CS7YTS6D6-FWtZRTF8swk4&cuid=1`, video()],
  [`https://exit.sc/?url=${written}`, video()],
  [`https://slack-redir.net/link?url=${written}`, video()],
  [`https://medium.com/r/?url=${written}`, video()],
  [`https://getpocket.com/redirect?url=${written}`, video()],
  [`https://t.me/iv?url=${written}&rhash=1`, video()],
  [`https://link.zhihu.com/?target=${written}`, video()],
  [`https://outgoing.prod.webservices.mozgcp.net/v1/0a1b2c/${written}`, video()],
  [`https://web.archive.org/web/20190301000000/${watch}`, video()],
  [`https://web.archive.org/web/2019id_/${watch}&t=42`, video({ startSeconds: 42 })],
  // mail filters
  [`https://eur01.safelinks.protection.outlook.com/?url=${written}&data=05%7C01&reserved=0`, video()],
  [
    `https://nam02.safelinks.protection.outlook.com/ap/w-59584e83/?url=${timed}`,
    video({ startSeconds: 3723 }),
  ],
  [
    `https://statics.teams.cdn.office.net/evergreen-assets/safelinks/1/atp-safelinks.html?url=${written}`,
    video(),
  ],
  [`https://urldefense.proofpoint.com/v1/url?u=${written}&k=x`, video()],
  [`https://urldefense.proofpoint.com/v2/url?u=${proofpoint}&d=DwMFaQ&c=x`, video()],
  [`https://urldefense.com/v3/__${watch}__;!!ACWV5N9M2RV99hQ!HL4o$`, video()],
  [
    `https://urldefense.com/v3/__${site}/watch*v=${id}*t=42s__;PyY!!ACWV5N!HL4o$`,
    video({ startSeconds: 42 }),
  ],
  [`https://urldefense.us/v3/__https:/youtu.be/${id}__;!!x!y$`, video()],
  [`https://secure-web.cisco.com/1a-B_c/${written}`, video()],
  [`https://linkprotect.cudasvc.com/url?a=${written}&c=E,1,x`, video()],
  [`https://clicktime.symantec.com/3Ab?u=${written}`, video()],
  [`https://scanmail.trustwave.com/?c=1&d=x&u=${written}`, video()],
  // one within another, twice at most
  [`https://www.google.com/url?q=${encodeURIComponent(facebook)}`, video()],
  [
    `https://eur01.safelinks.protection.outlook.com/?url=${encodeURIComponent(`${site}/redirect?q=${written}`)}`,
    video(),
  ],
  [
    `https://l.facebook.com/l.php?u=${encodeURIComponent(`${site}/attribution_link?u=%2Fwatch%3Fv%3D${id}`)}`,
    video(),
  ],
  // a comment
  [`${watch}&lc=UgzXXXXXXXXXXXXXXXX4AaABAg`, video({ commentId: 'UgzXXXXXXXXXXXXXXXX4AaABAg' })],
  [
    `https://www.google.com/url?q=${encodeURIComponent(`${watch}&lc=UgzXXXXXXXXXXXXXXXX4AaABAg.9abcDEFghiJ9abcDEFghiK`)}`,
    video({ commentId: 'UgzXXXXXXXXXXXXXXXX4AaABAg.9abcDEFghiJ9abcDEFghiK' }),
  ],
  [`${watch}&lc=%3Cscript%3E`, video()],
];

/** Addresses like those of redirectors that lead to no subject. */
export const redirectedNowhere: string[] = [
  `https://www.google.com/search?q=${written}`,
  `https://www.google.com.evil.example/url?q=${written}`,
  `https://google.evil/url?q=${written}`.replace('google.evil', 'www.google.evil.example'),
  `https://evil.example/l.php?u=${written}`,
  `https://l.facebook.com.evil.example/l.php?u=${written}`,
  `https://safelinks.protection.outlook.com.evil.example/?url=${written}`,
  `https://www.google.com/url?q=javascript%3Aalert(1)%2F%2Fwww.youtube.com%2Fwatch%3Fv%3D${id}`,
  `https://www.google.com/url?q=${encodeURIComponent(`https://evil.example/?q=${written}`)}`,
  `https://www.google.com/url?q=%E0%A4%A`,
  `https://href.li/?%E0%A4%A`,
  'https://www.google.com/url?q=',
  'https://www.google.com/url',
  'https://l.facebook.com/l.php?u=about',
  'https://www.bing.com/ck/a?u=a1%%%',
  'https://www.bing.com/ck/a?u=a1____',
  'https://urldefense.com/v3/__',
  `https://urldefense.com/v3/__${watch}`,
  `https://urldefense.com/v3/__${site}/watch**_v=${id}__;AAAA!!x$`,
  'https://urldefense.com/v2/url?u=-',
  // three within one another
  `https://www.google.com/url?q=${encodeURIComponent(`https://out.reddit.com/?url=${encodeURIComponent(facebook)}`)}`,
];

/** Unusual spellings of addresses: recognised, although the match patterns of the context menu do not cover them. */
export const oddlyWritten: [string, Subject][] = [
  [`${site}//@somebody//videos/`, handle('@somebody')],
  [`${site}/\\@somebody`, handle('@somebody')], // the browser reads a backslash as a slash
  [`${site}/%63/SomeName`, custom('SomeName')],
  [`${site}/Some%4Eame/`, custom('SomeName')],
  [`${site}/NewMusic`, custom('NewMusic')],
];

/**
 * First path segments of the site's own pages: those that the extractors of yt-dlp and NewPipe never read as a channel,
 * those in the site's robots.txt, menu, footer and page heads, the pages that confirm devices, purchases and accounts,
 * and those that user scripts link to from the site's menus.
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

/** Addresses without a subject: look-alikes, invalid ids, the site's own pages. */
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
  `${site}/t/terms`,
  `${site}/SomeName/unknown`,
  `${site}/SomeName/videos/more`,
  `${site}/favicon.ico`,
  `${site}/iframe_api`,
  `${site}/redirect`,
  `${site}/redirect?q=`,
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
