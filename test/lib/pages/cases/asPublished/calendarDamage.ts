import { calendar, vevent } from '../calendarCase';
import { one, single } from './calendarExports';
import type { FileCase } from './verdict';

/** Calendar files with odd zones and moved dates, and damaged ones. */
export const calendarDamage: FileCase[] = [
  one(
    'a moved date of a series is an event of its own day',
    [
      'BEGIN:VEVENT',
      'UID:s',
      'SUMMARY:Choir',
      'DTSTART:20260501T190000',
      'RRULE:FREQ=WEEKLY;COUNT=3',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:s',
      'RECURRENCE-ID:20260508T190000',
      'SUMMARY:Choir outdoors',
      'DTSTART:20260509T160000',
      'END:VEVENT',
    ],
    { title: 'Choir outdoors', start: '2026-05-09T16:00:00' },
    { title: 'Choir', start: '2026-05-01T19:00:00' },
  ),
  single('a zone by a GMT offset', ['DTSTART;TZID=GMT+0200:20260501T190000'], {
    start: '2026-05-01T19:00:00',
  }),
  single('Etc/GMT-2 is east of Greenwich', ['DTSTART;TZID=Etc/GMT-2:20260501T190000'], {
    start: '2026-05-01T19:00:00',
  }),
  single('TZID on a time in UTC', ['DTSTART;TZID=America/Denver:20260501T190000Z'], {
    start: ['2026-05-01T19:00:00', '2026-05-01T13:00:00'],
  }),
  single('TZID on a date', ['DTSTART;VALUE=DATE;TZID=America/Denver:20260501'], {
    start: '2026-05-01T00:00:00',
    allDay: true,
  }),
  single(
    'HTML description and X-ALT-DESC',
    [
      'DTSTART:20260501T190000',
      'DESCRIPTION:<p>One &amp; two</p>',
      'X-ALT-DESC;FMTTYPE=text/html:<html><body><script>alert(1)</script>Hi</body></html>',
    ],
    { start: '2026-05-01T19:00:00' },
  ),
  {
    name: 'a day that does not exist is not moved',
    file: calendar(...vevent('DTSTART:20260230T190000')),
    doubt: [],
  },
  {
    name: 'an hour that does not exist is not moved',
    file: calendar(...vevent('DTSTART:20260501T250000')),
    doubt: ['2026-05-01T00:00:00'],
  },
  { name: 'letters for the year', file: calendar(...vevent('DTSTART:2026O501T190000')), doubt: [] },
  {
    name: 'a file of bare line feeds and no last line break, with a byte order mark',
    file: '\ufeffBEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:A\nDTSTART:20260501T190000\nEND:VEVENT\nEND:VCALENDAR',
    plain: [{ title: 'A', start: '2026-05-01T19:00:00' }],
  },
  {
    name: 'carriage returns alone',
    file: 'BEGIN:VCALENDAR\rBEGIN:VEVENT\rSUMMARY:A\rDTSTART:20260501T190000\rEND:VEVENT\rEND:VCALENDAR\r',
    plain: [{ title: 'A', start: '2026-05-01T19:00:00' }],
  },
  {
    name: 'cut off after the times',
    file: 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:A\r\nDTSTART:20260501T190000\r\nDTEND:20260501T200000\r\nDESCRIP',
    doubt: ['2026-05-01T19:00:00'],
  },
  {
    name: 'folded within a date and within a zone',
    file: 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:A\r\nDTSTART;TZID=Europe/Ber\r\n lin:2026\r\n\t0501T190000\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n',
    plain: [{ title: 'A', start: '2026-05-01T19:00:00', zone: 'Europe/Berlin' }],
  },
  {
    name: 'blank lines between all lines',
    file: 'BEGIN:VCALENDAR\r\n\r\nBEGIN:VEVENT\r\n\r\nSUMMARY:A\r\n\r\nDTSTART:20260501T190000\r\n\r\nEND:VEVENT\r\n\r\nEND:VCALENDAR\r\n',
    plain: [{ title: 'A', start: '2026-05-01T19:00:00' }],
  },
];
