import { expect, it } from 'vitest';
import { readCalendarEntries } from '../../../../lib/pages/ics';
import { findOccurrences } from '../../../../lib/pages/times/occurrences';
import { cpuTime } from '../../cpuTime';

const event = (...lines: string[]) => ['BEGIN:VEVENT', 'SUMMARY:A', 'UID:a', ...lines, 'END:VEVENT'];
const readEntries = (...lines: string[]) =>
  readCalendarEntries(['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n')).entries;
const december = { from: '2026-12-01', to: '2026-12-31' };
const starts = (entries: ReturnType<typeof readEntries>, days = december) =>
  findOccurrences(entries, days).occurrences.map(({ event: { start } }) => start.local);

const weekly = event(
  'DTSTART;TZID=Europe/Berlin:20261103T190000',
  'DTEND;TZID=Europe/Berlin:20261104T010000',
  'RRULE:FREQ=WEEKLY;UNTIL=20261222T180000Z',
  // Programs write RECURRENCE-ID in UTC or in the zone of the series
  'EXDATE:20261208T180000Z',
  'RDATE;TZID=Europe/Berlin:20261231T200000',
);

it('returns each occurrence of a series between two days, with its own end and source', () => {
  const { occurrences, ...counts } = findOccurrences(readEntries(...weekly), december);
  expect(counts).toEqual({ elsewhere: 0, firstOnly: 0, isCutShort: false });
  expect(occurrences.map(({ source, event: { start, end } }) => [source, start.local, end?.local])).toEqual([
    ['uid a 2026-12-01T19:00:00', '2026-12-01T19:00:00', '2026-12-02T01:00:00'],
    ['uid a 2026-12-15T19:00:00', '2026-12-15T19:00:00', '2026-12-16T01:00:00'],
    ['uid a 2026-12-22T19:00:00', '2026-12-22T19:00:00', '2026-12-23T01:00:00'],
    ['uid a 2026-12-31T20:00:00', '2026-12-31T20:00:00', '2027-01-01T02:00:00'],
  ]);
  expect(occurrences[0]?.event).not.toHaveProperty('recurrence');
});

it.each([
  // The last occurrence, by the form of UNTIL
  ['a time before the last start', 'DTSTART:20261201T100000', '20261203T095959', '2026-12-02T10:00:00'],
  ['the time of the last start', 'DTSTART:20261201T100000', '20261203T100000', '2026-12-03T10:00:00'],
  ['a day', 'DTSTART:20261201T100000', '20261203', '2026-12-03T10:00:00'],
  ['a day, of days', 'DTSTART;VALUE=DATE:20261201', '20261203', '2026-12-03T00:00:00'],
  ['a time, of days', 'DTSTART;VALUE=DATE:20261201', '20261202T000000Z', '2026-12-02T00:00:00'],
  ['a time in UTC', 'DTSTART;TZID=Asia/Tokyo:20261201T100000', '20261203T010000Z', '2026-12-03T10:00:00'],
  [
    'a time in UTC before',
    'DTSTART;TZID=Asia/Tokyo:20261201T100000',
    '20261203T005959Z',
    '2026-12-02T10:00:00',
  ],
  ['a damaged day', 'DTSTART:20261201T100000', 'X20261203', '2026-12-31T10:00:00'],
  ['nothing readable', 'DTSTART:20261201T100000', '2026', '2026-12-31T10:00:00'],
])('a series ends at %s', (_name, start, until, last) => {
  expect(starts(readEntries(...event(start, `RRULE:FREQ=DAILY;UNTIL=${until}`))).at(-1)).toBe(last);
});

it('replaces an occurrence by the entry with its RECURRENCE-ID, under the source of the occurrence', () => {
  const moved = event(
    'RECURRENCE-ID;TZID=Europe/Berlin:20261215T190000',
    'DTSTART;TZID=Europe/Berlin:20261216T200000',
    'STATUS:CANCELLED',
  );
  const { occurrences } = findOccurrences(readEntries(...weekly, ...moved), december);
  expect(occurrences.map(({ event: { start } }) => start.local.slice(8, 10))).toEqual([
    '01',
    '16',
    '22',
    '31',
  ]);
  expect(occurrences[1]).toMatchObject({
    source: 'uid a 2026-12-15T19:00:00',
    event: { status: 'cancelled' },
  });
});

it('changes later occurrences too by an entry whose RECURRENCE-ID has RANGE=THISANDFUTURE', () => {
  const series = event(
    'DTSTART;TZID=Europe/Berlin:20261103T190000',
    'DTEND;TZID=Europe/Berlin:20261103T210000',
    'RRULE:FREQ=WEEKLY;UNTIL=20261231T180000Z',
    'EXDATE;TZID=Europe/Berlin:20261222T190000',
  );
  const later = [
    'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Berlin:20261208T190000',
    'DTSTART;TZID=Europe/Berlin:20261209T200000',
    'DTEND;TZID=Europe/Berlin:20261209T203000',
    'LOCATION:The other hall',
  ];
  const single = event(
    'RECURRENCE-ID;TZID=Europe/Berlin:20261215T190000',
    'DTSTART;TZID=Europe/Berlin:20261215T120000',
  );
  const read = (range: { from: string; to: string }, changes = later) =>
    findOccurrences(readEntries(...series, ...event(...changes), ...single), range).occurrences.map(
      ({ source, event: { start, end, venue } }) => [
        source?.slice(6),
        start.local,
        end?.local.slice(11),
        venue?.name,
      ],
    );
  expect(read(december)).toEqual([
    ['2026-12-01T19:00:00', '2026-12-01T19:00:00', '21:00:00', undefined],
    ['2026-12-08T19:00:00', '2026-12-09T20:00:00', '20:30:00', 'The other hall'],
    ['2026-12-15T19:00:00', '2026-12-15T12:00:00', undefined, undefined],
    ['2026-12-29T19:00:00', '2026-12-30T20:00:00', '20:30:00', 'The other hall'],
  ]);
  // The day that the rule gives lies before the requested ones
  expect(read({ from: '2026-12-30', to: '2026-12-31' }).map(([, start]) => start)).toEqual([
    '2026-12-30T20:00:00',
  ]);
  const alone = later.map((line) => line.replace('RANGE=THISANDFUTURE;', ''));
  expect(read(december, alone).at(-1)).toEqual([
    '2026-12-29T19:00:00',
    '2026-12-29T19:00:00',
    '21:00:00',
    undefined,
  ]);
});

it('takes the last of several changes of a series, and bears hostile ones', () => {
  const series = event('DTSTART:20261101T190000', 'RRULE:FREQ=DAILY');
  const change = (day: string, to: string) =>
    event(`RECURRENCE-ID;RANGE="THISANDFUTURE":${day}T190000`, `DTSTART:${to}`);
  const changes = [...change('20261210', '20261210T200000'), ...change('20261205', '20261205T180000')];
  const found = starts(readEntries(...series, ...changes));
  expect([found[3], found[4], found[8], found[9], found[30]]).toEqual([
    '2026-12-04T19:00:00',
    '2026-12-05T18:00:00',
    '2026-12-09T18:00:00',
    '2026-12-10T20:00:00',
    '2026-12-31T20:00:00',
  ]);
  const many = Array.from({ length: 3_000 }, (_, at) =>
    change('20261101', `${String(1000 + at)}0101T190000`),
  ).flat();
  const spent = cpuTime();
  starts(readEntries(...series, ...many));
  expect(spent()).toBeLessThan(5_000);
});

it('returns the occurrences that began before the days and last into them', () => {
  const series = event('DTSTART:20261101T100000', 'DTEND:20261105T100000', 'RRULE:FREQ=DAILY');
  expect(starts(readEntries(...series))[0]).toBe('2026-11-27T10:00:00');
});

it('returns an event that does not repeat as it is, even if it excludes its own start', () => {
  const entries = readEntries(...event('DTSTART:20261201T100000', 'EXDATE:20261201T100000'));
  const { occurrences } = findOccurrences(entries, december);
  expect(occurrences).toEqual([{ event: entries[0]?.event, source: 'uid a', isRepeated: false }]);
});

it('keeps the occurrences that a change would move past the year 9999', () => {
  const series = event('DTSTART:99991201T100000', 'RRULE:FREQ=DAILY');
  const later = event('RECURRENCE-ID;RANGE=THISANDFUTURE:99991210T100000', 'DTSTART:99991220T120000');
  const found = starts(readEntries(...series, ...later), { from: '9999-12-31', to: '9999-12-31' });
  expect(found.toSorted()).toEqual(['9999-12-31T10:00:00', '9999-12-31T12:00:00']);
});

it('returns events that are partly within the days, and counts the others', () => {
  const entries = readEntries(
    ...event('DTSTART;VALUE=DATE:20261129', 'DTEND;VALUE=DATE:20261202'),
    ...event('UID:b', 'DTSTART:20261130T100000', 'DTEND:20261130T110000'),
    ...event('UID:c', 'DTSTART:20270101T000000'),
  );
  expect(starts(entries)).toEqual(['2026-11-29T00:00:00']);
  expect(findOccurrences(entries, december).elsewhere).toBe(2);
});

it('returns only the first occurrence if the rule is not supported', () => {
  const entries = readEntries(...event('DTSTART:20261201T100000', 'RRULE:FREQ=HOURLY;COUNT=5'));
  expect(findOccurrences(entries, december)).toMatchObject({ firstOnly: 1, occurrences: [{}] });
});

it('stops early at a rule with hundreds of parts', () => {
  const rule = (places: number[]) =>
    readEntries(
      ...event(
        'DTSTART:16000101T100000',
        `RRULE:FREQ=MONTHLY;COUNT=1000000;BYDAY=MO;BYSETPOS=${places.join(',')}`,
      ),
    );
  const year = { from: '2026-01-01', to: '2026-12-31' };
  const never = Array.from({ length: 250 }, (_each, at) => at + 100);
  expect(findOccurrences(rule([100]), year)).toMatchObject({ isCutShort: false });
  expect(findOccurrences(rule(never), year)).toMatchObject({ isCutShort: true });
});

it('ends on a file of endless series', () => {
  const endless = Array.from({ length: 3 }, (_each, at) =>
    event(
      `UID:${at}`,
      `DTSTART:19000101T${String(at % 24).padStart(2, '0')}0000`,
      'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
    ),
  ).flat();
  expect(starts(readEntries(...endless), { from: '2026-12-01', to: '2126-12-31' })).toEqual([]);
  const daily = readEntries(...event('DTSTART:19000101T100000', 'RRULE:FREQ=DAILY'));
  expect(findOccurrences(daily, { from: '2026-01-01', to: '9999-12-31' }, 100)).toMatchObject({
    isCutShort: true,
  });
});

it('returns the starts of periods as further occurrences', () => {
  const entries = readEntries(
    ...event(
      'DTSTART:20261201T100000',
      'DTEND:20261201T110000',
      'RDATE;VALUE=PERIOD:20261203T100000/20261203T150000,20261204T100000/PT1H',
    ),
  );
  expect(starts(entries)).toEqual(['2026-12-01T10:00:00', '2026-12-03T10:00:00', '2026-12-04T10:00:00']);
});

it('returns no time past the year 9999', () => {
  const series = event('DTSTART:99991230T100000', 'DTEND:99991231T100000', 'RDATE:99991231T200000');
  const zoned = event('DTSTART;TZID=Asia/Tokyo:99991230T110000', 'RDATE:99991231T200000Z');
  const days = { from: '9999-12-01', to: '9999-12-31' };
  const { occurrences } = findOccurrences(readEntries(...series, ...zoned), days);
  expect(occurrences.map(({ event: { start, end } }) => [start.local, end?.local])).toEqual([
    ['9999-12-30T10:00:00', '9999-12-31T10:00:00'],
    ['9999-12-30T11:00:00', undefined],
    ['9999-12-31T20:00:00', undefined],
  ]);
});

it('expands a series whose first occurrence lasts longer than there are years before', () => {
  const ages = event('DTSTART:20261201T100000', 'DTEND:99991201T100000', 'RRULE:FREQ=DAILY;COUNT=2');
  expect(starts(readEntries(...ages))).toEqual(['2026-12-01T10:00:00', '2026-12-02T10:00:00']);
});

it('an entry without UID replaces the occurrence with its title only', () => {
  const anonymous = (title: string, ...lines: string[]) => [
    'BEGIN:VEVENT',
    `SUMMARY:${title}`,
    'DTSTART:20261201T100000',
    ...lines,
    'END:VEVENT',
  ];
  const moved = ['RECURRENCE-ID:20261201T100000', 'DTSTART:20261202T120000'].reverse();
  const entries = readEntries(
    ...anonymous('Market'),
    ...anonymous('Talk', 'RRULE:FREQ=DAILY;COUNT=2'),
    ...['BEGIN:VEVENT', 'SUMMARY:Talk', ...moved, 'END:VEVENT'],
  );
  const { occurrences } = findOccurrences(entries, december);
  expect(occurrences.map(({ event: { title, start } }) => [title, start.local.slice(8, 13)])).toEqual([
    ['Market', '01T10'],
    ['Talk', '02T10'],
    ['Talk', '02T12'],
  ]);
});

it('reports that entries were left out after many duplicates', () => {
  const repeated = Array.from({ length: 21 }, () => event('DTSTART:20261201T100000')).flat();
  const last = event('DTSTART:20261202T100000');
  expect(findOccurrences(readEntries(...repeated, ...last), december, 10)).toMatchObject({
    isCutShort: true,
  });
  expect(findOccurrences(readEntries(...repeated), december, 10)).toMatchObject({ isCutShort: false });
});

it.each([
  ['EXDATE;VALUE=DATE:20261202', ['01', '03']],
  ['EXDATE:20261202,20261203', ['01']],
  ['RDATE;VALUE=DATE:20261210', ['01', '02', '03', '10']],
])('a day in %s stands for the start on that day', (line, days) => {
  const series = event('DTSTART;TZID=Europe/Berlin:20261201T190000', 'RRULE:FREQ=DAILY;COUNT=3', line);
  expect(starts(readEntries(...series))).toEqual(days.map((day) => `2026-12-${day}T19:00:00`));
});

it('leaves out a day of an all-day series whose exclusion has a time', () => {
  const series = event('DTSTART;VALUE=DATE:20261201', 'RRULE:FREQ=DAILY;COUNT=3', 'EXDATE:20261202T000000Z');
  expect(starts(readEntries(...series))).toEqual(['2026-12-01T00:00:00', '2026-12-03T00:00:00']);
});

it.each([
  ['a day', 'RECURRENCE-ID;VALUE=DATE:20261202', 'DTSTART;TZID=Europe/Berlin:20261202T210000'],
  ['UTC, and so is its start', 'RECURRENCE-ID:20261202T180000Z', 'DTSTART:20261202T200000Z'],
  [
    'UTC, its start being elsewhere',
    'RECURRENCE-ID:20261202T180000Z',
    'DTSTART;TZID=Asia/Tokyo:20261202T210000',
  ],
])('replaces the occurrence that is given as %s', (_name, replaced, start) => {
  const series = event('DTSTART;TZID=Europe/Berlin:20261201T190000', 'RRULE:FREQ=DAILY;COUNT=3');
  const { occurrences } = findOccurrences(readEntries(...event(replaced, start), ...series), december);
  expect(occurrences.map(({ source }) => source)).toEqual(
    ['01', '02', '03'].map((day) => `uid a 2026-12-${day}T19:00:00`),
  );
});

it('reads a series from long before 1970', () => {
  const birthday = event('DTSTART;VALUE=DATE:19011205', 'RRULE:FREQ=YEARLY');
  expect(starts(readEntries(...birthday))).toEqual(['2026-12-05T00:00:00']);
});
