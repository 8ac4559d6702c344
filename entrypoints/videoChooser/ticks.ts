import { i18n } from '../../components/inPage/i18n';
import { element, type Layer } from '../../components/inPage/layer';
import type { Choice } from './choice';
import type { VideosOnPage } from './videosOnPage';

/** Milliseconds between two updates while the page changes or scrolls. */
const updateInterval = 120;
/** Width of a box to tick, and its distance from the edges of its link, in CSS pixels. */
const size = 36;
const margin = 6;

interface Tick {
  button: HTMLButtonElement;
  link: HTMLAnchorElement;
}

/**
 * Shows a box to tick on each video in view, and keeps them in place while the page changes. What is chosen is the
 * video that the row's own link leads to when the box is pressed.
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
  const ticks = new Map<string, Tick>();
  /** The box that the Tab key reaches. */
  let current: string | undefined;
  let titles: ReadonlyMap<string, string> = new Map();
  layer.root.prepend(group);

  function createTick(videoId: string, link: HTMLAnchorElement): Tick {
    const tick: Tick = { button: element('button', { type: 'button', class: 'icon' }), link };
    tick.button.style.position = 'absolute';
    tick.button.addEventListener('focus', () => {
      current = videoId;
    });
    tick.button.addEventListener('click', (event) => {
      if (!event.isTrusted) return;
      const meant = tick.link.isConnected ? videos.findVideoId(tick.link) : undefined;
      if (meant === undefined) return update();
      choice.toggle(meant, videos.all(), event.shiftKey);
      changed();
      update();
    });
    group.append(tick.button);
    return tick;
  }

  function update(): void {
    if (signal.aborted) return;
    const links = videos.inView();
    // The titles are read again for a new video only: that reads all links of the page
    if ([...links.keys()].some((videoId) => !titles.has(videoId))) titles = videos.all();
    for (const [videoId, { button }] of ticks)
      if (!links.has(videoId) && button !== layer.root.activeElement) {
        button.remove();
        ticks.delete(videoId);
      }
    const page = layer.host.getBoundingClientRect();
    for (const [videoId, link] of links) {
      const tick = ticks.get(videoId) ?? createTick(videoId, link);
      ticks.set(videoId, tick);
      tick.link = link;
      const { top, right, height } = link.getBoundingClientRect();
      const x = Math.min(right, window.innerWidth) - size - margin;
      const y = height >= 2 * size ? top + margin : top + (height - size) / 2;
      tick.button.style.left = `${x - page.left}px`;
      tick.button.style.top = `${y - page.top}px`;
      draw(tick.button, choice.chosen.has(videoId), titles.get(videoId) || videoId);
    }
    const [first] = links.keys();
    const reached = current !== undefined && links.has(current) ? current : first;
    for (const [videoId, { button }] of ticks) button.tabIndex = videoId === reached ? 0 : -1;
  }

  /** Moves the focus to another video of the page, in view or not. */
  function move(to: (at: number, count: number) => number): void {
    const ids = [...videos.all().keys()];
    const next = ids[Math.max(0, Math.min(ids.length - 1, to(ids.indexOf(current ?? ''), ids.length)))];
    if (next === undefined) return;
    videos.findLink(next)?.scrollIntoView({ block: 'nearest' });
    current = next;
    update();
    ticks.get(next)?.button.focus({ preventScroll: true });
  }

  group.addEventListener('keydown', (event) => {
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowRight') move((at) => at + 1);
    else if (key === 'ArrowUp' || key === 'ArrowLeft') move((at) => at - 1);
    else if (key === 'Home') move(() => 0);
    else if (key === 'End') move((_at, count) => count - 1);
    else return;
    event.preventDefault();
  });
  followChanges(update, signal);
  update();
  return update;
}

function draw(button: HTMLButtonElement, isChosen: boolean, title: string): void {
  const label = i18n.t('chooser.tick', title);
  if (button.ariaLabel !== label) button.ariaLabel = label;
  button.ariaPressed = String(isChosen);
  button.className = isChosen ? 'icon primary' : 'icon';
  const mark = isChosen ? '✓' : '';
  if (button.textContent !== mark) button.textContent = mark;
}

/** Calls `update` after the page has changed, scrolled or been resized; at most once in `updateInterval`. */
function followChanges(update: () => void, signal: AbortSignal): void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const schedule = () => {
    waiting ??= setTimeout(() => {
      waiting = undefined;
      update();
    }, updateInterval);
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
