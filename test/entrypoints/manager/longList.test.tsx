import { useMemo, useState } from 'preact/hooks';
import { afterEach, expect, it, vi } from 'vitest';
import { useSelection } from '../../../components/collection/useSelection';
import { ChoiceList } from '../../../entrypoints/manager/lists/ChoiceList';
import { drawnWhole, LongList } from '../../../entrypoints/manager/lists/LongList';
import { mount, useEnglish } from '../../components/mounted';

useEnglish();

const count = 20_000;
const same = (id: string) => id;
const ids = Array.from({ length: count }, (_, index) => `Video ${index + 1}`);

afterEach(() => window.scrollTo(0, 0));

function Choices({ all }: { all: readonly string[] }) {
  const [isCut, setCut] = useState(false);
  const shown = useMemo(() => (isCut ? all.slice(0, 5_000) : all), [all, isCut]);
  const selection = useSelection(shown, same);
  return (
    <>
      <button type="button" id="cut" onClick={() => setCut(!isCut)} />
      <ChoiceList label="Videos" toName={same} draw={same} selection={selection} />
    </>
  );
}

function draw(all: readonly string[] = ids) {
  const root = mount(<Choices all={all} />, {});
  const names = () => [...root.querySelectorAll('li input')].map((box) => box.getAttribute('aria-label'));
  return {
    root,
    names,
    status: () => root.querySelector('[role=status]')?.textContent,
    focusedName: () => document.activeElement?.getAttribute('aria-label'),
    box: (name: string) => root.querySelector<HTMLInputElement>(`li input[aria-label="${name}"]`),
    async scroll(top: number, shows: string) {
      window.scrollTo(0, top);
      window.dispatchEvent(new Event('scroll'));
      await vi.waitFor(() => expect(names()).toContain(shows));
    },
    async key(name: string, more: KeyboardEventInit = {}) {
      const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more });
      document.activeElement?.dispatchEvent(event);
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

it('draws the rows in view only, and tells screen readers the number and position of each', async () => {
  const { root, names, scroll } = draw();
  expect(names()[0]).toBe('Video 1');
  expect(names().length).toBeLessThan(60);
  await scroll(53 * 10_000, 'Video 10001');
  expect(names().length).toBeLessThan(60);
  const row = root.querySelector('li [aria-label="Video 10001"]')?.closest('li');
  expect(row?.getAttribute('aria-setsize')).toBe(String(count));
  expect(row?.getAttribute('aria-posinset')).toBe('10001');
  expect(root.querySelector('ul')?.getAttribute('role')).toBe('list');
  expect(Number.parseFloat(root.querySelector('ul')?.style.height ?? '')).toBe(53 * count);
});

it('moves the focus by keys to rows that were not drawn', async () => {
  const { box, key, focusedName } = draw();
  box('Video 1')?.focus();
  await key('End');
  expect(focusedName()).toBe('Video 20000');
  await key('ArrowUp');
  expect(focusedName()).toBe('Video 19999');
  await key('Home');
  expect(focusedName()).toBe('Video 1');
  await key('PageDown');
  await key('PageUp');
  expect(focusedName()).toBe('Video 1');
});

it('keeps the focused row and its tab stop while it is out of view', async () => {
  const { box, scroll, names, root, focusedName } = draw();
  box('Video 3')?.focus();
  await scroll(53 * 8_000, 'Video 8001');
  expect(focusedName()).toBe('Video 3');
  expect(names()).toContain('Video 4');
  expect([...root.querySelectorAll('input[tabindex="0"]')]).toEqual([box('Video 3')]);
});

it('has one tab stop before any row was focused, also after the list was scrolled', async () => {
  const { scroll, root, box } = draw();
  await scroll(53 * 8_000, 'Video 8001');
  expect([...root.querySelectorAll('input[tabindex="0"]')]).toEqual([box('Video 1')]);
});

it('keeps the selection of rows that are no longer drawn, and selects ranges across them', async () => {
  const { box, scroll, status, names } = draw();
  box('Video 2')?.click();
  await scroll(53 * 12_000, 'Video 12001');
  expect(names()).not.toContain('Video 20');
  box('Video 12001')?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: true }),
  );
  await vi.waitFor(() => expect(status()).toBe('12,000 of 20,000 selected'));
  await scroll(0, 'Video 1');
  expect(box('Video 1')?.checked).toBe(false);
  expect(box('Video 2')?.checked).toBe(true);
});

it('says in long lists that the search of the browser finds only drawn rows', () => {
  const hint = 'Your browser’s search finds only the rows in view.';
  expect(draw().root.textContent).toContain(hint);
});

it('draws a short list whole, so that the search of the browser finds every row', () => {
  const { root, names } = draw(ids.slice(0, drawnWhole));
  expect(names()).toHaveLength(drawnWhole);
  expect(root.textContent).not.toContain('Your browser’s search');
});

it('keeps a row with the focus in lists whose rows have several controls', async () => {
  const root = mount(
    <LongList
      label="Events"
      items={ids}
      toId={same}
      rowHeight={80}
      draw={(id) => <button type="button">{id}</button>}
    />,
    {},
  );
  const button = root.querySelectorAll('button')[5];
  button?.focus();
  window.scrollTo(0, 80 * 5_000);
  window.dispatchEvent(new Event('scroll'));
  await vi.waitFor(() => expect(root.textContent).toContain('Video 5001'));
  expect(document.activeElement).toBe(button);
  expect(button?.isConnected).toBe(true);
});
