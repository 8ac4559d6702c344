// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { i18n } from '../../../components/inPage/i18n';
import { pageTexts } from '../../../entrypoints/background/wording/pageTexts';
import { showMover } from '../../../entrypoints/buttonMover/mover';
import { Refusal } from '../../../lib/messages';
import {
  answer,
  buttonNamed,
  click,
  genuine,
  pointAt,
  questions,
  soon,
  usePage,
} from '../../components/inPage/page';

const page = usePage();
const name = 'Cuecard button: drag it, or use the arrow keys';
const size = 44;
let ends: number;

/** The grip, whose box follows its style as it would in a browser; the window is 1024 × 768 pixels. */
function showGrip(at = { left: 900, top: 700 }): HTMLButtonElement {
  showMover(page().layer, page().signal, () => ends++);
  const grip = buttonNamed(page(), name);
  Object.defineProperties(grip, { offsetWidth: { value: size }, offsetHeight: { value: size } });
  grip.setPointerCapture = () => undefined;
  grip.getBoundingClientRect = () => {
    const { left, top } = grip.style;
    const isMoved = left.endsWith('px') && left !== '';
    const x = isMoved ? Number.parseFloat(left) : at.left;
    return new DOMRect(x, isMoved ? Number.parseFloat(top) : at.top, size, size);
  };
  return grip;
}

const boxOf = (grip: Element) => {
  const { left, top } = grip.getBoundingClientRect();
  return [left, top];
};
const press = (grip: Element, key: string, shiftKey = false) =>
  grip.dispatchEvent(genuine(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true })));
const point = (grip: Element, type: string, clientX: number, clientY: number) =>
  grip.dispatchEvent(genuine(new PointerEvent(type, { clientX, clientY, button: 0, pointerId: 1 })));
const pressButton = (label: string) => click(buttonNamed(page(), label));

beforeEach(() => {
  ends = 0;
  answer({ placeButton: () => null });
});

describe('the grip', () => {
  it('follows the pointer, held where it was taken, and stops when it is let go', () => {
    const grip = showGrip();
    point(grip, 'pointermove', 10, 10);
    expect(boxOf(grip)).toEqual([900, 700]);
    point(grip, 'pointerdown', 910, 720);
    point(grip, 'pointermove', 110, 120);
    expect(boxOf(grip)).toEqual([100, 100]);
    point(grip, 'pointerup', 110, 120);
    point(grip, 'pointermove', 500, 500);
    expect(boxOf(grip)).toEqual([100, 100]);
  });

  it('moves by arrow keys, with Shift by single pixels, and not by other keys', () => {
    const grip = showGrip();
    press(grip, 'ArrowLeft');
    press(grip, 'ArrowUp');
    expect(boxOf(grip)).toEqual([884, 684]);
    press(grip, 'ArrowRight', true);
    press(grip, 'ArrowDown', true);
    press(grip, 'Enter');
    expect(boxOf(grip)).toEqual([885, 685]);
  });

  it('never leaves the window, which may become narrower', () => {
    const grip = showGrip();
    point(grip, 'pointerdown', 910, 720);
    point(grip, 'pointermove', 5_000, 5_000);
    expect(boxOf(grip)).toEqual([1024 - size, 768 - size]);
    point(grip, 'pointermove', -5_000, -5_000);
    expect(boxOf(grip)).toEqual([0, 0]);
    point(grip, 'pointermove', 5_000, 5_000);
    const { innerWidth } = window;
    Object.assign(window, { innerWidth: 400 });
    window.dispatchEvent(new Event('resize'));
    Object.assign(window, { innerWidth });
    expect(boxOf(grip)).toEqual([400 - size, 768 - size]);
  });

  it('ignores what a script of the page sends', () => {
    const grip = showGrip();
    grip.dispatchEvent(new PointerEvent('pointerdown', { clientX: 910, clientY: 720 }));
    grip.dispatchEvent(new PointerEvent('pointermove', { clientX: 10, clientY: 10 }));
    grip.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft' }));
    expect(boxOf(grip)).toEqual([900, 700]);
  });

  it('begins where the button is', () => {
    i18n.speak(pageTexts({ place: { vertical: 'top', horizontal: 'left', x: 24, y: 40 } }));
    expect(showGrip().style.top).toMatch(/^var\(--[\w-]+-bottom\)$/);
  });
});

describe('the place', () => {
  it('is stored with Done, relative to the nearest corner', async () => {
    const grip = showGrip();
    for (let times = 0; times < 5; times++) press(grip, 'ArrowUp');
    expect(questions('placeButton')).toEqual([]);
    pressButton('Done');
    await soon(() => expect(ends).toBe(1));
    expect(questions('placeButton')).toEqual([
      { place: { vertical: 'bottom', horizontal: 'right', x: 80, y: 104 } },
    ]);
  });

  it('can be the standard one again, and the button can be hidden', async () => {
    showGrip();
    pressButton('Standard place');
    await soon(() => expect(ends).toBe(1));
    pressButton('Hide on this site');
    await soon(() => expect(ends).toBe(2));
    expect(questions('placeButton')).toEqual([{}, { isHidden: true }]);
  });

  it('of a hidden button is followed by the way back, which can be closed', async () => {
    showGrip();
    // Drawn in an element of its own, whose root is closed: the mover has ended by then
    const created = vi.spyOn(document.implementation, 'createHTMLDocument').mockReturnValue(document);
    const attached = vi.spyOn(Element.prototype, 'attachShadow');
    pressButton('Hide on this site');
    await soon(() => expect(attached).toHaveBeenCalledOnce());
    const root = attached.mock.results[0]?.value as ShadowRoot;
    created.mockRestore();
    attached.mockRestore();
    expect(root.textContent).toContain("Hidden on this site. Show it again in Cuecard's popup.");
    pointAt(root.host);
    click(root.querySelector('button') as Element);
    expect(document.querySelector('cuecard-mover')).toBeNull();
  });

  it('stays as it is with Cancel', () => {
    press(showGrip(), 'ArrowUp');
    pressButton('Cancel');
    expect([ends, questions('placeButton')]).toEqual([1, []]);
  });

  it('stays open with the reason if it was not stored', async () => {
    answer({
      placeButton: () => {
        throw new Refusal({ reason: 'notAsked', text: 'Not allowed here.' });
      },
    });
    showGrip();
    pressButton('Done');
    await soon(() => expect(page().layer.root.textContent).toContain('Not allowed here.'));
    expect(ends).toBe(0);
  });
});
