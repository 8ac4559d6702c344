import { expect, it } from 'vitest';
import type { FileZone } from '../../../../lib/pages/calendarFile/blocks';
import { getPropertyText, getTexts, parseProperties } from '../../../../lib/pages/calendarFile/component';
import { alignTo, findInclusiveEnds, readEntryTimes } from '../../../../lib/pages/calendarFile/eventTimes';
import { readDateValues } from '../../../../lib/pages/calendarFile/lines';
import { readFileTimes } from '../../../../lib/pages/calendarFile/values';

const budget = { days: 10_000 };
const zone = { budget, parts: [['DTSTART:19700101T000000', 'TZOFFSETTO:+0530']] };
const changing = { budget, parts: [...zone.parts, ['DTSTART:19800101T000000', 'TZOFFSETTO:+0600']] };
const calendar = {
  zones: new Map<string, FileZone>([
    ['Own', zone],
    ['Changing', changing],
    ['Named', { name: 'Asia/Tokyo', parts: [], budget }],
  ]),
};
const time = (local: string, more: object = {}) => ({ time: { local, ...more }, dateOnly: false });
const may = '2026-05-01T19:30:00';
const written = { written: may };

it.each<[string, object | undefined]>([
  ['20260501T193000', { ...time(may), ...written }],
  ['2026-05-01T19:30:00', { ...time(may), ...written }],
  ['20260501 1930', { ...time(may), ...written }],
  ['20260501T193000Z', { ...time(may, { offset: '+00:00' }), written: `${may}Z` }],
  ['20260501T193000z', { ...time(may, { offset: '+00:00' }), written: `${may}Z` }],
  ['20260501T193000+0200', { ...time(may, { offset: '+02:00' }), written: `${may}+0200` }],
  ['20260501T193000.123+02:00', { ...time(may, { offset: '+02:00' }), written: `${may}+02:00` }],
  ['20260501T193060', { ...time('2026-05-01T19:30:59'), written: '2026-05-01T19:30:59' }],
  ['20260501T240000', { ...time('2026-05-02T00:00:00'), written: '2026-05-01T24:00:00' }],
  ['20260501T193000/PT2H', { ...time(may), ...written }],
  ['20260501', { time: { local: '2026-05-01T00:00:00' }, dateOnly: true, written: '2026-05-01' }],
  ['20260230', undefined],
  ['20260501T250000', undefined],
  ['x20260501', undefined],
  ['20260501x', undefined],
  ['99991231T240000', undefined],
  ['', undefined],
])('a start %s', (value, expected) => {
  const [found, ...others] = readFileTimes([`DTSTART:${value}`], 'DTSTART', { calendar, isRepeated: false });
  expect(found && { ...found, unknownZone: undefined }).toStrictEqual(
    expected && { ...expected, unknownZone: undefined },
  );
  expect(others).toStrictEqual([]);
});

it.each<[string, boolean, object, string | undefined]>([
  ['Europe/Berlin', false, { zone: 'Europe/Berlin' }, undefined],
  ['"Europe/Berlin"', false, { zone: 'Europe/Berlin' }, undefined],
  ['Named', true, { zone: 'Asia/Tokyo' }, undefined],
  ['Own', false, { offset: '+05:30' }, undefined],
  ['Own', true, { offset: '+05:30' }, undefined],
  ['Changing', false, { offset: '+06:00' }, undefined],
  ['Changing', true, {}, 'Changing'],
  ['GMT+0200', false, { offset: '+02:00' }, undefined],
  ['UTC-03:30', false, { offset: '-03:30' }, undefined],
  ['GMT+1500', false, {}, 'GMT+1500'],
  ['+0260', false, {}, '+0260'],
  ['Nowhere', false, {}, 'Nowhere'],
])('a start with the zone %s, repeated: %s', (identifier, isRepeated, more, unknownZone) => {
  const lines = [`DTSTART;TZID=${identifier}:20260501T193000`];
  const [found] = readFileTimes(lines, 'DTSTART', { calendar, isRepeated });
  expect(found).toEqual({ ...time(may, more), ...written, ...(unknownZone && { unknownZone }) });
});

it('the offset of a day that the entry repeats on others is not taken', () => {
  const lines = ['DTSTART;TZID=Changing:20260501T193000', 'SUMMARY:A'];
  const further = 'RDATE;TZID=Changing:20260601T193000';
  expect(readEntryTimes(entry(...lines), false)?.start).toEqual({ local: may, offset: '+06:00' });
  expect(readEntryTimes(entry(...lines, further), false)?.start).toEqual({ local: may });
});

it('a start without a zone has that of the calendar', () => {
  const reading = { calendar: { ...calendar, zone: 'Asia/Tokyo' }, isRepeated: false };
  expect(readFileTimes(['DTSTART:20260501T193000'], 'DTSTART', reading)[0]?.time).toEqual({
    local: may,
    zone: 'Asia/Tokyo',
  });
});

it.each<[string, object[]]>([
  ['EXDATE:20260501,20260502', [{ value: '20260501' }, { value: '20260502' }]],
  ['exdate;value=DATE:20260501', [{ value: '20260501', isDate: true }]],
  ['EXDATE;VALUE="DATE";TZID=Asia/Tokyo:20260501', [{ value: '20260501', isDate: true, zone: 'Asia/Tokyo' }]],
  ['EXDATE;VALUE=DATE-TIME:20260501T1000', [{ value: '20260501T1000' }]],
  ['EXDATE;TZID="A:B" : 20260501 ', []],
  ['EXDATE;TZID="A:B": 20260501 ', [{ value: '20260501', zone: 'A:B' }]],
  [
    'EXDATE;TZID=(GMT+01:00) Berlin:20260501T100000',
    [{ value: '20260501T100000', zone: '(GMT+01:00) Berlin' }],
  ],
  ['EXDATE;TZID=Asia/Tokyo;20260501T100000Z', [{ value: '20260501T100000Z', zone: 'Asia/Tokyo' }]],
  ['EXDATES:20260501', []],
  ['XEXDATE:20260501', []],
])('%s has its values', (line, values) => {
  const expected = values.map((value) => ({ zone: '', isDate: false, ...value }));
  const found = readDateValues([line, 'SUMMARY:A'], 'EXDATE').filter(({ value }) => value !== '');
  expect(found).toStrictEqual(expected);
});

it('the values of all lines of a name are read, at most 100,000 characters of each', () => {
  const long = `RDATE:${'20260501,'.repeat(20_000)}`;
  expect(readDateValues(['RDATE:20260501', long], 'RDATE')).toHaveLength(1 + 11_112);
});

const dayOnly = { time: { local: '2026-05-03T00:00:00' }, dateOnly: true };
const clock = time('2026-05-01T19:30:00', { zone: 'Asia/Tokyo' });

it('a further start is like the first one: a day has its time of day, a time of a day has none', () => {
  const aligned = (first: typeof clock, other: typeof clock) => alignTo(first, { ...other, written: '' });
  expect(aligned(clock, dayOnly)).toEqual({ local: '2026-05-03T19:30:00', zone: 'Asia/Tokyo' });
  expect(aligned(dayOnly, clock)).toEqual({ local: '2026-05-01T00:00:00' });
  expect(aligned(clock, clock)).toBe(clock.time);
  expect(aligned(dayOnly, dayOnly)).toBe(dayOnly.time);
});

const entry = (...lines: string[]) => ({ kind: 'VEVENT' as const, lines, calendar, isCutOff: false });
const from = 'DTSTART:20260501T193000';
const ics = (text: string, notes?: object[]) => ({ source: 'ics', written: text, ...(notes && { notes }) });

it.each<[string, string[], object | undefined, object | undefined]>([
  ['no end', [from], undefined, undefined],
  ['an end', [from, 'DTEND:20260501T230000'], { local: '2026-05-01T23:00:00' }, ics('2026-05-01T23:00:00')],
  ['a duration', [from, 'DURATION:PT2H'], { local: '2026-05-01T21:30:00' }, ics('PT2H')],
  ['a duration with a sign', [from, 'DURATION:+P1D'], { local: '2026-05-02T19:30:00' }, ics('+P1D')],
  ['no duration', [from, 'DURATION:PT0S'], undefined, ics('PT0S', [{ code: 'sameAsStart' }])],
  ['a duration that is none', [from, 'DURATION:soon'], undefined, undefined],
  [
    'a duration that is none, in a zone',
    ['DTSTART;TZID=Europe/Berlin:20260501T193000', 'DURATION:PT?'],
    undefined,
    undefined,
  ],
  ['a damaged duration', [from, 'DURATION:X-PT0S'], undefined, undefined],
  ['the start as end', [from, 'DTEND:20260501T193000'], undefined, ics(may, [{ code: 'sameAsStart' }])],
  ['an end before the start', [from, 'DTEND:20260501T100000'], undefined, ics('2026-05-01T10:00:00')],
  [
    'the day of the start as end',
    [from, 'DTEND;VALUE=DATE:20260501'],
    { local: '2026-05-01T23:59:59' },
    ics('2026-05-01', [{ code: 'endOfDay' }]),
  ],
  [
    'a later day as end',
    [from, 'DTEND;VALUE=DATE:20260503'],
    { local: '2026-05-03T00:00:00' },
    ics('2026-05-03'),
  ],
])('an entry with %s', (_name, lines, end, evidence) => {
  const times = readEntryTimes(entry(...lines), false);
  expect(times?.end).toEqual(end);
  expect(times?.evidence.end).toEqual(evidence);
  expect(times?.evidence.start).toEqual(ics(may));
});

it('an end at the clock time of the start, in another zone, is an end', () => {
  const lines = ['DTSTART;TZID=Europe/Berlin:20260501T193000', 'DTEND;TZID=Europe/London:20260501T193000'];
  expect(readEntryTimes(entry(...lines), false)?.end).toEqual({ local: may, zone: 'Europe/London' });
});

it('a value that is marked as a date has a time if that is not midnight', () => {
  const isDate = (clock: string) =>
    readEntryTimes(entry(`DTSTART;VALUE=DATE:20260501T${clock}`), false)?.allDay;
  expect(['000000', '193000'].map(isDate)).toEqual([true, false]);
});

it('a day with a duration ends by it, whatever the ends of the file are', () => {
  const days = entry('DTSTART;VALUE=DATE:20260501', 'DURATION:P2D');
  expect(readEntryTimes(days, true)?.end).toEqual({ local: '2026-05-02T23:59:59' });
});

it.each([
  ['FREQ=DAILY; COUNT=2', 'FREQ=DAILY;COUNT=2'],
  ['FREQ=DAILY;X="a"', undefined],
  ['', undefined],
])('the rule %s is %s', (rule, recurrence) =>
  expect(readEntryTimes(entry(from, `RRULE:${rule}`), false)?.recurrence).toBe(recurrence),
);

it.each([
  ['LOCATION:Hall', 'Hall', {}],
  ['location;Language=en:Hall\\, north\\; ends\\nhere', 'Hall, north; ends\nhere', { LANGUAGE: 'en' }],
  ['LOCATION;ALTREP="https://a.example/?b=c;d:e":Hall', 'Hall', { ALTREP: 'https://a.example/?b=c;d:e' }],
  [`LOCATION;X=a^'b^^c^nd:Hall`, 'Hall', { X: 'a"b^c\nd' }],
  ['LOCATION;X=', '', undefined],
  ['LOCATION;X="a:Hall', '', undefined],
  ['NOTE:Hall', '', undefined],
])('the line %s has its text and parameters', (line, text, parameters) => {
  const found = parseProperties([line]);
  expect(getPropertyText(found, 'LOCATION')).toBe(text);
  expect(found[0] && Object.fromEntries(found[0].parameters)).toEqual(parameters);
});

it('splits several values at commas without a backslash', () =>
  expect(parseProperties(['CATEGORIES:A\\, B,,C']).map(getTexts)).toEqual([['A, B', 'C']]));

it.each<[boolean, string, string]>([
  [false, '20260501', '2026-05-01T23:59:59'],
  [false, '20260503', '2026-05-02T23:59:59'],
  [true, '20260501', '2026-05-01T23:59:59'],
  [true, '20260503', '2026-05-03T23:59:59'],
])('a day whose end is the last day: %s, %s', (isInclusive, last, end) => {
  const days = entry('DTSTART;VALUE=DATE:20260501', `DTEND;VALUE=DATE:${last}`);
  expect(readEntryTimes(days, isInclusive)).toMatchObject({ allDay: true, end: { local: end } });
});

it.each<[string, [string, string][], boolean]>([
  ['no entries', [], false],
  ['an end that equals the start', [['20260501', '20260501']], true],
  ['the day after', [['20260501', '20260502']], false],
  [
    'as many of both',
    [
      ['20260501', '20260501'],
      ['20260501', '20260502'],
    ],
    true,
  ],
  [
    'fewer equal ends',
    [
      ['20260501', '20260501'],
      ['20260501', '20260502'],
      ['20260503', '20260504'],
    ],
    false,
  ],
  [
    'longer events',
    [
      ['20260501', '20260501'],
      ['20260501', '20260504'],
      ['20260501', '20260506'],
    ],
    true,
  ],
])('the ends of a calendar are last days by %s', (_name, days, isInclusive) => {
  const entries = days.map(([first, last]) =>
    entry(`DTSTART;VALUE=DATE:${first}`, `DTEND;VALUE=DATE:${last}`),
  );
  const timed = entry(from, 'DTEND:20260501T193000');
  const half = [
    entry('DTSTART;VALUE=DATE:20260501', 'DTEND:20260501T000000'),
    entry('DTSTART;VALUE=DATE:20260501'),
  ];
  expect(findInclusiveEnds([...entries, timed, ...half])).toEqual(new Set(isInclusive ? [calendar] : []));
});
