import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EventTimes, sendableTimes, timeFault } from '../../../../lib/calendar/editing/eventTimes';
import { CalendarEvent } from '../../../../lib/calendar/shared/resources';
import { Fault } from '../../../../lib/errors';
import { findInstants } from '../../../../lib/shared/time';
import { wallClockAt } from '../../../sandbox/calendar/dates';
import { recordedEvents } from '../recorded';
import { openSite } from '../site';

const seed = 20261121;

const zone = fc.constantFrom(
  ...Intl.supportedValuesOf('timeZone'),
  'UTC',
  ...['UTC+5.5', 'UTC-3.5', 'UTC+12.75', 'UTC-11', '+05:30', '-09:30'],
);
const ten = 10 * 365 * 86_400_000;
const today = Date.parse('2026-11-21T00:00:00Z');
/** Any second within ten years before and after. */
const digits = fc.integer({ min: (today - ten) / 1000, max: (today + ten) / 1000 });
const local = digits.map((second) => new Date(second * 1000).toISOString().slice(0, 19));
const length = fc.constantFrom(0, 30, 90, 24 * 60, 3 * 24 * 60 + 17);

const minutesAfter = (time: string, minutes: number) =>
  new Date(Date.parse(`${time}Z`) + minutes * 60_000).toISOString().slice(0, 19);

function attempt(work: () => EventTimes): EventTimes | string {
  try {
    return work();
  } catch (error) {
    if (error instanceof Fault) return error.data.reason;
    throw error;
  }
}

const times = (start: string, end: string, timeZone: string, allDay = false) =>
  attempt(() => sendableTimes({ start, end, timeZone, allDay }));

it.each([
  ['UTC', '12:00:00'],
  ['UTC+5', '17:00:00'],
  ['UTC-3', '09:00:00'],
  ['UTC+5.5', '17:30:00'],
  ['+05:30', '17:30:00'],
  ['-0930', '02:30:00'],
  ['Asia/Tokyo', '21:00:00'],
  ['UTC+5:30', undefined],
  ['Nowhere', undefined],
])('noon in UTC is in the zone %s at %s', (name, clock) => {
  const noon = clock && [Date.UTC(2026, 10, 21, 12)];
  expect(findInstants(`2026-11-21 ${clock ?? '12:00:00'}`, name)).toStrictEqual(noon);
});

describe('findInstants', () => {
  it('finds instants at which the site has that local time', () => {
    fc.assert(
      fc.property(local, zone, (time, name) => {
        const wallClock = time.replace('T', ' ');
        for (const instant of findInstants(wallClock, name) ?? [])
          expect(wallClockAt(instant, name)).toBe(wallClock);
      }),
      { seed, numRuns: 3000 },
    );
  });

  it('finds every instant from its local time', () => {
    fc.assert(
      fc.property(digits, zone, (second, name) => {
        expect(findInstants(wallClockAt(second * 1000, name), name)).toContain(second * 1000);
      }),
      { seed, numRuns: 3000 },
    );
  });

  it.each([
    ['2026-12-05 10:00:00', 'Asia/Kolkata', ['2026-12-05T04:30:00Z']],
    ['2026-12-05 10:00:00', 'Australia/Lord_Howe', ['2026-12-04T23:00:00Z']],
    ['2026-12-05 10:00:00', 'UTC+12.75', ['2026-12-04T21:15:00Z']],
    ['2026-12-05 10:00:00', '-09:30', ['2026-12-05T19:30:00Z']],
    ['2026-03-08 02:30:00', 'America/New_York', []],
    ['2026-11-01 01:30:00', 'America/New_York', ['2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z']],
    ['2026-04-05 01:45:00', 'Australia/Lord_Howe', ['2026-04-04T14:45:00Z', '2026-04-04T15:15:00Z']],
  ])('%s in %s', (wallClock, name, instants) => {
    expect(findInstants(wallClock, name)).toStrictEqual(instants.map(Date.parse));
  });

  it('returns undefined for an unknown zone', () => {
    for (const name of ['Mars/Olympus', '', 'CST', '+5', 'UTC+'])
      expect(findInstants('2026-12-05 10:00:00', name), name).toBeUndefined();
  });
});

describe('sendableTimes', () => {
  it('keeps times as the user saw them', () => {
    expect(times('2026-12-31T22:00', '2027-01-01T02:00', 'Asia/Kathmandu')).toStrictEqual({
      start_date: '2026-12-31 22:00:00',
      end_date: '2027-01-01 02:00:00',
      timezone: 'Asia/Kathmandu',
      all_day: false,
    });
    expect(times('2026-12-24T18:00', '2026-12-26T00:00', 'Europe/Paris', true)).toMatchObject({
      start_date: '2026-12-24 00:00:00',
      end_date: '2026-12-26 23:59:59',
      all_day: true,
    });
  });

  it.each([
    ['2026-02-30T10:00', '2026-03-02T11:00', 'impossibleDate'],
    ['2026-13-01T10:00', '2027-01-01T11:00', 'impossibleDate'],
    ['2026-12-05T25:00', '2026-12-06T11:00', 'impossibleDate'],
    ['2026-12-05T12:00', '2026-12-05T11:59', 'endBeforeStart'],
    ['2026-03-08T02:30', '2026-03-08T04:00', 'noSuchTime'],
    ['2026-11-01T00:30', '2026-11-01T01:30', 'twiceThatDay'],
  ])('refuses %s to %s', (start, end, reason) => {
    expect(times(start, end, 'America/New_York')).toBe(reason);
  });

  it.each([
    ['UTC-4', 'America/New_York', 'America/Halifax'],
    ['UTC+1', 'Europe/London', 'Europe/Berlin'],
    ['UTC+0', 'UTC', 'UTC'],
    ['GMT+2', 'Europe/Berlin', 'Europe/Athens'],
    ['-4', 'America/New_York', 'America/Halifax'],
    ['-04:00', 'America/New_York', 'America/Halifax'],
    ['Etc/GMT+4', 'America/New_York', 'America/Halifax'],
    ['UTC+5:30', 'Asia/Kolkata', 'Asia/Kolkata'],
    ['UTC+5.5', 'Asia/Kolkata', 'Asia/Kolkata'],
    ['+0530', 'Asia/Kolkata', 'Asia/Kolkata'],
    ['-09:30', 'Pacific/Marquesas', 'Pacific/Marquesas'],
    ['UTC', 'UTC', 'UTC'],
    ['UTC-0', 'UTC', 'UTC'],
    ['+00:00', 'UTC', 'UTC'],
    ['Etc/UTC', 'UTC', 'UTC'],
    ['UTC+5.0', 'Asia/Karachi', 'Asia/Karachi'],
    ['UTC+12.75', 'Pacific/Chatham', 'UTC+12.75'],
    ['UTC+13', 'Pacific/Tongatapu', 'Pacific/Auckland'],
    ['-12:00', '-12:00', '-12:00'],
    [' gmt+2 ', ' gmt+2 ', ' gmt+2 '],
    [' GMT+2 ', 'Europe/Berlin', 'Europe/Athens'],
    ['Europe/Paris', 'Europe/Paris', 'Europe/Paris'],
    ['Asia/Calcutta', 'Asia/Kolkata', 'Asia/Kolkata'],
  ])('sends zone %s as %s in summer and %s in winter', (name, summer, winter) => {
    for (const [month, timezone] of [
      ['07', summer],
      ['01', winter],
    ] as const)
      expect(times(`2026-${month}-05T10:00`, `2026-${month}-05T11:00`, name)).toMatchObject({
        start_date: `2026-${month}-05 10:00:00`,
        timezone,
      });
  });
});

describe('a zone that the browser does not know', () => {
  const [start, zone] = ['2026-12-05T10:00', 'Mars/Olympus'];

  it('is sent, and its times are compared as written', () => {
    expect(times(start, '2026-12-05T10:00', zone)).toStrictEqual({
      start_date: '2026-12-05 10:00:00',
      end_date: '2026-12-05 10:00:00',
      timezone: zone,
      all_day: false,
    });
    expect(times(start, '2026-12-05T09:59', zone)).toBe('endBeforeStart');
  });

  it('is not compared with UTC in an answer', () => {
    const answer = CalendarEvent().parse({ ...recordedEvents[0]?.answer, timezone: zone });
    expect(timeFault(answer)).toBeUndefined();
    const sent = { start_date: answer.start_date, end_date: 'another', timezone: zone, all_day: false };
    expect(timeFault(answer, sent)?.data).toMatchObject({
      kind: 'conflict',
      reason: 'timeMoved',
      about: `another → ${answer.end_date}`,
    });
  });
});

describe('times on a calendar', () => {
  let site: Awaited<ReturnType<typeof openSite>>;
  beforeAll(async () => {
    site = await openSite();
  });
  beforeEach(() => site.reset());

  it('are stored as the instants that we computed', async () => {
    await fc.assert(
      fc.asyncProperty(local, length, zone, fc.boolean(), async (start, minutes, timeZone, allDay) => {
        const sent = times(start, minutesAfter(start, minutes), timeZone, allDay);
        if (typeof sent === 'string') {
          expect(['noSuchTime', 'twiceThatDay', 'endBeforeStart']).toContain(sent);
          return;
        }
        const answer = await site.client.events.create({ title: 'Tides', ...sent });
        expect(timeFault(answer, sent)).toBeUndefined();
      }),
      { seed, numRuns: 100 },
    );
  }, 60_000);

  it('are reported if they were moved or their UTC differs', async () => {
    const sent = {
      start_date: '2026-03-08 02:30:00',
      end_date: '2026-03-08 05:00:00',
      timezone: 'America/New_York',
      all_day: false,
    };
    const moved = await site.client.events.create({ title: 'In the gap', ...sent });
    expect(timeFault(moved, sent)?.data).toMatchObject({ kind: 'conflict', reason: 'timeMoved' });
    const relabelled = { ...moved, timezone: 'Europe/Paris' };
    expect(timeFault(relabelled)?.data).toMatchObject({ kind: 'conflict', reason: 'utcDiffers' });
  });

  it('have our UTC in the recordings, except in events that an update had broken', () => {
    const differing = recordedEvents.flatMap(({ name, answer }) =>
      timeFault(CalendarEvent().parse(answer)) === undefined ? [] : [name],
    );
    expect(recordedEvents.length).toBeGreaterThan(100);
    // An update without a zone sets the site's zone but keeps the local times of the old zone (section 7)
    expect(differing.filter((name) => !/^event-(update|after-partial)/.test(name))).toStrictEqual([
      'event-create-end-before-start',
      'event-create-end-before-start-again',
      'event-read-end-before-start-again',
    ]);
  });
});
