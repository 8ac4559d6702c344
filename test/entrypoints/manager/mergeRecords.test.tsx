import { expect, it, vi } from 'vitest';
import { Manager } from '../../../entrypoints/manager/Manager';
import { DeleteRecords } from '../../../entrypoints/manager/records/merge/DeleteRecords';
import { FindDoubles } from '../../../entrypoints/manager/records/merge/FindDoubles';
import { MergeRecords } from '../../../entrypoints/manager/records/merge/MergeRecords';
import { findStaying, planMerge } from '../../../entrypoints/manager/records/merge/mergePlan';
import type { SiteRecord } from '../../../entrypoints/manager/records/records';
import { findSimilarRecords } from '../../../lib/calendar/matching/similarRecords';
import type { SiteEvent } from '../../../lib/collections/events';
import { control, shown } from '../../components/controls';
import { mount, questions, useEnglish } from '../../components/mounted';
import * as sample from '../../components/samples';

useEnglish();

const site = sample.acting.calendar!;
const [jazz] = sample.myEvents as [SiteEvent];
const mayChange = () => true;
const record = (id: number, name: string, more: Partial<SiteRecord> & { city?: string } = {}): SiteRecord => {
  const { city = '', ...rest } = more;
  return { id, fields: { name, city }, ...rest };
};
const event = (eventId: number, more: Partial<SiteEvent>): SiteEvent => ({
  ...jazz,
  eventId,
  title: `Talk ${eventId}`,
  venue: undefined,
  organizers: [],
  categories: [],
  tags: [],
  status: 'publish',
  ...more,
});
const hall = { id: 1, name: 'Harbour Hall' };
const double = { id: 2, name: 'Harbor Hall' };
const answers = (events: readonly SiteEvent[]) =>
  ({
    ...sample.siteRows({ events }),
    planBatch: ({ actions }: { actions: readonly string[] }) => ({ ...sample.plan, count: actions.length }),
    startBatch: () => null,
    batch: () => sample.batches[0]!,
  }) as Parameters<typeof mount>[1];

it('finds records that may be the same, and no others', () => {
  const venues = [
    record(1, 'Harbour Hall', { city: 'Lisbon' }),
    record(2, 'Harbor Hall', { city: 'Lisbon' }),
    record(3, 'Town Hall', { city: 'Lisbon' }),
    record(4, 'The Harbour Hall'),
    record(5, 'Hall 1'),
    record(6, 'Hall 2'),
  ];
  expect(findSimilarRecords('venue', venues).map((group) => group.map(({ id }) => id))).toEqual([[1, 2, 4]]);
  const tags = [record(1, 'Jazz'), record(2, 'jazz'), record(3, 'Jazz & Blues')];
  expect(findSimilarRecords('tag', tags).map((group) => group.map(({ id }) => id))).toEqual([[1, 2]]);
});

it('a press on a group opens its merge', async () => {
  const onMerge = vi.fn();
  const records = [record(1, 'Harbour Hall'), record(2, 'Harbor Hall')];
  const root = mount(
    <FindDoubles kind="venue" records={records} mayChange={mayChange} onMerge={onMerge} onClose={() => {}} />,
    {},
  );
  (await shown(root, () => control(root, 'Merge…'))).click();
  expect(onMerge).toHaveBeenCalledWith(records);
});

it('merges into the one that most events use: those of the others first, in order, then the deletion', async () => {
  const events = [
    event(1, { venue: hall }),
    event(2, { venue: hall }),
    event(3, { venue: double }),
    event(4, {}),
  ];
  const records = [record(2, 'Harbor Hall'), record(1, 'Harbour Hall')];
  const root = mount(
    <MergeRecords kind="venue" records={records} site={site} mayChange={mayChange} onClose={() => {}} />,
    answers(events),
  );
  await vi.waitFor(() => expect(root.textContent).toContain('1 event moves to it first.'));
  expect(root.querySelector('select')?.value).toBe('1');
  (await shown(root, () => control(root, 'Merge entries'))).click();
  await vi.waitFor(() =>
    expect(questions('startBatch')).toMatchObject([
      {
        kind: 'mergeRecords',
        inOrder: true,
        items: [
          { action: 'event.change', input: { eventId: 3, rules: [{ kind: 'venue', id: 1, from: 2 }] } },
          { action: 'venue.delete', input: { recordId: 2 } },
        ],
      },
    ]),
  );
  // What was planned is done: its progress stands alone
  await vi.waitFor(() => expect(root.textContent).not.toContain('1 event moves to it first.'));
  expect(root.querySelector('select')).toBeNull();
  expect(root.textContent).not.toContain('goes to the trash');
});

it('deletes nothing that an event of the trash, or of somebody else, still uses', () => {
  const records = [record(1, 'Harbour Hall'), record(2, 'Harbor Hall')];
  const plan = (more: Partial<SiteEvent>, user = site) =>
    planMerge({
      kind: 'venue',
      into: 1,
      records,
      events: [event(3, { venue: double, ...more })],
      site: user,
    });
  expect(plan({ status: 'trash' })).toMatchObject({ items: [], locked: [{ eventId: 3 }] });
  const author = { ...site, roles: ['author'] };
  expect(plan({ author: 9 }, author)).toMatchObject({ items: [], locked: [{ eventId: 3 }] });
});

it('merges terms without deleting them, and refuses tags that posts of the blog have', async () => {
  const tags = [record(1, 'Jazz', { count: 1 }), record(2, 'jazz', { count: 3 })];
  const events = [
    event(1, { tags: [{ id: 2, name: 'jazz' }] }),
    event(2, { tags: [{ id: 1, name: 'Jazz' }] }),
  ];
  const plan = planMerge({ kind: 'tag', into: 1, records: tags, events, site });
  expect(plan.items).toMatchObject([
    { action: 'event.change', input: { rules: [{ kind: 'swap', field: 'tags', from: 2, to: 1 }] } },
  ]);
  expect(plan.posts).toBe(2);
  const root = mount(
    <MergeRecords kind="tag" records={tags} site={site} mayChange={mayChange} onClose={() => {}} />,
    answers(events),
  );
  await vi.waitFor(() => expect(root.textContent).toContain('2 posts of your blog'));
  expect(control(root, 'Merge entries')).toBeUndefined();
});

it('lists what uses a record in place of deleting it', async () => {
  const records = [record(1, 'Harbour Hall'), record(2, 'Harbor Hall')];
  const root = mount(
    <DeleteRecords kind="venue" records={records} onClose={() => {}} />,
    answers([event(1, { venue: hall })]),
  );
  await vi.waitFor(() => expect(root.textContent).toContain('is used by 1 event and stays: Talk 1'));
  (await shown(root, () => control(root, 'Delete 1 entry'))).click();
  await vi.waitFor(() =>
    expect(questions('startBatch')).toMatchObject([
      { items: [{ action: 'venue.delete', input: { recordId: 2, name: 'Harbor Hall' } }] },
    ]),
  );
});

it('merges only into what the user may not change, and not what they may not delete', () => {
  const [own, other, third] = [record(1, 'Hall'), record(2, 'Hall '), record(3, 'hall')] as const;
  const idsOf = (records: readonly SiteRecord[], locked: readonly SiteRecord[]) =>
    findStaying(records, (one) => !locked.includes(one)).map(({ id }) => id);
  expect(idsOf([own, other, third], [])).toEqual([1, 2, 3]);
  expect(idsOf([own, other, third], [other])).toEqual([2]);
  expect(idsOf([own, other, third], [other, third])).toEqual([]);
  expect(idsOf([own], [])).toEqual([]);
});

it('offers a user what they may do with records, and says the rest before the press', async () => {
  const venues = [1, 2].map((id) => ({
    ...sample.venueRecords[0]!,
    ...{ id, name: `Hall ${id}`, status: 'publish', author: id === 1 ? site.userId : 77 },
  }));
  const author = { ...site, userId: site.userId ?? 5, roles: ['author'] };
  const own = venues.map((venue) => ({ ...venue, author: venue.id === 1 ? author.userId : 77 }));
  const draw = (hash: string, user = author) => {
    location.hash = hash;
    return mount(<Manager />, {
      acting: () => ({ ...sample.acting, calendar: user }),
      ...sample.siteRows({ events: [], venues: own }),
    });
  };
  const root = draw('records/venue/2');
  await shown(root, () =>
    root.textContent?.includes('Your user on the site may not change this.') ? root : null,
  );
  expect(root.querySelector('.manager-form')).toBeNull();
  for (const box of root.querySelectorAll<HTMLInputElement>('tbody input[type=checkbox]')) box.click();
  await shown(root, () =>
    root.textContent?.includes('Your user on the site may not change 1 of them.') ? root : null,
  );
  (await shown(root, () => control(root, 'Delete…'))).click();
  await shown(root, () => (root.textContent?.includes('Delete 1 entry') ? root : null));
  root.remove();
  const tags = draw('records/tag');
  await shown(tags, () => control(tags, 'Find duplicates'));
  expect(control(tags, 'New tag')).toBeUndefined();
});
