/** Characters of a page that are searched. */
const longestText = 2_000_000;
/** Places with the text that are tested for whether they are shown. */
const mostTested = 100;

/** A text node, and where it begins in the text of all of them. */
interface Piece {
  node: Text;
  from: number;
  /** The offset in the node of each character that was kept. */
  offsets: number[];
}

/** Whether an element or a text takes up room in the page. */
export function isShown(place: Element | Range): boolean {
  const element = place instanceof Element ? place : place.startContainer.parentElement;
  if (!element?.checkVisibility({ visibilityProperty: true })) return false;
  const { width, height } = place.getBoundingClientRect();
  return width > 1 && height > 1;
}

/**
 * Reads the text of an element once, in time linear in its length, and returns the function that finds the first place
 * where a text is shown. White space and case make no difference, and the text may lie in several elements, but it
 * begins and ends at the limits of words. The function returns undefined if it is shown nowhere.
 */
export function createTextSearch(root: Element): (text: string) => Range | undefined {
  const { text, pieces } = readPieces(root);
  return (wanted) => {
    const needle = fold(wanted).replace(/\s+/g, '');
    if (needle === '') return undefined;
    let from = 0;
    for (let tested = 0; tested < mostTested; tested++) {
      const at = text.indexOf(needle, from);
      if (at < 0) return undefined;
      from = at + 1;
      const range = toRange(pieces, at, at + needle.length - 1);
      if (range && !isPartOfWord(range) && isShown(range)) return range;
    }
    return undefined;
  };
}

/** The text without white space: pages put any of it, or none, between elements. */
function readPieces(root: Element): { text: string; pieces: Piece[] } {
  const pieces: Piece[] = [];
  const kept: string[] = [];
  let length = 0;
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (length < longestText && walker.nextNode()) {
    const node = walker.currentNode as Text;
    const piece: Piece = { node, from: length, offsets: [] };
    const folded = fold(node.data);
    for (let offset = 0; offset < folded.length; offset++) {
      const character = folded.charAt(offset);
      if (/\s/.test(character)) continue;
      kept.push(character);
      piece.offsets.push(offset);
    }
    length += piece.offsets.length;
    if (piece.offsets.length > 0) pieces.push(piece);
  }
  return { text: kept.join(''), pieces };
}

/** Lower case where that keeps the number of characters, as it does but for a few letters. */
function fold(text: string): string {
  const lower = text.toLowerCase();
  return lower.length === text.length ? lower : text;
}

const isLetter = (character: string) => /[\p{L}\p{N}]/u.test(character);

/** Whether a letter or digit joins the first or the last one of a text. The limits of elements limit words. */
function isPartOfWord({ startContainer, startOffset, endContainer, endOffset }: Range): boolean {
  const joins = ({ textContent }: Node, at: number) =>
    isLetter(textContent?.charAt(at - 1) ?? '') && isLetter(textContent?.charAt(at) ?? '');
  return joins(startContainer, startOffset) || joins(endContainer, endOffset);
}

/** The range from one character to another, both included. */
function toRange(pieces: readonly Piece[], first: number, last: number): Range | undefined {
  const [start, end] = [findPiece(pieces, first), findPiece(pieces, last)];
  if (!start || !end) return undefined;
  const range = start.node.ownerDocument.createRange();
  range.setStart(start.node, start.offsets[first - start.from] ?? 0);
  range.setEnd(end.node, (end.offsets[last - end.from] ?? 0) + 1);
  return range;
}

/** The piece with a character, by bisection. */
function findPiece(pieces: readonly Piece[], at: number): Piece | undefined {
  let [low, high] = [0, pieces.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((pieces[middle]?.from ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return pieces[low];
}
