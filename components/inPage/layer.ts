import { isOrphaned } from '../../lib/messages';
import { createGuard } from './guard';
import { ignoreHeldKeys } from './heldKeys';
import { i18n } from './i18n';
import { addStyle, type ChangeStyle } from './ownStyle';
import { watchKeyFocus } from './reachedByKey';
import { ignoreStrayPresses } from './strayPresses';
import { followTheme } from './theme';
import { setHidden, type Visibility } from './visibility';

/**
 * An element in another site's page, with a closed shadow root. The page can remove or cover the element, and search
 * for its words (`window.find`); it can neither reach its content nor press its buttons.
 */
export interface Layer {
  readonly host: HTMLElement;
  readonly root: ShadowRoot;
  /** Changes values of the style that depend on the page. */
  readonly changeStyle: ChangeStyle;
  /** A button that scripts of the page cannot press: `press` is called for genuine clicks only. */
  button(
    label: string,
    press: (event: MouseEvent) => void,
    attributes?: Record<string, string>,
  ): HTMLButtonElement;
  /** A press of the first button does what one of the second would do, which is not shown. */
  handOver(shown: HTMLButtonElement, made: HTMLButtonElement): void;
  /** We have moved this part ourselves: its buttons need no wait. */
  acceptMove(part: Element): void;
  /** The pointer went to this part while it let pointers through, which it does no longer: no press of it is stray. */
  acceptPointer(part: Element): void;
  /**
   * At a new page view: takes a refusal away, and returns to the page if that has removed or hidden the element,
   * however often before.
   */
  renew(): void;
  /**
   * Replaces the content by a button that reloads the page, since after an update of the extension nothing else
   * works.
   */
  retire(): void;
}

/** Shadow roots of the layers in this page, known to all of our scripts: the page can neither read nor set it. */
const roots = Symbol.for('cuecard.roots');
const world = globalThis as { [roots]?: Set<ShadowRoot> };

/** The parts of ours in this page that match a selector, whichever of our scripts shows them. */
export const findOurs = (selector: string): Element[] =>
  [...(world[roots] ?? [])].flatMap((root) => [...root.querySelectorAll(selector)]);

/** How often a layer returns that the page removes, as frameworks do which draw a page anew. */
const mostReturns = 10;

/**
 * Adds the element to the page until the signal aborts, or the page has removed it too often. Removes elements of the
 * same name, which an earlier version of the extension has left.
 * @param name a custom element's name
 */
export function createLayer(name: string, signal: AbortSignal): Layer {
  for (const leftover of document.querySelectorAll(name)) leftover.remove();
  const { host, root } = createClosedElement(name);
  let returns = 0;
  // Not if a newer version has replaced it, nor if a frame would load again with a ticket that is spent.
  const mayReturn = () =>
    returns++ < mostReturns && !document.querySelector(name) && !root.querySelector('.frame');
  // In the top layer, masks and filters of the page's elements do not apply. The observer shows the element there again
  // after the page has removed it, or its root element.
  const show = () => {
    const { documentElement } = document;
    host.popover = 'manual';
    if (!host.isConnected && mayReturn()) documentElement?.append(host);
    if (documentElement) observer.observe(documentElement, { childList: true });
    if (host.isConnected) host.togglePopover(true);
  };
  const observer = new MutationObserver(show);
  observer.observe(document, { childList: true });
  document.documentElement.append(host);
  // Shown before the first layout, since the observer is called later.
  show();
  const style = addStyle(root);
  const changeStyle = style.change;
  followTheme(host, root, signal, changeStyle);
  hideInFullscreen(host, signal);
  world[roots] ??= new Set();
  world[roots].add(root);
  signal.addEventListener('abort', () => {
    world[roots]?.delete(root);
    observer.disconnect();
    host.remove();
  });

  // Keyboard shortcuts of the page must not react while one of these buttons has the focus.
  for (const type of ['keydown', 'keyup', 'keypress'])
    root.addEventListener(type, (event) => event.stopPropagation());

  ignoreHeldKeys(root);
  const acceptPointer = ignoreStrayPresses(root, signal);
  const isReachedByKey = watchKeyFocus(root, signal);

  // Whoever takes our style away moves our buttons
  const guard = createGuard(root, signal, style.restore);
  const why = element('p', { role: 'alert' });
  const closer = element(
    'button',
    { type: 'button', class: 'icon', 'aria-label': i18n.t('overlay.close') },
    '✕',
  );
  closer.addEventListener('click', () => refusal.remove());
  const refusal = element('div', { class: 'panel bad' }, element('div', { class: 'head' }, why, closer));

  const presses = new WeakMap<HTMLButtonElement, (event: MouseEvent) => void>();
  const button: Layer['button'] = (label, press, attributes = {}) => {
    const made = element('button', { type: 'button', ...attributes }, label);
    presses.set(made, press);
    made.addEventListener('click', (event) => {
      // The second press of a double click may meet another button than the first: it never runs an action.
      if (event.detail > 1 || !isGenuine(event, host, root)) return;
      const handler = isOrphaned() ? retire : () => presses.get(made)?.(event);
      // Before the note is removed, which may move the button
      const isByKey = event.detail === 0 && isReachedByKey(made);
      const isStill = isByKey || guard.isStill(made, event.timeStamp);
      refusal.remove();
      const wasBare = style.restore();
      const answer = (visibility: Visibility) => {
        if (visibility === 'clear' || (visibility === 'coming' && isByKey && !wasBare)) return handler();
        why.textContent = i18n.t(visibility === 'covered' ? 'overlay.covered' : 'common.pressAgain');
        (made.closest('.panel') ?? made.parentElement)?.append(refusal);
      };
      if (isStill && !wasBare) guard.judge(made, answer);
      else answer('coming');
    });
    guard.watch(made);
    return made;
  };

  function renew(): void {
    returns = 0;
    refusal.remove();
    show();
  }

  function retire(): void {
    const reload = element('button', { type: 'button', class: 'primary' }, i18n.t('overlay.reload'));
    reload.addEventListener('click', (event) => {
      if (isGenuine(event, host, root)) location.reload();
    });
    const note = element('div', { class: 'corner panel', role: 'alert' }, i18n.t('overlay.updated'), reload);
    root.replaceChildren(...root.querySelectorAll('style'), note);
  }

  function handOver(shown: HTMLButtonElement, made: HTMLButtonElement): void {
    const press = presses.get(made);
    if (press) presses.set(shown, press);
  }

  function acceptMove(part: Element): void {
    for (const moved of part.querySelectorAll('button')) guard.accept(moved);
  }

  return { host, root, changeStyle, button, handOver, acceptMove, acceptPointer, renew, retire };
}

/** Puts an element of ours above those of our other scripts in the page. */
export function raise(host: HTMLElement): void {
  for (const isShown of [false, true]) host.togglePopover(isShown);
}

/** Over a film, our parts would be in the way, and the pointer does not reach them in every browser. */
function hideInFullscreen(host: HTMLElement, signal: AbortSignal): void {
  const update = () => setHidden(host, isFullscreen());
  if (isFullscreen()) update();
  document.addEventListener('fullscreenchange', update, { signal });
}

/** Whether a part of the page fills the screen; not if the browser's window does. */
export const isFullscreen = () => Boolean(document.fullscreenElement);

/**
 * Creates the element in another document, without custom elements. If the page has defined a custom element of this
 * name, `ElementInternals.shadowRoot` would give it the closed root, unless the root existed before the upgrade.
 */
export function createClosedElement(name: string): { host: HTMLElement; root: ShadowRoot } {
  const host = document.implementation.createHTMLDocument().createElement(name);
  host.lang = i18n.t('lang');
  return { host, root: host.attachShadow({ mode: 'closed' }) };
}

/**
 * Whether a person made the click: the event is trusted, and our element is at the pointer's position. For a click
 * without a pointer (Enter, space, a screen reader) the button must have the focus, and our element must be at its
 * centre.
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
