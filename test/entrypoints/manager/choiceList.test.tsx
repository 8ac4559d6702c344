import { expect, it } from 'vitest';
import { useSelection } from '../../../components/collection/useSelection';
import { ChoiceList } from '../../../entrypoints/manager/lists/ChoiceList';
import { mount, useEnglish } from '../../components/mounted';

useEnglish();

let shown = ['a', 'b', 'c', 'd', 'e'];

function Letters() {
  const same = (id: string) => id;
  const selection = useSelection(shown, same);
  const toName = (id: string) => `Letter ${id}`;
  return <ChoiceList label="Letters" toName={toName} draw={same} selection={selection} />;
}

function draw() {
  shown = ['a', 'b', 'c', 'd', 'e'];
  const root = mount(<Letters />, {});
  const boxes = () => [...root.querySelectorAll('input')];
  const drawn = () => new Promise((resolve) => setTimeout(resolve));
  return {
    boxes,
    status: () => root.querySelector('[role=status]')?.textContent,
    chosen: () => boxes().flatMap((box) => (box.checked ? box.getAttribute('aria-label')?.at(-1) : [])),
    async press(index: number, shiftKey = false) {
      boxes()[index]?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey }));
      await drawn();
    },
    async key(name: string, more: KeyboardEventInit = {}) {
      const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more });
      document.activeElement?.dispatchEvent(event);
      await drawn();
      return event.defaultPrevented;
    },
  };
}

it('selects one item, and with Shift a range', async () => {
  const list = draw();
  await list.press(1);
  expect(list.chosen()).toEqual(['b']);
  await list.press(3, true);
  expect(list.chosen()).toEqual(['b', 'c', 'd']);
  await list.press(2);
  expect(list.chosen()).toEqual(['b', 'd']);
  // Backwards, too, from the item that was toggled last.
  await list.press(0, true);
  expect(list.chosen()).toEqual(['a', 'b', 'c', 'd']);
});

it('is one tab stop, and arrow keys move the focus', async () => {
  const list = draw();
  expect(list.boxes().map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1, -1]);
  list.boxes()[0]?.focus();
  expect(await list.key('ArrowDown')).toBe(true);
  expect(document.activeElement).toBe(list.boxes()[1]);
  await list.key('End');
  expect(document.activeElement).toBe(list.boxes()[4]);
  expect(await list.key('ArrowDown')).toBe(false);
  expect(list.boxes().map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, -1, -1, 0]);
  expect(list.chosen()).toEqual([]);
});

it('selects all by Ctrl+A', async () => {
  const list = draw();
  list.boxes()[2]?.focus();
  await list.key('a', { ctrlKey: true });
  expect(list.chosen()).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(await list.key('a')).toBe(false);
});

it('does not count hidden items as selected', async () => {
  const list = draw();
  await list.press(0);
  await list.press(4);
  shown = ['d', 'e'];
  await list.press(3);
  expect(list.chosen()).toEqual(['d', 'e']);
  expect(list.status()).toBe('2 of 2 selected');
});
