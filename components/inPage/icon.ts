/** SVG paths by name. Created as elements, because a page's CSP may forbid markup (Trusted Types) and other images. */
const shapes = {
  logo: 'M4 5h16v14H4zM4 9h16M10.5 11.5v5l4-2.5z',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  more: 'M5.5 12h1M11.5 12h1M17.5 12h1',
  lists: 'M4 6h12M4 12h7M4 18h7M17 12v8M13 16h8',
  like: 'M7 11v9H3v-9zM7 11l4-8c1.8 0 2.7 1.3 2.3 3l-.6 3H18a2 2 0 0 1 2 2.4l-1.3 6A3 3 0 0 1 16 20H7',
  dislike: 'M17 13V4h4v9zM17 13l-4 8c-1.8 0-2.7-1.3-2.3-3l.6-3H6a2 2 0 0 1-2-2.4l1.3-6A3 3 0 0 1 8 4h9',
  bell: 'M12 4a5 5 0 0 0-5 5c0 5-2 6-2 8h14c0-2-2-3-2-8a5 5 0 0 0-5-5zM10 20.5h4',
  flag: 'M6 21V4h11l-2 4 2 4H6',
  open: 'M10 5H5v14h14v-5M14 4h6v6M20 4l-9 9',
  move: 'M12 3v18M3 12h18M9 6l3-3 3 3M9 18l3 3 3-3M6 9l-3 3 3 3M18 9l3 3-3 3',
};
export type DrawnIcon = keyof typeof shapes;

/** Icons with a direction, mirrored in right-to-left languages. */
const flipped: ReadonlySet<DrawnIcon> = new Set(['flag', 'lists', 'open']);

/** Creates an icon; hidden from screen readers, so its button needs a label. */
export function icon(name: DrawnIcon): SVGElement {
  const namespace = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(namespace, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  if (flipped.has(name)) svg.classList.add('flips');
  const path = document.createElementNS(namespace, 'path');
  path.setAttribute('d', shapes[name]);
  svg.append(path);
  return svg;
}
