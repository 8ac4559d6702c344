import { jsonLd } from '../pageCase';
import type { Expected, PageCase } from './verdict';

export const page = (name: string, html: string, ...plain: Expected[]): PageCase => ({ name, html, plain });
export const unsure = (name: string, html: string, ...doubt: string[]): PageCase => ({ name, html, doubt });
export const event = (more: object) =>
  jsonLd({ '@context': 'https://schema.org', '@type': 'Event', name: 'A', ...more });
const micro = (inner: string, type = 'Event') =>
  `<div itemscope itemtype="https://schema.org/${type}"><h1 itemprop="name">A</h1>${inner}</div>`;
export const start = '2026-06-20T19:30:00';
export const a = (more: object = {}): Expected => ({ title: 'A', start, ...more });

/** Shapes of templates of event plugins, shops and sites; all content is made up. */
export const templates: PageCase[] = [
  page(
    'MODX chunk: address as location, end and duration unreadable',
    micro(
      '<meta itemprop="startDate" content="2026-06-20T19:30">Starts: 06/20/2026 7:30PM<meta itemprop="endDate" content="2026-06-20:00.000"><meta itemprop="duration" content="0000-00-00T04:00"><div itemprop="location" itemscope itemtype="http://schema.org/PostalAddress"><span itemprop="streetAddress">Dock 4</span></div>',
    ),
    a({ venue: 'Dock 4' }),
  ),
  page(
    'Kirby: midnight and weekday in the content of time, PHP date c',
    micro('<time itemprop="startDate" datetime="2026-06-20T19:30:00+02:00">Samstag,<br>20. Juni</time>'),
    a({ offset: '+02:00' }),
  ),
  page(
    'Events Manager: datetime with a space and an offset',
    event({ startDate: '2026-06-20 19:30:00+02:00' }),
    a({ offset: '+02:00' }),
  ),
  page(
    'Modern Events Calendar: offset of the form UTC+2',
    event({
      startDate: '2026-06-20T19:30+02:00',
      endDate: '2026-06-20T22:00+02:00',
      eventStatus: 'https://schema.org/EventScheduled',
      organizer: { '@type': 'Person', name: '', url: '' },
      offers: { url: 'x', price: '', priceCurrency: '$' },
      performer: '',
    }),
    a({ end: '2026-06-20T22:00:00' }),
  ),
  page(
    'EventON: dates without leading zeros and an offset with one digit',
    event({ startDate: '2026-6-20T19:30+2:00', endDate: '2026-6-20T22:00+2:00' }),
    a(),
  ),
  page(
    'All-in-One Event Calendar: microdata with Zulu time',
    micro(
      '<div class="dt-duration" itemprop="startDate" content="2026-06-20T17:30:00Z">June 20 @ 7:30 pm</div>',
    ),
    { title: 'A', start: '2026-06-20T17:30:00', offset: '+00:00' },
  ),
  page(
    'Meetup: event beside a breadcrumb and an organization',
    jsonLd([
      { '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement: [] },
      { '@context': 'https://schema.org', '@type': 'Organization', name: 'Club' },
    ]) +
      event({
        startDate: '2026-06-20T19:30:00-07:00',
        eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
        location: { '@type': 'VirtualLocation', url: 'https://x.example' },
      }),
    a({ offset: '-07:00' }),
  ),
  page(
    'Songkick: MusicEvent in an array with null fields',
    jsonLd([
      {
        '@context': 'http://schema.org',
        '@type': 'MusicEvent',
        name: 'A',
        startDate: start,
        endDate: null,
        image: null,
        location: { '@type': 'Place', name: 'Dock 4', address: null, geo: null },
      },
    ]),
    a({ venue: 'Dock 4' }),
  ),
  page(
    'Bandsintown: start without seconds, end on the same day as a date',
    event({ startDate: '2026-06-20T19:30', endDate: '2026-06-20' }),
    a({ allDay: false }),
  ),
  page(
    'Dice: start with milliseconds',
    event({ startDate: '2026-06-20T19:30:00.000+01:00' }),
    a({ offset: '+01:00' }),
  ),
  page(
    'Eventim: EventSeries with subEvents',
    jsonLd({
      '@context': 'https://schema.org',
      '@type': 'EventSeries',
      name: 'Tour',
      subEvent: [
        { '@type': 'MusicEvent', name: 'A', startDate: start },
        { '@type': 'MusicEvent', name: 'B', startDate: '2026-06-21T19:30:00' },
      ],
    }),
    a(),
    { title: 'B', start: '2026-06-21T19:30:00' },
  ),
  page(
    'Drupal: RDFa with a prefix of its own',
    '<article prefix="s: http://schema.org/" typeof="s:Event"><h2 property="s:name">A</h2><time property="s:startDate" datetime="2026-06-20T19:30:00">20/06</time><div rel="s:location"><p typeof="s:Place"><b property="s:name">Town Hall</b></p></div></article>',
    a({ venue: 'Town Hall' }),
  ),
  page(
    'Drupal: RDFa Lite',
    '<article vocab="http://schema.org/" typeof="Event"><h2 property="name">A</h2><span property="startDate" content="2026-06-20T19:30:00+02:00">20/06</span></article>',
    a({ offset: '+02:00' }),
  ),
  page(
    'Joomla iCagenda: times beside each other',
    micro(
      '<span itemprop="startDate" content="2026-06-20T19:30:00+02:00"></span><time itemprop="endDate" datetime="2026-06-20T22:00:00+02:00">22h</time>',
    ),
    a({ end: '2026-06-20T22:00:00' }),
  ),
  page(
    'TYPO3: h-event with value parts, clock with am and pm',
    '<div class="h-event"><p class="p-name">A</p><p class="dt-start"><time class="value" datetime="2026-06-20">20 June</time> <span class="value">7:30pm</span></p></div>',
    a(),
  ),
  page(
    'microformats: end with a time only',
    '<div class="h-event"><p class="p-name">A</p><p class="dt-start"><time class="value" datetime="2026-06-20">20</time> <time class="value">19:30</time></p> to <p class="dt-end"><time class="value">22:00</time></p></div>',
    a({ end: '2026-06-20T22:00:00' }),
  ),
  page(
    'microformats 1: abbr',
    '<div class="vevent"><span class="summary">A</span><abbr class="dtstart" title="20260620T193000">x</abbr><abbr class="dtend" title="20260620T220000">y</abbr></div>',
    a({ end: '2026-06-20T22:00:00' }),
  ),
  page(
    'microformats: offset of hours only',
    '<div class="h-event"><b class="p-name">A</b><time class="dt-start" datetime="2026-06-20 19:30-08">x</time></div>',
    a({ offset: '-08:00' }),
  ),
  page(
    'a schedule: first date with a time',
    event({
      eventSchedule: {
        '@type': 'Schedule',
        startDate: '2026-06-20',
        endDate: '2026-12-31',
        repeatFrequency: 'P1W',
        byDay: 'https://schema.org/Saturday',
        startTime: '19:30:00',
        endTime: '20:30:00',
        scheduleTimezone: 'Europe/London',
      },
    }),
    a({ zone: 'Europe/London' }),
  ),
  unsure(
    'a schedule without any start',
    event({
      eventSchedule: [
        {
          '@type': 'Schedule',
          repeatFrequency: 'P1M',
          byDay: '2MO',
          startTime: '18:00:00',
          scheduleTimezone: 'Asia/Shanghai',
        },
      ],
    }),
  ),
  page(
    'a museum: exhibition of dates',
    jsonLd({
      '@context': 'https://schema.org',
      '@type': 'ExhibitionEvent',
      name: 'A',
      startDate: '2026-06-20',
      endDate: '2026-09-13',
    }),
    { title: 'A', start: '2026-06-20T00:00:00', end: '2026-09-13T23:59:59', allDay: true },
  ),
  page(
    'a university: CourseInstance within a Course',
    jsonLd({
      '@context': 'https://schema.org',
      '@type': 'Course',
      name: 'Course',
      hasCourseInstance: { '@type': 'CourseInstance', name: 'A', startDate: start },
    }),
    a(),
  ),
  page(
    'a sports club: teams in place of a name',
    jsonLd({
      '@context': 'https://schema.org',
      '@type': 'SportsEvent',
      name: 'A',
      startDate: start,
      homeTeam: { name: 'X' },
      awayTeam: { name: 'Y' },
    }),
    a(),
  ),
  page('HTML in the name', event({ name: '<b>A</b> &amp; <i>friends</i>', startDate: start }), {
    title: 'A & friends',
    start,
  }),
  page(
    'escaped slashes and unicode escapes',
    '<script type="application/ld+json">{"@context":"https:\\/\\/schema.org","@type":"Event","name":"\\u0041","startDate":"2026-06-20T19:30:00"}</script>',
    a(),
  ),
  page(
    'type as a whole address, in http',
    jsonLd({
      '@type': 'http://schema.org/TheaterEvent',
      'http://schema.org/name': 'A',
      name: 'A',
      startDate: start,
    }),
    a(),
  ),
  page(
    '@context as an object with a vocabulary and a prefix',
    jsonLd({
      '@context': { '@vocab': 'https://schema.org/', x: 'https://x.example/' },
      '@type': 'Event',
      name: 'A',
      startDate: { '@type': 'DateTime', '@value': '2026-06-20T19:30:00' },
    }),
    a(),
  ),
  page(
    'prefix schema:',
    jsonLd({
      '@context': { schema: 'https://schema.org/' },
      '@type': 'schema:Event',
      'schema:name': 'A',
      'schema:startDate': start,
    }),
    a(),
  ),
  page('start as a list of one', event({ startDate: [start] }), a()),
  page(
    'the same event in JSON-LD and microdata is one',
    event({ startDate: start, url: 'https://site.example/page' }) +
      micro(`<time itemprop="startDate" datetime="${start}">x</time>`),
    a(),
  ),
  page(
    'two dates of one play are two events',
    event({ startDate: start }) + event({ startDate: '2026-06-21T15:00:00' }),
    a(),
    { title: 'A', start: '2026-06-21T15:00:00' },
  ),
  page(
    'itemref',
    '<div itemscope itemtype="https://schema.org/Event" itemref="r"><b itemprop="name">A</b></div><p id="r"><time itemprop="startDate" datetime="2026-06-20T19:30">x</time></p>',
    a(),
  ),
];
