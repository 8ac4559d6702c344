import { afterCoverMilliseconds, isHiddenByUs } from './visibility';

/** Notices when a page moves or resizes our parts in its window: a person would press something else than they aim at. */
export interface MotionWatch {
  /** Notices each move of the element from now on. */
  watch(element: Element): void;
  /**
   * Whether the element has been where it is, in its size, for as long as a cover would be waited for.
   * @param pressedAt when the person pressed, as events tell it. A page that keeps its thread busy delays the event
   */
  isStill(element: Element, pressedAt?: number): boolean;
  /** We have moved or resized the element ourselves. */
  accept(element: Element): void;
}

interface MotionOptions {
  signal: AbortSignal;
  /** Called at each move of the element, and when its window came to the front. */
  moved?: (() => void) | undefined;
  /** The edges of which a change is a move; all four if left out. */
  edges?: readonly Edge[];
}

type Edge = 'left' | 'top' | 'right' | 'bottom';
type Box = Record<Edge, number>;

interface Watched {
  /** The last place that differed from the one before; undefined while it is not shown. */
  box?: Box | undefined;
  /** The page has hidden it. */
  isAway: boolean;
  movedAt: number;
  follower?: IntersectionObserver;
  /** Distances of the follower's edges from those of the window. */
  insets?: Box;
  /** Creates the follower at its new place. */
  timer?: ReturnType<typeof setTimeout>;
}

/** Differences in CSS pixels below this are of the browser's own rounding. */
const tolerance = 1;
/** What has just moved is followed again after this time. */
const restMilliseconds = 100;
const hundredths = Array.from({ length: 101 }, (_, hundredth) => hundredth / 100);
const noInsets: Box = { left: 0, top: 0, right: 0, bottom: 0 };

/**
 * Creates a {@link MotionWatch}. Browsers tell of no moves. So each element that is shown has an observer whose area is
 * the place of the element: what leaves it, has moved. This costs nothing while nothing moves.
 */
export function watchMotion({
  signal,
  moved,
  edges = ['left', 'top', 'right', 'bottom'],
}: MotionOptions): MotionWatch {
  const watched = new WeakMap<Element, Watched>();
  const followers = new Set<IntersectionObserver>();
  const getWindowMove = watchWindow(signal, moved);

  const isSame = (one: Box, other: Box) =>
    edges.every((edge) => Math.abs(one[edge] - other[edge]) < tolerance);

  function look(element: Element, state: Watched, rectangle: DOMRectReadOnly): void {
    if (rectangle.width === 0 || rectangle.height === 0) {
      state.isAway ||= state.box !== undefined && !isHiddenByUs(element);
      state.box = undefined;
      return;
    }
    const box = toBox(element, rectangle);
    if (state.box && isSame(box, state.box) && !state.isAway) return;
    const isMoved = state.isAway || state.box !== undefined;
    state.box = box;
    state.isAway = false;
    if (!isMoved) return;
    state.movedAt = performance.now();
    moved?.();
  }

  function report(entries: readonly IntersectionObserverEntry[]): void {
    for (const { target, boundingClientRect, rootBounds } of entries) {
      const state = watched.get(target);
      if (!state) continue;
      look(target, state, boundingClientRect);
      follow(target, state, boundingClientRect, rootBounds);
    }
  }

  /** Tells when an element is shown that was not; holds no element that has left the page. */
  const appearing = new IntersectionObserver(report);

  function follow(
    target: Element,
    state: Watched,
    { left, top, right, bottom }: DOMRectReadOnly,
    area: DOMRectReadOnly | null,
  ): void {
    const { insets = noInsets, follower } = state;
    const width = (area?.width ?? window.innerWidth) + insets.left + insets.right;
    const height = (area?.height ?? window.innerHeight) + insets.top + insets.bottom;
    const isInWindow =
      right > left && bottom > top && right > 0 && bottom > 0 && left < width && top < height;
    const wanted = {
      left: Math.floor(left),
      top: Math.floor(top),
      right: Math.floor(width - right),
      bottom: Math.floor(height - bottom),
    };
    if (follower && isInWindow && isSame(wanted, insets)) return;
    unfollow(state);
    if (!isInWindow) return;
    state.insets = wanted;
    // While the page scrolls, it moves in each frame
    if (follower) state.timer = setTimeout(createFollower, restMilliseconds, target, state);
    else createFollower(target, state);
  }

  function createFollower(target: Element, state: Watched): void {
    if (signal.aborted) return;
    const { left, top, right, bottom } = state.insets ?? noInsets;
    const rootMargin = [top, right, bottom, left].map((inset) => `${-inset}px`).join(' ');
    state.follower = new IntersectionObserver(report, { rootMargin, threshold: hundredths });
    state.follower.observe(target);
    followers.add(state.follower);
  }

  function unfollow(state: Watched): void {
    clearTimeout(state.timer);
    if (state.follower) followers.delete(state.follower);
    state.follower?.disconnect();
    delete state.follower;
    delete state.insets;
  }

  signal.addEventListener('abort', () => {
    for (const observer of [appearing, ...followers]) observer.disconnect();
  });

  return {
    watch(element) {
      watched.set(element, { isAway: false, movedAt: Number.NEGATIVE_INFINITY });
      appearing.observe(element);
    },
    isStill(element, pressedAt = performance.now()) {
      const state = watched.get(element);
      if (!state) return true;
      // The last report may be a frame old
      look(element, state, element.getBoundingClientRect());
      return pressedAt - Math.max(state.movedAt, getWindowMove()) >= afterCoverMilliseconds;
    },
    accept(element) {
      const state = watched.get(element);
      if (state?.box) state.box = toBox(element, element.getBoundingClientRect());
    },
  };
}

/**
 * @param cameToFront called when the window is in front again. A page can open another one above it, and close that
 *   between the presses of a double click: the second one would meet what lies here
 * @returns a function that answers when the window has last moved, which a page can do to one that it has opened, or
 *   came to the front
 */
function watchWindow(signal: AbortSignal, cameToFront?: () => void): () => number {
  const getPlace = () => `${window.screenX} ${window.screenY}`;
  let place = getPlace();
  let movedAt = Number.NEGATIVE_INFINITY;
  const look = () => {
    if (place !== getPlace()) movedAt = performance.now();
    place = getPlace();
    return movedAt;
  };
  window.addEventListener('pointerover', look, { signal, capture: true, passive: true });

  let isBehind = !document.hasFocus();
  // With the focus in a frame of the page, the window is still in front
  const leave = () => {
    isBehind ||= !document.hasFocus();
  };
  const come = () => {
    if (!isBehind) return;
    isBehind = false;
    movedAt = performance.now();
    cameToFront?.();
  };
  window.addEventListener('blur', leave, { signal });
  window.addEventListener('focus', come, { signal });
  return look;
}

/** The place in the window, as if no list of ours were scrolled: the page cannot scroll these. */
function toBox(element: Element, { left, top, right, bottom }: DOMRectReadOnly): Box {
  let [x, y] = [0, 0];
  for (let around = element.parentElement; around; around = around.parentElement) {
    x += around.scrollLeft;
    y += around.scrollTop;
  }
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y };
}
