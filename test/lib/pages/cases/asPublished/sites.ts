import type { PageCase } from './verdict';

const ld = (json: string) => `<script type="application/ld+json">${json}</script>`;

/** Pages as ticket shops, houses, clubs, site builders and hand-written sites have them. */
export const sites: PageCase[] = [
  {
    name: 'ticket shop: ItemList of ListItems with whole events inside',
    generator: 'ticket shop: ItemList',
    html: ld(
      `{"@context":"https://schema.org","@type":"ItemList","itemListElement":[{"@type":"ListItem","position":1,"item":{"@type":"MusicEvent","name":"Ola Brink","startDate":"2026-06-03T20:00:00+02:00","url":"https://tix.example/1","location":{"@type":"MusicVenue","name":"Paradiso","address":{"@type":"PostalAddress","addressLocality":"Amsterdam","addressCountry":"NL"}},"offers":{"@type":"AggregateOffer","lowPrice":24.5,"highPrice":60,"priceCurrency":"EUR"}}},{"@type":"ListItem","position":2,"item":{"@type":"TheaterEvent","name":"De Meeuw","startDate":"2026-06-04","url":"https://tix.example/2"}}]}`,
    ),
    plain: [
      { title: 'Ola Brink', start: '2026-06-03T20:00:00', allDay: false, venue: 'Paradiso' },
      { title: 'De Meeuw', start: '2026-06-04T00:00:00', allDay: true },
    ],
  },
  {
    name: 'ticket shop: graph with references by @id',
    generator: 'ticket shop: graph',
    html: ld(
      `{"@context":"https://schema.org","@graph":[{"@type":"WebPage","@id":"https://w.example/x#page","datePublished":"2026-01-04T10:00:00+00:00","mainEntity":{"@id":"https://w.example/x#event"}},{"@type":["Event","ScreeningEvent"],"@id":"https://w.example/x#event","name":"Nosferatu with organ","startDate":"2026-10-31T21:30","doorTime":"2026-10-31T20:30","location":{"@id":"https://w.example/#hall"}},{"@type":"Place","@id":"https://w.example/#hall","name":"St Barnabas"}]}`,
    ),
    plain: [
      { title: 'Nosferatu with organ', start: '2026-10-31T21:30:00', allDay: false, venue: 'St Barnabas' },
    ],
  },
  {
    name: 'ticket shop: event inside a product page, sale dates beside it',
    generator: 'shop system: product',
    html: ld(
      `{"@context":"https://schema.org/","@type":"Product","name":"Ticket: Beer Mile","releaseDate":"2026-03-01","offers":{"@type":"Offer","price":"30.00","priceCurrency":"GBP","availabilityStarts":"2026-03-01T09:00:00Z","priceValidUntil":"2026-05-01"},"subjectOf":{"@type":"SportsEvent","name":"Beer Mile 2026","startDate":"2026-05-30T11:00:00+01:00"}}`,
    ),
    plain: [{ title: 'Beer Mile 2026', start: '2026-05-30T11:00:00', allDay: false }],
  },
  {
    name: 'ticket shop: cancelled, name prefixed',
    html: ld(
      `{"@context":"https://schema.org","@type":"Event","name":"CANCELLED: Moonlight Paddle","eventStatus":"EventCancelled","startDate":"2026-07-29T21:00:00-05:00"}`,
    ),
    plain: [{ title: 'Moonlight Paddle', start: '2026-07-29T21:00:00', status: 'cancelled' }],
  },
  {
    name: 'ticket shop: rescheduled with the former date',
    html: ld(
      `{"@context":"https://schema.org","@type":"MusicEvent","name":"Tin Orchard","eventStatus":["https://schema.org/EventRescheduled"],"previousStartDate":"2026-03-21T19:30:00+00:00","startDate":"2026-05-16T19:30:00+01:00"}`,
    ),
    plain: [{ title: 'Tin Orchard', start: '2026-05-16T19:30:00', offset: '+01:00', status: 'rescheduled' }],
  },
  {
    name: 'site builder: the date of a JavaScript Date as text',
    generator: 'site builder: JavaScript date',
    html: ld(
      `{"@context":"https://schema.org","@type":"Event","name":"Pop-up Bakery","startDate":"Sat Apr 11 2026 09:00:00 GMT+0200 (Central European Summer Time)","endDate":"Sat Apr 11 2026 13:00:00 GMT+0200 (Central European Summer Time)"}`,
    ),
    plain: [
      { title: 'Pop-up Bakery', start: '2026-04-11T09:00:00', end: '2026-04-11T13:00:00', allDay: false },
    ],
  },
  {
    name: 'site builder: milliseconds since 1970 as a number',
    generator: 'site builder: epoch',
    html: ld(
      `{"@context":"https://schema.org","@type":"Event","name":"Makers Fair","startDate":1780732800000}`,
    ),
    doubt: ['2026-06-06T08:00:00', '2026-06-06T10:00:00'],
  },
  {
    name: 'site builder: template that was never filled',
    html: ld(
      `{"@context":"https://schema.org","@type":"Event","name":"{{event.title}}","startDate":"{{event.startDate}}"}`,
    ),
    doubt: [],
  },
  {
    name: 'site builder: numeric date that can be read in two ways',
    html: ld(
      `{"@context":"https://schema.org","@type":"Event","name":"Quiz","startDate":"05/06/2026 20:00"}`,
    ),
    doubt: ['2026-06-05T20:00:00', '2026-05-06T20:00:00'],
  },
  {
    name: 'site builder: numeric date that can be read in one way only',
    html: ld(
      `{"@context":"https://schema.org","@type":"Event","name":"Quiz Final","startDate":"26/06/2026 20:00"}`,
    ),
    doubt: ['2026-06-26T20:00:00'],
  },
  {
    name: 'museum: an exhibition of half a year with opening hours',
    html: ld(
      `{"@context":"https://schema.org","@type":"ExhibitionEvent","name":"Glass &amp; Light","startDate":"2026-04-02","endDate":"2026-09-27","location":{"@type":"Museum","name":"Kunsthal","openingHoursSpecification":[{"@type":"OpeningHoursSpecification","dayOfWeek":"Tuesday","opens":"10:00","closes":"17:00","validFrom":"2026-01-01"}]}}`,
    ),
    plain: [
      {
        title: 'Glass & Light',
        start: '2026-04-02T00:00:00',
        end: '2026-09-27T23:59:59',
        allDay: true,
        venue: 'Kunsthal',
      },
    ],
  },
  {
    name: 'museum: superEvent with subEvents',
    generator: 'museum: programme',
    html: ld(
      `{"@context":"https://schema.org","@type":"Festival","name":"Night of Museums","startDate":"2026-05-16T18:00:00+02:00","endDate":"2026-05-17T01:00:00+02:00","subEvent":[{"@type":"Event","name":"Lantern tour","startDate":"2026-05-16T21:00:00+02:00"}]}`,
    ),
    plain: [
      { title: 'Night of Museums', start: '2026-05-16T18:00:00', end: '2026-05-17T01:00:00' },
      { title: 'Lantern tour', start: '2026-05-16T21:00:00' },
    ],
  },
  {
    name: 'university (Localist): event with several instances as an array',
    generator: 'Localist',
    html: ld(
      `[{"@context":"http://schema.org","@type":"Event","name":"Thesis Defense: L. Ortega","startDate":"2026-04-22T14:00:00-04:00","endDate":"2026-04-22T16:00:00-04:00","eventStatus":"https://schema.org/EventScheduled","location":[{"@type":"Place","name":"Mann Library, 160","address":"237 Mann Dr, Ithaca, NY"},{"@type":"VirtualLocation","url":"https://cornell.example/zoom"}]}]`,
    ),
    plain: [
      {
        title: 'Thesis Defense',
        start: '2026-04-22T14:00:00',
        end: '2026-04-22T16:00:00',
        venue: 'Mann Library',
      },
    ],
  },
  {
    name: 'band: gig table in hCalendar with abbreviations, value-title',
    generator: 'band: hCalendar table',
    html: `<table><tr class="vevent"><td><span class="dtstart"><span class="value-title" title="2026-08-20T19:00:00+09:00"></span>8/20(木) 19:00</span></td><td><a class="url summary" href="/g/1">Live at Quattro</a></td><td class="location">Shibuya Quattro</td></tr>
<tr class="vevent"><td><abbr class="dtstart" title="2026-08-22">8/22(土)</abbr></td><td class="summary">Rock in Field</td><td class="location">Hitachi</td></tr></table>`,
    plain: [
      {
        title: 'Live at Quattro',
        start: '2026-08-20T19:00:00',
        offset: '+09:00',
        allDay: false,
        venue: 'Quattro',
      },
      { title: 'Rock in Field', start: '2026-08-22T00:00:00', allDay: true },
    ],
  },
  {
    name: 'church: h-event by hand, date and time in two value elements',
    generator: 'church: h-event',
    html: `<div class="h-event"><h1 class="p-name">Carols by Candlelight</h1><p class="dt-start"><time class="value" datetime="2026-12-20">Sunday 20th December</time> at <span class="value">6:30pm</span></p><p class="p-location h-card"><span class="p-name">St Olave's</span>, <span class="p-locality">York</span></p></div>`,
    plain: [
      { title: 'Carols by Candlelight', start: '2026-12-20T18:30:00', allDay: false, venue: "St Olave's" },
    ],
  },
  {
    name: 'church: h-event where the end is a time alone',
    html: `<div class="h-event"><span class="p-name">Harvest Lunch</span> <time class="dt-start" datetime="2026-09-20 12:00">20 Sept, 12</time>–<time class="dt-end" datetime="14:30">14.30</time></div>`,
    plain: [
      { title: 'Harvest Lunch', start: '2026-09-20T12:00:00', end: '2026-09-20T14:30:00', allDay: false },
    ],
  },
  {
    name: 'sports club: SportsEvent by microdata, teams as items with names of their own',
    generator: 'sports club: microdata',
    html: `<article class="match-card" itemscope itemtype="https://schema.org/SportsEvent"><div itemprop="homeTeam" itemscope itemtype="https://schema.org/SportsTeam"><span itemprop="name">FC Blau</span></div>
<div itemprop="awayTeam" itemscope itemtype="https://schema.org/SportsTeam"><span itemprop="name">SV Rot</span></div><meta itemprop="name" content="FC Blau – SV Rot"><time itemprop="startDate" datetime="2026-04-12T15:30:00+02:00">So, 15:30</time></article>`,
    plain: [{ title: 'FC Blau – SV Rot', start: '2026-04-12T15:30:00', allDay: false }],
  },
  {
    name: 'hand-written RDFa Lite with vocab and a nested place',
    generator: 'RDFa Lite by hand',
    html: `<div vocab="https://schema.org/" typeof="Event"><a property="url" href="gig.html"><span property="name">Barn Dance</span></a>, <span property="startDate" content="2026-07-11T19:30">11 July at half seven</span>
<span property="location" typeof="Place"><span property="name">Tithe Barn</span>, <span property="address" typeof="PostalAddress"><span property="addressLocality">Lacock</span></span></span></div>`,
    plain: [{ title: 'Barn Dance', start: '2026-07-11T19:30:00', allDay: false, venue: 'Tithe Barn' }],
  },
  {
    name: 'hand-written microdata: duration in place of an end, itemref for the place',
    html: `<div itemscope itemtype="http://schema.org/Event" itemref="where"><b itemprop="name">Guided Moor Walk</b> <time itemprop="startDate" datetime="2026-08-01T10:00+01:00">10am</time> <time itemprop="duration" datetime="PT3H30M">3½ hours</time></div><p id="where"><span itemprop="location" itemscope itemtype="http://schema.org/Place"><span itemprop="name">Haytor car park</span></span></p>`,
    plain: [
      {
        title: 'Guided Moor Walk',
        start: '2026-08-01T10:00:00',
        end: '2026-08-01T13:30:00',
        venue: 'Haytor',
      },
    ],
  },
  {
    name: 'careers page: an Event in a breadcrumb, a job with dates, no event with a day',
    html: ld(
      `{"@context":"https://schema.org","@graph":[{"@type":"BreadcrumbList","itemListElement":[{"@type":"ListItem","position":1,"name":"Events"}]},{"@type":"JobPosting","title":"Event Manager","datePosted":"2026-03-01","validThrough":"2026-04-01T00:00"},{"@type":"Event","name":"Career Day","startDate":""}]}`,
    ),
    doubt: [],
  },
  {
    name: 'damaged JSON-LD: comment, trailing comma, raw newline in a text',
    html: ld(`/* <![CDATA[ */
{ "@context": "https://schema.org", "@type": "Event", "name": "Street Food Market", // weekly
 "description": "Bring
friends", "startDate": "2026-04-24T17:00+02:00", "endDate": "2026-04-24T23:00+02:00", }
/* ]]> */`),
    plain: [{ title: 'Street Food Market', start: '2026-04-24T17:00:00', end: '2026-04-24T23:00:00' }],
  },
  {
    name: 'the end is before the start by one year (a slip of the editor)',
    html: ld(
      `{"@context":"https://schema.org","@type":"Event","name":"New Year's Dinner","startDate":"2026-12-31T19:00","endDate":"2026-01-01T02:00"}`,
    ),
    plain: [{ title: "New Year's Dinner", start: '2026-12-31T19:00:00', end: 'none' }],
  },
];
