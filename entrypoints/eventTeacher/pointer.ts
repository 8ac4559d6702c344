import { i18n } from '../../components/inPage/i18n';
import { element, type Layer } from '../../components/inPage/layer';
import { findCandidate, findScroller, listCandidates } from './candidates';

/** What lies over the page while the person points: it takes the presses, which the page does not get. */
export interface Pointer {
  readonly element: HTMLElement;
  /** Begins to wait for another part. @param after the keys go on from this element */
  wait(label: string, after: Element | undefined): void;
}

interface PointerOptions {
  layer: Layer;
  /** Called with the element that the pointer or the keys have reached. */
  reached: (candidate: Element | undefined) => void;
  chosen: (candidate: Element) => void;
}

/** A pointer that rests since the last press chooses nothing: only one that has moved further than this, in pixels. */
const shake = 8;
/** Pixels of a turn of the wheel that is given in lines. */
const lineHeight = 20;
const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/**
 * Creates the {@link Pointer}. A press chooses what is marked, and nothing else: the element that the pointer has
 * reached by a move of its own since the last press, or that the arrow keys have reached.
 */
export function createPointer({ layer, reached, chosen }: PointerOptions): Pointer {
  const sheet = element('div', { role: 'application', tabindex: '0' });
  sheet.style.cssText =
    'position: fixed; inset: 0; cursor: crosshair; touch-action: pan-x pan-y; ' +
    'outline: 3px solid light-dark(#1f4b99, #96b8f5); outline-offset: -3px';
  let current: Element | undefined;
  let start: { x: number; y: number } | undefined;
  let hasMoved = false;
  let from: Element | undefined;

  function reach(candidate: Element | undefined): void {
    if (candidate === current) return;
    current = candidate;
    reached(candidate);
  }

  function choose(): void {
    if (!current) return;
    from = current;
    chosen(current);
  }

  sheet.addEventListener('pointermove', (event) => {
    if (!event.isTrusted) return;
    start ??= { x: event.clientX, y: event.clientY };
    hasMoved ||= Math.hypot(event.clientX - start.x, event.clientY - start.y) > shake;
    if (hasMoved) reach(findCandidate(event.clientX, event.clientY));
  });
  // A part of the page that scrolls by itself does not hear of the wheel
  sheet.addEventListener(
    'wheel',
    (event) => {
      const scroller = findScroller(event.clientX, event.clientY);
      if (!scroller) return;
      event.preventDefault();
      scroller.scrollBy(0, event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? lineHeight : 1));
    },
    { passive: false },
  );
  // A finger does not move before it presses
  sheet.addEventListener('pointerdown', (event) => {
    if (!event.isTrusted || event.pointerType === 'mouse') return;
    hasMoved = true;
    reach(findCandidate(event.clientX, event.clientY));
  });
  sheet.addEventListener('click', (event) => {
    if (!event.isTrusted || event.detail !== 1) return;
    if (document.elementFromPoint(event.clientX, event.clientY) !== layer.host) return;
    if (findCandidate(event.clientX, event.clientY) === current) choose();
  });
  sheet.addEventListener('keydown', (event) => {
    if (!event.isTrusted) return;
    const { key } = event;
    const step = steps[key];
    if (key === 'Enter' || key === ' ') choose();
    else if (step !== undefined) move(i18n.t('dir') === 'rtl' && /[LR]/.test(key) ? -step : step);
    else return;
    event.preventDefault();
  });

  /** Goes to the next text of the page, or to the one before. */
  function move(step: number): void {
    const all = listCandidates();
    const here = current ?? from;
    const at = here ? all.indexOf(here) : -1;
    const next = all[at < 0 ? 0 : Math.max(0, Math.min(all.length - 1, at + step))];
    if (!next) return;
    next.scrollIntoView({ block: 'center' });
    reach(next);
  }

  return {
    element: sheet,
    wait(label, after) {
      sheet.setAttribute('aria-label', label);
      from = after;
      start = undefined;
      hasMoved = false;
      reach(undefined);
      sheet.focus({ preventScroll: true });
    },
  };
}
