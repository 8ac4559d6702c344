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
  return isHeard && !event.defaultPrevented;
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

it('is one press also if the page keeps its keys from us', () => {
  const page = new AbortController();
  const options = { capture: true, signal: page.signal };
  window.addEventListener('keydown', (event) => event.stopImmediatePropagation(), options);
  vi.useFakeTimers();
  const pressed = vi.fn();
  const button = root.querySelector('button') as HTMLButtonElement;
  button.addEventListener('click', pressed);
  // As the browser presses at each repetition
  const press = (detail = 0) =>
    button.dispatchEvent(
      new MouseEvent('click', { detail, bubbles: true, composed: true, cancelable: true }),
    );
  for (let repetition = 0; repetition < 20; repetition++) {
    down('button', 'Enter', repetition > 0);
    press();
    vi.advanceTimersByTime(repetition === 0 ? 500 : 33);
  }
  expect(pressed).toHaveBeenCalledTimes(1);
  press(1);
  expect(pressed).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1_200);
  press();
  expect(pressed).toHaveBeenCalledTimes(3);
  page.abort();
  // Two presses of which we hear
  for (const count of [4, 5]) {
    down('button', 'Enter', false);
    press();
    expect(pressed).toHaveBeenCalledTimes(count);
  }
  vi.useRealTimers();
});
