import { followPage } from './pageChanges';

/** The mobile site's navigation, and the music site's player and navigation: bars at the lower edge of the window. */
const siteBars = 'ytm-pivot-bar-renderer,ytmusic-player-bar,ytmusic-pivot-bar-renderer';
/** Width of the corner in which we stand, in CSS pixels. */
const corner = 76;

/**
 * Keeps `--clear` on our element: how many CSS pixels of the lower right corner the site's own bars cover, the safe
 * area below them included. They are measured, as they come, go, slide and change their height.
 */
export function stayAboveSiteBars(host: HTMLElement, signal: AbortSignal): void {
  // The desktop site has none.
  if (location.hostname === 'www.youtube.com') return;

  const watched = new Set<Element>();
  const place = () => host.style.setProperty('--clear', `${coveredBy(watched)}px`);
  // By one pixel less than the window: a bar that has just left it does not touch it any more.
  const options = { threshold: [0, 0.25, 0.5, 0.75, 1], rootMargin: '0px 0px -1px' };
  const moved = new IntersectionObserver(place, options);
  const sized = new ResizeObserver(place);

  function look(): void {
    for (const bar of watched) if (!bar.isConnected) watched.delete(bar);
    for (const bar of document.querySelectorAll(siteBars)) {
      if (watched.has(bar)) continue;
      watched.add(bar);
      moved.observe(bar);
      sized.observe(bar);
    }
    place();
  }

  // Where it comes to rest, whatever it was seen at on its way.
  const rested = ({ target }: Event) => watched.has(target as Element) && place();
  window.addEventListener('transitionend', rested, { signal, capture: true, passive: true });
  followPage(look, signal, ['scroll', 'resize', 'click', 'load']);
  requestAnimationFrame(() => requestIdleCallback(look));
  signal.addEventListener('abort', () => {
    moved.disconnect();
    sized.disconnect();
  });
}

/** Bars may stand on each other. One that fills the window is no bar, nor one that has left it. */
function coveredBy(bars: Iterable<Element>): number {
  const { innerWidth, innerHeight } = window;
  let edge = innerHeight;
  const fromBelow = [...bars]
    .map((bar) => ({ bar, place: bar.getBoundingClientRect() }))
    .sort((one, other) => other.place.bottom - one.place.bottom);
  for (const { bar, place } of fromBelow) {
    const isInCorner = place.right > innerWidth - corner && place.left < innerWidth;
    const isAtEdge = place.bottom > edge - corner && place.top < edge && place.height < innerHeight / 2;
    if (isInCorner && isAtEdge && place.height > 0 && bar.checkVisibility({ visibilityProperty: true }))
      edge = place.top;
  }
  return Math.round(innerHeight - edge);
}
