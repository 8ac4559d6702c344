import { type CalendarCase, calendar, single, time, vevent } from './calendarCase';

const begin = 'DTSTART:20260501T193000';
const start = time('2026-05-01T19:30:00');

/** Entries, texts and damage in calendar files. */
export const calendarEntryCases: CalendarCase[] = [
  { name: 'an empty calendar', file: calendar(), events: [] },
  {
    name: 'to-dos, journals and free times are no events',
    file: calendar(
      ...['BEGIN:VTODO', 'SUMMARY:Buy', 'DTSTART:20260501T100000', 'DUE:20260502T100000', 'END:VTODO'],
      ...['BEGIN:VJOURNAL', 'SUMMARY:Notes', 'DTSTART;VALUE=DATE:20260501', 'END:VJOURNAL'],
      ...['BEGIN:VFREEBUSY', 'DTSTART:20260501T100000', 'END:VFREEBUSY'],
      ...vevent(begin),
    ),
    events: [{ title: 'A' }],
  },
  {
    name: 'an event without a title, by its UID',
    file: calendar('BEGIN:VEVENT', 'UID:7@a.example', begin, 'END:VEVENT', ...vevent(begin)),
    events: [{ title: 'A' }],
    unreadable: ['7@a.example'],
  },
  {
    name: 'an event without a title, by its place or the first line of its description',
    file: calendar(
      ...['BEGIN:VEVENT', begin, 'LOCATION:Hall', 'DESCRIPTION:Soup', 'END:VEVENT'],
      ...['BEGIN:VEVENT', begin, 'DESCRIPTION:Soup for all\\nBring a spoon', 'END:VEVENT'],
    ),
    events: [{ title: 'Hall' }, { title: 'Soup for all' }],
  },
  {
    name: 'an event without a calendar around it, as copied from a mail',
    file: vevent(begin).join('\r\n'),
    events: [{ title: 'A' }],
  },
  {
    name: 'a file that ends within an event',
    file: calendar(...vevent(begin), 'BEGIN:VEVENT', 'SUMMARY:Cut', begin).replace('END:VCALENDAR', 'DTEN'),
    events: [{ title: 'A' }],
    unreadable: ['Cut'],
  },
  {
    name: 'an event without its end, and one after it',
    file: calendar('BEGIN:VEVENT', 'SUMMARY:Open', begin, ...vevent(begin)),
    events: [{ title: 'A' }],
    unreadable: ['Open'],
  },
  {
    name: 'an alarm of its own start and text',
    file: single(
      ...['BEGIN:VALARM', 'TRIGGER:-PT10M', 'DESCRIPTION:Alarm', 'DURATION:PT5M', 'SUMMARY:B', 'END:VALARM'],
      begin,
    ),
    events: [{ title: 'A', description: undefined, end: undefined, start }],
  },
  {
    name: 'an alarm without its end',
    file: single(begin, 'BEGIN:VALARM', 'TRIGGER:-PT10M'),
    events: [{ title: 'A', start }],
  },
  {
    name: 'an end of an alarm without its begin',
    file: single('END:VALARM', begin),
    events: [{ title: 'A', start }],
  },
  {
    name: 'a repetition that is none leaves the event',
    file: single(begin, 'RRULE:FREQ=NONSENSE'),
    events: [{ title: 'A', start }],
  },
  {
    name: 'a repetition with spaces and a bad end',
    file: single(begin, 'RRULE:FREQ=WEEKLY; UNTIL=garbage'),
    events: [{ recurrence: 'FREQ=WEEKLY;UNTIL=garbage' }],
  },
  { name: 'an empty repetition', file: single(begin, 'RRULE:'), events: [{ recurrence: undefined }] },
  {
    name: 'lines that are no properties',
    file: single('', 'no property', ':', ';;;', '=', 'X', begin),
    events: [{ title: 'A', start }],
  },
  {
    name: 'values of the wrong type',
    file: single(begin, 'GEO:abc', 'ORGANIZER;CN="A:mailto:a', 'URL;VALUE=DATE:x', 'ATTACH;VALUE=DATE:x'),
    events: [{ title: 'A', venue: undefined, url: undefined, image: undefined }],
  },
  {
    name: 'lines folded within a word, with a tab, and with bare line feeds',
    file: ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'SUM', ' MARY:Long ti', '\ttle', 'DTST', ' ART:20260501T193000']
      .concat('END:VEVENT', 'END:VCALENDAR')
      .join('\n'),
    events: [{ title: 'Long title', start }],
  },
  {
    name: 'carriage returns alone end lines',
    file: single(begin).replaceAll('\r\n', '\r'),
    events: [{ title: 'A', start }],
  },
  {
    name: 'a byte order mark, blank lines and lower case',
    file: `\ufeff\n${calendar('begin:vevent', 'summary:Low', begin.toLowerCase(), 'end:vevent').replace('BEGIN', 'begin')}`,
    events: [{ title: 'Low', start }],
  },
  {
    name: 'escaped signs',
    file: calendar(
      'BEGIN:VEVENT',
      'SUMMARY:Rock\\, Roll\\; and \\\\',
      begin,
      'LOCATION:Hall\\nRoom 2',
      'END:VEVENT',
    ),
    events: [{ title: 'Rock, Roll; and \\', venue: { name: 'Hall Room 2' } }],
  },
  {
    name: 'signs that should have been escaped',
    file: calendar('BEGIN:VEVENT', 'SUMMARY:Rock, Roll; more: now', begin, 'END:VEVENT'),
    events: [{ title: 'Rock, Roll; more: now' }],
  },
  {
    name: 'the encoding of email, over two lines',
    file: calendar(
      ...['BEGIN:VEVENT', 'SUMMARY;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:Caf=C3=A9 =', '=C3=BCber, alles'],
      ...[begin, 'END:VEVENT'],
    ),
    events: [{ title: 'Café über, alles' }],
  },
  {
    name: 'the encoding of email, in a file that is cut off within a line',
    file: `BEGIN:VCALENDAR\nBEGIN:VEVENT\n${begin}\nSUMMARY;ENCODING=QUOTED-PRINTABLE:Caf=C3=A9 =`,
    events: [],
    unreadable: ['Café'],
  },
  {
    name: 'the encoding of email in a charset of its own',
    file: calendar(
      ...['BEGIN:VEVENT', 'SUMMARY;CHARSET=ISO-8859-1;ENCODING=QUOTED-PRINTABLE:Caf=E9', begin, 'END:VEVENT'],
    ),
    events: [{ title: 'Café' }],
  },
  {
    name: 'a file that withdraws its events',
    file: calendar('METHOD:CANCEL', ...vevent(begin, 'STATUS:CONFIRMED')),
    events: [{ status: 'cancelled' }],
  },
  {
    name: 'tentative and cancelled',
    file: calendar(...vevent(begin, 'STATUS:TENTATIVE'), ...vevent(begin, 'STATUS:CANCELLED')),
    events: [{ status: 'tentative' }, { status: 'cancelled' }],
  },
  {
    name: 'a cancelled occurrence that has the title and the start of its series',
    file: calendar(
      ...['BEGIN:VEVENT', 'UID:a', 'RECURRENCE-ID:20260508T193000', 'STATUS:CANCELLED', 'END:VEVENT'],
      ...vevent('UID:a', begin, 'RRULE:FREQ=WEEKLY'),
    ),
    events: [
      { title: 'A', start: time('2026-05-08T19:30:00'), status: 'cancelled' },
      { title: 'A', start },
    ],
  },
  {
    name: 'a description with markup',
    file: single(begin, 'DESCRIPTION:Plain', 'X-ALT-DESC;FMTTYPE=text/html:<b>Bold</b>'),
    events: [{ description: 'Plain' }],
  },
  {
    name: 'an address of a script is no address',
    file: single(begin, 'URL:javascript:alert(1)', 'IMAGE;VALUE=URI:data:image/png,x'),
    events: [{ url: undefined, image: undefined }],
  },
];
