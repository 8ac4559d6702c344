import { expect, it } from 'vitest';
import { findFileOffset } from '../../../../lib/pages/calendarFile/fileZones';

const winter = ['DTSTART:19701025T030000', 'TZOFFSETTO:+0100', 'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU'];
const summer = ['dtstart:19700329T020000', 'TZOFFSETTO:+02:00', 'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU'];
const once = (start: string, offset: string) => [`DTSTART:${start}`, `TZOFFSETTO:${offset}`];

it.each<[string, string[][], string, string | undefined]>([
  ['summer', [winter, summer], '2026-07-01T12:00:00', '+02:00'],
  ['winter', [winter, summer], '2026-12-01T12:00:00', '+01:00'],
  ['winter, in another order', [summer, winter], '2026-01-31T12:00:00', '+01:00'],
  ['just before the change', [winter, summer], '2026-03-29T01:59:59', '+01:00'],
  ['the moment of the change', [winter, summer], '2026-03-29T02:00:00', '+02:00'],
  ['later on the day of the change', [winter, summer], '2026-03-29T12:00:00', '+02:00'],
  ['before the first change: the part that begins first', [winter, summer], '1960-07-01T12:00:00', '+02:00'],
  ['before the first change, in another order', [summer, winter], '1960-07-01T12:00:00', '+02:00'],
  [
    'a rule that ended before its change in the year of another',
    [once('20000801T000000', '+0500'), [...winter.slice(0, 2), `${winter[2]};UNTIL=20000601T000000Z`]],
    '2026-07-01T12:00:00',
    '+05:00',
  ],
  [
    'daylight saving time that was abolished',
    [
      [
        'DTSTART:20080217T000000',
        'TZOFFSETTO:-0300',
        'RRULE:FREQ=YEARLY;BYMONTH=2;BYDAY=3SU;UNTIL=20190217T020000Z',
      ],
      [
        'DTSTART:20081019T000000',
        'TZOFFSETTO:-0200',
        'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=3SU;UNTIL=20181021T030000Z',
      ],
    ],
    '2026-12-01T12:00:00',
    '-03:00',
  ],
  [
    'standard time that was abolished',
    [
      [
        'DTSTART:20080217T000000',
        'TZOFFSETTO:-0300',
        'RRULE:FREQ=YEARLY;BYMONTH=2;BYDAY=3SU;UNTIL=20180217T020000Z',
      ],
      [
        'DTSTART:20081019T000000',
        'TZOFFSETTO:-0200',
        'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=3SU;UNTIL=20181021T030000Z',
      ],
    ],
    '2026-07-01T12:00:00',
    '-02:00',
  ],
  [
    'rules with a count, from 1601',
    ['10;BYDAY=-1SU;COUNT=500', '3;BYDAY=-1SU;COUNT=500'].map((rule, at) => [
      `DTSTART:1601${at === 0 ? '1028T03' : '0325T02'}0000`,
      `TZOFFSETTO:+0${at + 1}00`,
      `RRULE:FREQ=YEARLY;BYMONTH=${rule}`,
    ]),
    '2026-07-01T12:00:00',
    '+02:00',
  ],
  ['one part', [once('19700101T000000', '-0330')], '2026-07-01T12:00:00', '-03:30'],
  ['one part that is yet to begin', [once('20300101T000000', '-0330')], '2026-07-01T12:00:00', '-03:30'],
  [
    'single changes',
    [once('20200101T000000', '+0100'), once('20250101T000000', '+0300'), once('20300101T000000', '+0400')],
    '2026-07-01T12:00:00',
    '+03:00',
  ],
  [
    'a rule that ended',
    [once('19700101T000000', '+0500'), [...winter.slice(0, 2), `${winter[2]};UNTIL=20001231T000000Z`]],
    '2026-07-01T12:00:00',
    '+01:00',
  ],
  [
    'a rule that ended before another began',
    [once('20100101T000000', '+0500'), [...winter.slice(0, 2), `${winter[2]};UNTIL=20001231T000000Z`]],
    '2026-07-01T12:00:00',
    '+05:00',
  ],
  [
    'a rule that cannot be read',
    [['DTSTART:19700101T000000', 'TZOFFSETTO:+0100', 'RRULE:x']],
    '2026-07-01T12:00:00',
    '+01:00',
  ],
  [
    'values with spaces around',
    [winter, summer].map((part) => part.map((line) => `${line.replace(':', ': ')} `)),
    '2026-07-01T12:00:00',
    '+02:00',
  ],
  ['no part', [], '2026-07-01T12:00:00', undefined],
  ['no start', [['TZOFFSETTO:+0100']], '2026-07-01T12:00:00', undefined],
  ['no offset', [['DTSTART:19700101T000000']], '2026-07-01T12:00:00', undefined],
  ['too many hours', [once('19700101T000000', '+1500')], '2026-07-01T12:00:00', undefined],
  ['the most hours', [once('19700101T000000', '+1459')], '2026-07-01T12:00:00', '+14:59'],
  ['too many minutes', [once('19700101T000000', '+1360')], '2026-07-01T12:00:00', undefined],
  ['a start without a time', [once('19700101', '+0100')], '2026-07-01T12:00:00', undefined],
])('the offset of a zone: %s', (_name, parts, local, offset) => {
  expect(findFileOffset({ parts, budget: { days: 100_000 } }, local)).toBe(offset);
});

it('searches the days of a year once for all its events, and none when the budget of the file is used up', () => {
  const budget = { days: 1_000 };
  const zone = { parts: [winter, summer], budget };
  expect(findFileOffset(zone, '2026-07-01T12:00:00')).toBe('+02:00');
  const left = budget.days;
  expect(left).toBeLessThan(1_000);
  expect(findFileOffset(zone, '2026-12-01T12:00:00')).toBe('+01:00');
  expect(budget.days).toBe(left);
  // A yearly rule is searched in its month alone, from two years before to the year after
  expect(1_000 - left).toBe(2 * 4 * 31);
  const twice = (days: number) => {
    const small = { ...zone, budget: { days } };
    return [7, 8].map((month) => findFileOffset(small, `2026-0${month}-01T12:00:00`));
  };
  expect([248, 247].map(twice)).toEqual([
    ['+02:00', '+02:00'],
    [undefined, undefined],
  ]);
  budget.days = 31;
  expect(findFileOffset(zone, '2030-12-01T12:00:00')).toBeUndefined();
  expect(findFileOffset(zone, '2026-12-01T12:00:00')).toBeUndefined();
});
