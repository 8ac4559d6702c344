import { inLinkElement, inLinkHeader } from '../../lib/accounts/sites/advertisedRoot';
import { isSameEvent } from '../../lib/calendar/matching/sameEvents';
import { sameText } from '../../lib/calendar/matching/sameText';
import { decodeWordPressEntities } from '../../lib/calendar/shared/text';
import { updated } from '../../lib/eventReview/update';
import { retryAfter } from '../../lib/http/retry';
import { readCsv } from '../../lib/importExport/csv';
import { readLinks } from '../../lib/importExport/links';
import { readPlaylists } from '../../lib/importExport/playlists';
import { readSubscriptions } from '../../lib/importExport/subscriptions';
import { findEvents } from '../../lib/pages/events';
import { readCalendarFile } from '../../lib/pages/ics';
import { findVideos } from '../../lib/pages/markup/embeds';
import { findPlainEvents } from '../../lib/pages/plainPage';
import { oneLine, resolveWebAddress, toPlainText } from '../../lib/pages/plainText';
import { parseSiteAddress } from '../../lib/pages/siteAddress';
import { applyRule } from '../../lib/pages/taught/applyRule';
import { learnRule } from '../../lib/pages/taught/learnRule';
import { readEventText } from '../../lib/pages/text';
import { readRule } from '../../lib/pages/times/recurrence';
import { findZone } from '../../lib/pages/times/zones';
import { recognizeVideoUrl } from '../../lib/pages/video';
import { choices } from '../components/samples';
import { type Grown, grown, repeated } from './growth';

/** A reader of text, and the words that mean something to it. */
interface TextReader {
  name: string;
  limit: number;
  words: string[];
  opening?: string;
  closing?: string;
  read(text: string): unknown;
}

const address = 'https://venue.example/';
const context = { now: '2026-11-22T12:00:00Z', timeZone: 'Europe/Berlin', locale: 'en-US' };
const markup = [
  '<',
  '>',
  '<a ',
  '<p>',
  '</p>',
  '<!--',
  '-->',
  '<script',
  '</script>',
  '<style ',
  '"',
  '&',
  '&amp;',
];
const plain = [
  'a',
  'a-',
  'ä',
  ' ',
  '  ',
  '\n',
  '\t',
  '\r',
  '1',
  '.',
  ',',
  '-',
  '…',
  '\u2028',
  '\u202e',
  '😀',
  '\ud800',
];
const path = [
  'a',
  'a-b-',
  '_',
  '.',
  '/',
  '//',
  '%',
  '%41',
  '?',
  '&',
  '=',
  '#',
  ':',
  '@',
  ';',
  '1',
  'ä',
  '+',
  '[',
  '\\',
];
const table = [
  ',',
  ';',
  '\t',
  '"',
  '""',
  '\n',
  '\r\n',
  'a',
  ' ',
  "'=",
  'https://youtu.be/aB3-xY9_zQ1',
  '|',
  '(',
  '?!',
];
const line = [
  'BEGIN:VEVENT\n',
  'END:VEVENT\n',
  ';',
  ':',
  ',',
  '\\',
  '"',
  '=',
  '\n ',
  '\r',
  'CN=',
  'a',
  '^',
  ' ',
];
const when = [
  'at ',
  '@',
  ' on ',
  'the A',
  'Venue: ',
  '12',
  '12.',
  '12:30',
  '-',
  'May ',
  '5th ',
  'Friday ',
  'from ',
  ', ',
];

const event = { title: '', start_date: '2026-05-01 20:00:00' };
const form = {
  title: 'Jazz',
  description: '',
  cost: '',
  status: 'publish' as const,
  allDay: false,
  start: '2026-12-05T20:00',
  end: '2026-12-05T23:15',
  timeZone: 'America/New_York',
  website: '',
  venue: { id: 7 },
  organizers: [{ id: 3 }],
  image: '',
  categories: [],
  tags: [],
};
const found = {
  title: 'Jazz',
  start: { local: '2026-12-05T20:00:00' },
  allDay: false,
  organizers: [],
  keywords: [],
  source: 'json-ld' as const,
  evidence: {},
};

const pageOf = (html: string) => new DOMParser().parseFromString(html, 'text/html');

const vevent = (name: string) => ({
  opening: `BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:a\nDTSTART:20260501T200000Z\n${name}`,
  closing: '\nEND:VEVENT\nEND:VCALENDAR\n',
});

export const textReaders: TextReader[] = [
  {
    name: 'recognizeVideoUrl',
    limit: 200_000,
    words: path,
    opening: 'https://www.youtube.com/',
    read: recognizeVideoUrl,
  },
  {
    name: 'recognizeVideoUrl of a host',
    limit: 200_000,
    words: path,
    opening: 'https://',
    read: recognizeVideoUrl,
  },
  {
    name: 'resolveWebAddress',
    limit: 4_096,
    words: path,
    opening: 'https://tickets.example/',
    read: (text) => resolveWebAddress(text, address),
  },
  {
    name: 'resolveWebAddress of a host',
    limit: 4_096,
    words: path,
    opening: 'https://',
    read: (text) => resolveWebAddress(text, address),
  },
  { name: 'parseSiteAddress', limit: 200_000, words: path, read: parseSiteAddress },
  {
    name: 'textOfMarkup',
    limit: 400_000,
    words: [...markup, ...plain],
    read: (text) => toPlainText(text, 100_000),
  },
  { name: 'oneLine', limit: 400_000, words: plain, read: (text) => oneLine(text, 100_000) },
  {
    name: 'readEventText',
    limit: 400_000,
    words: [...plain, ...when],
    read: (text) => readEventText(text, context),
  },
  {
    name: 'readEventText after a date',
    limit: 400_000,
    words: [...plain, ...when],
    opening: 'May 5, 2027 8 pm ',
    read: (text) => readEventText(text, context),
  },
  {
    name: 'readCalendarFile',
    limit: 2_000_000,
    words: line,
    opening: 'BEGIN:VCALENDAR\n',
    read: readCalendarFile,
  },
  ...[
    'DESCRIPTION:',
    'LOCATION:',
    'ORGANIZER;CN=',
    'CATEGORIES:',
    'EXDATE:',
    'RRULE:FREQ=',
    'URL:',
    'GEO:',
    'X-',
  ].map((name) => ({
    name: `readCalendarFile, ${name}`,
    limit: 2_000_000,
    words: [...line.slice(2), '20260501', 'T'],
    ...vevent(name),
    read: readCalendarFile,
  })),
  {
    name: 'readCalendarFile, parameters',
    limit: 2_000_000,
    words: [';X=a', ';CN="a"', ';é="a"', ';a b=c', ';MEMBER="a","b"'],
    ...vevent('LOCATION'),
    closing: `:a${vevent('').closing}`,
    read: readCalendarFile,
  },
  {
    name: 'readRule',
    limit: 200_000,
    words: [';', ',', '=', 'FREQ=', 'BYDAY=', '1MO', 'A', '1'],
    opening: 'FREQ=WEEKLY;',
    read: readRule,
  },
  {
    name: 'zoneOfIdentifier',
    limit: 200_000,
    words: ['A', '/', 'a', '"', ' ', '_', '-'],
    read: findZone,
  },
  { name: 'readCsv', limit: 2_000_000, words: table, read: readCsv },
  { name: 'readPlaylists', limit: 2_000_000, words: table, opening: 'a,', read: readPlaylists },
  {
    name: 'readPlaylists of one record',
    limit: 2_000_000,
    words: ['https://youtu.be/aB3-xY9_zQ1 '],
    opening: 'a,',
    read: readPlaylists,
  },
  {
    name: 'readPlaylists of JSON',
    // The parser is the browser's own
    limit: 500_000,
    words: ['[],', '{"a":1},', '"', ', "', 'a', ','],
    opening: '[',
    read: readPlaylists,
  },
  {
    name: 'readLinks',
    limit: 2_000_000,
    words: [...table, 'www.youtube.com/', 'https://youtu.be/', '/', ')'],
    read: readLinks,
  },
  { name: 'readSubscriptions', limit: 2_000_000, words: table, read: readSubscriptions },
  {
    name: 'readSubscriptions of OPML',
    limit: 2_000_000,
    words: ['<outline ', '<outline', ' a="b"', " a='", '/>', '=', '\n', ' ', 'a', '&#1;'],
    opening: '<opml>',
    read: readSubscriptions,
  },
  {
    name: 'the link element of a page',
    limit: 512_000,
    words: ['<link ', '<link', ' rel=', ' href="', "='", 'a', ' ', '=', '-', '"', '>', '&amp;'],
    read: inLinkElement,
  },
  {
    name: 'the Link header',
    limit: 64_000,
    words: ['<a', '>', '; ', 'rel=', '"', ',', ' '],
    read: inLinkHeader,
  },
  { name: 'sameText', limit: 400_000, words: [...markup, ...plain], read: (text) => sameText(text, 'a') },
  {
    name: 'updated',
    limit: 400_000,
    words: [...markup, ...plain],
    read: (description) =>
      updated(
        { ...form, description: { kind: 'markup', markup: description } },
        { ...found, description: `a${description}` },
        choices,
        'Europe/Paris',
      ),
  },
  {
    name: 'isSameEvent',
    limit: 400_000,
    words: path.concat('\n'),
    opening: 'https://',
    read: (website) =>
      isSameEvent({ ...event, title: 'a', storedWebsite: address } as Parameters<typeof isSameEvent>[0], {
        ...event,
        website,
      }),
  },
  {
    name: 'decodeWordPressEntities',
    limit: 400_000,
    words: ['&', '&#', '&#x', '1', 'a', ';', '&amp'],
    read: decodeWordPressEntities,
  },
  {
    name: 'retryAfter',
    limit: 64_000,
    words: ['1', '.', ' ', 'Sun, ', 'Nov', 'e', '-', ':'],
    read: (text) => retryAfter(new Headers({ 'retry-after': text }), 0),
  },
  {
    name: 'a JSON-LD block',
    limit: 2_000_000,
    words: [
      '[',
      '{"a":',
      '{"@id":"a"},',
      '"',
      ' ',
      ', ',
      '\\',
      ';',
      '-->',
      '{"@type":"Event","name":"a","startDate":"2026-05-01"},',
    ],
    opening: '[',
    read: (text) => findEvents(pageOf(`<script type="application/ld+json">${text}</script>`), address),
  },
];

/** Elements that are repeated on a page. Browsers nest elements 512 deep at most, so that depth is no matter of size. */
const nested = (opening: string) => `${opening.repeat(64)}${'</div>'.repeat(64)}`;
const microdata = '<div itemscope itemtype="https://schema.org/Event"';
const pages: [name: string, unit: string, opening?: string][] = [
  [
    'microdata events',
    `${microdata}><b itemprop=name>a</b><b itemprop=startDate content=2026-05-01></b></div>`,
  ],
  ['microdata within microdata', nested(`${microdata} itemprop=description><b itemprop=name>a</b>`)],
  ['properties within properties', nested('<div itemprop=description>a'), `${microdata}>`],
  ['microdata elsewhere', `${microdata} itemref=x></div>`, '<p id=x><b itemprop=name>a</b></p>'],
  [
    'RDFa events',
    '<div typeof=Event><b property=name>a</b><b property=startDate content=2026-05-01></b></div>',
  ],
  ['RDFa within RDFa', nested('<div typeof=Event property=description>a')],
  [
    'h-events',
    '<div class=h-event><b class=p-name>a</b><time class=dt-start datetime=2026-05-01></time></div>',
  ],
  [
    'h-events within h-events',
    nested('<div class="h-event"><div class="p-description e-content p-name">a</div>'),
  ],
  ['values within values', nested('<div class="dt-start value">a'), '<div class=h-event>'],
  ['metadata', '<meta property=og:title content=a><meta property=event:start_time content=2026-05-01>'],
  ['links', '<a href="https://youtu.be/aB3-xY9_zQ1?t=1"><b>a</b></a>'],
];

/** Half of the page refers to the other half. */
const manyOwners = (size: number) =>
  pageOf(
    repeated('<p itemscope><b itemprop=name>a</b></p>', '<section id=x>', '</section>')(size / 2) +
      repeated(`${microdata} itemref=x></div>`)(size / 2),
  );

const pageKinds = [
  ...pages.map(([name, unit, opening]) => ({
    name,
    make: (size: number) => pageOf(repeated(unit, opening)(size)),
  })),
  { name: 'microdata that refers to one place', make: manyOwners },
];

const nestedTables = `${'<table><tr><td>3 May 2027'.repeat(64)}${'</td></tr></table>'.repeat(64)}`;

/** Pages without structured data. */
const plainPages: [name: string, unit: string, opening?: string, closing?: string][] = [
  ['dates in cells', '<tr><td>3 May 2027, 8 pm</td><td>Jazz</td></tr>', '<table>', '</table>'],
  ['dates in one row', '<td>3 May 2027</td>', '<table><tr>', '</tr></table>'],
  ['nested tables', nestedTables],
  ['nested blocks', nested('<div>3 May <b>2027</b>')],
  ['list items', '<li><a href=/a>Jazz</a>, 3 May, 8 pm</li>', '<h2>2027</h2><ul>', '</ul>'],
  ['headings and text', '<h3>Jazz</h3><p>3 May, 8 pm</p><p>With friends</p>'],
  ['headings alone', '<h2>3 May</h2>'],
  ['inline text', '<b>3 May</b> <i>a</i>'],
  ['lines', '3 May 2027<br>'],
  ['days of a month', '<li>3 – a</li>', '<h2>May 2027</h2><ul>', '</ul>'],
  [
    'cells that reach down',
    '<tr><td rowspan=60 colspan=60>3 May 2027</td><td>a</td></tr>',
    '<table>',
    '</table>',
  ],
];

const taughtPages: typeof plainPages = [
  ['list items', '<li class=gig><b>3 May 2027</b> <i>Jazz</i></li>', '<ul>', '</ul>'],
  ['siblings', '<h3><i>Jazz</i></h3><p><b>3 May 2027</b></p>'],
  ['nested blocks', nested('<div><b>3 May 2027</b><i>Jazz</i>')],
  ['parts far apart', '<p></p>', '<div><b>3 May 2027</b>', '<i>Jazz</i></div>'],
  ['days with lists', '<h3><b>3 May</b></h3><ul><li><i>Jazz</i><li>Folk</ul>'],
];

/** The rule that the first `b` and `i` of a page teach, and what it finds. */
function readTaught(page: Document): unknown {
  const [date, title] = [page.querySelector('b'), page.querySelector('i')];
  const rule = date && title ? learnRule(page, { date, title }) : undefined;
  return rule && applyRule(page, address, rule, context);
}

export const pageReaders: Grown[] = [
  ...pageKinds.map(({ name, make }) =>
    grown({
      name: `a page of ${name}`,
      limit: 400_000,
      make,
      read: (page) => [findEvents(page, address), findVideos(page, address)],
    }),
  ),
  ...plainPages.map(([name, unit, opening, closing]) =>
    grown({
      name: `a page without data of ${name}`,
      limit: 400_000,
      make: (size: number) => pageOf(repeated(unit, opening, closing)(size)),
      read: (page) => findPlainEvents(page, address, context),
    }),
  ),
  ...taughtPages.map(([name, unit, opening, closing]) =>
    grown({
      name: `a taught page of ${name}`,
      limit: 400_000,
      make: (size: number) => pageOf(repeated(unit, opening, closing)(size)),
      read: readTaught,
    }),
  ),
];

/** As many kinds of input by a seed: a word of the reader over and over, or a few of them between others. */
export function kindsOf(reader: TextReader, random: () => number, count: number): Grown[] {
  const few = () =>
    Array.from({ length: 1 + Math.floor(random() * 4) }, () => one(reader.words, random)).join('');
  const { opening = '', closing = '', limit, read } = reader;
  const kind = (unit: string, begun: string, ended: string) =>
    grown({
      name: `${reader.name} of ${JSON.stringify([begun, unit, ended])}`,
      limit,
      make: repeated(unit, begun, ended),
      read,
    });
  return Array.from({ length: count }, (_, index) =>
    index % 2 === 0
      ? kind(one(reader.words, random), opening, `!${closing}`)
      : kind(few(), opening + few(), few() + closing),
  );
}

const one = (words: string[], random: () => number) => words[Math.floor(random() * words.length)] ?? '';
