import { at, type PageCase } from './pageCase';

const event = 'itemscope itemtype="https://schema.org/Event"';
const place = 'itemscope itemtype="https://schema.org/Place"';
const address = 'itemscope itemtype="https://schema.org/PostalAddress"';

/** Pages in the shapes in which content management systems write microdata, RDFa, microformats and Open Graph. */
export const elementCases: PageCase[] = [
  {
    name: 'microdata of a calendar component: hidden values, nested offers and place',
    generator: 'calendar component: hidden microdata',
    html: `<div itemprop="event" itemtype="http://schema.org/Event" itemscope>
      <meta itemprop="name" content="Stammtisch"><meta itemprop="startDate" content="2026-05-09T19:00:00+02:00">
      <meta itemprop="endDate" content="2026-05-09T22:00:00+02:00"><meta itemprop="url" content="/stammtisch">
      <div itemprop="offers" itemtype="https://schema.org/AggregateOffer" itemscope>
        <meta itemprop="priceCurrency" content="EUR"><meta itemprop="lowPrice" content="5"><meta itemprop="highPrice" content="9">
      </div>
      <div itemprop="location" itemtype="http://schema.org/Place" itemscope>
        <meta itemprop="name" content="Krone">
        <div itemprop="address" itemtype="http://schema.org/PostalAddress" itemscope>
          <meta itemprop="addressLocality" content="Ulm"><meta itemprop="addressCountry" content="Deutschland">
        </div></div></div>`,
    events: [
      {
        title: 'Stammtisch',
        start: at('2026-05-09T19:00:00', '+02:00'),
        cost: '5 – 9',
        currency: 'EUR',
        venue: { name: 'Krone', city: 'Ulm', country: 'Deutschland' },
        url: 'https://venue.example/stammtisch',
      },
    ],
  },
  {
    name: 'microdata of a blog plugin: times in the text',
    generator: 'blog plugin: microdata',
    html: `<article ${event}><h1 itemprop="name">Concert <em>du soir</em></h1>
      <time itemprop="startDate" datetime="2026-05-09T20:30:00+02:00">samedi 9 mai, 20 h 30</time>
      <div itemprop="description"><p>Entrée par la cour.</p><p>Bar ouvert.</p></div>
      <img itemprop="image" src="data:image/gif;base64,R0" data-src="/affiche.jpg" alt=""></article>`,
    events: [
      {
        title: 'Concert du soir',
        description: 'Entrée par la cour.\nBar ouvert.',
        image: 'https://venue.example/affiche.jpg',
      },
    ],
  },
  {
    name: 'microdata with empty attributes beside the text',
    html: `<li ${event}><span itemprop="name" content="">Feira</span><time itemprop="startDate" datetime="">2026-05-09</time></li>`,
    events: [{ title: 'Feira', allDay: true }],
  },
  {
    name: 'microdata with an address as location',
    html: `<div ${event}><b itemprop="name">Name</b><meta itemprop="startDate" content="2026-09-01T12:00">
      <div itemprop="location" itemscope itemtype="http://schema.org/PostalAddress">
      <div itemprop="streetAddress">Calle 8</div><span itemprop="addressLocality">Cádiz</span></div></div>`,
    events: [{ venue: { address: 'Calle 8', city: 'Cádiz' } }],
  },
  {
    name: 'microdata: a property within another item, by itemref',
    html: `<div ${place} id="hall" itemprop="location"><span itemprop="name">Saal</span>
        <p id="when">am <time itemprop="startDate" datetime="2026-05-09T19:00">9. Mai</time></p></div>
      <div ${event} itemref="hall when"><h2 itemprop="name">Ball</h2></div>`,
    events: [{ title: 'Ball', start: at('2026-05-09T19:00:00'), venue: { name: 'Saal' } }],
  },
  {
    name: 'microdata: two events share a place and an organizer by itemref',
    html: `<div ${event} itemref="p o"><b itemprop="name">Eins</b><meta itemprop="startDate" content="2026-05-09"></div>
      <div ${event} itemref="p o"><b itemprop="name">Zwei</b><meta itemprop="startDate" content="2026-05-10"></div>
      <div id="p" itemprop="location" ${place}><i itemprop="name">Saal</i></div>
      <div id="o" itemprop="organizer" itemscope><i itemprop="name">Verein</i></div>`,
    events: [
      { title: 'Eins', venue: { name: 'Saal' }, organizers: [{ name: 'Verein' }] },
      { title: 'Zwei', venue: { name: 'Saal' }, organizers: [{ name: 'Verein' }] },
    ],
  },
  {
    name: 'microdata: a place by its itemid',
    html: `<div ${place} itemid="#hall"><b itemprop="name">Hal</b><div itemprop="address" ${address}><i itemprop="addressLocality">Gent</i></div></div>
      <div ${event}><b itemprop="name">Quiz</b><meta itemprop="startDate" content="2026-05-09">
      <link itemprop="location" href="#hall"><link itemprop="url" href="#hall"></div>`,
    events: [{ venue: { name: 'Hal', city: 'Gent' }, url: 'https://venue.example/whats-on/#hall' }],
  },
  {
    name: 'microdata: several places and the dates of several nights',
    html: `<div ${event}><b itemprop="name">Tour</b><meta itemprop="startDate" content="2026-05-09T20:00"><meta itemprop="startDate" content="2026-05-10T20:00">
      <div itemprop="location" ${place}><b itemprop="name">Eins</b></div><div itemprop="location" ${place}><b itemprop="name">Zwei</b></div></div>`,
    events: [
      {
        venue: { name: 'Eins' },
        alternatives: [{ start: at('2026-05-10T20:00:00'), allDay: false, reason: 'occurrence' }],
      },
    ],
  },
  {
    name: 'microdata of a module that marks the end as another start',
    generator: 'calendar module: two starts',
    html: `<li ${event}><div itemprop="startDate" content="2026-05-09T19:00">9 May, 19:00</div>
      <div itemprop="startDate" content="2026-05-09T21:00">21:00</div><span itemprop="name">Demo</span></li>`,
    events: [
      {
        start: at('2026-05-09T19:00:00'),
        end: undefined,
        alternatives: [{ start: at('2026-05-09T21:00:00'), allDay: false, reason: 'occurrence' }],
      },
    ],
  },
  {
    name: 'microdata whose dates could be read in two ways has no event',
    html: `<li ${event}><div itemprop="startDate" content="">09.05.2026 19:00:00</div><span itemprop="name">Demo</span></li>`,
    events: [],
  },
  {
    name: 'microdata: an end by the clock after midnight, and a venue in two lines',
    html: `<div ${event}><b itemprop="name">Nacht</b><meta itemprop="startDate" content="2026-12-31"><meta itemprop="startTime" content="22:00">
      <meta itemprop="endTime" content="03:00"><div itemprop="location">Hall<div>Left</div></div></div>`,
    events: [
      { start: at('2026-12-31T22:00:00'), end: at('2027-01-01T03:00:00'), venue: { name: 'Hall Left' } },
    ],
  },
  {
    name: 'microdata: the end is the start, so there is none',
    html: `<div ${event}><b itemprop="name">A</b><meta itemprop="startDate" content="2026-12-31T19:00+01:00"><meta itemprop="endDate" content="2026-12-31T18:00Z"></div>`,
    events: [{ start: at('2026-12-31T19:00:00', '+01:00'), end: undefined }],
  },
  {
    name: 'RDFa of a content management system: prefixes and content attributes',
    generator: 'CMS: RDFa',
    html: `<article about="/node/12" typeof="schema:Event" prefix="schema: http://schema.org/">
      <h2><a href="/node/12" rel="bookmark"><span property="schema:name">Åpen dag</span></a></h2>
      <span property="schema:name" content="Åpen dag" class="hidden"></span>
      <div property="schema:startDate" content="2026-05-09T10:00:00+02:00">9. mai</div>
      <a property="schema:url" href="/node/12">Les mer</a>
      <div property="schema:description"><p>Velkommen!</p></div></article>`,
    events: [
      {
        title: 'Åpen dag',
        start: at('2026-05-09T10:00:00', '+02:00'),
        description: 'Velkommen!',
        url: 'https://venue.example/node/12',
      },
    ],
  },
  {
    name: 'RDFa: a place elsewhere, by resource',
    html: `<div vocab="https://schema.org/" typeof="MusicEvent" resource="#gig"><h1 property="name">Koncert</h1>
      <time property="startDate" datetime="2026-05-09T20:00">sobota</time><span property="location" resource="#club"></span></div>
      <footer vocab="https://schema.org/"><div resource="#club" typeof="Place"><b property="name">Klub Most</b>
      <div property="address" typeof="PostalAddress"><i property="addressLocality">Łódź</i></div></div></footer>`,
    events: [{ title: 'Koncert', venue: { name: 'Klub Most', city: 'Łódź' } }],
  },
  {
    name: 'RDFa: properties elsewhere that name their event, by about',
    html: `<div vocab="https://schema.org/" typeof="Event" about="#e"><h1 property="name">Workshop</h1></div>
      <aside><p about="#e" property="startDate" content="2026-05-09T10:00">Saturday</p>
      <div about="#e"><span property="location">Lab</span></div></aside>`,
    events: [{ title: 'Workshop', start: at('2026-05-09T10:00:00'), venue: { name: 'Lab' } }],
  },
  {
    name: 'RDFa: subjects without a type chained by resource',
    html: `<div vocab="https://schema.org/"><div resource="#e" typeof="Event"><b property="name">Fest</b></div>
      <div resource="#e"><meta property="startDate" content="2026-05-09"><meta property="endDate" content="2026-05-10"></div></div>`,
    events: [{ title: 'Fest', allDay: true, end: at('2026-05-10T23:59:59') }],
  },
  {
    name: 'RDFa: a place within an element with rel',
    html: `<div typeof="schema:Event" about="/e"><b property="schema:name">Kino</b><i property="schema:startDate" content="2026-05-09T21:00"></i>
      <div rel="schema:location"><div typeof="schema:Place" about="/p"><b property="schema:name">Open Air</b></div></div>
      <a rel="schema:image" href="/kino.jpg">Bild</a></div>`,
    events: [{ venue: { name: 'Open Air' }, image: 'https://venue.example/kino.jpg' }],
  },
  {
    name: 'h-event of a self-hosted calendar',
    generator: 'self-hosted calendar: h-event',
    html: `<div class="h-event"><a class="u-url p-name" href="/e/1">Hackabend</a>
      <time class="dt-start" datetime="2026-05-09T19:00+0200">Samstag, 19</time>–<time class="dt-end">22:00</time>
      <div class="p-location h-card"><b class="p-name">c-base</b><span class="p-locality">Berlin</span></div>
      <span class="p-category">hacken</span><img class="u-featured" src="/h.png" alt=""></div>`,
    events: [
      {
        title: 'Hackabend',
        start: at('2026-05-09T19:00:00', '+02:00'),
        end: at('2026-05-09T22:00:00', '+02:00'),
        venue: { name: 'c-base', city: 'Berlin' },
        keywords: ['hacken'],
        image: 'https://venue.example/h.png',
      },
    ],
  },
  {
    name: 'hCalendar of an older plugin, with the value class pattern',
    generator: 'plugin: hCalendar',
    html: `<li class="vevent"><h3 class="summary">Bazar</h3>
      <span class="dtstart"><abbr class="value" title="2026-11-28">28 nov</abbr> <span class="value">10:00</span></span> –
      <span class="dtend"><abbr class="value" title="2026-11-28"></abbr><span class="value">17:00</span></span>
      <div class="location vcard"><span class="fn org">Wijkcentrum</span>, <span class="adr"><span class="locality">Breda</span></span></div></li>`,
    events: [
      {
        start: at('2026-11-28T10:00:00'),
        end: at('2026-11-28T17:00:00'),
        venue: { name: 'Wijkcentrum', city: 'Breda' },
      },
    ],
  },
  {
    name: 'Open Graph with an empty title uses the title of the page',
    html: `<title>Noche de tango</title><meta property="og:title" content=" "><meta property="event:start_time" content="2026-05-09T22:00:00-03:00">
      <meta property="event:end_time" content=""><meta property="og:image" content=""><meta property="og:image" content="/t.jpg">`,
    events: [
      {
        title: 'Noche de tango',
        start: at('2026-05-09T22:00:00', '-03:00'),
        end: undefined,
        image: 'https://venue.example/t.jpg',
      },
    ],
  },
  {
    name: 'Open Graph of a social network',
    generator: 'social network',
    html: `<meta property="og:type" content="event"><meta property="og:title" content="Fiera"><meta property="og:start_time" content="2026-05-09T09:00:00+02:00">
      <meta property="og:end_time" content="2026-05-10T18:00:00+02:00"><meta property="event:location" content="Piazza Dante">`,
    events: [{ title: 'Fiera', end: at('2026-05-10T18:00:00', '+02:00'), venue: { name: 'Piazza Dante' } }],
  },
];
