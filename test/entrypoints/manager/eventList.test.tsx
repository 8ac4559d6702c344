import { readFileSync } from 'node:fs';
import { beforeEach, expect, it, vi } from 'vitest';
import { Manager } from '../../../entrypoints/manager/Manager';
import type { SiteEvent } from '../../../lib/collections/events';
import type { JobView, MirrorView } from '../../../lib/messages';
import { control, shown } from '../../components/controls';
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
    ...sample.siteRows({ events }, more),
    act: () => published,
    outcome: () => published,
    seen: () => null,
  });
}
const rowsOf = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('tbody tr')];
const titlesOf = (root: HTMLElement) =>
  rowsOf(root).map((row) => row.querySelector('.collection-name .two-lines')?.textContent);
const chip = (root: HTMLElement, label: string) =>
  shown(root, () =>
    [...root.querySelectorAll<HTMLElement>('.chip')].find((one) => one.textContent?.startsWith(label)),
  );

it('the result of a press stays in view while the list scrolls', async () => {
  const styles = document.createElement('style');
  styles.textContent = readFileSync('components/styles/notice.css', 'utf8');
  document.head.append(styles);
  const root = draw();
  (await shown(root, () => control(root, 'Publish “Market”'))).click();
  const result = await shown(root, () => root.querySelector('.result'));
  expect(result.textContent).toContain('“Market” published');
  expect(questions('act')).toMatchObject([{ action: 'event.publish', input: { eventId: 2 } }]);
  const region = result.closest<HTMLElement>('[role=status]')!;
  expect(getComputedStyle(region).position).toBe('sticky');
  // It sticks within its parent
  expect(region.parentElement!.contains(root.querySelector('.collection'))).toBe(true);
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
  expect(rowsOf(root).map((row) => row.querySelector('.badge')?.textContent)).toEqual(['Published', 'Draft']);
  expect(location.hash).toBe('#events?show=upcoming');
  (await chip(root, 'Upcoming')).click();
  await vi.waitFor(() => expect(titlesOf(root)).toEqual(['Old', 'Jazz Night', 'Market']));
});

it('what is in the trash is a place of its own, from which it is restored', async () => {
  const root = draw();
  (await chip(root, 'Upcoming')).click();
  await vi.waitFor(() => expect(titlesOf(root)).toEqual(['Jazz Night', 'Market']));
  (await chip(root, 'Trash')).click();
  await vi.waitFor(() => expect(titlesOf(root)).toEqual(['Lanterns']));
  expect([...rowsOf(root)[0]!.querySelectorAll('.row-actions button')].map((one) => one.textContent)).toEqual(
    ['Restore “Lanterns”'],
  );
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
  await choose('Month', 'month-2027-03');
  await vi.waitFor(() => expect(titlesOf(root)).toEqual(['Spring']));
  (await chip(root, 'March 2027')).click();
  await vi.waitFor(() => expect(titlesOf(root)).toEqual(['Jazz Night', 'Spring']));
  await choose('Venue', 'venue-1');
  await vi.waitFor(() => expect(titlesOf(root)).toEqual(['Jazz Night']));
  location.hash = 'events?has.from=2027-01-01&has.to=2027-12-31';
  await vi.waitFor(() => expect(titlesOf(root)).toEqual(['Spring']));
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
  });
  const pane = await shown(root, () => root.querySelector('.collection-details h3')?.parentElement);
  expect(rowsOf(root)[0]?.querySelector('button')).toBeNull();
  expect(pane.querySelector('button, form')).toBeNull();
  expect(pane.textContent).toContain('Your user on the site may not change this event.');
});
