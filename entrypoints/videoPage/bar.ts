import { i18n } from '../../components/inPage/i18n';
import { icon } from '../../components/inPage/icon';
import { element, type Layer } from '../../components/inPage/layer';
import { askView, type Offering, offerButtons, videoButtons } from '../../components/inPage/offers';
import { isEscape } from '../../components/inPage/ownParts';
import { toOwnNames } from '../../components/inPage/ownStyle';
import { createResultPanel, type ResultPanel } from '../../components/inPage/resultPanel';
import { createToolbar, type Toolbar } from '../../components/inPage/toolbar';
import { ask, Refusal } from '../../lib/messages';
import type { Subject } from '../../lib/pages/subject';
import { createQuickSave, type QuickSave } from './quickSave';
import { stayAboveSiteBars } from './siteBars';

/** Milliseconds within which the result of an action and the news of it lead to one reading. */
const refreshDelay = 100;

/** A handle in the corner of the page that opens a panel of actions on hover or by key. */
export interface Bar {
  /**
   * Shows it, closed, for the subject of a page view: a video, channel or playlist. It is hidden when the view ends.
   * @param getToast for the result of what is pressed while it is closed
   */
  show(subject: Subject, getToast: () => ResultPanel, signal: AbortSignal): void;
  /** To be called when an action on the subject has finished, wherever it was started. Resolves once that is shown. */
  refresh(): Promise<void>;
}

/**
 * Adds the bar to the page until the signal aborts. It stays there from view to view, since an element that is removed
 * and added again is laid out, painted and measured each time. Reading a subject's state costs units, so it is
 * requested when the bar is opened.
 */
export function createBar(layer: Layer, signal: AbortSignal): Bar {
  const acting = element('p', { class: 'soft' });
  const toolbar = createToolbar(i18n.t('buttons.actions'), layer);
  const move = layer.button(
    '',
    () => void ask('moveButton', {}).catch((error: unknown) => offering.result.fail(error)),
    { class: 'icon', 'aria-label': i18n.t('buttons.move'), title: i18n.t('buttons.move') },
  );
  move.append(icon('move'));
  const head = element('div', { class: 'head' }, acting, move);
  const panel = element('div', { class: 'panel' });
  const handle = layer.button('', press, { class: 'handle', 'aria-label': i18n.t('buttons.open') });
  handle.append(icon('logo'));
  const bar = element('div', { class: 'corner bar' }, handle, panel);
  bar.style.cssText = toOwnNames(i18n.t('place'));
  layer.root.append(bar);
  stayAboveSiteBars(layer, signal);

  let offering: Offering;
  let quickSave: QuickSave;
  /** The bar was opened by the pointer that is about to press: this press must not close it. */
  let isJustOpened: boolean;
  let wasClosed: boolean;
  let isAsked: boolean;

  function show(subject: Subject, getToast: () => ResultPanel, viewSignal: AbortSignal): void {
    const result = createResultPanel(layer, viewSignal);
    offering = { layer, subject, result, signal: viewSignal, finished: refresh, busy: new Set() };
    quickSave = createQuickSave(offering, getToast, handle);
    isJustOpened = wasClosed = isAsked = false;
    toolbar.fill([]);
    panel.replaceChildren(head, toolbar.element, result.element);
    bar.hidden = false;
    viewSignal.addEventListener('abort', () => {
      bar.hidden = true;
      setOpen(false);
      quickSave.hide();
    });
    void quickSave.update();
  }

  function setOpen(isOpen: boolean): void {
    panel.hidden = !isOpen;
    handle.setAttribute('aria-expanded', String(isOpen));
  }

  function open(): void {
    setOpen(true);
    quickSave.hide();
    if (isAsked) return;
    acting.textContent = i18n.t('buttons.looking');
    void draw();
  }

  function close(): void {
    setOpen(false);
    wasClosed = true;
    void quickSave.update();
  }

  function press({ detail }: MouseEvent): void {
    if (panel.hidden) open();
    else if (!isJustOpened) close();
    isJustOpened = false;
    // A press of a key leads on into it; after one of the pointer, Tab does
    if (detail === 0 && !panel.hidden) toolbar.focus();
  }

  function closeByKey(event: KeyboardEvent): void {
    if (panel.hidden || !isEscape(event, layer)) return;
    event.stopImmediatePropagation();
    close();
    handle.focus();
  }

  /** Opens on hover or focus, unless the person has closed it on this page. */
  function approach({ isTrusted, type }: Event): void {
    if (type === 'focus' && !handle.matches(':focus-visible')) return;
    if (!isTrusted || wasClosed || !panel.hidden) return;
    isJustOpened = true;
    open();
  }

  const drawSoon = debounced(() => (panel.hidden ? quickSave.update() : draw()), refreshDelay);
  /**
   * Draws again, since the content is outdated. While the bar is closed, this requests nothing that costs units. A job
   * of an earlier view may call it, too: then it reads once more what is shown already.
   */
  function refresh(): Promise<void> {
    isAsked = false;
    if (panel.hidden) toolbar.fill([]);
    return drawSoon();
  }

  async function draw(): Promise<void> {
    const { result, signal } = offering;
    isAsked = true;
    try {
      await drawOffers(offering, acting, toolbar);
    } catch (error) {
      if (signal.aborted) return;
      acting.textContent = '';
      isAsked = false;
      result.fail(error);
    }
  }

  setOpen(false);
  handle.addEventListener('pointerenter', approach);
  handle.addEventListener('focus', approach);
  window.addEventListener('keydown', closeByKey, { signal, capture: true });
  return { show, refresh };
}

/** Does the work once for all calls that follow one another within a time; each resolves when it is done. */
function debounced(work: () => Promise<void>, milliseconds: number): () => Promise<void> {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let callers: (() => void)[] = [];
  const run = async () => {
    const served = callers;
    callers = [];
    await work().catch(() => undefined);
    for (const resolve of served) resolve();
  };
  return () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => void run(), milliseconds);
    return new Promise((resolve) => callers.push(resolve));
  };
}

/** Reads what can be done with the subject, and shows it with the account that would do it. */
async function drawOffers(offering: Offering, acting: HTMLElement, toolbar: Toolbar): Promise<void> {
  const { subject, result, signal } = offering;
  const view = await askView(subject, 'overlay');
  if (signal.aborted) return;
  acting.textContent = view.actor ? i18n.t('buttons.actingAs', view.actor.name) : '';
  const isVideo = subject.kind === 'video' && view.offers.length > 0;
  toolbar.fill((isVideo ? videoButtons : offerButtons)(offering, view));
  if (view.notice) result.fail(new Refusal(view.notice));
}
