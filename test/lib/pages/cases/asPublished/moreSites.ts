import type { PageCase } from './verdict';

const ld = (json: string) => `<script type="application/ld+json">${json}</script>`;
const event = (rest: string) => ld(`{"@context":"https://schema.org","@type":"Event",${rest}}`);

/** Ways in which times, types and items are written that are rarer, all of them found. */
export const moreSites: PageCase[] = [
  {
    name: 'Squarespace: offset without a colon',
    generator: 'Squarespace',
    html: event(
      `"name":"Supper Club","startDate":"2026-05-09T18:00:00-0400","endDate":"2026-05-09T21:00:00-0400"`,
    ),
    plain: [
      { title: 'Supper Club', start: '2026-05-09T18:00:00', end: '2026-05-09T21:00:00', offset: '-04:00' },
    ],
  },
  {
    name: 'Wix: milliseconds in UTC, online',
    generator: 'Wix',
    html: event(
      `"name":"Breathwork online","startDate":"2026-05-09T22:00:00.000Z","endDate":"2026-05-09T23:00:00.000Z","eventAttendanceMode":"https://schema.org/OnlineEventAttendanceMode","location":{"@type":"VirtualLocation","url":"https://zoom.example/1"}`,
    ),
    plain: [
      {
        title: 'Breathwork online',
        start: '2026-05-09T22:00:00',
        end: '2026-05-09T23:00:00',
        offset: '+00:00',
      },
    ],
  },
  {
    name: 'Eventbrite: only Open Graph',
    generator: 'Eventbrite',
    html: `<head><title>Rooftop Yoga Tickets</title><meta property="og:type" content="events.event"><meta property="og:title" content="Rooftop Yoga"><meta property="event:start_time" content="2026-06-19T18:00:00-07:00"><meta property="event:end_time" content="2026-06-19T19:30:00-07:00"></head>`,
    doubt: ['2026-06-19T18:00:00'],
  },
  {
    name: 'Java: zone in brackets behind the offset',
    generator: 'Java backend',
    html: event(`"name":"Kammerkonzert","startDate":"2026-05-01T18:00:00+02:00[Europe/Berlin]"`),
    plain: [{ title: 'Kammerkonzert', start: '2026-05-01T18:00:00', allDay: false }],
  },
  {
    name: 'PHP: a MySQL timestamp',
    generator: 'PHP backend',
    html: event(`"name":"Filmabend","startDate":"2026-05-01 18:00:00"`),
    plain: [{ title: 'Filmabend', start: '2026-05-01T18:00:00', allDay: false }],
  },
  {
    name: 'PHP: the zero date of MySQL',
    html: event(`"name":"Ghost","startDate":"0000-00-00 00:00:00"`),
    doubt: [],
  },
  {
    name: 'PHP: an empty date became 1970',
    html: event(`"name":"Ghost","startDate":"1970-01-01T00:00:00+00:00"`),
    doubt: [],
  },
  {
    name: '.NET: milliseconds in a wrapper',
    generator: '.NET backend',
    html: event(`"name":"Meet","startDate":"/Date(1780732800000)/"`),
    doubt: ['2026-06-06T08:00:00'],
  },
  {
    name: 'ISO 8601 in its basic form',
    html: event(`"name":"Regatta","startDate":"20260521T190000Z"`),
    plain: [{ title: 'Regatta', start: '2026-05-21T19:00:00', offset: '+00:00' }],
  },
  {
    name: 'expanded JSON-LD: typed value',
    html: event(`"name":"Vesper","startDate":{"@type":"DateTime","@value":"2026-05-01T18:00"}`),
    plain: [{ title: 'Vesper', start: '2026-05-01T18:00:00' }],
  },
  {
    name: 'JSON-LD with prefixes in types and keys',
    html: ld(
      `{"@context":{"schema":"http://schema.org/"},"@type":"schema:Event","schema:name":"Book Swap","schema:startDate":"2026-05-02T11:00:00+01:00"}`,
    ),
    plain: [{ title: 'Book Swap', start: '2026-05-02T11:00:00' }],
  },
  {
    name: 'JSON-LD with the type as an address',
    html: ld(
      `{"@context":"http://schema.org","@type":"http://schema.org/DanceEvent","name":"Tango","startDate":"2026-05-02T21:00"}`,
    ),
    plain: [{ title: 'Tango', start: '2026-05-02T21:00:00' }],
  },
  {
    name: 'JSON-LD whose script names a charset, within an HTML comment',
    html: `<script type="application/ld+json; charset=utf-8"><!--\n{"@context":"https://schema.org","@type":"Event","name":"Choir","startDate":"2026-05-03T17:00"}\n--></script>`,
    plain: [{ title: 'Choir', start: '2026-05-03T17:00:00' }],
  },
  {
    name: 'a course with an instance',
    html: ld(
      `{"@context":"https://schema.org","@type":"Course","name":"Welding I","hasCourseInstance":{"@type":"CourseInstance","name":"Welding I, spring","startDate":"2026-04-13","endDate":"2026-06-15","courseMode":"onsite"}}`,
    ),
    plain: [{ title: 'Welding I', start: '2026-04-13T00:00:00', end: '2026-06-15T23:59:59', allDay: true }],
  },
  {
    name: 'the end is a day, the start an hour',
    html: event(`"name":"Long Table","startDate":"2026-05-09T19:30","endDate":"2026-05-09"`),
    plain: [{ title: 'Long Table', start: '2026-05-09T19:30:00', allDay: false }],
  },
  {
    name: 'microdata: time without the attribute',
    html: `<div itemscope itemtype="https://schema.org/Event"><h2 itemprop="name">Poetry Slam</h2><time itemprop="startDate">2026-05-09 19:30</time></div>`,
    plain: [{ title: 'Poetry Slam', start: '2026-05-09T19:30:00', allDay: false }],
  },
  {
    name: 'microdata: event of an organization',
    html: `<div itemscope itemtype="https://schema.org/Organization"><span itemprop="name">Rowing Club</span><div itemprop="event" itemscope itemtype="https://schema.org/SportsEvent"><span itemprop="name">Head Race</span><time itemprop="startDate" datetime="2026-10-17T09:00">9</time></div><span itemprop="foundingDate">1880-05-01</span></div>`,
    plain: [{ title: 'Head Race', start: '2026-10-17T09:00:00' }],
  },
  {
    name: 'microdata: start as written text, month named',
    html: `<div itemscope itemtype="https://schema.org/Event"><h2 itemprop="name">Summer Fete</h2><span itemprop="startDate">Saturday 11 July 2026, 2pm</span></div>`,
    doubt: ['2026-07-11T14:00:00'],
  },
  {
    name: 'RDFa: subject by about on each cell',
    generator: 'CMS: RDFa table',
    waits: true,
    html: `<table prefix="schema: http://schema.org/"><tr><td about="https://band.example/g1" typeof="schema:MusicEvent" property="schema:startDate" datatype="xsd:date" content="2026-05-21">21/05</td><td about="https://band.example/g1" property="schema:name">Le Trianon</td></tr></table>`,
    plain: [{ title: 'Le Trianon', start: '2026-05-21T00:00:00', allDay: true }],
  },
  {
    name: 'h-feed: text in place of an attribute',
    generator: 'h-feed',
    html: `<div class="h-feed"><h1 class="p-name">Homebrew</h1><div class="h-event"><a class="u-url p-name" href="/e/1">Website Club</a> <time class="dt-start">2026-10-14 18:30</time></div><div class="h-event"><span class="p-name">Camp</span> <time class="dt-start" datetime="2026-10-24">24</time>–<time class="dt-end" datetime="2026-10-25">25</time></div></div>`,
    plain: [
      { title: 'Website Club', start: '2026-10-14T18:30:00', allDay: false },
      { title: 'Camp', start: '2026-10-24T00:00:00', end: '2026-10-25T23:59:59', allDay: true },
    ],
  },
  {
    name: 'Friendica: hCalendar with abbreviations',
    generator: 'Friendica',
    html: `<div class="vevent"><p class="summary event-summary">Linux-Stammtisch</p><p class="description">Wie immer</p><p>Beginnt: <abbr class="dtstart" title="2026-04-07T17:00:00+00:00">Di, 7. April, 19:00</abbr></p><p>Endet: <abbr class="dtend" title="2026-04-07T20:00:00+00:00">22:00</abbr></p><p class="location">Chaosdorf</p></div>`,
    plain: [
      {
        title: 'Linux-Stammtisch',
        start: '2026-04-07T17:00:00',
        end: '2026-04-07T20:00:00',
        offset: '+00:00',
        venue: 'Chaosdorf',
      },
    ],
  },
  {
    name: 'a wiki file page: a dtstart that belongs to no event',
    generator: 'wiki',
    html: `<table class="fileinfotpl-type-information vevent"><tr><td class="description">MOSFET</td></tr><tr><td><time class="dtstart" datetime="2016-07-20">20 July 2016</time></td></tr></table>`,
    doubt: [],
  },
  {
    name: 'an event told three times: JSON-LD, microdata and h-event',
    html: `${event(`"name":"Jazz Brunch","url":"https://site.example/page","startDate":"2026-05-10T11:00:00+02:00"`)}<div class="h-event" itemscope itemtype="https://schema.org/Event"><h1 class="p-name" itemprop="name">Jazz Brunch</h1><time class="dt-start" itemprop="startDate" datetime="2026-05-10T11:00:00+02:00">11</time></div>`,
    plain: [{ title: 'Jazz Brunch', start: '2026-05-10T11:00:00' }],
  },
];
