import { i18n } from '../../components/inPage/i18n';
import { element, type Layer } from '../../components/inPage/layer';
import { ask, isOrphaned } from '../../lib/messages';
import { videoLinkAt } from './links';
import { followPage } from './pageChanges';

const videoLinks = 'a[href*="watch?v="],a[href*="/shorts/"],a[href*="/live/"]';
/** Links between two that are looked at: a row in view holds more, as each card has two or three. */
const widest = 24;
const mostAtOnce = 200;

/** 'In Jazz' on the links in view whose video is known to be in a playlist of mine. */
export interface Marks {
  /** What was known of this video has changed. */
  forget(videoId: string): void;
}

/**
 * A page of a thousand links costs what its part in view does: one link of every few is looked at, and more only
 * around those that are seen. Nothing is done before the person is there to see it (a pointer, a key, a touch, a
 * scroll), and then again whenever the page scrolled, was clicked, changed its size or loaded a picture.
 */
export function markLinks(layerOf: () => Layer, signal: AbortSignal): Marks {
  const known = new Map<string, string[]>();
  const videoIds = new Map<string, string | undefined>();
  let drawn: HTMLElement | undefined;

  async function look(): Promise<void> {
    if (isOrphaned()) return;
    const links = linksInView();
    const unknown = [...links.keys()].filter((videoId) => !known.has(videoId)).slice(0, mostAtOnce);
    if (unknown.length > 0) {
      // No mark is better than a failure nobody asked for.
      const marks = await ask('marks', { videoIds: unknown }).catch(() => undefined);
      if (marks === undefined || signal.aborted) return;
      for (const videoId of unknown) known.set(videoId, marks[videoId] ?? []);
    }
    draw(links);
  }

  function draw(links: ReadonlyMap<string, HTMLElement>): void {
    const marked = [...links].filter(([videoId, link]) => known.get(videoId)?.length && link.isConnected);
    if (marked.length === 0) {
      drawn?.remove();
      return;
    }
    const layer = layerOf();
    drawn ??= element('div', { class: 'marks', 'aria-hidden': 'true' });
    if (!drawn.isConnected) layer.root.prepend(drawn);
    const page = layer.host.getBoundingClientRect();
    drawn.replaceChildren(
      ...marked.map(([videoId, link]) => {
        const { left, bottom } = link.getBoundingClientRect();
        const titles = known.get(videoId) ?? [];
        const mark = element('span', { class: 'mark' }, i18n.t('buttons.alreadyIn', titles.join(', ')));
        mark.style.left = `${left - page.left + 8}px`;
        mark.style.top = `${bottom - page.top - 28}px`;
        return mark;
      }),
    );
  }

  /** Video id → its link in view; the picture's where a card has several. */
  function linksInView(): Map<string, HTMLElement> {
    const links = new Map<string, HTMLElement>();
    for (const link of rowsInView(document.querySelectorAll<HTMLAnchorElement>(videoLinks))) {
      if (!videoIds.has(link.href)) videoIds.set(link.href, videoLinkAt(link)?.video.videoId);
      const videoId = videoIds.get(link.href);
      const other = videoId && links.get(videoId);
      if (videoId && (!other || other.offsetHeight < link.offsetHeight)) links.set(videoId, link);
    }
    return links;
  }

  const signs = ['pointermove', 'keydown', 'touchstart', 'scroll'];
  const lookSoon = followPage(() => void look(), signal, signs);
  return {
    forget(videoId) {
      known.delete(videoId);
      lookSoon();
    },
  };
}

/**
 * The links in view. One of every few is looked at; in view, it leads to its neighbours, and between one above
 * the view and one below it there may be more.
 */
function rowsInView(all: NodeListOf<HTMLAnchorElement>): Set<HTMLAnchorElement> {
  const inView = new Set<HTMLAnchorElement>();
  const take = (link: HTMLAnchorElement | undefined) => {
    if (link === undefined || inView.has(link) || sideOf(link) !== 0) return false;
    inView.add(link);
    return true;
  };
  function takeFrom(at: number): boolean {
    if (!take(all[at])) return false;
    for (let back = at - 1; take(all[back]); ) back--;
    for (let on = at + 1; take(all[on]); ) on++;
    return true;
  }

  const stride = Math.min(widest, 1 + Math.floor(all.length / 64));
  let before = 0;
  for (let at = 0; at < all.length + stride - 1; at += stride) {
    const looked = Math.min(at, all.length - 1);
    const side = sideOf(all[looked]);
    if (side === 0) takeFrom(looked);
    else if (side * before < 0)
      for (let between = at - stride + 1; between < looked; between++) takeFrom(between);
    before = side || before;
  }
  return inView;
}

/** Below 0 above the view, over 0 below it or nowhere, 0 in view. */
function sideOf(link: HTMLElement | undefined): number {
  if (link === undefined) return 1;
  const { top, bottom, left, right } = link.getBoundingClientRect();
  if (bottom <= 0 && right > left) return -1;
  const isSeen = right > left && top < window.innerHeight && right > 0 && left < window.innerWidth;
  return isSeen ? 0 : 1;
}
