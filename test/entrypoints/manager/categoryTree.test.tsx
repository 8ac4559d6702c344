import { afterEach, expect, it, vi } from 'vitest';
import { Manager } from '../../../entrypoints/manager/Manager';
import {
  findParentByKey,
  getBranch,
  toCategoryTree,
} from '../../../entrypoints/manager/records/categoryTree';
import { control, shown } from '../../components/controls';
import { key, mount, questions, useEnglish } from '../../components/mounted';
import * as sample from '../../components/samples';

useEnglish();
afterEach(() => {
  location.hash = '';
});

const row = (id: number, name: string, parent = 0) => ({
  id,
  name,
  description: '',
  slug: '',
  parent,
  count: 0,
});
const rows = [
  row(1, 'Music'),
  row(2, 'Jazz', 1),
  row(3, 'Bebop', 2),
  row(4, 'Art'),
  row(5, 'Film'),
  row(6, 'Lost', 99),
];
const tree = toCategoryTree(
  rows.map(({ id, name, parent }) => ({
    id,
    fields: { name, ...(parent > 0 && { parent: String(parent) }) },
  })),
);
const at = (name: string) => tree.findIndex(({ category }) => category.fields.name === name);

it('is in order, each category before those below it; one without its parent is at the top', () => {
  expect(tree.map(({ category, depth }) => `${depth} ${category.fields.name}`)).toEqual([
    '0 Art',
    '0 Film',
    '0 Lost',
    '0 Music',
    '1 Jazz',
    '2 Bebop',
  ]);
  expect([...getBranch(tree, 1)]).toEqual([1, 2, 3]);
});

it.each([
  ['Film', 'in', '4'],
  ['Art', 'in', undefined],
  ['Jazz', 'in', undefined],
  ['Bebop', 'out', '1'],
  ['Jazz', 'out', ''],
  ['Music', 'out', undefined],
] as const)('a key moves %s %s: below %s', (name, to, parent) => {
  expect(findParentByKey(tree, at(name), to)).toBe(parent);
});

async function open() {
  location.hash = 'records/category';
  const root = mount(<Manager />, {
    acting: () => sample.acting,
    ...sample.siteRows({ categories: rows, events: [] }),
    act: () => ({ ...sample.savedJob, text: 'Category “Film” saved' }),
    outcome: () => sample.savedJob,
    seen: () => null,
  });
  (await shown(root, () => control(root, 'Tree…'))).click();
  const items = () => [...root.querySelectorAll<HTMLElement>('[role=treeitem]')];
  await shown(root, () => items()[5]);
  const item = (name: string) => items().find(({ textContent }) => textContent === name) as HTMLElement;
  return { root, item };
}
const moves = () => questions('act');
/** Preact renders a change in a microtask. */
const rendered = () => new Promise((resolve) => setTimeout(resolve));

/** Whether the element took it. */
async function drag(from: HTMLElement, to: Element | null): Promise<boolean> {
  from.dispatchEvent(new Event('dragstart', { bubbles: true }));
  await rendered();
  const over = new Event('dragover', { bubbles: true, cancelable: true });
  to?.dispatchEvent(over);
  to?.dispatchEvent(new Event('drop', { bubbles: true, cancelable: true }));
  from.dispatchEvent(new Event('dragend', { bubbles: true }));
  await rendered();
  return over.defaultPrevented;
}

it('moves a category by keys, and its undo is that of the edit', async () => {
  const { root, item } = await open();
  item('Art').focus();
  key(item('Art'), 'ArrowDown');
  await vi.waitFor(() => expect(document.activeElement).toBe(item('Film')));
  const stroke = { key: 'ArrowRight', altKey: true, bubbles: true, cancelable: true };
  item('Film').dispatchEvent(new KeyboardEvent('keydown', stroke));
  await vi.waitFor(() => expect(moves()).toHaveLength(1));
  const from = { name: 'Film', description: '', slug: '' };
  const input = { recordId: 5, from, form: { ...from, parent: '4' } };
  expect(moves()[0]).toMatchObject({ action: 'category.edit', input });
  await shown(root, () => control(root, 'Undo'));
});

it('moves a category onto another one or to the top, but not into its own branch', async () => {
  const { root, item } = await open();
  expect(await drag(item('Music'), item('Bebop'))).toBe(false);
  expect(moves()).toEqual([]);
  expect(await drag(item('Jazz'), root.querySelector('.category-top'))).toBe(true);
  await vi.waitFor(() =>
    expect(moves()).toMatchObject([
      { action: 'category.edit', input: { recordId: 2, form: { parent: '' } } },
    ]),
  );
});
