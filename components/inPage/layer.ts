import { isOrphaned } from '../../lib/messages';
import { createGuard } from './guard';
import { i18n } from './i18n';
import style from './style.css?inline';
import { followTheme } from './theme';

/**
 * One element of ours in somebody else's page, with a closed root. The page can take the element away or cover
 * it; it cannot look into it, nor press a button in it.
 */
export interface Layer {
  readonly host: HTMLElement;
  readonly root: ShadowRoot;
  /** A button that a person alone can press; `press` is called for genuine clicks only. */
  button(label: string, press: () => void, attributes?: Record<string, string>): HTMLButtonElement;
  /** After an update nothing works any more: what is left is the offer to load the page anew. */
  retire(): void;
}

/**
 * Puts the element into the page until the signal aborts. One of the same name is left over from a script of ours
 * that was cut off, and goes.
 * @param name a custom element's name
 */
export function createLayer(name: string, signal: AbortSignal): Layer {
  for (const leftover of document.querySelectorAll(name)) leftover.remove();
  const { host, root } = closedElement(name);
  // In the top layer, where masks and filters of the page's own elements do not reach us; also after the page took us
  // out and put us back
  host.popover = 'manual';
  const show = () => host.isConnected && host.togglePopover(true);
  new MutationObserver(show).observe(document.documentElement, { childList: true });
  document.documentElement.append(host);
  // Before anything is laid out in it: the observer is called later.
  show();
  dress(root);
  followTheme(host, root, signal);
  signal.addEventListener('abort', () => host.remove());

  // The page's own keys (space, arrows, letters) are not meant when one of our buttons has the focus.
  for (const type of ['keydown', 'keyup', 'keypress'])
    root.addEventListener(type, (event) => event.stopPropagation());

  const guard = createGuard(root, signal);
  const covered = element('p', { class: 'panel bad', role: 'alert' }, i18n.t('overlay.covered'));

  const button: Layer['button'] = (label, press, attributes = {}) => {
    const made = element('button', { type: 'button', ...attributes }, label);
    made.addEventListener('click', (event) => {
      if (!isGenuine(event, host, root)) return;
      const meant = isOrphaned() ? retire : press;
      guard.judge(made, (isSeen) => {
        covered.remove();
        if (isSeen) meant();
        else (made.closest('.panel') ?? made.parentElement)?.append(covered);
      });
    });
    guard.watch(made);
    return made;
  };

  function retire(): void {
    const reload = element('button', { type: 'button', class: 'primary' }, i18n.t('overlay.reload'));
    reload.addEventListener('click', (event) => {
      if (isGenuine(event, host, root)) location.reload();
    });
    const note = element('div', { class: 'corner panel', role: 'alert' }, i18n.t('overlay.updated'), reload);
    root.replaceChildren(...root.querySelectorAll('style'), note);
  }

  return { host, root, button, retire };
}

/**
 * The root comes to be in a document without custom elements: to an element that the page has defined under our name
 * the browser would hand even a closed root (`ElementInternals.shadowRoot`). One that was there before is kept from it.
 */
function closedElement(name: string): { host: HTMLElement; root: ShadowRoot } {
  const host = document.implementation.createHTMLDocument().createElement(name);
  host.lang = i18n.t('lang');
  host.dir = i18n.t('dir');
  return { host, root: host.attachShadow({ mode: 'closed' }) };
}

/**
 * A click by the person: sent by the browser, and ours is what lies under the pointer. A click without a pointer
 * (Enter, space, a screen reader) counts for the button that has the focus, if ours is what lies at its middle.
 */
function isGenuine(event: MouseEvent, host: Element, root: ShadowRoot): boolean {
  if (!event.isTrusted) return false;
  if (event.detail > 0) return document.elementFromPoint(event.clientX, event.clientY) === host;
  const button = event.currentTarget as Element;
  if (root.activeElement !== button) return false;
  const { left, top, width, height } = button.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2) === host;
}

/** An element with attributes and content; strings become text, never markup. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string>,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...content);
  return made;
}

function dress(root: ShadowRoot): void {
  // A page that knew these names could set or register them, and so take the colours from our buttons.
  const css = style.replaceAll('--c-', `--${crypto.randomUUID()}-`);
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets = [sheet];
  } catch {
    // Firefox hands adopted style sheets to page scripts only
    root.append(element('style', {}, css));
  }
}
