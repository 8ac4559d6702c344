import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ignoreStrayPresses } from '../../../components/inPage/strayPresses';

const pressed: string[] = [];
let root: ShadowRoot;
let ending: AbortController;
let accept: (part: Element) => void;
/** The element under every place, as the browser would find it. */
let below: Element | null;

beforeEach(() => {
  vi.useFakeTimers();
  pressed.length = 0;
  document.body.innerHTML = '<div></div>';
  root = document.querySelector('div')!.attachShadow({ mode: 'open' });
  root.elementFromPoint = () => below;
  ending = new AbortController();
  accept = ignoreStrayPresses(root, ending.signal);
});
afterEach(() => {
  ending.abort();
  vi.useRealTimers();
});

/** Puts a control where the pointer is, in place of what lay there. */
function put(markup: string): Element {
  root.innerHTML = markup;
  below = root.firstElementChild!;
  below.addEventListener('click', ({ currentTarget }) =>
    pressed.push((currentTarget as Element).textContent),
  );
  return below;
}

function point(name: string, { x = 50, y = 50, pointerId = 1 } = {}): void {
  const init = { screenX: x, screenY: y, clientX: x, clientY: y, pointerId, bubbles: true, composed: true };
  below?.dispatchEvent(new PointerEvent(name, init));
}

/** Moves there and presses what lies under the pointer; `detail` 0 is a press by a key. */
function press({ x = 50, y = 50 } = {}, detail = 1): boolean {
  if (detail > 0) for (const name of ['pointermove', 'pointerdown']) point(name, { x, y });
  const init = { screenX: x, screenY: y, clientX: x, clientY: y, bubbles: true, composed: true };
  return below!.dispatchEvent(new MouseEvent('click', { ...init, detail, cancelable: true }));
}

/** The browser has drawn what changed, and says what the resting pointer is over. */
async function draw(): Promise<void> {
  point('pointerover');
  await vi.advanceTimersByTimeAsync(50);
}

describe('a control that comes under a resting pointer', () => {
  it('after a press at that place, is not pressed for 2 seconds', async () => {
    put('<button>Save as draft</button>');
    press();
    await vi.advanceTimersByTimeAsync(700);
    put('<button>Undo</button>');
    await draw();
    for (const wait of [0, 750, 800]) {
      await vi.advanceTimersByTimeAsync(wait);
      expect(press()).toBe(false);
    }
    await vi.advanceTimersByTimeAsync(500);
    press();
    expect(pressed).toEqual(['Save as draft', 'Undo']);
  });

  it('without a press before, is not pressed for 800 milliseconds', async () => {
    put('<button>Like</button>');
    point('pointermove');
    put('<a href="#trash">Trash</a>');
    await draw();
    expect(press()).toBe(false);
    await vi.advanceTimersByTimeAsync(800);
    press();
    expect(pressed).toEqual(['Trash']);
  });

  it('is pressed at once after the pointer has moved, but not after it shook', async () => {
    put('<button>Trash</button>');
    press();
    put('<button>Trash the next</button>');
    await draw();
    expect(press({ x: 54 })).toBe(false);
    press({ x: 70 });
    expect(pressed).toEqual(['Trash', 'Trash the next']);
  });

  it('is pressed by keys and screen readers at once', async () => {
    put('<button>Save</button>');
    press();
    put('<button>Undo</button>');
    await draw();
    press({}, 0);
    expect(pressed).toEqual(['Save', 'Undo']);
  });

  it('that was put there since the last frame is not pressed either', () => {
    put('<button>Save</button>');
    press();
    put('<div role="option">Another playlist</div>');
    expect(press()).toBe(false);
  });

  it('is not pressed by a press that a busy page has held back', async () => {
    put('<button>Like</button>');
    point('pointermove');
    put('<button>Dislike</button>');
    await draw();
    const timeStamp = performance.now();
    await vi.advanceTimersByTimeAsync(1_000);
    const down = new PointerEvent('pointerdown', { screenX: 50, screenY: 50, bubbles: true, composed: true });
    Object.defineProperty(down, 'timeStamp', { value: timeStamp });
    below!.dispatchEvent(down);
    below!.dispatchEvent(
      new MouseEvent('click', { detail: 1, bubbles: true, composed: true, cancelable: true }),
    );
    expect(pressed).toEqual([]);
  });

  it('is not pressed either if the browser tells what another pointer lies over, as Firefox does of a pen', async () => {
    put('<button>Trash</button>');
    press();
    put('<button>Trash the next</button>');
    point('pointerover', { x: 300, pointerId: 2 });
    await draw();
    expect(press()).toBe(false);
    expect(pressed).toEqual(['Trash']);
  });

  it('is pressed at once if the person scrolled it there', async () => {
    put('<button>Save</button>');
    point('pointermove');
    below!.dispatchEvent(new Event('wheel', { bubbles: true, composed: true }));
    put('<button>Open</button>');
    await draw();
    press();
    expect(pressed).toEqual(['Open']);
  });
});

describe('a control that appears below a pointer that rests in the page', () => {
  const page = document.createElement('p');

  it('is not pressed for 800 milliseconds, but at once if it is elsewhere and the pointer moves there', async () => {
    document.body.append(page);
    below = page;
    point('pointermove');
    put('<button>Undo</button>');
    await draw();
    expect(press()).toBe(false);
    press({ x: 70 });
    expect(pressed).toEqual(['Undo']);
  });

  it('is pressed at once if the pointer went to it, while it let pointers through', async () => {
    document.body.append(page);
    below = page;
    point('pointermove');
    const save = put('<button>Save</button>');
    await draw();
    below = page;
    accept(save);
    below = save;
    expect(press()).toBe(false);
    accept(save);
    press();
    expect(pressed).toEqual(['Save']);
  });

  it.each([
    ['the way of the pointer', ['pointermove', 'pointerover']],
    ['all of its events', ['pointermove', 'pointerover', 'pointerdown']],
  ])('is not pressed either if the page keeps %s from us', async (_name, names) => {
    ending.abort();
    const page = new AbortController();
    const options = { capture: true, signal: page.signal };
    for (const name of names)
      window.addEventListener(name, (event) => event.stopImmediatePropagation(), options);
    // Our script comes later
    ignoreStrayPresses(root, page.signal);
    ending = page;
    put('<button>Undo</button>');
    await draw();
    expect(press()).toBe(false);
    await vi.advanceTimersByTimeAsync(800);
    press();
    put('<button>Save</button>');
    await draw();
    expect(press()).toBe(false);
    expect(pressed).toEqual(['Undo']);
  });
});

describe('a control that stays', () => {
  it('but does the reverse now is not pressed again', async () => {
    const like = put('<button aria-pressed="false">Like</button>');
    press();
    await vi.advanceTimersByTimeAsync(900);
    like.setAttribute('aria-pressed', 'true');
    await vi.advanceTimersByTimeAsync(900);
    expect(press()).toBe(false);
    expect(pressed).toEqual(['Like']);
  });

  it('and only says in more detail what it does is pressed at once', async () => {
    const save = put('<button data-steady aria-label="Save this video"></button>');
    point('pointermove');
    save.setAttribute('aria-label', 'Save to Jazz');
    await draw();
    press();
    expect(pressed).toHaveLength(1);
  });

  it('is pressed as often as the person likes, whatever it counts', async () => {
    const more = put('<button>10 more</button>');
    for (const left of [9, 8, 7]) {
      press();
      more.firstChild!.textContent = `${left} more`;
      await draw();
    }
    expect(pressed).toHaveLength(3);
  });
});

describe('a document that comes under a resting pointer', () => {
  /** Ends what the document listens to, as its end does. */
  let page: AbortController;
  beforeEach(() => {
    page = new AbortController();
    ignoreStrayPresses(document, page.signal);
    document.elementFromPoint = () => below;
    below = document.body.appendChild(document.createElement('button'));
    below.addEventListener('click', () => pressed.push('Save'));
  });
  afterEach(() => page.abort());
  const come = () => document.dispatchEvent(new Event('visibilitychange'));
  /** A press of a pointer that does not move. */
  function pressStill({ x = 50, y = 50 } = {}): void {
    point('pointerdown', { x, y });
    const init = {
      screenX: x,
      screenY: y,
      clientX: x,
      clientY: y,
      bubbles: true,
      detail: 1,
      cancelable: true,
    };
    below!.dispatchEvent(new MouseEvent('click', init));
  }

  it.each([
    ['was opened', () => undefined],
    ['came to the front', come],
  ])('and %s just now, takes no press there for 2 seconds', async (_how, arrive) => {
    if (arrive === come) {
      point('pointermove');
      await vi.advanceTimersByTimeAsync(5_000);
    }
    arrive();
    for (const wait of [0, 750, 1_200]) {
      await vi.advanceTimersByTimeAsync(wait);
      pressStill();
    }
    expect(pressed).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    pressStill();
    expect(pressed).toEqual(['Save']);
  });

  it('takes none either once the browser has said what the pointer lies over, even if a hand shakes', async () => {
    point('pointerover');
    await vi.advanceTimersByTimeAsync(300);
    point('pointermove', { x: 52 });
    pressStill({ x: 52 });
    expect(pressed).toEqual([]);
    point('pointermove', { x: 70 });
    pressStill({ x: 70 });
    expect(pressed).toEqual(['Save']);
  });

  it.each([
    ['a pointer that moved there', 'mouse', ['pointerover', 'pointermove', 'pointerdown']],
    ['a finger', 'touch', ['pointerover', 'pointerdown']],
  ])('takes one at once from %s', (_who, pointerType, names) => {
    const timeStamp = performance.now();
    const at = { screenX: 50, screenY: 50, bubbles: true, pointerId: 1, pointerType };
    for (const name of names) {
      const event = new PointerEvent(name, at);
      Object.defineProperty(event, 'timeStamp', { value: timeStamp });
      below!.dispatchEvent(event);
    }
    below!.dispatchEvent(new MouseEvent('click', { ...at, detail: 1, cancelable: true }));
    expect(pressed).toEqual(['Save']);
  });
});
