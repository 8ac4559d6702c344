import type { PageCase } from './verdict';

const ld = (json: string) => `<script type="application/ld+json">${json}</script>`;

/** Pages as event plugins of content management systems write them. */
export const plugins: PageCase[] = [
  {
    name: 'WordPress, The Events Calendar: list in one array, HTML entities in the names',
    html: ld(
      `[{"@context":"http://schema.org","@type":"Event","name":"Wine &#038; Cheese &#8211; Spring","description":"&lt;p&gt;Taste &amp;amp; talk&lt;/p&gt;\\n","image":"https://vineyard.example/wp-content/uploads/2026/02/wine.jpg","url":"https://vineyard.example/event/wine-cheese/","eventAttendanceMode":"https://schema.org/OfflineEventAttendanceMode","eventStatus":"https://schema.org/EventScheduled","startDate":"2026-04-18T18:00:00-07:00","endDate":"2026-04-18T21:00:00-07:00","location":{"@type":"Place","name":"Barrel Room","description":"","url":"","address":{"@type":"PostalAddress","streetAddress":"12 Vine Rd","addressLocality":"Lodi","addressRegion":"CA","postalCode":"95240","addressCountry":"United States"},"telephone":"","sameAs":""},"organizer":{"@type":"Person","name":"","description":"","url":"","telephone":"","email":""},"offers":{"@type":"Offer","price":"35","priceCurrency":"USD","url":"https://vineyard.example/event/wine-cheese/","category":"primary","availability":"inStock","validFrom":"2026-02-01T00:00:00+00:00"},"performer":"Organization"},{"@context":"http://schema.org","@type":"Event","name":"Harvest Run","url":"https://vineyard.example/event/harvest-run/","startDate":"2026-09-12T08:00:00-07:00","endDate":"2026-09-12T12:00:00-07:00"}]`,
    ),
    plain: [
      {
        title: 'Wine & Cheese – Spring',
        start: '2026-04-18T18:00:00',
        end: '2026-04-18T21:00:00',
        allDay: false,
        offset: '-07:00',
        venue: 'Barrel Room',
      },
      { title: 'Harvest Run', start: '2026-09-12T08:00:00', end: '2026-09-12T12:00:00', allDay: false },
    ],
  },
  {
    name: 'WordPress, The Events Calendar: an all-day event is written as 0:00 to 23:59:59',
    html: ld(
      `[{"@context":"http://schema.org","@type":"Event","name":"Spring Break","startDate":"2026-03-30T00:00:00+02:00","endDate":"2026-04-03T23:59:59+02:00"}]`,
    ),
    plain: [
      { title: 'Spring Break', start: '2026-03-30T00:00:00', end: '2026-04-03T23:59:59', allDay: true },
    ],
  },
  {
    name: 'WordPress, EventON: month, day and offset without leading zeros',
    html: `<div id="event_1054" class="eventon_list_event evo_eventtop event" itemscope itemtype="http://schema.org/Event">
<div class="evo_event_schema" style="display:none"><a href="https://mda.example/events/bal/" itemprop="url"></a>
<span itemprop="name">Bal chanté</span><meta itemprop="image" content=""/>
<meta itemprop="startDate" content="2026-4-5T19:00+1:00"/><meta itemprop="endDate" content="2026-4-5T22:00+1:00"/>
<item style="display:none" itemprop="location" itemscope itemtype="http://schema.org/Place"><span itemprop="name">Café 440</span>
<item itemprop="address" itemscope itemtype="http://schema.org/PostalAddress"><item itemprop="streetAddress">3 rue du Lac</item></item></item>
</div><p class="desc_trig_outter"><a class="desc_trig"><span class="evcal_desc2 evcal_event_title" itemprop="name">Bal chanté</span></a></p></div>`,
    plain: [
      {
        title: 'Bal chanté',
        start: '2026-04-05T19:00:00',
        end: '2026-04-05T22:00:00',
        allDay: false,
        venue: 'Café 440',
      },
    ],
  },
  {
    name: 'WordPress, EventON: India, half an hour of offset as a decimal',
    html: `<div class="event" itemscope itemtype="http://schema.org/Event"><span itemprop="name">Sitar Evening</span>
<meta itemprop="startDate" content="2026-11-7T18:30+5.5:00"/><meta itemprop="endDate" content="2026-11-7T21:00+5.5:00"/></div>`,
    plain: [
      { title: 'Sitar Evening', start: '2026-11-07T18:30:00', end: '2026-11-07T21:00:00', allDay: false },
    ],
  },
  {
    name: 'WordPress, EventON: whole days, no leading zeros',
    html: `<div class="event" itemscope itemtype="http://schema.org/Event"><span itemprop="name">Triatlo de Albufeira</span>
<meta itemprop="startDate" content="2026-3-15"/><meta itemprop="endDate" content="2026-3-16"/></div>`,
    plain: [
      {
        title: 'Triatlo de Albufeira',
        start: '2026-03-15T00:00:00',
        end: '2026-03-16T23:59:59',
        allDay: true,
      },
    ],
  },
  {
    name: 'WordPress, Modern Events Calendar: list items that open onto the same event twice',
    html: ld(
      `{"@context":"http://schema.org","@type":"Event","eventStatus":"https://schema.org/EventScheduled","startDate":"2026-05-09T10:00:00+02:00","endDate":"2026-05-09T16:00:00+02:00","eventAttendanceMode":"https://schema.org/OfflineEventAttendanceMode","location":{"@type":"Place","name":"Kulturhof","image":"","address":"Am Hof 3, 8010 Graz"},"organizer":{"@type":"Person","name":"","url":""},"offers":{"url":"https://hof.example/events/flohmarkt/","price":"","priceCurrency":"EUR","availability":"https://schema.org/InStock","validFrom":"2026-05-09T00:00"},"performer":"","description":"Stände ab 8 Uhr","image":"","name":"Flohmarkt","url":"https://hof.example/events/flohmarkt/"}`,
    ).repeat(2),
    plain: [
      { title: 'Flohmarkt', start: '2026-05-09T10:00:00', end: '2026-05-09T16:00:00', venue: 'Kulturhof' },
    ],
  },
  {
    name: 'WordPress theme: microdata start in UTC with the visible times local',
    generator: 'WordPress theme: microdata',
    html: `<div itemscope itemtype="http://schema.org/Event"><meta itemprop="organizer" content="Friends of the Park">
<h2 class="tribe-events-list-event-title" itemprop="name"><a itemprop="url" href="/event/bird-walk/">Bird Walk</a></h2>
<div class="tribe-event-schedule-details"><meta itemprop="startDate" content="2026-04-25T13:00:00+00:00"><meta itemprop="endDate" content="2026-04-25T15:00:00+00:00">
<span class="tribe-event-date-start">April 25 @ 6:00 am</span> - <span class="tribe-event-time">8:00 am</span></div>
<div class="tribe-events-venue-details" itemprop="location" itemscope itemtype="http://schema.org/Place"><span itemprop="name">North Gate</span></div></div>`,
    plain: [
      {
        title: 'Bird Walk',
        start: '2026-04-25T13:00:00',
        end: '2026-04-25T15:00:00',
        offset: '+00:00',
        venue: 'North Gate',
      },
    ],
  },
  {
    name: 'WordPress theme: date of ISO, time as the editor typed it',
    html: `<a href="/termine/1" class="event-wrapper" itemscope itemtype="https://schema.org/Event"><div class="event-date" itemprop="startDate" content="2026-06-13T7:30 pm">13.06.2026</div>
<div class="event-time">7:30 pm</div><div class="event-title" itemprop="name">Sommerkonzert</div></a>`,
    plain: [{ title: 'Sommerkonzert', start: '2026-06-13T19:30:00', allDay: false }],
  },
  {
    name: 'WordPress theme: month as a word within an ISO date',
    waits: true,
    html: `<li itemscope itemtype="http://schema.org/Event" class="column"><meta itemprop="startDate" content="2026-Mar-18"><a itemprop="url" href="/e/5"><h3 itemprop="name">Open Mic</h3></a></li>`,
    plain: [{ title: 'Open Mic', start: '2026-03-18T00:00:00', allDay: true }],
  },
  {
    name: 'Joomla, JCalPro: ISO offset without a colon',
    generator: 'JCalPro (Joomla)',
    html: `<div class="alert" itemscope itemtype="http://schema.org/Event"><meta itemprop="url" content="https://verein.example/kalender/77" /><meta itemprop="name" content="Jahreshauptversammlung" />
<meta itemprop="startDate" content="2026-03-27T19:30:00+0100" /><button class="close">×</button><h3>Jahreshauptversammlung</h3></div>`,
    plain: [
      { title: 'Jahreshauptversammlung', start: '2026-03-27T19:30:00', offset: '+01:00', allDay: false },
    ],
  },
  {
    name: 'Joomla, Events Booking: microdata in a table, the item scope far above',
    generator: 'Events Booking (Joomla)',
    html: `<div id="eb-event-page" class="eb-container" itemscope itemtype="http://schema.org/Event"><h1 class="eb-page-heading"><span itemprop="name">Cours de salsa</span></h1>
<table class="table"><tbody><tr><td><strong>Date</strong></td><td><meta itemprop="startDate" content="2026-05-16T19:30">16-05-2026 7:30 pm</td></tr>
<tr><td><strong>Fin</strong></td><td><meta itemprop="endDate" content="2026-05-16T21:00">16-05-2026 9:00 pm</td></tr>
<tr><td><strong>Prix</strong></td><td>12,00 €</td></tr><tr><td><strong>Lieu</strong></td><td><div itemprop="location" itemscope itemtype="http://schema.org/Place"><a href="#"><strong itemprop="name">Studio 5</strong></a></div></td></tr></tbody></table></div>`,
    plain: [
      {
        title: 'Cours de salsa',
        start: '2026-05-16T19:30:00',
        end: '2026-05-16T21:00:00',
        venue: 'Studio 5',
      },
    ],
  },
  {
    name: 'Joomla, JEM: startDate as a meta with a blank between day and time',
    generator: 'JEM (Joomla)',
    html: `<div id="jem" class="event_id31 jem_event" itemscope="itemscope" itemtype="https://schema.org/Event"><meta itemprop="url" content="https://tsv.example/e/31" /><meta itemprop="identifier" content="31" />
<dl class="jem-dl"><dt class="jem-title">Titel:</dt><dd class="jem-title" itemprop="name">Sportfest</dd><dt class="jem-when">Wann:</dt><dd class="jem-when">04.07.2026 10:00 - 05.07.2026 18:00<meta itemprop="startDate" content="2026-07-04T10:00" /><meta itemprop="endDate" content="2026-07-05T18:00" /></dd>
<dt class="jem-where">Wo:</dt><dd class="jem-where" itemtype="https://schema.org/Place" itemscope itemprop="location"><span itemprop="name">Sportplatz</span> - <span itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="addressLocality">Au</span></span></dd></dl></div>`,
    plain: [
      { title: 'Sportfest', start: '2026-07-04T10:00:00', end: '2026-07-05T18:00:00', venue: 'Sportplatz' },
    ],
  },
  {
    name: 'Drupal 8, RDF module: schema prefix on the node, dates in content',
    generator: 'Drupal 8',
    html: `<html prefix="content: http://purl.org/rss/1.0/modules/content/ schema: http://schema.org/"><body><article role="article" about="/node/12" typeof="schema:Event" class="node">
<span property="schema:name" content="Founders' Day Lecture" class="hidden"></span><div class="field"><div property="schema:startDate" content="2026-04-16T17:00:00+00:00"><time datetime="2026-04-16T17:00:00Z">Thu, 04/16/2026 - 13:00</time></div>
<div property="schema:endDate" content="2026-04-16T18:30:00+00:00"><time datetime="2026-04-16T18:30:00Z">Thu, 04/16/2026 - 14:30</time></div></div><div property="schema:location">Hall of Languages</div></article></body></html>`,
    plain: [
      {
        title: "Founders' Day Lecture",
        start: '2026-04-16T17:00:00',
        end: '2026-04-16T18:30:00',
        offset: '+00:00',
        venue: 'Hall of Languages',
      },
    ],
  },
  {
    name: 'Drupal 7, date module: dc:date on a node that is no event in the data',
    generator: 'Drupal 7',
    html: `<div id="node-9" class="node node-event" about="/event/9" typeof="sioc:Item foaf:Document"><h2 property="dc:title">Senior Recital</h2><span class="date-display-single" property="dc:date" datatype="xsd:dateTime" content="2026-05-01T19:30:00-04:00">Friday, May 1, 2026 - 7:30pm</span></div>`,
    doubt: ['2026-05-01T19:30:00'],
  },
  {
    name: 'TYPO3, news used as a calendar: Article with datePublished',
    generator: 'news (TYPO3)',
    html: `<article class="news-single-item" itemscope="itemscope" itemtype="http://schema.org/Article"><h1 itemprop="headline">Blutspende am 28. April</h1><time itemprop="datePublished" datetime="2026-03-02">02.03.2026</time><div itemprop="articleBody"><p>15 bis 19 Uhr, Turnhalle</p></div></article>`,
    doubt: [],
  },
  {
    name: 'TYPO3, sf_event_mgt: JSON-LD over several lines with German decimals',
    generator: 'sf_event_mgt (TYPO3)',
    html: ld(`
{
  "@context": "https://schema.org",
  "@type": "Event",
  "name": "Seminar „Wald im Wandel“",
  "startDate": "2026-10-05T09:00:00+02:00",
  "endDate": "2026-10-06T16:30:00+02:00",
  "location": { "@type": "Place", "name": "Forsthaus", "address": "Waldweg 1,
 79098 Freiburg" },
  "offers": { "@type": "Offer", "price": "149,00", "priceCurrency": "EUR" }
}`),
    plain: [
      {
        title: 'Wald im Wandel',
        start: '2026-10-05T09:00:00',
        end: '2026-10-06T16:30:00',
        venue: 'Forsthaus',
      },
    ],
  },
];
