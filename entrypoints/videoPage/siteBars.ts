import type { Layer } from '../../components/inPage/layer';
import { shareClear } from '../../components/inPage/ownStyle';
import { followPage } from './pageChanges';

/**
 * What lies at the lower edge of the window: the mobile site's navigation, the music site's player and navigation, the
 * desktop site's miniplayer. The last one's element may be larger than the part that is shown, or without a size.
 */
const siteBars =
  'ytm-pivot-bar-renderer,ytmusic-player-bar,ytmusic-pivot-bar-renderer,ytd-miniplayer,.ytdMiniplayerComponentContent';
/** Width in CSS pixels of the corner that our bar occupies. */
const corner = 76;

/**
 * Keeps our parts above the site's own bars: above the height in CSS pixels that these cover in the lower right corner,
 * including the safe area below them. The bars appear, disappear, slide and change their
 * height.
 */
export function stayAboveSiteBars({ changeStyle }: Pick<Layer, 'changeStyle'>, signal: AbortSignal): void {
  const place = () => {
    const clear = measureCovered();
    changeStyle({ clear });
    shareClear(clear);
  };
  // One pixel smaller than the window, so that a bar that has just left it does not intersect
  const options = { threshold: [0, 0.5, 1], rootMargin: '0px 0px -1px' };
  const moved = new IntersectionObserver(place, options);
  const sized = new ResizeObserver(place);

  function update(): void {
    for (const bar of document.querySelectorAll(siteBars)) {
      moved.observe(bar);
      // Its padding grows with the safe area.
      sized.observe(bar, { box: 'border-box' });
    }
    place();
  }

  // Measures the final position after an animation
  const updateAfterTransition = ({ target }: Event) => (target as Element).matches(siteBars) && place();
  window.addEventListener('transitionend', updateAfterTransition, { signal, capture: true, passive: true });
  followPage(update, signal, ['scroll', 'resize', 'click', 'load']);
  requestIdleCallback(update);
  signal.addEventListener('abort', () => {
    moved.disconnect();
    sized.disconnect();
  });
}

/**
 * The covered height. An element that fills the window, begins in its upper quarter, or is outside of it, does not count.
 */
function measureCovered(): number {
  const { innerWidth, innerHeight } = window;
  const tops = [...document.querySelectorAll(siteBars)].map((bar) => {
    const { left, right, top } = bar.getBoundingClientRect();
    const isBelow = top > innerHeight / 4 && top < innerHeight;
    const isInCorner = isBelow && right > innerWidth - corner && left < innerWidth;
    return isInCorner && bar.checkVisibility({ visibilityProperty: true }) ? top : innerHeight;
  });
  return Math.round(innerHeight - Math.min(innerHeight, ...tops));
}
