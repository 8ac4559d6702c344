import { attempt } from '../../shared/attempt';
import { isFrame, isHidden } from './frame';

/** The parts of an event that a person can point out in a page. */
export const eventParts = ['title', 'date', 'place'] as const;
export type EventPart = (typeof eventParts)[number];

/** One event of a page, as it was pointed out or is like one that was: its element or siblings, and its parts. */
export interface PointedEvent {
  elements: readonly Element[];
  parts: ReadonlyMap<EventPart, Element>;
}

/** An element that holds lines, or a line itself. */
export interface OutlineNode {
  /** The node before with a smaller depth holds this one. */
  depth: number;
  /** The element's name, such as `h2`, `li` or `td`; `line` for text beside other blocks, `bold` for such in bold. */
  kind: string;
  text?: string | undefined;
  /** The address of the line's first link, as written, and the link's text. */
  href?: string | undefined;
  link?: string | undefined;
  /** The value of the line's `time` element. */
  time?: string | undefined;
  /** The text in bold that the line begins with, if the rest is not bold. */
  bold?: string | undefined;
  /** The text in an element whose class says that it is a place. */
  place?: string | undefined;
  /** Rows and columns that a cell spans, if more than one. */
  rows?: number | undefined;
  columns?: number | undefined;
  /** Number of the element among those of the page, see `findPropertyElements`. */
  at: number;
  /** Of a page whose events a person has pointed out: the node holds one event, or is the line of such a part of it. */
  role?: 'item' | EventPart | undefined;
}

/**
 * The content of a page without its frame, for `readPlainEvents`: plain JSON, in document order. The page scanner
 * collects it, since the readers of dates are too large for a script in pages; a page of ours reads it.
 */
export interface Outline {
  /** Title of the document. */
  title: string;
  /** The first heading of the page's header, which is not among the nodes. */
  heading?: string | undefined;
  nodes: OutlineNode[];
  /** The page has more text than is collected. */
  isCutShort?: boolean | undefined;
}

/** That of a page which was not read. */
export const emptyOutline: Outline = { title: '', nodes: [] };

/** Limits of an outline. */
export const outlineLimits = { nodes: 8_000, line: 600, text: 200_000, depth: 100 } as const;

const blocks =
  /^(?:ADDRESS|ARTICLE|ASIDE|BLOCKQUOTE|CENTER|DD|DETAILS|DIV|DL|DT|FIELDSET|FIGCAPTION|FIGURE|FORM|H[1-6]|HEADER|FOOTER|HGROUP|HR|LI|MAIN|MENU|OL|P|PRE|SECTION|SUMMARY|TABLE|CAPTION|TBODY|THEAD|TFOOT|TR|TD|TH|UL)$/;
/** Lines with a number that the main part of a page has at least; with fewer, all of the page is read. */
const leastNumbered = 2;
/** Words of a class, in the nine languages, whose element holds no more than a place. */
const placeClass =
  /(?:^|[\s_-])(?:venue|location|place|ort|spielort|veranstaltungsort|lieu|lugar|local|luogo|sede|plaats|locatie|miejsce)(?:-?name)?(?:$|\s|__)/i;
/** Characters of a place. */
const longestPlace = 100;
/** Deeper elements are not read; browsers nest 512. */
const deepest = 512;

/**
 * Collects the outline of a page in time linear in its size. Never throws, though a form named `querySelector`, for
 * one, hides the document's method of that name.
 * @param isShown whether an element is displayed, if the browser knows
 */
export function readOutline(
  document: Document,
  isShown: (element: Element) => boolean = () => true,
): Outline {
  const builder = new OutlineBuilder(document, isShown);
  attempt(() => builder.read());
  return builder.outline;
}

/**
 * Collects the outline of those events of a page that a person has pointed out, with the headings around them.
 * @param isShown whether an element is displayed, if the browser knows
 */
export function readItemOutline(
  document: Document,
  items: readonly PointedEvent[],
  isShown: (element: Element) => boolean = () => true,
): Outline {
  const builder = new OutlineBuilder(document, isShown);
  attempt(() => builder.readItems(items));
  return builder.outline;
}

/** The text of an outline, a line of the page in each line. */
export const outlineText = ({ nodes }: Outline): string =>
  nodes
    .flatMap(({ text }) => text ?? [])
    .join('\n')
    .slice(0, 20_000);

interface OpenLine {
  text: string;
  isBold: boolean;
  at: number;
  href?: string;
  link?: string;
  time?: string;
  bold?: string;
  place?: string;
}

class OutlineBuilder {
  readonly outline: Outline;
  #numbers = new Map<Element, number>();
  #line: OpenLine | undefined;
  #length = 0;
  /** Link and emphasis around the present text. */
  #link: Element | undefined;
  #bold = 0;
  #isPlace = false;
  /** Parts of the present event that a person has pointed out. */
  #roles: ReadonlyMap<Element, EventPart> = new Map();
  /** Holds the text before. */
  #textParent: Element | undefined;
  #isPreformatted = false;
  #isFrame = isFrame;

  constructor(
    private readonly document: Document,
    private readonly isShown: (element: Element) => boolean,
  ) {
    this.outline = { title: '', nodes: [] };
  }

  #begin(): void {
    const { document, outline } = this;
    outline.title = String(document.title).slice(0, 300);
    // A list of all elements takes twice the time on pages of tens of thousands
    const walker = document.createTreeWalker(document, 1);
    for (let at = 0, node = walker.nextNode(); node; node = walker.nextNode())
      this.#numbers.set(node as Element, at++);
    const heading = document.querySelector('header h1')?.textContent?.replace(/\s+/g, ' ').trim();
    if (heading) outline.heading = heading.slice(0, 300);
  }

  read(): void {
    this.#begin();
    const { document, outline } = this;
    const main = document.querySelector('main,[role="main"]');
    if (main) this.#readBlock(main, 0, 0, true);
    // Some pages have no more than their heading in `main`
    if (this.#countNumbered() > leastNumbered) return;
    outline.nodes = [];
    this.#readBlock(document.body, 0, 0, false);
    if (this.#countNumbered() > 0) return;
    // All content stands in what is named like a frame, such as a calendar in a `sidebar`
    this.#isFrame = isHidden;
    outline.nodes = [];
    this.#readBlock(document.body, 0, 0, false);
  }

  #countNumbered(): number {
    return this.outline.nodes.filter(({ text = '' }) => /\d/.test(text)).length;
  }

  readItems(items: readonly PointedEvent[]): void {
    this.#begin();
    const shown = items.filter(({ elements: [first] }) => first && this.isShown(first));
    const starts = new Map(shown.flatMap((item) => item.elements.slice(0, 1).map((first) => [first, item])));
    const headings = new Set(this.document.querySelectorAll('h1,h2,h3,h4,h5,h6,caption'));
    let last: PointedEvent | undefined;
    for (const element of this.#numbers.keys()) {
      if (this.outline.isCutShort) return;
      const item = starts.get(element);
      if (item) this.#readItem(item);
      else if (
        headings.has(element) &&
        !last?.elements.some((one) => one.contains(element)) &&
        this.isShown(element)
      )
        this.#readBlock(element, 0, 0, true);
      last = item ?? last;
    }
  }

  #readItem({ elements, parts }: PointedEvent): void {
    const [first] = elements;
    const at = (first && this.#numbers.get(first)) ?? 0;
    this.#roles = new Map([...parts].map(([part, element]) => [element, part]));
    this.outline.nodes.push({ depth: 0, kind: 'li', role: 'item', at });
    // A date that several events share stands above them
    for (const [element, role] of this.#roles)
      if (!elements.some((one) => one.contains(element))) this.#readPart(element, role, 1, 0);
    for (const element of elements) {
      const role = this.#roles.get(element);
      if (role) this.#readPart(element, role, 1, 0);
      else this.#readBlock(element, 1, 0, true);
    }
    this.#roles = new Map();
  }

  /** Reads a part of an event as one line, and the parts within it as lines of their own. */
  #readPart(element: Element, role: EventPart, depth: number, level: number): void {
    const { nodes } = this.outline;
    this.#endLine(depth);
    const begin = nodes.length;
    const before = this.#link;
    this.#link = element.closest('a[href]') ?? undefined;
    this.#readChildren(element, depth, level, true);
    this.#endLine(depth);
    this.#link = before;
    const read = nodes.splice(begin);
    const own = read.filter(({ role: inner, text }) => !inner && text);
    const text = own
      .map((node) => node.text)
      .join(' ')
      .slice(0, outlineLimits.line);
    const { href, link } = own.find((node) => node.href) ?? {};
    const time = own.find((node) => node.time)?.time;
    const at = this.#numbers.get(element) ?? 0;
    if (text) nodes.push({ depth, kind: 'line', role, text, href, link, time, at });
    nodes.push(...read.filter(({ role: inner }) => inner));
  }

  /** @param depth of the node; @param level how deep the element is nested */
  #readBlock(element: Element, depth: number, level: number, isInContent: boolean): void {
    const { nodes } = this.outline;
    const begin = nodes.length;
    const tag = element.tagName.toUpperCase();
    const node: OutlineNode = {
      depth: Math.min(depth, outlineLimits.depth),
      kind: tag.toLowerCase(),
      at: this.#numbers.get(element) ?? 0,
    };
    if (tag === 'TD' || tag === 'TH') readSpans(element, node);
    nodes.push(node);
    const isContent = isInContent || /^(?:MAIN|ARTICLE|SECTION)$/.test(tag);
    this.#readChildren(element, depth + 1, level, isContent);
    this.#endLine(depth + 1);
    const [only, ...others] = nodes.slice(begin + 1, begin + 3);
    // Cells stay, for they count columns
    if (only === undefined && tag !== 'TD' && tag !== 'TH') nodes.length = begin;
    if (only?.role || only === undefined || others.length > 0 || !/^(?:line|bold)$/.test(only.kind)) return;
    const isStrong = only.kind === 'bold' && /^(?:P|DIV|CENTER)$/.test(tag);
    const { kind: _kind, depth: _depth, ...line } = only;
    nodes.length = begin;
    nodes.push({ ...node, ...line, at: node.at, ...(isStrong && { kind: 'bold' }) });
  }

  #readChildren(element: Element, depth: number, level: number, isInContent: boolean): void {
    if (level > deepest) return;
    for (let child = element.firstChild; child && !this.outline.isCutShort; child = child.nextSibling) {
      if (child.nodeType === 3) this.#addLines(child.nodeValue ?? '', element, depth);
      else if (child.nodeType === 1) this.#readElement(child as Element, depth, level + 1, isInContent);
    }
  }

  #readElement(element: Element, depth: number, level: number, isInContent: boolean): void {
    const isAround = this.#isPlace;
    this.#isPlace ||= isPlace(element);
    this.#readShown(element, depth, level, isInContent);
    this.#isPlace = isAround;
  }

  #readShown(element: Element, depth: number, level: number, isInContent: boolean): void {
    const tag = element.tagName.toUpperCase();
    if (tag === 'BR' || tag === 'HR') this.#endLine(depth);
    const role = this.#roles.get(element);
    if (role) {
      this.#readPart(element, role, depth, level);
      return;
    }
    if (this.#isFrame(element, isInContent) || !this.isShown(element)) return;
    if (blocks.test(tag) || tag.includes('-')) {
      this.#endLine(depth);
      const isAround = this.#isPreformatted;
      this.#isPreformatted ||= tag === 'PRE';
      this.#readBlock(element, depth, level, isInContent);
      this.#isPreformatted = isAround;
      return;
    }
    const isLink = tag === 'A' && element.hasAttribute('href');
    const isBold = tag === 'B' || tag === 'STRONG';
    const before = this.#link;
    if (isLink) this.#link = element;
    if (isBold) this.#bold++;
    this.#readChildren(element, depth, level, isInContent);
    if (isBold) this.#bold--;
    this.#link = before;
  }

  /** Text as it is shown: preformatted text keeps its lines, and its columns, which become tabs. */
  #addLines(written: string, parent: Element, depth: number): void {
    for (const [at, line] of (this.#isPreformatted ? written.split('\n') : [written]).entries()) {
      if (at > 0) this.#endLine(depth);
      const shown = line.replace(/[\u200b\u2060\u00ad]/g, '');
      if (!this.#isPreformatted) this.#addText(shown.replace(/\s+/g, ' '), parent);
      else this.#addText(shown.replace(/\s{2,}|\t/g, '\t').replace(/[^\S\t]/g, ' '), parent);
    }
  }

  #addText(text: string, parent: Element): void {
    if (text === '' || (text === ' ' && !this.#line)) return;
    if (text.trim() !== '') this.#line ??= { text: '', isBold: true, at: this.#numbers.get(parent) ?? 0 };
    const line = this.#line;
    if (!line) return;
    const isSpan = isTimeSpan(this.#textParent, parent) && clockEnd.test(line.text) && clockBegin.test(text);
    const isApart =
      (needsSpace(line.text, text, this.#isOther(parent)) && !/^SU[BP]$/i.test(parent.tagName)) ||
      (isSetApart(this.#textParent, parent) && /\p{L}{2}$/u.test(line.text) && /^\p{L}{2}/u.test(text));
    line.text = (line.text + (isSpan ? ' – ' : isApart ? ' ' : '') + text).slice(0, outlineLimits.line);
    if (text.trim() === '') return;
    this.#textParent = parent;
    if (this.#isPlace) line.place = `${line.place ?? ''} ${text.trim()}`.trim();
    if (this.#bold > 0 && line.isBold) line.bold = line.text.trim();
    if (this.#bold === 0) line.isBold = false;
    const time = parent.tagName.toUpperCase() === 'TIME' ? parent.getAttribute('datetime') : null;
    if (time) line.time ??= time.slice(0, 40);
    const href = this.#link?.getAttribute('href');
    if (!href || (line.href !== undefined && line.href !== href)) return;
    line.href ??= href.slice(0, 2000);
    line.link = `${line.link ?? ''} ${text.trim()}`.trim().slice(0, outlineLimits.line);
  }

  /** Whether neither of this element and that of the text before holds the other. */
  #isOther(parent: Element): boolean {
    const before = this.#textParent;
    return before !== undefined && !before.contains(parent) && !parent.contains(before);
  }

  #endLine(depth: number): void {
    const { outline } = this;
    const text = this.#line?.text.trim();
    if (this.#line && text) {
      const { isBold, href, link, time, bold, place, at } = this.#line;
      const kind = isBold ? 'bold' : 'line';
      outline.nodes.push({
        depth: Math.min(depth, outlineLimits.depth),
        kind,
        text,
        ...(href !== undefined && { href, link }),
        ...(time !== undefined && { time }),
        ...(bold !== undefined && !isBold && { bold }),
        ...(place !== undefined && { place }),
        at,
      });
      this.#length += text.length;
    }
    this.#line = undefined;
    if (this.#length > outlineLimits.text || outline.nodes.length >= outlineLimits.nodes - deepest)
      outline.isCutShort = true;
  }
}

/**
 * Pages put day, month and year into elements of their own, which style sheets set apart: `<b>Mar</b><b>3</b>`.
 * @param isOther the two texts are in elements beside each other
 */
const needsSpace = (before: string, text: string, isOther: boolean): boolean =>
  (isOther && /\d$/.test(before) && /^\d/.test(text)) ||
  (isOther && /\p{Ll}{2}$/u.test(before) && /^\p{Lu}\p{Ll}/u.test(text)) ||
  (/\d$/.test(before) && /^\p{L}/u.test(text) && !/^(?:st|nd|rd|th|er|e|h|am|pm|uhr)\b/i.test(text)) ||
  (/\p{L}$/u.test(before) && /^\d/.test(text));

const clockEnd = /\d(?:[:.h]\d\d)?\s?(?:[ap]\.?m\.?)?\s*$/i;
const clockBegin = /^\d{1,2}(?:[:.h]\d\d|\s?[ap]\.?m)/i;

/** Whether two elements beside each other are times: the start and the end. */
const isTimeSpan = (before: Element | undefined, parent: Element): boolean =>
  before !== parent &&
  before?.parentNode === parent.parentNode &&
  before.tagName.toUpperCase() === 'TIME' &&
  parent.tagName.toUpperCase() === 'TIME';

const isPlace = (element: Element): boolean =>
  placeClass.test(element.getAttribute('class') ?? '') &&
  (element.textContent ?? '').trim().length < longestPlace;

/** Whether style sheets can set two elements beside each other apart: each has a class of its own. */
function isSetApart(before: Element | undefined, parent: Element): boolean {
  if (!before || before === parent || before.parentNode !== parent.parentNode) return false;
  const [one, other] = [before.getAttribute('class'), parent.getAttribute('class')];
  return Boolean(one && other) && one !== other;
}

function readSpans(cell: Element, node: OutlineNode): void {
  const read = (name: string) => Math.min(60, Number(cell.getAttribute(name)) || 1);
  const [rows, columns] = [read('rowspan'), read('colspan')];
  if (rows > 1) node.rows = rows;
  if (columns > 1) node.columns = columns;
}
