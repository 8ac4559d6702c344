import type { FileCase } from './verdict';

/** Lines of a calendar file, ended as the format demands. */
const crlf = (lines: string) => `${lines.trim().replaceAll('\n', '\r\n')}\r\n`;
const calendar = (lines: string, head = 'PRODID:-//Example//EN') =>
  crlf(`BEGIN:VCALENDAR\nVERSION:2.0\n${head}\n${lines.trim()}\nEND:VCALENDAR`);

/** As schools, clubs and people make them. */
export const handFiles: FileCase[] = [
  {
    name: 'school: dates without VALUE=DATE, the end the same day, line feeds only',
    file: 'BEGIN:VCALENDAR\nVERSION:2.0\nBEGIN:VEVENT\nDTSTART:20260427\nDTEND:20260427\nSUMMARY:Elternsprechtag\nEND:VEVENT\nEND:VCALENDAR',
    plain: [
      { title: 'Elternsprechtag', start: '2026-04-27T00:00:00', end: '2026-04-27T23:59:59', allDay: true },
    ],
  },
  {
    name: 'school: blanks after the colons and around values',
    file: 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART: 20260522T090000 \r\nDTEND: 20260522T113000\r\nSUMMARY: Schulkonzert \r\nEND:VEVENT\r\nEND:VCALENDAR\r\n',
    plain: [
      { title: 'Schulkonzert', start: '2026-05-22T09:00:00', end: '2026-05-22T11:30:00', allDay: false },
    ],
  },
  {
    name: 'club system: dashes and colons in the times',
    file: calendar(
      'BEGIN:VEVENT\nDTSTART:2026-04-12T15:30:00\nDTEND:2026-04-12T17:15:00\nSUMMARY:FC Blau - SV Rot\nUID:f\nEND:VEVENT',
    ),
    plain: [
      { title: 'FC Blau - SV Rot', start: '2026-04-12T15:30:00', end: '2026-04-12T17:15:00', allDay: false },
    ],
  },
  {
    name: 'club system: no seconds',
    file: calendar(
      'BEGIN:VEVENT\nDTSTART:20260412T1530\nDTEND:20260412T1715\nSUMMARY:Heimspiel\nUID:f\nEND:VEVENT',
    ),
    plain: [{ title: 'Heimspiel', start: '2026-04-12T15:30:00', end: '2026-04-12T17:15:00', allDay: false }],
  },
  {
    name: 'club system: an empty TZID and an end of duration zero',
    file: calendar(
      'BEGIN:VEVENT\nDTSTART;TZID=:20260515T190000\nDTEND;TZID=:20260515T190000\nSUMMARY:Training\nUID:g\nEND:VEVENT',
    ),
    plain: [{ title: 'Training', start: '2026-05-15T19:00:00', allDay: false }],
  },
  {
    name: 'hand-written: byte order mark, blank lines, no VERSION, no UID, lower case',
    file: '\uFEFFbegin:vcalendar\n\nbegin:vevent\n\ndtstart:20260620T120000\nsummary:Street party\n\nend:vevent\n\nend:vcalendar\n',
    plain: [{ title: 'Street party', start: '2026-06-20T12:00:00', end: 'none', allDay: false }],
  },
  {
    name: 'hand-written: continuation lines without a leading blank',
    file: calendar(
      'BEGIN:VEVENT\nDTSTART:20260620T120000Z\nDESCRIPTION:Bring chairs\nand something to share: cake\nSUMMARY:Street party\nUID:h\nEND:VEVENT',
    ),
    plain: [{ title: 'Street party', start: '2026-06-20T12:00:00', offset: '+00:00' }],
  },
  {
    name: 'hand-written: END:VCALENDAR is missing, cut within the second event',
    file: 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nDTSTART:20260620T120000Z\r\nSUMMARY:First\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nDTSTART:2026062',
    plain: [{ title: 'First', start: '2026-06-20T12:00:00' }],
  },
  {
    name: 'two calendars in one file, one event in each',
    file:
      calendar('BEGIN:VEVENT\nDTSTART:20260620T120000Z\nSUMMARY:North\nUID:1\nEND:VEVENT') +
      calendar('BEGIN:VEVENT\nDTSTART:20260621T120000Z\nSUMMARY:South\nUID:2\nEND:VEVENT'),
    plain: [
      { title: 'North', start: '2026-06-20T12:00:00' },
      { title: 'South', start: '2026-06-21T12:00:00' },
    ],
  },
  {
    name: 'one bad event (30 February) between two good ones',
    file: calendar(
      'BEGIN:VEVENT\nDTSTART;VALUE=DATE:20260227\nSUMMARY:Good\nUID:1\nEND:VEVENT\nBEGIN:VEVENT\nDTSTART;VALUE=DATE:20260230\nSUMMARY:Bad\nUID:2\nEND:VEVENT\nBEGIN:VEVENT\nDTSTART;VALUE=DATE:20260301\nSUMMARY:Fine\nUID:3\nEND:VEVENT',
    ),
    plain: [
      { title: 'Good', start: '2026-02-27T00:00:00', allDay: true },
      { title: 'Fine', start: '2026-03-01T00:00:00', allDay: true },
    ],
  },
  {
    name: 'to-dos, journals and free/busy times are no events',
    file: calendar(
      'BEGIN:VTODO\nDTSTART:20260401T090000Z\nDUE:20260402T090000Z\nSUMMARY:Pay rent\nUID:1\nEND:VTODO\nBEGIN:VJOURNAL\nDTSTART;VALUE=DATE:20260403\nSUMMARY:Diary\nUID:2\nEND:VJOURNAL\nBEGIN:VFREEBUSY\nDTSTART:20260401T000000Z\nDTEND:20260501T000000Z\nEND:VFREEBUSY',
    ),
    doubt: [],
  },
  {
    name: 'an alarm inside the event has a summary and a duration of its own, before the times',
    file: calendar(
      'BEGIN:VEVENT\nUID:1\nBEGIN:VALARM\nACTION:EMAIL\nTRIGGER;VALUE=DATE-TIME:20260401T070000Z\nDURATION:PT15M\nREPEAT:2\nSUMMARY:Reminder!\nDTSTART:20200101T000000Z\nEND:VALARM\nDTSTART:20260402T170000Z\nSUMMARY:Dentist\nEND:VEVENT',
    ),
    plain: [{ title: 'Dentist', start: '2026-04-02T17:00:00', end: 'none' }],
  },
  {
    name: 'a zone path of an old server, and one that the file defines by a name of its own',
    file: calendar(
      `BEGIN:VTIMEZONE
TZID:Hofzeit
BEGIN:STANDARD
DTSTART:19700101T000000
TZOFFSETFROM:+0300
TZOFFSETTO:+0300
END:STANDARD
END:VTIMEZONE
BEGIN:VEVENT
UID:1
DTSTART;TZID=/freeassociation.sourceforge.net/Tzfile/Europe/Paris:20260418T180000
SUMMARY:Vernissage
END:VEVENT
BEGIN:VEVENT
UID:2
DTSTART;TZID=Hofzeit:20260419T180000
SUMMARY:Tee
END:VEVENT`,
    ),
    plain: [
      { title: 'Vernissage', start: '2026-04-18T18:00:00', zone: 'Europe/Paris' },
      { title: 'Tee', start: '2026-04-19T18:00:00' },
    ],
  },
  {
    name: 'vCalendar 1.0: quoted-printable, no zone',
    file: crlf(
      'BEGIN:VCALENDAR\nVERSION:1.0\nBEGIN:VEVENT\nDTSTART:20260509T150000\nDTEND:20260509T170000\nSUMMARY;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Gr=C3=BCner Markt\nEND:VEVENT\nEND:VCALENDAR',
    ),
    plain: [{ title: 'Grüner Markt', start: '2026-05-09T15:00:00', end: '2026-05-09T17:00:00' }],
  },
  {
    name: 'times of day beyond the day: 24:00',
    file: calendar(
      'BEGIN:VEVENT\nUID:1\nDTSTART:20261231T220000\nDTEND:20261231T240000\nSUMMARY:Fireworks\nEND:VEVENT',
    ),
    plain: [{ title: 'Fireworks', start: '2026-12-31T22:00:00', allDay: false }],
  },
];
