import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type MotionWatch, watchMotion } from '../../../components/inPage/motion';
import { setHidden } from '../../../components/inPage/visibility';

const view = { width: 1000, height: 800 };
const observers = new Set<Observer>();

/** As the browser's, for elements whose box the test sets: reports what crosses a hundredth, with each frame. */
class Observer {
  readonly ratios = new Map<Element, number>();
  readonly insets: number[];
  constructor(
    readonly callback: (entries: object[]) => void,
    { rootMargin = '0px 0px 0px 0px' }: IntersectionObserverInit = {},
  ) {
    this.insets = rootMargin.split(' ').map((margin) => -Number.parseInt(margin, 10));
    observers.add(this);
  }
  observe(target: Element) {
    this.ratios.set(target, -1);
  }
  disconnect() {
    observers.delete(this);
  }
  frame() {
    const [top = 0, right = 0, bottom = 0, left = 0] = this.insets;
    const area = new DOMRect(left, top, view.width - left - right, view.height - top - bottom);
    const entries = [...this.ratios].flatMap(([target, before]) => {
      const box = target.getBoundingClientRect();
      const overlap = (from: number, to: number) => Math.max(0, to - from);
      const shared =
        overlap(Math.max(box.left, area.left), Math.min(box.right, area.right)) *
        overlap(Math.max(box.top, area.top), Math.min(box.bottom, area.bottom));
      const ratio = Math.floor((100 * shared) / (box.width * box.height || 1));
      this.ratios.set(target, ratio);
      return ratio === before ? [] : [{ target, boundingClientRect: box, rootBounds: area }];
    });
    if (entries.length > 0) this.callback(entries);
  }
}

let motion: MotionWatch;
let button: HTMLElement;
let box: DOMRect;
const moved = vi.fn();
let ending: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', Observer);
  observers.clear();
  moved.mockReset();
  ending = new AbortController();
  document.body.innerHTML = '<div></div>';
  const root = document.querySelector('div')!.attachShadow({ mode: 'open' });
  root.innerHTML = '<section><button>Like</button></section>';
  button = root.querySelector('button')!;
  place(900, 700);
  vi.spyOn(button, 'getBoundingClientRect').mockImplementation(() =>
    button.checkVisibility() ? box : new DOMRect(),
  );
  button.checkVisibility = () => button.isConnected && button.closest('[hidden]') === null && !host().hidden;
  motion = watchMotion({ signal: ending.signal, moved });
  motion.watch(button);
  frames();
});
afterEach(() => {
  ending.abort();
  vi.useRealTimers();
});

const host = () => document.querySelector('div')!;

function place(left: number, top: number, [width, height] = [60, 36]): void {
  box = new DOMRect(left, top, width, height);
}

/** The browser draws for a while. */
function frames(milliseconds = 50): void {
  for (let time = 0; time < milliseconds; time += 10) {
    for (const observer of [...observers]) observer.frame();
    vi.advanceTimersByTime(10);
  }
}

describe('an element that the page moves', () => {
  it.each([
    ['to another place', () => place(100, 100)],
    ['by a pixel', () => place(901, 700)],
    ['by its size', () => place(900, 700, [60, 44])],
    [
      'out of the window and back',
      () => {
        place(-500, 700);
        frames();
        place(900, 700);
      },
    ],
  ])('%s is still only half a second later', (_name, move) => {
    expect(motion.isStill(button)).toBe(true);
    move();
    frames();
    expect(moved).toHaveBeenCalled();
    expect(motion.isStill(button)).toBe(false);
    frames(400);
    expect(motion.isStill(button)).toBe(false);
    frames(100);
    expect(motion.isStill(button)).toBe(true);
  });

  it('since the last frame is not still', () => {
    place(100, 100);
    expect(motion.isStill(button)).toBe(false);
  });

  it('again and again is never still', () => {
    for (let step = 1; step < 20; step++) {
      place(900 - step, 700);
      frames(200);
      expect(motion.isStill(button)).toBe(false);
    }
  });

  it('by less than a pixel at a time is not still once it is a pixel away', () => {
    place(900.6, 700);
    frames();
    expect(motion.isStill(button)).toBe(true);
    place(901.2, 700);
    expect(motion.isStill(button)).toBe(false);
  });

  it('is not still if the page hid it meanwhile and shows it at its place', () => {
    host().hidden = true;
    frames();
    host().hidden = false;
    frames();
    expect(motion.isStill(button)).toBe(false);
  });
});

describe('an element is still', () => {
  it('while nothing moves, which costs one observer', () => {
    frames(1_000);
    expect(moved).not.toHaveBeenCalled();
    expect(motion.isStill(button)).toBe(true);
    expect(observers.size).toBe(2);
  });

  it('if we hid it, and show it elsewhere', () => {
    const section = button.parentElement!;
    section.hidden = true;
    frames();
    place(100, 100);
    section.hidden = false;
    frames();
    setHidden(host(), true);
    frames();
    place(300, 100);
    setHidden(host(), false);
    frames();
    expect(motion.isStill(button)).toBe(true);
  });

  it('in a list of ours that the person scrolls', () => {
    place(900, 660);
    frames(600);
    place(900, 620);
    button.parentElement!.scrollTop = 40;
    frames();
    expect(motion.isStill(button)).toBe(true);
  });

  it('if we have moved it', () => {
    place(900, 500);
    motion.accept(button);
    frames();
    expect(motion.isStill(button)).toBe(true);
  });
});

it('an element that has left the page is not followed', () => {
  button.remove();
  frames();
  expect(observers.size).toBe(1);
  ending.abort();
  expect(observers.size).toBe(0);
});

it('edges that may move are left out', () => {
  const frame = watchMotion({ signal: ending.signal, edges: ['left', 'top', 'right'] });
  frame.watch(button);
  frames();
  place(900, 700, [60, 80]);
  expect(frame.isStill(button)).toBe(true);
  place(900, 690, [60, 80]);
  expect(frame.isStill(button)).toBe(false);
});

it('nothing is still in a window that the page has moved', () => {
  vi.spyOn(window, 'screenX', 'get').mockReturnValue(50);
  document.dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(motion.isStill(button)).toBe(false);
  vi.advanceTimersByTime(500);
  expect(motion.isStill(button)).toBe(true);
});

describe('what comes under the pointer when another window closes', () => {
  const hasFocus = vi.spyOn(document, 'hasFocus');
  const focus = (isInFront: boolean) => {
    hasFocus.mockReturnValue(isInFront);
    window.dispatchEvent(new Event(isInFront ? 'focus' : 'blur'));
  };
  afterEach(() => hasFocus.mockReset());

  it('is not still for half a second', () => {
    focus(false);
    frames(1_000);
    focus(true);
    expect(motion.isStill(button)).toBe(false);
    expect(moved).toHaveBeenCalledOnce();
    frames(500);
    expect(motion.isStill(button)).toBe(true);
  });

  it('is still if the focus was in a frame of this window', () => {
    hasFocus.mockReturnValue(true);
    window.dispatchEvent(new Event('blur'));
    window.dispatchEvent(new Event('focus'));
    expect(motion.isStill(button)).toBe(true);
  });
});

it('a press that a busy page has held back is judged by its own time', () => {
  place(100, 100);
  frames();
  const pressedAt = performance.now();
  vi.advanceTimersByTime(1_000);
  expect(motion.isStill(button, pressedAt)).toBe(false);
  expect(motion.isStill(button)).toBe(true);
});
