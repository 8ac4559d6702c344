import { expect, it } from 'vitest';
import { toPlace, toStyle } from '../../../lib/pages/buttonPlace';

const view = { width: 1000, height: 600 };
const box = (left: number, top: number) => ({ left, top, width: 44, height: 44 });

it.each([
  [box(20, 30), { vertical: 'top', horizontal: 'left', x: 20, y: 30 }],
  [box(936, 536), { vertical: 'bottom', horizontal: 'right', x: 20, y: 20 }],
  [box(20.4, 500.6), { vertical: 'bottom', horizontal: 'left', x: 20, y: 55 }],
  [box(700, 0), { vertical: 'top', horizontal: 'right', x: 256, y: 0 }],
  // Partly outside of the window, as after it became narrower
  [box(1200, -80), { vertical: 'top', horizontal: 'right', x: 0, y: 0 }],
  [
    { ...box(0, 0), left: -1e9 },
    { vertical: 'top', horizontal: 'left', x: 0, y: 0 },
  ],
] as const)('%j is near the corner %j', (at, place) => {
  expect(toPlace(at, view)).toEqual(place);
});

it('never is at a distance that the setting does not take', () => {
  expect(toPlace(box(20_000, 20_000), { width: 90_000, height: 90_000 })).toMatchObject({
    x: 10_000,
    y: 10_000,
  });
});

const place = { vertical: 'bottom', horizontal: 'right', x: 30, y: 40 } as const;

it('keeps the button in view in a narrower window, and above the bars of the site', () => {
  const style = toStyle(place, 'ltr');
  expect(style).toContain('--c-bottom: clamp(8px, max(40px, 8px + var(--c-clear)), 50vh)');
  expect(style).toContain('bottom: var(--c-bottom); top: auto');
  expect(style).toContain('right: clamp(8px, 30px, max(8px, 100vw - 336px)); left: auto');
  expect(style).toContain('flex-direction: column;');
});

it.each([
  ['left', 'ltr', 'start'],
  ['left', 'rtl', 'end'],
  ['right', 'ltr', 'end'],
  ['right', 'rtl', 'start'],
] as const)('opens its panel from the %s towards the middle where text runs %s', (side, direction, edge) => {
  const style = toStyle({ ...place, horizontal: side, vertical: 'top' }, direction);
  expect(style).toContain(`align-items: flex-${edge}`);
  expect(style).toContain('flex-direction: column-reverse');
  expect(style).toContain('top: var(--c-bottom); bottom: auto');
  expect(style).toContain(`; ${side === 'left' ? 'right' : 'left'}: auto`);
  // The bars of the site are below
  expect(style).not.toContain('clear');
});
