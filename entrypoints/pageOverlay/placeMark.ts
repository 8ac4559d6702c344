import { element, type Layer } from '../../components/inPage/layer';
import { markStyle, placeAround } from '../../components/inPage/markStyle';
import { toOwnNames } from '../../components/inPage/ownStyle';
import type { MarkTarget } from './findMarkTarget';

/** The mark around a part of the page, with the name of the field that was read there. */
export interface PlaceMark {
  /** Scrolls the page to a place and marks it until the person clicks or types in the page. */
  show(place: MarkTarget, label: string): void;
}

/** Pixels between a place and the edge of the window. */
const margin = 24;
const tagHeight = 20;

/**
 * Creates the {@link PlaceMark}. It is drawn in our closed layer: nothing in the page's own
 * document changes.
 */
export function createPlaceMark(layer: Layer, signal: AbortSignal): PlaceMark {
  let shown: AbortController | undefined;
  signal.addEventListener('abort', () => shown?.abort());

  return {
    show(place, label) {
      shown?.abort();
      const showing = new AbortController();
      shown = showing;
      const { signal: shows } = showing;
      const tag = element('span', {}, label);
      tag.style.cssText = markStyle.tag;
      const mark = element('div', { class: 'place' }, tag);
      mark.style.cssText = markStyle.mark;
      const follow = () => {
        if (!isAttached(place)) return showing.abort();
        placeAround(mark, place.getBoundingClientRect());
      };
      shows.addEventListener('abort', () => mark.remove());
      shows.addEventListener('abort', bringIntoView(layer, place));
      // Before our dialog, which is drawn over it.
      layer.root.prepend(mark);
      follow();
      const listen = { signal: shows, capture: true, passive: true } as const;
      for (const type of ['scroll', 'resize']) window.addEventListener(type, follow, listen);
      for (const type of ['pointerdown', 'keydown'])
        window.addEventListener(type, () => showing.abort(), listen);
      const changes = new ResizeObserver(follow);
      changes.observe(document.documentElement);
      shows.addEventListener('abort', () => changes.disconnect());
    },
  };
}

const isAttached = (place: MarkTarget) =>
  place instanceof Element ? place.isConnected : place.startContainer.isConnected;

/**
 * Scrolls the place to the middle of the window. Where our dialog would cover it, the dialog moves to the other side,
 * or in a narrow window it becomes lower.
 * @returns restores the height
 */
function bringIntoView(layer: Layer, place: MarkTarget): () => void {
  const target = place instanceof Element ? place : place.startContainer.parentElement;
  target?.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  // A text may be far from the middle of its element, and an element higher than the window.
  const { top, height } = place.getBoundingClientRect();
  const middle = Math.max(margin, (window.innerHeight - height) / 2);
  window.scrollBy({ top: top - middle, behavior: 'instant' });
  const dialog = layer.root.querySelector<HTMLElement>('.frame');
  if (!dialog || isBeside(dialog, place)) return () => {};
  const above = measureHeader(layer.host) + margin + tagHeight;
  window.scrollBy({ top: place.getBoundingClientRect().top - above, behavior: 'instant' });
  return makeRoom(dialog, place);
}

/** Height in CSS pixels of the page's own bar that stays at the top of the window: it would cover the place. */
function measureHeader(host: Element): number {
  const hit = document.elementsFromPoint(window.innerWidth / 2, 1).find((element) => element !== host);
  for (let element = hit; element; element = element.parentElement ?? undefined) {
    if (!/fixed|sticky/.test(getComputedStyle(element).position)) continue;
    const { bottom } = element.getBoundingClientRect();
    // Something that fills the window is no bar
    return bottom < window.innerHeight / 3 ? bottom : 0;
  }
  return 0;
}

/** Whether the dialog leaves the place uncovered, where it is or on the other side. */
function isBeside(dialog: HTMLElement, place: MarkTarget): boolean {
  const own = toOwnNames('var(--c-side)');
  const here: Side = dialog.style.insetInlineEnd === 'auto' ? [own, 'auto'] : ['auto', own];
  return [here, here.toReversed() as Side].some(([start, end]) => {
    dialog.style.insetInlineStart = start;
    dialog.style.insetInlineEnd = end;
    return !overlaps(dialog.getBoundingClientRect(), place.getBoundingClientRect());
  });
}
type Side = [start: string, end: string];

/** Makes the dialog lower, above or below the place: at the end of a page the place cannot come to the top. */
function makeRoom(dialog: HTMLElement, place: MarkTarget): () => void {
  const frame = dialog.querySelector('iframe');
  const before = dialog.style.top;
  const { top, bottom } = place.getBoundingClientRect();
  const half = window.innerHeight / 2;
  const isAbove = top > half;
  const from = isAbove ? margin : Math.min(half, bottom + margin);
  const to = isAbove ? top - tagHeight - margin : window.innerHeight - margin;
  const head = dialog.offsetHeight - (frame?.offsetHeight ?? 0);
  dialog.style.top = `${from}px`;
  if (frame) frame.style.maxHeight = `${to - from - head}px`;
  return () => {
    dialog.style.top = before;
    if (frame) frame.style.maxHeight = '';
  };
}

const overlaps = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
