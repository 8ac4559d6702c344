import { afterEach, expect, it, vi } from 'vitest';
import { Menu } from '../../../components/ui/Menu';
import { MenuItems } from '../../../components/ui/MenuItems';
import { control } from '../controls';
import { mount, useEnglish } from '../mounted';

useEnglish();

/** Draws a menu whose button is somewhere in a window of 1000 × 700 pixels, with choices of 240 × 200, and opens it. */
async function placed(dir: string, button: { left: number; top: number }) {
  const { left, top } = button;
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1000);
  vi.stubGlobal('innerHeight', 700);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(240);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(200);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(
    () => ({ left, top, right: left + 40, bottom: top + 36 }) as DOMRect,
  );
  vi.spyOn(HTMLElement.prototype, 'matches').mockImplementation((selector) => selector === `:dir(${dir})`);
  const root = mount(<Menu label="More">{() => <p>Choices</p>}</Menu>, {});
  root.querySelector('button')?.click();
  await vi.waitFor(() => expect(root.querySelector<HTMLElement>('.menu-content')?.style.top).toBeTruthy());
  return {
    style: root.querySelector<HTMLElement>('.menu-content')?.style,
    move: (to: typeof button) =>
      vi
        .mocked(HTMLElement.prototype.getBoundingClientRect)
        .mockImplementation(() => ({ ...to, right: to.left + 40, bottom: to.top + 36 }) as DOMRect),
  };
}
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it.each([
  ['ltr', 'has room', 700, '260px'],
  ['ltr', 'begins where it begins', 60, '700px'],
  ['ltr', 'is moved from the start', 4, '752px'],
  ['ltr', 'would touch the end', 958, '8px'],
  ['rtl', 'has room', 300, '300px'],
  ['rtl', 'begins where it begins', 900, '700px'],
])(
  'in %s, the choices end where their button ends, within the window: it %s',
  async (dir, _how, left, end) => {
    expect((await placed(dir, { left, top: 100 })).style?.insetInlineEnd).toBe(end);
  },
);

it.each([
  ['below, where there is room', 100, '140px', '489px'],
  ['above, where there is none below', 600, '396px', '489px'],
  ['above, as high as the room there', 500, '296px', '488px'],
])('the choices are %s', async (_where, top, at, most) => {
  const { style } = await placed('ltr', { left: 700, top });
  expect([style?.top, style?.maxHeight]).toEqual([at, most]);
});

it('the choices follow their button', async () => {
  const { style, move } = await placed('ltr', { left: 700, top: 100 });
  move({ left: 600, top: 300 });
  await vi.waitFor(() => expect([style?.top, style?.insetInlineEnd]).toEqual(['340px', '360px']));
});

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
