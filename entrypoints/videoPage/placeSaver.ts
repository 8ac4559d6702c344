import type { Layer } from '../../components/inPage/layer';
import { toOwnNames } from '../../components/inPage/ownStyle';
import { isPicture, overlap } from './links';

/** CSS pixels, of both buttons. */
const size = { width: 84, height: 36 };
/** Elements of a page that a person goes on to from a link: in a list, its menu stands where the title ends. */
const controls =
  'a[href],button,input,select,textarea,summary,label,video,[role=button],[role=link],[role=checkbox],' +
  '[role=slider],[tabindex]:not([tabindex="-1"])';

interface Place {
  x: number;
  y: number;
}

/**
 * Places the buttons of a link, relative to the page, so that they scroll with it: where nothing else of the page can be
 * pressed, as far as there is such a place.
 */
export function placeSaver(container: HTMLElement, link: HTMLElement, { host, root }: Layer): void {
  const page = host.getBoundingClientRect();
  // Without the scrollbar
  const width = document.documentElement.clientWidth;
  const places = isPicture(link) ? toPlacesInPicture(link) : toPlacesAtText(link, width);
  const { x, y } = places.find((place) => isFree(place, link)) ?? (places[0] as Place);
  const set = (at: number) => {
    const place = `left: ${x - page.left}px; top: ${at - page.top}px; --c-room: ${width - x}px`;
    container.style.cssText = toOwnNames(place);
  };
  set(y);
  const placed = container.getBoundingClientRect();
  for (const mark of root.querySelectorAll('.mark')) {
    const marked = mark.getBoundingClientRect();
    if (overlap(marked, placed)) set(marked.bottom + 4);
  }
}

/** In a corner of the picture; the lower right one has the duration. */
function toPlacesInPicture(link: HTMLElement): Place[] {
  const { left, right, top, bottom } = link.getBoundingClientRect();
  const x = Math.max(0, left + 8);
  return [
    { x, y: top + 8 },
    { x, y: bottom - size.height - 8 },
    { x: Math.max(x, right - size.width - 8), y: top + 8 },
  ];
}

/**
 * Beside the end of a text; over its last words; below or above these. Where the window leaves no room beside a text as
 * short as the buttons, they lie below it: never over the first words.
 */
function toPlacesAtText(link: HTMLElement, width: number): Place[] {
  const box = link.getBoundingClientRect();
  const isLeft = isLeftward(link);
  const most = width - size.width;
  const inWindow = (x: number) => Math.max(0, Math.min(x, most));
  const beside = isLeft ? box.left - size.width : box.right;
  const end = inWindow(beside);
  const over = inWindow(isLeft ? box.left : box.right - size.width);
  const middle = box.top + box.height / 2 - size.height / 2;
  const isShort = box.width < 2 * size.width;
  return [
    { x: end, y: end !== beside && isShort ? box.bottom : middle },
    ...(isShort ? [] : [{ x: over, y: middle }]),
    { x: over, y: box.bottom },
    { x: over, y: box.top - size.height },
  ];
}

/** Whether the place is in the window, and nothing but the link can be pressed there. */
function isFree({ x, y }: Place, link: HTMLElement): boolean {
  for (const across of [2, size.width / 3, (2 * size.width) / 3, size.width - 2])
    for (const down of [2, size.height / 2, size.height - 2]) {
      const at = document.elementFromPoint(x + across, y + down);
      const control = at?.closest(controls);
      // Nothing is outside of the window
      if (!at || (control && control !== link && !control.contains(link))) return false;
    }
  return true;
}

/** Whether the text of a link runs to the left. Sites that show titles of all languages set `dir` around the title. */
const isLeftward = (link: HTMLElement) =>
  getComputedStyle(link.querySelector('[dir]') ?? link).direction === 'rtl';
