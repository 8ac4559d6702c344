import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Choice, createChoice } from '../../../entrypoints/videoChooser/choice';
import { showTicks } from '../../../entrypoints/videoChooser/ticks';
import { createVideosOnPage } from '../../../entrypoints/videoChooser/videosOnPage';
import { buttonNamed, click, genuine, pointAt, soon, usePage, videoLink } from '../../components/inPage/page';

const page = usePage();
const videoId = (at: number) => `SbxFind-${String(at).padStart(3, '0')}`;
let choice: Choice;
let reads = 0;
let update: () => void;

/** Links in a column, 100 pixels each; the window is 768 pixels high. */
function list(count: number, from = 0) {
  return Array.from({ length: count }, (_each, at) => {
    const link = videoLink(videoId(from + at));
    link.getBoundingClientRect = () => {
      reads++;
      return new DOMRect(0, at * 100, 200, 90);
    };
    return link;
  });
}

const show = () => {
  update = showTicks(page().layer, createVideosOnPage(), choice, () => undefined, page().signal);
};
const boxes = () =>
  [...page().layer.root.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'));
const box = (at: number) => buttonNamed(page(), `Choose “${videoId(at)}”`);
const shiftClick = (button: Element) =>
  button.dispatchEvent(genuine(new MouseEvent('click', { bubbles: true, detail: 1, shiftKey: true })));

beforeEach(() => {
  choice = createChoice();
  reads = 0;
});

describe('the boxes', () => {
  it('are shown for videos in view, and a press chooses', () => {
    list(20);
    show();
    expect(boxes()).toHaveLength(8);
    click(box(2));
    expect([...choice.chosen.keys()]).toEqual([videoId(2)]);
    expect(box(2).getAttribute('aria-pressed')).toBe('true');
    click(box(2));
    expect(choice.chosen.size).toBe(0);
  });

  it('keep away from our bar and its shadow, which would cover them', () => {
    list(8);
    const bar = document.createElement('div');
    bar.className = 'corner';
    page().layer.root.append(bar);
    // A box is in the upper 42 of the 100 pixels of its row
    bar.getBoundingClientRect = () => new DOMRect(0, 450, 300, 250);
    show();
    expect(boxes()).toHaveLength(4);
    bar.getBoundingClientRect = () => new DOMRect(0, 470, 300, 250);
    update();
    expect(boxes()).toHaveLength(5);
  });

  it('take no press of a script, nor one that something else of the page covers', () => {
    list(3);
    show();
    box(1).click();
    pointAt(document.body);
    click(box(1));
    expect(choice.chosen.size).toBe(0);
    pointAt(page().layer.host);
    click(box(1));
    expect(choice.chosen.size).toBe(1);
  });

  it('choose nothing if the row leads to another video since they were drawn', () => {
    const [, row] = list(3);
    show();
    row!.href = `https://www.youtube.com/watch?v=${videoId(77)}`;
    const before = box(1);
    click(before);
    expect(choice.chosen.size).toBe(0);
    // The same name, but a box of its own
    expect(box(1)).not.toBe(before);
    click(box(1));
    expect([...choice.chosen.keys()]).toEqual([videoId(77)]);
  });

  it('choose although the page has made the links of the row anew', () => {
    const [row] = list(1);
    show();
    const again = row!.cloneNode(true) as HTMLAnchorElement;
    again.getBoundingClientRect = row!.getBoundingClientRect;
    row!.replaceWith(again);
    click(box(0));
    expect([...choice.chosen.keys()]).toEqual([videoId(0)]);
  });

  it('choose a range in the order on the screen, whatever the order of the elements is', () => {
    const rows = list(6);
    document.body.append(rows[0]!, rows[3]!);
    show();
    click(box(1));
    shiftClick(box(4));
    expect([...choice.chosen.keys()]).toEqual([1, 2, 3, 4].map(videoId));
  });

  it('leave with their rows, and the arrow keys go on from the one that had the focus', () => {
    const rows = list(8);
    show();
    box(3).focus();
    for (const link of rows.slice(0, 4)) link.remove();
    update();
    expect(boxes()).toHaveLength(4);
    const { activeElement } = page().layer.root;
    expect(activeElement?.role ?? activeElement?.getAttribute('role')).toBe('group');
  });

  it.each([
    ['', 'ArrowRight', 'ArrowLeft'],
    ['rtl', 'ArrowLeft', 'ArrowRight'],
  ])('are reached by arrows as the page reads: %s', (dir, after, before) => {
    document.dir = dir;
    try {
      for (const [at, link] of list(3).entries())
        link.getBoundingClientRect = () => new DOMRect((dir === 'rtl' ? 2 - at : at) * 250, 0, 200, 90);
      show();
      box(0).focus();
      const reached = [after, after, before].map((key) => {
        page().layer.root.activeElement?.dispatchEvent(
          genuine(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
        );
        return page().layer.root.activeElement?.getAttribute('aria-label');
      });
      expect(reached).toEqual([1, 2, 1].map((at) => box(at).getAttribute('aria-label')));
    } finally {
      document.dir = '';
    }
  });

  it('measure few links of a page of thousands', () => {
    list(3_000);
    show();
    reads = 0;
    update();
    expect(boxes()).toHaveLength(8);
    expect(reads).toBeLessThan(300);
  });

  it('are at most 200, however many videos a page puts in view', () => {
    for (const link of list(500)) link.getBoundingClientRect = () => new DOMRect(0, 10, 200, 90);
    show();
    expect(boxes()).toHaveLength(200);
  });

  it('leave nine tenths of the time to a page on which an update takes long', async () => {
    list(3);
    show();
    const waits: number[] = [];
    const real = globalThis.setTimeout;
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, wait = 0) => {
      waits.push(wait);
      return real(work, 0);
    }) as never);
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 1_000));
    await soon(() => {
      window.dispatchEvent(new Event('scroll'));
      expect(Math.max(...waits)).toBeGreaterThanOrEqual(9_000);
    });
    expect(waits).toContain(120);
    vi.restoreAllMocks();
  });
});
