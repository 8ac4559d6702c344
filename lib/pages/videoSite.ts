import type { ChannelSubject, PlaylistSubject, VideoSubject } from './subject';
import { channelIdForm, videoIdForm } from './videoAddress';

type SiteSubject = VideoSubject | PlaylistSubject | ChannelSubject;

// Formats of addresses and ids: video API behaviour, section 10
const playlistIdForm = /^(?:WL|LL|HL|LM|(?:PL|EC|UU|FL|LL|RD|TL|OLAK5uy_)[\w-]{2,})$/;
const siteHostForm = /^(?:(?:www|m|music|gaming|kids|studio|consent|img)\.)?youtube(?:-nocookie|kids)?\.com$/;
const thumbnailHostForm = /^i\d?\.ytimg\.com$/;

/**
 * First path segments of the site's own pages, which `/name` must not match as a channel: those that public extractors
 * reserve, that the site's robots.txt, menus and page heads contain, and its sign-in, device and purchase pages. A
 * custom name has only letters and digits, so segments such as `iframe_api` need no entry. Compared in lower case:
 * `/Watch` is no channel either.
 */
const sitePaths = new Set([
  'about',
  'account',
  'activate',
  'ads',
  'analytics',
  'api',
  'audiolibrary',
  'browse',
  'categories',
  'channel',
  'channels',
  'charts',
  'clip',
  'comment',
  'comments',
  'community',
  'contact',
  'copyright',
  'courses',
  'create',
  'creators',
  'creatorservices',
  'culture',
  'dashboard',
  'dev',
  'download',
  'downloads',
  'editor',
  'embed',
  'error',
  'events',
  'explore',
  'family',
  'fashion',
  'favorites',
  'features',
  'feed',
  'feedback',
  'feeds',
  'gaming',
  'handle',
  'hashtag',
  'health',
  'help',
  'history',
  'howyoutubeworks',
  'html5',
  'inbox',
  'index',
  'intl',
  'jobs',
  'join',
  'kids',
  'leanback',
  'learning',
  'library',
  'link',
  'live',
  'login',
  'logout',
  'members',
  'membership',
  'movie',
  'movies',
  'music',
  'musicpremium',
  'new',
  'news',
  'notifications',
  'oembed',
  'oops',
  'opensearch',
  'originals',
  'pagead',
  'pair',
  'playables',
  'playlist',
  'playlists',
  'podcasts',
  'policies',
  'post',
  'posts',
  'premium',
  'press',
  'privacy',
  'producers',
  'product',
  'profile',
  'ptracking',
  'purchases',
  'red',
  'redeem',
  'redirect',
  'reporthistory',
  'results',
  'rss',
  'search',
  'share',
  'shared',
  'shopping',
  'shorts',
  'show',
  'shows',
  'signin',
  'signout',
  'signup',
  'sitemaps',
  'source',
  'sports',
  'static',
  'store',
  'storefront',
  'studio',
  'subscriptions',
  'supervision',
  'terms',
  'testtube',
  'trending',
  'trends',
  'upload',
  'user',
  'verify',
  'videoplayback',
  'videos',
  'watch',
  'watchlater',
  'you',
  'youtubei',
  'yts',
  'ytscreeningroom',
]);
const channelTabs =
  /^(?:about|community|featured|join|live|membership|playlists|podcasts|posts|releases|search|shorts|store|streams|videos)$/;

/**
 * Recognises an address of the video site itself: the part of `recognizeVideoUrl` that the script on video pages needs.
 * Undefined for any other address.
 * @throws URIError for an invalid percent-encoding in the path
 */
export function recognizeSiteUrl(url: URL): SiteSubject | undefined {
  const { protocol, hostname, searchParams, pathname } = url;
  if (!/^https?:$/.test(protocol)) return undefined;
  // Older embeds append their parameters to the path: /v/ID&hl=en
  const [first = '', second = '', third] = pathname
    .split('/')
    .filter(Boolean)
    .map((part) => decodeURIComponent(part.split('&', 1).join('')));

  if (/^(?:www\.)?youtu\.be$/.test(hostname)) return video(first, url);
  if (!siteHostForm.test(hostname))
    return thumbnailHostForm.test(hostname) && /^(?:an_)?vi(?:_webp)?$/.test(first)
      ? video(second, url)
      : undefined;

  switch (first) {
    case 'watch':
      return (
        video(searchParams.get('v') ?? second, url) ?? (searchParams.has('v') ? undefined : playlist(url))
      );
    case 'ytscreeningroom':
    case 'watch_popup':
    case 'live_chat':
      return video(searchParams.get('v'), url);
    case 'watch_videos': // a playlist without a name, of the ids in the address
      return video(searchParams.get('video_ids')?.split(',', 1).join('') ?? null, url);
    case 'tv': // the site for television sets, which keeps its addresses after the hash
      return url.hash.startsWith('#/watch')
        ? recognizeSiteUrl(new URL(url.hash.slice(1), url.origin))
        : undefined;
    case 'embed':
      if (second === 'live_stream') return channel(searchParams.get('channel'));
      return second === 'videoseries' || !second ? playlist(url) : video(second, url);
    case 'shorts':
    case 'live':
    case 'v':
    case 'e':
    case 'vi':
    case 'vi_webp':
      return video(second, url);
    case 'video': // a video's page in YouTube Studio
      return hostname === 'studio.youtube.com' ? video(second, url) : undefined;
    case 'playlist':
      return playlist(url, second || undefined);
    case 'feeds':
      return channel(searchParams.get('channel_id')) ?? playlist(url, searchParams.get('playlist_id'));
    case 'browse': // YouTube Music, which prefixes playlist ids with VL
      return channel(second) ?? playlist(url, second.replace(/^VL/, ''));
    case 'channel':
      return channel(second);
    case 'user':
      return isName(second) ? { kind: 'channel', userName: second } : undefined;
    case 'c':
      return isName(second) ? { kind: 'channel', customName: second } : undefined;
  }
  if (first.startsWith('@')) return isHandle(first) ? { kind: 'channel', handle: first } : undefined;
  const isChannelPage = !second || (channelTabs.test(second) && !third);
  const isChannelName = !sitePaths.has(first.normalize('NFKC').toLowerCase()) && isBareName(first);
  return isChannelPage && isChannelName && /^(?:(?:www|m)\.)?youtube\.com$/.test(hostname)
    ? { kind: 'channel', customName: first }
    : undefined;
}

// Browsers take a millisecond to read a pattern of all letters. In functions, the script on video pages reads these
// when an address may contain a name, not at its start.
const isHandle = (text: string) => /^@[\p{L}\p{M}\p{N}._·-]{3,30}$/u.test(text);
const isName = (text: string) => /^[\p{L}\p{M}\p{N}._-]{1,100}$/u.test(text);
const isBareName = (text: string) => /^[\p{L}\p{M}\p{N}]{3,100}$/u.test(text);

function video(videoId: string | null, url: URL): VideoSubject | undefined {
  if (!videoId || !videoIdForm.test(videoId)) return undefined;
  const playlistId = url.searchParams.get('list');
  const startSeconds = readStartSeconds(url);
  return {
    kind: 'video',
    videoId,
    ...(playlistId && playlistIdForm.test(playlistId) ? { playlistId } : {}),
    ...(startSeconds ? { startSeconds } : {}),
  };
}

function playlist(url: URL, playlistId = url.searchParams.get('list')): PlaylistSubject | undefined {
  return playlistId && playlistIdForm.test(playlistId) ? { kind: 'playlist', playlistId } : undefined;
}

function channel(channelId: string | null): ChannelSubject | undefined {
  return channelId && channelIdForm.test(channelId) ? { kind: 'channel', channelId } : undefined;
}

/**
 * The start time in a link, in whole seconds: `t=90`, `t=90.5s`, `t=1h2m3s`, `#t=90`, `start=90`, `time_continue=90`
 * (from an embedded player). 0 without one.
 */
function readStartSeconds({ searchParams, hash }: URL): number {
  const named = ['t', 'start', 'time_continue'].map((name) => searchParams.get(name));
  const written = named.find((value) => value !== null) ?? /^#t=(.*)/.exec(hash)?.[1] ?? '';
  const match = /^(?:(\d{1,3})h)?(?:(\d{1,5})m)?(?:(\d{1,7})(?:\.\d{1,9})?s?)?$/.exec(written);
  const [hours = 0, minutes = 0, seconds = 0] = (match ?? []).slice(1).map((digits) => Number(digits ?? 0));
  return hours * 3600 + minutes * 60 + seconds;
}
