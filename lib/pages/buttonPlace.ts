/** The place that a person has given our button on the pages of one site: distances from the nearest corner. */
export interface ButtonPlace {
  vertical: 'top' | 'bottom';
  horizontal: 'left' | 'right';
  /** CSS pixels between that corner of the window and the button. */
  x: number;
  y: number;
}

/** Our button on one site; without a place it is at the standard one. */
export interface SiteButton {
  place?: ButtonPlace | undefined;
  isHidden?: boolean | undefined;
}

/** CSS pixels. A larger distance is limited to this one. */
export const longestDistance = 10_000;

/** CSS pixels that stay free beside the button. */
const margin = 8;
/** CSS pixels. Width of the panel that the button opens, with margins: the panel must fit beside the button. */
const panelWidth = 336;

/** Position and size of a box in a window, in CSS pixels. */
interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The place of a box, relative to the corner of the window that its centre is nearest to. */
export function toPlace(box: Box, view: { width: number; height: number }): ButtonPlace {
  const isRight = box.left + box.width / 2 > view.width / 2;
  const isBottom = box.top + box.height / 2 > view.height / 2;
  const limit = (distance: number) => Math.round(Math.min(longestDistance, Math.max(0, distance)));
  return {
    vertical: isBottom ? 'bottom' : 'top',
    horizontal: isRight ? 'right' : 'left',
    x: limit(isRight ? view.width - box.left - box.width : box.left),
    y: limit(isBottom ? view.height - box.top - box.height : box.top),
  };
}

/**
 * CSS declarations for the button at this place. They keep it, and the panel that it opens, in view in a window of any
 * size, and above the bars of the site (`--c-clear`; the script in the page renames what begins with `--c-`).
 * @param direction of the text; the alignment of a column depends on it
 */
export function toStyle({ vertical, horizontal, x, y }: ButtonPlace, direction: string): string {
  const [across, along] = [horizontal === 'left' ? 'right' : 'left', vertical === 'top' ? 'bottom' : 'top'];
  const clear = vertical === 'bottom' ? 'var(--c-clear)' : '0px';
  const isAtStart = (horizontal === 'left') !== (direction === 'rtl');
  return [
    `--c-bottom: clamp(${margin}px, max(${y}px, ${margin}px + ${clear}), 50vh)`,
    `${vertical}: var(--c-bottom)`,
    `${along}: auto`,
    `${horizontal}: clamp(${margin}px, ${x}px, max(${margin}px, 100vw - ${panelWidth}px))`,
    `${across}: auto`,
    // The panel opens towards the middle of the window
    `flex-direction: ${vertical === 'top' ? 'column-reverse' : 'column'}`,
    `align-items: flex-${isAtStart ? 'start' : 'end'}`,
  ].join('; ');
}
