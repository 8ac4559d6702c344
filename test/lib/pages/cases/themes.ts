import { at, type PageCase } from './pageCase';

/** Pages in the shapes of templates of themes and plugins that are public. The data are invented. */
export const themeCases: PageCase[] = [
  {
    name: 'a gig whose name holds its date, with a start as meta',
    generator: 'AudioTheme (WordPress)',
    html: `<article class="vevent" itemscope itemtype="http://schema.org/MusicEvent"><header>
      <h1 itemprop="name"><span class="gig-date"><meta content="2026-05-09T20:00:00+02:00" itemprop="startDate">
      <time datetime="2026-05-09T20:00:00+02:00">May 9, 2026</time></span>
      <span class="gig-title-sep">&mdash;</span> <span class="gig-title">The Dry Docks</span></h1>
      <h2 class="gig-location">Ghent, Belgium</h2></header></article>`,
    events: [{ start: at('2026-05-09T20:00:00', '+02:00') }],
  },
  {
    name: 'a gig as a definition list, with the start in meta and again without a property',
    generator: 'Bandstand (WordPress)',
    html: `<dl itemscope itemtype="http://schema.org/MusicEvent"><dt><h1 itemprop="name">The Dry Docks</h1>
      <div><meta content="2026-05-09T20:00:00+02:00" itemprop="startDate">
      <time datetime="2026-05-09T20:00:00+02:00"><strong>May 9, 2026</strong></time></div></dt>
      <dd><p>Ghent, Belgium</p><div itemprop="description"><p>Doors at seven.</p></div></dd></dl>`,
    events: [
      { title: 'The Dry Docks', start: at('2026-05-09T20:00:00', '+02:00'), description: 'Doors at seven.' },
    ],
  },
  {
    name: 'a list whose headings hold the days, with the last day as the end',
    generator: 'fields plugin (WordPress): days in headings',
    html: `<article itemscope="" itemtype="http://schema.org/MusicEvent">
      <h1 itemprop="startDate" content="2026-05-09"><a href="/e/1">Sat, May 9</a></h1>
      <meta itemprop="endDate" content="2026-05-10"><h2 itemprop="name"><a href="/e/1">Harp weekend</a></h2>
      <meta itemprop="url" content="https://venue.example/e/1"></article>`,
    events: [
      {
        title: 'Harp weekend',
        allDay: true,
        start: at('2026-05-09T00:00:00'),
        end: at('2026-05-10T23:59:59'),
        url: 'https://venue.example/e/1',
      },
    ],
  },
  {
    name: 'a card whose hidden start is the text of a time element',
    generator: 'municipal calendar: hidden time',
    html: `<article itemscope itemtype="http://schema.org/MusicEvent"><a href="/calendario/7">
      <img src="/image/7" alt="Coro" itemprop="image"></a><h3 itemprop="name">Coro alpino</h3>
      <dl><dt>Luogo:</dt><dd itemprop="location">Teatro Civico</dd><dt>Data:</dt><dd>01/02/2026, alle ore 10:00</dd></dl>
      <span hidden><time itemprop="startDate">2026-05-09 21:00:00</time></span></article>`,
    events: [
      {
        title: 'Coro alpino',
        start: at('2026-05-09T21:00:00'),
        venue: { name: 'Teatro Civico' },
        image: 'https://venue.example/image/7',
      },
    ],
  },
  {
    name: 'a concert without a start of its own, above cards of others',
    generator: 'concert promoter: cards of other concerts',
    html: `<article itemscope itemtype="http://schema.org/MusicEvent"><h1 itemprop="name">The Ferrymen</h1>
      <span>23 september</span><div itemscope itemprop="location" itemtype="http://schema.org/PostalAddress">
      <span itemprop="addressLocality">Lund</span></div></article>
      <section><div itemscope itemtype="http://schema.org/MusicEvent"><h1 itemprop="name">The Tidewater</h1>
      <meta itemprop="startDate" content="2026-09-09T19:00"></div></section>`,
    events: [{ title: 'The Tidewater', start: at('2026-09-09T19:00:00') }],
  },
];
