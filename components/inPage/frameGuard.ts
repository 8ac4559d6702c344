import { canTellVisibility, observeVisibility, type Visibility } from './visibility';

/** Controls that may act on accounts. Fields, links and boxes to tick change nothing by themselves. */
const guarded = 'button, select, [role="option"]';
/** A press waits so long for the measurement of a control that was not in view before. */
const waitMilliseconds = 1_000;

/**
 * Protects this document, which is a frame in another site's page, against clickjacking: each of its controls works
 * only while the browser sees it uncovered. It is the document that is guarded, so that no control can be forgotten.
 * A button that is off gives its own reason. Browsers that cannot measure visibility have no frames of ours in pages:
 * there, forms are windows.
 * @param judged called with each press and the visibility of its control; only a clear one works
 */
export function guardFrame(judged: (visibility: Visibility) => void, signal: AbortSignal): void {
  if (!canTellVisibility()) return;
  const visibilities = new WeakMap<Element, Visibility>();
  /** Pressed parts of controls that were not measured in view before, and when they were pressed. */
  const waiting = new WeakMap<Element, { pressed: HTMLElement; at: number }>();
  const report = (control: Element, visibility: Visibility) => {
    visibilities.set(control, visibility);
    const press = waiting.get(control);
    // It is on its way into view, unless it is the page that cuts it off
    if (!press || (visibility === 'outside' && !isOnTop(control))) return;
    waiting.delete(control);
    const isLate = performance.now() - press.at > waitMilliseconds;
    judged(isLate ? 'outside' : visibility);
    if (visibility === 'clear' && !isLate) press.pressed.click();
  };
  const observer = observeVisibility(report, {
    least: 0.5,
    coversItself: (control) => isOff(control) || !isOnTop(control),
    isMovedByPage: false,
  });
  const watch = (added: Element) => {
    if (added.matches(guarded)) observer.observe(added);
    for (const control of added.querySelectorAll(guarded)) observer.observe(control);
  };

  function judge(event: Event, control: Element | null | undefined): void {
    if (!control || isOff(control)) return;
    const visibility = visibilities.get(control) ?? 'outside';
    if (visibility !== 'outside') judged(visibility);
    if (visibility === 'clear') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (visibility === 'outside') measure(control, toPressed(event, control));
  }

  /** A control was drawn or scrolled here since the last measurement, or the edge of its list cuts it off. */
  function measure(control: Element, pressed: HTMLElement | undefined): void {
    control.scrollIntoView({ block: 'nearest' });
    if (pressed) waiting.set(control, { pressed, at: performance.now() });
    else judged('outside');
    // An element that is observed anew is measured in the next frame.
    observer.unobserve(control);
    observer.observe(control);
  }

  const options = { capture: true, signal };
  const judgePress = (event: Event) => judge(event, toElement(event)?.closest(guarded));
  document.addEventListener('click', judgePress, options);
  // The browser's list of a select box opens before the click
  const judgeSelect = (event: Event) => judge(event, toElement(event)?.closest('select'));
  document.addEventListener('mousedown', judgeSelect, options);
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Tab' || event.key === 'Escape') return;
      judgeSelect(event);
      // The option that the arrow keys have reached, while the focus is in the field
      const reached = toElement(event)?.getAttribute('aria-activedescendant');
      if (reached && event.key === 'Enter') judge(event, document.getElementById(reached));
    },
    options,
  );

  watch(document.documentElement);
  const additions = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof Element) watch(node);
  });
  additions.observe(document, { subtree: true, childList: true });
  signal.addEventListener('abort', () => {
    additions.disconnect();
    observer.disconnect();
  });
}

const toElement = ({ target }: Event) => (target instanceof Element ? target : undefined);

/** The element whose click repeats the press, if one does: not of Ctrl+Enter, which ticks the box of an option. */
function toPressed(event: Event, control: Element): HTMLElement | undefined {
  const pressed = event.type === 'click' ? event.target : control;
  const isPlain =
    event instanceof MouseEvent || (event instanceof KeyboardEvent && !event.ctrlKey && !event.metaKey);
  return isPlain && pressed instanceof HTMLElement && !pressed.matches('select') ? pressed : undefined;
}

const isOff = (control: Element) => control.getAttribute('aria-disabled') === 'true';

/** Whether nothing of this document lies over the control: neither a list that is open above it, nor the edge of its own. */
function isOnTop(control: Element): boolean {
  const { left, right, top, bottom, width, height } = control.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const places: [number, number][] = [
    [x, y],
    [x, top + 1],
    [x, bottom - 1],
    [left + 1, y],
    [right - 1, y],
  ];
  return places.every(([x, y]) => control.contains(document.elementFromPoint(x, y)));
}
