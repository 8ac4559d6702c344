import { describe, expect, it, vi } from 'vitest';
import { EditEvents } from '../../../entrypoints/manager/events/many/EditEvents';
import { type EventPlan, planEvents } from '../../../entrypoints/manager/events/many/eventPlan';
import {
  type ChangeKind,
  type ChangeValues,
  emptyChange,
  toManyChange,
} from '../../../entrypoints/manager/events/many/manyValues';
import type { SiteEvent } from '../../../lib/collections/events';
import { control, shown } from '../../components/controls';
import { mount, questions, typeInto, useEnglish } from '../../components/mounted';
import * as sample from '../../components/samples';

useEnglish();

const site = sample.acting.calendar!;
const [jazz] = sample.myEvents as [SiteEvent];
const event = (eventId: number, more: Partial<SiteEvent> = {}): SiteEvent => ({
  ...jazz,
  eventId,
  title: `Talk ${eventId}`,
  timeZone: 'Europe/Lisbon',
  start: '2027-03-27T19:00:00',
  end: '2027-03-27T21:30:00',
  isAllDay: false,
  ...more,
});

function plan(
  kind: ChangeKind,
  values: Partial<ChangeValues>,
  events: readonly SiteEvent[],
  descriptions?: Parameters<typeof planEvents>[3],
): EventPlan {
  const change = toManyChange(kind, { ...emptyChange(true), ...values });
  if (change === undefined) throw new Error('incomplete');
  return planEvents(events, change, site, descriptions);
}

describe('the plan of a change of many events', () => {
  it('moves by the wall clock over a change of clocks, events of whole days by days alone', () => {
    const { edits, items } = plan('shift', { days: '1', minutes: '30' }, [
      event(1),
      event(2, { isAllDay: true, start: '2027-03-27T00:00:00', end: '2027-03-28T23:59:59' }),
    ]);
    expect(edits.map(({ after }) => after)).toEqual([
      { start_date: '2027-03-28 19:30:00', end_date: '2027-03-28 22:00:00' },
      { start_date: '2027-03-28 00:00:00', end_date: '2027-03-29 23:59:59' },
    ]);
    expect(items[0]).toEqual({
      action: 'event.change',
      input: {
        eventId: 1,
        title: 'Talk 1',
        rules: [{ kind: 'shift', days: 1, minutes: 30, from: '2027-03-27 19:00:00' }],
      },
      label: 'Talk 1',
    });
  });

  it('skips what would fall into the hour that a change of clocks leaves out, and says why', () => {
    const night = event(1, { start: '2027-03-27T01:30:00', end: '2027-03-27T03:00:00' });
    const { refused, items } = plan('shift', { days: '1' }, [night]);
    expect([refused.map(({ reason }) => reason), items]).toEqual([['noSuchTime'], []]);
  });

  it('counts those that stay, and skips those that the user may not change', () => {
    const own = { ...site, roles: ['author'], userId: 1 };
    const change = toManyChange('featured', emptyChange(true))!;
    const { unchanged, refused, items } = planEvents(
      [
        event(1, { author: 1, isFeatured: true }),
        event(2, { author: 2 }),
        event(3, { author: 1, isFeatured: false }),
      ],
      change,
      own,
    );
    expect([unchanged, refused.map(({ reason }) => reason)]).toEqual([1, ['mayNotEdit']]);
    expect(items.map(({ input }) => (input as { eventId: number }).eventId)).toEqual([3]);
  });

  it('adds to lists and removes from them', () => {
    const music = { id: 4, name: 'Music' };
    const events = [event(1, { categories: [music] }), event(2, { categories: [] })];
    expect(plan('addCategories', { ids: [4, 5] }, events).edits.map(({ after }) => after)).toEqual([
      { categories: [4, 5] },
      { categories: [4, 5] },
    ]);
    const removal = plan('removeCategories', { ids: [4] }, events);
    expect([removal.edits.map(({ after }) => after), removal.unchanged]).toEqual([[{ categories: [] }], 1]);
  });

  it('replaces in titles as they are shown, and never empties one', () => {
    const events = [event(1, { title: 'Bread & Wine <3' }), event(2, { title: 'Wine' })];
    const { edits, refused } = plan('replace', { find: 'wine', replacement: '', ignoresCase: true }, events);
    expect(edits.map(({ after }) => after)).toEqual([{ title: 'Bread &  &lt;3' }]);
    expect(refused.map(({ reason }) => reason)).toEqual(['titleEmpty']);
  });

  it('replaces in the source of descriptions; those that are not read yet are left to the task', () => {
    const found = new Map([[1, '<p>Bread &amp; Wine <a href="http://old.example/">here</a></p>']]);
    const values = { field: 'description', replacement: 'x' } as const;
    const find = (text: string) => plan('replace', { ...values, find: text }, [event(1), event(2)], found);
    expect(find('Bread & Wine').edits.map(({ after }) => after.description)).toEqual([
      '<p>x <a href="http://old.example/">here</a></p>',
    ]);
    expect(find('http://old.example/').edits[0]?.after.description).toContain('<a href="x">');
    expect([find('none').unchanged, find('none').unread, find('none').items.length]).toEqual([1, 1, 1]);
  });

  it('copies to other dates by the wall clock', () => {
    const { items, edits } = plan('copies', { every: '7', times: '2' }, [event(1)]);
    expect(edits).toHaveLength(1);
    expect(items.map(({ input }) => (input as { times: unknown }).times)).toEqual([
      { start: '2027-04-03T19:00:00', end: '2027-04-03T21:30:00' },
      { start: '2027-04-10T19:00:00', end: '2027-04-10T21:30:00' },
    ]);
  });

  it('changes the status of those that have another one; deletes only what is in the trash', () => {
    const events = [
      event(1, { status: 'publish' }),
      event(2, { status: 'future' }),
      event(3, { status: 'draft' }),
    ];
    expect(plan('status', { status: 'publish' }, events).items.map(({ action }) => action)).toEqual([
      'event.publish',
    ]);
    expect(plan('delete', {}, events)).toMatchObject({ items: [], unchanged: 3 });
    expect(plan('delete', {}, [event(4, { status: 'trash' })]).items).toMatchObject([
      { action: 'event.delete' },
    ]);
  });

  it.each(['0', '', 'x', '1.5', '4000'])('waits for a number of days that makes sense: %j', (days) =>
    expect(toManyChange('shift', { ...emptyChange(true), days })).toBeUndefined(),
  );
});

describe('the form', () => {
  const draw = (events: readonly SiteEvent[], more: object = {}) =>
    mount(<EditEvents events={events} site={site} onClose={() => undefined} />, {
      ...sample.siteRows({}),
      choices: () => sample.choices,
      planBatch: ({ actions }) => ({
        ...{ units: 0, today: actions.length, count: actions.length, days: [], lastFrom: 0, requests: 6 },
        ...{ actor: { service: 'calendar', accountId: site.accountId, name: site.name }, undoable: true },
      }),
      startBatch: () => null,
      batch: () => sample.batches[0]!,
      eventDescriptions: ({ eventIds }) => eventIds.map(() => 'Bring a lantern.'),
      ...more,
    });
  /** The control whose label begins so. */
  const field = (root: HTMLElement, label: string) =>
    root.querySelector<HTMLInputElement>(
      `#${[...root.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(label))?.htmlFor}`,
    )!;
  const choose = (root: HTMLElement, label: string, option: string) => {
    const select = field(root, label) as unknown as HTMLSelectElement;
    select.selectedIndex = [...select.options].findIndex(({ textContent }) => textContent === option);
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };

  it('shows what changes in each, the requests and the price before anything is sent', async () => {
    const root = draw([event(1), event(2)]);
    choose(root, 'Change', 'Move by days or minutes');
    await vi.waitFor(() => expect(root.textContent).toContain('Minutes'));
    await typeInto(field(root, 'Days'), '7');
    await vi.waitFor(() => expect(root.textContent).toContain('2 events change.'));
    expect(
      [...root.querySelectorAll('.edits ins')].map(({ textContent }) => textContent?.replace(/\s/g, ' ')),
    ).toEqual(['Sat, Apr 3, 2027, 7:00 – 9:30 PM', 'Sat, Apr 3, 2027, 7:00 – 9:30 PM']);
    await vi.waitFor(() => expect(root.textContent).toContain('About 6 requests'));
    expect(questions('startBatch')).toEqual([]);
    (await shown(root, () => control(root, 'Change 2 events'))).click();
    await vi.waitFor(() => expect(questions('startBatch')).toMatchObject([{ kind: 'editEvents' }]));
  });

  it('reads descriptions for the preview of a replacement in them', async () => {
    const root = draw([event(1)]);
    choose(root, 'Change', 'Find and replace');
    await vi.waitFor(() => expect(root.textContent).toContain('Replace with'));
    choose(root, 'In', 'Description (source)');
    await typeInto(field(root, 'Find'), 'lantern');
    await typeInto(field(root, 'Replace with'), 'lamp');
    await vi.waitFor(() => expect(root.querySelector('.edits ins')?.textContent).toBe('Bring a lamp.'));
  });

  it('deletes for good only after the number was typed', async () => {
    const root = draw([event(1, { status: 'trash' })]);
    choose(root, 'Change', 'Delete for good');
    await vi.waitFor(() => expect(root.textContent).toContain('cannot be undone'));
    expect(questions('planBatch')).toEqual([]);
    await typeInto(field(root, 'To delete them'), '1');
    await vi.waitFor(() => expect(questions('planBatch')).toEqual([{ actions: ['event.delete'] }]));
  });
});
