import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getEventFilters } from '../../../entrypoints/manager/events/eventFilters';
import { declareEvents } from '../../../entrypoints/manager/events/events';
import { findNextStart } from '../../../entrypoints/manager/events/NewEvent';
import { Manager } from '../../../entrypoints/manager/Manager';
import type { SiteEvent } from '../../../lib/collections/events';
import type { JobView, MirrorView } from '../../../lib/messages';
import { control, pointAt, shown } from '../../components/controls';
import { mount, questions, useEnglish } from '../../components/mounted';
import * as sample from '../../components/samples';

/** The events of the manager. */

useEnglish();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 27) });
  return () => vi.useRealTimers();
});

const published: JobView = { ...sample.savedJob, action: 'event.publish', text: '“Market” published' };
const [jazz] = sample.myEvents as [SiteEvent];

function draw(
  events: readonly SiteEvent[] = sample.myEvents,
  more: Partial<MirrorView> = {},
  hash = 'events',
) {
  location.hash = hash;
  return mount(<Manager />, {
    acting: () => sample.acting,
    choices: () => sample.choices,
    editableEvent: () => sample.editable,
    ...sample.siteRows({ events }, more),
    act: () => published,
    outcome: () => published,
    seen: () => null,
  });
}
const rowsOf = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('tbody tr')];
const titlesOf = (root: HTMLElement) =>
  rowsOf(root).map((row) => row.querySelector('.collection-name .two-lines')?.textContent);
const openFilters = async (root: HTMLElement) => {
  (await shown(root, () => control(root, 'Filters'))).click();
  await shown(root, () => root.querySelector('.filter-menu'));
};
const chip = (root: HTMLElement, label: string) =>
  shown(root, () =>
    [...root.querySelectorAll<HTMLElement>('.chip')].find((one) => one.textContent?.startsWith(label)),
  );

it('the result of a press is in view and moves nothing, until it is closed', async () => {
  const styles = document.createElement('style');
  styles.textContent = readFileSync('components/styles/notice.css', 'utf8');
  document.head.append(styles);
  const root = draw();
  pointAt(await shown(root, () => rowsOf(root)[1]));
  (await shown(root, () => control(root, 'Publish “Market”'))).click();
  const result = await shown(root, () => root.querySelector('.result'));
  expect(result.textContent).toContain('“Market” published');
  expect(questions('act')).toMatchObject([{ action: 'event.publish', input: { eventId: 2 } }]);
  const region = result.closest<HTMLElement>('[role=status]')!;
  expect(getComputedStyle(region).position).toBe('fixed');
  (await shown(root, () => control(root, 'Dismiss'))).click();
  await vi.waitFor(() => expect(region.textContent).toBe(''));
  styles.remove();
});

it('opens with what is to come, by time, each with its state', async () => {
  const past = {
    ...jazz,
    eventId: 9,
    title: 'Old',
    start: '2026-01-01T10:00:00',
    end: '2026-01-01T11:00:00',
  };
  const root = draw([past, ...sample.myEvents]);
  await shown(root, () => rowsOf(root)[1]);
  expect(titlesOf(root)).toEqual(['Jazz Night', 'Market']);
  expect(root.querySelector('.collection-details')).toBeNull();
  expect(rowsOf(root).map((row) => row.querySelector('.badge')?.textContent)).toEqual(['Published', 'Draft']);
  expect(location.hash).toBe('#events?show=upcoming');
  (await chip(root, 'Upcoming')).click();
  await vi.waitFor(() => expect(titlesOf(root)).toEqual(['Old', 'Jazz Night', 'Market']));
});

it('says that nothing is to come, where all is past', async () => {
  const past = { start: '2026-01-01T10:00:00', end: '2026-01-01T11:00:00' };
  const root = draw([{ ...jazz, ...past, eventId: 9, title: 'Old' }]);
  await vi.waitFor(() => expect(root.textContent).toContain('No upcoming events.'));
});

it('what is in the trash is a place of its own, from which it is restored', async () => {
  const root = draw();
  (await chip(root, 'Upcoming')).click();
  await vi.waitFor(() => expect(titlesOf(root)).toEqual(['Jazz Night', 'Market']));
  (await chip(root, 'Trash')).click();
  await vi.waitFor(() => expect(titlesOf(root)).toEqual(['Lanterns']));
  const [row] = rowsOf(root);
  pointAt(row);
  const actions = await shown(root, () => row?.querySelector('.row-actions'));
  expect(actions.textContent).toBe('Restore “Lanterns”');
});

it('is in one place at a time: upcoming, past or the trash', async () => {
  const root = draw([
    ...sample.myEvents,
    { ...jazz, eventId: 9, start: '2026-01-01T10:00', end: '2026-01-01T11:00' },
  ]);
  (await chip(root, 'Past')).click();
  await vi.waitFor(() => expect(location.hash).toBe('#events?show=past'));
  expect((await chip(root, 'Upcoming')).getAttribute('aria-pressed')).toBe('false');
  await openFilters(root);
  (
    await shown(root, () =>
      [...root.querySelectorAll<HTMLElement>('.filter-menu .chip')].find(({ textContent }) =>
        textContent?.startsWith('Upcoming'),
      ),
    )
  ).click();
  await vi.waitFor(() => expect(location.hash).toBe('#events?show=upcoming'));
});

it('a form that one asks for has the focus; details that one looks at leave it to the list', async () => {
  const root = draw();
  const pane = () => shown(root, () => root.querySelector('.collection-details'));
  const link = await shown(root, () => rowsOf(root)[0]?.querySelector<HTMLElement>('a'));
  link.focus();
  link.click();
  await pane();
  expect((await pane()).contains(document.activeElement)).toBe(false);
  location.hash = 'events/new';
  await vi.waitFor(async () => expect((await pane()).contains(document.activeElement)).toBe(true));
});

it('a new event begins with the next full hour of the site and with its title; nothing of that is kept as typed', async () => {
  const now = Date.UTC(2026, 10, 28, 22, 20);
  vi.spyOn(Date, 'now').mockReturnValue(now);
  location.hash = 'events/new';
  const root = mount(<Manager />, {
    acting: () => sample.acting,
    choices: () => ({ ...sample.choices, timeZone: 'Europe/Oslo' }),
    ...sample.siteRows({ events: sample.myEvents }),
  });
  const form = await shown(root, () => root.querySelector('.event-form'));
  const [title] = form.querySelectorAll('input');
  expect(document.activeElement).toBe(title);
  const times = [...form.querySelectorAll<HTMLInputElement>('[type=datetime-local]')].map(
    ({ value }) => value,
  );
  expect(times.slice(0, 2)).toEqual(['2026-11-29T00:00', '2026-11-29T02:00']);
  location.hash = 'events';
  await vi.waitFor(() => expect(root.querySelector('.event-form')).toBeNull());
  expect(questions('writeDraft')).toEqual([]);
});

it('finds events by month, venue and days', async () => {
  const later = {
    ...jazz,
    ...{ eventId: 8, title: 'Spring', venue: { id: 2, name: 'Pier' } },
    ...{ start: '2027-03-05T20:00:00', end: '2027-03-05T22:30:00' },
  };
  const root = draw([jazz, later]);
  const menu = (label: string) =>
    shown(root, () => root.querySelector<HTMLSelectElement>(`select[aria-label="${label}"]`));
  const choose = async (label: string, value: string) => {
    const select = await menu(label);
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };
  await shown(root, () => rowsOf(root)[1]);
  await openFilters(root);
  await choose('Month', 'month-2027-03');
  await vi.waitFor(() => expect(titlesOf(root)).toEqual(['Spring']));
  (await chip(root, 'March 2027')).click();
  await vi.waitFor(() => expect(titlesOf(root)).toEqual(['Jazz Night', 'Spring']));
  await choose('Venue', 'venue-1');
  await vi.waitFor(() => expect(titlesOf(root)).toEqual(['Jazz Night']));
  location.hash = 'events?has.from=2027-01-01&has.to=2027-12-31';
  await vi.waitFor(() => expect(titlesOf(root)).toEqual(['Spring']));
});

it('a search finds all words anywhere, what is called so first, and a phrase in quotes as it stands', async () => {
  const event = (eventId: number, title: string, text = '') => ({ ...jazz, eventId, title, text });
  const root = draw(
    [
      event(11, 'Evening walk', 'After the choir'),
      event(12, 'Choir evening'),
      event(13, 'Evening choir'),
      event(14, 'Choir'),
    ],
    {},
    'events?q=choir+evening',
  );
  await vi.waitFor(() => expect(titlesOf(root)).toEqual(['Choir evening', 'Evening choir', 'Evening walk']));
  location.hash = 'events?q=%22choir+evening%22';
  await vi.waitFor(() => expect(titlesOf(root)).toEqual(['Choir evening']));
  location.hash = 'events?q=choir+evening&sort=-title';
  await vi.waitFor(() => expect(titlesOf(root)).toEqual(['Evening walk', 'Evening choir', 'Choir evening']));
  const field = root.querySelector<HTMLInputElement>('.collection-top > input');
  // What is searched is longer than the field
  expect(field?.placeholder).toBe('Search this list');
  expect(field?.title).toBe('Search title, description, venue, organizer, category, tag');
  // Icons that stand alone in a narrow window say what they are
  const buttons = [...root.querySelectorAll<HTMLElement>('.collection-top .button')];
  expect(buttons.length).toBeGreaterThan(6);
  expect(buttons.filter((one) => one.querySelector('svg') && !one.title)).toEqual([]);
});

it('events that are hidden from listings are among the others, marked; what may be missing is said', async () => {
  const root = draw([{ ...jazz, isHidden: true }]);
  const row = await shown(root, () => rowsOf(root)[0]);
  expect(row.textContent).toContain('Hidden from listings');
  expect(root.textContent).toContain(
    'Hidden events that have ended, or that you may not edit, may be missing',
  );
});

it('an account that cannot list hidden events is told so', async () => {
  const root = draw([jazz], { isPartial: true });
  const note = 'Events that are hidden from listings cannot be shown: your site does not list them';
  await shown(root, () => (root.textContent?.includes(note) ? root : null));
});

it('nothing is offered on an event that the user may not change', async () => {
  location.hash = 'events/1';
  const calendar = { ...sample.acting.calendar!, userId: 4, roles: ['author'] };
  const root = mount(<Manager />, {
    acting: () => ({ ...sample.acting, calendar }),
    ...sample.siteRows({ events: [{ ...jazz, author: 1 }] }),
    siteAuthors: () => [{ id: 1, name: 'Ida' }],
  });
  const pane = await shown(root, () => root.querySelector('.collection-details h3')?.parentElement);
  expect(rowsOf(root)[0]?.querySelector('button')).toBeNull();
  expect(pane.querySelector('button, form')).toBeNull();
  expect(pane.textContent).toContain('Your user on the site may not change this event.');
  await vi.waitFor(() => expect(pane.textContent).toContain('by Ida'));
});

describe('the months', () => {
  const day = (root: HTMLElement, of: string) =>
    shown(root, () => root.querySelector<HTMLElement>(`[data-day="${of}"]`));
  const inDecember = async () => {
    const root = draw(sample.myEvents, {}, 'events?as=month&show=upcoming');
    (await shown(root, () => control(root, 'Next month'))).click();
    await day(root, '2026-12-05');
    return root;
  };

  it('show what the filters let through on its days, with its state', async () => {
    const root = await inDecember();
    const chips = [...root.querySelectorAll<HTMLElement>('.month-row')];
    expect(chips.map((one) => [one.closest('td')?.dataset.day, one.title, one.className])).toEqual([
      ['2026-12-05', 'Jazz Night', 'month-row event-publish'],
      ['2026-12-12', 'Market', 'month-row event-draft'],
    ]);
    expect(chips[0]?.getAttribute('href')).toBe('#events/1?show=upcoming&as=month&on=2026-12-27');
    expect((await day(root, '2026-12-05')).textContent).toContain('December 5, 1 entry');
  });

  it('show what has been as well, and keep their days where nothing matches', async () => {
    const past = { ...jazz, ...{ start: '2026-11-03T20:00:00', end: '2026-11-03T22:00:00' } };
    const root = draw([past], {}, 'events?as=month&show=upcoming');
    await shown(root, () => root.querySelector('[data-day="2026-11-03"] .month-row'));
    await openFilters(root);
    expect(root.querySelector('select[aria-label="Month"]')).toBeNull();
    expect(root.querySelector('select[aria-label="Venue"]')).not.toBeNull();
    location.hash = 'events?as=month&q=nothing+like+it';
    await shown(root, () => (root.textContent?.includes('Nothing matches') ? root : null));
    expect(root.querySelectorAll('td[data-day]')).toHaveLength(35);
  });

  it('a press on a day opens the form of a new event there', async () => {
    const root = await inDecember();
    (await day(root, '2026-12-24')).click();
    expect(location.hash).toBe('#events/new:2026-12-24?show=upcoming&as=month&on=2026-12-27');
    const start = await shown(root, () => root.querySelector<HTMLInputElement>('.collection-details form'));
    expect(start.querySelector<HTMLInputElement>('input[type="datetime-local"]')?.value).toBe(
      '2026-12-24T19:00',
    );
  });

  it('keys go from day to day, to other months, and add an event', async () => {
    const root = await inDecember();
    (await shown(root, () => control(root, 'Today'))).click();
    const press = async (key: string, to: string) => {
      root
        .querySelector('[data-day][tabindex="0"]')
        ?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      await vi.waitFor(() =>
        expect(root.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.dataset.day).toBe(to),
      );
    };
    await shown(root, () => root.querySelector('[data-day="2026-11-27"][tabindex="0"]'));
    await press('ArrowRight', '2026-11-28');
    await press('ArrowDown', '2026-12-05');
    expect(document.activeElement).toBe(root.querySelector('[data-day="2026-12-05"]'));
    await press('PageDown', '2027-01-05');
    await press('PageUp', '2026-12-05');
    await press('t', '2026-11-27');
    await press('ArrowDown', '2026-12-04');
    await press('ArrowRight', '2026-12-05');
    await press('Enter', '2026-12-05');
    expect(location.hash).toContain('#events/new:2026-12-05');
  });

  it.each([
    [900, 5, '176px', ['4 PM', '5 PM', '6 PM', '7 PM', '8 PM'], undefined],
    [700, 5, '136px', ['4 PM', '5 PM', '6 PM', '7 PM'], '1 more'],
    [300, 5, '81px', ['4 PM', '5 PM'], '3 more'],
    [700, 6, '114px', ['4 PM', '5 PM', '6 PM'], '2 more'],
  ])(
    'in a window of %d pixels, %d weeks share its height, and a day shows what it has room for',
    async (height, weeks, each, shownThere, more) => {
      vi.stubGlobal('innerHeight', height);
      try {
        const month = weeks === 5 ? '2026-12' : '2026-08';
        const events = [16, 17, 18, 19, 20].map((hour) => ({
          ...jazz,
          ...{ eventId: hour, start: `${month}-10T${hour}:00:00`, end: `${month}-10T${hour + 1}:00:00` },
        }));
        const root = draw(events, {}, `events?as=month&on=${month}-05`);
        const there = await day(root, `${month}-10`);
        const times = () =>
          [...there.querySelectorAll('.month-time')].map(({ textContent }) => textContent?.trim());
        await vi.waitFor(() => expect(times()).toEqual(shownThere));
        expect(root.querySelectorAll('tbody tr')).toHaveLength(weeks);
        expect(there.closest('table')?.style.getPropertyValue('--week-height')).toBe(each);
        const button = there.querySelector('button');
        expect(button?.textContent).toBe(more && `+${more.slice(0, 1)}${more}`);
        button?.click();
        await vi.waitFor(() => expect(times()).toHaveLength(5));
      } finally {
        vi.unstubAllGlobals();
      }
    },
  );

  it('of a year are a strip with counts', async () => {
    const root = await inDecember();
    const strip = [...root.querySelectorAll<HTMLElement>('.year-strip button')];
    expect(strip.map(({ textContent }) => textContent).slice(10)).toEqual(['Nov', 'Dec 2']);
    strip[0]?.click();
    await day(root, '2026-01-15');
  });
});

describe('events are moved', () => {
  const press = (target: Element | null, key: string, more: KeyboardEventInit = { altKey: true }) =>
    target?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
  const chipOf = (root: HTMLElement, name = 'Jazz Night') =>
    shown(root, () => root.querySelector<HTMLElement>(`.month-row[title="${name}"]`));
  const on = (layout: string) => draw(sample.myEvents, {}, `events?as=${layout}&on=2026-12-05`);
  const times = { start: jazz.start.slice(0, 16), end: jazz.end.slice(0, 16) };
  const moved = (start: string, end: string) => [
    { action: 'event.edit', input: { eventId: 1, from: times, form: { ...times, start, end } } },
  ];

  it('in a month by keys, with the same time of day, and nothing is sent before Enter', async () => {
    const root = on('month');
    press(await chipOf(root), 'ArrowDown');
    await vi.waitFor(async () => expect((await chipOf(root)).closest('td')?.dataset.day).toBe('2026-12-12'));
    expect(document.activeElement).toBe(await chipOf(root));
    press(await chipOf(root), 'ArrowRight');
    await vi.waitFor(async () => expect((await chipOf(root)).closest('td')?.dataset.day).toBe('2026-12-13'));
    expect(root.querySelector('.month-hint')?.textContent).toContain('Press Enter to keep it there');
    expect(questions('act')).toEqual([]);
    press(await chipOf(root), 'Enter', {});
    await vi.waitFor(() =>
      expect(questions('act')).toMatchObject(
        moved(`2026-12-13${times.start.slice(10)}`, `2026-12-13${times.end.slice(10)}`),
      ),
    );
  });

  it('in a week by keys beyond its last day, and the view follows', async () => {
    const root = on('week');
    press(await chipOf(root), 'ArrowRight');
    const chip = await shown(root, () =>
      root.querySelector<HTMLElement>('[data-day="2026-12-06"] [data-moved]'),
    );
    expect(document.activeElement).toBe(chip);
    expect(location.hash).toContain('on=2026-12-06');
    press(chip, 'Escape', {});
    await shown(root, () => root.querySelector('[data-day="2026-12-05"] .month-row'));
    press(await chipOf(root), 'ArrowRight');
    press(await shown(root, () => root.querySelector('[data-moved]')), 'Enter', {});
    await vi.waitFor(() =>
      expect(questions('act')).toMatchObject(
        moved(`2026-12-06${times.start.slice(10)}`, `2026-12-06${times.end.slice(10)}`),
      ),
    );
  });

  it('Escape leaves them where they were', async () => {
    const root = on('month');
    press(await chipOf(root), 'ArrowDown');
    await vi.waitFor(async () => expect((await chipOf(root)).dataset.moved).toBe('true'));
    press(await chipOf(root), 'Escape', {});
    await vi.waitFor(async () => expect((await chipOf(root)).closest('td')?.dataset.day).toBe('2026-12-05'));
    expect(questions('act')).toEqual([]);
  });

  it('in a week by a quarter of an hour, and their end with Shift', async () => {
    const root = on('week');
    press(await chipOf(root), 'ArrowDown');
    await shown(root, () => root.querySelector('[data-moved]'));
    press(await chipOf(root), 'ArrowUp', { altKey: true, shiftKey: true });
    press(await chipOf(root), 'Enter', {});
    const start = times.start.replace(/:00$/, ':15');
    await vi.waitFor(() => expect(questions('act')).toMatchObject(moved(start, times.end)));
  });

  const point = (type: string, at: Element, x: number, pointerType = 'mouse') => {
    const over: Element[] = [];
    for (let element: Element | null = at; element; element = element.parentElement) over.push(element);
    document.elementsFromPoint = () => over;
    at.dispatchEvent(
      new PointerEvent(type, { clientX: x, clientY: 5, button: 0, bubbles: true, pointerType }),
    );
  };

  it('by a finger that rests there first; one that moves at once scrolls', async () => {
    const root = on('month');
    const target = await shown(root, () => root.querySelector('[data-day="2026-12-10"]'));
    const chip = await chipOf(root);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    point('pointerdown', chip, 5, 'touch');
    point('pointermove', target, 90, 'touch');
    vi.advanceTimersByTime(1_000);
    point('pointermove', target, 99, 'touch');
    expect(chip.dataset.moved).toBeUndefined();
    point('pointerdown', chip, 5, 'touch');
    vi.advanceTimersByTime(1_000);
    vi.useRealTimers();
    await shown(root, () => root.querySelector('[data-moved]'));
    const scroll = new Event('touchmove', { bubbles: true, cancelable: true });
    chip.dispatchEvent(scroll);
    expect(scroll.defaultPrevented).toBe(true);
    point('pointermove', target, 90, 'touch');
    await vi.waitFor(async () => expect((await chipOf(root)).closest('td')?.dataset.day).toBe('2026-12-10'));
    point('pointerup', target, 90, 'touch');
    await vi.waitFor(() => expect(questions('act')).toHaveLength(1));
  });

  it('to the side that the arrow points to where days run from right to left', async () => {
    document.documentElement.dir = 'rtl';
    try {
      const root = on('month');
      press(await chipOf(root), 'ArrowRight');
      await vi.waitFor(async () =>
        expect((await chipOf(root)).closest('td')?.dataset.day).toBe('2026-12-04'),
      );
      press(await chipOf(root), 'Escape', {});
      await shown(root, () => root.querySelector('[data-day="2026-12-05"][tabindex="0"]'));
      root
        .querySelector('[data-day][tabindex="0"]')
        ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }));
      await shown(root, () => root.querySelector('[data-day="2026-12-06"][tabindex="0"]'));
    } finally {
      document.documentElement.dir = 'ltr';
    }
  });

  it('by dragging to another day, without following the link', async () => {
    const root = on('month');
    const target = await shown(root, () => root.querySelector('[data-day="2026-12-10"]'));
    const chip = await chipOf(root);
    point('pointerdown', chip, 5);
    point('pointermove', target, 90);
    await vi.waitFor(async () => expect((await chipOf(root)).closest('td')?.dataset.day).toBe('2026-12-10'));
    point('pointerup', target, 90);
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    target.dispatchEvent(click);
    expect(click.defaultPrevented).toBe(true);
    await vi.waitFor(() =>
      expect(questions('act')).toMatchObject(
        moved(`2026-12-10${times.start.slice(10)}`, `2026-12-10${times.end.slice(10)}`),
      ),
    );
  });

  it.each([
    ['month', 'the button', '2027-01-10'],
    ['month', 'the edge', '2027-01-10'],
    ['week', 'the button', '2026-12-09'],
    ['week', 'the edge', '2026-12-09'],
  ])(
    'past the shown %s, by resting at %s while they are dragged; Escape leads back',
    async (layout, way, day) => {
      const root = on(layout);
      const chip = await chipOf(root);
      const grid = await shown(root, () => root.querySelector<HTMLElement>('[data-before]'));
      const rest = async () => {
        if (way === 'the button')
          return point('pointermove', await shown(root, () => control(root, `Next ${layout}`)), 90);
        vi.spyOn(grid, 'getBoundingClientRect').mockReturnValue({
          left: 0,
          right: 500,
          top: 0,
          bottom: 9,
        } as DOMRect);
        point('pointermove', grid, 495);
      };
      const dayElement = () => root.querySelector<HTMLElement>(`[data-day="${day}"]`);
      point('pointerdown', chip, 5);
      await rest();
      await shown(root, dayElement);
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      await shown(root, () => root.querySelector('[data-day="2026-12-05"]'));
      expect(dayElement()).toBeNull();

      point('pointerdown', await chipOf(root), 5);
      await rest();
      const target = await shown(root, dayElement);
      point('pointermove', target, 90);
      point('pointerup', target, 90);
      await vi.waitFor(() =>
        expect(questions('act')).toMatchObject(
          moved(`${day}${times.start.slice(10)}`, `${day}${times.end.slice(10)}`),
        ),
      );
    },
  );

  it('in a week by dragging from the hours to the heading of a day, with the same time of day', async () => {
    const root = on('week');
    const chip = await chipOf(root);
    const from = chip.closest<HTMLElement>('.week-column')!;
    vi.spyOn(from, 'getBoundingClientRect').mockReturnValue({ top: -900, height: 1056 } as DOMRect);
    const target = await shown(root, () =>
      root.querySelector(`.week-day:not([data-day="${from.dataset.day}"])`),
    );
    const day = (target as HTMLElement).dataset.day;
    point('pointerdown', chip, 5);
    point('pointermove', target, 90);
    point('pointerup', target, 90);
    await vi.waitFor(() =>
      expect(questions('act')).toMatchObject(
        moved(`${day}${times.start.slice(10)}`, `${day}${times.end.slice(10)}`),
      ),
    );
  });

  it('not if the user may not edit them', async () => {
    const root = draw([{ ...jazz, status: 'trash' }], {}, 'events?as=month&on=2026-12-05&show=trash');
    press(await chipOf(root), 'ArrowDown');
    expect((await chipOf(root)).dataset.moved).toBeUndefined();
  });
});

it('what lasts for days is one bar in each week, in the colour of its category', async () => {
  const fair = {
    ...jazz,
    ...{
      eventId: 5,
      title: 'Fair',
      isAllDay: true,
      start: '2026-12-04T00:00:00',
      end: '2026-12-08T23:59:59',
    },
    categories: [{ id: 3, name: 'Fairs' }],
  };
  const root = draw([jazz, fair], {}, 'events?as=month&on=2026-12-05');
  const bars = () => [...root.querySelectorAll<HTMLElement>('.month-row[title="Fair"]')];
  await shown(root, () => bars()[0]);
  expect(bars().map((bar) => [bar.closest('td')?.dataset.day, bar.style.getPropertyValue('--days')])).toEqual(
    [
      ['2026-12-04', '2'],
      ['2026-12-06', '3'],
    ],
  );
  expect(bars()[0]?.style.getPropertyValue('--hue')).toBe('51');
  expect(root.querySelector('.month-row[title="Jazz Night"]')?.className).not.toContain('hued');
  location.hash = 'events?as=week&on=2026-12-05';
  await vi.waitFor(() => expect(bars()).toHaveLength(1));
});

it('a week shows the time of now on its day', async () => {
  const root = draw(sample.myEvents, {}, 'events?as=week&on=2026-11-27');
  const now = await shown(root, () => root.querySelector('.week-now'));
  expect(now.closest<HTMLElement>('[data-day]')?.dataset.day).toBe('2026-11-27');
  expect(root.querySelectorAll('.week-now')).toHaveLength(1);
});

it('a week has whole days above its hours, and opens a new event at the hour that is pressed', async () => {
  const whole = { ...jazz, eventId: 5, title: 'Fair', isAllDay: true, end: '2026-12-06T23:59:59' };
  const root = draw([...sample.myEvents, whole], {}, 'events?as=week&on=2026-12-05');
  const hours = await shown(root, () =>
    root.querySelector<HTMLElement>('.week-column[data-day="2026-12-05"]'),
  );
  const titles = (within: string) =>
    [...root.querySelectorAll<HTMLElement>(`${within} .month-row`)].map(({ title }) => title);
  expect(titles('.week-days')).toContain('Fair');
  expect(titles('.week-column')).toEqual(['Jazz Night']);
  expect(root.querySelector('.week-column .month-time')?.textContent).toMatch(/^\d\sPM $/);
  document.elementsFromPoint = () => [hours];
  vi.spyOn(hours, 'getBoundingClientRect').mockReturnValue({ top: 0, height: 1056 } as DOMRect);
  hours.dispatchEvent(new MouseEvent('click', { clientX: 1, clientY: 44 * 20 + 30, bubbles: true }));
  expect(location.hash).toContain('#events/new:2026-12-05T20:30');
});

it('a week that has no room for seven days shows the hours of one, and those of another on a press of it', async () => {
  vi.stubGlobal('innerWidth', 320);
  try {
    const root = draw(sample.myEvents, {}, 'events?as=week&on=2026-12-05');
    const hours = () =>
      [...root.querySelectorAll<HTMLElement>('.week-column')].map(({ dataset }) => dataset.day);
    await vi.waitFor(() => expect(hours()).toEqual(['2026-12-05']));
    expect(root.querySelectorAll('.week-day')).toHaveLength(7);
    root.querySelector<HTMLElement>('.week-day[data-day="2026-12-03"]')?.click();
    await vi.waitFor(() => expect(hours()).toEqual(['2026-12-03']));
    expect(root.querySelector('.week-shown')?.getAttribute('data-day')).toBe('2026-12-03');
  } finally {
    vi.unstubAllGlobals();
  }
});

it.each([
  ['a week later, if it is still to come', '2026-12-04T19:30', '2026-12-11T19:30'],
  ['on its next weekday, if it was of late', '2026-11-10T19:30', '2026-12-01T19:30'],
  ['on its next weekday, if it is today', '2026-11-27T19:30', '2026-12-04T19:30'],
  ['a year later, if it was long ago', '2025-12-05T10:00', '2026-12-04T10:00'],
  ['in the year to come, however long ago', '2023-10-06T10:00', '2027-10-01T10:00'],
])('a copy comes %s', (_when, start, next) => {
  expect(findNextStart(start)).toBe(next);
});

it('a new event takes over the fields of another one, on its next day, and keeps its length', async () => {
  const root = draw(sample.myEvents, {}, 'events/copy:1');
  const field = async (label: string) =>
    shown(root, () =>
      [...root.querySelectorAll('label')]
        .find(({ textContent }) => textContent === label)
        ?.closest('.field')
        ?.querySelector<HTMLInputElement>('input'),
    );
  expect((await field('Title')).value).toBe(sample.editable.form.title);
  const start = await field('Starts');
  expect(start.value).toBe(findNextStart(sample.editable.form.start));
  start.value = '2027-05-01T10:00';
  start.dispatchEvent(new Event('input', { bubbles: true }));
  const { start: from, end: to } = sample.editable.form;
  const length = Date.parse(`${to}Z`) - Date.parse(`${from}Z`);
  const end = new Date(Date.UTC(2027, 4, 1, 10) + length).toISOString().slice(0, 16);
  await vi.waitFor(async () => expect((await field('Ends')).value).toBe(end));
});

it('a new event is filled in from a template, on its own day, and is kept as one', async () => {
  location.hash = 'events/new:2027-05-01';
  const root = mount(<Manager />, {
    acting: () => sample.acting,
    choices: () => sample.choices,
    ...sample.siteRows({ events: sample.myEvents }),
    eventTemplates: () => [
      { name: 'Quiz', form: { title: 'Quiz night', start: '2026-01-01T20:30', end: '2026-01-01T23:00' } },
    ],
    changeEventTemplates: () => null,
  });
  const fields = () => [...root.querySelectorAll<HTMLInputElement>('.event-form input')];
  await shown(root, () => fields()[0]);
  (await shown(root, () => control(root, 'Templates'))).click();
  (await shown(root, () => control(root, 'Quiz'))).click();
  await vi.waitFor(() => expect(fields()[0]?.value).toBe('Quiz night'));
  expect(fields().flatMap(({ type, value }) => (type === 'datetime-local' ? value : []))).toEqual(
    expect.arrayContaining(['2027-05-01T20:30', '2027-05-01T23:00']),
  );
  (await shown(root, () => control(root, 'Templates'))).click();
  const name = await shown(root, () => root.querySelector<HTMLInputElement>('.menu-content input'));
  name.value = ' Evening ';
  name.dispatchEvent(new Event('input', { bubbles: true }));
  await vi.waitFor(() =>
    expect(control(root, 'Save this form as a template')?.getAttribute('aria-disabled')).toBeNull(),
  );
  control(root, 'Save this form as a template')?.click();
  await vi.waitFor(() =>
    expect(questions('changeEventTemplates')).toMatchObject([
      { save: { name: 'Evening', form: { title: 'Quiz night', start: '2027-05-01T20:30' } } },
    ]),
  );
});

it('a template that is chosen before the day keeps its hours, and what was typed stays on another day', async () => {
  location.hash = 'events/new';
  const root = mount(<Manager />, {
    acting: () => sample.acting,
    choices: () => sample.choices,
    ...sample.siteRows({ events: sample.myEvents }),
    eventTemplates: () => [
      { name: 'Quiz', form: { title: 'Quiz night', start: '2026-01-01T20:30', end: '2026-01-01T23:00' } },
    ],
  });
  const fields = () => [...root.querySelectorAll<HTMLInputElement>('.event-form input')];
  const times = () =>
    fields()
      .flatMap(({ type, value }) => (type === 'datetime-local' ? [value] : []))
      .slice(0, 2);
  await shown(root, () => fields()[0]);
  const [day] = times().map((time) => time.slice(0, 10));
  (await shown(root, () => control(root, 'Templates'))).click();
  (await shown(root, () => control(root, 'Quiz'))).click();
  await vi.waitFor(() => expect(fields()[0]?.value).toBe('Quiz night'));
  expect(times()).toEqual([`${day}T20:30`, `${day}T23:00`]);
  location.hash = 'events/new:2027-05-01';
  await vi.waitFor(() => expect(times()).toEqual(['2027-05-01T20:30', '2027-05-01T23:00']));
  expect(fields()[0]?.value).toBe('Quiz night');
  location.hash = 'events/new:2027-05-03T08:00';
  await vi.waitFor(() => expect(times()).toEqual(['2027-05-03T08:00', '2027-05-03T10:30']));
  expect(fields()[0]?.value).toBe('Quiz night');
});

it('events of several users can be told apart, by a filter for each', async () => {
  const [own, other] = [jazz, { ...jazz, eventId: 8, title: 'Regatta' }].map((event, at) => ({
    ...event,
    author: at + 1,
  })) as [SiteEvent, SiteEvent];
  const authors = [
    { id: 1, name: 'Robin' },
    { id: 2, name: 'Kim' },
    { id: 3, name: 'Idle' },
  ];
  expect(getEventFilters([own], new Set(), authors).filter(({ group }) => group === 'author')).toEqual([]);
  const filters = getEventFilters([own, other], new Set(), authors).filter(({ group }) => group === 'author');
  expect(
    filters.map(({ label, matches }) => [label, [own, other].filter(matches).map(({ title }) => title)]),
  ).toEqual([
    ['Kim', ['Regatta']],
    ['Robin', [jazz.title]],
  ]);
  const column = declareEvents(new Set(), authors).columns.find(({ id }) => id === 'author');
  expect([own, other].map((row) => column?.draw(row))).toEqual(['Robin', 'Kim']);
});
