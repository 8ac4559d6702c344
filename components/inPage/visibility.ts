/**
 * Visibility of an element inside another site's page. 'covered': partly covered, or altered by a filter or opacity.
 * 'coming': visible, but only for a moment yet. 'outside': not in view.
 */
export type Visibility = 'clear' | 'covered' | 'coming' | 'outside';

/**
 * An element that was covered is 'coming' for this time: a press so soon may be meant for what covered it, as in a
 * double click.
 */
export const afterCoverMilliseconds = 500;

/** Options of IntersectionObserver v2, which the DOM types lack. */
interface VisibilityOptions extends IntersectionObserverInit {
  trackVisibility: true;
  /** Milliseconds between measurements; the minimum that the browser accepts. */
  delay: 100;
}
type VisibilityEntry = IntersectionObserverEntry & { isVisible?: boolean };

/** Whether the browser has IntersectionObserver v2 (Chromium only). */
export const canTellVisibility = () =>
  'IntersectionObserverEntry' in window && 'isVisible' in IntersectionObserverEntry.prototype;

interface ObserverOptions {
  /** Share of the element that must be in view, 0 to 1. */
  least: number;
  /** Whether the extension itself covers the element now, which is no attack. */
  coversItself?: (element: Element) => boolean;
  /** Whether an element that left the view was moved there by the page; the default. Not if our own lists scroll. */
  isMovedByPage?: boolean;
}

/**
 * Hosts that one of our scripts hides, known to all of them: the page can neither read nor set a global of our world.
 */
const hosts = Symbol.for('cuecard.hiddenHosts');
const world = globalThis as { [hosts]?: WeakSet<Element> };

/** Hides the element of a shadow root, or shows it again; unlike hiding by the page, no sign of an attack. */
export function setHidden(host: HTMLElement, isHidden: boolean): void {
  world[hosts] ??= new WeakSet();
  world[hosts][isHidden ? 'add' : 'delete'](host);
  host.hidden = isHidden;
}

/**
 * Whether the extension itself hides the element: an ancestor or the host is hidden, or it is detached from the shadow
 * root.
 */
export function isHiddenByUs(element: Element): boolean {
  const root = element.getRootNode();
  const isHostHidden = () => world[hosts]?.has((root as ShadowRoot).host) ?? false;
  return element.closest('[hidden], [data-aside]') !== null || root instanceof Element || isHostHidden();
}

/**
 * Measures the visibility of elements. After one was covered, or was moved out of view by the page, all are reported as
 * 'clear' only after `afterCoverMilliseconds`.
 * @param report called with each change of an element's visibility
 */
export function observeVisibility(
  report: (element: Element, visibility: Visibility) => void,
  { least, coversItself, isMovedByPage = true }: ObserverOptions,
): IntersectionObserver {
  const away = new WeakSet<Element>();
  const seen = new WeakSet<Element>();
  const reported = new WeakMap<Element, Visibility>();
  const set = (element: Element, visibility: Visibility) => {
    reported.set(element, visibility);
    report(element, visibility);
  };
  const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();
  let coveredUntil = Number.NEGATIVE_INFINITY;
  const toVisibility = ({ target, isVisible, intersectionRatio }: VisibilityEntry): Visibility => {
    if (intersectionRatio < least) return 'outside';
    if (isVisible) return 'clear';
    return coversItself?.(target) ? 'outside' : 'covered';
  };
  const isAway = ({ target, boundingClientRect }: IntersectionObserverEntry) =>
    !coversItself?.(target) && !isHiddenByUs(target) && (seen.has(target) || boundingClientRect?.width > 0);
  const options: VisibilityOptions = { threshold: [0, 0.5, 1], trackVisibility: true, delay: 100 };
  return new IntersectionObserver((entries) => {
    for (const entry of entries) {
      const { target } = entry;
      const visibility = toVisibility(entry);
      if (away.delete(target)) coveredUntil = performance.now();
      if (visibility === 'covered' || (visibility === 'outside' && isMovedByPage && isAway(entry)))
        away.add(target);
      if (visibility !== 'outside') seen.add(target);
      clearTimeout(timers.get(target));
      const wait = coveredUntil + afterCoverMilliseconds - performance.now();
      if (visibility !== 'clear' || wait <= 0) {
        set(target, visibility);
        continue;
      }
      timers.set(target, setTimeout(set, wait, target, visibility));
      if (reported.get(target) !== 'covered') set(target, 'coming');
    }
  }, options);
}
