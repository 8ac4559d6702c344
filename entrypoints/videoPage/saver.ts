import { i18n } from '../../components/inPage/i18n';
import { icon } from '../../components/inPage/icon';
import { element, isFullscreen, type Layer } from '../../components/inPage/layer';
import {
  askView,
  choosePlaylist,
  isDuplicate,
  type Offering,
  pressOffer,
  videoButtons,
} from '../../components/inPage/offers';
import { isEscape, liesBelow } from '../../components/inPage/ownParts';
import type { ResultPanel } from '../../components/inPage/resultPanel';
import { createToolbar } from '../../components/inPage/toolbar';
import { isOrphaned, type Offer, Refusal, type SubjectView } from '../../lib/messages';
import { findVideoLink, isInPreview, type VideoLink } from './links';
import { placeSaver } from './placeSaver';

/**
 * Milliseconds after which the button is hidden when the pointer has left its link, so that it can reach the button.
 */
const hideDelay = 300;
/**
 * Milliseconds in which the buttons let a press through to the page. Nobody has seen them sooner: it is meant for what
 * the pointer was on its way to.
 */
const newMilliseconds = 250;

/**
 * Shows one save button for all links to videos: at the link under the pointer or with keyboard focus, from which Tab
 * leads to the button. Links are found by events only, not by searching the page.
 * @param forget called with the id of each video whose playlists have changed
 */
export function followLinks(
  getLayer: () => Layer,
  getToast: () => ResultPanel,
  signal: AbortSignal,
  forget: (videoId: string) => void,
): void {
  let saver: Saver | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;

  /** @param pointer where the pointer is, if it is at the link */
  function show(at: VideoLink, pointer?: MouseEvent): void {
    clearTimeout(leaving);
    if (saver?.link === at.link || isOrphaned() || isFullscreen()) return;
    // While several videos are chosen, this button would cover the boxes
    if (document.querySelector('cuecard-chooser')) return;
    hide();
    saver = createSaver(getLayer(), at, getToast(), signal, forget);
    if (pointer) saver.letThrough(pointer);
    reuse.observe(at.link, { attributeFilter: ['href'] });
    if (saver.isBelowOurs()) hide();
  }
  function hide(): void {
    clearTimeout(leaving);
    reuse.disconnect();
    saver?.remove();
    saver = undefined;
  }
  /** The site reuses link elements for other videos, so the button must follow a change of `href`. */
  const reuse = new MutationObserver(() => {
    const at = findVideoLink(saver?.link);
    const hadFocus = saver?.hasFocus();
    hide();
    if (at === undefined) return;
    show(at);
    if (hadFocus) saver?.focus();
  });
  const isOurs = (event: Event) => saver !== undefined && event.composedPath().includes(getLayer().host);

  const on = <Type extends keyof WindowEventMap>(
    type: Type,
    listener: (event: WindowEventMap[Type]) => void,
  ) => window.addEventListener(type, listener, { signal, capture: true, passive: type !== 'keydown' });

  on('pointerover', (event) => {
    if (event.pointerType === 'touch') return;
    // The button must not lie on another part of ours that the person goes on to
    if (isOurs(event)) return saver?.isAt(event) ? clearTimeout(leaving) : hide();
    const at = findVideoLink(event.target as Element);
    if (at) return show(at, event);
    if (!saver || saver.hasFocus()) return;
    // The preview covers the picture under the pointer, and has its own controls in the other corner
    if (isInPreview(event.target) && contains(saver.link, event)) return clearTimeout(leaving);
    // While they let the pointer through, it is over what lies below them
    if (saver.isAround(event)) return clearTimeout(leaving);
    clearTimeout(leaving);
    leaving = setTimeout(hide, hideDelay);
  });
  on('focusin', (event) => {
    if (saver?.hasFocus()) return;
    const at = findVideoLink(event.target as Element);
    if (at?.link.matches(':focus-visible')) show(at);
    else hide();
  });
  on('keydown', (event) => {
    if (!event.isTrusted || !saver) return;
    const isAtLink = document.activeElement === saver.link;
    if (isEscape(event, getLayer()) || (isAtLink && event.key === 'Escape')) {
      if (saver.hasFocus()) saver.link.focus();
      hide();
    } else if (event.key === 'Tab' && !event.altKey && !event.ctrlKey && !event.metaKey) {
      if (isAtLink && !event.shiftKey) {
        event.preventDefault();
        saver.focus();
      } else if (isOurs(event) && saver.isLeaving(event.shiftKey)) {
        // From the link, the browser moves the focus on at Tab; at Shift+Tab the focus stays on the link
        saver.link.focus();
        if (event.shiftKey) event.preventDefault();
      }
    }
  });
  // A button that is not shown would hold up the Tab key
  document.addEventListener('fullscreenchange', hide, { signal });
  signal.addEventListener('abort', hide);
}

interface Saver {
  link: HTMLAnchorElement;
  focus(): void;
  hasFocus(): boolean;
  /** Whether the pointer is at the buttons. */
  isAt(event: MouseEvent): boolean;
  /** The same while presses go through them. */
  isAround(event: MouseEvent): boolean;
  /** Lets presses through at first, unless the person went there by keys. */
  letThrough(pointer: MouseEvent): void;
  /** Whether Tab (`backwards`: Shift+Tab) would leave the buttons. */
  isLeaving(backwards: boolean): boolean;
  isBelowOurs(): boolean;
  remove(): void;
}

function createSaver(
  layer: Layer,
  { link, video }: VideoLink,
  result: ResultPanel,
  signal: AbortSignal,
  forget: (videoId: string) => void,
): Saver {
  const offering: Offering = {
    layer,
    subject: video,
    result,
    signal,
    finished() {
      asked = undefined;
      forget(video.videoId);
    },
    busy: new Set(),
  };
  let asked: Promise<SubjectView> | undefined;
  /** Reads the state of the video. It costs units, so it is read when the button is reached, not for each link. */
  const view = () => {
    asked ??= askView(video, 'link');
    return asked;
  };

  const save = layer.button('', () => void press(), { class: 'icon primary', 'data-steady': '' });
  save.append(icon('plus'));
  const more = layer.button('', () => void open(), { class: 'icon', 'aria-expanded': 'false' });
  more.append(icon('more'));
  setLabel(save, i18n.t('buttons.save'));
  setLabel(more, i18n.t('buttons.more'));
  const toolbar = createToolbar(i18n.t('buttons.actions'), layer);
  toolbar.fill([save, more]);
  const menu = createToolbar(i18n.t('buttons.more'), layer);
  const panel = element('div', { class: 'panel', hidden: '' }, menu.element);
  const container = element('div', { class: 'saver' }, toolbar.element, panel);
  layer.root.append(container);
  placeSaver(container, link, layer);

  async function approach(): Promise<void> {
    // A failure is shown when the button is pressed
    const seen = await view().catch(() => undefined);
    const offer = seen?.offers.find(isSave);
    if (offer) setLabel(save, offer.label);
  }

  async function press(): Promise<void> {
    try {
      const { offers, actor, notice } = await view();
      const offer = offers.find(isSave);
      if (offer && !isDuplicate(offer)) pressOffer(offering, offer, actor);
      else if (notice) throw new Refusal(notice);
      else await choosePlaylist(offering);
    } catch (error) {
      asked = undefined;
      result.fail(error);
    }
  }

  async function open(): Promise<void> {
    panel.hidden = !panel.hidden;
    more.setAttribute('aria-expanded', String(!panel.hidden));
    if (panel.hidden) return;
    try {
      const { offers, actor } = await view();
      const fitting = offers.filter(
        ({ role }) => role === 'save' || role === 'like' || role === 'clearRating',
      );
      menu.fill(videoButtons(offering, { offers: fitting, actor }));
    } catch (error) {
      result.fail(error);
    }
  }

  container.addEventListener('pointerenter', () => void approach(), { once: true });
  container.addEventListener('focusin', () => void approach(), { once: true });

  return {
    link,
    focus: () => save.focus(),
    hasFocus: () => container.contains(layer.root.activeElement),
    isAt: ({ clientX, clientY }) => container.contains(layer.root.elementFromPoint(clientX, clientY)),
    letThrough(pointer) {
      // If the pointer is there once they take it, it has gone to them
      const isBeside = !contains(container, pointer);
      container.setAttribute('data-new', '');
      setTimeout(() => {
        container.removeAttribute('data-new');
        if (isBeside) layer.acceptPointer(container);
      }, newMilliseconds);
    },
    isAround: (event) => container.hasAttribute('data-new') && contains(container, event),
    isLeaving(backwards) {
      const buttons = [...container.querySelectorAll('button')];
      const stops = buttons.filter(({ tabIndex, offsetParent }) => tabIndex === 0 && offsetParent !== null);
      return layer.root.activeElement === stops.at(backwards ? 0 : -1);
    },
    isBelowOurs: () =>
      liesBelow(
        toolbar.element.getBoundingClientRect(),
        layer.root.querySelectorAll('.corner:not([hidden])'),
      ),
    remove: () => container.remove(),
  };
}

const isSave = ({ role }: Offer) => role === 'save';

function setLabel(button: HTMLButtonElement, label: string): void {
  button.setAttribute('aria-label', label);
  button.title = label;
}

/** Whether the box of an element contains the pointer. */
function contains(at: Element, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = at.getBoundingClientRect();
  return left <= clientX && clientX < right && top <= clientY && clientY < bottom;
}
