import { expect, it } from 'vitest';
import { openingDays } from '../../../entrypoints/manager/events/import/openingDays';
import { readCalendarEntries } from '../../../lib/pages/ics';

const fileOf = (...days: string[]) =>
  readCalendarEntries(
    [
      'BEGIN:VCALENDAR',
      ...days.flatMap((day) => ['BEGIN:VEVENT', 'SUMMARY:Ebb', `DTSTART:${day}T190000`, 'END:VEVENT']),
      'END:VCALENDAR',
    ].join('\r\n'),
  ).entries;

it.each<[string, string[], string, string]>([
  ['a year from today on', ['20270110', '20200101', '20290101'], '2026-11-27', '2027-11-27'],
  ['all events to come, if none is within a year', ['20280110', '20300501'], '2026-11-27', '2030-05-01'],
  ['all events to come, though others have ended', ['20190110', '20300501'], '2026-11-27', '2030-05-01'],
  ['all events, if all have ended', ['20190110', '20200501'], '2019-01-10', '2020-05-01'],
  ['a year, if there are none', [], '2026-11-27', '2027-11-27'],
])('an import opens with %s', (_which, days, from, to) => {
  expect(openingDays(fileOf(...days), '2026-11-27')).toEqual({ from, to });
});
