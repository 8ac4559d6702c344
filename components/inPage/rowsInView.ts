/** Links that may lead to videos of the site, as a selector. */
export const videoLinks = 'a[href*="watch?v="],a[href*="/shorts/"],a[href*="/live/"]';
/**
 * Maximum distance of links that are checked for being in view. A row contains more links: each video has two or three.
 */
const maximumStride = 24;

/**
 * Finds the links in view. Checks one of several links. If it is in view, its neighbours are checked too; if one is
 * above and the next below the view, those between are checked.
 */
export function rowsInView(all: NodeListOf<HTMLAnchorElement>): Set<HTMLAnchorElement> {
  const inView = new Set<HTMLAnchorElement>();
  const take = (link: HTMLAnchorElement | undefined) => {
    if (link === undefined || inView.has(link) || findSide(link) !== 0) return false;
    inView.add(link);
    return true;
  };
  function takeFrom(at: number): boolean {
    if (!take(all[at])) return false;
    for (let back = at - 1; take(all[back]); ) back--;
    for (let on = at + 1; take(all[on]); ) on++;
    return true;
  }

  const stride = Math.min(maximumStride, 1 + Math.floor(all.length / 64));
  let before = 0;
  for (let at = 0; at < all.length + stride - 1; at += stride) {
    const checked = Math.min(at, all.length - 1);
    const side = findSide(all[checked]);
    if (side === 0) takeFrom(checked);
    else if (side * before < 0)
      for (let between = at - stride + 1; between < checked; between++) takeFrom(between);
    before = side || before;
  }
  return inView;
}

/** 0 for a link in view, -1 above the view, 1 below or beside it, or not displayed. */
function findSide(link: HTMLElement | undefined): number {
  if (link === undefined) return 1;
  const { top, bottom, left, right } = link.getBoundingClientRect();
  if (bottom <= 0 && right > left) return -1;
  const isSeen = right > left && top < window.innerHeight && right > 0 && left < window.innerWidth;
  return isSeen ? 0 : 1;
}
