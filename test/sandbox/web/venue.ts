import type { Hono } from 'hono';
import { html } from 'hono/html';
import { createSite } from './assets';
import { document, jsonLd, type Markup, type Page, type Site } from './markup';
import { eveningPicture } from './picture';
import { jazzNight, threeEvents } from './venueEvents';

const site: Site = {
  name: 'Harbour Hall',
  menu: [
    { href: '/', text: 'Programme' },
    { href: '/jazz-night', text: 'Jazz Night' },
    { href: '/market', text: 'Market' },
    { href: '/talk', text: 'Lecture' },
  ],
  about: 'Harbour Hall, 12 Quay Street, Port Ellis.',
};

/** A venue that describes its events in every way there is: linked data, microdata, plain words, not at all. */
export function createVenueSite(): Hono {
  const app = createSite();
  app.use(async (c, next) => {
    await next();
    c.header('content-security-policy', "default-src 'self'; object-src 'none'; base-uri 'none'");
  });
  const pages: Record<string, Page> = {
    '/': programme,
    '/index': programme,
    '/jazz-night': jazzNightPage,
    '/market': market,
    '/talk': talk,
    '/many': many,
    '/none': none,
  };
  for (const [path, page] of Object.entries(pages)) app.get(path, (c) => c.html(document(site, page)));
  const picture = eveningPicture(800, 320);
  app.get('/pictures/jazz-night.png', () => {
    return new Response(new Uint8Array(picture), { headers: { 'content-type': 'image/png' } });
  });
  return app;
}

const programme: Page = {
  title: 'Programme',
  main: html`<div class="article">
  <h1>What is on</h1>
  <p class="lead">December at the hall.</p>
  <ul class="links">
    <li><a href="/jazz-night">Jazz Night with the Blue Lamp Trio</a>, Saturday 5 December</li>
    <li><a href="/talk">Lecture on tides</a>, Thursday 10 December</li>
    <li><a href="/market">Winter market</a>, Saturday 12 December</li>
    <li><a href="/many">Between the years</a>, three evenings</li>
    <li><a href="/none">About the hall</a></li>
  </ul>
</div>`,
};

const details = (rows: readonly (readonly [string, Markup | string])[]): Markup =>
  html`<dl class="details">${rows.map(
    ([term, value]) => html`<dt class="term">${term}</dt><dd class="value">${value}</dd>`,
  )}</dl>`;

const jazzNightPage: Page = {
  title: 'Jazz Night with the Blue Lamp Trio',
  head: html`<link rel="canonical" href="https://venue.example/jazz-night">${jsonLd(jazzNight)}`,
  main: html`<article class="article">
  <h1>Jazz Night with the Blue Lamp Trio</h1>
  <img class="picture" src="/pictures/jazz-night.png" alt="The moon over the harbour" width="800" height="320">
  <p class="lead">${jazzNight.description}</p>
  ${details([
    ['When', 'Saturday 5 December 2026, 8 pm to 10.30 pm, doors at 7 pm'],
    ['Where', 'Harbour Hall, 12 Quay Street, Port Ellis, ME 04101'],
    ['Tickets', '$18'],
    [
      'Organizer',
      html`Harbour Hall Friends, <a href="mailto:friends@venue.example">friends@venue.example</a>`,
    ],
  ])}
  <p>Hear them before: <a href="https://www.youtube.com/watch?v=Sbx-3_vid01">Trio in one take</a>.</p>
</article>`,
};

const market: Page = {
  title: 'Winter market',
  main: html`<article class="article" itemscope itemtype="https://schema.org/Festival">
  <h1 itemprop="name">Winter market</h1>
  <p class="lead" itemprop="description">Forty stalls, hot cider, and a choir on the steps at noon.</p>
  <meta itemprop="eventStatus" content="https://schema.org/EventScheduled">
  <link itemprop="url" href="https://venue.example/market">
  ${details([
    [
      'When',
      html`<time itemprop="startDate" datetime="2026-12-12T10:00">Saturday 12 December 2026, 10 am</time> to
      <time itemprop="endDate" datetime="2026-12-12T17:00">5 pm</time>`,
    ],
    [
      'Where',
      html`<span itemprop="location" itemscope itemtype="https://schema.org/Place"><span itemprop="name">Old Boathouse</span>,
      <span itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="streetAddress">3
      Slipway Lane</span>, <span itemprop="addressLocality">Port Ellis</span>, <span itemprop="addressRegion">ME</span>
      <span itemprop="postalCode">04101</span></span></span>`,
    ],
    [
      'Entry',
      html`<span itemprop="offers" itemscope itemtype="https://schema.org/Offer"><span itemprop="price"
      content="0">Free</span><meta itemprop="priceCurrency" content="USD"></span>`,
    ],
    [
      'Organizer',
      html`<span itemprop="organizer" itemscope itemtype="https://schema.org/Organization"><span itemprop="name">Port
      Ellis Traders</span>, <span itemprop="telephone">+1 207 555 0134</span></span>`,
    ],
  ])}
</article>`,
};

const talk: Page = {
  title: 'Lecture',
  main: html`<article class="article">
  <h1>A lecture</h1>
  <p>Lecture on tides, Thursday 10 December 2026, 7:30 pm to 9 pm at Harbour Hall, 12 Quay Street</p>
  <p>Why the sea is always late, and by how much. No tickets, no slides, questions welcome.</p>
</article>`,
};

const many: Page = {
  title: 'Between the years',
  head: jsonLd({ '@context': 'https://schema.org', '@graph': threeEvents }),
  main: html`<article class="article">
  <h1>Between the years</h1>
  ${details([
    ['27 and 28 December', 'Lanterns: an exhibition of two days'],
    ['29 December', 'Choirs by wire: a concert with friends abroad, 7 pm in London'],
    ['31 December', 'Dance into the year, Old Boathouse, 9 pm to 1 am'],
  ])}
</article>`,
};

const none: Page = {
  title: 'About the hall',
  main: html`<article class="article">
  <h1>About the hall</h1>
  <p>Built as a sail loft in 1888, a concert hall since 1974. Two hundred and ten seats, one good piano.</p>
</article>`,
};
