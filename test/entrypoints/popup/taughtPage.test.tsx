import { expect, it, vi } from 'vitest';
import { Popup } from '../../../entrypoints/popup/Popup';
import { control, shown } from '../../components/controls';
import type { Answers } from '../../components/fakeBackground';
import { mount, questions, useEnglish } from '../../components/mounted';
import * as sample from '../../components/samples';

useEnglish();

const event = { kind: 'event', event: sample.event } as const;

/** An outline with one event of each of these dates. */
const toOutline = (...dates: string[]) => ({
  title: 'Club',
  nodes: dates.flatMap((date, at) => [
    { depth: 0, kind: 'li', at: 4 * at, role: 'item' as const },
    { depth: 1, kind: 'line', text: `Evening ${at}`, at: 4 * at + 1, role: 'title' as const },
    { depth: 1, kind: 'line', text: date, at: 4 * at + 2, role: 'date' as const },
  ]),
});

const draw = (page: object, more: Answers = {}) =>
  mount(<Popup />, {
    acting: () => sample.acting,
    detectPage: () => ({ tabId: 7, url: 'https://club.example/', title: 'Club', subjects: [], ...page }),
    view: () => sample.eventView,
    jobs: () => [],
    batches: () => [],
    eventButtonSites: () => [],
    hiddenButtonSites: () => [],
    ...more,
  });

const names = (root: HTMLElement) =>
  [...root.querySelectorAll('.subject .subject-title, .other-name')].map(({ textContent }) => textContent);

it('shows the events of a page as they were taught, in place of those of its data, and its videos', async () => {
  const taught = toOutline('3 May 2027', '4 May 2027');
  const root = draw({ taught, subjects: [event, sample.video] });
  await shown(root, () => control(root, 'Add all 2 events…'));
  expect(names(root).slice(0, 2)).toEqual(['Evening 0', 'Evening 1']);
  expect(names(root)).toHaveLength(3);
});

it('shows those of its data where the rule finds no date', async () => {
  const root = draw({ taught: toOutline('soon'), subjects: [event] });
  await shown(root, () => control(root, 'Wrong or incomplete?'));
  expect(root.textContent).not.toContain('Evening 0');
  expect(root.textContent).toContain(sample.event.title);
});

it.each([
  ['Choose an event in the page…', { outline: { title: '', nodes: [] } }],
  ['Wrong or incomplete? Choose in the page…', { subjects: [event] }],
])('lets an event be pointed out: %s', async (label, page) => {
  const root = draw(page, { teachPage: () => null });
  (await shown(root, () => control(root, label))).click();
  await vi.waitFor(() => expect(questions('teachPage')).toEqual([{ tabId: 7 }]));
});

it('does not where no page was read, as on the page of a video', async () => {
  const root = draw({ subjects: [sample.video] });
  await shown(root, () => root.querySelector('.subject'));
  expect(control(root, 'Choose an event in the page…')).toBeUndefined();
});
