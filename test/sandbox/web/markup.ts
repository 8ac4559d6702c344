import { html, raw } from 'hono/html';

/** Escaped HTML, as `hono/html` builds it. */
export type Markup = ReturnType<typeof html>;

export interface Page {
  readonly title: string;
  /** More for the head: canonical address, meta data, scripts. */
  readonly head?: Markup;
  readonly main: Markup;
  /** What follows the footer: scripts that want the page complete. */
  readonly end?: Markup;
}

export interface Site {
  readonly name: string;
  readonly menu: readonly { readonly href: string; readonly text: string }[];
  readonly about: string;
}

/** A whole document of one of the plain sites (all but the video site). */
export function document(site: Site, page: Page): Markup {
  return html`<!doctype html>
<html lang="en">
  <head>
    ${commonHead(`${page.title} · ${site.name}`)}
    ${page.head ?? ''}
  </head>
  <body>
    <a class="skip" href="#content">Skip to content</a>
    <header class="masthead">
      <a class="brand" href="/">${site.name}</a>
      <nav class="menu" aria-label="Pages">
        ${site.menu.map(({ href, text }) => html`<a href="${href}">${text}</a>`)}
      </nav>
    </header>
    <main class="page" id="content">${page.main}</main>
    <footer class="footer">${site.about}</footer>
    ${page.end ?? ''}
  </body>
</html>`;
}

export function commonHead(title: string): Markup {
  return html`<meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
    <link rel="icon" href="/assets/icon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/assets/style.css">`;
}

/** JSON for a script element: no text in it can close the element. */
export function jsonText(value: unknown): Markup {
  return raw(JSON.stringify(value).replaceAll('<', '\\u003c'));
}

/** A block of linked data, as event pages carry it. */
export function jsonLd(value: unknown): Markup {
  return html`<script type="application/ld+json">${jsonText(value)}</script>`;
}
