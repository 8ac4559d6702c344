import { expect, it, vi } from 'vitest';
import { Menu } from '../../../components/ui/Menu';
import { MenuItems } from '../../../components/ui/MenuItems';
import { control } from '../controls';
import { mount, useEnglish } from '../mounted';

useEnglish();

it.each([
  ['ltr', 'leaves the window', { left: -60, right: 180 }, '-68px'],
  ['ltr', 'has room', { left: 60, right: 300 }, '0px'],
  ['rtl', 'leaves the window', { left: 700, right: 1060 }, '-68px'],
  ['rtl', 'has room', { left: 300, right: 700 }, '0px'],
])(
  'in %s, choices that would be beyond the side that text begins at are moved: it %s',
  async (dir, _how, at, end) => {
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1000);
    const measured = vi
      .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
      .mockReturnValue({ ...at, top: 0, bottom: 0 } as DOMRect);
    const matches = vi
      .spyOn(HTMLElement.prototype, 'matches')
      .mockImplementation((selector) => selector === `:dir(${dir})`);
    try {
      const root = mount(<Menu label="More">{() => <p>Choices</p>}</Menu>, {});
      root.querySelector('button')?.click();
      await vi.waitFor(() =>
        expect(root.querySelector<HTMLElement>('.menu-content')?.style.insetInlineEnd).toBe(end),
      );
    } finally {
      measured.mockRestore();
      matches.mockRestore();
    }
  },
);

it('a menu of choices is worked by arrows, Home, End and letters', async () => {
  const done: string[] = [];
  const run = (name: string) => () => done.push(name);
  const items = ['Edit', 'Publish', 'Trash', 'Print'].map((label) => ({ id: label, label, run: run(label) }));
  const root = mount(
    <Menu label="More" isList>
      {(close) => <MenuItems label="More" items={items} onClose={close} />}
    </Menu>,
    {},
  );
  const button = root.querySelector('button');
  expect(button?.getAttribute('aria-haspopup')).toBe('menu');
  button?.click();
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Edit'));
  const reached = ['ArrowUp', 'ArrowDown', 'ArrowDown', 'End', 'Home', 'p', 'p', 'p'].map((key) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
    return document.activeElement?.textContent;
  });
  expect(reached).toEqual(['Print', 'Edit', 'Publish', 'Print', 'Edit', 'Publish', 'Print', 'Publish']);
  control(root, 'Publish')?.click();
  expect(document.activeElement).toBe(button);
  await vi.waitFor(() => expect(root.querySelector('[role=menu]')).toBeNull());
  expect(done).toEqual(['Publish']);
});
