import { randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { createSite } from './assets';
import { findChannel, findPlaylist, findVideo, type Sorting } from './catalogue';
import { commonHead } from './markup';
import { recycledPage } from './recycledPage';
import { startPage } from './startPage';
import {
  channelPage,
  playlistPage,
  resultsPage,
  shortPage,
  unavailablePage,
  type VideoPage,
  watchPage,
} from './videoPages';
import { player } from './videoParts';
import { contentPolicy, hostileKinds, themes, videoDocument } from './videoShell';

const sortings: readonly Sorting[] = ['relevance', 'title', 'newest'];

/** `www.youtube.com` and, with elements and bars of their own, `m.youtube.com` and `music.youtube.com`. */
export function createVideoSite(clock: () => number): Hono {
  const site = createSite();
  site.use(namesOfHost);

  site.get('/', (c) => show(c, startPage(clock())));
  site.get('/watch', (c) => {
    const video = findVideo(c.req.query('v') ?? '');
    if (!video) return show(c, unavailablePage('video'));
    return show(c, watchPage(video, findPlaylist(c.req.query('list') ?? ''), clock()));
  });
  site.get('/shorts/:id', (c) => {
    const video = findVideo(c.req.param('id'));
    return show(c, video ? shortPage(video) : unavailablePage('video'));
  });
  site.get('/playlist', (c) => {
    const playlist = findPlaylist(c.req.query('list') ?? '');
    return show(c, playlist ? playlistPage(playlist, clock()) : unavailablePage('playlist'));
  });
  site.get('/results', (c) => {
    const query = {
      text: c.req.query('search_query') ?? '',
      sorting: sortings.find((sorting) => sorting === c.req.query('sort')) ?? 'relevance',
      count: Math.min(Number(c.req.query('count')) || 400, 2000),
      start: Number(c.req.query('start')) || 0,
    };
    return show(c, resultsPage(query, clock()));
  });
  site.get('/feed/recycled', (c) => show(c, recycledPage()));
  site.get('/embed/:id', embed);
  site.get('/channel/:id', (c) => channel(c, { id: c.req.param('id') }));
  site.get('/user/:name', (c) => channel(c, { userName: c.req.param('name') }));
  site.get('/:handle{@.+}', (c) => channel(c, { handle: c.req.param('handle') }));
  site.notFound((c) => show(c, unavailablePage('page')));
  return site;

  function channel(c: Context, name: Parameters<typeof findChannel>[0]) {
    const found = findChannel(name);
    return show(c, found ? channelPage(found, clock()) : unavailablePage('channel'));
  }
}

/** `youtu.be/ID` leads to the watch page and keeps what else the address says. */
export function createShortLinks(): Hono {
  const host = new Hono();
  host.get('/:id', (c) => {
    const query = new URLSearchParams({ v: c.req.param('id'), ...c.req.query(), feature: 'youtu.be' });
    return c.redirect(`https://www.youtube.com/watch?${query}`, 303);
  });
  return host;
}

/** `youtube.com` without `www.`. */
export function createBareHost(): Hono {
  const host = new Hono();
  host.all('*', (c) => {
    const { pathname, search } = new URL(c.req.url);
    return c.redirect(`https://www.youtube.com${pathname}${search}`, 301);
  });
  return host;
}

/** `www.youtube-nocookie.com`: embedded players and nothing else. */
export function createEmbedHost(): Hono {
  const host = createSite();
  host.get('/embed/:id', embed);
  return host;
}

function show(c: Context, page: VideoPage) {
  const nonce = randomBytes(16).toString('base64');
  const hostile = hostileKinds.find((kind) => kind === c.req.query('hostile'));
  c.header('content-security-policy', contentPolicy(nonce, "'self'"));
  const host = new URL(c.req.url).hostname;
  const theme = themes.find((one) => one === c.req.query('theme'));
  return c.html(videoDocument(page, nonce, { host, hostile, theme }), page.status ?? 200);
}

function embed(c: Context) {
  const nonce = randomBytes(16).toString('base64');
  const video = findVideo(c.req.param('id') ?? '');
  c.header('content-security-policy', contentPolicy(nonce, '*'));
  const title = video?.title ?? 'Video unavailable';
  const content = video
    ? player(video, 'player-bare')
    : html`<p class="page">This video is not available.</p>`;
  return c.html(
    html`<!doctype html>
<html lang="en">
  <head>
    ${commonHead(title)}
    <link rel="canonical" href="https://www.youtube.com/watch?v=${video?.id ?? ''}">
  </head>
  <body>
    <main><h1 class="visually-hidden">${title}</h1>${content}</main>
    <div class="visually-hidden" role="status"></div>
    <script type="module" nonce="${nonce}" src="/assets/video-site.js"></script>
  </body>
</html>`,
    video ? 200 : 404,
  );
}

/** The mobile site's elements are called `ytm-…` (video API behaviour, section 10), the music site's `ytmusic-…`. */
async function namesOfHost(c: Context, next: () => Promise<void>) {
  await next();
  const prefix = { 'm.youtube.com': 'ytm', 'music.youtube.com': 'ytmusic' }[new URL(c.req.url).hostname];
  if (!prefix || !c.res.headers.get('content-type')?.startsWith('text/html')) return;
  const text = await c.res.text();
  c.res = new Response(text.replace(/<(\/?)ytd-/g, `<$1${prefix}-`), c.res);
}
