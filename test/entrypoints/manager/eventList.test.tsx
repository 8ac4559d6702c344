import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { EventsSection } from '../../../entrypoints/manager/events/EventsSection';
import type { EventLine, JobView } from '../../../lib/messages';
import { control, shown } from '../../components/controls';
import { mount, questions, useEnglish } from '../../components/mounted';
import * as sample from '../../components/samples';

/** The list of events in the manager. */

useEnglish();

const section = { active: sample.acting, item: undefined, dropped: undefined };
const published: JobView = { ...sample.savedJob, action: 'event.publish', text: '“Market” published' };

const drawList = (hidden: EventLine[] | null = []) =>
  mount(<EventsSection {...section} />, {
    choices: () => sample.choices,
    myEvents: () => sample.myEvents,
    hiddenEvents: () => hidden,
    act: () => published,
    outcome: () => published,
    seen: () => null,
  });
const rowsOf = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('.event-row')];

it('the result of a press stays in view while the list scrolls', async () => {
  const styles = document.createElement('style');
  styles.textContent = readFileSync('components/styles/notice.css', 'utf8');
  document.head.append(styles);
  const root = drawList();
  (await shown(root, () => control(root, 'Publish “Market”'))).click();
  const result = await shown(root, () => root.querySelector('.result'));
  expect(result.textContent).toContain('“Market” published');
  expect(questions('act')).toMatchObject([{ action: 'event.publish', input: { eventId: 2 } }]);
  const region = result.closest<HTMLElement>('[role=status]')!;
  expect(getComputedStyle(region).position).toBe('sticky');
  // It sticks within its parent
  expect(region.parentElement!.contains(root.querySelector('.rows'))).toBe(true);
  styles.remove();
});

it('what is not published has a label of its status', async () => {
  const root = drawList();
  await shown(root, () => root.querySelector('.event-row'));
  const labels = rowsOf(root).map((row) => [
    row.querySelector('.row-title')?.textContent,
    row.querySelector('.badge')?.textContent,
  ]);
  expect(labels).toEqual([
    ['Jazz Night', undefined],
    ['Market', 'Draft'],
    ['Lanterns', 'Trash'],
  ]);
});

it('events that are hidden from listings follow, marked, and what cannot be shown is said', async () => {
  const hidden: EventLine = { ...sample.myEvents.events[0]!, eventId: 44, title: 'Rehearsal' };
  const root = drawList([hidden]);
  const row = await shown(root, () => rowsOf(root).find((each) => each.textContent?.includes('Rehearsal')));
  expect(row.querySelector('.badge')?.textContent).toBe('Hidden from listings');
  expect(root.textContent).toContain(
    'Hidden events that have ended, or that you may not edit, cannot be shown',
  );
  const filters = questions('myEvents').map((one) => ({ ...(one as object), page: undefined }));
  expect(questions('hiddenEvents')).toEqual(filters);
});

it('an account that cannot list hidden events is told so', async () => {
  const root = drawList(null);
  const note = 'Events that are hidden from listings cannot be shown: your site does not list them';
  await shown(root, () => (root.textContent?.includes(note) ? root : null));
});

it('nothing is offered on an event that the user may not change', async () => {
  const others: EventLine = {
    ...sample.myEvents.events[0]!,
    eventId: 44,
    title: 'Rehearsal',
    mayEdit: false,
  };
  const root = drawList([others]);
  const row = await shown(root, () => rowsOf(root).find((each) => each.textContent?.includes('Rehearsal')));
  expect(row.querySelector('button')).toBeNull();
  expect(row.textContent).toContain('Your user on the site may not change this event.');
});
