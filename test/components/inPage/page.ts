import { afterEach, beforeEach, vi } from 'vitest';
import { i18n } from '../../../components/inPage/i18n';
import { createLayer, type Layer } from '../../../components/inPage/layer';
import { pageTexts } from '../../../entrypoints/background/wording/pageTexts';
import { mount, useEnglish } from '../mounted';

export { asked, questions } from '../mounted';

/** A page of the video site, a place for our element in it, and what a person would do there. */
export interface Page {
  layer: Layer;
  signal: AbortSignal;
  end(): void;
}

/** Call once per test file; `page()` is a fresh one in each test. */
export function usePage(): () => Page {
  let page: Page;
  useEnglish();
  beforeEach(() => {
    i18n.speak(pageTexts());
    // The test environment knows neither frames nor idle time, nor a top layer or a layout.
    HTMLElement.prototype.togglePopover = () => true;
    window.requestIdleCallback = (work) => Number(setTimeout(work));
    window.requestAnimationFrame = (work) => Number(setTimeout(work));
    document.elementsFromPoint = () => [];
    ShadowRoot.prototype.elementFromPoint = () => null;
    document.body.replaceChildren();
    const controller = new AbortController();
    const layer = createLayer('cuecard-buttons', controller.signal);
    page = { layer, signal: controller.signal, end: () => controller.abort() };
    pointAt(layer.host);
  });
  afterEach(() => page.end());
  return () => page;
}

/** Answers of the background for this test. */
export function answer(answers: Parameters<typeof mount>[1]): void {
  mount(null, answers);
}

/** What lies under the pointer, wherever it is: the test environment knows no layout. */
export function pointAt(element: Element | null): void {
  document.elementFromPoint = () => element;
}

/** An event as the browser itself sends it; scripts can only send untrusted ones. */
export function genuine<Sent extends Event>(event: Sent): Sent {
  Object.defineProperty(event, 'isTrusted', { value: true });
  return event;
}

/** A click as a hand makes it, that comes there first; `detail` 0 is one by a key. */
export function click(button: Element, { detail = 1 } = {}): void {
  const init = { bubbles: true, composed: true, detail };
  if (detail > 0) {
    window.dispatchEvent(new PointerEvent('pointermove'));
    button.dispatchEvent(genuine(new PointerEvent('pointerdown', { ...init, pointerType: 'mouse' })));
  } else button.dispatchEvent(genuine(new KeyboardEvent('keydown', { ...init, key: 'Enter' })));
  button.dispatchEvent(genuine(new MouseEvent('click', init)));
}

export function videoLink(videoId: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = `https://www.youtube.com/watch?v=${videoId}`;
  link.textContent = videoId;
  document.body.append(link);
  return link;
}

export function buttonNamed({ layer }: Page, name: string): HTMLButtonElement {
  const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent;
  const found = [...layer.root.querySelectorAll('button')].find((button) => nameOf(button) === name);
  if (found === undefined) throw new Error(`No button is named ${name}`);
  return found;
}

/** As after an update: the browser has taken its own part away from the script. */
export function cutOff(work: () => void): void {
  const { runtime } = (globalThis as unknown as { chrome: { runtime: { id?: string | undefined } } }).chrome;
  const { id } = runtime;
  runtime.id = undefined;
  work();
  runtime.id = id;
}

/** Changes the address as a page of one document does, without telling anybody. */
export function moveTo(url: string): void {
  (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(url);
}

/** Waits for what a busy machine may take its time for. */
export const soon = (check: () => void) => vi.waitFor(check, { timeout: 10_000 });
