import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { speak } from '#i18n';
import { countsText, dayText, endText, priceText, stateText } from '../../../components/batches/batchText';
import { tellDays } from '../../../components/collection/CalendarHeading';
import { briefSpan, readableSpan, toCalendarLeaf } from '../../../components/event/wallClock';
import { bytesText } from '../../../components/format/bytes';
import { waitMessage } from '../../../entrypoints/manager/activity/waitMessage';
import { chooseZone, isCalendarZone } from '../../../lib/eventForm/zones';
import { clock, dateText } from '../../../lib/i18n/times';
import type { BatchView } from '../../../lib/messages';
import {
  addMonths,
  clockAfter,
  daysBetween,
  findInstants,
  isWallClock,
  minutesBetween,
  shiftClock,
  shiftDay,
  toClock,
  toInstant,
  toWeekday,
} from '../../../lib/shared/time';

/** Numbers that a server, a damaged database or a wrong clock may give. */
const oddNumbers = [
  ...[Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 1e300, -1e300, -0, -1],
  ...[8.64e15, 8.64e15 + 1, -8.64e15, -8.64e15 - 1, Number.MAX_SAFE_INTEGER, Number.MIN_VALUE, 0.5],
];
const number = fc.oneof(fc.constantFrom(...oddNumbers), fc.double(), fc.integer());
const oddTexts = [
  ...['', ' ', 'Mars/Olympus', 'UTC+99', '+99:99', 'Europe/Berlin', 'UTC', '../../etc', 'en_US', '\0'],
  ...['2026-11-21', '2026-02-30', '2026-11-21T12:00', '+275760-09-13T00:00', '-271821-04-20T00:00'],
  ...['2026-11-21 12:00:00', '99999-01-01', '0000-00-00 00:00:00', 'T', '9'.repeat(500)],
];
const text = fc.oneof(
  fc.constantFrom(...oddTexts),
  fc.string(),
  fc.date().map((date) => String(date.getTime())),
);

const batch = (at: number, other: number): BatchView =>
  ({
    state: 'running',
    isUndo: false,
    count: at,
    done: other,
    failed: at,
    undone: at,
    left: other,
    resumesAt: at,
    lastFrom: other,
    timeLeft: other,
    at,
  }) as BatchView;
const date = (at: number) => dateText(at, { dateStyle: 'full', timeStyle: 'long' });
const { resumesAt: _none, ...running } = batch(0, 0);

const ofNumbers: Record<string, (one: number, other: number) => unknown> = {
  clock: (at, now) => clock(at, new Date(now)),
  dateText: date,
  bytesText,
  dayText,
  waitMessage: (until) => waitMessage({ for: 'time', until }, true),
  stateText: (at, other) => stateText(batch(at, other)),
  countsText: (one, other) => countsText(batch(one, other)),
  endText: (one, other) => endText(batch(one, other)) ?? '',
  timeLeft: (timeLeft) => endText({ ...running, lastFrom: undefined, timeLeft } as BatchView) ?? '',
  priceText: (units, lastFrom) => priceText({ units, lastFrom, count: 2, today: 1, days: [] }),
};

const ofTexts: Record<string, (one: string, other: string, at: number) => unknown> = {
  shiftClock: (local, _other, minutes) => shiftClock(local, { minutes }),
  isWallClock: (local) => String(isWallClock(local)),
  minutesBetween: (from, to) => String(minutesBetween(from, to)),
  readableSpan: (from, to, at) => readableSpan(from, to, at > 0),
  briefSpan: (from, to, at) => briefSpan(from, to, at > 0, from.slice(0, 4)),
  leafOf: (start) => toCalendarLeaf(start).day + toCalendarLeaf(start).month,
  isZone: (zone) => String(isCalendarZone(zone)),
  instantOf: (local, zone) => String(toInstant(local, zone)),
  clockAfter: (local, zone, at) => clockAfter(local, zone, at),
  zoneOf: (local, offset) => chooseZone({ local, offset }, { site: 'Europe/Berlin', own: offset }).timeZone,
  addDays: (day, _other, days) => shiftDay(day, days),
  addMonths: (month, _other, months) => addMonths(month, months),
  daysBetween: (from, to) => String(daysBetween(from, to)),
  weekdayOf: (day) => String(toWeekday(day)),
  clockOf: (_local, zone, at) => toClock(at, zone),
  instantsOf: (local, zone) => findInstants(local, zone)?.join() ?? '',
};

beforeEach(() => {});

describe('a formatter returns a text and never throws', () => {
  it.each(Object.entries(ofNumbers))('%s, of any number', (_name, format) => {
    const property = fc.property(number, number, (one, other) => {
      expect(format(one, other)).toBeTypeOf('string');
    });
    fc.assert(property);
  });

  it.each(Object.entries(ofTexts))('%s, of any text and moment', (_name, format) => {
    const property = fc.property(text, text, number, (one, other, at) => {
      expect(format(one, other, at)).toBeTypeOf('string');
    });
    fc.assert(property, { numRuns: 500 });
  });

  it.each([
    ['en', '2026-12-05T19:00', '2026-12-05T21:00', 'Sat, Dec 5, 7:00 – 9:00\u00a0PM'],
    ['en', '2026-12-05T10:00', '2026-12-06T21:00', 'Sat, Dec 5, 10:00\u00a0AM – Sun, Dec 6, 9:00\u00a0PM'],
    [
      'en',
      '2026-12-31T22:00',
      '2027-01-01T02:00',
      'Thu, Dec 31, 2026, 10:00\u00a0PM – Fri, Jan 1, 2027, 2:00\u00a0AM',
    ],
    ['de', '2026-12-05T19:00', '2026-12-05T21:00', 'Sa., 5. Dez., 19:00–21:00\u00a0Uhr'],
    ['de', '2027-12-05T19:00', '2027-12-05T21:00', 'So., 5. Dez. 2027, 19:00–21:00\u00a0Uhr'],
    ['fr', '2026-12-05T19:00', '2026-12-05T21:00', 'sam. 5 déc., 19:00 – 21:00'],
    ['es', '2026-12-05T19:00', '2026-12-05T21:00', 'sáb, 5 dic, 19:00–21:00'],
    ['pt-BR', '2026-12-05T19:00', '2026-12-05T21:00', 'sáb., 5 de dez. 19:00 – 21:00'],
    ['it', '2026-12-05T19:00', '2026-12-05T21:00', 'sab 5 dic, 19:00–21:00'],
    ['nl', '2026-12-05T19:00', '2026-12-05T21:00', 'za 5 dec, 19:00–21:00'],
    ['ja', '2026-12-05T19:00', '2026-12-05T21:00', '12月5日(土) 19:00～21:00'],
  ])('a span in a list has the year only if it is another one, in %s', (language, start, end, said) => {
    speak({ language, messages: '' });
    // Which spaces are narrow is up to the browser
    expect(briefSpan(start, end, false, '2026').replaceAll(/[\u2009\u202f]/g, ' ')).toBe(said);
    speak({ language: 'en' });
  });

  it.each(['en', 'de', 'ja'])('the leaf of a calendar has the number of the day alone, in %s', (language) => {
    speak({ language, messages: '' });
    expect(toCalendarLeaf('2026-12-05T20:00').day).toBe('5');
    speak({ language: 'en' });
  });

  it.each([
    ['en', 'Sat, Dec 5, 2026, 9:05 AM – 10:00 PM', 'Sat, Dec 5, 2026, 9:05 AM'],
    ['de', 'Sa., 5. Dez. 2026, 09:05–22:00 Uhr', 'Sa., 5. Dez. 2026, 09:05'],
    ['nl', 'za 5 dec 2026, 09:05–22:00', 'za 5 dec 2026, 09:05'],
    ['es', 'sáb, 5 dic 2026, 9:05–22:00', 'sáb, 5 dic 2026, 9:05'],
    ['ja', '2026年12月5日(土) 9:05～22:00', '2026年12月5日(土) 9:05'],
  ])('a moment is written in %s as the beginning of a span is', (language, whole, moment) => {
    speak({ language, messages: '' });
    const plain = (written: string) => written.replace(/\s/g, ' ');
    expect(plain(readableSpan('2026-12-05T09:05', '2026-12-05T22:00', false))).toBe(whole);
    expect(plain(readableSpan('2026-12-05T09:05', undefined, false))).toBe(moment);
    expect(
      plain(
        dateText(Date.UTC(2026, 11, 5, 9, 5), {
          month: 'short',
          hour: 'numeric',
          minute: '2-digit',
          timeZone: 'UTC',
        }),
      ),
    ).toContain(language === 'en' || language === 'es' || language === 'ja' ? '9:05' : '09:05');
    speak({ language: 'en' });
  });

  it('a span of days in Japanese has both days alike', () => {
    speak({ language: 'ja', messages: '' });
    expect(readableSpan('2026-12-05T00:00', '2026-12-07T00:00', true)).toBe(
      '2026年12月5日(土)～2026年12月7日(月)',
    );
    speak({ language: 'en' });
  });

  it('a week in Japanese names its year once, and both where it ends in another', () => {
    speak({ language: 'ja', messages: '' });
    expect(tellDays('2026-11-29', '2026-12-05')).toBe('2026年11月29日～12月5日');
    expect(tellDays('2026-12-27', '2027-01-02')).toBe('2026年12月27日～2027年1月2日');
    speak({ language: 'en' });
  });

  it('formats valid values', () => {
    expect([clock(1e300), clock(Number.NaN), bytesText(-1), bytesText(Number.NaN)]).toEqual(
      Array.from({ length: 4 }, () => '–'),
    );
    expect(date(0)).toMatch(/19(69|70)/);
    expect(shiftDay('2026-12-31', 1)).toBe('2027-01-01');
    expect(toClock(0, 'Asia/Tokyo')).toBe('1970-01-01T09:00:00');
  });
});
