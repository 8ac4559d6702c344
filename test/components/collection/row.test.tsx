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

function Rows() {
  const [top, setTop] = useState(0);
  const [row, setRow] = useState({ id: 'a', name: 'Ada' });
  return (
    <table>
      <caption>
        <button type="button" class="scroll" onClick={() => setTop(top + 50)} />
        <button type="button" class="change" onClick={() => setRow({ id: 'a', name: 'Bertha' })} />
      </caption>
      <tbody>
        <CollectionRow
          row={row}
          index={0}
          top={top}
          declared={declared}
          columns={declared.columns}
          selection={{
            items: [row],
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
          isDraggable={false}
          hasGap={undefined}
          onFocus={onFocus}
        />
      </tbody>
    </table>
  );
}

it('draws the cells of a row once while it scrolls, and anew when the row has changed', async () => {
  const root = mount(<Rows />, {});
  const press = (button: string) => root.querySelector<HTMLElement>(`.${button}`)!.click();
  const line = root.querySelector('tr')!;
  for (let top = 50; top <= 500; top += 50) {
    press('scroll');
    await vi.waitFor(() => expect(line.style.transform).toBe(`translateY(${top}px)`));
  }
  expect(draw).toHaveBeenCalledTimes(1);
  press('change');
  await vi.waitFor(() => expect(line.textContent).toBe('Bertha'));
  expect(draw).toHaveBeenCalledTimes(2);
});
