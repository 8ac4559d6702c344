import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { showFrame } from '../../../components/inPage/frame';
import { createLayer, element } from '../../../components/inPage/layer';
import { createToast } from '../../../components/inPage/toast';
import { click, pointAt, usePage } from './page';

const page = usePage();
const ticket = 'f'.repeat(32);
const id = browser.runtime.id;

/** Our frame in a page, and messages of the background to it. */
function shown() {
  const listeners = new Set<(message: unknown, sender: unknown) => void>();
  Object.assign(browser.runtime, {
    onMessage: {
      addListener: (listener: () => void) => listeners.add(listener),
      removeListener: (listener: () => void) => listeners.delete(listener),
    },
  });
  const { layer, signal } = page();
  showFrame(layer, `about:blank?ticket=${ticket}`, 'Low Tide', signal);
  const frame = layer.root.querySelector('iframe');
  if (!frame) throw new Error('No frame');
  const tell = (message: unknown, sender: unknown = { id }) => {
    for (const listener of listeners) listener(message, sender);
  };
  return { frame, tell, listeners, isOpen: () => layer.root.querySelector('.frame') !== null };
}

describe('when it has loaded', () => {
  it('has the focus again, which the navigation may have taken', () => {
    const { frame } = shown();
    const focused = vi.spyOn(frame, 'focus');
    frame.dispatchEvent(new Event('load'));
    expect(focused).toHaveBeenCalledOnce();
  });

  it('leaves the focus to a field of the page that the person went to meanwhile', () => {
    const { frame } = shown();
    const focused = vi.spyOn(frame, 'focus');
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    frame.dispatchEvent(new Event('load'));
    expect(focused).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(field);
  });
});

it('takes its height from the background', () => {
  const { frame, tell } = shown();
  tell({ type: 'cuecard.frame', ticket, height: 240 });
  expect(frame.style.height).toBe('240px');
});

it('keeps its place while it is made lower to show a place of the page', () => {
  const { frame, tell } = shown();
  const dialog = frame.parentElement!;
  dialog.style.top = '123px';
  frame.style.maxHeight = '200px';
  tell({ type: 'cuecard.frame', ticket, height: 240 });
  expect(dialog.style.top).toBe('123px');
  frame.style.maxHeight = '';
  tell({ type: 'cuecard.frame', ticket, height: 240 });
  expect(dialog.style.top).not.toBe('123px');
});

it('is shown above the elements of our other scripts', () => {
  const { layer } = page();
  const calls = vi.spyOn(layer.host, 'togglePopover').mockReturnValue(true);
  shown();
  expect(calls.mock.calls).toEqual([[false], [true]]);
});

it.each([
  [0, 80],
  [1_000_000, Math.max(200, window.innerHeight - 96)],
])('of %d pixels takes %d', (height, taken) => {
  const { frame, tell } = shown();
  tell({ type: 'cuecard.frame', ticket, height });
  expect(frame.style.height).toBe(`${taken}px`);
});

it('closes when the background reports completion, and removes its listener', () => {
  const { tell, isOpen, listeners } = shown();
  tell({ type: 'cuecard.frame', ticket });
  expect(isOpen()).toBe(false);
  expect(listeners.size).toBe(0);
});

it.each([
  ['another frame', { type: 'cuecard.frame', ticket: '0'.repeat(32) }, { id }],
  ['another extension', { type: 'cuecard.frame', ticket }, { id: 'another' }],
  ['a page of ours in a tab', { type: 'cuecard.frame', ticket }, { id, tab: { id: 4 } }],
  ['no message', null, { id }],
])('ignores messages about or from %s', (_name, message, sender) => {
  const { tell, isOpen } = shown();
  tell(message, sender);
  expect(isOpen()).toBe(true);
});

it('ignores messages of the page or its frame', () => {
  const { frame, isOpen } = shown();
  const before = frame.style.height;
  for (const data of [{ cuecard: 'close' }, { cuecard: 'height', height: 900 }]) {
    const message = new MessageEvent('message', { data, source: frame.contentWindow as never });
    window.dispatchEvent(message);
  }
  expect(isOpen()).toBe(true);
  expect(frame.style.height).toBe(before);
});

it('closes when it loads a second time', () => {
  const { frame, isOpen } = shown();
  // The `load` event of the test environment does not count.
  const load = () => frame.dispatchEvent(new Event('load'));
  load();
  expect(isOpen()).toBe(true);
  load();
  expect(isOpen()).toBe(false);
});

it('takes the place of the open panel, a toast and the dialog of another script until it closes', () => {
  const { layer, signal } = page();
  const bar = element('div', { class: 'corner bar' }, element('button', { type: 'button' }, 'New playlist…'));
  layer.root.append(bar);
  const other = createLayer('cuecard-overlay', signal);
  showFrame(other, `about:blank?ticket=${ticket}`, 'Night Boats', signal);
  createToast(other, signal).say('Saved to Jazz');
  bar.querySelector('button')?.focus();

  const { tell } = shown();
  expect(other.root.querySelectorAll('.frame, .toast')).toHaveLength(0);
  expect(bar.hasAttribute('data-aside')).toBe(true);
  tell({ type: 'cuecard.frame', ticket });
  expect(bar.hasAttribute('data-aside')).toBe(false);
  expect(layer.root.activeElement?.textContent).toBe('New playlist…');
});

describe('the place of the frame', () => {
  type Report = (entries: object[]) => void;
  let reports: Map<Element, Report>;
  beforeEach(() => {
    vi.useFakeTimers();
    reports = new Map();
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(readonly report: Report) {}
        observe(target: Element) {
          reports.set(target, this.report);
        }
        disconnect() {}
      },
    );
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  /** The browser draws the element there. */
  function put(target: Element, box: DOMRect): void {
    target.getBoundingClientRect = () => box;
    reports.get(target)?.([{ target, boundingClientRect: box, rootBounds: null }]);
    vi.advanceTimersByTime(200);
  }

  it('takes no presses for half a second after the page has moved it, but while it grows', () => {
    const { frame, tell } = shown();
    const takesPresses = () => frame.style.pointerEvents !== 'none';
    put(frame, new DOMRect(600, 100, 420, 360));
    tell({ type: 'cuecard.frame', ticket, height: 480 });
    put(frame, new DOMRect(600, 100, 420, 480));
    expect(takesPresses()).toBe(true);
    put(frame, new DOMRect(100, 100, 420, 480));
    expect(takesPresses()).toBe(false);
    put(frame, new DOMRect(600, 100, 420, 480));
    vi.advanceTimersByTime(200);
    expect(takesPresses()).toBe(false);
    vi.advanceTimersByTime(100);
    expect(takesPresses()).toBe(true);
  });

  it.each([
    ['a resize that it has told of', () => window.dispatchEvent(new Event('resize'))],
    ['growth', (tell: (message: unknown) => void) => tell({ type: 'cuecard.frame', ticket, height: 480 })],
  ])('takes no presses after the page has moved it before %s', (_name, act) => {
    const { frame, tell } = shown();
    put(frame, new DOMRect(600, 100, 420, 360));
    frame.getBoundingClientRect = () => new DOMRect(100, 100, 420, 360);
    act(tell);
    put(frame, new DOMRect(100, 100, 420, 360));
    expect(frame.style.pointerEvents).toBe('none');
  });

  it('may be moved by its own growth: it closes at once', () => {
    const { frame, tell } = shown();
    const dialog = frame.parentElement!;
    const closer = dialog.querySelector('button')!;
    put(closer, new DOMRect(900, 300, 32, 32));
    closer.getBoundingClientRect = () => new DOMRect(900, 200, 32, 32);
    tell({ type: 'cuecard.frame', ticket, height: 480 });
    pointAt((dialog.getRootNode() as ShadowRoot).host);
    click(closer);
    expect(dialog.isConnected).toBe(false);
  });
});
