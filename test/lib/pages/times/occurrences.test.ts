import { expect, it } from 'vitest';
import { readCalendarEntries } from '../../../../lib/pages/ics';
import { findOccurrences } from '../../../../lib/pages/times/occurrences';

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
  const { occurrences } = findOccurrences(readEntries(...weekly), december);
  expect(occurrences.map(({ source, event: { start, end } }) => [source, start.local, end?.local])).toEqual([
    ['uid a 2026-12-01T19:00:00', '2026-12-01T19:00:00', '2026-12-02T01:00:00'],
    ['uid a 2026-12-15T19:00:00', '2026-12-15T19:00:00', '2026-12-16T01:00:00'],
    ['uid a 2026-12-22T19:00:00', '2026-12-22T19:00:00', '2026-12-23T01:00:00'],
    ['uid a 2026-12-31T20:00:00', '2026-12-31T20:00:00', '2027-01-01T02:00:00'],
  ]);
  expect(occurrences[0]?.event).not.toHaveProperty('recurrence');
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
