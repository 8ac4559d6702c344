import { useState } from 'preact/hooks';
import { expect, it, vi } from 'vitest';
import { CollectionRow } from '../../../components/collection/CollectionRow';
import type { CollectionDeclaration } from '../../../components/collection/declared';
import { mount, useEnglish } from '../mounted';

useEnglish();

const draw = vi.fn((row: { id: string; name: string }) => row.name);
const declared: CollectionDeclaration<{ id: string; name: string }> = {
  label: 'Ships',
  toId: ({ id }) => id,
  toName: ({ name }) => name,
  toText: ({ name }) => name,
  columns: [{ id: 'name', label: 'Name', width: 100, draw }],
  filters: [],
  sort: 'name',
  rowHeight: 40,
};
const toggle = vi.fn();
const onFocus = () => {};

const rows = Array.from({ length: 50 }, (_, at) => ({ id: `${at}`, name: `Ship ${at}` }));

/** A list that shows a few rows, of which each press of its button moves the first one out. */
function Rows() {
  const [from, setFrom] = useState(0);
  const [isChanged, setChanged] = useState(false);
  return (
    <table>
      <caption>
        <button type="button" class="scroll" onClick={() => setFrom(from + 1)} />
        <button type="button" class="change" onClick={() => setChanged(true)} />
      </caption>
      <tbody>
        {rows.slice(from, from + 5).map((row, at) => (
          <CollectionRow
            key={row.id}
            row={isChanged ? { ...row, name: 'Bertha' } : row}
            index={from + at}
            top={at * 40}
            declared={declared}
            columns={declared.columns}
            selection={{
              items: rows,
              toId: declared.toId,
              chosen: [],
              isChosen: () => false,
              toggle,
              chooseAll: onFocus,
              choose: onFocus,
            }}
            address="#ships/a"
            isStop
            isOpen={false}
            hasButtons
            isDraggable={false}
            hasGap={undefined}
            onFocus={onFocus}
          />
        ))}
      </tbody>
    </table>
  );
}

/** How many objects the drawn list holds on to, elements of the page apart. */
function countHeld(root: HTMLElement): number {
  const isObject = (value: unknown) =>
    typeof value === 'object' && value !== null && !(value instanceof Node);
  const held = new Set<unknown>(Object.values(root).filter(isObject));
  for (const one of held)
    for (const value of Object.values(one as object)) if (isObject(value)) held.add(value);
  return held.size;
}

it('draws the cells of a row once while it scrolls, and anew when the row has changed', async () => {
  const root = mount(<Rows />, {});
  const press = (button: string) => root.querySelector<HTMLElement>(`.${button}`)!.click();
  const texts = () => [...root.querySelectorAll('tr')].map(({ textContent }) => textContent);
  const scroll = async (to: number) => {
    press('scroll');
    await vi.waitFor(() => expect(texts()[0]).toBe(`Ship ${to}`), { interval: 1 });
  };
  for (let to = 1; to <= 10; to++) await scroll(to);
  expect(draw).toHaveBeenCalledTimes(15);
  const held = countHeld(root);
  for (let to = 11; to <= 40; to++) await scroll(to);
  expect(draw).toHaveBeenCalledTimes(45);
  // Nothing of the rows that went
  expect(countHeld(root)).toBeLessThan(held * 1.1);
  press('change');
  await vi.waitFor(() => expect(texts()).toEqual(Array(5).fill('Bertha')));
  expect(draw).toHaveBeenCalledTimes(50);
});
