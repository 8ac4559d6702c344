import type { Hono } from 'hono';
import { html } from 'hono/html';
import { createSite } from './assets';
import { document, jsonLd, type Markup, type Page, type Site } from './markup';
import { eveningPicture } from './picture';
import { type DemoTimes, type Programme, toDateText, toDayText, toWeekdayText } from './programme';
import { toJazzNight, toThreeEvents } from './venueEvents';

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
export function createVenueSite(programme: Programme): Hono {
  const app = createSite();
  app.use(async (c, next) => {
    await next();
    c.header('content-security-policy', "default-src 'self'; object-src 'none'; base-uri 'none'");
  });
  const pages: Record<string, (programme: Programme) => Page> = {
    '/': startPage,
    '/index': startPage,
    '/jazz-night': jazzNightPage,
    '/market': marketPage,
    '/talk': talkPage,
    '/many': manyPage,
    '/none': aboutPage,
  };
  for (const [path, page] of Object.entries(pages))
    app.get(path, (c) => c.html(document(site, page(programme))));
  app.get('/programme.ics', (c) => {
    const feed = toFeed(programme);
    const etag = `W/"${feed.length}-${programme.talk.start}"`;
    if (c.req.header('if-none-match') === etag) return c.body(null, 304);
    return c.body(feed, 200, { 'content-type': 'text/calendar; charset=utf-8', etag });
  });
  const picture = eveningPicture(800, 320);
  app.get('/pictures/jazz-night.png', () => {
    return new Response(new Uint8Array(picture), { headers: { 'content-type': 'image/png' } });
  });
  return app;
}

/** The programme as a feed. Its stamps are other ones at each answer, as those of many programs. */
function toFeed({ jazzNight, talk, market }: Programme): string {
  const digits = (local: string) => local.replace(/[-:]/g, '');
  const stamp = new Date().toISOString().replace(/[-:]|\.\d+/g, '');
  const entry = (uid: string, title: string, { start, end }: DemoTimes) => [
    ...['BEGIN:VEVENT', `UID:${uid}@venue.example`, `DTSTAMP:${stamp}`, `SUMMARY:${title}`],
    ...[`DTSTART;TZID=America/New_York:${digits(start)}00`, `DTEND;TZID=America/New_York:${digits(end)}00`],
    ...['LOCATION:Harbour Hall', 'END:VEVENT'],
  ];
  return [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'METHOD:PUBLISH', 'X-WR-CALNAME:Harbour Hall programme'],
    ...entry('jazz', 'Jazz Night with the Blue Lamp Trio', jazzNight),
    ...entry('talk', 'Lecture on tides', talk),
    ...entry('market', 'Winter market', market),
    'END:VCALENDAR',
  ].join('\r\n');
}

const startPage = ({ jazzNight, talk, market }: Programme): Page => ({
  title: 'Programme',
  main: html`<div class="article">
  <h1>What is on</h1>
  <p class="lead">December at the hall.</p>
  <ul class="links">
    <li><a href="/jazz-night">Jazz Night with the Blue Lamp Trio</a>, ${toWeekdayText(jazzNight.start)}</li>
    <li><a href="/talk">Lecture on tides</a>, ${toWeekdayText(talk.start)}</li>
    <li><a href="/market">Winter market</a>, ${toWeekdayText(market.start)}</li>
    <li><a href="/many">Between the years</a>, three evenings</li>
    <li><a href="/none">About the hall</a></li>
  </ul>
</div>`,
});

const details = (rows: readonly (readonly [string, Markup | string])[]): Markup =>
  html`<dl class="details">${rows.map(
    ([term, value]) => html`<dt class="term">${term}</dt><dd class="value">${value}</dd>`,
  )}</dl>`;

const jazzNightPage = (programme: Programme): Page => ({
  title: 'Jazz Night with the Blue Lamp Trio',
  head: html`<link rel="canonical" href="https://venue.example/jazz-night">${jsonLd(toJazzNight(programme))}`,
  main: html`<article class="article">
  <h1>Jazz Night with the Blue Lamp Trio</h1>
  <img class="picture" src="/pictures/jazz-night.png" alt="The moon over the harbour" width="800" height="320">
  <p class="lead">${toJazzNight(programme).description}</p>
  ${details([
    ['When', `${toDateText(programme.jazzNight.start)}, 8 pm to 10.30 pm, doors at 7 pm`],
    ['Where', 'Harbour Hall, 12 Quay Street, Port Ellis, ME 04101'],
    ['Tickets', '$18'],
    [
      'Organizer',
      html`Harbour Hall Friends, <a href="mailto:friends@venue.example">friends@venue.example</a>`,
    ],
  ])}
  <p>Hear them before: <a href="https://www.youtube.com/watch?v=Sbx-3_vid01">Trio in one take</a>.</p>
</article>`,
});

const marketPage = ({ market }: Programme): Page => ({
  title: 'Winter market',
  main: html`<article class="article" itemscope itemtype="https://schema.org/Festival">
  <h1 itemprop="name">Winter market</h1>
  <p class="lead" itemprop="description">Forty stalls, hot cider, and a choir on the steps at noon.</p>
  <meta itemprop="eventStatus" content="https://schema.org/EventScheduled">
  <link itemprop="url" href="https://venue.example/market">
  ${details([
    [
      'When',
      html`<time itemprop="startDate" datetime="${market.start}">${toDateText(market.start)}, 10 am</time> to
      <time itemprop="endDate" datetime="${market.end}">5 pm</time>`,
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
});

const talkPage = ({ talk }: Programme): Page => ({
  title: 'Lecture',
  main: html`<article class="article">
  <h1>A lecture</h1>
  <p>Lecture on tides, ${toDateText(talk.start)}, 7:30 pm to 9 pm at Harbour Hall, 12 Quay Street</p>
  <p>Why the sea is always late, and by how much. No tickets, no slides, questions welcome.</p>
</article>`,
});

const manyPage = (programme: Programme): Page => ({
  title: 'Between the years',
  head: jsonLd({ '@context': 'https://schema.org', '@graph': toThreeEvents(programme) }),
  main: html`<article class="article">
  <h1>Between the years</h1>
  ${details([
    [
      `${toDayText(programme.lanterns.start)} and ${toDayText(programme.lanterns.end)}`,
      'Lanterns: an exhibition of two days',
    ],
    [toDayText(programme.choirs.start), 'Choirs by wire: a concert with friends abroad, 7 pm in London'],
    [toDayText(programme.dance.start), 'Dance into the year, Old Boathouse, 9 pm to 1 am'],
  ])}
</article>`,
});

const aboutPage = (): Page => ({
  title: 'About the hall',
  main: html`<article class="article">
  <h1>About the hall</h1>
  <p>Built as a sail loft in 1888, a concert hall since 1974. Two hundred and ten seats, one good piano.</p>
</article>`,
});
