/**
 * Keeps what we draw in a page dark where the page is dark and light where it is light, whatever the system prefers,
 * and through a switch while the page is open. The frames inside follow by themselves: browsers hand the colour
 * scheme of an iframe's element on to its document.
 */
export function followTheme(host: HTMLElement, root: ShadowRoot, signal: AbortSignal): void {
  const { documentElement, body } = document;
  let isWaiting = false;
  const show = (isDark: boolean) => {
    host.style.setProperty('--scheme', isDark ? 'dark' : 'light');
  };

  /** Right after a frame the page's styles are known, and asking for them costs little. */
  function lookSoon(): void {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() =>
      requestIdleCallback(() => {
        isWaiting = false;
        if (!signal.aborted) show(isMarkedDark() || isPaintedDark(root));
      }),
    );
  }

  // The video site's mark is read at once, so that dark pages see no light flash.
  if (isMarkedDark()) show(true);
  lookSoon();
  const observer = new MutationObserver(lookSoon);
  for (const element of [documentElement, body]) if (element) observer.observe(element, { attributes: true });
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', lookSoon, { signal });
  host.addEventListener('pointerenter', lookSoon, { signal });
  signal.addEventListener('abort', () => observer.disconnect());
}

/**
 * The video site marks a dark page by `dark` on its root. It has `darker-dark-theme` on light pages, too: that names
 * the kind of dark, not the state.
 */
function isMarkedDark(): boolean {
  return document.documentElement.matches('[dark]:not([dark=false])');
}

/** By the first of these that is painted: the body, the root, what fills the page; else by the declared scheme. */
function isPaintedDark(root: ShadowRoot): boolean {
  const { documentElement, body } = document;
  const probe = document.createElement('span');
  root.append(probe);
  const whatFills = document.elementsFromPoint(window.innerWidth / 2, window.innerHeight / 2).reverse();
  const painted = [body, documentElement, ...whatFills]
    .map((element) => element && luminanceOf(getComputedStyle(element).backgroundColor, probe))
    .find((luminance) => luminance !== undefined);
  probe.remove();
  if (painted !== undefined) return painted < middleGray;
  const schemes = getComputedStyle(documentElement).colorScheme.split(' ');
  const isSystemDark = matchMedia('(prefers-color-scheme: dark)').matches;
  return schemes.includes('dark') && (isSystemDark || !schemes.includes('light'));
}

/** Black and white text have the same contrast on it. */
const middleGray = 0.18;

/**
 * Relative luminance of a colour in any notation, 0 to 1; undefined where most of what lies behind shows through.
 * @param probe an element of ours: the browser computes the colour's parts on it
 */
function luminanceOf(color: string, probe: HTMLElement): number | undefined {
  probe.style.color = `color(from ${color} srgb-linear r g b / alpha)`;
  const [red = 0, green = 0, blue = 0, alpha = 1] = (
    getComputedStyle(probe).color.match(/-?[\d.]+(?:e-?\d+)?/g) ?? [0, 0, 0, 0]
  ).map(Number);
  return alpha < 0.5 ? undefined : 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
