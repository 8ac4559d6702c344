import { beforeEach, describe, expect, it } from 'vitest';
import { type Marks, markLinks } from '../../../entrypoints/videoPage/marks';
import { answer, asked, questions, soon, usePage, videoLink } from '../../components/inPage/page';

const page = usePage();
const videoId = (at: number) => `SbxFind-${String(at).padStart(3, '0')}`;
let marks: Marks;
let reads = 0;
let scrolled = 0;

beforeEach(() => {
  reads = 0;
  scrolled = 0;
  const known = { [videoId(1)]: ['Jazz', 'Live'], [videoId(500)]: ['Talks'] };
  answer({
    marks: ({ videoIds }) =>
      Object.fromEntries(Object.entries(known).filter(([id]) => videoIds.includes(id))),
  });
  marks = markLinks(() => page().layer, page().signal);
});

/** Links in a column, 100 pixels each; the window is 768 pixels high. */
function list(count: number) {
  for (let at = 0; at < count; at++) {
    videoLink(videoId(at)).getBoundingClientRect = () => {
      reads++;
      return new DOMRect(0, at * 100 - scrolled, 200, 90);
    };
  }
}

const appear = () => window.dispatchEvent(new Event('pointermove'));
const words = () => [...page().layer.root.querySelectorAll('.mark')].map(({ textContent }) => textContent);

describe('marks', () => {
  it('wait for the first input', async () => {
    list(20);
    await new Promise((resolve) => requestIdleCallback(resolve));
    expect(asked).toEqual([]);
    expect(reads).toBe(0);
  });

  it('are requested in one message, only for links in view', async () => {
    list(1_000);
    appear();
    await soon(() => expect(words()).toEqual(['In Jazz, Live']));
    expect(questions('marks')).toEqual([{ videoIds: Array.from({ length: 8 }, (_, at) => videoId(at)) }]);
    expect(reads).toBeLessThan(150);
  });

  it('follow the view, and request each video once', async () => {
    list(1_000);
    appear();
    await soon(() => expect(words()).toEqual(['In Jazz, Live']));
    scrolled = 49_900;
    window.dispatchEvent(new Event('scroll'));
    await soon(() => expect(words()).toEqual(['In Talks']));
    scrolled = 0;
    window.dispatchEvent(new Event('scroll'));
    await soon(() => expect(words()).toEqual(['In Jazz, Live']));
    expect(questions('marks')).toHaveLength(2);
  });

  it('leave at once when the pictures move in the page, and return at their new place', async () => {
    list(3);
    appear();
    await soon(() => expect(words()).toEqual(['In Jazz, Live']));
    scrolled = 40;
    window.dispatchEvent(new Event('resize'));
    expect(words()).toEqual([]);
    await soon(() => expect(words()).toEqual(['In Jazz, Live']));
    expect(page().layer.root.querySelector<HTMLElement>('.mark')?.style.top).toBe('68px');
  });

  it.each([
    ['the page adds something above them', () => document.body.prepend(document.createElement('p'))],
    ['the page changes a class', () => document.body.classList.toggle('chips')],
    ['the page changes a text', () => (document.body.lastChild!.textContent += ' more')],
    ['the pointer comes', appear],
  ])('leave when the pictures have moved and %s', async (_what, act) => {
    list(3);
    document.body.append('text');
    appear();
    await soon(() => expect(words()).toEqual(['In Jazz, Live']));
    scrolled = 40;
    act();
    await soon(() => expect(words()).toEqual([]));
    await soon(() => expect(words()).toEqual(['In Jazz, Live']));
    expect(page().layer.root.querySelector<HTMLElement>('.mark')?.style.top).toBe('68px');
  });

  it('read no place for changes of a page without marks, and each once for many', async () => {
    answer({ marks: () => ({}) });
    list(20);
    appear();
    await soon(() => expect(questions('marks')).toHaveLength(1));
    const before = reads;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let at = 0; at < 20; at++) document.body.append(document.createElement('p'));
    await frame();
    await frame();
    expect(reads).toBe(before);
  });

  it('are requested again after a change', async () => {
    list(3);
    appear();
    await soon(() => expect(questions('marks')).toHaveLength(1));
    marks.forget(videoId(2));
    await soon(() => expect(questions('marks')).toHaveLength(2));
    expect(questions('marks')[1]).toEqual({ videoIds: [videoId(2)] });
  });

  it('lie in the upper corner of a picture, since the site shows the duration in the lower one', async () => {
    list(3);
    appear();
    await soon(() => expect(words()).toEqual(['In Jazz, Live']));
    const { left, top } = page().layer.root.querySelector<HTMLElement>('.mark')?.style ?? {};
    expect([left, top]).toEqual(['8px', '108px']);
  });

  it('add nothing to a page whose videos are in no playlist', async () => {
    videoLink('Sbx-3_vid09').getBoundingClientRect = () => new DOMRect(0, 0, 200, 90);
    appear();
    await soon(() => expect(questions('marks')).toHaveLength(1));
    expect(page().layer.root.querySelector('.marks')).toBeNull();
  });
});
