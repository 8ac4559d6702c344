/** How a redirector writes the target into its address. */
interface Redirector {
  host: RegExp;
  path: RegExp;
  /** Names of the parameters that may hold the target, the usual one first; or reads the target from the address. */
  target: readonly string[] | ((url: URL, path: RegExpExecArray) => string | null | undefined);
}

/** The target is the whole query: `?https://…`. */
const wholeQuery = ({ search }: URL) => decodeURIComponent(search.slice(1));
/** The target is the encoded end of the path, which the path's form captures. */
const endOfPath = ({ search }: URL, [, target = '']: RegExpExecArray) =>
  /^https?:/.test(target) ? target + search : decodeURIComponent(target);

/**
 * Redirectors of search engines, social networks and mail filters that write the target into their address, in the
 * forms that occur in links of these sites. Shorteners, which keep the target on a server, cannot be followed without a
 * request.
 */
const redirectors: readonly Redirector[] = [
  // Search engines
  { host: /^(?:(?:www|plus\.url)\.)?google(?:\.[a-z]{2,3}){1,2}$/, path: /^\/url$/, target: ['q', 'url'] },
  {
    host: /^(?:www\.)?google(?:\.[a-z]{2,3}){1,2}$/,
    path: /^\/(?:interstitial|imgres)$/,
    target: ['url', 'imgrefurl'],
  },
  {
    host: /^(?:www\.)?google(?:\.[a-z]{2,3}){1,2}$/,
    path: /^\/amp\/(?:s\/)?(.+)/,
    target: ({ search }, [, rest = '']) => `https://${rest}${search}`,
  },
  // The video that the results play
  {
    host: /^(?:www\.)?google(?:\.[a-z]{2,3}){1,2}$/,
    path: /^\/search$/,
    target: ({ hash }) => {
      const parts = new URLSearchParams(hash.slice(1)).get('vld')?.split(',');
      const videoId = parts?.find((part) => part.startsWith('vid:'))?.slice('vid:'.length);
      return videoId && `https://www.youtube.com/watch?v=${videoId}`;
    },
  },
  { host: /^meet\.google\.com$/, path: /^\/linkredirect$/, target: ['dest'] },
  { host: /^colab\.research\.google\.com$/, path: /^\/corgiredirector$/, target: ['site'] },
  { host: /^translate\.google(?:\.[a-z]{2,3}){1,2}$/, path: /^\/(?:translate|website)$/, target: ['u'] },
  { host: /^[a-z0-9-]+\.translate\.goog$/, path: /^\//, target: fromTranslated },
  {
    host: /^(?:www\.)?bing\.com$/,
    path: /^\/ck\/a$/,
    target: ({ searchParams }) => fromBing(searchParams.get('u')),
  },
  { host: /^(?:www\.|html\.)?duckduckgo\.com$/, path: /^\/l\/?$/, target: ['uddg'] },
  { host: /^r\.search\.yahoo\.com$/, path: /\/RU=([^/]+)/, target: endOfPath },
  // Social networks and forums
  { host: /^(?:(?:l|lm|m|www)\.)?(?:facebook|messenger|workplace)\.com$/, path: /^\/l\.php$/, target: ['u'] },
  { host: /^(?:(?:m|www)\.)?facebook\.com$/, path: /^\/flx\/warn\/?$/, target: ['u'] },
  { host: /^l\.(?:instagram\.com|threads\.(?:net|com)|wl\.co)$/, path: /^\/(?:l\/?)?$/, target: ['u'] },
  { host: /^(?:(?:www|m)\.)?youtube\.com$/, path: /^\/redirect\/?$/, target: ['q'] },
  { host: /^out\.reddit\.com$/, path: /^\//, target: ['url'] },
  { host: /^t\.umblr\.com$/, path: /^\/redirect$/, target: ['z'] },
  {
    host: /^(?:www\.)?(?:href\.li|anonym\.to|nullrefer\.com|jump\.5ch\.net)$/,
    path: /^\/$/,
    target: wholeQuery,
  },
  { host: /^(?:(?:away|m)\.)?vk\.(?:com|ru)$/, path: /^\/away(?:\.php)?$/, target: ['to'] },
  { host: /^steamcommunity\.com$/, path: /^\/linkfilter\/?$/, target: ['u', 'url'] },
  { host: /^(?:www\.)?linkedin\.com$/, path: /^\/(?:redir\/redirect|safety\/go)\/?$/, target: ['url'] },
  { host: /^(?:twitter|x)\.com$/, path: /^\/i\/redirect$/, target: ['url'] },
  { host: /^(?:www\.)?pinterest\.com$/, path: /^\/offsite\/?$/, target: ['url'] },
  { host: /^(?:www\.)?deviantart\.com$/, path: /^\/users\/outgoing$/, target: wholeQuery },
  {
    host: /^disq\.us$/,
    path: /^\/(?:url)?$/,
    target: ({ searchParams }) => withoutHash(searchParams.get('url')),
  },
  { host: /^(?:exit|gate)\.sc$/, path: /^\/$/, target: ['url'] },
  { host: /^slack-redir\.net$/, path: /^\/link$/, target: ['url'] },
  { host: /^(?:www\.)?medium\.com$/, path: /^\/r\/?$/, target: ['url'] },
  { host: /^getpocket\.com$/, path: /^\/redirect$/, target: ['url'] },
  { host: /^t\.me$/, path: /^\/iv$/, target: ['url'] },
  { host: /^link\.(?:zhihu\.com|csdn\.net|juejin\.cn)$/, path: /^\/$/, target: ['target'] },
  { host: /^outgoing\.prod\.webservices\.mozgcp\.net$/, path: /^\/v1\/[^/]+\/(.+)/, target: endOfPath },
  { host: /^web\.archive\.org$/, path: /^\/web\/\d{4,14}[a-z_]*\/(.+)/, target: endOfPath },
  // Mail filters
  { host: /^[\w-]+\.safelinks\.protection\.outlook\.com$/, path: /^\//, target: ['url'] },
  { host: /^statics\.teams\.cdn\.office\.net$/, path: /\/(?:atp-)?safelinks\.html$/, target: ['url'] },
  { host: /^urldefense(?:\.proofpoint)?\.(?:com|us)$/, path: /^\/v1\/url$/, target: ['u'] },
  {
    host: /^urldefense(?:\.proofpoint)?\.(?:com|us)$/,
    path: /^\/v2\/url$/,
    target: ({ searchParams }) => fromProofpoint2(searchParams.get('u')),
  },
  { host: /^urldefense(?:\.proofpoint)?\.(?:com|us)$/, path: /^\/v3\/__/, target: fromProofpoint3 },
  { host: /^secure-web\.cisco\.com$/, path: /^\/[^/]+\/(.+)/, target: endOfPath },
  { host: /^linkprotect\.cudasvc\.com$/, path: /^\/url$/, target: ['a'] },
  { host: /^clicktime\.(?:symantec\.com|cloud\.postoffice\.net)$/, path: /^\//, target: ['u', 'U'] },
  { host: /^(?:urlsand\.esvalabs\.com|scanmail\.trustwave\.com)$/, path: /^\/$/, target: ['u'] },
];

/**
 * The target of a redirector's address, without any request. Takes linear time.
 * @returns undefined for an address of no known redirector, or without a target
 * @throws URIError for an invalid percent-encoding
 */
export function unwrapRedirect(url: URL): string | undefined {
  const { hostname, pathname, searchParams } = url;
  for (const { host, path, target } of redirectors) {
    const found = host.test(hostname) && path.exec(pathname);
    if (!found) continue;
    const written =
      typeof target === 'function'
        ? target(url, found)
        : target.map((name) => searchParams.get(name)).find((value) => value?.includes('.'));
    if (!written) return undefined;
    // Some write the target without its scheme
    return /^\w+:/.test(written) ? written : `https://${written.replace(/^\/\//, '')}`;
  }
  return undefined;
}

/**
 * The address, absolute or not, to which a page of the video site itself leads: consent, embed
 * data, shared links. Undefined for any other page.
 */
export function unwrapSitePage({ hostname, pathname, searchParams }: URL): string | undefined {
  if (hostname === 'consent.youtube.com') return searchParams.get('continue') ?? undefined;
  if (!/^(?:[a-z]+\.)?youtube(?:-nocookie)?\.com$/.test(hostname)) return undefined;
  const name = /^\/+oembed\/*$/.test(pathname) ? 'url' : /^\/+attribution_link\/*$/.test(pathname) && 'u';
  return (name && searchParams.get(name)) || undefined;
}

/** A page translated by Google: the dots of its host are written as hyphens, its hyphens twice. */
function fromTranslated({ hostname, pathname, search, hash }: URL): string {
  const [name = ''] = hostname.split('.', 1);
  const host = name.replaceAll(/--|-/g, (written) => (written === '--' ? '-' : '.'));
  return `https://${host}${pathname}${search}${hash}`;
}

/** Bing writes `a1` and the address in base64. */
function fromBing(written: string | null): string | undefined {
  return written?.startsWith('a1') ? fromBase64(written.slice(2)) : undefined;
}

/** Disqus appends a colon and a signature to the address. */
const withoutHash = (written: string | null) => written?.replace(/:[\w-]{20,40}$/, '');

/** Proofpoint, version 2: `-` stands for `%` and `_` for `/`. */
const fromProofpoint2 = (written: string | null) =>
  written && decodeURIComponent(written.replaceAll('-', '%').replaceAll('_', '/'));

/**
 * Proofpoint, version 3: the address stands between `__` and `__;`. An asterisk stands for one character that was taken
 * out, `**` and a letter for a run of such; the characters follow in base64.
 */
function fromProofpoint3({ href }: URL): string | undefined {
  const start = href.indexOf('/v3/__') + 6;
  const end = href.indexOf('__;', start);
  if (end < 0) return undefined;
  const [taken = ''] = href.slice(end + 3).split('!', 1);
  const characters = [...fromBase64(taken)];
  let at = 0;
  const address = href.slice(start, end).replace(/\*(?:\*([\w-]))?/g, (_written, run?: string) => {
    const from = at;
    at += run === undefined ? 1 : runLengths.indexOf(run) + 2;
    return characters.slice(from, at).join('');
  });
  // A server on the way may have joined the slashes
  return address.replace(/^(https?:)\/(?=[^/])/, '$1//');
}

const runLengths = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Reads base64 or base64url as UTF-8; empty if malformed. */
function fromBase64(written: string): string {
  try {
    const bytes = atob(written.replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder().decode(Uint8Array.from(bytes, (one) => one.charCodeAt(0)));
  } catch {
    return '';
  }
}
