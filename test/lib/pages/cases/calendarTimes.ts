import { type CalendarCase, calendar, single, time, vevent } from './calendarCase';

const evening = time('2026-05-01T19:30:00');
const berlinRules = [
  ...['BEGIN:STANDARD', 'DTSTART:19701025T030000', 'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU'],
  ...['TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100', 'END:STANDARD'],
  ...['BEGIN:DAYLIGHT', 'DTSTART:19700329T020000', 'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU'],
  ...['TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200', 'END:DAYLIGHT'],
];
const zone = (name: string, ...lines: string[]) => [
  'BEGIN:VTIMEZONE',
  `TZID:${name}`,
  ...lines,
  'END:VTIMEZONE',
];

/** Forms of DTSTART → the start. */
const startForms: [line: string, start: ReturnType<typeof time>, allDay?: boolean][] = [
  ['DTSTART:20260501T193000', evening],
  ['DTSTART:20260501T1930', evening],
  ['DTSTART:2026-05-01T19:30:00', evening],
  ['DTSTART:2026-05-01 19:30', evening],
  ['DTSTART: 20260501T193000 ', evening],
  ['dtstart:20260501T193000', evening],
  ['DTSTART;VALUE=DATE-TIME:20260501T193000', evening],
  ['DTSTART:20260501T193000Z', time('2026-05-01T19:30:00', '+00:00')],
  ['DTSTART:20260501T193000z', time('2026-05-01T19:30:00', '+00:00')],
  ['DTSTART:20260501T193000+0200', time('2026-05-01T19:30:00', '+02:00')],
  ['DTSTART:2026-05-01T19:30:00-05:00', time('2026-05-01T19:30:00', '-05:00')],
  ['DTSTART:20260501T193000.000Z', time('2026-05-01T19:30:00', '+00:00')],
  ['DTSTART;TZID=Europe/Berlin:20260501T193000', time('2026-05-01T19:30:00', 'Europe/Berlin')],
  ['DTSTART;TZID="Europe/Berlin":20260501T193000', time('2026-05-01T19:30:00', 'Europe/Berlin')],
  [
    'DTSTART;X-NOTE=1;TZID=Europe/Berlin;VALUE=DATE-TIME:20260501T193000',
    time('2026-05-01T19:30:00', 'Europe/Berlin'),
  ],
  ['DTSTART;TZID=Europe/Berlin:20260501T173000Z', time('2026-05-01T17:30:00', '+00:00')],
  ['DTSTART;TZID=America/New_York;20260501T193000', time('2026-05-01T19:30:00', 'America/New_York')],
  ['DTSTART;TZID=GMT+0200:20260501T193000', time('2026-05-01T19:30:00', '+02:00')],
  ['DTSTART;TZID=:20260501T193000', evening],
  ['DTSTART;TZID="":20260501T193000', evening],
  ['DTSTART;TZID=(UTC+01:00) Amsterdam, Berlin:20260501T193000', evening],
  ['DTSTART;TZID=Nowhere:20260501T193000', evening],
  ['DTSTART:20260501T240000', time('2026-05-02T00:00:00')],
  ['DTSTART:20261231T240000', time('2027-01-01T00:00:00')],
  ['DTSTART:20260501T193060', time('2026-05-01T19:30:59')],
  ['DTSTART:19650501T193000', time('1965-05-01T19:30:00')],
  ['DTSTART;TZID=Europe/Berlin:19011213T204551', time('1901-12-13T20:45:51', 'Europe/Berlin')],
  ['DTSTART:20260501', time('2026-05-01T00:00:00'), true],
  ['DTSTART;VALUE=DATE:20260501', time('2026-05-01T00:00:00'), true],
  ['DTSTART;VALUE="DATE":20260501', time('2026-05-01T00:00:00'), true],
  ['DTSTART;VALUE=date:2026-05-01', time('2026-05-01T00:00:00'), true],
  ['DTSTART;VALUE=DATE:20260501T000000', time('2026-05-01T00:00:00'), true],
  ['DTSTART;VALUE=DATE:19450508', time('1945-05-08T00:00:00'), true],
  ['DTSTART;VALUE=DATE;TZID=Europe/Berlin:20260501', time('2026-05-01T00:00:00'), true],
  ['DTSTART;VALUE=DATE:20280229', time('2028-02-29T00:00:00'), true],
];

/** Starts that do not exist. */
const badStarts = [
  'DTSTART:',
  'DTSTART:tomorrow',
  'DTSTART:20260230T100000',
  'DTSTART;VALUE=DATE:20270229',
  'DTSTART:20261301T100000',
  'DTSTART:20260501T250000',
  'DTSTART:20260501T106100',
  'DTSTART:05/01/2026',
  'DTSTART:99999999T999999Z',
  'DTSTARTS:20260501T100000',
];

/** Lines → the end; undefined if there is none. */
const ends: [name: string, lines: string[], end: ReturnType<typeof time> | undefined][] = [
  ['no end', ['DTSTART:20260501T193000'], undefined],
  ['the end is the start', ['DTSTART:20260501T193000', 'DTEND:20260501T193000'], undefined],
  ['zero duration', ['DTSTART:20260501T193000', 'DURATION:PT0S'], undefined],
  ['an end before the start', ['DTSTART:20260501T193000', 'DTEND:20260501T180000'], undefined],
  ['a negative duration', ['DTSTART:20260501T193000', 'DURATION:-PT1H'], undefined],
  ['a duration that is none', ['DTSTART:20260501T193000', 'DURATION:20260501'], undefined],
  ['a duration', ['DTSTART:20260501T193000', 'DURATION:PT1H30M'], time('2026-05-01T21:00:00')],
  ['a duration with a sign', ['DTSTART:20260501T193000', 'DURATION:+P1DT1H'], time('2026-05-02T20:30:00')],
  [
    'a day as the end, the day after',
    ['DTSTART:20260501T193000', 'DTEND:20260502'],
    time('2026-05-02T00:00:00'),
  ],
  [
    'a day as the end, the same day',
    ['DTSTART:20260501T193000', 'DTEND:20260501'],
    time('2026-05-01T23:59:59'),
  ],
  ['past midnight', ['DTSTART:20260501T230000', 'DTEND:20260502T030000'], time('2026-05-02T03:00:00')],
  [
    'zones apart, the end being earlier by its clock',
    ['DTSTART:20260501T193000+0900', 'DTEND:20260501T130000+0200'],
    time('2026-05-01T13:00:00', '+02:00'),
  ],
  ['all day, without an end', ['DTSTART;VALUE=DATE:20260501'], undefined],
  [
    'all day, of one day',
    ['DTSTART;VALUE=DATE:20260501', 'DTEND;VALUE=DATE:20260502'],
    time('2026-05-01T23:59:59'),
  ],
  ['all day, by duration', ['DTSTART;VALUE=DATE:20260501', 'DURATION:P2D'], time('2026-05-02T23:59:59')],
  ['all day, of zero days', ['DTSTART;VALUE=DATE:20260501', 'DURATION:P0D'], time('2026-05-01T23:59:59')],
  ['all day, until an hour', ['DTSTART:20260501', 'DTEND:20260502T180000'], time('2026-05-02T23:59:59')],
  ['all day, ended before it starts', ['DTSTART:20260501', 'DTEND:20260430'], undefined],
];

/** Times in calendar files. */
export const calendarTimeCases: CalendarCase[] = [
  ...startForms.map(([line, start, allDay = false]) => ({
    name: line,
    file: single(line),
    events: [{ title: 'A', start, allDay }],
  })),
  ...badStarts.map((line) => ({
    name: `no start: ${line}`,
    file: calendar(...vevent(line), ...vevent('DTSTART:20260501T193000')),
    events: [{ start: evening }],
    unreadable: ['A'],
  })),
  ...ends.map(([name, lines, end]) => ({ name, file: single(...lines), events: [{ end }] })),
  {
    name: 'all-day ends that are the last day, as the events of one day show',
    file: calendar(
      ...vevent('DTSTART;VALUE=DATE:20260501', 'DTEND;VALUE=DATE:20260501'),
      ...vevent('DTSTART;VALUE=DATE:20260504', 'DTEND;VALUE=DATE:20260506'),
    ),
    events: [{ end: time('2026-05-01T23:59:59') }, { end: time('2026-05-06T23:59:59') }],
  },
  {
    name: 'all-day ends after the last day, one of which is the start',
    file: calendar(
      ...vevent('DTSTART;VALUE=DATE:20260501', 'DTEND;VALUE=DATE:20260501'),
      ...vevent('DTSTART;VALUE=DATE:20260502', 'DTEND;VALUE=DATE:20260503'),
      ...vevent('DTSTART;VALUE=DATE:20260503', 'DTEND;VALUE=DATE:20260504'),
    ),
    events: ['01', '02', '03'].map((day) => ({ end: time(`2026-05-${day}T23:59:59`) })),
  },
  {
    name: 'the ends of one calendar say nothing about those of another in the file',
    file:
      calendar(...vevent('DTSTART;VALUE=DATE:20260501', 'DTEND;VALUE=DATE:20260501')) +
      calendar(...vevent('DTSTART;VALUE=DATE:20260504', 'DTEND;VALUE=DATE:20260506')),
    events: [{ end: time('2026-05-01T23:59:59') }, { end: time('2026-05-05T23:59:59') }],
  },
  {
    name: 'a whole day from midnight to midnight, marked as such by Outlook',
    file: single(
      'DTSTART;TZID=Europe/Berlin:20260501T000000',
      'DTEND;TZID=Europe/Berlin:20260503T000000',
      'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
    ),
    events: [{ allDay: true, start: time('2026-05-01T00:00:00'), end: time('2026-05-02T23:59:59') }],
  },
  ...(
    [
      ['20260115T193000', '+01:00'],
      ['20260328T193000', '+01:00'],
      ['20260329T193000', '+02:00'],
      ['20260501T193000', '+02:00'],
      ['20261025T193000', '+01:00'],
    ] as const
  ).map(([written, offset]) => ({
    name: `a zone that only the file knows, at ${written}`,
    file: calendar(...zone('Our office', ...berlinRules), ...vevent(`DTSTART;TZID=Our office:${written}`)),
    events: [{ start: time(written.replace(/(....)(..)(..)T(..)(..)(..)/, '$1-$2-$3T$4:$5:$6'), offset) }],
  })),
  {
    name: 'a zone that the file defines under a name with a colon',
    file: calendar(
      ...zone('(UTC+01:00) Amsterdam, Berlin', ...berlinRules),
      ...vevent('DTSTART;TZID="(UTC+01:00) Amsterdam, Berlin":20260501T193000'),
    ),
    events: [{ start: time('2026-05-01T19:30:00', '+02:00') }],
  },
  {
    name: 'a zone of the file that says its usual name',
    file: calendar(
      ...zone('Custom', 'LAST-MODIFIED:20260101T000000Z', 'X-LIC-LOCATION:Europe/Berlin', ...berlinRules),
      ...vevent('DTSTART;TZID=Custom:20260501T193000', 'RRULE:FREQ=WEEKLY'),
    ),
    events: [{ start: time('2026-05-01T19:30:00', 'Europe/Berlin') }],
  },
  {
    name: 'a series in a zone that only the file knows has no one offset',
    file: calendar(
      ...zone('Our office', ...berlinRules),
      ...vevent('DTSTART;TZID=Our office:20260501T193000', 'RRULE:FREQ=WEEKLY'),
    ),
    events: [{ start: evening, recurrence: 'FREQ=WEEKLY' }],
  },
  {
    name: 'a zone of the file without summer time',
    file: calendar(
      ...zone('Fixed', 'BEGIN:STANDARD', 'DTSTART:16010101T000000', 'TZOFFSETTO:+0530', 'END:STANDARD'),
      ...vevent('DTSTART;TZID=Fixed:20260501T193000', 'RRULE:FREQ=WEEKLY'),
    ),
    events: [{ start: time('2026-05-01T19:30:00', '+05:30') }],
  },
  {
    name: 'a zone of the file whose rule has too many parts to search a year with',
    file: calendar(
      ...zone(
        'Endless',
        ...['BEGIN:STANDARD', 'DTSTART:19700101T000000', 'TZOFFSETTO:+0530'],
        ...[`RRULE:FREQ=YEARLY;BYMONTHDAY=1;BYSETPOS=1${',1'.repeat(7_000)}`, 'END:STANDARD'],
      ),
      ...vevent('DTSTART;TZID=Endless:20260501T193000'),
    ),
    events: [{ start: evening }],
  },
  {
    name: 'a zone of the file that says nothing',
    file: calendar(...zone('Empty'), ...vevent('DTSTART;TZID=Empty:20260501T193000')),
    events: [{ start: evening }],
  },
  {
    name: 'several calendars, each with its own zone',
    file:
      calendar('X-WR-TIMEZONE:Europe/Vienna', ...vevent('DTSTART:20260501T193000')) +
      calendar('X-WR-TIMEZONE:Asia/Tokyo', ...vevent('DTSTART:20260501T193000')) +
      calendar(...vevent('DTSTART:20260501T193000')),
    events: [
      { start: time('2026-05-01T19:30:00', 'Europe/Vienna') },
      { start: time('2026-05-01T19:30:00', 'Asia/Tokyo') },
      { start: evening },
    ],
  },
  {
    name: "an empty TZID, in a calendar with a zone, is the calendar's",
    file: calendar('X-WR-TIMEZONE:Europe/Vienna', ...vevent('DTSTART;TZID=:20260501T193000')),
    events: [{ start: time('2026-05-01T19:30:00', 'Europe/Vienna') }],
  },
];
