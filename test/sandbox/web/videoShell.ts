import { html } from 'hono/html';
import { commonHead, type Markup } from './markup';
import { origin, type VideoPage } from './videoPages';

/** Scripts that attack from the video site itself: `?hostile=keys`, `clicks` or `forge`. */
export const hostileKinds = ['keys', 'clicks', 'forge'] as const;
export type HostileKind = (typeof hostileKinds)[number];

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

export function videoDocument(page: VideoPage, nonce: string, hostile: HostileKind | undefined): Markup {
  const address = `${origin}${page.canonical}`;
  return html`<!doctype html>
<html lang="en">
  <head>
    ${commonHead(`${page.title} - Demo video site`)}
    ${hostile === 'keys' ? html`<script nonce="${nonce}" src="/assets/hostile-keys.js"></script>` : ''}
    <link rel="canonical" href="${address}">
    <meta property="og:url" content="${address}">
    <meta property="og:title" content="${page.title}">
    ${page.head ?? ''}
  </head>
  <body>
    <a class="skip" href="#content">Skip to content</a>
    <ytd-app>
      ${masthead()}
      ${page.data?.(nonce) ?? ''}
      <main class="page" id="content">${page.main}</main>
      <footer class="footer">Demo video site: made up for trying things out. Nothing here plays, nobody here is real.</footer>
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
