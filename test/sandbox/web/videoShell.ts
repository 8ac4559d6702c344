import { html } from 'hono/html';
import { commonHead, type Markup } from './markup';
import { origin, type VideoPage } from './videoPages';

/** Scripts that attack from the video site itself: `?hostile=keys`, `clicks` or `forge`. */
export const hostileKinds = ['keys', 'clicks', 'forge'] as const;
type HostileKind = (typeof hostileKinds)[number];

/**
 * `?theme=dark` and `light`: as the site marks a page whose visitor chose. `painted` is dark without any mark; without
 * the parameter a page follows the system.
 */
export const themes = ['dark', 'light', 'painted'] as const;

interface Shell {
  host: string;
  hostile: HostileKind | undefined;
  theme: (typeof themes)[number] | undefined;
}

/**
 * As strict as the live site and somewhat stricter: scripts by nonce, no inline styles, Trusted Types with the
 * site's own policy as the only one. What is put into such a page has to work under it.
 */
export function contentPolicy(nonce: string, framedBy: string): string {
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self'",
    "img-src 'self' https://i.ytimg.com",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framedBy}`,
    "require-trusted-types-for 'script'",
    'trusted-types demo-site',
  ].join('; ');
}

export function videoDocument(page: VideoPage, nonce: string, { host, hostile, theme }: Shell): Markup {
  const address = `${origin}${page.canonical}`;
  return html`<!doctype html>
<html lang="en"${themeMarks(theme)}>
  <head>
    ${commonHead(page.canonical === '/' ? page.title : `${page.title} - Demo video site`)}
    ${hostile === 'keys' ? html`<script nonce="${nonce}" src="/assets/hostile-keys.js"></script>` : ''}
    <link rel="canonical" href="${address}">
    <meta property="og:url" content="${address}">
    <meta property="og:title" content="${page.title}">
    ${page.head ?? ''}
  </head>
  <body${theme === 'painted' ? html` class="painted"` : ''}>
    <a class="skip" href="#content">Skip to content</a>
    <ytd-app>
      ${masthead()}
      ${page.data?.(nonce) ?? ''}
      <main class="page" id="content">${page.main}</main>
      <footer class="footer">Demo video site: made up for trying things out. Nothing here plays, nobody here is real.</footer>
      ${lowerBars(host)}
    </ytd-app>
    <div class="visually-hidden" role="status"></div>
    <script type="module" nonce="${nonce}" src="/assets/video-site.js"></script>
    ${
      hostile && hostile !== 'keys'
        ? html`<script type="module" nonce="${nonce}" src="/assets/hostile-${hostile}.js"></script>`
        : ''
    }
  </body>
</html>`;
}

/** The live site has `darker-dark-theme` on light pages, too; `dark` alone tells. */
function themeMarks(theme: Shell['theme']): Markup | '' {
  if (theme === 'dark') return html` darker-dark-theme dark`;
  return theme === 'light' ? html` darker-dark-theme` : '';
}

/** What stands at the lower edge: the mobile site's navigation, the music site's player. */
function lowerBars(host: string): Markup | '' {
  if (host === 'm.youtube.com')
    return html`<ytm-pivot-bar-renderer class="lower-bar" role="navigation" aria-label="Sections">
        ${['Home', 'Shorts', 'Subscriptions', 'You'].map((name) => html`<a class="lower-part" href="/">${name}</a>`)}
      </ytm-pivot-bar-renderer>`;
  if (host === 'music.youtube.com')
    return html`<ytmusic-player-bar class="lower-bar player-bar" role="region" aria-label="Player">
        <button class="lower-part" name="play" aria-label="Play">▶</button>
        <span class="lower-part">Blue Lamp Sessions</span>
        <button class="lower-part" name="volume">Volume</button>
      </ytmusic-player-bar>`;
  return '';
}

function masthead(): Markup {
  return html`<header class="masthead" id="masthead">
        <a class="brand" href="/">Demo video site</a>
        <form class="search" role="search" action="/results">
          <input class="search-field" type="search" name="search_query" aria-label="Search videos" placeholder="Search">
          <button>Search</button>
        </form>
        <nav class="menu" aria-label="Pages">
          <a href="/results?search_query=harbour">Results</a>
          <a href="/@bluelamp">Channel</a>
          <a href="/playlist?list=PLSandboxHarbourHall-Jazz-0000001a">Playlist</a>
        </nav>
      </header>`;
}
