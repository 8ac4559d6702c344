import { describe, expect, it, vi } from 'vitest';
import {
  findDays,
  type SeriesPattern,
  toFirstPattern,
} from '../../../entrypoints/manager/events/series/pattern';
import { RepeatEvent } from '../../../entrypoints/manager/events/series/RepeatEvent';
import { readDates } from '../../../entrypoints/manager/events/series/readDates';
import { SeriesBar } from '../../../entrypoints/manager/events/series/SeriesBar';
import { useSeries } from '../../../entrypoints/manager/events/series/useSeries';
import type { SiteEvent } from '../../../lib/collections/events';
import { control, shown } from '../../components/controls';
import { mount, questions, typeInto, useEnglish } from '../../components/mounted';
import * as sample from '../../components/samples';

useEnglish();

const site = sample.acting.calendar!;
const [jazz] = sample.myEvents as [SiteEvent];
/** A Friday. */
const walk: SiteEvent = {
  ...jazz,
  eventId: 7,
  title: 'Harbour walk',
  start: '2027-03-05T19:00:00',
  end: '2027-03-05T20:30:00',
  timeZone: 'Europe/Lisbon',
  isAllDay: false,
};

const daysOf = (pattern: Partial<SeriesPattern>) =>
  findDays(walk.start, { ...toFirstPattern(walk.start), ...pattern });

describe('the days of a pattern', () => {
  it('weekly, ten times: nine further ones', () => {
    const days = daysOf({});
    expect(days).toHaveLength(9);
    expect([days?.[0], days?.at(-1)]).toEqual(['2027-03-12', '2027-05-07']);
  });

  it('every first Friday until June', () => {
    const pattern = {
      kind: 'monthlyWeekday',
      nth: 1,
      weekdays: [5],
      ends: 'until',
      until: '2027-06-30',
    } as const;
    expect(daysOf(pattern)).toEqual(['2027-04-02', '2027-05-07', '2027-06-04']);
  });

  it('every second Tuesday, whatever day the event itself is on', () => {
    const pattern = { kind: 'monthlyWeekday', nth: 2, weekdays: [2], count: '4' } as const;
    expect(daysOf(pattern)).toEqual(['2027-03-09', '2027-04-13', '2027-05-11']);
  });

  it('every other week on two days; the last day of the month by its weekday', () => {
    expect(daysOf({ every: '2', weekdays: [3, 5], count: '5' })).toEqual([
      '2027-03-17',
      '2027-03-19',
      '2027-03-31',
      '2027-04-02',
    ]);
    expect(daysOf({ kind: 'monthlyWeekday', nth: -1, weekdays: [0], count: '3' })).toEqual([
      '2027-03-28',
      '2027-04-25',
    ]);
  });

  it('every month on a day, and every few days', () => {
    expect(daysOf({ kind: 'monthlyDay', count: '3' })).toEqual(['2027-04-05', '2027-05-05']);
    expect(daysOf({ kind: 'daily', every: '10', count: '3' })).toEqual(['2027-03-15', '2027-03-25']);
  });

  it('is at most a hundred, and none while the form is incomplete', () => {
    expect(daysOf({ kind: 'daily', count: '5000' })).toHaveLength(100);
    for (const wrong of [
      { every: '' },
      { every: '0' },
      { count: 'x' },
      { weekdays: [] },
      { ends: 'until' as const },
    ])
      expect(daysOf(wrong)).toBeUndefined();
  });
});

describe('dates of a text', () => {
  const context = { now: Date.UTC(2027, 0, 10), timeZone: 'Europe/Lisbon', locale: 'en' };

  it('are read from lines as pages write them', async () => {
    const text = 'Fri 12 March 2027, 19:00\n2027-04-02; May 7, 2027\nno date here\n2027-04-02';
    expect(await readDates(text, context)).toEqual(['2027-03-12', '2027-04-02', '2027-05-07']);
  });

  it('are read from a calendar file, its repetitions too', async () => {
    const file = [
      'BEGIN:VCALENDAR',
      'BEGIN:VEVENT',
      'UID:1',
      'SUMMARY:Walk',
      'DTSTART:20270312T190000',
      'RRULE:FREQ=WEEKLY;COUNT=3',
      'END:VEVENT',
      'END:VCALENDAR',
    ].join('\r\n');
    expect(await readDates(file, context)).toEqual(['2027-03-12', '2027-03-19', '2027-03-26']);
    await expect(readDates('nothing', context)).rejects.toMatchObject({ data: { reason: 'noDates' } });
  });
});

const answers = {
  planBatch: ({ actions }: { actions: readonly string[] }) => ({
    ...sample.plan,
    count: actions.length,
    requests: 4,
  }),
  startBatch: () => null,
  batch: () => sample.batches[0]!,
} as Parameters<typeof mount>[1];

describe('the form', () => {
  const draw = (series?: string) => mount(<RepeatEvent event={walk} site={site} series={series} />, answers);
  const day = (root: HTMLElement, label: string) =>
    root.querySelector<HTMLButtonElement>(`.small-day[aria-label="${label}"]`)!;
  const started = () =>
    vi.waitFor(() => {
      const [question] = questions('startBatch') as [{ items: { input: { times: { start: string } } }[] }];
      expect(question).toBeDefined();
      return question.items.map(({ input }) => input);
    });

  it('names which weekday of the month it is', async () => {
    const root = draw();
    const rule = await shown(root, () =>
      [...root.querySelectorAll('select')].find((one) =>
        [...one.options].some(({ value }) => value === 'monthlyWeekday'),
      ),
    );
    rule.value = 'monthlyWeekday';
    rule.dispatchEvent(new Event('change', { bubbles: true }));
    const namesOf = (select: HTMLSelectElement) => [...select.options].map(({ text }) => text);
    await vi.waitFor(() =>
      expect([...root.querySelectorAll('select')].map(namesOf)).toContainEqual([
        ...['First', 'Second', 'Third', 'Fourth', 'Last'],
      ]),
    );
  });

  it('shows the days in small months; a press leaves one out or adds one; one bulk task adds all', async () => {
    const root = draw('advent');
    await vi.waitFor(() => expect(root.textContent).toContain('9 events are added.'));
    expect(root.querySelectorAll('.small-month')).toHaveLength(3);
    expect(day(root, 'Mar 5, 2027').disabled).toBe(true);
    day(root, 'Mar 12, 2027').click();
    await vi.waitFor(() => expect(root.textContent).toContain('8 events are added.'));
    day(root, 'Mar 13, 2027').click();
    await vi.waitFor(() => expect(day(root, 'Mar 13, 2027').getAttribute('aria-pressed')).toBe('true'));
    expect(questions('startBatch')).toEqual([]);
    (await shown(root, () => control(root, 'Add 9 events'))).click();
    const inputs = await started();
    expect(inputs).toHaveLength(9);
    expect(inputs.slice(0, 2)).toEqual([
      {
        eventId: 7,
        title: 'Harbour walk',
        times: { start: '2027-03-13T19:00:00', end: '2027-03-13T20:30:00' },
        isPublished: true,
        series: 'advent',
      },
      {
        eventId: 7,
        title: 'Harbour walk',
        times: { start: '2027-03-19T19:00:00', end: '2027-03-19T20:30:00' },
        isPublished: true,
        series: 'advent',
      },
    ]);
  });

  it('is one stop for Tab among the small months; arrows go from day to day', async () => {
    const root = draw();
    await vi.waitFor(() => expect(root.textContent).toContain('9 events are added.'));
    const stops = () => root.querySelectorAll<HTMLElement>('.small-month [tabindex="0"]');
    expect([...stops()].map((one) => one.getAttribute('aria-label'))).toEqual(['Mar 12, 2027']);
    const press = (key: string) =>
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    day(root, 'Mar 12, 2027').focus();
    const way = { ArrowLeft: '11', ArrowUp: '4', ArrowRight: '6', ArrowDown: '13' };
    for (const [key, to] of Object.entries(way)) {
      press(key);
      expect(document.activeElement?.textContent).toBe(to);
    }
    await vi.waitFor(() => expect(stops()[0]).toBe(document.activeElement));
    expect(stops()).toHaveLength(1);
  });

  it('moves one to another day once the focus leaves its field', async () => {
    const root = draw();
    await vi.waitFor(() => expect(root.textContent).toContain('9 events are added.'));
    const field = root.querySelector<HTMLInputElement>('li input[type=date]')!;
    await typeInto(field, '2027-03-14');
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    await vi.waitFor(() => expect(day(root, 'Mar 14, 2027').getAttribute('aria-pressed')).toBe('true'));
    expect(day(root, 'Mar 12, 2027').getAttribute('aria-pressed')).toBe('false');
    expect(root.textContent).toContain('9 events are added.');
  });
});

it('those made together are changed together: all, or this and the following', async () => {
  const later = (eventId: number, start: string, more: Partial<SiteEvent> = {}) => ({
    ...walk,
    eventId,
    start,
    ...more,
  });
  const rows = [
    later(9, '2027-03-19T19:00:00'),
    later(8, '2027-03-12T19:00:00'),
    walk,
    later(10, '2027-03-26T19:00:00', { status: 'trash' }),
    later(11, '2027-04-02T19:00:00'),
  ];
  const onEdit = vi.fn();
  const Bar = ({ event }: { event: SiteEvent }) => (
    <SeriesBar event={event} series={useSeries(rows)} onEdit={onEdit} />
  );
  const known = { eventSeries: () => [{ series: 'a', eventIds: [7, 8, 9, 10] }] };
  const root = mount(<Bar event={rows[1]!} />, known);
  (await shown(root, () => control(root, 'This and the following (2)…'))).click();
  expect(onEdit.mock.calls[0]![0].map(({ eventId }: SiteEvent) => eventId)).toEqual([8, 9]);
  control(root, 'All 3…')!.click();
  expect(onEdit.mock.calls[1]![0].map(({ eventId }: SiteEvent) => eventId)).toEqual([7, 8, 9]);
  const other = mount(<Bar event={rows[4]!} />, known);
  await vi.waitFor(() => expect(questions('eventSeries').length).toBeGreaterThan(0));
  expect(other.textContent).toBe('');
});
