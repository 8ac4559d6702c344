import { expect, it, vi } from 'vitest';
import { placeSaver } from '../../../entrypoints/videoPage/placeSaver';
import { usePage, videoLink } from '../../components/inPage/page';

const page = usePage();

/** Where the buttons of a link of this box lie, with a menu of the page at another. */
function placed(link: DOMRect, menu = new DOMRect()): string {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1000);
  const at = videoLink('Sbx-3_vid01');
  at.getBoundingClientRect = () => link;
  const button = document.createElement('button');
  document.elementFromPoint = (x, y) => {
    if (x < 0 || y < 0 || x >= 1000 || y >= 800) return null;
    const isIn = x >= menu.left && x < menu.right && y >= menu.top && y < menu.bottom;
    return isIn ? button : document.body;
  };
  const container = document.createElement('div');
  placeSaver(container, at, page().layer);
  return `${container.style.left} ${container.style.top}`;
}

it.each([
  ['beside the end of a text', new DOMRect(100, 100, 300, 20), undefined, '400px 92px'],
  [
    'over its last words if a menu stands beside it',
    new DOMRect(100, 100, 300, 20),
    new DOMRect(408, 90, 40, 40),
    '316px 92px',
  ],
  [
    'below a short text with a menu beside it',
    new DOMRect(200, 100, 60, 20),
    new DOMRect(268, 90, 40, 25),
    '176px 120px',
  ],
  [
    'above a short text at the lower edge of the window',
    new DOMRect(200, 775, 60, 20),
    new DOMRect(268, 765, 40, 35),
    '176px 739px',
  ],
  ['over the last words at the edge of the window', new DOMRect(700, 100, 300, 20), undefined, '916px 92px'],
  ['in the corner of a picture', new DOMRect(100, 100, 300, 170), undefined, '108px 108px'],
  [
    'in another corner if a control lies there',
    new DOMRect(100, 100, 300, 170),
    new DOMRect(100, 100, 40, 40),
    '108px 226px',
  ],
])('the buttons of a link lie %s', (_name, link, menu, place) => {
  expect(placed(link, menu)).toBe(place);
});
