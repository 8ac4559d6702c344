import type { Hono } from 'hono';
import { html } from 'hono/html';
import { createSite } from './assets';
import { document, type Site } from './markup';

const site: Site = {
  name: 'Half Past Eight',
  menu: [{ href: '/review', text: 'Latest review' }],
  about: 'Notes from small stages.',
};

/** A blog whose review holds an embedded player and links to a video, a channel and a playlist. */
export function createBlog(): Hono {
  const app = createSite();
  app.use(async (c, next) => {
    await next();
    c.header(
      'content-security-policy',
      "default-src 'self'; frame-src https://www.youtube.com https://www.youtube-nocookie.com; object-src 'none'",
    );
  });
  app.get('/', (c) => c.html(document(site, { title: 'All posts', main: posts })));
  app.get('/review', (c) => c.html(document(site, { title: 'Three players, one take', main: review })));
  app.get('/quiet', (c) => c.html(document(site, { title: 'On quiet rooms', main: quiet })));
  return app;
}

const posts = html`<div class="article">
  <h1>All posts</h1>
  <ul class="links">
    <li><a href="/review">Three players, one take</a></li>
    <li><a href="/quiet">On quiet rooms</a></li>
  </ul>
</div>`;

const review = html`<article class="article">
  <h1>Three players, one take</h1>
  <p class="lead">No second try, no edits, and a train that passes in bar forty.</p>
  <p>The trio sat down at nine in the evening and was done at ten past. What was kept is the first attempt, with the
  breath before the first note and the laughter after the last.</p>
  <iframe class="frame" src="https://www.youtube.com/embed/Sbx-3_vid01" title="Trio in one take: Low Tide" allowfullscreen></iframe>
  <p>If you have an hour, hear <a href="https://www.youtube.com/watch?v=Sbx-3_vid02">its sister piece</a> as well,
  then everything else <a href="https://www.youtube.com/channel/UCSandbox-Blue_Note-0003">on their channel</a>.
  Harbour Hall has put the best of it
  <a href="https://www.youtube.com/playlist?list=PLSandboxHarbourHall-Jazz-0000001a">on one list</a>.</p>
  <p>They play <a href="https://venue.example/jazz-night">at the hall in December</a>.</p>
</article>`;

const quiet = html`<article class="article">
  <h1>On quiet rooms</h1>
  <p>Some rooms want an audience of twelve. This post links to nothing and shows nothing.</p>
</article>`;
