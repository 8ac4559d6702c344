import type { Hono } from 'hono';
import { html } from 'hono/html';
import { createSite } from './assets';
import { document, type Site } from './markup';

const site: Site = { name: 'Pebble Collectors', menu: [], about: 'A page of a few stones, written by hand.' };

/** A site that is no WordPress: one page, and an HTML error page for everything else, the REST root included. */
export function createNothing(): Hono {
  const app = createSite();
  app.get('/', (c) =>
    c.html(
      document(site, {
        title: 'Stones',
        main: html`<article class="article">
  <h1>Stones of the north shore</h1>
  <p class="lead">Granite, mostly. Some slate after storms.</p>
  <p>This site is made of one file. It has no calendar, no accounts and no interface for programs.</p>
</article>`,
      }),
    ),
  );
  app.notFound((c) =>
    c.html(
      document(site, {
        title: 'Not found',
        main: html`<div class="article"><h1>There is no such page</h1></div>`,
      }),
      404,
    ),
  );
  return app;
}
