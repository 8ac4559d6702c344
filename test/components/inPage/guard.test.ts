import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLayer, element } from '../../../components/inPage/layer';
import { setHidden } from '../../../components/inPage/visibility';
import { buttonNamed, click, genuine, pointAt, usePage } from './page';

interface Seen {
  intersectionRatio: number;
  isVisible: boolean;
}
const clear: Seen = { intersectionRatio: 1, isVisible: true };
const covered: Seen = { intersectionRatio: 1, isVisible: false };
const outside: Seen = { intersectionRatio: 0, isVisible: false };

/** State of our buttons in the page, which the fake observer reports with the next frame. */
let seen: Seen;
/** Reports of elements that are newly observed, as the browser sends them with each frame. */
let frame: () => void;
/** Moves our buttons into a state that the browser notices by itself, as it does every 100 ms. */
let notice: (state: Seen) => void;

function useObserver(): void {
  const observed = new Set<Element>();
  const fresh = new Set<Element>();
  class Observer {
    constructor(report: (entries: object[]) => void) {
      const boundingClientRect = new DOMRect(0, 0, 44, 44);
      const send = (targets: Set<Element>) => {
        const entries = [...targets].map((target) => ({ ...seen, target, boundingClientRect }));
        fresh.clear();
        report(entries);
      };
      frame = () => send(fresh);
      notice = (state) => {
        seen = state;
        send(observed);
      };
    }
    observe(element: Element) {
      // As in the browser, nothing happens to an element that is observed already
      if (!observed.has(element)) fresh.add(element);
      observed.add(element);
    }
    unobserve(element: Element) {
      observed.delete(element);
      fresh.delete(element);
    }
    disconnect() {}
  }
  class Entry {}
  Object.defineProperty(Entry.prototype, 'isVisible', { value: false });
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('IntersectionObserverEntry', Entry);
}

// Before the layer of each test is created
beforeEach(useObserver);
const page = usePage();

function button() {
  const press = vi.fn();
  const made = page().layer.button('Save', press);
  page().layer.root.append(element('div', { class: 'panel' }, made));
  return { made, press };
}

const note = () => page().layer.root.querySelector('[role=alert]');

describe('a press', () => {
  it('acts once the button is measured as visible', () => {
    const { made, press } = button();
    seen = clear;
    click(made);
    expect(press).not.toHaveBeenCalled();
    frame();
    expect(press).toHaveBeenCalledOnce();
    notice(clear);
    expect(press).toHaveBeenCalledOnce();
  });

  it('does nothing through a cover that was laid after the last measurement', () => {
    const { made, press } = button();
    notice(clear);
    seen = covered;
    click(made);
    frame();
    expect([press.mock.calls.length, note()?.textContent]).toEqual([0, expect.stringContaining('cover')]);
    seen = clear;
    click(made);
    frame();
    expect(press).not.toHaveBeenCalled();
  });

  it('says that the button has just come into view, not that something covers it', () => {
    const { made, press } = button();
    notice(clear);
    // As by a resize of the window
    notice(outside);
    notice(clear);
    click(made);
    expect(press).not.toHaveBeenCalled();
    expect(note()?.textContent).toBe(
      'This button was hidden or moved a moment ago, so nothing was done. Press it again.',
    );
  });

  it('that was refused leaves a note that can be closed', () => {
    const { made } = button();
    notice(covered);
    click(made);
    expect(note()).not.toBeNull();
    click(buttonNamed(page(), 'Close'));
    expect(note()).toBeNull();
  });

  it('does nothing later if the button has left the view', () => {
    const { made, press } = button();
    notice(clear);
    seen = outside;
    click(made);
    frame();
    expect([press.mock.calls.length, note()]).toEqual([0, null]);
    notice(clear);
    expect(press).not.toHaveBeenCalled();
  });
});

describe('a button that comes back into view', () => {
  it('acts at once if another script of the extension had hidden it', () => {
    const { made, press } = button();
    notice(clear);
    setHidden(page().layer.host, true);
    notice(outside);
    setHidden(page().layer.host, false);
    notice(clear);
    click(made);
    frame();
    expect(press).toHaveBeenCalledOnce();
  });

  it('refuses presses if the page had hidden it', () => {
    const { made, press } = button();
    notice(clear);
    setHidden(page().layer.host, true);
    notice(outside);
    setHidden(page().layer.host, false);
    notice(clear);
    page().layer.host.hidden = true;
    notice(outside);
    page().layer.host.hidden = false;
    notice(clear);
    click(made);
    frame();
    expect(press).not.toHaveBeenCalled();
  });
});

describe('a button that the page moves under the pointer', () => {
  it.each([true, false])(
    'refuses presses for half a second, with the reason (visibility known: %s)',
    (isKnown) => {
      vi.useFakeTimers();
      if (!isKnown) vi.stubGlobal('IntersectionObserverEntry', class {});
      const layer = isKnown ? page().layer : createLayer('cuecard-buttons', page().signal);
      pointAt(layer.host);
      const press = vi.fn();
      const made = layer.button('Save', press);
      layer.root.append(element('div', { class: 'panel' }, made));
      let left = 900;
      made.getBoundingClientRect = () => new DOMRect(left, 700, 60, 36);
      seen = clear;
      const pressOnce = () => {
        click(made);
        if (isKnown) frame();
      };
      pressOnce();
      left = 100;
      pressOnce();
      expect(press).toHaveBeenCalledOnce();
      expect(layer.root.querySelector('[role=alert]')?.textContent).toBe(
        'This button was hidden or moved a moment ago, so nothing was done. Press it again.',
      );
      vi.advanceTimersByTime(500);
      pressOnce();
      expect(press).toHaveBeenCalledTimes(2);
      expect(layer.root.querySelector('[role=alert]')).toBeNull();
      vi.useRealTimers();
    },
  );
});

describe('a button that the page has hidden or moved a moment ago', () => {
  let left = 0;
  function moved() {
    vi.useFakeTimers();
    const { made, press } = button();
    left = 900;
    made.getBoundingClientRect = () => new DOMRect(left, 700, 60, 36);
    notice(clear);
    left = 100;
    notice(outside);
    notice(clear);
    return { made, press };
  }
  /** A key that moves the focus to the button, as our bars and the browser do. */
  const reach = (made: HTMLButtonElement, key: string) => {
    made.addEventListener('keydown', () => made.focus(), { once: true });
    made.dispatchEvent(genuine(new KeyboardEvent('keydown', { key, bubbles: true, composed: true })));
  };
  const pressByKey = (made: HTMLButtonElement) => {
    click(made, { detail: 0 });
    frame();
  };
  afterEach(() => vi.useRealTimers());

  it.each(['ArrowDown', 'End', 'Tab'])('is pressed by key at once if the person came to it by %s', (key) => {
    const { made, press } = moved();
    reach(made, key);
    pressByKey(made);
    expect(press).toHaveBeenCalledOnce();
    expect(note()).toBeNull();
  });

  it('is not pressed by key if a press has given it the focus, or it got that later', () => {
    const { made, press } = moved();
    reach(made, 'Enter');
    pressByKey(made);
    made.blur();
    reach(
      page().layer.button('Other', () => undefined),
      'ArrowDown',
    );
    vi.advanceTimersByTime(200);
    left = 500;
    made.focus();
    pressByKey(made);
    expect(press).not.toHaveBeenCalled();
    expect(note()?.textContent).toContain('hidden or moved a moment ago');
  });

  it('is not pressed by a pointer although the person came to it by a key', () => {
    const { made, press } = moved();
    reach(made, 'ArrowDown');
    click(made);
    frame();
    expect(press).not.toHaveBeenCalled();
  });

  it('is not pressed by key while the page covers it', () => {
    const { made, press } = moved();
    notice(covered);
    reach(made, 'ArrowDown');
    pressByKey(made);
    expect(press).not.toHaveBeenCalled();
  });
});
