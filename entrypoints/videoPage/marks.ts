import { i18n } from '../../components/inPage/i18n';
import { element, type Layer } from '../../components/inPage/layer';
import { rowsInView, videoLinks } from '../../components/inPage/rowsInView';
import { ask } from '../../lib/messages';
import { findVideoLink, isPicture } from './links';
import { followPage } from './pageChanges';

const mostAtOnce = 200;
/** Changes of a page that may move what is in it. */
const changes: MutationObserverInit = {
  subtree: true,
  childList: true,
  characterData: true,
  attributeFilter: ['class', 'style', 'hidden', 'open'],
};

/** Labels such as 'In Jazz' on links in view to videos that are in the person's playlists. */
export interface Marks {
  /** To be called when the playlists of this video have changed. */
  forget(videoId: string): void;
}

/**
 * Shows marks on a page. The cost depends on the links in view, not on all links: only one of several links is checked,
 * and its neighbours only if it is in view. Starts at the first input (pointer, key, touch, scroll), and updates when
 * the page was scrolled, clicked, resized, or loaded a picture. Marks leave when their pictures have moved.
 */
export function markLinks(getLayer: () => Layer, signal: AbortSignal): Marks {
  const known = new Map<string, string[]>();
  let drawn: HTMLElement | undefined;
  /** The marked pictures, and where they were in the page. */
  let placed: { link: HTMLElement; left: number; top: number }[] = [];
  const sized = new ResizeObserver(leaveIfMoved);
  // The page may shift pictures by what it adds, changes or removes anywhere
  const changed = new MutationObserver(checkSoon);
  let isCheckDue = false;

  async function update(): Promise<void> {
    const links = linksInView();
    const unknown = [...links.keys()].filter((videoId) => !known.has(videoId)).slice(0, mostAtOnce);
    if (unknown.length > 0) {
      // A failure is not shown, because the person did not request anything, nor is an update of the extension
      const marks = await ask('marks', { videoIds: unknown }).catch(() => undefined);
      if (marks === undefined || signal.aborted) return;
      for (const videoId of unknown) known.set(videoId, marks[videoId] ?? []);
    }
    draw(links);
  }

  function draw(links: ReadonlyMap<string, HTMLElement>): void {
    const marked = [...links].filter(([videoId, link]) => known.get(videoId)?.length && link.isConnected);
    leave();
    if (marked.length === 0) return;
    const layer = getLayer();
    drawn ??= element('div', { class: 'marks', 'aria-hidden': 'true' });
    layer.root.prepend(drawn);
    changed.observe(document, changes);
    const page = layer.host.getBoundingClientRect();
    drawn.replaceChildren(
      ...marked.map(([videoId, link]) => {
        const { left, top } = link.getBoundingClientRect();
        placed.push({ link, left: left - page.left, top: top - page.top });
        sized.observe(link);
        const titles = known.get(videoId) ?? [];
        const mark = element('span', { class: 'mark' }, i18n.t('buttons.alreadyIn', titles.join(', ')));
        mark.style.left = `${left - page.left + 8}px`;
        // The site shows the duration in the lower corner, and some links contain the lines below the picture
        mark.style.top = `${top - page.top + 8}px`;
        return mark;
      }),
    );
  }

  function leave(): void {
    drawn?.remove();
    sized.disconnect();
    changed.disconnect();
    placed = [];
  }

  /** Checks the places once per frame, where the layout is about to be computed anyway; not without marks. */
  function checkSoon(): void {
    if (isCheckDue || placed.length === 0) return;
    isCheckDue = true;
    requestAnimationFrame(() => {
      isCheckDue = false;
      leaveIfMoved();
    });
  }

  /** Removes the marks at once when a picture is elsewhere, as when a side panel opens; they return at the new place. */
  function leaveIfMoved(): void {
    if (placed.length === 0) return;
    const page = getLayer().host.getBoundingClientRect();
    const hasMoved = placed.some(({ link, left, top }) => {
      const now = link.getBoundingClientRect();
      return Math.abs(now.left - page.left - left) > 1 || Math.abs(now.top - page.top - top) > 1;
    });
    if (!hasMoved) return;
    leave();
    updateSoon();
  }

  /** Video id → its picture in view; of several, the highest. A mark on a text would cover its words. */
  function linksInView(): Map<string, HTMLElement> {
    const links = new Map<string, HTMLElement>();
    for (const link of rowsInView(document.querySelectorAll<HTMLAnchorElement>(videoLinks))) {
      const videoId = isPicture(link) ? findVideoLink(link)?.video.videoId : undefined;
      const other = videoId && links.get(videoId);
      if (videoId && (!other || other.offsetHeight < link.offsetHeight)) links.set(videoId, link);
    }
    return links;
  }

  signal.addEventListener('abort', leave);
  const options = { signal, capture: true, passive: true };
  for (const type of ['resize', 'scroll', 'transitionend'])
    window.addEventListener(type, leaveIfMoved, options);
  // What else moves pictures, such as a style sheet or a frame's height, is seen when the pointer comes
  for (const type of ['pointermove', 'load']) window.addEventListener(type, checkSoon, options);
  const events = ['pointermove', 'keydown', 'touchstart', 'scroll'];
  const updateSoon = followPage(() => void update(), signal, events);
  return {
    forget(videoId) {
      known.delete(videoId);
      updateSoon();
    },
  };
}
