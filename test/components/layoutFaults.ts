/** Measures the layout of the document: each function returns one line per fault. */

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Text or a control, as much of it as can be seen. */
interface Part {
  element: Element;
  box: Box;
  name: string;
  isControl: boolean;
}

const tolerance = 1.5;
const controls = 'button, input:not([hidden]), select, textarea, a[href], summary, [role="option"]';

/** Clipped text, parts that overlap, and what leaves the viewport. */
export function layoutFaults(): string[] {
  const parts = [...textParts(), ...controlParts()];
  return [...clippedTexts(), ...clippedFields(), ...overlaps(parts), ...sideways(parts)];
}

/** Text nodes whose box leaves an ancestor that hides what leaves it, or their own button. */
function clippedTexts(): string[] {
  return textNodes().flatMap((node) => {
    const element = node.parentElement as Element;
    const box = textBox(node);
    const hiding = ancestors(element).find((ancestor) => hides(ancestor, box));
    if (hiding && !(isShortened(hiding) && fullText(hiding)))
      return [`clipped: '${shorten(node.data)}' in ${describe(hiding)}`];
    const button = element.closest('button, .button');
    return button && !hiding && !contains(button, box)
      ? [`clipped: '${shorten(node.data)}' leaves ${describe(button)}`]
      : [];
  });
}

/** Placeholders and choices, which have no text nodes with a box, measured with their font. */
function clippedFields(): string[] {
  const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  const fields = visible<HTMLInputElement | HTMLSelectElement>('input:placeholder-shown, select');
  return fields.flatMap((field) => {
    const style = getComputedStyle(field);
    canvas.font = style.font;
    const isSelect = field instanceof HTMLSelectElement;
    const text = isSelect ? (field.selectedOptions[0]?.text ?? '') : field.placeholder;
    const room =
      field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
    const arrow = isSelect && style.appearance !== 'none' ? 16 : 0;
    const isWhole = canvas.measureText(text).width <= room - arrow + tolerance;
    // The list of a select box and the hint of a field repeat what its line shortens.
    const isDeclared = style.textOverflow === 'ellipsis';
    return isWhole || isDeclared ? [] : [`clipped: '${shorten(text)}' in ${describe(field)}`];
  });
}

/** Pairs of texts and controls of one layer that share an area. */
function overlaps(parts: readonly Part[]): string[] {
  const layers = new Map<Element | undefined, Part[]>();
  for (const part of parts) {
    const layer = layerOf(part.element);
    layers.set(layer, [...(layers.get(layer) ?? []), part]);
  }
  return [...layers.values()].flatMap((layer) => {
    const sorted = [...layer].sort((a, b) => a.box.top - b.box.top);
    return sorted.flatMap((upper, index) =>
      sorted
        .slice(index + 1)
        .filter((lower) => lower.box.top < upper.box.bottom - tolerance && areApart(upper, lower))
        .filter((lower) => share(upper.box, lower.box))
        .map((lower) => `overlap: ${upper.name} and ${lower.name}`),
    );
  });
}

/** Controls beyond the sides of the viewport, and what can be scrolled to the side. */
function sideways(parts: readonly Part[]): string[] {
  const outside = parts.filter(({ element, isControl }) => {
    const { left, right } = element.getBoundingClientRect();
    return isControl && (left < -tolerance || right > document.documentElement.clientWidth + tolerance);
  });
  const scrolled = [document.documentElement, ...visible('body *')].filter(
    (element) =>
      element.scrollWidth > element.clientWidth + tolerance &&
      (element === document.documentElement ||
        ['auto', 'scroll'].includes(getComputedStyle(element).overflowX)) &&
      !element.matches('input, textarea, select'),
  );
  return [
    ...outside.map(({ name }) => `outside: ${name}`),
    ...scrolled.map(
      (element) => `scrolls sideways: ${describe(element)} by ${element.scrollWidth - element.clientWidth}`,
    ),
  ];
}

/** Boxes that are not the mirror image of what they are in the other direction, for the same texts. */
export function mirrorFaults(): string[] {
  const root = document.documentElement;
  const elements = visible('body *').filter(
    (element) =>
      !element.closest('body [dir], .code, code, svg *, option') &&
      !getComputedStyle(element).display.startsWith('inline'),
  );
  const measure = () => elements.map((element) => element.getBoundingClientRect());
  const there = measure();
  const { dir } = root;
  root.dir = dir === 'rtl' ? 'ltr' : 'rtl';
  const width = root.clientWidth;
  const mirrored = measure();
  root.dir = dir;
  const moved = elements.flatMap((element, index) => {
    const [one, other] = [there[index] as DOMRect, mirrored[index] as DOMRect];
    const isMirrored =
      Math.abs(one.left - (width - other.right)) <= 2 && Math.abs(one.right - (width - other.left)) <= 2;
    return isMirrored ? [] : [`not mirrored: ${describe(element)}`];
  });
  return [...moved, ...ownDirections()];
}

/**
 * What has a direction of its own is not mirrored with the page: its sides have to be alike, and it has no bullet. The
 * one that a text gives is not found in isolated parts of it.
 */
function ownDirections(): string[] {
  return visible<HTMLElement>('body [dir]').flatMap((element) => {
    const { display, listStyleType, paddingLeft, paddingRight, borderLeftWidth, borderRightWidth } =
      getComputedStyle(element);
    const hasBullet = display === 'list-item' && listStyleType !== 'none';
    const isAlike = paddingLeft === paddingRight && borderLeftWidth === borderRightWidth && !hasBullet;
    const isFound = element.dir !== 'auto' || element.querySelector(':scope > bdi') === null;
    return [
      ...(isAlike ? [] : [`not mirrored: sides of ${describe(element)}`]),
      ...(isFound ? [] : [`not mirrored: isolated texts in ${describe(element)}`]),
    ];
  });
}

/**
 * Controls that are smaller than a side in pixels. A link in a sentence and the input of a larger label are exempt, and
 * so is what a calendar gives its size: a row is as high as its hours, and no wider than its day.
 */
export function smallTargets(side: number): string[] {
  return controlParts().flatMap(({ element, name }) => {
    const isInText = getComputedStyle(element).display === 'inline';
    const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
    const isWide = width >= side - 0.5 || element.matches('.calendar .month-row, .month-head > *');
    const isHigh = height >= side - 0.5 || element.matches('.week-column > *');
    return isInText || (isWide && isHigh)
      ? []
      : [`small: ${name} ${Math.round(width)}×${Math.round(height)}`];
  });
}

/** Texts that have the colour of their ground in forced colours, where the browser lays one below each text. */
export function vanishedTexts(): string[] {
  const probe = document.body.appendChild(document.createElement('div'));
  probe.style.backgroundColor = 'Canvas';
  const canvas = getComputedStyle(probe).backgroundColor;
  probe.remove();
  const groundOf = (element: Element) =>
    ancestors(element)
      .map((one) => getComputedStyle(one).backgroundColor)
      .find((colour) => !/^rgba\(.*, 0\)$|transparent/.test(colour)) ?? canvas;
  return textNodes().flatMap((node) => {
    const element = node.parentElement as Element;
    const { color, forcedColorAdjust } = getComputedStyle(element);
    const ground = forcedColorAdjust === 'none' ? groundOf(element) : canvas;
    return color === ground ? [`vanished: '${shorten(node.data)}' in ${describe(element)}`] : [];
  });
}

/** What stays in view and leaves less than half of what scrolls below it: of the window, or of a part that scrolls. */
export function crampedScrollers(): string[] {
  const stuck = visible('body *').filter((element) => getComputedStyle(element).position === 'sticky');
  const held = new Map<Element, Element[]>();
  for (const element of stuck) {
    const scroller =
      ancestors(element.parentElement as Element).find((one) =>
        ['auto', 'scroll'].includes(getComputedStyle(one).overflowY),
      ) ?? document.documentElement;
    const isAcross = element.clientWidth > scroller.clientWidth / 2;
    if (isAcross) held.set(scroller, [...(held.get(scroller) ?? []), element]);
  }
  return [...held].flatMap(([scroller, elements]) => {
    const height = elements.reduce((sum, element) => sum + element.clientHeight, 0);
    const room = Math.min(scroller.clientHeight, innerHeight);
    return height > room / 2 ? [`cramped: ${elements.map(describe).join(' and ')} ${height} of ${room}`] : [];
  });
}

function textNodes(): Text[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (node.data.trim() && node.parentElement && isSeen(node.parentElement)) found.push(node);
  }
  return found;
}

function textParts(): Part[] {
  return textNodes().flatMap((node) => {
    const element = node.parentElement as Element;
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].flatMap((rect) => {
      const box = seenPart(element, rect);
      return box ? [{ element, box, name: `'${shorten(node.data)}'`, isControl: false }] : [];
    });
  });
}

function controlParts(): Part[] {
  return visible(controls).flatMap((element) => {
    const box = seenPart(element, element.getBoundingClientRect());
    const isLink = getComputedStyle(element).display === 'inline';
    return box && !isLink ? [{ element, box, name: describe(element), isControl: true }] : [];
  });
}

const visible = <Kind extends HTMLElement>(selector: string) =>
  [...document.querySelectorAll<Kind>(selector)].filter(isSeen);

/** Whether it is drawn: text for screen readers alone is not. */
function isSeen(element: Element): boolean {
  const isDrawn = element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
  const isForReaders = ancestors(element).some((one) => getComputedStyle(one).clipPath === 'inset(50%)');
  return isDrawn && !isForReaders && !element.closest('.unseen, script, style, option');
}

/** Up to the top layer, in which nothing that is around an element cuts it. */
function ancestors(element: Element): Element[] {
  const parent = element.matches(':popover-open') ? null : element.parentElement;
  return [element, ...(parent && parent !== document.body ? ancestors(parent) : [])];
}

/** Whether an element cuts off a part of a box: on a side that it can be scrolled to, it does not. */
function hides(element: Element, box: Box): boolean {
  const { overflowX, overflowY } = getComputedStyle(element);
  const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return !contains(element, {
    ...(cuts(overflowX) ? { left: box.left, right: box.right } : { left, right }),
    ...(cuts(overflowY) ? { top: box.top, bottom: box.bottom } : { top, bottom }),
  });
}

const isShortened = (element: Element) => {
  const { textOverflow, webkitLineClamp } = getComputedStyle(element);
  return textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
};

/** A tooltip with the whole text, or the text of a control, which has its name as a whole. */
const fullText = (element: Element) => Boolean(element.closest('[title]')?.getAttribute('title'));

function textBox(node: Text): Box {
  const range = document.createRange();
  range.selectNodeContents(node);
  return range.getBoundingClientRect();
}

function contains(element: Element, inner: Box): boolean {
  const outer = element.getBoundingClientRect();
  return (
    inner.left >= outer.left - tolerance &&
    inner.right <= outer.right + tolerance &&
    inner.top >= outer.top - 3 &&
    inner.bottom <= outer.bottom + 3
  );
}

/** The part that scrolling and hiding ancestors show. */
function seenPart(element: Element, rect: Box): Box | undefined {
  const box = { left: rect.left, top: rect.top, right: rect.right, bottom: rect.bottom };
  for (const ancestor of ancestors(element)) {
    if (getComputedStyle(ancestor).overflow === 'visible') continue;
    const outer = ancestor.getBoundingClientRect();
    box.left = Math.max(box.left, outer.left);
    box.right = Math.min(box.right, outer.right);
    box.top = Math.max(box.top, outer.top);
    box.bottom = Math.min(box.bottom, outer.bottom);
  }
  return box.right > box.left && box.bottom > box.top ? box : undefined;
}

/** Lists above fields, bars that stay in view and dialogs cover other content on purpose. */
const layerOf = (element: Element) =>
  ancestors(element).find(
    (ancestor) => ancestor.localName === 'dialog' || getComputedStyle(ancestor).zIndex !== 'auto',
  );

const areApart = (one: Part, other: Part) =>
  !one.element.contains(other.element) &&
  !other.element.contains(one.element) &&
  !(one.element.closest('label') && one.element.closest('label') === other.element.closest('label'));

const share = (one: Box, other: Box) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > tolerance &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 3;

const shorten = (text: string) => text.trim().slice(0, 50);

function describe(element: Element): string {
  const kind = [element.localName, ...element.classList].join('.');
  return `${kind} '${shorten(element.textContent || element.getAttribute('aria-label') || '')}'`;
}
