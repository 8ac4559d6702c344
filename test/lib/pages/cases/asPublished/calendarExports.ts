import { calendar, vevent } from '../calendarCase';
import type { Expected, FileCase } from './verdict';

export const one = (name: string, lines: string[], ...plain: Expected[]): FileCase => ({
  name,
  file: calendar(...lines),
  plain,
});

/** An event named A of these lines. */
export const single = (name: string, lines: string[], expected: Omit<Expected, 'title'>): FileCase =>
  one(name, vevent(...lines), { title: 'A', ...expected });

const pacific = [
  'BEGIN:VTIMEZONE',
  'TZID:(GMT-08.00) Pacific Time (US & Canada)',
  'BEGIN:STANDARD',
  'DTSTART:20071104T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
  'TZOFFSETFROM:-0700',
  'TZOFFSETTO:-0800',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:20070311T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
  'TZOFFSETFROM:-0800',
  'TZOFFSETTO:-0700',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
];

/** The same zone under another name; its definition has a line of its own form. */
const renamed = (id: string, standard = 'TZOFFSETTO:-0800') =>
  pacific.map((line) =>
    line.startsWith('TZID') ? `TZID:${id}` : line === 'TZOFFSETTO:-0800' ? standard : line,
  );

/** Lines as the named programs write them, all content is made up. */
export const calendarExports: FileCase[] = [
  single(
    'Zimbra: zone named by a Windows display name in quotation marks',
    [
      'DTSTART;TZID="(GMT-08.00) Pacific Time (US & Canada)":20260714T180000',
      'DTEND;TZID="(GMT-08.00) Pacific Time (US & Canada)":20260714T193000',
    ],
    { start: '2026-07-14T18:00:00', end: '2026-07-14T19:30:00', allDay: false },
  ),
  one(
    'Zimbra: the same name with its definition',
    [
      ...pacific,
      ...vevent('DTSTART;TZID="(GMT-08.00) Pacific Time (US & Canada)":20260714T180000', 'DURATION:PT1H30M'),
    ],
    { title: 'A', start: '2026-07-14T18:00:00', end: '2026-07-14T19:30:00', allDay: false },
  ),
  one(
    'Outlook: zone called Customized Time Zone, known by its definition alone',
    [...renamed('Customized Time Zone'), ...vevent('DTSTART;TZID=Customized Time Zone:20260114T180000')],
    { title: 'A', start: '2026-01-14T18:00:00', offset: '-08:00' },
  ),
  one(
    'Outlook: the definition in summer time',
    [...renamed('Customized Time Zone 1'), ...vevent('DTSTART;TZID=Customized Time Zone 1:20260714T180000')],
    { title: 'A', start: '2026-07-14T18:00:00', offset: '-07:00' },
  ),
  one(
    'Outlook: tzone://Microsoft/Utc',
    vevent(
      'DTSTART;TZID="tzone://Microsoft/Utc":20260114T180000',
      'DTEND;TZID="tzone://Microsoft/Utc":20260114T190000',
    ),
    { title: 'A', start: '2026-01-14T18:00:00', end: '2026-01-14T19:00:00' },
  ),
  single(
    'Exchange: Romance Standard Time without a definition',
    [
      'DTSTART;TZID=Romance Standard Time:20260715T093000',
      'DTEND;TZID=Romance Standard Time:20260715T100000',
    ],
    { start: '2026-07-15T09:30:00', end: '2026-07-15T10:00:00', zone: 'Europe/Paris' },
  ),
  single(
    'Thunderbird: zone under the prefix /mozilla.org',
    ['DTSTART;TZID=/mozilla.org/20070129_1/Europe/Berlin:20260401T190000'],
    {
      start: '2026-04-01T19:00:00',
      zone: 'Europe/Berlin',
    },
  ),
  single(
    'Evolution: zone under the prefix /freeassociation',
    ['DTSTART;TZID=/freeassociation.sourceforge.net/America/New_York:20260401T190000'],
    {
      start: '2026-04-01T19:00:00',
      zone: 'America/New_York',
    },
  ),
  single(
    'Lotus Notes: zone named Eastern, DTSTAMP after',
    ['DTSTART;TZID="Eastern":20260401T190000', 'DTEND;TZID="Eastern":20260401T200000'],
    {
      start: '2026-04-01T19:00:00',
      end: '2026-04-01T20:00:00',
    },
  ),
  single(
    'Apple: travel time and structured location',
    [
      'X-APPLE-TRAVEL-ADVISORY-BEHAVIOR:AUTOMATIC',
      'DTSTART;TZID=Europe/Rome:20260612T203000',
      'DTEND;TZID=Europe/Rome:20260612T230000',
      'X-APPLE-STRUCTURED-LOCATION;VALUE=URI;X-ADDRESS="Via Lunga 3\\, Lucca";X-APPLE-RADIUS=70;X-TITLE=Villa Mora:geo:43.84,10.50',
      'LOCATION:Villa Mora\\nVia Lunga 3\\, Lucca',
    ],
    { start: '2026-06-12T20:30:00', end: '2026-06-12T23:00:00', zone: 'Europe/Rome', venue: 'Villa Mora' },
  ),
  single(
    'Facebook: UTC with a status',
    ['DTSTART:20260613T190000Z', 'DTEND:20260613T230000Z', 'PARTSTAT:ACCEPTED', 'STATUS:CONFIRMED'],
    {
      start: '2026-06-13T19:00:00',
      end: '2026-06-13T23:00:00',
      offset: '+00:00',
    },
  ),
  single(
    'Nextcloud: a day by VALUE=DATE, DURATION of one day',
    ['DTSTART;VALUE=DATE:20260501', 'DURATION:P1D'],
    {
      start: '2026-05-01T00:00:00',
      end: '2026-05-01T23:59:59',
      allDay: true,
    },
  ),
  single('a day by VALUE=DATE without any end', ['DTSTART;VALUE=DATE:20260501'], {
    start: '2026-05-01T00:00:00',
    allDay: true,
  }),
  single('a day whose end is the same day', ['DTSTART;VALUE=DATE:20260501', 'DTEND;VALUE=DATE:20260501'], {
    start: '2026-05-01T00:00:00',
    end: '2026-05-01T23:59:59',
    allDay: true,
  }),
  single('a date without VALUE=DATE', ['DTSTART:20260501', 'DTEND:20260503'], {
    start: '2026-05-01T00:00:00',
    end: '2026-05-02T23:59:59',
    allDay: true,
  }),
  single('lower-case names and values', ['dtstart;value=date:20260501', 'location:hall'], {
    start: '2026-05-01T00:00:00',
    allDay: true,
    venue: 'hall',
  }),
  single('dashes and colons as in ISO 8601', ['DTSTART:2026-05-01T19:00:00Z'], {
    start: '2026-05-01T19:00:00',
  }),
  single('DURATION of weeks', ['DTSTART:20260501T190000', 'DURATION:P2W'], {
    start: '2026-05-01T19:00:00',
    end: '2026-05-15T19:00:00',
  }),
  single(
    'DURATION over the change to summer time counts days as days',
    ['DTSTART;TZID=Europe/Berlin:20260328T190000', 'DURATION:P1D'],
    {
      start: '2026-03-28T19:00:00',
      end: '2026-03-29T19:00:00',
    },
  ),
  single(
    'DURATION over the change to summer time counts hours as hours',
    ['DTSTART;TZID=Europe/Berlin:20260328T190000', 'DURATION:PT24H'],
    {
      start: '2026-03-28T19:00:00',
      end: '2026-03-29T20:00:00',
    },
  ),
  single(
    'start in one zone, end in another (a flight)',
    ['DTSTART;TZID=Europe/Berlin:20260501T100000', 'DTEND;TZID=America/New_York:20260501T130000'],
    {
      start: '2026-05-01T10:00:00',
      zone: 'Europe/Berlin',
    },
  ),
  single('an end before the start is dropped', ['DTSTART:20260501T190000', 'DTEND:20260501T180000'], {
    start: '2026-05-01T19:00:00',
    end: 'none',
  }),
  single('24:00 as the end', ['DTSTART:20260501T190000', 'DTEND:20260501T240000'], {
    start: '2026-05-01T19:00:00',
    end: '2026-05-02T00:00:00',
  }),
  single('X-WR-TIMEZONE is no zone of a local time that is in UTC', ['DTSTART:20260501T190000Z'], {
    start: '2026-05-01T19:00:00',
    offset: '+00:00',
  }),
  single('a rule with COUNT', ['DTSTART:20260501T190000', 'RRULE:FREQ=WEEKLY;COUNT=5'], {
    start: '2026-05-01T19:00:00',
    recurrence: 'FREQ=WEEKLY;COUNT=5',
  }),
  single(
    'a rule with a parameter of its own, as BusyCal writes it',
    ['DTSTART:20260501T190000', 'RRULE;X-BUSYMAC-REGENERATE=TRASH:FREQ=WEEKLY;BYDAY=FR'],
    {
      start: '2026-05-01T19:00:00',
      recurrence: 'FREQ=WEEKLY;BYDAY=FR',
    },
  ),
  single(
    'an alarm with times and names of its own',
    [
      'DTSTART:20260501T190000',
      'BEGIN:VALARM',
      'TRIGGER;VALUE=DATE-TIME:20260430T190000Z',
      'SUMMARY:Wake up',
      'DURATION:PT5M',
      'DESCRIPTION:Reminder',
      'END:VALARM',
    ],
    { start: '2026-05-01T19:00:00', end: 'none' },
  ),
  one(
    'a to-do and a journal beside the event are none',
    [
      'BEGIN:VTODO',
      'SUMMARY:Buy milk',
      'DTSTART:20260501T080000',
      'DUE:20260501T090000',
      'END:VTODO',
      ...vevent('DTSTART:20260501T190000'),
      'BEGIN:VJOURNAL',
      'SUMMARY:Diary',
      'DTSTART:20260501T080000',
      'END:VJOURNAL',
    ],
    { title: 'A', start: '2026-05-01T19:00:00' },
  ),
  one('a free-busy block gives no event', [
    'BEGIN:VFREEBUSY',
    'DTSTART:20260501T080000Z',
    'DTEND:20260601T080000Z',
    'FREEBUSY:20260501T080000Z/PT1H',
    'END:VFREEBUSY',
  ]),
  one(
    'two calendars in one file',
    [
      ...vevent('DTSTART:20260501T190000'),
      'END:VCALENDAR',
      'BEGIN:VCALENDAR',
      'BEGIN:VEVENT',
      'SUMMARY:B',
      'DTSTART:20260601T190000',
      'END:VEVENT',
    ],
    { title: 'A', start: '2026-05-01T19:00:00' },
    { title: 'B', start: '2026-06-01T19:00:00' },
  ),
  single(
    'a quoted parameter with a colon and a semicolon',
    ['DTSTART;X-NOTE="a:b;c":20260501T190000', 'LOCATION;ALTREP="http://x.example/a;b:c":Big Hall'],
    {
      start: '2026-05-01T19:00:00',
      venue: 'Big Hall',
    },
  ),
  single('spaces around values', ['DTSTART: 20260501T190000 ', 'DTEND : 20260501T200000'], {
    start: '2026-05-01T19:00:00',
  }),
  one(
    'vCalendar 1.0 with quoted-printable',
    [
      'BEGIN:VEVENT',
      'SUMMARY;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:F=C3=AAte du =',
      'lac',
      'DTSTART:20260501T190000Z',
      'DTEND:20260501T200000Z',
      'END:VEVENT',
    ],
    { title: 'Fête du lac', start: '2026-05-01T19:00:00', end: '2026-05-01T20:00:00' },
  ),
  single(
    'Outlook marks whole days, with midnights',
    [
      'DTSTART;TZID=Europe/Berlin:20260501T000000',
      'DTEND;TZID=Europe/Berlin:20260502T000000',
      'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
    ],
    { start: '2026-05-01T00:00:00', end: '2026-05-01T23:59:59', allDay: true },
  ),
  single('cancelled by METHOD and STATUS', ['DTSTART:20260501T190000', 'STATUS:CANCELLED'], {
    start: '2026-05-01T19:00:00',
    status: 'cancelled',
  }),
];
