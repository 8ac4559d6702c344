import { useState } from 'preact/hooks';
import { expect, it, vi } from 'vitest';
import { NewCategories } from '../../../entrypoints/manager/events/import/NewCategories';
import { mount, useEnglish } from '../../components/mounted';

useEnglish();

let without: ReadonlySet<string> = new Set();
function Held({ names, start = [] }: { names: string[]; start?: string[] }) {
  const [held, setHeld] = useState<ReadonlySet<string>>(new Set(start));
  without = held;
  return <NewCategories names={names} without={held} onChange={setHeld} />;
}

const boxes = (root: HTMLElement) =>
  [...root.querySelectorAll('label')].map((label) => ({
    name: label.textContent,
    input: label.querySelector('input')!,
  }));
const ticked = (root: HTMLElement) =>
  boxes(root)
    .filter(({ input }) => input.checked)
    .map(({ name }) => name);

async function press(root: HTMLElement, name: string, expected: string[]): Promise<void> {
  boxes(root)
    .find((box) => box.name === name)!
    .input.click();
  await vi.waitFor(() => expect([...without]).toEqual(expected));
}

it('offers each new category with a checked checkbox; one or all can be unchecked', async () => {
  const names = ['Brass', 'Folk & <b>Roots</b>'];
  const root = mount(<Held names={names} />, {});
  expect(root.querySelector('fieldset > legend')?.textContent).toBe('New categories in these events');
  expect(root.querySelector('b')).toBeNull();
  expect(ticked(root)).toEqual(['Create all', ...names]);
  await press(root, 'Brass', ['Brass']);
  expect(ticked(root)).toEqual(['Folk & <b>Roots</b>']);
  await press(root, 'Create all', []);
  expect(ticked(root)).toEqual(['Create all', ...names]);
  await press(root, 'Create all', names);
  expect(ticked(root)).toEqual([]);
  await press(root, 'Folk & <b>Roots</b>', ['Brass']);
  expect(ticked(root)).toEqual(['Folk & <b>Roots</b>']);
  await press(root, 'Folk & <b>Roots</b>', names);
  expect(ticked(root)).toEqual([]);
});

it('a single category has no checkbox for all, and without categories nothing is shown', () => {
  expect(boxes(mount(<Held names={['Brass']} />, {})).map(({ name }) => name)).toEqual(['Brass']);
  expect(mount(<Held names={[]} />, {}).innerHTML).toBe('');
});
