import type { FileCase } from './verdict';

const one = (lines: string) =>
  `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Example//EN\r\nBEGIN:VEVENT\r\nUID:1\r\n${lines.trim().replaceAll('\n', '\r\n')}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`;

/** What exporters get wrong or do in their own way. */
export const moreFiles: FileCase[] = [
  {
    name: 'a series with one moved and one dropped instance',
    file: one(
      'DTSTART;TZID=Europe/Berlin:20260407T190000\nDTEND;TZID=Europe/Berlin:20260407T203000\nRRULE:FREQ=WEEKLY;COUNT=4\nEXDATE;TZID=Europe/Berlin:20260414T190000\nSUMMARY:Chor\nEND:VEVENT\nBEGIN:VEVENT\nUID:1\nRECURRENCE-ID;TZID=Europe/Berlin:20260421T190000\nDTSTART;TZID=Europe/Berlin:20260422T180000\nDTEND;TZID=Europe/Berlin:20260422T193000\nSUMMARY:Chor (Mittwoch!)',
    ),
    doubt: ['2026-04-07T19:00:00', '2026-04-22T18:00:00', '2026-04-28T19:00:00'],
  },
  {
    name: 'cancelled',
    file: one('DTSTART:20260407T170000Z\nSUMMARY:Chor\nSTATUS:CANCELLED'),
    plain: [{ title: 'Chor', start: '2026-04-07T17:00:00', status: 'cancelled' }],
  },
  {
    name: 'UTC and a zone at once',
    file: one('DTSTART;TZID=Europe/Berlin:20260418T160000Z\nSUMMARY:Demo'),
    plain: [{ title: 'Demo', start: '2026-04-18T16:00:00', offset: '+00:00' }],
  },
  {
    name: 'a time although the value is said to be a date',
    file: one('DTSTART;VALUE=DATE:20260418T000000\nDTEND;VALUE=DATE:20260419T000000\nSUMMARY:Putztag'),
    plain: [{ title: 'Putztag', start: '2026-04-18T00:00:00', end: '2026-04-18T23:59:59', allDay: true }],
  },
  {
    name: 'Outlook: a customized zone without a definition',
    file: one('DTSTART;TZID=Customized Time Zone:20260418T160000\nSUMMARY:Review'),
    plain: [{ title: 'Review', start: '2026-04-18T16:00:00' }],
  },
  {
    name: 'escapes and colons in the title, quoted parameter with a colon',
    file: one(
      'DTSTART:20260418T160000Z\nSUMMARY;LANGUAGE=en:Talk: A\\, B\\; and C\\\\D\nLOCATION;ALTREP="http://hall.example:80/a;b":Hall\\, Main St',
    ),
    plain: [{ title: 'Talk: A, B; and C\\D', start: '2026-04-18T16:00:00', venue: 'Hall' }],
  },
  {
    name: 'carriage returns alone',
    file: 'BEGIN:VCALENDAR\rVERSION:2.0\rBEGIN:VEVENT\rDTSTART:20260418T160000Z\rSUMMARY:Old Mac\rEND:VEVENT\rEND:VCALENDAR\r',
    plain: [{ title: 'Old Mac', start: '2026-04-18T16:00:00' }],
  },
  {
    name: 'the end lies before the start',
    file: one('DTSTART:20260418T160000Z\nDTEND:20260418T060000Z\nSUMMARY:Slip'),
    plain: [{ title: 'Slip', start: '2026-04-18T16:00:00', end: 'none' }],
  },
  {
    name: 'whole days by duration',
    file: one('DTSTART;VALUE=DATE:20260418\nDURATION:P2D\nSUMMARY:Camp'),
    plain: [{ title: 'Camp', start: '2026-04-18T00:00:00', end: '2026-04-19T23:59:59', allDay: true }],
  },
  {
    name: 'a week by duration',
    file: one('DTSTART:20260418T100000\nDURATION:P1W\nSUMMARY:Cruise'),
    plain: [{ title: 'Cruise', start: '2026-04-18T10:00:00', end: '2026-04-25T10:00:00' }],
  },
  {
    name: 'an event across the change to summer time by duration in UTC',
    file: one('DTSTART:20260328T230000Z\nDURATION:PT4H\nSUMMARY:Night walk'),
    plain: [{ title: 'Night walk', start: '2026-03-28T23:00:00', end: '2026-03-29T03:00:00' }],
  },
  {
    name: 'an event across the change to summer time by duration in a zone',
    file: one('DTSTART;TZID=Europe/Berlin:20260329T000000\nDURATION:PT4H\nSUMMARY:Night walk'),
    plain: [{ title: 'Night walk', start: '2026-03-29T00:00:00', end: '2026-03-29T05:00:00' }],
  },
  {
    name: 'mail headers before the calendar',
    file: `Content-Type: text/calendar; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n${one('DTSTART:20260418T160000Z\nSUMMARY:Invite')}`,
    plain: [{ title: 'Invite', start: '2026-04-18T16:00:00' }],
  },
  {
    name: 'a template literal: each line is indented',
    file: '  BEGIN:VCALENDAR\n  VERSION:2.0\n  BEGIN:VEVENT\n  DTSTART:20260418T160000Z\n  SUMMARY:Wedding\n  END:VEVENT\n  END:VCALENDAR\n',
    plain: [{ title: 'Wedding', start: '2026-04-18T16:00:00' }],
  },
  {
    name: 'small t and z',
    file: one('DTSTART:20260418t160000z\nSUMMARY:small'),
    plain: [{ title: 'small', start: '2026-04-18T16:00:00', offset: '+00:00' }],
  },
  { name: 'a month of 13', file: one('DTSTART:20261318T160000Z\nSUMMARY:never'), doubt: [] },
  { name: 'a start that is text', file: one('DTSTART:Saturday\nSUMMARY:sometime'), doubt: [] },
  {
    name: 'a series until a day, in ascending order of words',
    file: one(
      'RRULE:FREQ=MONTHLY;BYDAY=1SA;UNTIL=20261231T225959Z\nSUMMARY:Repair-Café\nDTEND;TZID=Europe/Berlin:20260404T170000\nDTSTART;TZID=Europe/Berlin:20260404T140000',
    ),
    plain: [
      {
        title: 'Repair-Café',
        start: '2026-04-04T14:00:00',
        end: '2026-04-04T17:00:00',
        recurrence: 'FREQ=MONTHLY;BYDAY=1SA;UNTIL=20261231T225959Z',
      },
    ],
  },
];
