import { beforeEach, describe, expect, it } from 'vitest';
import { i18n } from '../../../components/inPage/i18n';
import { pageTexts } from '../../../entrypoints/background/wording/pageTexts';
import { startTeaching } from '../../../entrypoints/eventTeacher/teaching';
import {
  answer,
  asked,
  buttonNamed,
  click,
  genuine,
  pointAt,
  questions,
  soon,
  usePage,
} from '../../components/inPage/page';

const page = usePage();
let ends: number;
/** The element of the page that lies under the pointer, below our own. */
let under: Element;

const find = (selector: string): Element => {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
};
const sheet = () => page().layer.root.querySelector('[role="application"]') as HTMLElement;
const text = () => page().layer.root.querySelector('[role="region"]')?.textContent ?? '';
const marks = () => page().layer.root.querySelectorAll('.place:not([hidden])').length;

function move(x: number, y: number): void {
  sheet().dispatchEvent(genuine(new PointerEvent('pointermove', { clientX: x, clientY: y })));
}
function moveTo(selector: string): void {
  under = find(selector);
  move(10, 10);
  move(40, 10);
}
function choose(selector: string): void {
  moveTo(selector);
  click(sheet());
}
const press = (key: string, more: KeyboardEventInit = {}) =>
  sheet().dispatchEvent(
    genuine(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })),
  );

beforeEach(() => {
  ends = 0;
  answer({ openTaught: () => ({}) });
  document.body.innerHTML = `<h1>Club</h1><ul>${['One', 'Two', 'Three']
    .map((title, at) => `<li><b>${at + 1} May 2027</b><i>${title}</i><u>Hall</u></li>`)
    .join('')}</ul>`;
  Element.prototype.checkVisibility = () => true;
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 100, 20);
  under = document.body;
  document.elementsFromPoint = () => [page().layer.host, under];
  startTeaching(page().layer, page().signal, () => ends++);
});

describe('pointing with the pointer', () => {
  it('marks what a press would choose, and asks for title, date and place in turn', () => {
    expect(text()).toContain('Step 1 of 3');
    moveTo('li:nth-child(2) i');
    expect(text()).toContain('Two');
    expect(marks()).toBe(1);
    click(sheet());
    expect(text()).toContain('Step 2 of 3');
    choose('li:nth-child(2) b');
    expect(text()).toContain('Step 3 of 3');
    choose('li:nth-child(2) u');
    expect(text()).toContain('Events like this one: 3.');
    expect(marks()).toBe(9);
    expect(sheet().hidden).toBe(true);
    expect(asked).toEqual([]);
  });

  it('chooses nothing by a second press of a pointer that rests', () => {
    choose('i');
    under = find('b');
    move(42, 10);
    click(sheet());
    expect(text()).toContain('Step 2 of 3');
    move(60, 10);
    click(sheet());
    expect(text()).toContain('Step 3 of 3');
  });

  it('chooses nothing by the second press of a double click, by scripts, or where the page covers us', () => {
    moveTo('i');
    click(sheet(), { detail: 2 });
    sheet().click();
    pointAt(document.body);
    click(sheet());
    pointAt(page().layer.host);
    under = find('b');
    click(sheet());
    expect(text()).toContain('Step 1 of 3');
  });

  it('takes neither the whole page nor what has no text', () => {
    find('h1').textContent = ' ';
    for (const selector of ['body', 'h1']) {
      choose(selector);
      expect(text()).toContain('Step 1 of 3');
    }
    find('li').textContent = 'x'.repeat(501);
    choose('li');
    expect(text()).toContain('Step 1 of 3');
  });
});

describe('the wheel', () => {
  it('scrolls the part of the page that scrolls by itself, and leaves the page to the browser', () => {
    const list = find('ul') as HTMLElement;
    under = find('i');
    const scrolled: number[] = [];
    Object.assign(list, { scrollBy: (_x: number, y: number) => scrolled.push(y) });
    const turn = () => {
      const event = new WheelEvent('wheel', { deltaY: 30, cancelable: true });
      sheet().dispatchEvent(genuine(event));
      return event.defaultPrevented;
    };
    expect(turn()).toBe(false);
    list.style.overflowY = 'auto';
    Object.defineProperty(list, 'scrollHeight', { value: 900 });
    expect(turn()).toBe(true);
    expect(scrolled).toEqual([30]);
  });
});

describe('pointing with the keys', () => {
  it('goes through the texts of the page, and on from the one that was chosen', () => {
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown'])
      press(key);
    expect(text()).toContain('1 May 2027');
    press('ArrowDown');
    press('Enter');
    expect(text()).toContain('Step 2 of 3');
    press('ArrowUp');
    press(' ');
    expect(text()).toContain('Step 3 of 3');
  });

  it('chooses once while a key is held', () => {
    press('ArrowDown');
    press('Enter');
    press('ArrowDown');
    press('Enter', { repeat: true });
    expect(text()).toContain('Step 2 of 3');
  });

  it('follows the direction of the language', () => {
    i18n.speak({ ...pageTexts(), dir: 'rtl' });
    press('ArrowDown');
    press('ArrowLeft');
    expect(text()).toContain('1 May 2027');
    press('ArrowRight');
    expect(text()).not.toContain('1 May 2027');
  });
});

describe('the panel', () => {
  const learn = () => {
    choose('li:nth-child(2) i');
    choose('li:nth-child(2) b');
  };

  it('opens the list of what was found, and keeps nothing itself', async () => {
    learn();
    click(buttonNamed(page(), 'No place'));
    await soon(() => expect(text()).toContain('Events like this one: 3.'));
    click(buttonNamed(page(), 'Show the list'));
    await soon(() => expect(ends).toBe(1));
    const [{ rule, taught, url }] = questions('openTaught') as [Record<string, unknown>];
    expect(rule).toMatchObject({ item: [{ tag: 'body' }, { tag: 'ul' }, { tag: 'li' }] });
    expect(
      (taught as { nodes: { role?: string }[] }).nodes.filter(({ role }) => role === 'item'),
    ).toHaveLength(3);
    expect(url).toBe(location.href);
    expect(asked.map(({ name }) => name)).toEqual(['openTaught']);
  });

  it('goes back by one step', async () => {
    learn();
    click(buttonNamed(page(), 'Back'));
    await soon(() => expect(text()).toContain('Step 2 of 3'));
    choose('li:nth-child(1) b');
    click(buttonNamed(page(), 'No place'));
    await soon(() => expect(text()).toContain('Events like this one'));
    click(buttonNamed(page(), 'Back'));
    await soon(() => expect(text()).toContain('Step 3 of 3'));
    expect(sheet().hidden).toBe(false);
  });

  it('ends it', async () => {
    click(buttonNamed(page(), 'End'));
    await soon(() => expect(ends).toBe(1));
  });
});
