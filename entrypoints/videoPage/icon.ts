/** SVG paths by name. Created as elements, because a page's CSP may forbid markup (Trusted Types) and other images. */
const shapes = {
  logo: 'M4 6h16v12H4zM8 12h8M12 8v8',
  plus: 'M12 5v14M5 12h14',
  more: 'M5.5 12h1M11.5 12h1M17.5 12h1',
};

/** Creates an icon; hidden from screen readers, so its button needs a label. */
export function icon(name: keyof typeof shapes): SVGElement {
  const namespace = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(namespace, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(namespace, 'path');
  path.setAttribute('d', shapes[name]);
  svg.append(path);
  return svg;
}
