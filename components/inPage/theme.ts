import type { ChangeStyle } from './ownStyle';

/**
 * Sets the colour scheme of our parts to the one of the page, whatever the system prefers, and follows changes.
 * Frames inside need no code: browsers apply the colour scheme of an iframe element to its document.
 */
export function followTheme(
  host: HTMLElement,
  root: ShadowRoot,
  signal: AbortSignal,
  changeStyle: ChangeStyle,
): void {
  const { documentElement, body } = document;
  let isWaiting = false;
  const show = (isDark: boolean) => changeStyle({ scheme: isDark ? 'dark' : 'light' });

  /**
   * Reads the page's styles when it is idle: after a frame that is due, when they are computed and reading is cheap.
   */
  function scheduleUpdate(): void {
    if (isWaiting) return;
    isWaiting = true;
    requestIdleCallback(() => {
      isWaiting = false;
      // In an element that has left the page, no colours are computed
      if (host.isConnected) show(isMarkedDark() || isPaintedDark(root));
    });
  }

  // The video site's attribute is read at once, so that dark pages show no light flash.
  if (isMarkedDark()) show(true);
  scheduleUpdate();
  const observer = new MutationObserver(scheduleUpdate);
  for (const element of [documentElement, body]) if (element) observer.observe(element, { attributes: true });
  prefersDark().addEventListener('change', scheduleUpdate, { signal });
  host.addEventListener('pointerenter', scheduleUpdate, { signal });
  // Pages that switch their colours without an attribute of root or body mostly do so at a press, or fade them.
  for (const type of ['click', 'transitionend'])
    window.addEventListener(type, scheduleUpdate, { signal, capture: true, passive: true });
  signal.addEventListener('abort', () => observer.disconnect());
}

const prefersDark = () => matchMedia('(prefers-color-scheme: dark)');

/** The video site sets `dark` on the root of a dark page. (`darker-dark-theme` is set on light pages, too.) */
function isMarkedDark(): boolean {
  return document.documentElement.matches('[dark]:not([dark=false])');
}

/**
 * Uses the first opaque background of body, root, and the elements at the window's centre; else the declared scheme.
 */
function isPaintedDark(root: ShadowRoot): boolean {
  const { documentElement, body } = document;
  const findLuminance = (element: Element | null) =>
    element ? getLuminance(getComputedStyle(element).backgroundColor, root) : undefined;
  // Finding the elements at a point is expensive, and mostly body or root has a colour
  const painted =
    findLuminance(body) ??
    findLuminance(documentElement) ??
    document
      .elementsFromPoint(window.innerWidth / 2, window.innerHeight / 2)
      .reverse()
      .map(findLuminance)
      .find((luminance) => luminance !== undefined);
  if (painted !== undefined) return painted < middleGray;
  const schemes = getComputedStyle(documentElement).colorScheme.split(' ');
  return schemes.includes('dark') && (prefersDark().matches || !schemes.includes('light'));
}

/** Relative luminance on which black and white text have the same contrast. */
const middleGray = 0.18;

/** Luminances by colour. To compute one, the browser has to compute styles anew. */
const luminances = new Map<string, number | undefined>();

/** Relative luminance, 0 to 1, of a CSS colour; undefined if its alpha is below 0.5. */
function getLuminance(color: string, root: ShadowRoot): number | undefined {
  if (!luminances.has(color)) {
    const probe = document.createElement('span');
    probe.style.color = `color(from ${color} srgb-linear r g b / alpha)`;
    root.append(probe);
    const numbers = getComputedStyle(probe).color.match(/-?[\d.]+(?:e-?\d+)?/g) ?? [];
    const [red = 0, green = 0, blue = 0, alpha = 1] = numbers.map(Number);
    probe.remove();
    luminances.set(color, alpha < 0.5 ? undefined : 0.2126 * red + 0.7152 * green + 0.0722 * blue);
  }
  return luminances.get(color);
}
