import { i18n } from '../../components/inPage/i18n';
import { element, type Layer } from '../../components/inPage/layer';
import {
  askView,
  choosePlaylist,
  choosePlaylistButton,
  isDouble,
  type Offering,
  offerButtons,
  pressOffer,
} from '../../components/inPage/offers';
import type { Result } from '../../components/inPage/result';
import { createToast } from '../../components/inPage/toast';
import { createToolbar } from '../../components/inPage/toolbar';
import { isOrphaned, type Offer, Refusal, type SubjectView } from '../../lib/messages';
import { icon } from './icon';
import { type VideoLink, videoLinkAt } from './links';

/** How long the button waits for a pointer that has left its link: the way to the button may lead past it. */
const patience = 300;
/** A link at least this high is a picture, and takes the button inside. */
const pictureHeight = 60;

/**
 * One save button for all links to videos: it comes to the link under the pointer, or to the one that was reached
 * by key, where the Tab key then leads to it. Links are never looked for: the page's events bring them.
 * @param forget called with the id of each video whose playlists changed
 */
export function followLinks(
  layerOf: () => Layer,
  signal: AbortSignal,
  forget: (videoId: string) => void,
): void {
  let saver: Saver | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  let toast: Result | undefined;

  function show(at: VideoLink): void {
    clearTimeout(leaving);
    if (saver?.link === at.link || isOrphaned()) return;
    hide();
    toast ??= createToast(layerOf(), signal);
    saver = createSaver(layerOf(), at, toast, signal, forget);
    reuse.observe(at.link, { attributeFilter: ['href'] });
  }
  function hide(): void {
    clearTimeout(leaving);
    reuse.disconnect();
    saver?.remove();
    saver = undefined;
  }
  /** Listings use their elements again: what the link leads to now is what a press must be about. */
  const reuse = new MutationObserver(() => {
    const at = videoLinkAt(saver?.link);
    const hadFocus = saver?.hasFocus();
    hide();
    if (at === undefined) return;
    show(at);
    if (hadFocus) saver?.focus();
  });
  const isOurs = (event: Event) => saver !== undefined && event.composedPath().includes(layerOf().host);

  const on = <Type extends keyof WindowEventMap>(
    type: Type,
    listener: (event: WindowEventMap[Type]) => void,
  ) => window.addEventListener(type, listener, { signal, capture: true, passive: type !== 'keydown' });

  on('pointerover', (event) => {
    if (event.pointerType === 'touch') return;
    if (isOurs(event)) return clearTimeout(leaving);
    const at = videoLinkAt(event.target as Element);
    if (at) return show(at);
    if (!saver || saver.hasFocus()) return;
    clearTimeout(leaving);
    leaving = setTimeout(hide, patience);
  });
  on('focusin', (event) => {
    if (isOurs(event)) return;
    const at = videoLinkAt(event.target as Element);
    if (at?.link.matches(':focus-visible')) show(at);
    else if (saver) hide();
  });
  on('keydown', (event) => {
    if (!event.isTrusted || !saver) return;
    const isAtLink = document.activeElement === saver.link;
    if (event.key === 'Escape' && (isAtLink || isOurs(event))) {
      const { link } = saver;
      if (!isAtLink) link.focus();
      hide();
    } else if (event.key === 'Tab' && !event.altKey && !event.ctrlKey && !event.metaKey) {
      if (isAtLink && !event.shiftKey) {
        event.preventDefault();
        saver.focus();
      } else if (isOurs(event) && saver.isLeaving(event.shiftKey)) {
        // Back at its link, Tab goes on from there by itself; Shift and Tab stay on it.
        saver.link.focus();
        if (event.shiftKey) event.preventDefault();
      }
    }
  });
  signal.addEventListener('abort', hide);
}

interface Saver {
  link: HTMLAnchorElement;
  focus(): void;
  hasFocus(): boolean;
  /** Whether Tab (or Shift and Tab) would lead out of it. */
  isLeaving(backwards: boolean): boolean;
  remove(): void;
}

function createSaver(
  layer: Layer,
  { link, video }: VideoLink,
  result: Result,
  signal: AbortSignal,
  forget: (videoId: string) => void,
): Saver {
  const offering: Offering = {
    layer,
    subject: video,
    result,
    signal,
    settled() {
      asked = undefined;
      forget(video.videoId);
    },
    busy: new Set(),
  };
  let asked: Promise<SubjectView> | undefined;
  /** The state costs units: asked for when the button itself is reached, not for every link passed by. */
  const view = () => {
    asked ??= askView(video, 'link');
    return asked;
  };

  const save = layer.button('', () => void press(), { class: 'icon primary' });
  save.append(icon('plus'));
  const more = layer.button('', () => void open(), { class: 'icon', 'aria-expanded': 'false' });
  more.append(icon('more'));
  name(save, i18n.t('buttons.save'));
  name(more, i18n.t('buttons.more'));
  const toolbar = createToolbar(i18n.t('buttons.actions'), layer.root);
  toolbar.fill([save, more]);
  const menu = createToolbar(i18n.t('buttons.more'), layer.root);
  const panel = element('div', { class: 'panel', hidden: '' }, menu.element);
  const whole = element('div', { class: 'saver' }, toolbar.element, panel);
  layer.root.append(whole);
  putAt(whole, link, layer.host);

  async function approach(): Promise<void> {
    // What goes wrong is told when the button is pressed.
    const seen = await view().catch(() => undefined);
    const offer = seen?.offers.find(isSave);
    if (offer) name(save, offer.label);
  }

  async function press(): Promise<void> {
    try {
      const { offers, actor, notice } = await view();
      const offer = offers.find(isSave);
      if (offer && !isDouble(offer)) pressOffer(offering, offer, actor);
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
      const [first, ...others] = offerButtons(offering, {
        offers: offers.filter(({ action }) => /^video\.(?:save|like|clearRating)$/.test(action)),
        actor,
      });
      menu.fill([...(first ? [first] : []), choosePlaylistButton(offering), ...others]);
    } catch (error) {
      result.fail(error);
    }
  }

  whole.addEventListener('pointerenter', () => void approach(), { once: true });
  whole.addEventListener('focusin', () => void approach(), { once: true });

  const buttons = () => [...whole.querySelectorAll('button')].filter((button) => button.tabIndex === 0);
  return {
    link,
    focus: () => save.focus(),
    hasFocus: () => whole.contains(layer.root.activeElement),
    isLeaving(backwards) {
      const stops = buttons().filter((button) => button.offsetParent !== null);
      return layer.root.activeElement === stops[backwards ? 0 : stops.length - 1];
    },
    remove: () => whole.remove(),
  };
}

const isSave = ({ action }: Offer) => action === 'video.save';

function name(button: HTMLButtonElement, label: string): void {
  button.setAttribute('aria-label', label);
  button.title = label;
}

/** In the corner of a picture, at the end of a text; it scrolls with the page, as its link does. */
function putAt(whole: HTMLElement, link: HTMLElement, host: HTMLElement): void {
  const page = host.getBoundingClientRect();
  const { left, right, top, height } = link.getBoundingClientRect();
  const isPicture = height >= pictureHeight;
  const x = isPicture ? left + 8 : Math.min(right, window.innerWidth - 84);
  const y = isPicture ? top + 8 : top + height / 2 - 18;
  whole.style.left = `${Math.max(0, x) - page.left}px`;
  whole.style.top = `${y - page.top}px`;
}
