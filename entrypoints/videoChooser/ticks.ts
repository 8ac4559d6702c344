import { i18n } from '../../components/inPage/i18n';
import { element, type Layer } from '../../components/inPage/layer';
import { liesBelow } from '../../components/inPage/ownParts';
import { toOwnNames } from '../../components/inPage/ownStyle';
import type { Choice } from './choice';
import type { VideosOnPage } from './videosOnPage';

/** Milliseconds between two updates while the page changes or scrolls; at least nine times as long as one takes. */
const updateInterval = 120;
/** Width of a box to tick, for a finger or a mouse, and its distance from the edges of its link, in CSS pixels. */
const size = matchMedia('(pointer: coarse)').matches ? 44 : 36;
const margin = 6;

const buttonStyle = 'border-width: 2px; font-weight: 700; box-shadow: 0 1px 4px rgb(20 26 38 / 40%)';

interface Tick {
  holder: HTMLElement;
  button: HTMLButtonElement;
  /** Where it was drawn, in the window. */
  box: DOMRect;
}

/**
 * Shows a box to tick on each video in view, and keeps them in place while the page changes. A press chooses the video
 * whose box it is, if that video is still there: the page may have moved or reused the row since.
 * @param changed called after each change of the choice
 * @returns a function that draws the present choice
 */
export function showTicks(
  layer: Layer,
  videos: VideosOnPage,
  choice: Choice,
  changed: () => void,
  signal: AbortSignal,
): () => void {
  const group = element('div', { role: 'group', 'aria-label': i18n.t('chooser.name') });
  group.tabIndex = -1;
  group.style.outline = 'none';
  const ticks = new Map<string, Tick>();
  /** The box that the Tab key reaches. */
  let current: string | undefined;
  layer.root.prepend(group);

  function createTick(videoId: string): Tick {
    const press = ({ shiftKey }: MouseEvent) => {
      const present = videos.inView().get(videoId);
      if (present && isNear(findBox(present.place), tick.box)) {
        if (shiftKey) choice.see(videos.all());
        choice.toggle(videoId, shiftKey);
        changed();
      }
      update();
    };
    const button = layer.button('', press, { class: 'icon', style: buttonStyle });
    const holder = element('div', { class: 'saver' }, button);
    const tick: Tick = { holder, button, box: new DOMRect() };
    button.addEventListener('focus', () => {
      current = videoId;
    });
    group.append(holder);
    ticks.set(videoId, tick);
    return tick;
  }

  function update(): void {
    if (signal.aborted) return;
    const inView = videos.inView();
    choice.see(new Map([...inView].map(([videoId, { title }]) => [videoId, title])));
    const page = layer.host.getBoundingClientRect();
    const bars = layer.root.querySelectorAll('.corner');
    const reachable = new Set<string>();
    for (const [videoId, { title, place }] of inView) {
      const box = findBox(place);
      if (!isReachable(box, bars)) continue;
      reachable.add(videoId);
      const tick = ticks.get(videoId) ?? createTick(videoId);
      tick.box = box;
      const at = `left: ${box.left - page.left}px; top: ${box.top - page.top}px`;
      tick.holder.style.cssText = toOwnNames(`${at}; --c-room: ${window.innerWidth - box.left}px`);
      draw(tick.button, choice.chosen.has(videoId), title || videoId);
    }
    for (const [videoId, { holder, button }] of ticks) {
      if (reachable.has(videoId)) continue;
      // The arrow keys go on from there
      if (button === layer.root.activeElement) group.focus({ preventScroll: true });
      holder.remove();
      ticks.delete(videoId);
    }
    const [first] = reachable;
    const reached = current !== undefined && ticks.has(current) ? current : first;
    for (const [videoId, { button }] of ticks) button.tabIndex = videoId === reached ? 0 : -1;
  }

  /** Moves the focus to another video of the page, in view or not. */
  function move(to: (at: number, count: number) => number): void {
    const ids = [...videos.all().keys()];
    const next = ids[Math.max(0, Math.min(ids.length - 1, to(ids.indexOf(current ?? ''), ids.length)))];
    if (next === undefined) return;
    videos.findLink(next)?.scrollIntoView({ block: 'center' });
    current = next;
    update();
    ticks.get(next)?.button.focus({ preventScroll: true });
  }

  group.addEventListener('keydown', (event) => {
    const { key } = event;
    // The videos stand as the page reads
    const [after, before] =
      document.dir === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    if (key === 'ArrowDown' || key === after) move((at) => at + 1);
    else if (key === 'ArrowUp' || key === before) move((at) => at - 1);
    else if (key === 'Home') move(() => 0);
    else if (key === 'End') move((_at, count) => count - 1);
    else return;
    event.preventDefault();
  });
  followChanges(update, signal);
  update();
  return update;
}

/** The place of the box on a link: at the top of a picture, in the middle of a line. */
function findBox({ top, right, height }: DOMRect): DOMRect {
  const left = Math.min(right, window.innerWidth) - size - margin;
  return new DOMRect(left, height >= 2 * size ? top + margin : top + (height - size) / 2, size, size);
}

const isNear = (one: DOMRect, other: DOMRect) =>
  Math.abs(one.top - other.top) < size / 2 && Math.abs(one.left - other.left) < size / 2;

/** Whether a box is in view and not below our bar or its shadow. */
function isReachable(box: DOMRect, bars: Iterable<Element>): boolean {
  const isInside =
    box.left >= 0 && box.top >= 0 && box.right <= window.innerWidth && box.bottom <= window.innerHeight;
  return isInside && !liesBelow(box, bars);
}

function draw(button: HTMLButtonElement, isChosen: boolean, title: string): void {
  const label = i18n.t('chooser.tick', title);
  if (button.getAttribute('aria-label') !== label) button.setAttribute('aria-label', label);
  button.setAttribute('aria-pressed', String(isChosen));
  button.className = isChosen ? 'icon primary' : 'icon';
  const mark = isChosen ? '✓' : '';
  if (button.textContent !== mark) button.textContent = mark;
}

/** Calls `update` after the page has changed, scrolled or been resized; at most once in `updateInterval`, and
 * so rarely that a page of any size keeps nine tenths of the time. */
function followChanges(update: () => void, signal: AbortSignal): void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  /** Milliseconds that the last update took. */
  let took = 0;
  const schedule = () => {
    waiting ??= setTimeout(
      () => {
        waiting = undefined;
        const begin = performance.now();
        update();
        took = performance.now() - begin;
      },
      Math.max(updateInterval, 9 * took),
    );
  };
  const observer = new MutationObserver(schedule);
  observer.observe(document.documentElement, { subtree: true, childList: true, attributeFilter: ['href'] });
  for (const type of ['scroll', 'resize', 'load', 'transitionend'])
    window.addEventListener(type, schedule, { signal, capture: true, passive: true });
  signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(waiting);
  });
}
