const ink = 'light-dark(#1f4b99, #96b8f5)';
const paper = 'light-dark(#fff, #0e1c38)';

/**
 * Style of the mark around a part of the page, and of the name of the part above it. The page's own pointer events go
 * through the mark; it has no colours of the page.
 */
export const markStyle = {
  mark: `position: fixed; pointer-events: none; border-radius: 4px; outline: 3px solid ${ink}; box-shadow: 0 0 0 5px ${paper}`,
  tag:
    'position: absolute; inset-inline-start: -3px; bottom: calc(100% + 3px); padding: 0 8px; border-radius: 4px; ' +
    `background: ${ink}; color: ${paper}; font: 600 12px / 20px system-ui, sans-serif; white-space: nowrap`,
  /** For many at once: close to the part, so that neighbours stay readable. */
  light: `position: fixed; pointer-events: none; border-radius: 3px; outline: 2px solid ${ink}; outline-offset: -3px`,
} as const;

/** Pixels between a part of the page and its mark. */
const markDistance = 4;

/** Puts a mark around a box of the window. */
export function placeAround(mark: HTMLElement, { left, top, width, height }: DOMRect): void {
  Object.assign(mark.style, {
    left: `${left - markDistance}px`,
    top: `${top - markDistance}px`,
    width: `${width + 2 * markDistance}px`,
    height: `${height + 2 * markDistance}px`,
  });
}
