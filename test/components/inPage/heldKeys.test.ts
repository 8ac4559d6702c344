import { beforeEach, expect, it, vi } from 'vitest';
import { ignoreHeldKeys } from '../../../components/inPage/heldKeys';

const heard = vi.fn();
let root: ShadowRoot;

beforeEach(() => {
  document.body.innerHTML = '<div></div>';
  root = document.querySelector('div')!.attachShadow({ mode: 'open' });
  root.innerHTML = '<button></button><input /><textarea></textarea>';
  ignoreHeldKeys(root);
  for (const child of root.children) child.addEventListener('keydown', heard);
});

/** Whether the key does what it does by itself, and reaches the control. */
function down(selector: string, key: string, repeat: boolean): boolean {
  const event = new KeyboardEvent('keydown', {
    key,
    repeat,
    bubbles: true,
    composed: true,
    cancelable: true,
  });
  root.querySelector(selector)!.dispatchEvent(event);
  const isHeard = heard.mock.calls.length === 1;
  heard.mockClear();
  expect(event.defaultPrevented).toBe(!isHeard);
  return isHeard;
}

it.each([
  ['button', 'Enter'],
  ['button', ' '],
  ['input', 'Enter'],
])('on a %s a held %j is one press', (selector, key) => {
  expect(down(selector, key, false)).toBe(true);
  expect(down(selector, key, true)).toBe(false);
});

it('held keys write in fields and move in lists', () => {
  expect(down('textarea', 'Enter', true)).toBe(true);
  expect(down('input', ' ', true)).toBe(true);
  expect(down('button', 'ArrowDown', true)).toBe(true);
});
