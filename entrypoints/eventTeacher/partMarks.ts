import { element, type Layer } from '../../components/inPage/layer';
import { markStyle, placeAround } from '../../components/inPage/markStyle';

/** A part of the page to mark, perhaps with a name. */
export interface Marked {
  target: Element;
  label?: string;
}

/** PartMarks around parts of the page, drawn in our layer: nothing in the page's own document changes. */
export interface PartMarks {
  /** Puts marks around these parts, in place of the others. */
  show(marked: readonly Marked[]): void;
}

/** Creates {@link PartMarks} that follow their parts while the page moves. */
export function createPartMarks(layer: Layer, signal: AbortSignal): PartMarks {
  const container = element('div', { 'aria-hidden': 'true' });
  layer.root.prepend(container);
  let shown: { target: Element; mark: HTMLElement }[] = [];

  function follow(): void {
    // All are measured before any is moved, so that the page is laid out once
    const boxes = shown.map(({ target }) => target.getBoundingClientRect());
    for (const [at, { mark }] of shown.entries()) {
      const box = boxes[at];
      const isInView = box !== undefined && box.width > 0 && box.bottom > 0 && box.top < window.innerHeight;
      mark.hidden = !isInView;
      if (isInView) placeAround(mark, box);
    }
  }

  let isDue = false;
  const followSoon = () => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(() => {
      isDue = false;
      follow();
    });
  };
  for (const type of ['scroll', 'resize', 'transitionend'])
    window.addEventListener(type, followSoon, { signal, capture: true, passive: true });
  const changes = new ResizeObserver(followSoon);
  changes.observe(document.documentElement);
  signal.addEventListener('abort', () => changes.disconnect());

  return {
    show(marked) {
      shown = marked.map(({ target, label }) => {
        const tag = label === undefined ? [] : [element('span', {}, label)];
        for (const part of tag) part.style.cssText = markStyle.tag;
        const mark = element('div', { class: 'place' }, ...tag);
        mark.style.cssText = label === undefined ? markStyle.light : markStyle.mark;
        return { target, mark };
      });
      container.replaceChildren(...shown.map(({ mark }) => mark));
      follow();
    },
  };
}
