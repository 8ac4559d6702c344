import { useState } from 'preact/hooks';
import { expect, it, vi } from 'vitest';
import { focusWhenDrawn } from '../../../components/ui/Field';
import { ToolPanel } from '../../../entrypoints/manager/lists/ToolPanel';
import { shown } from '../../components/controls';
import { key, mount, typeInto, useEnglish } from '../../components/mounted';

useEnglish();

function Tool({ isFieldFirst = false }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {isOpen && (
        <ToolPanel title="Edit 3 ships" onClose={() => setOpen(false)}>
          <input ref={isFieldFirst ? focusWhenDrawn : undefined} />
        </ToolPanel>
      )}
      <button type="button" class="opener" onClick={() => setOpen(true)}>
        Edit…
      </button>
    </>
  );
}

it('takes the focus, and gives it back when Escape closes it, which does nothing else then', async () => {
  const root = mount(<Tool />, {});
  const opener = root.querySelector<HTMLElement>('.opener')!;
  opener.focus();
  opener.click();
  const panel = await shown(root, () => root.querySelector<HTMLElement>('[aria-label="Edit 3 ships"]'));
  await vi.waitFor(() => expect(document.activeElement).toBe(panel));
  const field = panel.querySelector('input')!;
  field.focus();
  // As of a list's view, which would clear the selection
  expect(key(field, 'Escape').defaultPrevented).toBe(true);
  await vi.waitFor(() => expect(root.querySelector('section')).toBeNull());
  expect(document.activeElement).toBe(opener);
});

it('gives the focus back, also if a field took it at once', async () => {
  const root = mount(<Tool isFieldFirst />, {});
  const opener = root.querySelector<HTMLElement>('.opener')!;
  opener.focus();
  opener.click();
  const field = await shown(root, () => root.querySelector<HTMLElement>('section input'));
  expect(document.activeElement).toBe(field);
  key(field, 'Escape');
  await vi.waitFor(() => expect(root.querySelector('section')).toBeNull());
  expect(document.activeElement).toBe(opener);
});

function Two() {
  const [first, setFirst] = useState(true);
  const [second, setSecond] = useState(false);
  return (
    <>
      {second && (
        <ToolPanel title="Second" onClose={() => setSecond(false)}>
          {null}
        </ToolPanel>
      )}
      {first && (
        <ToolPanel title="First" onClose={() => setFirst(false)}>
          <input />
        </ToolPanel>
      )}
      <button type="button" class="opener" onClick={() => setSecond(true)} />
    </>
  );
}

it('covers the one that was opened before it, which keeps what was typed', async () => {
  const root = mount(<Two />, {});
  const first = await shown(root, () => root.querySelector<HTMLElement>('[aria-label="First"]'));
  await typeInto(first.querySelector('input')!, 'typed');
  expect(first.hasAttribute('data-below')).toBe(false);
  root.querySelector<HTMLElement>('.opener')!.click();
  const second = await shown(root, () => root.querySelector<HTMLElement>('[aria-label="Second"]'));
  await vi.waitFor(() => expect(first.hasAttribute('data-below')).toBe(true));
  expect(second.hasAttribute('data-below')).toBe(false);
  key(second, 'Escape');
  await vi.waitFor(() => expect(first.hasAttribute('data-below')).toBe(false));
  expect(first.querySelector('input')?.value).toBe('typed');
});
