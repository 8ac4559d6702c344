/** Elements that a press makes act. */
const controls = 'a[href], button, input, label, select, summary, [role="option"]';

/** A control that came under a resting pointer is not pressed for so long. */
const newMilliseconds = 800;
/**
 * The same if it came after a press at this place, as a row that moves up when the one above is trashed: a person who
 * presses once more often means the first control still.
 */
const afterPressMilliseconds = 2_000;
/** A pointer rests until it has moved further than this, in CSS pixels: a hand that presses moves it a little. */
const shake = 8;
/** What comes under the pointer within this time after a turn of the wheel was brought there by the person. */
const wheelMilliseconds = 300;

interface Resting {
  /** On the screen, since the pointer rests also while the frame below it moves. */
  screen: { x: number; y: number };
  /** The same place in the window. */
  place: { x: number; y: number };
  control: Element | null;
  meaning: string | undefined;
  /** When the control under the pointer became another, or got another meaning; undefined if it is as it was met. */
  changedAt?: number | undefined;
  pressedAt?: number | undefined;
  /** Time stamp of the first event in this document, which may have come to the pointer. */
  metAt?: number;
}

/** Follows the pointer over a document, or over the parts of a shadow root in a page. */
function followPointer(root: Document | ShadowRoot) {
  const host = root instanceof ShadowRoot ? root.host : undefined;
  let resting: Resting | undefined;
  /** The pointer that moved last. Firefox also tells what others lie over, such as a pen's from where it left. */
  let pointer: number | undefined;
  let wheelAt = Number.NEGATIVE_INFINITY;
  /** When this document came into sight. */
  let shownAt = performance.now();

  /** Over the rest of a page, which elements of it lie there does not matter. */
  const controlAt = ({ x, y }: Resting['place']) => {
    const control = root.elementFromPoint(x, y)?.closest(controls) ?? null;
    return root.contains(control) ? control : null;
  };

  function look(): void {
    if (!resting) return;
    const control = controlAt(resting.place);
    const meaning = toMeaning(control);
    if (control === resting.control && meaning === resting.meaning) return;
    const isScrolled = performance.now() - wheelAt < wheelMilliseconds;
    Object.assign(resting, { control, meaning }, isScrolled ? {} : { changedAt: performance.now() });
  }

  /** @returns whether the pointer still rests where it was seen before */
  function follow(event: MouseEvent): boolean {
    const screen = { x: event.screenX, y: event.screenY };
    const moved = {
      x: screen.x - (resting?.screen.x ?? Number.POSITIVE_INFINITY),
      y: screen.y - (resting?.screen.y ?? 0),
    };
    if (resting && Math.hypot(moved.x, moved.y) <= shake) {
      resting.place = { x: event.clientX - moved.x, y: event.clientY - moved.y };
      look();
      return true;
    }
    const place = { x: event.clientX, y: event.clientY };
    // Not measured over the page: that would lay it out at each move
    const control = host && !event.composedPath().includes(host) ? null : controlAt(place);
    const met = resting || host ? {} : { metAt: event.timeStamp, changedAt: shownAt, pressedAt: shownAt };
    resting = { screen, place, control, meaning: toMeaning(control), ...met };
    return false;
  }

  /** The pointer has come to the document, not the document to the pointer. */
  const arrive = (event: PointerEvent) => {
    if (resting?.metAt === event.timeStamp) resting.changedAt = undefined;
  };

  return {
    resting: () => resting,
    look,
    move(event: PointerEvent): void {
      pointer = event.pointerId;
      follow(event);
      // Of one that rests, a browser sends no move together with what it lies over
      arrive(event);
    },
    lieOver(event: PointerEvent): void {
      if (!resting || event.pointerId === pointer) follow(event);
    },
    /** @returns whether it was seen to arrive there */
    press(event: MouseEvent): boolean {
      const wasSeen = follow(event);
      if (!(event instanceof PointerEvent)) return wasSeen;
      pointer = event.pointerId;
      // A finger rests nowhere
      if (event.pointerType === 'touch') arrive(event);
      return wasSeen;
    },
    turnWheel(): void {
      wheelAt = performance.now();
    },
    show(): void {
      shownAt = performance.now();
      resting = undefined;
    },
    accept(part: Element): void {
      const control = resting && controlAt(resting.place);
      if (resting && control && part.contains(control))
        Object.assign(resting, { control, meaning: toMeaning(control), changedAt: undefined });
    },
  };
}

/**
 * Ignores presses that meet another control than the person saw: content was exchanged, rows moved up, or a button now
 * does the reverse, and the pointer has not moved since. The same holds for a document that has just come under the
 * pointer: a window or tab that a press has opened may be there before its second press. Presses by keys and by screen
 * readers are not affected.
 *
 * A page around a shadow root can keep pointer events from it. A press of a pointer that was not seen to arrive counts
 * as one where every change of the root was a change below the pointer.
 * @param root the document, or a shadow root
 * @param signal ends it; by default, it lasts as long as the document
 * @returns says that a part of ours may be pressed where the pointer has gone to it, although it did not take the pointer
 *   until now
 */
export function ignoreStrayPresses(
  root: Document | ShadowRoot,
  signal?: AbortSignal,
): (part: Element) => void {
  const isInPage = root instanceof ShadowRoot;
  const pointer = followPointer(root);
  let downAt = Number.NEGATIVE_INFINITY;
  /** The last press has begun, as far as events tell, and has not ended. */
  let isDown = false;
  let changedAt = Number.NEGATIVE_INFINITY;

  /** @param event begins a press, or ends one of which no begin was seen */
  function begin(event: MouseEvent): void {
    const wasSeen = pointer.press(event);
    const resting = pointer.resting();
    if (!wasSeen && isInPage && resting) resting.changedAt = changedAt;
    // Not of now: a page that keeps its thread busy delays the event
    downAt = event.timeStamp;
  }

  /** Whether the press that is under way, or has just ended, is for what lay there before. */
  function isStray(): boolean {
    const { changedAt, pressedAt } = pointer.resting() ?? {};
    if (changedAt === undefined) return false;
    const isAfterPress = pressedAt !== undefined && changedAt >= pressedAt;
    return downAt - changedAt < (isAfterPress ? afterPressMilliseconds : newMilliseconds);
  }

  const listen = <Name extends keyof DocumentEventMap>(
    name: Name,
    listener: (event: DocumentEventMap[Name]) => void,
    target: EventTarget = root,
  ) => {
    const options = { capture: true, passive: name !== 'click', ...(signal && { signal }) };
    target.addEventListener(name, listener as EventListener, options);
  };

  // What appears in a shadow root may do so below a pointer that rests elsewhere in the page. Browsers send
  // `pointerover` also if the layout has changed below it.
  listen('pointermove', pointer.move, window);
  listen('pointerover', pointer.lieOver, window);
  listen('pointerdown', (event) => {
    isDown = true;
    begin(event);
  });
  listen('wheel', pointer.turnWheel);
  if (!isInPage) listen('visibilitychange', pointer.show);
  // Who types has seen what is there
  listen('input', () => {
    const resting = pointer.resting();
    if (resting) resting.changedAt = undefined;
  });
  listen('click', (event) => {
    if (event.detail === 0) return;
    if (!isDown) begin(event);
    isDown = false;
    pointer.look();
    const resting = pointer.resting();
    if (!isStray()) {
      if (resting) resting.pressedAt = performance.now();
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
  });

  let isDue = false;
  const lookSoon = () => {
    changedAt = performance.now();
    if (isDue || !pointer.resting()) return;
    isDue = true;
    requestAnimationFrame(() => {
      isDue = false;
      pointer.look();
    });
  };
  // A button that stays but now does the reverse, and fingers, which send no `pointerover`.
  new MutationObserver(lookSoon).observe(root, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['aria-pressed', 'aria-label', 'href', 'hidden'],
  });

  return pointer.accept;
}

/** What a press of the control would do, as far as it says; numbers may count while it rests. */
function toMeaning(control: Element | null): string | undefined {
  if (!control) return undefined;
  // What it does is said in more detail once that is read, perhaps while the pointer is there
  if (control.hasAttribute('data-steady')) return '';
  const said = ['aria-pressed', 'aria-label', 'href'].map((name) => control.getAttribute(name));
  return [...said, control.textContent?.replaceAll(/\d/g, '')].join('\n');
}
